"""Igniting a wedge: choosing the tile, the six effects, and what follows.

An ignition is ``Ignition`` (the choice and the effect), ``ClearWedge``,
``Tremble``, ``Spirit`` and ``EruptIfDue``, in that order (T53, T140).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee
from tremor_gui.rules.text import say

from .actions import BLOCK_NEXT, IGNITE, SPIN, BlockNext, Ignite, Spin
from .board import NEXT, line, square
from .earthquake import EruptIfDue
from .events import Blocked, Ignited, NothingToIgnite, Shifted, Swapped, TrackGrew, Twisted, WedgeCleared
from .spirit import Spirit
from .table import FREE, Table, cell_of, facing, movable
from .terms import (
    ANTICLOCKWISE,
    CLOCKWISE,
    CYCLONE,
    FLOOD,
    LANDSLIDE,
    LINE_LENGTH,
    TORNADO,
    TSUNAMI,
    VOLCANO,
    WEDGES_A_DISASTER,
)

_IGNITE: Final = say("Choose the tile that is struck, and how.")
_SPIN: Final = say("Twist the tiles of the Tornado as you like.")
_BLOCK_NEXT: Final = say("Your counters run short: choose the next tile to block.")

WHOLE: Final = 0
"""The way of a disaster that leaves nothing to choose."""


def eligible(table: Table, piece: int, disaster: int) -> bool:
    """Return whether a disaster can be ignited on a tile: face up, unblocked, and its own (T51)."""
    return table.blocks[piece] == FREE and facing(table, piece, disaster) >= 0


def ignition(seat: int, wedge: int) -> tuple[Frame[Table], ...]:
    """Return the frames of an ignition in their order (T53)."""
    disaster = wedge // WEDGES_A_DISASTER
    return Ignition(seat, disaster), ClearWedge(wedge), Tremble(seat), Spirit(seat), EruptIfDue()


def square_pieces(table: Table, piece: int, disaster: int) -> tuple[int, int, int, int]:
    """Return the pieces of a square disaster clockwise from the ignited one.

    A place off the board or with an immovable tile holds -1 (T57, T63, T64).
    """
    cells = square(cell_of(table, piece), facing(table, piece, disaster))
    first, second, third, fourth = (
        found if cell >= 0 and movable(table, found := table.tiles[cell]) else -1 for cell in cells
    )
    return first, second, third, fourth


def _both_ways(table: Table, piece: int, disaster: int) -> tuple[int, ...]:
    first = facing(table, piece, disaster)
    return first, (first + 1) % 4


def _landslide_ways(table: Table, piece: int, disaster: int) -> tuple[int, ...]:
    """Return the corners a Landslide may take: one it cannot block only if it can block neither (T142)."""
    both = _both_ways(table, piece, disaster)
    cell = cell_of(table, piece)
    useful = tuple(
        way for way in both if NEXT[cell][way] >= 0 and movable(table, table.tiles[NEXT[cell][way]])
    )
    return useful or both


def ways(table: Table, piece: int, disaster: int) -> tuple[int, ...]:
    """Return the ways in which a disaster on an eligible tile may be ignited."""
    if disaster == CYCLONE:
        return CLOCKWISE, ANTICLOCKWISE
    if disaster in (TORNADO, FLOOD):
        return (WHOLE,)
    return (_landslide_ways if disaster == LANDSLIDE else _both_ways)(table, piece, disaster)


@dataclass(frozen=True, slots=True)
class Ignition(Frame[Table]):
    """The igniter picks an eligible tile and a way, and the disaster takes effect."""

    seat: int
    disaster: int

    def ask(self, table: Table) -> Decision | None:
        """Offer every eligible tile in every way, useful or not (T52)."""
        options = [
            IGNITE[piece][way]
            for piece in range(len(table.tiles))
            if eligible(table, piece, self.disaster)
            for way in ways(table, piece, self.disaster)
        ]
        return Decision((self.seat,), _IGNITE, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """With no eligible tile nothing happens on the board; the rest goes on (T50)."""
        referee.emit(NothingToIgnite(self.seat, self.disaster))
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Let the disaster take effect."""
        assert isinstance(action, Ignite)
        referee.emit(Ignited(self.seat, self.disaster, action.piece, action.way))
        referee.done(*_EFFECTS[self.disaster](referee, self.seat, action.piece, action.way))


def _tsunami(referee: Referee[Table], seat: int, piece: int, way: int) -> tuple[Frame[Table], ...]:
    """Swap the line in the chosen direction with its neighbours in the other one (T59-T62)."""
    table = referee.table
    first = facing(table, piece, TSUNAMI)
    side = (first + 1) % 4 if way == first else first
    for cell in line(cell_of(table, piece), way, LINE_LENGTH):
        partner = NEXT[cell][side]
        if partner >= 0:
            here, there = table.tiles[cell], table.tiles[partner]
            if movable(table, here) and movable(table, there):
                referee.emit(Swapped(here, there))
    return ()


def _cyclone(referee: Referee[Table], seat: int, piece: int, way: int) -> tuple[Frame[Table], ...]:
    """Shift the movable tiles of the square one step round what is left of it (T64, T65)."""
    ring = [other for other in square_pieces(referee.table, piece, CYCLONE) if other >= 0]
    if way == ANTICLOCKWISE:
        ring.reverse()
    if len(ring) > 1:
        referee.emit(Shifted(tuple(ring)))
    return ()


def _tornado(referee: Referee[Table], seat: int, piece: int, way: int) -> tuple[Frame[Table], ...]:
    return (Tornado(seat, square_pieces(referee.table, piece, TORNADO)),)


def _volcano(referee: Referee[Table], seat: int, piece: int, way: int) -> tuple[Frame[Table], ...]:
    """Block outward in the chosen direction, up to what cannot be blocked (T70-T72)."""
    table = referee.table
    struck: list[int] = []
    for cell in line(cell_of(table, piece), way, LINE_LENGTH):
        if not movable(table, table.tiles[cell]):
            break
        struck.append(table.tiles[cell])
    return (LayBlocks(seat, tuple(struck)),)


def _flood(referee: Referee[Table], seat: int, piece: int, way: int) -> tuple[Frame[Table], ...]:
    """Block the square (T73, T74)."""
    struck = square_pieces(referee.table, piece, FLOOD)
    return (LayBlocks(seat, tuple(other for other in struck if other >= 0)),)


def _landslide(referee: Referee[Table], seat: int, piece: int, way: int) -> tuple[Frame[Table], ...]:
    """Block the tile, the one it points at and the chosen corner (T75, T76)."""
    here, first, corner, last = square_pieces(referee.table, piece, LANDSLIDE)
    chosen = first if way == facing(referee.table, piece, LANDSLIDE) else last
    return (LayBlocks(seat, tuple(other for other in (here, corner, chosen) if other >= 0)),)


_Effect = Callable[[Referee[Table], int, int, int], tuple[Frame[Table], ...]]
_EFFECTS: Final[dict[int, _Effect]] = {
    TSUNAMI: _tsunami,
    CYCLONE: _cyclone,
    TORNADO: _tornado,
    VOLCANO: _volcano,
    FLOOD: _flood,
    LANDSLIDE: _landslide,
}


@dataclass(frozen=True, slots=True)
class Tornado(Frame[Table]):
    """The igniter twists each tile of the square any number of times (T66-T69).

    ``pieces`` is the square clockwise from the ignited tile, -1 where nothing can turn.
    """

    seat: int
    pieces: tuple[int, int, int, int]

    def ask(self, table: Table) -> Decision:
        """Offer every turning of the four tiles."""
        free = sum(1 << place for place, piece in enumerate(self.pieces) if piece >= 0)
        return Decision((self.seat,), _SPIN, SPIN[free])

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Twist the tiles that turn at all."""
        assert isinstance(action, Spin)
        for piece, way in zip(self.pieces, action.turns, strict=True):
            if way:
                referee.emit(Twisted(piece, way))
        referee.done()


@dataclass(frozen=True, slots=True)
class LayBlocks(Frame[Table]):
    """The igniter blocks these tiles, the ignited one first, as far as counters go (T47, T77).

    One counter is kept back for the Spirit Track (T135).
    """

    seat: int
    pieces: tuple[int, ...]
    begun: bool = False
    """Whether the ignited tile has been blocked already, so that the rest is the igniter's choice."""

    def ask(self, table: Table) -> Decision | None:
        """Ask only where the counters run short in the middle."""
        spare = table.counters[self.seat] - 1
        if self.begun and 0 < spare < len(self.pieces):
            return Decision((self.seat,), _BLOCK_NEXT, [BLOCK_NEXT[piece] for piece in self.pieces])
        return None

    def run(self, referee: Referee[Table]) -> None:
        """Block everything if the counters suffice, else the ignited tile and then ask."""
        spare = referee.table.counters[self.seat] - 1
        if spare >= len(self.pieces):
            for piece in self.pieces:
                referee.emit(Blocked(self.seat, piece))
            referee.done()
        elif spare > 0 and not self.begun:
            referee.emit(Blocked(self.seat, self.pieces[0]))
            referee.done(LayBlocks(self.seat, self.pieces[1:], begun=True))
        else:
            referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Block the chosen tile and go on."""
        assert isinstance(action, BlockNext)
        referee.emit(Blocked(self.seat, action.piece))
        rest = tuple(piece for piece in self.pieces if piece != action.piece)
        referee.done(LayBlocks(self.seat, rest, begun=True))


@dataclass(frozen=True, slots=True)
class ClearWedge(Frame[Table]):
    """All tokens leave the ignited wedge (T49)."""

    wedge: int

    def run(self, referee: Referee[Table]) -> None:
        """Return the tokens to their owners."""
        referee.emit(WedgeCleared(self.wedge))
        referee.done()


@dataclass(frozen=True, slots=True)
class Tremble(Frame[Table]):
    """The igniter's token goes onto the Earthquake Track."""

    seat: int

    def run(self, referee: Referee[Table]) -> None:
        """Place it; the supply cannot be empty, a token has just come back (T46)."""
        referee.emit(TrackGrew(self.seat))
        referee.done()
