"""What the Catastrophes do: a function a card over the events of the disasters, then the hourglass."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee
from tremor_gui.rules.text import say
from tremor_gui.rules.window import PASS

from .actions import DISCARD, TAKE_BACK, TWIST, Discard, TakeBack, Traverse, Twist
from .announced import CALM
from .blocks import block_all
from .card_events import CardDiscarded
from .catastrophes import (
    ASHFALL,
    CATASTROPHES,
    CONTINENTAL_DRIFT,
    DROUGHT,
    EXODUS,
    FLASH_FLOOD,
    GREAT_SILENCE,
    HEATWAVE,
    LANDSLIP,
    METEOR,
    POLE_REVERSAL,
    REGROWTH,
    RISING_FAULT,
    SQUALL,
    STAMPEDE,
)
from .earthquake import next_level
from .events import SeismicMoved, Shifted, SpiritCleared, TokenTaken, Twisted, WedgeCleared
from .spirit import draw
from .table import (
    EARTHQUAKE_PIECE,
    Table,
    finished,
    movable,
    neighbours,
    playing,
    track_of,
    unoccupied_oases,
)
from .terms import CELLS, DISASTERS, WEDGES
from .tokens import PlaceTokens
from .walking import traverses, walk
from .windows import BlocksLaid, due

KEPT_IN_SQUALL: Final = 3
BORDER: Final = (1, 2, 3, 9, 14, 19, 23, 22, 21, 15, 10, 5)
"""The twelve cells of the edge between the corners, clockwise."""

_LANDSLIP: Final = say("Landslip: twist a tile.")
_EXODUS: Final = say("Exodus: you may Traverse once.")
_STAMPEDE: Final = say("Stampede: Traverse once.")
_SQUALL: Final = say("Squall: give up a Climate Card.")
_REMOVE: Final = say("Hourglass: remove one of your tokens from a wedge.")


def strike(referee: Referee[Table], catastrophe: int) -> tuple[Frame[Table], ...]:
    """Let a Catastrophe strike, and return what it still asks, the hourglass last."""
    frames = _STRIKES[catastrophe](referee)
    if not CATASTROPHES[catastrophe].hourglass:
        return frames
    return (*frames, *(Hourglass(seat) for seat in range(len(referee.table.pawns))))


@dataclass(frozen=True, slots=True)
class Hourglass(Frame[Table]):
    """Tokens come or go by one's place in the turn order; nothing can ignite (T100-T104)."""

    seat: int

    def ask(self, table: Table) -> Decision | None:
        """Ask the fourth which of its tokens leaves a wedge (T101)."""
        if self.seat != 3 or self.seat not in playing(table):
            return None
        options = [TAKE_BACK[wedge] for wedge in range(WEDGES) if self.seat in table.wedges[wedge]]
        return Decision((self.seat,), _REMOVE, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """The first adds two, the second one."""
        owed = 2 - self.seat
        if owed > 0 and self.seat in playing(referee.table):
            referee.done(PlaceTokens(self.seat, (DISASTERS,) * owed, ignites=False))
        else:
            referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Remove it."""
        assert isinstance(action, TakeBack)
        referee.emit(TokenTaken(self.seat, action.wedge))
        referee.done()


@dataclass(frozen=True, slots=True)
class TwistOne(Frame[Table]):
    """A seat twists one movable tile (Landslip)."""

    seat: int

    def ask(self, table: Table) -> Decision | None:
        """Offer every movable tile."""
        options = [twist for piece in range(CELLS) if movable(table, piece) for twist in TWIST[piece]]
        return Decision((self.seat,), _LANDSLIP, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """Do nothing where nothing moves."""
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Twist it."""
        assert isinstance(action, Twist)
        referee.emit(Twisted(action.piece, action.way))
        referee.done()


@dataclass(frozen=True, slots=True)
class March(Frame[Table]):
    """A seat walks once, and no action: it may (Exodus) or must (Stampede; T136)."""

    seat: int
    must: bool

    def ask(self, table: Table) -> Decision | None:
        """Offer the connected neighbours, and to stay if it may."""
        if finished(table, self.seat):
            return None
        options = traverses(table, self.seat)
        if not options:
            return None
        if self.must:
            return Decision((self.seat,), _STAMPEDE, options)
        return Decision((self.seat,), _EXODUS, (*options, PASS))

    def run(self, referee: Referee[Table]) -> None:
        """Stand still where nothing is connected."""
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Walk or stay."""
        if not isinstance(action, Traverse) or not walk(referee, self.seat, action.piece):
            referee.done()


@dataclass(frozen=True, slots=True)
class GiveUp(Frame[Table]):
    """A seat discards down to three Climate Cards of its own choice (Squall)."""

    seat: int

    def ask(self, table: Table) -> Decision | None:
        """Offer the cards of the hand while there are too many."""
        hand = table.hands[self.seat]
        if len(hand) <= KEPT_IN_SQUALL:
            return None
        options = [DISCARD[card] for card in sorted(set(hand)) if card >= 0]
        return Decision((self.seat,), _SQUALL, options)

    def run(self, referee: Referee[Table]) -> None:
        """Keep the rest."""
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Discard one and ask again."""
        assert isinstance(action, Discard)
        referee.emit(CardDiscarded(self.seat, action.card))


_Frames = tuple[Frame[Table], ...]


def _blocked(referee: Referee[Table], pieces: tuple[int, ...]) -> _Frames:
    """Block tiles for the active player (T80), and ask whoever stands there (T116)."""
    table = referee.table
    block_all(referee, table.active, pieces)
    return (due(referee, BlocksLaid, table.active, CALM, pieces, blocked=pieces, stood=table.pawns),)


def _nothing(referee: Referee[Table]) -> _Frames:
    return ()


def _heatwave(referee: Referee[Table]) -> _Frames:
    return _blocked(referee, unoccupied_oases(referee.table))


def _landslip(referee: Referee[Table]) -> _Frames:
    return tuple(TwistOne(seat) for seat in playing(referee.table))


def _exodus(referee: Referee[Table]) -> _Frames:
    return tuple(March(seat, must=False) for seat in playing(referee.table))


def _squall(referee: Referee[Table]) -> _Frames:
    return tuple(GiveUp(seat) for seat in playing(referee.table))


def _flash_flood(referee: Referee[Table]) -> _Frames:
    table = referee.table
    around = neighbours(table, EARTHQUAKE_PIECE)
    return _blocked(referee, tuple(piece for piece in around if movable(table, piece)))


def _regrowth(referee: Referee[Table]) -> _Frames:
    if referee.table.cards:
        for seat in playing(referee.table):
            draw(referee, track_of(referee.table, seat))
    return ()


def _continental_drift(referee: Referee[Table]) -> _Frames:
    """Shift the movable border tiles one step, as a Cyclone does (T64)."""
    table = referee.table
    ring = tuple(table.tiles[cell] for cell in BORDER if movable(table, table.tiles[cell]))
    if len(ring) > 1:
        referee.emit(Shifted(ring))
    return ()


def _great_silence(referee: Referee[Table]) -> _Frames:
    for wedge in range(WEDGES):
        if referee.table.wedges[wedge]:
            referee.emit(WedgeCleared(wedge))
    return ()


def _pole_reversal(referee: Referee[Table]) -> _Frames:
    for piece in range(CELLS):
        if movable(referee.table, piece):
            referee.emit(Twisted(piece, 2))
    return ()


def _stampede(referee: Referee[Table]) -> _Frames:
    return tuple(March(seat, must=True) for seat in reversed(playing(referee.table)))


def _meteor(referee: Referee[Table]) -> _Frames:
    """Block a random movable, unoccupied tile and its movable orthogonal neighbours."""
    table = referee.table
    targets = [piece for piece in range(CELLS) if movable(table, piece) and piece not in table.pawns]
    if not targets:
        return ()
    hit = targets[referee.roll(len(targets))]
    around = neighbours(table, hit)
    return _blocked(referee, (hit, *(piece for piece in around if movable(table, piece))))


def _drought(referee: Referee[Table]) -> _Frames:
    for seat in playing(referee.table):
        if referee.table.spirit[seat]:
            referee.emit(SpiritCleared(seat))
    return ()


def _rising_fault(referee: Referee[Table]) -> _Frames:
    referee.emit(SeismicMoved(next_level(referee.table.level)))
    return ()


_STRIKES: Final[dict[int, Callable[[Referee[Table]], _Frames]]] = {
    ASHFALL: _nothing,
    HEATWAVE: _heatwave,
    LANDSLIP: _landslip,
    EXODUS: _exodus,
    SQUALL: _squall,
    FLASH_FLOOD: _flash_flood,
    REGROWTH: _regrowth,
    CONTINENTAL_DRIFT: _continental_drift,
    GREAT_SILENCE: _great_silence,
    POLE_REVERSAL: _pole_reversal,
    STAMPEDE: _stampede,
    METEOR: _meteor,
    DROUGHT: _drought,
    RISING_FAULT: _rising_fault,
}
