"""The table of what each player did, one row a player."""

from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets import Form, Label, Widget

from .ending import Line, headings

HEAD: Final = 34.0
ROW: Final = 52.0
_FACT: Final = 86.0
_FEWEST_SHARE: Final = 0.3
_PORTRAIT: Final = 42.0
_HEADING: Final = theme.SMALL
_FIGURE: Final = theme.BODY.sized(20)
_MOST: Final = theme.STRONG.sized(20)


def height_of(players: int) -> float:
    """Return the height of the table in logical units."""
    return HEAD + players * ROW


class LedgerRow(Widget):
    """One player with the facts; the greatest of each column stands out, and so does the winner."""

    solid = False

    def __init__(self, kit: Kit, line: Line, most: tuple[int, ...]) -> None:
        super().__init__(kit)
        self._line = line
        self._most = most

    def draw(self, pen: Pen) -> None:
        """Draw the row."""
        box, look = self.box, self._line.look
        if self._line.won:
            pen.fill(palette.MUST + "70", box.inflate(16, -4), 10)
        portrait = Box(box.left, box.centery - _PORTRAIT / 2, _PORTRAIT, _PORTRAIT)
        pen.image(f"portraits/{look.species}", portrait)
        columns = _columns(box, len(self._most))
        room = columns[0].left - portrait.right - 18
        pen.line(look.name, theme.STRONG, (portrait.right + 12, box.centery), "midleft", room)
        for fact, most, column in zip(self._line.facts, self._most, columns, strict=True):
            style = _MOST if fact == most > 0 else _FIGURE.coloured(palette.INK_SOFT)
            pen.line(str(fact), style, column.center, "center")


def add_ledger(form: Form, lines: tuple[Line, ...], box: Box) -> None:
    """Add the table to a form, in the width of a box and from its top."""
    titles = headings()
    head = Box(box.left, box.top, box.width, HEAD)
    for (title, meaning), column in zip(titles, _columns(head, len(titles)), strict=True):
        form.add(Label(form.kit, title, _HEADING, Align.CENTRE, tooltip=meaning)).place(*column)
    most = tuple(max(column) for column in zip(*(line.facts for line in lines), strict=True))
    for at, line in enumerate(lines):
        row = form.add(LedgerRow(form.kit, line, most))
        row.place(box.left, box.top + HEAD + at * ROW, box.width, ROW)


def _columns(row: Box, count: int) -> list[Box]:
    width = min(_FACT, row.width * (1 - _FEWEST_SHARE) / count)
    left = row.right - count * width
    return [Box(left + at * width, row.top, width, row.height) for at in range(count)]
