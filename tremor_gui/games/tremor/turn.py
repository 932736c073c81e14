"""The flow of the game: Exploration, then turns of actions and a roll.

Read the frames top to bottom as the rulebook's page: ``Exploration`` ->
``Turn`` -> ``LiftBlocks``, ``Act``, ``FailedTraverse``, ``Roll``.
"""

from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee
from tremor_gui.rules.text import say

from .actions import EXPLORE, FORECAST, ROLL_DICE, TRAVERSE, TWIST, Explore, Forecast, Traverse, Twist
from .board import NEXT
from .events import Freed, Moved, Rolled, TurnBegan, Twisted, Won
from .spirit import Spirit
from .table import Table, cell_of, connected, explorable, open_wedge, twistable
from .terms import CELLS, DISASTERS, WEDGES
from .tokens import OasisChain, PlaceTokens, is_oasis, place, reveal, sources_of

MAY_TRAVERSE: Final = 1
MAY_TWIST: Final = 2
MAY_SCOUT: Final = 4
ALL_ACTIONS: Final = MAY_TRAVERSE | MAY_TWIST | MAY_SCOUT

_ACT: Final = say("Traverse, Twist and Scout, in any order.")
_ROLL: Final = say("Roll the Disaster Dice.")


@dataclass(frozen=True, slots=True)
class Exploration(Frame[Table]):
    """A seat turns over the two tiles next to its start and owes a token for each (T11)."""

    seat: int

    def run(self, referee: Referee[Table]) -> None:
        """Turn both tiles over, so that both are seen before a token is placed."""
        start = cell_of(referee.table, referee.table.starts[self.seat])
        faces = tuple(reveal(referee, referee.table.tiles[cell]) for cell in NEXT[start] if cell >= 0)
        referee.done(PlaceTokens(self.seat, tuple(sources_of(face) for face in faces), ignites=False))


@dataclass(frozen=True, slots=True)
class Turn(Frame[Table]):
    """A seat's whole turn, and after it the next seat's."""

    seat: int
    round: int

    def run(self, referee: Referee[Table]) -> None:
        """Begin the turn and lay out its parts."""
        seat = self.seat
        referee.emit(TurnBegan(seat, self.round))
        following = (seat + 1) % len(referee.table.pawns)
        referee.done(
            LiftBlocks(seat),
            Act(seat, ALL_ACTIONS),
            Roll(seat),
            Turn(following, self.round + (following == 0)),
        )


@dataclass(frozen=True, slots=True)
class LiftBlocks(Frame[Table]):
    """The blocks a seat laid end when its next turn begins (T80)."""

    seat: int

    def run(self, referee: Referee[Table]) -> None:
        """Lift them all."""
        if self.seat in referee.table.blocks:
            for piece, owner in enumerate(referee.table.blocks):
                if owner == self.seat:
                    referee.emit(Freed(piece))
        referee.done()


@dataclass(frozen=True, slots=True)
class Act(Frame[Table]):
    """The action phase: each action once, in any order, none left out while it is possible.

    ``left`` is a bit set of the actions not yet taken. The phase ends by
    itself once none of them can be carried out (T15, T16, T17).
    """

    seat: int
    left: int

    def ask(self, table: Table) -> Decision | None:
        """List every execution of every action left."""
        options: list[Action] = []
        if self.left & MAY_TRAVERSE:
            options += traverses(table, self.seat)
        if self.left & MAY_TWIST:
            for piece in range(CELLS):
                if twistable(table, self.seat, piece):
                    options += TWIST[piece]
        if self.left & MAY_SCOUT:
            options += [EXPLORE[piece] for piece in range(CELLS) if explorable(table, piece)]
            options += [FORECAST[wedge] for wedge in range(WEDGES) if open_wedge(table, self.seat, wedge)]
        return Decision((self.seat,), _ACT, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """End the phase; whoever did not Traverse gets a Spirit Counter (T34, T35, T36)."""
        referee.done(*((Spirit(self.seat),) if self.left & MAY_TRAVERSE else ()))

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Carry out an action and come back for the rest."""
        seat = self.seat
        match action:
            case Traverse(piece):
                referee.emit(Moved(seat, piece))
                if referee.table.homes[seat] == piece:
                    referee.emit(Won(seat))
                    referee.finish()
                else:
                    referee.done(Act(seat, self.left & ~MAY_TRAVERSE))
            case Twist(piece, way):
                referee.emit(Twisted(piece, way))
                referee.done(Act(seat, self.left & ~MAY_TWIST))
            case Explore(piece):
                face = reveal(referee, piece)
                owed = OasisChain(seat) if is_oasis(face) else PlaceTokens(seat, (sources_of(face),))
                referee.done(owed, Act(seat, self.left & ~MAY_SCOUT))
            case Forecast(wedge):
                rest = Act(seat, self.left & ~MAY_SCOUT)
                referee.done(*place(referee, seat, wedge), rest)


def traverses(table: Table, seat: int) -> list[Action]:
    """Return the moves to connected, face-up, unblocked neighbours (rulebook, Traverse; T19-T21)."""
    cell = cell_of(table, table.pawns[seat])
    found: list[Action] = []
    for direction in range(4):
        if connected(table, cell, direction):
            piece = table.tiles[NEXT[cell][direction]]
            if table.blocks[piece] < 0:
                found.append(TRAVERSE[piece])
    return found


@dataclass(frozen=True, slots=True)
class Roll(Frame[Table]):
    """The Disaster Roll, one token a die (T38, T41)."""

    seat: int

    def ask(self, table: Table) -> Decision:
        """Wait for the hand that rolls: until then the last action can be taken back."""
        return Decision((self.seat,), _ROLL, (ROLL_DICE,))

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Roll, and owe a token for each die."""
        rolled = tuple(referee.roll(len(DISASTERS)) for _ in range(referee.table.dice))
        referee.emit(Rolled(self.seat, rolled))
        referee.done(PlaceTokens(self.seat, tuple((disaster,) for disaster in rolled)))
