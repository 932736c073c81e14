"""Searches a position for every way to bring a meeple home, and measures how hard that is.

Only what is certain counts: a line that turns a tile over, rolls dice or lets
the Earthquake erupt is lost. Everything else that the rules allow is tried,
in as few decisions as it takes.
"""

from collections.abc import Hashable, Iterator
from typing import Final, NamedTuple

import _home  # noqa: F401 - the game is found from here on

from tremor_gui.games.tremor.actions import Explore, Forecast, Ignite, RollDice, Spin, Traverse, Twist
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.terms import SIDE, WEDGE_ROOM, WEDGES_A_DISASTER
from tremor_gui.games.tremor.turn import MAY_SCOUT, MAY_TRAVERSE, Act
from tremor_gui.rules.core import Action, Referee, State

Position = State[Table]
Plan = tuple[tuple[Hashable, ...], ...]
"""What a line does, without regard to the order, and without the wedge of a token where any will do."""

_CARRIES: Final = 2
"""The most steps that one disaster can carry a tile."""


class Found(NamedTuple):
    """The ways home from a position in a number of decisions."""

    share: float
    """The chance to go one of them if each decision is made at random."""
    effort: int
    """The fewest tiles that the Tornadoes of such a way turn."""
    plans: frozenset[Plan]
    """The ways with no more than that effort, told apart by what they do."""
    line: tuple[Action, ...]
    """One of them."""


class Solution(NamedTuple):
    """How a position is solved in the fewest decisions."""

    share: float
    plans: frozenset[Plan]
    line: tuple[Action, ...]


class Search:
    """Looks for the ways home of one seat; what it has seen of a position is kept."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._known: dict[Hashable, Found | None] = {}
        self.positions = 0
        """How many positions have been looked at."""

    def solve(self, start: Position, most: int) -> Solution | None:
        """Return the ways home in the fewest decisions, or None if there is none in at most so many."""
        for decisions in range(1, most + 1):
            found = self.ways(start, decisions)
            if found is not None:
                return Solution(found.share, found.plans, found.line)
        return None

    def ways(self, position: Position, left: int) -> Found | None:
        """Return the ways home in so many decisions, if fewer do not suffice, or None if there is none."""
        if left < self._least(position):
            return None
        key = self._key(position), left
        if key not in self._known:
            self._known[key] = self._look(position, left)
        return self._known[key]

    def _look(self, position: Position, left: int) -> Found | None:
        """Try every option, one for all that come to the same."""
        assert position.decision is not None
        self.positions += 1
        options = position.decision.options
        if left == 1:
            home = Traverse(position.table.homes[self._seat])
            return _reached(home, len(options)) if home in options else None
        share, best = 0.0, _LOST
        tried: dict[Hashable, Found | None] = {}
        for option in options:
            kind = self._kind(position, option)
            if kind is None:
                continue
            if kind not in tried:
                following = after(position, option)
                found = None if following is None else self.ways(following, left - 1)
                tried[kind] = found
                best = _better(best, option, kind, found)
            found = tried[kind]
            if found is not None:
                share += found.share
        return None if best is _LOST else best._replace(share=share / len(options))

    def _least(self, position: Position) -> int:
        """Return a number of decisions below which nobody can come home from here."""
        decision, table = position.decision, position.table
        if decision is None or decision.seats != (self._seat,):
            return _NEVER
        act = _act(position)
        if act is None or act.late:
            return _NEVER
        walks, scouts = _count(act, MAY_TRAVERSE, 0), _count(act, MAY_SCOUT, 2)
        pending = isinstance(position.stack[-1], Ignition)
        far = _distance(table, self._seat)
        if not walks or far > walks + _CARRIES * (scouts + pending):
            return _NEVER
        # Every decision takes one step off the way, but for the second half of a disaster, which takes two.
        return max(far - pending, 1 + pending)

    def _key(self, position: Position) -> Hashable:
        """Return what there is to a position as far as it bears on coming home."""
        table, act = position.table, _act(position)
        wedges: Hashable = ()
        if act is not None and _count(act, MAY_SCOUT, 2):
            wedges = tuple(
                tuple(sorted(self._wedge(table, wedge) for wedge in range(first, first + WEDGES_A_DISASTER)))
                for first in range(0, len(table.wedges), WEDGES_A_DISASTER)
            )
        return table.tiles, table.turns, table.blocks, table.pawns, wedges, position.stack

    def _kind(self, position: Position, option: Action) -> Hashable | None:
        """Return what an option comes to, the same for all that come to the same; None if it is of no use."""
        table, act = position.table, _act(position)
        if act is None:
            return None
        scouts = _count(act, MAY_SCOUT, 2)
        match option:
            case Explore() | RollDice():
                return None
            case Forecast(wedge):
                tokens = len(table.wedges[wedge])
                # In a line of the fewest decisions a token that ignites nothing has to help a later one.
                if tokens + scouts < WEDGE_ROOM:
                    return None
                return "forecast", wedge // WEDGES_A_DISASTER, *self._wedge(table, wedge)
            case Twist(piece, way):
                walks = _count(act, MAY_TRAVERSE, 0)
                here = cell_of(table, table.pawns[self._seat])
                if not scouts and apart(here, cell_of(table, piece)) > walks:
                    return None
                return "twist", piece, way
            case Traverse(piece):
                return "traverse", piece
            case Ignite(piece, way):
                frame = position.stack[-1]
                disaster = frame.disaster if isinstance(frame, Ignition) else -1
                return "ignite", disaster, piece, way
            case Spin(turns):
                return "spin", *turns
        return (option,)

    def _wedge(self, table: Table, wedge: int) -> tuple[int, bool]:
        tokens = table.wedges[wedge]
        return len(tokens), self._seat in tokens


_NEVER: Final = 1000
_LOST: Final = Found(0.0, _NEVER, frozenset(), ())


def after(position: Position, option: Action) -> Position | None:
    """Return the position after an option, or None if chance had a part in it."""
    referee = Referee(position.table, list(position.stack), position.chance, position.decision.seats[0])  # type: ignore[union-attr]
    referee.stack[-1].answer(referee, option)
    following = referee.settle()
    return following if following.chance == position.chance else None


def lines_of(position: Position, line: tuple[Action, ...]) -> Iterator[Position]:
    """Yield the positions along a line, the first included. Raises ``ValueError`` for an illegal one."""
    yield position
    for action in line:
        if position.decision is None or action not in position.decision.options:
            raise ValueError(f"{action} is no option")
        following = after(position, action)
        if following is None:
            raise ValueError(f"{action} is left to chance")
        position = following
        yield position


def _reached(home: Action, options: int) -> Found:
    return Found(1 / options, 0, frozenset({(("traverse", "home"),)}), (home,))


def _better(best: Found, option: Action, kind: Hashable, found: Found | None) -> Found:
    """Return the best ways so far together with those that begin with an option."""
    if found is None:
        return best
    effort = found.effort + (sum(map(bool, option.turns)) if isinstance(option, Spin) else 0)
    if effort > best.effort:
        return best
    assert isinstance(kind, tuple)
    plans = frozenset(tuple(sorted((*plan, kind), key=repr)) for plan in found.plans)
    if effort < best.effort:
        return Found(0.0, effort, plans, (option, *found.line))
    return best._replace(plans=best.plans | plans)


def _act(position: Position) -> Act | None:
    return next((frame for frame in reversed(position.stack) if isinstance(frame, Act)), None)


def _count(act: Act, kind: int, extra: int) -> int:
    """Return how many actions of a kind are left."""
    return bool(act.left & kind) + act.extra[extra]


def _distance(table: Table, seat: int) -> int:
    return apart(cell_of(table, table.pawns[seat]), cell_of(table, table.homes[seat]))


def apart(cell: int, other: int) -> int:
    """Return how many steps lie between two cells if nothing is in the way."""
    return abs(cell // SIDE - other // SIDE) + abs(cell % SIDE - other % SIDE)
