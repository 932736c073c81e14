"""A part of the game that can be left out, as a slip of paper that lies on the table or not."""

from collections.abc import Callable
from typing import Final

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Pressable

_STYLE: Final = theme.STRONG.sized(16)
_PADDING: Final = 13.0
_BOX: Final = 20.0
_GAP: Final = 9.0


class Switch(Pressable):
    """Holds `on`; calls `on_change` when it is switched."""

    activators = keys.ACTIVATE - keys.CONFIRM
    """Enter is left to what starts the game."""

    def __init__(
        self, kit: Kit, label: str, on: bool, on_change: Callable[[bool], None], *, tooltip: str = ""
    ) -> None:
        super().__init__(kit, tooltip=tooltip)
        self.label = label
        self.on = on
        self._on_change = on_change

    @property
    def natural_width(self) -> float:
        """The width it wants for its word."""
        return _BOX + _GAP + self.kit.text.width(self.label, _STYLE) + 2 * _PADDING

    def draw(self, pen: Pen) -> None:
        """Draw the slip, or only its outline on the wood, with a tick or none."""
        slip = self.box.inflate(-4, -6)
        radius = slip.height / 2
        lit = self.hovered or self.ring
        square = Box(slip.left + _PADDING - 3, self.box.centery - _BOX / 2, _BOX, _BOX)
        if self.on:
            pen.fill(palette.SHADOW + "70", slip.move(0, 2), radius)
            pen.fill(palette.CREAM if lit else palette.PAPER, slip, radius)
            pen.fill(palette.MUST, square, _BOX / 2)
            pen.icon("check", square.inflate(-6, -6), palette.INK)
        else:
            pen.fill(palette.PAPER + ("38" if lit else "14"), slip, radius)
            pen.outline(palette.PAPER + ("b0" if lit else "70"), slip, 1.5, radius)
            pen.outline(palette.PAPER + "a0", square, 2, _BOX / 2)
        style = _STYLE if self.on else _STYLE.coloured(palette.PAPER)
        room = slip.right - square.right - _GAP - _PADDING / 2
        pen.line(self.label, style, (square.right + _GAP, self.box.centery), "midleft", room)
        if self.ring:
            pen.focus(theme.FOCUS, slip)

    def click(self) -> None:
        """Switch, with the sound of it."""
        self.on = not self.on
        self.kit.sound.play("click")
        self._on_change(self.on)
