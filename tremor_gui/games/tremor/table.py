"""The table: everything that lies in the open, as plain values.

Pieces 0-24 are the physical tiles; at the start piece ``n`` lies on cell
``n``, so the Habitats are the corner pieces and the Earthquake Tile is piece
12. A face-down piece has face 0: nothing is decided before it is seen.
"""

from typing import Final, NamedTuple

from .board import CORNERS, NEXT
from .terms import CENTRE, DISASTERS, SEISMIC_LEVELS
from .tiles import FACES, HIDDEN_FACES, OASIS

HABITAT_PIECES: Final = frozenset(CORNERS)
EARTHQUAKE_PIECE: Final = CENTRE
FACE_DOWN: Final = 0
FREE: Final = -1

OASES: Final = frozenset(face.number for face in FACES if face.kind == OASIS)


class Table(NamedTuple):
    """What lies on the table; seats are numbered in turn order."""

    homes: tuple[int, ...]
    """For each seat the piece that is its Habitat."""
    starts: tuple[int, ...]
    """For each seat the piece it started on, diagonal to its home."""
    dice: int
    tiles: tuple[int, ...]
    """For each cell the piece that lies there."""
    faces: tuple[int, ...]
    """For each piece the number of its face, or 0 while it is face down."""
    turns: tuple[int, ...]
    """For each piece its quarter turns clockwise."""
    blocks: tuple[int, ...]
    """For each piece the seat whose counter blocks it, or -1."""
    pawns: tuple[int, ...]
    """For each seat the piece its meeple stands on."""
    wedges: tuple[tuple[int, ...], ...]
    """For each of the 18 wedges the seats of its tokens, in the order they were placed."""
    track: tuple[int, ...]
    """The seats of the tokens on the Earthquake Track, in order."""
    level: int
    """Index of the Seismic Counter's place in ``SEISMIC_LEVELS``."""
    spirit: tuple[int, ...]
    """For each seat the counters on its Spirit Track."""
    tokens: tuple[int, ...]
    """For each seat the tokens left in its supply."""
    counters: tuple[int, ...]
    """For each seat the counters left in its supply."""
    active: int
    """Whose turn it is."""
    round: int
    """The round, from 1; 0 during Exploration."""


def _open_sides(number: int, turn: int) -> int:
    """Return the sides free of debris as a bit set of directions."""
    closed = sum(1 << ((side + turn) % 4) for side in FACES[number - 1].debris)
    return 15 & ~closed


OPEN_SIDES: Final = (
    (0, 0, 0, 0),
    *(tuple(_open_sides(face.number, turn) for turn in range(4)) for face in FACES),
)
"""``OPEN_SIDES[face][turn]`` is a bit set of directions; a face-down tile has none."""


def movable(table: Table, piece: int) -> bool:
    """Return whether a tile can be moved, twisted or blocked by a disaster.

    Immovable are Habitats, blocked tiles and occupied Oases (rulebook, Immovable Tiles; T131).
    """
    return (
        piece not in HABITAT_PIECES
        and table.blocks[piece] == FREE
        and not (table.faces[piece] in OASES and piece in table.pawns)
    )


def twistable(table: Table, seat: int, piece: int) -> bool:
    """Return whether a seat's Tectonic Twist may turn a tile (T22, T24, T25, T26)."""
    if piece in HABITAT_PIECES or table.blocks[piece] != FREE:
        return False
    if table.faces[piece] in OASES and piece in table.pawns:
        return table.pawns[seat] == piece
    return True


def connected(table: Table, cell: int, direction: int) -> bool:
    """Return whether both touching sides between a cell and its neighbour are free of debris (T19)."""
    other = NEXT[cell][direction]
    if other < 0:
        return False
    here, there = table.tiles[cell], table.tiles[other]
    return bool(
        OPEN_SIDES[table.faces[here]][table.turns[here]] >> direction
        & OPEN_SIDES[table.faces[there]][table.turns[there]] >> (direction ^ 2)
        & 1
    )


_FACING: Final = tuple(
    tuple(
        tuple(
            (2 * face.disasters.index(disaster) + turn) % 4 if disaster in face.disasters else -1
            for turn in range(4)
        )
        for face in FACES
    )
    for disaster in DISASTERS
)


def facing(table: Table, piece: int, disaster: int) -> int:
    """Return the first, clockwise, of the two directions a disaster on a tile faces, or -1.

    The second is the next one clockwise; the disaster points between them
    (rulebook, Understanding Tile Orientation; T58).
    """
    face = table.faces[piece]
    return _FACING[disaster][face - 1][table.turns[piece]] if face else -1


def explorable(table: Table, piece: int) -> bool:
    """Return whether a tile is face down and not blocked (T28)."""
    return table.faces[piece] == FACE_DOWN and table.blocks[piece] == FREE


def open_wedge(table: Table, seat: int, wedge: int) -> bool:
    """Return whether a wedge is open to a seat: closed is one with two tokens, none its own (T43, T45)."""
    tokens = table.wedges[wedge]
    return len(tokens) < 2 or seat in tokens


def eruption_due(table: Table) -> bool:
    """Return whether the Earthquake Track holds what the Seismic Counter asks for (T98)."""
    return len(table.track) >= SEISMIC_LEVELS[table.level]


def unseen(table: Table) -> tuple[int, ...]:
    """Return the faces that no face-up tile shows, in number order: what may still turn up."""
    shown = table.faces
    return tuple(face for face in HIDDEN_FACES if face not in shown)


def winner(table: Table) -> int | None:
    """Return the seat that stands on its own Habitat, or None (T03, T105)."""
    for seat, piece in enumerate(table.pawns):
        if piece == table.homes[seat]:
            return seat
    return None


def cell_of(table: Table, piece: int) -> int:
    """Return the cell a piece lies on."""
    return table.tiles.index(piece)


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """Return a tuple with one item replaced."""
    return (*values[:index], value, *values[index + 1 :])
