"""The statistics: who and what has won how often, how long games take, and how somebody's wins went."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pygame

from tremor_gui.bots.levels import LEVELS
from tremor_gui.match.chronicle import Finished
from tremor_gui.match.figures import (
    Filter,
    Player,
    Tally,
    Who,
    course,
    having,
    kinds,
    lengths,
    players,
)
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _, ngettext
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes.progression import add_course, add_lengths
from tremor_gui.ui.scenes.standings import (
    HEAD,
    StandingRow,
    add_head,
    draw_standing,
    name_of,
    standing_of,
    standing_of_kind,
)
from tremor_gui.ui.scenes.when import on_day
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.tables.levels import level_name
from tremor_gui.ui.tables.vocabulary import Vocabulary
from tremor_gui.ui.widgets import Button, Choice, Label, ListView, RichLabel, Stepper
from tremor_gui.ui.widgets.modal import Answer, Question
from tremor_gui.ui.widgets.plot import Plot

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1180.0
_HEIGHT: Final = 720.0
_MARGIN: Final = 30.0
_TITLE: Final = 56.0
_PAGES: Final = 0.5
"""The share of the head that the choice of a page takes at most."""
_FILTER: Final = 44.0
_GAP: Final = 14.0
_FOOT: Final = 48.0
_ROW: Final = 52.0
_PAW: Final = 110.0
_LINE: Final = 0.62
"""The share of the width that the line of wins takes, the rest being for the columns."""
_MOST_NAMES: Final = 12
"""How many people one can ask for who are to have played, too."""
_NOTHING: Final = theme.BODY.sized(20).coloured(palette.INK_SOFT)
PLAYERS, KINDS, COURSE = "players", "kinds", "course"


class Statistics(Sheet):
    """A sheet with three pages over the title; Esc closes it."""

    def __init__(
        self,
        app: "App",
        vocabulary: Callable[[], Vocabulary],
        games: Callable[[], Sequence[Finished]],
        forget: Callable[[], None],
    ) -> None:
        """Show what is counted of games; ``forget`` makes that none, and is asked for twice."""
        super().__init__(app)
        self._vocabulary = vocabulary
        self._read = games
        self._forget = forget
        self._games: tuple[Finished, ...] = ()
        self._people: list[Player] = []
        self._filter = Filter()
        self._page = PLAYERS
        self._who: Who | None = None
        """Whose figures are shown, None for everybody's."""
        self._take()
        self._plot: Plot | None = None
        self._list: ListView[Player] | None = None

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle: what is asked for above, the answer below."""
        at = next((at for at, widget in enumerate(self.form.widgets) if widget.focused), None)
        self._words = self._vocabulary()
        sheet = self.spread(_WIDTH, min(_HEIGHT, metrics.height - 32))
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        self._add_head(Box(inner.left, inner.top - 6, inner.width, _TITLE))
        foot = Box(inner.left, inner.bottom - _FOOT + 8, inner.width, _FOOT)
        page = Box(inner.left, inner.top + _TITLE, inner.width, foot.top - _GAP - inner.top - _TITLE)
        self._fill(page)
        self._add_foot(foot)
        if at is not None:
            self.form.focus(self.form.widgets[min(at, len(self.form.widgets) - 1)])
        elif self._list is not None:
            self.form.focus(self._list)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a veil and the sheet, and the note on what is pointed at."""
        super().draw(surface)
        pen = self.pen(surface)
        if not self._games:
            x, y = self._place.center
            pen.image("emblems/habitat", Box(x - _PAW / 2, y - _PAW - 4, _PAW, _PAW), 150)
        if self._plot is not None:
            self._plot.draw_note(pen)

    @property
    def games(self) -> tuple[Finished, ...]:
        """The games that are counted now."""
        return tuple(game for game in self._games if self._filter.fits(game))

    def _add_head(self, box: Box) -> None:
        close = Button(self.kit, _("Close"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        pages = [(PLAYERS, _("Players")), (KINDS, self._words.kinds_title), (COURSE, _("Over time"))]
        choice = Choice(self.kit, pages, self._page, self._turn_to)
        width = min(choice.natural_width, box.width * _PAGES) if self._games else 0.0
        self.form.default = self.add_head(_("Statistics"), close, box, width + 3 * _GAP)
        if not self._games:
            return
        self.form.add(choice).place(close.box.left - 2 * _GAP - width, box.top, width, close.box.height)

    def _take(self) -> None:
        """Take up the games there are, and look at all of them."""
        self._games = tuple(self._read())
        self._people = [one for one in players(self._games) if not one.who.brain][:_MOST_NAMES]
        self._filter, self._who, self._page = Filter(), None, PLAYERS

    def _fill(self, box: Box) -> None:
        self._plot, self._list, self._place = None, None, box
        if not self._games:
            self._add_nothing(_("No game is over yet. Each that is played to its end is counted here."))
            return
        games = self.games
        told = players(games)
        self._add_filters(told, Box(box.left, box.top, box.width, _FILTER))
        top = box.top + _FILTER + _GAP
        self._place = page = Box(box.left, top, box.width, box.bottom - top)
        if not games:
            self._add_nothing(_("No game that is over was like that."))
        elif self._page == PLAYERS:
            self._add_players(told, page)
        elif self._page == KINDS:
            self._add_kinds(kinds(games, self._shown(told)), page)
        else:
            self._add_course(games, self._shown(told) or told[0].who, page)

    def _add_filters(self, told: Sequence[Player], box: Box) -> None:
        steppers = [self._variants(), self._seats(), self._company()]
        if self._page != PLAYERS and told:
            steppers.append(self._whose(told))
        width = (box.width - (len(steppers) - 1) * _GAP) / len(steppers)
        for at, stepper in enumerate(steppers):
            self.form.add(stepper).place(box.left + at * (width + _GAP), box.top, width, box.height)

    def _variants(self) -> Stepper[Any]:
        variants = [((key, False), name) for key, name in self._words.variants.items()]
        options = [(("", False), _("All variants")), *variants, (("", True), self._words.reduced)]
        chosen = self._filter.variant, self._filter.reduced
        return Stepper(
            self.kit, options, chosen, lambda value: self._choose(variant=value[0], reduced=value[1])
        )

    def _seats(self) -> Stepper[Any]:
        many = [(seats, _many_players(seats)) for seats in self._words.seats]
        options = [(0, _("Any number")), *many]
        return Stepper(self.kit, options, self._filter.seats, lambda seats: self._choose(seats=seats))

    def _company(self) -> Stepper[Any]:
        levels = [(Who(level, ""), _("Bots: {level}").format(level=level_name(level))) for level in LEVELS]
        names = [(one.who, _("With {name}").format(name=one.name)) for one in self._people]
        options: list[tuple[dict[str, Any], str]] = [
            ({}, _("With anybody")),
            ({"people": True}, _("Only people")),
            ({"bots": True}, _("With bots")),
            *(({"company": one}, text) for one, text in (*levels, *names)),
        ]
        nobody = {"people": False, "bots": False, "company": None}
        every = [(nobody | changes, text) for changes, text in options]
        chosen = {name: getattr(self._filter, name) for name in nobody}
        return Stepper(
            self.kit,
            every,
            chosen,
            lambda changes: self._choose(**changes),
            tooltip=_("Who sat at the table, too."),
        )

    def _whose(self, told: Sequence[Player]) -> Stepper[Any]:
        options: list[tuple[Who | None, str]] = [(one.who, name_of(one)) for one in told]
        shown = self._shown(told)
        if self._page == KINDS:
            options.insert(0, (None, _("All players")))
        elif shown is None:
            shown = told[0].who
        tooltip = _("Whose games these are.")
        return Stepper(self.kit, options, shown, self._look_at, tooltip=tooltip)

    def _shown(self, told: Sequence[Player]) -> Who | None:
        """Return whose figures are shown, if they have played in what is counted."""
        return self._who if any(one.who == self._who for one in told) else None

    def _add_players(self, told: Sequence[Player], box: Box) -> None:
        more = (
            (_("Rounds"), _("How many rounds a game took on average.")),
            (_("Streak"), _("The most games won one after another.")),
        )
        seats = _("Seats"), _("Seats taken in the games counted: two bots of a level in one game take two.")
        height = box.height - HEAD
        row = height / max(1, round(height / _ROW))
        self._list = ListView(
            self.kit, told, row, self._draw_player, on_select=self._note, on_open=self._follow
        )
        self._list.place(box.left, box.top + HEAD, box.width, height)
        inside = self._list.inside
        add_head(self.form, _("Player"), seats, more, Box(inside.left, box.top, inside.width, HEAD))
        self.form.add(self._list)
        at = next((at for at, one in enumerate(told) if one.who == self._who), None)
        if at is not None:
            self._list.select(at)

    def _draw_player(self, pen: Pen, box: Box, player: Player, selected: bool) -> None:
        draw_standing(pen, box, standing_of(player, self._words), selected=selected)
        if not selected:
            pen.fill(palette.KRAFT + "50", Box(box.left, box.bottom - 1, box.width, 1))

    def _add_kinds(self, tallies: dict[str, Tally], box: Box) -> None:
        games = _("Games"), ""
        add_head(self.form, self._words.kinds_title, games, (), Box(box.left, box.top, box.width, HEAD))
        known = [(kind, tallies.get(key, Tally())) for key, kind in self._words.kinds.items()]
        known.sort(key=lambda one: (-one[1].share, -one[1].games))
        height = min(_ROW, (box.height - HEAD) / len(known))
        for at, (kind, tally) in enumerate(known):
            row = self.form.add(StandingRow(self.kit, standing_of_kind(kind, tally)))
            row.place(box.left, box.top + HEAD + at * height, box.width, height)

    def _add_course(self, games: Sequence[Finished], one: Who, box: Box) -> None:
        width = box.width * _LINE
        self._plot = add_course(
            self.form, course(games, one), self._words, Box(box.left, box.top, width, box.height)
        )
        left = box.left + width + 2 * _GAP
        aside = Box(left, box.top, box.right - left, box.height)
        add_lengths(self.form, lengths(having(games, one)), aside)

    def _add_nothing(self, sentence: str) -> None:
        box = self._place
        label = RichLabel(self.kit, sentence, _NOTHING, Align.CENTRE)
        self.form.add(label).place(box.left, box.centery + 12, box.width, label.height_for(box.width))

    def _add_foot(self, box: Box) -> None:
        forget = Button(self.kit, _("Forget everything"), self._ask_to_forget, icon="cross")
        forget.why_not = None if self._games else _("There is nothing to forget.")
        width = forget.natural_width
        self.form.add(forget).place(box.left, box.top, width, box.height)
        if self._games:
            told = Label(self.kit, self._summary(), theme.SMALL, Align.RIGHT)
            left = box.left + width + _GAP
            self.form.add(told).place(left, box.top, box.right - left, box.height)

    def _summary(self) -> str:
        games = self.games
        counted = ngettext("{count} game counted", "{count} games counted", len(games))
        told = [counted.format(count=len(games))]
        if games:
            mean = round(sum(game.rounds for game in games) / len(games))
            first = min(game.day for game in games)
            average = ngettext("{count} round on average", "{count} rounds on average", mean)
            told.append(average.format(count=mean))
            told.append(_("since {day}").format(day=on_day(first)))
        return " · ".join(told)

    def _turn_to(self, page: str) -> None:
        self._page = page
        self.layout(self.kit.metrics)

    def _choose(self, **changes: Any) -> None:
        self._filter = replace(self._filter, **changes)
        self.layout(self.kit.metrics)

    def _look_at(self, one: Who | None) -> None:
        self._who = one
        self.layout(self.kit.metrics)

    def _note(self, player: Player) -> None:
        self._who = player.who

    def _follow(self, player: Player) -> None:
        self._who = player.who
        self._turn_to(COURSE)

    def _ask_to_forget(self) -> None:
        count = len(self._games)
        text = ngettext(
            "{count} game is no longer counted then. What is saved stays.",
            "{count} games are no longer counted then. What is saved stays.",
            count,
        )
        answers = (Answer(_("Forget"), self._forget_now), Answer(_("Keep"), accent=True))
        question = Question(self.app, _("Forget all statistics?"), text.format(count=count), answers)
        self.app.manager.push(question)

    def _forget_now(self) -> None:
        self._forget()
        self._take()
        self.layout(self.kit.metrics)


def _many_players(seats: int) -> str:
    return ngettext("{count} player", "{count} players", seats).format(count=seats)
