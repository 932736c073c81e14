"""Rows of statistics: who or what, how many games and wins, the share of them as a bar, and more."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tremor_gui.match.figures import Player, Tally
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.levels import played_by
from tremor_gui.ui.tables.vocabulary import Kind, Vocabulary
from tremor_gui.ui.widgets import Form, Label, Widget
from tremor_gui.ui.widgets.bars import draw_share

HEAD: Final = 30.0
FILL: Final = palette.EMBER
"""The colour of what was won."""
_PORTRAIT: Final = 40.0
_FIGURE: Final = 84.0
_PERCENT: Final = 62.0
_BAR: Final = 16.0
_NAMES: Final = 0.55
"""The share of what the figures leave that names take; bars have the rest."""
_GAP: Final = 14.0
_UNPLAYED: Final = 90
_NAME: Final = theme.STRONG
_NOTE: Final = theme.SMALL
_NUMBER: Final = theme.BODY


@dataclass(frozen=True, slots=True)
class Standing:
    """One row, in the language in use."""

    picture: str
    name: str
    note: str
    """A smaller line below the name, or nothing."""
    tally: Tally
    figures: tuple[str, ...] = ()
    """What stands in the further columns."""


def name_of(player: Player) -> str:
    """Return what a player is called; all bots of a level have one name."""
    return played_by(_("Bot"), player.who.brain) if player.who.brain else player.name


def standing_of(player: Player, words: Vocabulary) -> Standing:
    """Return the row of a player."""
    kind = words.kinds.get(player.favourite)
    note = _("Favourite: {species}").format(species=kind.name) if kind is not None else ""
    figures = f"{player.average:.0f}", str(player.streak)
    return Standing(kind.picture if kind else "", name_of(player), note, player, figures)


def standing_of_kind(kind: Kind, tally: Tally) -> Standing:
    """Return the row of something that can be played as."""
    return Standing(kind.picture, kind.name, "", tally)


def add_head(
    form: Form, title: str, counted: tuple[str, str], more: Sequence[tuple[str, str]], box: Box
) -> None:
    """Add the headings of rows of this width.

    ``counted`` is what there are so many of, ``more`` are further columns, each with its meaning.
    """
    columns = _Columns(box, len(more))
    style = theme.SMALL
    form.add(Label(form.kit, title, style)).place(*columns.name)
    share = Label(
        form.kit,
        _("Won (mark: chance)"),
        style,
        tooltip=_("The mark in a bar says what chance alone would give: of four seats, say, each a quarter."),
    )
    form.add(share).place(columns.bar.left, box.top, columns.bar.width + _PERCENT - 4, HEAD)
    for (text, meaning), column in zip(
        (counted, (_("Wins"), ""), *more), (columns.games, columns.wins, *columns.more), strict=True
    ):
        form.add(Label(form.kit, text, style, Align.CENTRE, tooltip=meaning)).place(*column)


def draw_standing(pen: Pen, box: Box, row: Standing, *, selected: bool = False) -> None:
    """Draw a row."""
    columns, tally = _Columns(box, len(row.figures)), row.tally
    soft = palette.INK if selected else palette.INK_SOFT
    ink = palette.INK if tally.games else theme.DISABLED_INK
    side = min(_PORTRAIT, box.height - 2)
    portrait = Box(box.left + 6, box.centery - side / 2, side, side)
    if row.picture:
        pen.image(row.picture, portrait, 255 if tally.games else _UNPLAYED)
    name = columns.name
    noted = bool(row.note) and pen.kit.text.width(row.note, pen.kit.text.least(_NOTE)) <= name.width
    middle = box.centery - (10 if noted else 0)
    pen.line(row.name, _NAME.coloured(ink), (name.left, middle), "midleft", name.width)
    if noted:
        note = name.left, box.centery + 11
        pen.line(row.note, _NOTE.coloured(soft), note, "midleft", name.width)
    for text, column in (
        (str(tally.games), columns.games),
        (str(tally.wins), columns.wins),
        *zip(row.figures, columns.more, strict=True),
    ):
        pen.line(text, _NUMBER.coloured(ink), column.center, "center")
    if tally.games:
        bar = columns.bar
        draw_share(
            pen, Box(bar.left, bar.centery - _BAR / 2, bar.width, _BAR), tally.share, tally.expected, FILL
        )
        at = bar.right + _PERCENT - 4, box.centery
        pen.line(f"{tally.share:.0%}", _NAME.coloured(ink), at, "midright")


class StandingRow(Widget):
    """A row that stands by itself; its tooltip compares it with what chance would give."""

    solid = False

    def __init__(self, kit: Kit, row: Standing) -> None:
        super().__init__(kit, tooltip=_compared(row.tally))
        self._row = row

    def draw(self, pen: Pen) -> None:
        """Draw the row and a fine line below it."""
        draw_standing(pen, self.box, self._row)
        pen.fill(palette.KRAFT + "50", Box(self.box.left, self.box.bottom - 1, self.box.width, 1))


class _Columns:
    """Where the parts of a row lie: figures, and what is left for a name and a bar."""

    def __init__(self, row: Box, further: int) -> None:
        left = row.left + 6 + _PORTRAIT + _GAP
        fixed = (2 + further) * _FIGURE + _PERCENT + _GAP
        spare = row.right - left - fixed
        self.name = Box(left, row.top, spare * _NAMES - _GAP, row.height)
        self.games = Box(left + spare * _NAMES, row.top, _FIGURE, row.height)
        self.wins = self.games.move(_FIGURE, 0)
        bar = self.wins.right + _GAP
        self.bar = Box(bar, row.top, spare * (1 - _NAMES), row.height)
        first = Box(self.bar.right + _PERCENT, row.top, _FIGURE, row.height)
        self.more = [first.move(at * _FIGURE, 0) for at in range(further)]


def _compared(tally: Tally) -> str:
    if not tally.games:
        return _("Not played yet.")
    text = _("<b>{share}</b> of the games won. Chance alone would give {expected}.")
    return text.format(share=f"{tally.share:.0%}", expected=f"{tally.expected:.0%}")
