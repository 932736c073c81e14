"""Round spots without an edge: light that is added, and shade that is laid over."""

from collections.abc import Iterator
from functools import partial
from math import exp, log
from typing import Final

import pygame

from tremor_gui.ui.images import BLEND
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour

_RINGS: Final = 24
_RATIO: Final = log(1.08)  # between two radii in which a spot is kept
_LEVELS: Final = 10  # strengths in which it is kept
_BYTES: Final = 64 * 1024 * 1024

Picture = tuple[pygame.Surface, Point, int]
"""A picture, where its upper left corner goes, in pixels, and how it is blended."""


class Spot:
    """A spot of light in one colour, or of shade if it is dark; kept for each radius and strength."""

    def __init__(self, colour: Colour, dark: bool = False, flat: float = 1.0) -> None:
        """Choose a colour, whether it darkens, and the height as a share of the width."""
        self._colour = pygame.Color(colour)
        self._dark = dark
        self._flat = flat
        self.blend = BLEND if dark else pygame.BLEND_RGB_ADD
        """The flag with which its pictures are blitted."""
        self._kept = SurfaceCache(_BYTES)

    def draw(self, pen: Pen, at: Point, radius: float, strength: float = 1.0) -> None:
        """Draw it about a place, its radius in logical units, its strength from 0 to 1."""
        scale = pen.kit.metrics.scale
        picture = self.picture(scale, radius, strength)
        if picture is not None:
            middle = round(at[0] * scale), round(at[1] * scale)
            pen.surface.blit(picture, picture.get_rect(center=middle), special_flags=self.blend)

    def picture(self, scale: float, radius: float, strength: float) -> pygame.Surface | None:
        """Return it in about this size and strength, or None where nothing is seen of it."""
        level = round(min(1.0, strength) * _LEVELS)
        if level <= 0 or radius * scale < 1:
            return None
        grade = round(log(radius * scale) / _RATIO)
        return self._kept.get((grade, level), partial(self._make, grade, level))

    def ahead(self, scale: float, radius: float, strongest: float) -> Iterator[None]:
        """Make it in one size for each strength up to one, the weakest first, one at a time."""
        for level in range(1, round(strongest * _LEVELS) + 1):
            self.picture(scale, radius, level / _LEVELS)
            yield

    def _make(self, grade: int, level: int) -> pygame.Surface:
        small = pygame.Surface((2 * _RINGS, 2 * _RINGS), pygame.SRCALPHA if self._dark else 0)
        for ring in range(_RINGS):
            share = (ring / _RINGS) ** 2 * level / _LEVELS
            shade = [round(part * share) for part in self._colour]
            pygame.draw.circle(small, shade, (_RINGS, _RINGS), _RINGS - ring)
        radius = exp(grade * _RATIO)
        size = max(2, round(2 * radius)), max(2, round(2 * radius * self._flat))
        return pygame.transform.smoothscale(small, size)
