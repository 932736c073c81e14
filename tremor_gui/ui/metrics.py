"""Logical units and native pixels.

Everything is laid out in logical units, of which a window holds at least
1280 x 720 while the interface scale is 1; pictures and text are made at native
pixels, so that any window from 1024 x 640 to 3840 x 2160 is crisp.
"""

from dataclasses import dataclass
from typing import Final

import pygame

LOGICAL: Final = (1280, 720)
UI_SCALES: Final = (0.75, 1.5)
SMALLEST_LOGICAL: Final = (LOGICAL[0] / UI_SCALES[1], LOGICAL[1] / UI_SCALES[1])
"""A layout must fit this area: it is what the greatest interface scale leaves."""

Point = tuple[float, float]
Box = pygame.FRect


@dataclass(frozen=True, slots=True)
class Metrics:
    """The size of the window in both units, and the way between them."""

    pixels: tuple[int, int]
    scale: float
    """Native pixels in one logical unit."""

    @classmethod
    def fit(cls, pixels: tuple[int, int], ui_scale: float = 1.0) -> "Metrics":
        """Choose the scale for a window; `ui_scale` is held within UI_SCALES."""
        smallest, greatest = UI_SCALES
        wanted = min(max(ui_scale, smallest), greatest)
        fitting = min(pixels[0] / LOGICAL[0], pixels[1] / LOGICAL[1])
        return cls(pixels, max(fitting * wanted, 0.1))

    @property
    def width(self) -> float:
        """The window's width in logical units."""
        return self.pixels[0] / self.scale

    @property
    def height(self) -> float:
        """The window's height in logical units."""
        return self.pixels[1] / self.scale

    @property
    def area(self) -> Box:
        """The whole window as a box in logical units."""
        return Box(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Turn a length into whole pixels; nothing that exists becomes nothing."""
        pixels = round(units * self.scale)
        return pixels if pixels or units <= 0 else 1

    def size(self, size: Point) -> tuple[int, int]:
        """Turn a size into whole pixels."""
        return self.px(size[0]), self.px(size[1])

    def point(self, point: Point) -> tuple[int, int]:
        """Turn a place into whole pixels."""
        return round(point[0] * self.scale), round(point[1] * self.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """Turn a box into pixels by its edges, so that boxes that touch still touch."""
        left, top = self.point((box.left, box.top))
        right, bottom = self.point((box.right, box.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)

    def logical(self, position: Point) -> Point:
        """Turn the position of a mouse event into logical units."""
        return position[0] / self.scale, position[1] / self.scale
