"""The table of what each player did, one row a player, and the Catastrophes that struck them all."""

from typing import Final

from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.texts import CATASTROPHE_NAMES, CATASTROPHE_TEXTS
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets import Form, Label, Widget

from .ending import Ending, Line
from .teams import team_marks

HEAD: Final = 34.0
ROW: Final = 52.0
_FACT: Final = 86.0
_FEWEST_SHARE: Final = 0.36
_PORTRAIT: Final = 42.0
_OUT: Final = 110
"""How much is seen of somebody who was out."""
_SHARED: Final = 58.0
_PICTURE: Final = (64.0, 40.0)
_PITCH: Final = 72.0
_HEADING: Final = theme.SMALL
_FIGURE: Final = theme.BODY.sized(20)
_MOST: Final = theme.STRONG.sized(20)


def height_of(ending: Ending, row: float = ROW) -> float:
    """Return the height of the table in logical units, with rows of a height."""
    return HEAD + len(ending.lines) * row + (_SHARED if ending.catastrophes else 0.0)


class LedgerRow(Widget):
    """One player with the facts; the greatest of each column stands out, and so does the winner."""

    solid = False

    def __init__(self, kit: Kit, line: Line, most: tuple[int, ...]) -> None:
        super().__init__(kit, tooltip=escape(line.look.name))
        self._line = line
        self._most = most
        self._marks = team_marks()

    def draw(self, pen: Pen) -> None:
        """Draw the row."""
        box, look = self.box, self._line.look
        if self._line.won:
            pen.fill(palette.MUST + "70", box.inflate(16, -4), 10)
        side = min(_PORTRAIT, box.height - 4)
        portrait = Box(box.left, box.centery - side / 2, side, side)
        out = self._line.out
        pen.image(f"portraits/{look.species}", portrait, _OUT if out else 255)
        if self._line.team is not None:
            self._marks[self._line.team].draw(pen, (portrait.right - 3, portrait.bottom - 5), size=0.7)
        columns = _columns(box, len(self._most))
        room = columns[0].left - portrait.right - 18
        style = theme.STRONG.coloured(theme.DISABLED_INK) if out else theme.STRONG
        pen.line(look.name, style, (portrait.right + 12, box.centery), "midleft", room)
        for fact, most, column in zip(self._line.facts, self._most, columns, strict=True):
            style = _MOST if fact == most > 0 else _FIGURE.coloured(palette.INK_SOFT)
            pen.line(str(fact), style, column.center, "center")


class Struck(Widget):
    """The picture of a Catastrophe that struck; its tooltip says what it did."""

    def __init__(self, kit: Kit, number: int) -> None:
        name, text = translate(CATASTROPHE_NAMES[number]), translate(CATASTROPHE_TEXTS[number])
        super().__init__(kit, tooltip=f"<b>{name}.</b> {text}")
        self._picture = f"catastrophes/{CATASTROPHES[number].key}"

    def draw(self, pen: Pen) -> None:
        """Draw the picture on a slip of paper."""
        pen.fill(palette.SHADOW + "30", self.box.move(1, 2), 5)
        pen.fill(palette.CREAM, self.box, 5)
        pen.image(self._picture, self.box.inflate(-4, -4))


def add_ledger(form: Form, ending: Ending, box: Box, height: float = ROW) -> None:
    """Add the table to a form, in the width of a box and from its top, with rows of a height."""
    head = Box(box.left, box.top, box.width, HEAD)
    columns = _columns(head, len(ending.headings))
    for heading, column in zip(ending.headings, columns, strict=True):
        label = Label(form.kit, heading.title, _HEADING, Align.CENTRE, tooltip=heading.meaning)
        form.add(label).place(*column)
    most = tuple(max(column) for column in zip(*(line.facts for line in ending.lines), strict=True))
    for at, line in enumerate(ending.lines):
        row = form.add(LedgerRow(form.kit, line, most))
        row.place(box.left, box.top + HEAD + at * height, box.width, height)
    if ending.catastrophes:
        bottom = box.top + height_of(ending, height)
        _add_struck(form, ending, Box(box.left, bottom - _PICTURE[1] - 4, box.width, _PICTURE[1]))


def _add_struck(form: Form, ending: Ending, box: Box) -> None:
    """Add the Catastrophes in their order, over each other where they are many."""
    words = _("Struck by")
    left = box.left + form.kit.text.width(words, _HEADING) + 14
    form.add(Label(form.kit, words, _HEADING)).place(box.left, box.top, left - box.left, box.height)
    width, height = _PICTURE
    count = len(ending.catastrophes)
    step = min(_PITCH, (box.right - left - width) / max(1, count - 1))
    for at, number in enumerate(ending.catastrophes):
        form.add(Struck(form.kit, number)).place(left + at * step, box.top, width, height)


def _columns(row: Box, count: int) -> list[Box]:
    width = min(_FACT, row.width * (1 - _FEWEST_SHARE) / count)
    left = row.right - count * width
    return [Box(left + at * width, row.top, width, row.height) for at in range(count)]
