"""A value between two ends, drawn along a groove."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Widget, pressed_in, released

_KNOB: Final = 34
_GROOVE: Final = 8


class Slider(Widget):
    """Holds `value`; calls `on_change` while it is dragged, clicked or moved by the arrow keys."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        value: float,
        on_change: Callable[[float], None],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        tooltip: str = "",
    ) -> None:
        super().__init__(kit, tooltip=tooltip)
        self.value = value
        self.on_change = on_change
        self.low, self.high, self.step = low, high, step
        self._held_from: float | None = None

    def handle(self, event: pygame.Event) -> bool:
        """Follow the mouse or an arrow key."""
        if not self.enabled:
            return False
        if pressed_in(self, event):
            self._held_from = self.value
            self._drag(self.position(event)[0])
            return True
        if event.type == pygame.MOUSEMOTION and self._held_from is not None:
            self._drag(self.position(event)[0])
            return True
        if released(event):
            self._held_from = None
            return True
        if (way := keys.direction(event)) is not None and way[0]:
            self._set(self.value + way[0] * self.step)
            return True
        return False

    def cancel(self) -> None:
        """Let go, and go back to the value before the drag."""
        if self._held_from is not None:
            self._set(self._held_from)
            self._held_from = None

    def draw(self, pen: Pen) -> None:
        """Draw the groove, filled up to the value, and the knob."""
        share = (self.value - self.low) / (self.high - self.low)
        travel = self._travel
        groove = Box(travel.left, travel.centery - _GROOVE / 2, travel.width, _GROOVE)
        pen.fill(palette.PARCHMENT, groove, _GROOVE / 2)
        reached = Box(groove.left, groove.top, groove.width * share, _GROOVE)
        pen.fill(palette.KRAFT, reached, _GROOVE / 2)
        knob = Box(0, 0, _KNOB, _KNOB)
        knob.center = (travel.left + travel.width * share, travel.centery)
        held = self._held_from is not None
        pen.nine("ui/button_hover" if self.hovered or held else "ui/button", knob)
        if self.ring:
            pen.focus(theme.FOCUS, knob)

    @property
    def _travel(self) -> Box:
        return self.box.inflate(-_KNOB, 0)

    def _drag(self, x: float) -> None:
        travel = self._travel
        self._set(self.low + (x - travel.left) / travel.width * (self.high - self.low))

    def _set(self, value: float) -> None:
        value = self.low + round((value - self.low) / self.step) * self.step
        value = round(min(max(value, self.low), self.high), 6)
        if value != self.value:
            self.value = value
            self.on_change(value)
