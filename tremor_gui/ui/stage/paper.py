"""Cut paper made while the game runs: shapes that change too much to be drawn beforehand.

A cutout is a few flat layers, each with a lighter upper edge, on one soft shadow.
It is turned before it is cut, so that the lamp's light stays where it is.
"""

from dataclasses import dataclass
from functools import partial
from math import ceil, tau
from random import Random
from typing import Final

import pygame

from tremor_gui.ui.images import BLEND
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour

from .shapes import Outline, reach, turned

_FINE: Final = 2  # pixels drawn for one shown, each way
_SOFT: Final = 3  # pixels shown for one of a shadow's
_EDGE: Final = (0.7, 1.0)  # logical units by which a layer shows its light edge
_LIGHT: Final = 0.28  # share of white in it
_DROP: Final = (0.45, 0.9)  # how far a shadow falls, for each unit of height
_SHADE: Final = 105  # alpha of a shadow
_TURNS: Final = (
    8.0,
    1.6,
    36.0,
)  # turns in which a cutout is kept: at least, for each unit of radius, at most
_SIZES: Final = (3.0, 0.5, 12.0)  # sizes in which it is kept, up to the full one, likewise
_ALPHAS: Final = 8
_BYTES: Final = 24 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Layer:
    """One flat shape of a cutout."""

    outline: Outline
    colour: Colour


class Cutout:
    """A paper shape that is cut as it is needed, and kept for each size, turn and alpha in which it was."""

    def __init__(self, *layers: Layer, height: float = 2.5, grain: bool = False) -> None:
        """Choose the layers, lowest first, and the height above the table in logical units: its shadow."""
        self._layers = layers
        self._height = height
        self._grain = grain
        self.radius = max(reach(layer.outline) for layer in layers)
        """How far it goes from its middle, in logical units."""
        self._turns = _within(_TURNS, self.radius)
        self._sizes = _within(_SIZES, self.radius)
        self._kept = SurfaceCache(_BYTES)

    def draw(self, pen: Pen, at: Point, turn: float = 0.0, size: float = 1.0, alpha: float = 1.0) -> None:
        """Draw it with its middle at a place; `turn` in degrees clockwise, size and alpha as shares."""
        scale = pen.kit.metrics.scale
        picture = self.picture(scale, turn, size, alpha)
        if picture is not None:
            centre = round(at[0] * scale), round(at[1] * scale)
            pen.surface.blit(picture, picture.get_rect(center=centre), special_flags=BLEND)

    def picture(
        self, scale: float, turn: float = 0.0, size: float = 1.0, alpha: float = 1.0
    ) -> pygame.Surface | None:
        """Return it in about this turn, size and alpha for a scale, or None where nothing is seen of it."""
        step = round(turn / 360 * self._turns) % self._turns
        grown = round(size * self._sizes)
        faded = min(_ALPHAS, round(alpha * _ALPHAS))
        if grown <= 0 or faded <= 0:
            return None
        whole = self._kept.get((scale, step, grown), partial(self._cut, scale, step, grown))
        if faded == _ALPHAS:
            return whole
        return self._kept.get((scale, step, grown, faded), partial(_faded, whole, faded))

    def spin(self, scale: float, size: float) -> None:
        """Cut it in every turn that it can have in a size."""
        for step in range(self._turns):
            self.picture(scale, 360 * step / self._turns, size)

    def _cut(self, scale: float, step: int, grown: int) -> pygame.Surface:
        factor = scale * grown / self._sizes
        layers = [
            Layer(turned(layer.outline, tau * step / self._turns), layer.colour) for layer in self._layers
        ]
        points = [point for layer in layers for point in layer.outline]
        drop = self._height * _DROP[0] * scale, self._height * _DROP[1] * scale
        room = (
            2 * ceil(max(abs(x) for x, _ in points) * factor + drop[0] + 2 * _SOFT),
            2 * ceil(max(abs(y) for _, y in points) * factor + drop[1] + 2 * _SOFT),
        )
        picture = pygame.Surface(room, pygame.SRCALPHA)
        if self._height:
            _cast(picture, [_placed(layer.outline, factor, room, drop) for layer in layers], drop[1] < 2)
        picture.blit(_stack(layers, room, factor, scale), (0, 0), special_flags=BLEND)
        if self._grain:
            _roughen(picture)
        return picture


def _faded(picture: pygame.Surface, level: int) -> pygame.Surface:
    faded = picture.copy()
    alpha = 255 * level // _ALPHAS
    faded.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return faded


def _placed(outline: Outline, factor: float, room: Point, move: Point = (0, 0)) -> list[Point]:
    """Return an outline in pixels, its middle in the middle of the room."""
    return [(x * factor + room[0] / 2 + move[0], y * factor + room[1] / 2 + move[1]) for x, y in outline]


def _stack(layers: list[Layer], room: tuple[int, int], factor: float, scale: float) -> pygame.Surface:
    """Lay the layers on one another, each with its light edge; drawn large and made smaller.

    The edge is the layer's own shape in a lighter colour, a little up and to the left of it.
    """
    fine = room[0] * _FINE, room[1] * _FINE
    stack = pygame.Surface(fine, pygame.SRCALPHA)
    edge = -_EDGE[0] * scale * _FINE, -_EDGE[1] * scale * _FINE
    for layer in layers:
        colour = pygame.Color(layer.colour)
        lit = _placed(layer.outline, factor * _FINE, fine, edge)
        pygame.draw.polygon(stack, colour.lerp("white", _LIGHT), lit)
        pygame.draw.polygon(stack, colour, _placed(layer.outline, factor * _FINE, fine))
    return pygame.transform.smoothscale(stack, room)


def _cast(picture: pygame.Surface, outlines: list[list[Point]], near: bool) -> None:
    """Draw the shadow of outlines; it is soft because it is drawn small and made larger."""
    width, height = picture.get_size()
    coarse = 1 if near else _SOFT
    small = pygame.Surface((ceil(width / coarse), ceil(height / coarse)), pygame.SRCALPHA)
    for outline in outlines:
        pygame.draw.polygon(small, (0, 0, 0, _SHADE), [(x / coarse, y / coarse) for x, y in outline])
    soft = pygame.transform.box_blur(small, 1)
    picture.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0), special_flags=BLEND)


def _roughen(picture: pygame.Surface) -> None:
    """Give large paper a trace of grain."""
    side = 96
    grain = pygame.image.frombytes(Random(side).randbytes(side * side), (side, side), "P")
    grain.set_palette([(level, level, level) for level in (232 + i // 11 for i in range(256))])
    for x in range(0, picture.get_width(), side):
        for y in range(0, picture.get_height(), side):
            picture.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _within(bounds: tuple[float, float, float], radius: float) -> int:
    """Return a number for each unit of radius, held between bounds."""
    least, each, most = bounds
    return round(min(most, max(least, each * radius)))
