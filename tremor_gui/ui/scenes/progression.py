"""How somebody's wins went from game to game, as a line, and how long the games took, as columns."""

from collections.abc import Sequence
from typing import Final

from tremor_gui.match.chronicle import Finished, Sitting
from tremor_gui.match.figures import Bin, Form, span
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _, ngettext
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes.standings import FILL
from tremor_gui.ui.scenes.when import on_day
from tremor_gui.ui.tables.levels import played_by
from tremor_gui.ui.tables.vocabulary import Vocabulary
from tremor_gui.ui.widgets import Form as Widgets
from tremor_gui.ui.widgets import Label, RichLabel, Widget
from tremor_gui.ui.widgets.bars import Column, add_columns
from tremor_gui.ui.widgets.plot import Curve, Plot, draw_swatch

_HEAD: Final = 34.0
_SWATCH: Final = 46.0
_FEWEST: Final = 2
"""How many games make a line."""
_MOST_LABELS: Final = 10
_STEPS: Final = (1, 2, 5, 10, 25, 50, 100, 250, 500)
_NOTHING: Final = theme.BODY.coloured(palette.INK_SOFT)
_WON: Final = (FILL, "plain")
_CHANCE: Final = (palette.INK_SOFT, "dotted")


class _Key(Widget):
    """A piece of a curve, and what it shows."""

    solid = False

    def __init__(self, kit: Kit, look: tuple[str, str], text: str) -> None:
        super().__init__(kit)
        self._curve = Curve(*look, ())
        self._text = text

    def draw(self, pen: Pen) -> None:
        """Draw the piece and the words."""
        box = self.box
        draw_swatch(pen, self._curve, Box(box.left, box.centery - 8, _SWATCH, 16))
        x = box.left + _SWATCH + 8
        pen.line(self._text, theme.SMALL, (x, box.centery), "midleft", box.right - x)


def add_course(form: Widgets, told: Sequence[Form], words: Vocabulary, box: Box) -> Plot | None:
    """Add the line of somebody's wins and return it; without two games at least there is none."""
    if len(told) < _FEWEST:
        label = RichLabel(form.kit, _("Two games make a line."), _NOTHING, Align.CENTRE)
        form.add(label).place(box.left, box.centery - 12, box.width, label.height_for(box.width))
        return None
    count = span(len(told))
    texts = (
        _("Won of the latest {count} games").format(count=count),
        _("By chance alone"),
    )
    left = box.left
    for look, text in zip((_WON, _CHANCE), texts, strict=True):
        width = min(_SWATCH + 16 + form.kit.text.width(text, theme.SMALL), box.right - left)
        form.add(_Key(form.kit, look, text)).place(left, box.top, width, _HEAD)
        left += width + 14
    curves = (
        Curve(*_CHANCE, tuple(one.expected for one in told)),
        Curve(*_WON, tuple(one.share for one in told)),
    )
    plot = Plot(form.kit, curves, _labels(len(told)), lambda at: _note(told[at], words))
    return form.add(plot).place(box.left, box.top + _HEAD, box.width, box.height - _HEAD)


def add_lengths(form: Widgets, bins: Sequence[Bin], box: Box) -> None:
    """Add the columns of how many rounds games took."""
    form.add(Label(form.kit, _("Rounds of a game"), theme.SMALL)).place(box.left, box.top, box.width, _HEAD)
    columns = [Column(_range(one), one.games, _length_note(one)) for one in bins]
    add_columns(form, columns, Box(box.left, box.top + _HEAD, box.width, box.height - _HEAD), FILL)


def _range(one: Bin) -> str:
    return str(one.first) if one.first == one.last else f"{one.first}\N{EN DASH}{one.last}"


def _labels(count: int) -> list[str]:
    """Return what stands below each game: its number, now and then."""
    step = next((step for step in _STEPS if count <= step * _MOST_LABELS), _STEPS[-1])
    return [str(at) if at == 1 or at % step == 0 else "" for at in range(1, count + 1)]


def _note(form: Form, words: Vocabulary) -> str:
    """Return what there is to say of a game, marked up: when, who played, and who won."""
    lines = [f"<b>{on_day(form.game.day)}</b>"]
    for seat in form.game.seats:
        line = escape(_player(seat, words))
        lines.append(f"<b>{line}</b> <icon:check>" if seat.won else line)
    return "\n".join((*lines, _rounds(form.game)))


def _player(seat: Sitting, words: Vocabulary) -> str:
    """Return who sat there and what was played; a bot's name says no more than that."""
    kind = words.kinds.get(seat.kind)
    if kind is None:
        return played_by(seat.name, seat.brain)
    if seat.brain or seat.name == kind.name:
        return played_by(kind.name, seat.brain)
    return f"{seat.name} · {kind.name}"


def _rounds(game: Finished) -> str:
    return ngettext("{count} round", "{count} rounds", game.rounds).format(count=game.rounds)


def _length_note(one: Bin) -> str:
    games = ngettext("{count} game", "{count} games", one.games).format(count=one.games)
    if one.first == one.last:
        rounds = ngettext("{count} round", "{count} rounds", one.last).format(count=one.last)
    else:
        rounds = _("{first} to {last} rounds").format(first=one.first, last=one.last)
    return f"<b>{rounds}:</b> {games}"
