"""What the table says beside the mouse: why something was refused, or what a thing is."""

from collections.abc import Callable
from math import inf
from typing import Final

from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.tooltip import draw_note

_DELAY: Final = 0.55
"""Seconds the mouse rests before a note appears."""
_STAYS: Final = 2.8
_CURSOR: Final = 24.0


class Whisper:
    """Says one thing at a time; a refusal goes before a note."""

    def __init__(self, sound: Callable[[str], None]) -> None:
        """Stay silent at first; ``sound`` plays a sound by its name."""
        self._sound = sound
        self._rested = 0.0
        self._refusal = ""
        self._at: Point = (0.0, 0.0)
        self._left = 0.0

    def stir(self) -> None:
        """The mouse moved: a note waits anew."""
        self._rested = 0.0

    def sleep(self) -> None:
        """Say nothing until the mouse moves: it is elsewhere, or nobody looks where it lies."""
        self._refusal, self._rested = "", -inf

    def hush(self) -> None:
        """Say nothing more of what was refused."""
        self._refusal = ""

    def refuse(self, text: str, at: Point) -> None:
        """Say why something cannot be, for a while."""
        self._refusal, self._at, self._left = text, at, _STAYS
        self._sound("refuse")

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        rested, self._rested = self._rested, self._rested + dt
        appears = rested < _DELAY <= self._rested
        if not self._refusal:
            return appears
        self._left -= dt
        if self._left <= 0:
            self._refusal = ""
        return appears or not self._refusal

    def draw(
        self, pen: Pen, point: Point, note: Callable[[], tuple[str, Box | None]], clear_of: Box | None
    ) -> None:
        """Draw the refusal, or else the note, beside a box or the mouse and clear of another box."""
        if self._refusal:
            draw_note(pen, f"<b>{self._refusal}</b>", _around(self._at))
        elif self._rested >= _DELAY:
            text, box = note()
            if text:
                draw_note(pen, text, box or _around(point), clear_of)


def _around(point: Point) -> Box:
    return Box(point[0] - _CURSOR / 2, point[1] - _CURSOR / 2, _CURSOR, _CURSOR)
