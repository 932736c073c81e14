"""Shares as bars, and numbers side by side as columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour
from tremor_gui.ui.widgets.base import Widget
from tremor_gui.ui.widgets.form import Form

_EDGE: Final = 1.5
_MARK: Final = 3.0
_BEYOND: Final = 5.0
"""How far the mark of a bar sticks out at either side."""
_LABEL: Final = theme.SMALL
_COUNT: Final = theme.STRONG.sized(15)
_FOOT: Final = 26.0
_HEAD: Final = 22.0
_BETWEEN: Final = 0.14
"""The share of its width that a column leaves free at either side."""
_WIDEST: Final = 76.0
_FLAT: Final = 3.0
_CLOSE: Final = 8.0
"""Between the labels of two columns."""


def draw_share(pen: Pen, box: Box, share: float, mark: float | None, colour: Colour) -> None:
    """Draw a bar filled to a share, 0-1, and a mark at another share, unless that is None."""
    radius = box.height / 2
    pen.fill(palette.INK, box, radius)
    groove = box.inflate(-2 * _EDGE, -2 * _EDGE)
    pen.fill(palette.CREAM, groove, radius)
    if share > 0:
        filled = Box(groove.left, groove.top, max(groove.width * share, groove.height), groove.height)
        pen.fill(colour, filled, radius)
    if mark is not None:
        x = groove.left + groove.width * mark
        stroke = Box(x - _MARK / 2, box.top - _BEYOND, _MARK, box.height + 2 * _BEYOND)
        pen.fill(palette.CREAM, stroke.inflate(2, 0))
        pen.fill(palette.INK, stroke)


@dataclass(frozen=True, slots=True)
class Column:
    """One number among others."""

    label: str
    """What stands below it; empty for nothing."""
    count: int
    hint: str
    """The tooltip, marked up."""


class _Column(Widget):
    """A column as high as its number is great."""

    solid = False

    def __init__(self, kit: Kit, column: Column, share: float, colour: Colour) -> None:
        super().__init__(kit, tooltip=column.hint)
        self._column = column
        self._share = share
        self._colour = colour

    def draw(self, pen: Pen) -> None:
        """Draw the column with its number above it and its label below it."""
        box = self.box.inflate(-2 * _BETWEEN * self.box.width, 0)
        foot = box.bottom - _FOOT
        height = (foot - box.top - _HEAD) * self._share
        pen.fill(palette.KRAFT + "a0", Box(self.box.left, foot, self.box.width, 1))
        if self._column.count:
            bar = Box(box.left, foot - max(height, _FLAT), box.width, max(height, _FLAT))
            pen.fill(palette.INK, bar)
            inner = Box(bar.left + _EDGE, bar.top + _EDGE, bar.width - 2 * _EDGE, bar.height - _EDGE)
            lit = palette.MUST if self.hovered else self._colour
            pen.fill(lit, inner)
            pen.line(str(self._column.count), _COUNT, (box.centerx, bar.top - 2), "midbottom", self.box.width)
        pen.line(self._column.label, _LABEL, (box.centerx, foot + 4), "midtop")


def add_columns(form: Form, columns: Sequence[Column], box: Box, colour: Colour) -> None:
    """Add columns side by side in the middle of a box; where their labels are too wide some are left out."""
    most = max((column.count for column in columns), default=1)
    width = min(box.width / max(len(columns), 1), _WIDEST)
    widest = max((form.kit.text.width(column.label, _LABEL) for column in columns), default=0.0)
    every = max(1, -(-int(widest + _CLOSE) // max(int(width), 1)))
    left = box.centerx - width * len(columns) / 2
    for at, column in enumerate(columns):
        shown = column if at % every == 0 else Column("", column.count, column.hint)
        widget = form.add(_Column(form.kit, shown, column.count / most, colour))
        widget.place(left + at * width, box.top, width, box.height)
