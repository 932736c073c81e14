"""A button with a text, an icon or both."""

from collections.abc import Callable
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Pressable

HEIGHT: Final = 48
"""The usual height of a button in logical units."""
_PADDING: Final = 20
_GAP: Final = 10
_TICK: Final = 0.7
"""The side of a tick, as a share of that of its icon."""


class Button(Pressable):
    """Calls `on_click` when it is pressed and let go on the spot, or by Enter, Space or its shortcut."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        label: str,
        on_click: Callable[[], None],
        *,
        icon: str | None = None,
        accent: bool = False,
        tooltip: str = "",
        shortcut: Shortcut | None = None,
        why_not: str | None = None,
    ) -> None:
        super().__init__(kit, tooltip=tooltip, shortcut=shortcut)
        self.label = label
        self.icon = icon
        self.on_click = on_click
        self.accent = accent
        self.style = theme.BUTTON
        self.why_not = why_not
        self.ticked = False
        """Whether what it does is done: its icon bears a tick."""

    @property
    def natural_width(self) -> float:
        """The width it wants for its text and icon."""
        width = self.kit.text.width(self.label, self.style) if self.label else 0
        icon = self._icon_side + (_GAP if self.label else 0) if self.icon else 0
        return width + icon + 2 * _PADDING

    def click(self) -> None:
        """Do what a click does, with its sound."""
        self.kit.sound.play("click")
        self.on_click()

    def draw(self, pen: Pen) -> None:
        """Draw it as it stands, hovered, pressed or disabled."""
        down = self._pressed and self.hovered
        pen.nine(f"ui/{self._picture(down)}", self.box)
        self._draw_face(pen, self.box.move(0, 1.5 if down else 0))
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    @property
    def _icon_side(self) -> float:
        return self.style.size * 1.3

    def _picture(self, down: bool) -> str:
        if not self.enabled:
            return "button_off"
        if down:
            return "button_down"
        if self.accent:
            return "button_accent"
        return "button_hover" if self.hovered else "button"

    def _draw_face(self, pen: Pen, box: Box) -> None:
        colour = palette.INK if self.enabled else theme.DISABLED_INK
        icon_room = self._icon_side + (_GAP if self.label else 0) if self.icon else 0
        text_room = max(box.width - icon_room - 1.2 * _PADDING, self.style.size)
        style = self.kit.text.fitting(self.label, self.style, text_room).coloured(colour)
        text_width = min(self.kit.text.width(self.label, style), text_room) if self.label else 0
        x = box.centerx - (icon_room + text_width) / 2
        if self.icon:
            side = self._icon_side
            place = Box(x, box.centery - side / 2, side, side)
            pen.icon(self.icon, place, colour)
            if self.ticked:
                pen.icon("check", tick_box(place), palette.INK)
        if self.label:
            pen.line(self.label, style, (x + icon_room, box.centery), "midleft", text_room)


def tick_box(icon: Box) -> Box:
    """Return where the tick of what is done lies on an icon: over its lower right corner."""
    side = icon.width * _TICK
    return Box(icon.right - side * 0.7, icon.bottom - side * 0.8, side, side)
