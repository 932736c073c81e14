"""Short messages that pass over the top of the window."""

from collections import deque
from typing import Final

import pygame

from tremor_gui.ui import palette, theme
from tremor_gui.ui.ease import in_cubic, out_cubic
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen

STAY: Final = 3.5
"""Seconds for which a message stays."""
_SLIDE: Final = 0.25
_WIDTH: Final = 620
_PADDING: Final = 18
_STYLE: Final = theme.BODY.coloured(palette.CREAM)


class Toasts:
    """Shows messages one after another; they slide in from above and never ask for anything."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.waiting: deque[str] = deque()
        self._age = 0.0

    def show(self, markup: str) -> None:
        """Add a message; one that is already waiting or shown is not repeated."""
        if markup not in self.waiting:
            self.waiting.append(markup)

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        if not self.waiting:
            return False
        moving = not _SLIDE < self._age < STAY - _SLIDE
        self._age += dt
        if self._age < STAY:
            return moving
        self.waiting.popleft()
        self._age = 0.0
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the present message over everything."""
        if not self.waiting:
            return
        pen, area, message = Pen(self._kit, surface), self._kit.metrics.area, self.waiting[0]
        room = min(_WIDTH, area.width - 80)
        width = self._kit.paragraphs.width(message, _STYLE, room) + 1
        height = self._kit.paragraphs.height(message, _STYLE, width)
        strip = Box(0, 0, width + 2 * _PADDING, height + 2 * _PADDING)
        strip.midtop = (area.centerx, self._shown() * (strip.height + 12) - strip.height)
        pen.nine("ui/panel_dark", strip)
        pen.paragraph(message, _STYLE, (strip.x + _PADDING, strip.y + _PADDING), width, Align.CENTRE)

    def _shown(self) -> float:
        """How far the strip has come into the window, from 0 to 1."""
        if not self._kit.preferences.motion:
            return 1.0
        if self._age < STAY / 2:
            return out_cubic(min(self._age / _SLIDE, 1))
        return 1 - in_cubic(max(0.0, 1 - (STAY - self._age) / _SLIDE))
