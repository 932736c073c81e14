"""Draws on a surface in logical units."""

from dataclasses import dataclass
from typing import Final, Literal

import pygame

from tremor_gui.ui import palette
from tremor_gui.ui.images import BLEND
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.theme import Colour, Style

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
_RING: Final = 3


@dataclass(frozen=True, slots=True)
class Pen:
    """A surface in pixels, and the kit to draw on it with."""

    kit: Kit
    surface: pygame.Surface

    def nine(self, name: str, box: Box) -> None:
        """Draw a picture stretched between its corners, such as ``ui/panel``."""
        rect = self.kit.metrics.rect(box)
        self.surface.blit(
            self.kit.images.nine(name, rect.size, self.kit.metrics.scale), rect, special_flags=BLEND
        )

    def image(self, name: str, box: Box, alpha: int = 255) -> None:
        """Draw a picture as large as the box allows, in its middle."""
        rect = self.kit.metrics.rect(box)
        picture = self.kit.images.fitted(name, rect.size)
        if alpha < 255:
            picture = self.kit.images.faded(name, picture.get_size(), alpha)
        self.surface.blit(picture, picture.get_rect(center=rect.center), special_flags=BLEND)

    def icon(self, name: str, box: Box, colour: Colour | None = None) -> None:
        """Draw an icon in its own colours, or filled with one."""
        rect = self.kit.metrics.rect(box)
        icon = self.kit.images.fitted(f"icons/{name}", rect.size)
        if colour is not None:
            icon = self.kit.images.inked(f"icons/{name}", icon.get_size(), colour)
        self.surface.blit(icon, icon.get_rect(center=rect.center), special_flags=BLEND)

    def backdrop(self, name: str) -> None:
        """Fill the whole surface with a picture, cut where it is too wide or too high."""
        self.surface.blit(self.kit.images.covering(name, self.surface.get_size()), (0, 0))

    def line(
        self, text: str, style: Style, at: Point, anchor: Anchor = "topleft", max_width: float | None = None
    ) -> pygame.Rect:
        """Write one line, held at `at` by its anchor, and return where it stands in pixels.

        What is wider than `max_width` units becomes smaller, and only then ends in an ellipsis.
        """
        if max_width is not None:
            style = self.kit.text.fitting(text, style, max_width)
        line = self.kit.text.line(text, style, max_width)
        rect = line.get_rect(**{anchor: self.kit.metrics.point(at)})
        self.surface.blit(line, rect)
        return rect

    def paragraph(
        self, markup: str, style: Style, at: Point, width: float, align: Align = Align.LEFT
    ) -> float:
        """Write marked-up text from a top left corner and return its height in logical units."""
        surface = self.kit.paragraphs.render(markup, style, width, align)
        self.surface.blit(surface, self.kit.metrics.point(at))
        return surface.get_height() / self.kit.metrics.scale

    def fill(self, colour: Colour, box: Box, radius: float = 0) -> None:
        """Fill a box with a colour, its corners round or square; translucent only on an opaque surface."""
        rect = self.kit.metrics.rect(box)
        shade = pygame.Color(colour)
        if radius:
            self._rounded(rect, radius, colour)
        elif shade.a == 255:
            self.surface.fill(shade, rect)
        else:
            # A blending fill takes no heed of the clip where the two do not meet.
            rect = rect.clip(self.surface.get_clip())
            self.surface.fill((255 - shade.a,) * 3, rect, special_flags=pygame.BLEND_RGB_MULT)
            laid = [channel * shade.a // 255 for channel in shade[:3]]
            self.surface.fill(laid, rect, special_flags=pygame.BLEND_RGB_ADD)

    def outline(self, colour: Colour, box: Box, width: float = 2, radius: float = 0) -> None:
        """Draw the edge of a box, inside it."""
        self._rounded(self.kit.metrics.rect(box), radius, colour, width)

    def _rounded(self, rect: pygame.Rect, radius: float, colour: Colour, width: float = 0) -> None:
        if rect.width <= 0 or rect.height <= 0:  # scaling nothing brings the process down
            return
        px = self.kit.metrics.px
        shape = self.kit.images.rounded(rect.size, px(radius), colour, px(width))
        self.surface.blit(shape, rect, special_flags=BLEND)

    def focus(self, colour: Colour, box: Box) -> None:
        """Draw the ring that says where the keys go, edged so that it shows on any paper."""
        self.outline(palette.INK, box.inflate(_RING, _RING), _RING + 2, radius=14)
        self.outline(colour, box, _RING, radius=12)

    def clipped(self, box: Box) -> "Pen":
        """Return a pen that draws only inside a box, in the same coordinates."""
        view = self.surface.subsurface(self.surface.get_rect())
        view.set_clip(self.kit.metrics.rect(box).clip(self.surface.get_clip()))
        return Pen(self.kit, view)
