"""Dice as they are drawn on the table, under way and at rest, with their shadows."""

from math import cos, sin
from typing import Final, NamedTuple

import pygame

from tremor_gui.ui import palette
from tremor_gui.ui.images import BLEND, Images
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen

from .cube import TILT, Cube, face_picture
from .solid import FACES, FLAT, lying
from .space import Quaternion, Vector, axes, dot, scaled
from .throw import Moment

PICTURES: Final = tuple(f"dice/face_{key}" for key in palette.DISASTERS)
"""The picture of each value."""
LARGEST: Final = 1.4
"""How many times its own size a die may look while it flies."""

_FLYING: Final = 1.5  # pixels drawn for one shown, each way, while a die moves
_RESTING: Final = 3.0  # and for one that is looked at
_ROOM: Final = 1.6  # sides of the canvas in which a die turns
_SHADOW_ROOM: Final = 2.6  # sides
_COARSE: Final = 6  # pixels of the screen in one of a shadow's
_DARK: Final = 125  # alpha of the shadow of a die that lies
_SLANT: Final = (0.38, 0.30)  # sides by which the lamp throws the shadow of what is a side high
_STILL_BYTES: Final = 8 * 1024 * 1024


class RestingDie(NamedTuple):
    """A die that lies on the table: value, place, turn in degrees clockwise and side, in logical units."""

    value: int
    x: float
    y: float
    angle: float
    size: float


class DiePainter:
    """Draws dice, and keeps what it made for the size they have."""

    def __init__(self) -> None:
        self._flying: _Easel | None = None
        self._still = SurfaceCache(_STILL_BYTES)

    def rest(self, pen: Pen, die: RestingDie) -> None:
        """Draw a die that lies still; it is made once, finely, and then only copied."""
        metrics = pen.kit.metrics
        side = metrics.px(die.size)
        room = round(side * _SHADOW_ROOM)

        def make() -> pygame.Surface:
            picture = pygame.Surface((room, room), pygame.SRCALPHA)
            easel = _Easel(pen.kit.images, side, _RESTING)
            easel.paint(picture, (room / 2, room / 2), lying(die.value, die.angle))
            return picture

        picture = self._still.get((die.value, die.angle, side), make)
        pen.surface.blit(picture, picture.get_rect(center=metrics.point((die.x, die.y))), special_flags=BLEND)

    def fly(self, pen: Pen, moment: Moment, size: float, swell: float = 1.0) -> None:
        """Draw a die in a moment of its throw, larger than itself by `swell`, up to LARGEST."""
        metrics = pen.kit.metrics
        side = metrics.px(size)
        if self._flying is None or self._flying.side != side:
            self._flying = _Easel(pen.kit.images, side, _FLYING)
        at = moment.x * metrics.scale, moment.y * metrics.scale
        self._flying.paint(pen.surface, at, moment.turn, moment.height / size, swell)


class _Easel:
    """The canvas and the pictures of the faces for dice of one size in pixels."""

    def __init__(self, images: Images, side: int, fine: float) -> None:
        self.side = side
        self._fine = fine
        length = max(4, round(2 * FLAT * side * fine))
        self._pictures = tuple(face_picture(images.source(name), length) for name in PICTURES)
        self._canvas = pygame.Surface((round(side * LARGEST * _ROOM * fine),) * 2, pygame.SRCALPHA)

    def paint(
        self, surface: pygame.Surface, at: Point, turn: Quaternion, height: float = 0.5, swell: float = 1.0
    ) -> None:
        """Draw a die and its shadow; `at` is the place in pixels below its centre, `height` is in sides."""
        side = self.side * swell
        _cast(surface, at, turn, height, side)
        room = min(round(side * _ROOM * self._fine), self._canvas.get_width())
        canvas = self._canvas.subsurface((0, 0, room, room))
        canvas.fill((0, 0, 0, 0))
        Cube(canvas, turn, side * self._fine).draw(self._pictures)
        picture = pygame.transform.smoothscale(canvas, (round(room / self._fine),) * 2)
        middle = round(at[0]), round(at[1] - (height - 0.5) * side * sin(TILT))
        surface.blit(picture, picture.get_rect(center=middle), special_flags=BLEND)


def _cast(surface: pygame.Surface, at: Point, turn: Quaternion, height: float, side: float) -> None:
    """Draw the shadow of a die: its outline along the lamp's rays on the table, soft since it is coarse."""
    room = round(side * _SHADOW_ROOM / _COARSE)
    shadow = pygame.Surface((room, room), pygame.SRCALPHA)
    shade = (0, 0, 0, round(_DARK / (1 + 0.6 * (height - 0.5))))
    columns = axes(turn)
    scale = side / _COARSE
    across = scaled(_ray(columns, 0, 1.0, _SLANT[0]), scale)
    down = scaled(_ray(columns, 1, cos(TILT), _SLANT[1]), scale)
    middle = room / 2 + height * scale * _SLANT[0], room / 2 + height * scale * _SLANT[1]
    for _, outline in FACES:
        points = [(middle[0] + dot(across, corner), middle[1] + dot(down, corner)) for corner in outline]
        pygame.draw.polygon(shadow, shade, points)
    shown = pygame.transform.smoothscale(pygame.transform.box_blur(shadow, 1), (room * _COARSE,) * 2)
    surface.blit(shown, shown.get_rect(center=(round(at[0]), round(at[1]))), special_flags=BLEND)


def _ray(columns: tuple[Vector, Vector, Vector], axis: int, lean: float, slant: float) -> Vector:
    """Return how far along an axis of the table the shadow of each axis of the die reaches."""
    x, y, z = columns
    return (
        x[axis] * lean + x[2] * slant,
        y[axis] * lean + y[2] * slant,
        z[axis] * lean + z[2] * slant,
    )
