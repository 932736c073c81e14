"""A field to type one line into."""

from collections.abc import Callable
from itertools import accumulate
from typing import Final

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.letters import letters, stretches
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.text import clean
from tremor_gui.ui.widgets.base import Widget, pressed_in, released

_PADDING: Final = 11
_BLINK: Final = 0.53
_REPEAT_MS: Final = (400, 35)
_STYLE: Final = theme.BODY.sized(19)
_SELECT_ALL: Final = keys.Shortcut(pygame.KSCAN_A, "A", ctrl=True)
_SELECTED: Final = palette.MUST + "70"
_LEFT_ALONE: Final = {
    pygame.KSCAN_TAB, pygame.KSCAN_ESCAPE, pygame.KSCAN_UP, pygame.KSCAN_DOWN,
    pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_F1, pygame.KSCAN_F11,
}  # fmt: skip
"""Keys that mean nothing to a field; all others it keeps, so that typing sets off no shortcut."""


class TextEntry(Widget):
    """Holds `text`; calls `on_change` with every change and `on_submit` at Enter."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        text: str = "",
        *,
        max_length: int = 24,
        placeholder: str = "",
        on_change: Callable[[str], None] | None = None,
        on_submit: Callable[[str], None] | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(kit, tooltip=tooltip)
        self.text = text
        self.max_length = max_length
        self.placeholder = placeholder
        self.on_change = on_change
        self.on_submit = on_submit
        self._caret = len(text)
        self._selected = False
        """Whether all of it is marked, so that what is typed next takes its place."""
        self._composing = ""
        """What an input method is putting together, which is no part of the text yet."""
        self._within = 0
        """Where the caret is in that."""
        self._scrolled = 0.0
        """How much of the text is out of view to the left, so that the caret is in it."""
        self._told: pygame.Rect | None = None
        """Where the system was last told that somebody types."""
        self._blink = 0.0

    @property
    def composing(self) -> bool:
        """Whether an input method is at work in it."""
        return bool(self._composing)

    @property
    def shown(self) -> str:
        """What is seen in it: the text, with what is being composed at the caret."""
        before, after = self._around if self._composing else (self.text, "")
        return before + self._composing + after

    @property
    def hint(self) -> str:
        """Its tooltip, and what it holds if that is too long to be seen as a whole."""
        if self.focused or self.kit.text.width(self.text, self.kit.text.least(_STYLE)) <= self._room:
            return self.tooltip
        return "\n".join(filter(None, (escape(self.text), self.tooltip)))

    def handle(self, event: pygame.Event) -> bool:
        """Take what is typed, place the caret, or obey an editing key."""
        if pressed_in(self, event):
            self._abandon()
            self._caret = self._caret_at(self.position(event)[0])
            self._selected = False
            self._blink = 0.0
            return True
        if released(event):
            return True
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self._composing, self._blink = event.text, 0.0
            self._within = min(max(event.start, 0), len(event.text))
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def insert(self, text: str) -> None:
        """Put text in at the caret, or in place of what is marked, as much of it as there is room for."""
        before, after = self._around
        new = clean(text)[: self.max_length - len(before) - len(after)]
        self._change(before + new + after, len(before) + len(new))

    def focus(self, focused: bool, ring: bool) -> None:
        """Start or stop listening to the keyboard and its input method."""
        super().focus(focused, ring)
        self._blink = 0.0
        self._told = None
        if focused:
            pygame.key.start_text_input()
            self._tell(self.box)
            pygame.key.set_repeat(*_REPEAT_MS)
        else:
            self._composing = ""
            self._selected = False
            pygame.key.stop_text_input()
            pygame.key.set_repeat()

    def update(self, dt: float) -> bool:
        """Let the caret blink."""
        if not self.focused:
            return False
        shown = self._caret_shown
        self._blink = (self._blink + dt) % (2 * _BLINK)
        return shown != self._caret_shown

    def draw(self, pen: Pen) -> None:
        """Draw the field, so much of the text that the caret is in view, and the caret."""
        pen.nine("ui/field", self.box)
        inside = self.box.inflate(-2 * _PADDING, 0)
        if not self.focused and self.text:
            pen.line(self.text, _STYLE, inside.midleft, "midleft", inside.width)
            self._scrolled = 0.0
            return
        shown = self.shown
        before = self._around[0] if self._composing else self.text[: self._caret]
        caret_x = self._offset(shown, len(before + self._composing[: self._within]))
        self._scrolled = max(0.0, caret_x - inside.width + 2)
        start = inside.left - self._scrolled
        clipped = pen.clipped(inside.inflate(4, 0))
        if self._selected and not self._composing:
            width = self.kit.text.width(shown, _STYLE)
            clipped.fill(_SELECTED, Box(start - 2, inside.centery - 13, width + 4, 26), 3)
        if shown:
            clipped.line(shown, _STYLE, (start, inside.centery), "midleft")
        elif self.placeholder:
            hint = _STYLE.coloured(theme.DISABLED_INK)
            clipped.line(self.placeholder, hint, (start, inside.centery), "midleft", inside.width)
        if self._composing:
            ends = [self._offset(shown, len(before) + at) for at in (0, len(self._composing))]
            left, width = start + min(ends), abs(ends[1] - ends[0])
            clipped.fill(palette.INK, Box(left, inside.centery + 11, width, 1.5))
        if self.focused:
            caret = Box(start + caret_x, inside.centery - 12, 2, 24)
            if self._caret_shown:
                pen.fill(palette.INK, caret)
            pen.focus(theme.FOCUS, self.box)
            self._tell(caret)

    @property
    def _room(self) -> float:
        return self.box.width - 2 * _PADDING

    @property
    def _caret_shown(self) -> bool:
        return self._blink < _BLINK

    @property
    def _around(self) -> tuple[str, str]:
        """What is before and after whatever comes in next: it takes the place of what is marked."""
        return ("", "") if self._selected else (self.text[: self._caret], self.text[self._caret :])

    def _tell(self, box: Box) -> None:
        """Tell the system where somebody types, so that an input method opens its window there."""
        rect = self.kit.metrics.rect(box)
        if rect != self._told:
            self._told = rect
            pygame.key.set_text_input_rect(rect)

    def _abandon(self) -> None:
        """Give up what is being composed, also in the input method."""
        if self._composing:
            self._composing = ""
            pygame.key.stop_text_input()
            pygame.key.start_text_input()

    def _key(self, event: pygame.Event) -> bool:
        self._blink = 0.0
        if self._composing:
            return True  # the keys belong to the input method now
        if keys.PASTE.matches(event):
            self.insert(_clipboard())
        elif keys.pressed(event, keys.CONFIRM) and self.on_submit is not None:
            self.on_submit(self.text)
            return True
        elif _SELECT_ALL.matches(event):
            self._caret = len(self.text)
            self._selected = bool(self.text)
        elif self._selected and event.scancode in {pygame.KSCAN_BACKSPACE, pygame.KSCAN_DELETE}:
            self._change("", 0)
        elif event.scancode == pygame.KSCAN_BACKSPACE:
            start = self._step(-1)
            self._change(self.text[:start] + self.text[self._caret :], start)
        elif event.scancode == pygame.KSCAN_DELETE:
            self._change(self.text[: self._caret] + self.text[self._step(1) :], self._caret)
        elif event.scancode in {pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT}:
            self._caret = self._step(-1 if event.scancode == pygame.KSCAN_LEFT else 1)
            self._selected = False
        elif event.scancode in {pygame.KSCAN_HOME, pygame.KSCAN_END}:
            self._caret = 0 if event.scancode == pygame.KSCAN_HOME else len(self.text)
            self._selected = False
        return event.scancode not in _LEFT_ALONE

    def _change(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text, self._caret, self._selected = text, caret, False
        if changed and self.on_change is not None:
            self.on_change(text)

    def _step(self, step: int) -> int:
        """Return where the caret comes to, never within a letter and what belongs to it."""
        ends = [0, *accumulate(map(len, letters(self.text)))]
        if step < 0:
            return max((end for end in ends if end < self._caret), default=0)
        return min((end for end in ends if end > self._caret), default=len(self.text))

    def _offset(self, text: str, at: int) -> float:
        """Return how far right of a text's left end the caret stands before one of its characters."""
        width = self.kit.text.width(text[:at], _STYLE)
        if all(leftward for _, leftward in stretches(text)) and text:
            return self.kit.text.width(text, _STYLE) - width
        return width

    def _caret_at(self, x: float) -> int:
        offsets = (self._offset(self.text, at) for at in range(len(self.text) + 1))
        left = self.box.left + _PADDING - self._scrolled
        return min(enumerate(offsets), key=lambda place: abs(left + place[1] - x))[0]


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""  # there is nothing on it, or no clipboard at all
