"""One out of a few values: all side by side, or one at a time."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets.base import Widget, pressed_in, released

T = TypeVar("T")

_STYLE: Final = theme.BUTTON.sized(17)
_PADDING: Final = 14
_ARROW: Final = 40
_BACK: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
_ON: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class _OneOf(Widget, Generic[T]):
    """The value chosen, and the keys that change it."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        options: Sequence[tuple[T, str]],
        chosen: T,
        on_change: Callable[[T], None],
        *,
        tooltip: str = "",
    ) -> None:
        super().__init__(kit, tooltip=tooltip)
        self.options = options
        self.on_change = on_change
        self._at = [value for value, _ in options].index(chosen)

    @property
    def chosen(self) -> T:
        """The value chosen now."""
        return self.options[self._at][0]

    @property
    def natural_width(self) -> float:
        """The width it wants for its words."""
        raise NotImplementedError

    def handle(self, event: pygame.Event) -> bool:
        if not self.enabled:
            return False
        if pressed_in(self, event):
            self._choose(self._option_at(self.position(event)))
            return True
        if (way := keys.direction(event)) is not None and way[0]:
            wanted = self._at + way[0]
            if 0 <= wanted < len(self.options):
                self._choose(wanted)
            return True
        return released(event)

    def _choose(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self.kit.sound.play("click")
            self.on_change(self.chosen)

    def _option_at(self, point: Point) -> int:
        raise NotImplementedError

    def _style(self, room: float) -> Style:
        """Return the largest style in which every word fits: all are set in the same."""
        sizes = [self.kit.text.fitting(label, _STYLE, room).size for _, label in self.options]
        return _STYLE.sized(min(sizes))

    def _widest(self) -> float:
        return max(self.kit.text.width(label, _STYLE) for _, label in self.options)


class Choice(_OneOf[T]):
    """All values side by side, the chosen one raised."""

    @property
    def natural_width(self) -> float:
        """The width at which no word is cut."""
        return len(self.options) * (self._widest() + 2 * _PADDING)

    def draw(self, pen: Pen) -> None:
        """Draw every value, the chosen one raised."""
        pen.nine("ui/field" if self.enabled else "ui/button_off", self.box)
        width = self.box.width / len(self.options)
        fitting = self._style(width - _PADDING)
        for at, (_, label) in enumerate(self.options):
            cell = Box(self.box.left + at * width, self.box.top, width, self.box.height)
            chosen = at == self._at
            if chosen:
                pen.nine("ui/button_accent" if self.enabled else "ui/button_off", cell)
            ink = theme.DISABLED_INK if not self.enabled else palette.INK if chosen else palette.INK_SOFT
            style = fitting.coloured(ink)
            pen.line(label, style, cell.center, "center", width - _PADDING)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    def _option_at(self, point: Point) -> int:
        at = int((point[0] - self.box.left) / self.box.width * len(self.options))
        return min(at, len(self.options) - 1)


class Stepper(_OneOf[T]):
    """One value at a time between two arrows, for values that are many or long."""

    @property
    def natural_width(self) -> float:
        """The width at which no word is cut."""
        return self._widest() + 2 * (_ARROW + _PADDING)

    def draw(self, pen: Pen) -> None:
        """Draw the chosen value between its arrows."""
        pen.nine("ui/field", self.box)
        for step, left in ((-1, self.box.left), (1, self.box.right - _ARROW)):
            usable = self.enabled and 0 <= self._at + step < len(self.options)
            _draw_arrow(pen, Box(left, self.box.top, _ARROW, self.box.height), step, usable)
        room = self.box.width - 2 * _ARROW
        pen.line(self.options[self._at][1], self._style(room), self.box.center, "center", room)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    def _option_at(self, point: Point) -> int:
        step = -1 if point[0] < self.box.centerx else 1
        return min(max(self._at + step, 0), len(self.options) - 1)


def _draw_arrow(pen: Pen, box: Box, step: int, usable: bool) -> None:
    colour = palette.INK if usable else palette.PARCHMENT
    pen.line(_BACK if step < 0 else _ON, theme.TITLE.sized(30).coloured(colour), box.center, "center")
