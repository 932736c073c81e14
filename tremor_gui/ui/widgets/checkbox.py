"""A switch with its sentence beside it."""

from collections.abc import Callable
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Pressable

_GAP: Final = 12
_SIDE: Final = 32


class Checkbox(Pressable):
    """Holds `checked`; calls `on_change` when it is switched."""

    def __init__(
        self, kit: Kit, label: str, checked: bool, on_change: Callable[[bool], None], *, tooltip: str = ""
    ) -> None:
        super().__init__(kit, tooltip=tooltip)
        self.label = label
        self.checked = checked
        self.on_change = on_change

    @property
    def natural_width(self) -> float:
        """The width it wants for its sentence."""
        return _SIDE + _GAP + self.kit.text.width(self.label, theme.BODY)

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

    def click(self) -> None:
        """Switch, with the sound of it."""
        self.checked = not self.checked
        self.kit.sound.play("click")
        self.on_change(self.checked)
