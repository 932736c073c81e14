"""What a disaster will do: its plan, and the geometry of the six.

Pure functions of a table and a plan; nothing here happens.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Event

from .board import NEXT, line, square
from .events import Shifted, Swapped, Twisted
from .table import FREE, Table, cell_of, facing, movable
from .terms import (
    ANTICLOCKWISE,
    CLOCKWISE,
    CYCLONE,
    DISASTERS,
    FLOOD,
    LANDSLIDE,
    LINE_LENGTH,
    SIDE,
    TORNADO,
    TSUNAMI,
    VOLCANO,
)
from .tiles import FACES

WHOLE: Final = 0
"""The way of a disaster that leaves nothing to choose."""


_SHOWING: Final = tuple(
    frozenset(face.number for face in FACES if disaster in face.disasters) for disaster in DISASTERS
)


def eligible(table: Table, disaster: int) -> list[int]:
    """Return the tiles on which a disaster can be ignited: face up, unblocked, and its own (T51)."""
    showing, blocks = _SHOWING[disaster], table.blocks
    return [piece for piece, face in enumerate(table.faces) if face in showing and blocks[piece] == FREE]


def square_pieces(
    table: Table, piece: int, disaster: int, anchored: tuple[int, ...] = ()
) -> tuple[int, int, int, int]:
    """Return the pieces of a square disaster clockwise from the ignited one.

    A place off the board or with an immovable tile holds -1 (T57, T63, T64).
    """
    cells = square(cell_of(table, piece), facing(table, piece, disaster))
    first, second, third, fourth = (
        found if cell >= 0 and movable(table, found := table.tiles[cell]) and found not in anchored else -1
        for cell in cells
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
class Plan:
    """A declared disaster: what it will do, as its igniter chose and responses have changed it."""

    seat: int
    disaster: int
    piece: int
    way: int
    turns: tuple[int, int, int, int] = (0, 0, 0, 0)
    """For a Tornado the quarter turns of its square, clockwise from the ignited tile."""
    spared: tuple[int, ...] = ()
    """Tiles that are not blocked (Firebreak)."""
    anchored: tuple[int, ...] = ()
    """Tiles that count as immovable (Anchor, Shell)."""
    far: bool = False
    """Whether it reaches farther (Tidal Surge, Supercell, Lava Flow; T144)."""
    echo: bool = False
    """Whether it is an Aftershock, which needs no unblocked tile (T139)."""


def maneuvers(table: Table, plan: Plan) -> tuple[Event[Table], ...]:
    """Return what a Maneuvering Disaster does to the tiles."""
    return _MANEUVERS[plan.disaster](table, plan)


def pieces_of(events: Iterable[Event[Table]], *, twisted: bool) -> tuple[int, ...]:
    """Return the pieces that these events move, and with ``twisted`` those they turn, too."""
    found: list[int] = []
    for event in events:
        match event:
            case Swapped(piece, other):
                found += (piece, other)
            case Shifted(pieces):
                found += pieces
            case Twisted(piece) if twisted:
                found.append(piece)
    return tuple(dict.fromkeys(found))


def struck(table: Table, plan: Plan) -> tuple[int, ...]:
    """Return the pieces that a Blocking Disaster blocks, the ignited one first (T73-T77)."""
    pieces = _AREAS[plan.disaster](table, plan)
    return tuple(piece for piece in pieces if piece not in plan.spared)


def _tsunami(table: Table, plan: Plan) -> tuple[Event[Table], ...]:
    """Swap the line in the chosen direction with its neighbours in the other one (T59-T62)."""
    first = facing(table, plan.piece, TSUNAMI)
    side = (first + 1) % 4 if plan.way == first else first
    swaps: list[Event[Table]] = []
    for cell in line(cell_of(table, plan.piece), plan.way, SIDE if plan.far else LINE_LENGTH):
        partner = NEXT[cell][side]
        if partner >= 0:
            pair = table.tiles[cell], table.tiles[partner]
            if all(movable(table, piece) and piece not in plan.anchored for piece in pair):
                swaps.append(Swapped(*pair))
    return tuple(swaps)


def _cyclone(table: Table, plan: Plan) -> tuple[Event[Table], ...]:
    """Shift the movable tiles of the square one step round what is left of it (T64, T65)."""
    square_ = square_pieces(table, plan.piece, CYCLONE, plan.anchored)
    ring = [piece for piece in square_ if piece >= 0]
    if plan.way == ANTICLOCKWISE:
        ring.reverse()
    if len(ring) < 2:
        return ()
    return (Shifted(tuple(ring)),) * (2 if plan.far else 1)


def _tornado(table: Table, plan: Plan) -> tuple[Event[Table], ...]:
    pieces = square_pieces(table, plan.piece, TORNADO, plan.anchored)
    return tuple(
        Twisted(piece, way) for piece, way in zip(pieces, plan.turns, strict=True) if piece >= 0 and way
    )


def _volcano(table: Table, plan: Plan) -> tuple[int, ...]:
    """Block outward in the chosen direction, up to what cannot be blocked (T70-T72, T143)."""
    pieces: list[int] = []
    for cell in line(cell_of(table, plan.piece), plan.way, SIDE if plan.far else LINE_LENGTH):
        piece = table.tiles[cell]
        # The ignited tile of an Aftershock may be blocked already; it is where the line begins (T139).
        if not movable(table, piece) and piece != plan.piece:
            break
        pieces.append(piece)
    return tuple(piece for piece in pieces if movable(table, piece))


def _flood(table: Table, plan: Plan) -> tuple[int, ...]:
    """Block the square (T73, T74)."""
    return tuple(piece for piece in square_pieces(table, plan.piece, FLOOD) if piece >= 0)


def _landslide(table: Table, plan: Plan) -> tuple[int, ...]:
    """Block the tile, the one it points at and the chosen corner (T75, T76)."""
    here, first, corner, last = square_pieces(table, plan.piece, LANDSLIDE)
    chosen = first if plan.way == facing(table, plan.piece, LANDSLIDE) else last
    return tuple(piece for piece in (here, corner, chosen) if piece >= 0)


_MANEUVERS: Final[dict[int, Callable[[Table, Plan], tuple[Event[Table], ...]]]] = {
    TSUNAMI: _tsunami,
    CYCLONE: _cyclone,
    TORNADO: _tornado,
}
_AREAS: Final[dict[int, Callable[[Table, Plan], tuple[int, ...]]]] = {
    VOLCANO: _volcano,
    FLOOD: _flood,
    LANDSLIDE: _landslide,
}
