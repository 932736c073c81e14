"""The curves of a chart of chances: one a player, and one for two who win together."""

from itertools import pairwise
from typing import NamedTuple

from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import COOP
from tremor_gui.match.chances import Moment, TurningPoint
from tremor_gui.match.session import Session
from tremor_gui.ui import palette
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.widgets.plot import Curve

from .looks import Look, names_of

_MOST_LINES = 5


class Side(NamedTuple):
    """Whoever wins together, with their curve."""

    seats: tuple[int, ...]
    looks: tuple[Look, ...]
    curve: Curve

    @property
    def name(self) -> str:
        """Their names."""
        return " & ".join(look.name for look in self.looks)


def sides(table: Table, looks: tuple[Look, ...], told: tuple[Moment, ...]) -> tuple[Side, ...]:
    """Return the sides of a match in the order of their first seats."""
    seats = range(len(looks))
    groups: list[tuple[int, ...]] = [(seat,) for seat in seats]
    if table.variant == COOP:
        teams = dict.fromkeys(table.teams)
        groups = [tuple(seat for seat in seats if table.teams[seat] == team) for team in teams]
    found = []
    for group in groups:
        colour = looks[group[0]].colour
        values = tuple(moment.chances[group[0]] for moment in told)
        curve = Curve(palette.SEATS[colour], palette.SEAT_PATTERNS[colour], values)
        found.append(Side(group, tuple(looks[seat] for seat in group), curve))
    return tuple(found)


def labels(told: tuple[Moment, ...]) -> list[str]:
    """Return for each moment the number of the round, where one begins."""
    rounds = [0, *(moment.round for moment in told)]
    return [str(now) if now != before else "" for before, now in pairwise(rounds)]


def moment_note(moment: Moment, found: tuple[Side, ...]) -> str:
    """Return what the chances were at a moment, marked up, the best first."""
    head = _("Round {round}").format(round=moment.round) if moment.round else _("Set-up")
    rows = sorted(found, key=lambda side: -moment.chances[side.seats[0]])
    lines = [f"{moment.chances[side.seats[0]]:.0%}  {escape(side.name)}" for side in rows]
    return "\n".join((f"<b>{head}</b>", *lines))


def point_note(session: Session, point: TurningPoint, found: tuple[Side, ...]) -> str:
    """Return what turned the match at a point, marked up: for whom, by how much, and what happened."""
    side = next(side for side in found if point.seat in side.seats)
    change = f"{point.change:+.0%}".replace("-", "\N{MINUS SIGN}")
    head = _("Round {round}: {change} for {name}")
    during = session.game.rounds(session.steps[point.step - 1].state.table)
    title = head.format(round=during, change=change, name=escape(side.name))
    lines = session.told(point.step, names_of(session.setup))
    told = [translate(line, lambda value: escape(str(value))) for line in lines]
    more = ["…"] if len(told) > _MOST_LINES else []
    return "\n".join((f"<b>{title}</b>", *told[:_MOST_LINES], *more))
