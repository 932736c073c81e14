"""A switch with its sentence beside it."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Widget, pressed_in, released

_GAP: Final = 12
_SIDE: Final = 32


class Checkbox(Widget):
    """Holds `checked`; calls `on_change` when it is switched."""

    focusable = True

    def __init__(
        self, kit: Kit, label: str, checked: bool, on_change: Callable[[bool], None], *, tooltip: str = ""
    ) -> None:
        super().__init__(kit, tooltip=tooltip)
        self.label = label
        self.checked = checked
        self.on_change = on_change
        self._pressed = False

    @property
    def natural_width(self) -> float:
        """The width it wants for its sentence."""
        return _SIDE + _GAP + self.kit.text.width(self.label, theme.BODY)

    def handle(self, event: pygame.Event) -> bool:
        """Switch at a click, Enter or Space."""
        if not self.enabled:
            return False
        if pressed_in(self, event):
            self._pressed = True
            return True
        if released(event) and self._pressed:
            self._pressed = False
            if self.hit(self.position(event)):
                self._switch()
            return True
        if keys.pressed(event, keys.ACTIVATE):
            self._switch()
            return True
        return False

    def cancel(self) -> None:
        """Let go without switching."""
        self._pressed = False

    def draw(self, pen: Pen) -> None:
        """Draw the box, its tick and the sentence."""
        square = Box(self.box.left, self.box.centery - _SIDE / 2, _SIDE, _SIDE)
        pen.nine("ui/field", square)
        if self.checked:
            pen.icon("check", square.inflate(-9, -9), palette.INK)
        style = theme.BODY if self.enabled else theme.BODY.coloured(theme.DISABLED_INK)
        at = square.right + _GAP, self.box.centery
        pen.line(self.label, style, at, "midleft", self.box.width - _SIDE - _GAP)
        if self.ring:
            pen.focus(theme.FOCUS, square)

    def _switch(self) -> None:
        self.checked = not self.checked
        self.kit.sound.play("click")
        self.on_change(self.checked)
