"""The keys, on one sheet: what each does, wherever it does something."""

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, Label
from tremor_gui.ui.widgets.base import Widget

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1060.0
_MARGIN: Final = 26.0
_HEAD: Final = 58.0
_HEADING: Final = 34.0
_ROW: Final = 28.0
_EDGE: Final = 12.0
"""What a low window shows of what lies below, at top and bottom together."""
_BETWEEN: Final = 26.0
"""Between the two columns."""
_LETTERS: Final = 0.8
"""The size of letters in a low row, as a share of its height."""
_NARROW: Final = 900.0
"""On a sheet that is not so wide the keys are smaller, for the sake of the words."""
_APART: Final = 10.0
"""Between the keys of a row and what they do."""
_MEANING: Final = theme.BODY.sized(17)
_NAME: Final = theme.STRONG.sized(15)


@dataclass(frozen=True, slots=True)
class Row:
    """Keys that belong together, and what they do."""

    caps: tuple[str, ...]
    meaning: str


@dataclass(frozen=True, slots=True)
class Group:
    """The keys of one place."""

    heading: str
    rows: tuple[Row, ...]


def everywhere() -> Group:
    """Return the keys that mean the same in every scene."""
    return Group(
        _("Everywhere"),
        (
            Row((str(keys.TAB), str(keys.BACK_TAB)), _("To the next, to the one before")),
            Row(("←", "→", "↑", "↓"), _("To what lies there")),
            Row((_("Enter"), _("Space")), _("Take what has the frame")),
            Row((str(keys.ESCAPE),), _("Back, or the menu")),
            Row((str(keys.FULLSCREEN),), _("Fill the screen, or no longer")),
            Row((str(keys.RULES),), _("The rules")),
            Row(("?",), _("All keys")),
        ),
    )


class _Keys(Widget):
    """One row: keys, and what they do."""

    solid = False

    def __init__(self, kit: Kit, row: Row, *, narrow: bool) -> None:
        super().__init__(kit)
        self._row = row
        self._name = kit.text.least(_NAME) if narrow else _NAME
        self._around = 7.0 if narrow else 12.0
        self.indent = 0.0
        """Where the words begin, measured from the left."""

    @property
    def caps_width(self) -> float:
        """What its keys take of its width."""
        return sum(self._cap_width(name) + 4 for name in self._row.caps) + _APART

    @property
    def words_width(self) -> float:
        """What its words take at their full size."""
        return self.kit.text.width(self._row.meaning, _MEANING)

    def draw(self, pen: Pen) -> None:
        """Draw each key as a cap, then the words."""
        x = self.box.left
        for name in self._row.caps:
            cap = Box(x, self.box.top + 2, self._cap_width(name), self.box.height - 4)
            pen.fill(palette.INK_SOFT, cap, 6)
            pen.fill(palette.CREAM, Box(cap.left + 1, cap.top + 1, cap.width - 2, cap.height - 4), 5)
            pen.line(name, self._name, (cap.centerx, cap.centery - 1), "center")
            x = cap.right + 4
        words = self.box.left + self.indent
        style = _MEANING.sized(min(_MEANING.size, self.box.height * _LETTERS))
        pen.line(self._row.meaning, style, (words, self.box.centery), "midleft", self.box.right - words)

    def _cap_width(self, name: str) -> float:
        return max(self.kit.text.width(name, self._name) + self._around, 2 * self._around)


class Keyboard(Sheet):
    """Lies over any scene; Esc closes it."""

    def __init__(self, app: "App", columns: tuple[tuple[Group, ...], tuple[Group, ...]]) -> None:
        """Show the keys of these groups, in two columns."""
        super().__init__(app)
        self._columns = columns

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle of the window."""
        around = 2 * _MARGIN + _HEAD
        row = min(_fitting(groups, metrics.height - around - _EDGE) for groups in self._columns)
        sheet = self.spread(_WIDTH, around + max(_height(groups, row) for groups in self._columns))
        x, y, inner = sheet.left + _MARGIN, sheet.top + _MARGIN - 8, sheet.width - 2 * _MARGIN
        close = Button(self.kit, _("Close"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        self.form.default = self.add_head(_("Keys"), close, Box(x, y, inner, 0))
        narrow = sheet.width < _NARROW
        made = [
            [[_Keys(self.kit, row, narrow=narrow) for row in group.rows] for group in groups]
            for groups in self._columns
        ]
        flat = [list(chain.from_iterable(groups)) for groups in made]
        indents = [max(one.caps_width for one in rows) for rows in flat]
        words = [max(one.words_width for one in rows) for rows in flat]
        wanted = [indent + width for indent, width in zip(indents, words, strict=True)]
        for at, groups in enumerate(self._columns):
            width = (inner - _BETWEEN) * wanted[at] / sum(wanted)
            self._add(groups, made[at], indents[at], Box(x, y + _HEAD, width, row))
            x += width + _BETWEEN

    def _add(self, groups: tuple[Group, ...], rows: list[list[_Keys]], indent: float, at: Box) -> None:
        """Add the groups with their rows, one below the other, from the top of a box as high as a row."""
        top = at.top
        for group, of_group in zip(groups, rows, strict=True):
            label = Label(self.kit, group.heading, theme.STRONG)
            self.form.add(label).place(at.left, top, at.width, _HEADING - 4)
            top += _HEADING
            for one in of_group:
                one.indent = indent
                self.form.add(one).place(at.left, top, at.width, at.height)
                top += at.height


def _height(groups: tuple[Group, ...], row: float) -> float:
    return sum(_HEADING + len(group.rows) * row for group in groups)


def _fitting(groups: tuple[Group, ...], room: float) -> float:
    """Return the height of a row, less than usual where the window is low."""
    return min(_ROW, (room - len(groups) * _HEADING) / sum(len(group.rows) for group in groups))
