"""Igniting a wedge: the choice of the tile and the way, and what follows the effect."""

from dataclasses import dataclass, replace
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee
from tremor_gui.rules.text import say

from .actions import IGNITE, SPIN, Ignite, Spin
from .events import Ignited, NothingToIgnite, track_grew, wedge_cleared
from .plans import Plan, eligible, square_pieces, ways
from .table import Table
from .terms import MANEUVERING, TORNADO
from .windows import DECLARED_CARDS, Declared, Strike, due

_IGNITE: Final = say("Choose the tile that is struck, and how.")
_SPIN: Final = say("Twist the tiles of the Tornado as you like.")


def declared(referee: Referee[Table], plan: Plan) -> Frame[Table]:
    """Declare a disaster and return the frame that goes on with it."""
    referee.emit(Ignited(plan.seat, plan.disaster, plan.piece, plan.way))
    touched = referee.table.pawns if plan.disaster in MANEUVERING else ()
    return due(referee, Declared, plan.seat, Strike(plan), touched, DECLARED_CARDS[plan.disaster])


@dataclass(frozen=True, slots=True)
class Ignition(Frame[Table]):
    """The igniter picks an eligible tile and a way, and declares the disaster."""

    seat: int
    disaster: int

    def ask(self, table: Table) -> Decision | None:
        """Offer every eligible tile in every way, useful or not (T52)."""
        options = [
            IGNITE[piece][way]
            for piece in eligible(table, self.disaster)
            for way in ways(table, piece, self.disaster)
        ]
        return Decision((self.seat,), _IGNITE, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """With no eligible tile nothing happens on the board; the rest goes on (T50)."""
        referee.emit(NothingToIgnite(self.seat, self.disaster))
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Declare the disaster, a Tornado after its twists have been chosen."""
        assert isinstance(action, Ignite)
        _chosen(referee, Plan(self.seat, self.disaster, action.piece, action.way))


@dataclass(frozen=True, slots=True)
class Echo(Frame[Table]):
    """The other disaster of a tile takes effect, too (Aftershock; T139)."""

    seat: int
    disaster: int
    piece: int

    def ask(self, table: Table) -> Decision:
        """Offer the ways of the disaster on this tile."""
        options = [IGNITE[self.piece][way] for way in ways(table, self.piece, self.disaster)]
        return Decision((self.seat,), _IGNITE, options)

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Declare it."""
        assert isinstance(action, Ignite)
        _chosen(referee, Plan(self.seat, self.disaster, self.piece, action.way, echo=True))


def _chosen(referee: Referee[Table], plan: Plan) -> None:
    if plan.disaster == TORNADO:
        referee.done(Tornado(plan, square_pieces(referee.table, plan.piece, TORNADO)))
    else:
        referee.done(declared(referee, plan))


@dataclass(frozen=True, slots=True)
class Tornado(Frame[Table]):
    """The igniter twists each tile of the square any number of times (T66-T69).

    ``pieces`` is the square clockwise from the ignited tile, -1 where nothing can turn.
    """

    plan: Plan
    pieces: tuple[int, int, int, int]

    def ask(self, table: Table) -> Decision:
        """Offer every turning of the four tiles."""
        free = sum(1 << place for place, piece in enumerate(self.pieces) if piece >= 0)
        return Decision((self.plan.seat,), _SPIN, SPIN[free])

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Declare the Tornado with these twists."""
        assert isinstance(action, Spin)
        referee.done(declared(referee, replace(self.plan, turns=action.turns)))


@dataclass(frozen=True, slots=True)
class ClearWedge(Frame[Table]):
    """All tokens leave the ignited wedge (T49)."""

    wedge: int

    def run(self, referee: Referee[Table]) -> None:
        """Return the tokens to their owners."""
        referee.emit(wedge_cleared(self.wedge))
        referee.done()


@dataclass(frozen=True, slots=True)
class Tremble(Frame[Table]):
    """The igniter's token goes onto the Earthquake Track."""

    seat: int

    def run(self, referee: Referee[Table]) -> None:
        """Place it; the supply cannot be empty, a token has just come back (T46)."""
        referee.emit(track_grew(self.seat))
        referee.done()
