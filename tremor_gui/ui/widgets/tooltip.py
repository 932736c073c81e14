"""A note that appears beside what the mouse rests on or the keys have reached."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.book import Topic
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Widget

DELAY: Final = 0.45
WIDTH: Final = 320
_PADDING: Final = 14
_GAP: Final = 8
_LONG: Final = 4
"""Beside what is so much longer than high the note stands on the right: its like may lie below."""
_STYLE: Final = theme.BODY.sized(16).coloured(palette.CREAM)


class Tooltip:
    """Shows the hint of one widget after a delay, beside it and within the window."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._target: Widget | None = None
        self._waited = 0.0

    @property
    def shown(self) -> bool:
        """Whether it is to be seen."""
        return self._target is not None and self._waited >= DELAY and bool(self._target.hint)

    def hide(self) -> None:
        """Disappear, and wait again."""
        self._waited = 0.0

    def update(self, dt: float, target: Widget | None) -> bool:
        """Follow the widget that is pointed at, and return whether the picture has changed."""
        shown = self.shown
        if target is not self._target:
            self._target, self._waited = target, 0.0
        else:
            self._waited += dt
        return shown != self.shown

    def draw(self, pen: Pen) -> None:
        """Draw it if it is shown."""
        if self._target is not None and self.shown:
            draw_note(pen, with_topic(self._target.hint, self._target.topic), self._target.box)


def with_topic(markup: str, topic: Topic | None) -> str:
    """Return a note that ends with where more can be read, if there is such a place."""
    return markup if topic is None else "\n".join(filter(None, (markup, topic.line)))


def draw_note(pen: Pen, markup: str, beside: Box, clear_of: Box | None = None) -> None:
    """Draw a note below, above or to the right of a box, wherever the window has room for it.

    It keeps ``clear_of`` another box where it can, at whichever side of the first.
    """
    area = pen.kit.metrics.area
    room = min(WIDTH, area.width - 4 * _GAP) - 2 * _PADDING
    width = pen.kit.paragraphs.width(markup, _STYLE, room)
    height = pen.kit.paragraphs.height(markup, _STYLE, width + 1)
    note = Box(0, 0, width + 1 + 2 * _PADDING, height + 2 * _PADDING - 4)
    if beside.width > _LONG * beside.height and beside.right + note.width + 2 * _GAP < area.right:
        note.midleft = (beside.right + _GAP, beside.centery)
    else:
        note.midtop = (beside.centerx, beside.bottom + _GAP)
    if note.bottom > area.bottom - _GAP:
        note.bottom = beside.top - _GAP
    inner = area.inflate(-2 * _GAP, -2 * _GAP)
    note.clamp_ip(inner)
    if clear_of is not None and note.colliderect(clear_of):
        note = next(
            (one for one in _around(note, beside, inner) if not one.colliderect(clear_of)),
            note,
        )
    pen.nine("ui/tooltip", note)
    pen.paragraph(markup, _STYLE, (note.x + _PADDING, note.y + _PADDING - 2), width + 1)


def _around(note: Box, beside: Box, area: Box) -> Iterator[Box]:
    """Yield the places above, right and left of a box, within an area, that do not cover it."""
    for x, y in (
        (note.left, beside.top - _GAP - note.height),
        (beside.right + _GAP, note.top),
        (beside.left - _GAP - note.width, note.top),
    ):
        place = Box(x, y, note.width, note.height).clamp(area)
        if not place.colliderect(beside):
            yield place
