"""The table: everything that lies in the open, as plain values.

Pieces 0-24 are the physical tiles; at the start piece ``n`` lies on cell
``n``, so the Habitats are the corner pieces and the Earthquake Tile is piece
12. A face-down piece has face 0: nothing is decided before it is seen.
"""

from itertools import chain
from typing import Final, NamedTuple, TypeVar

from .board import CORNERS, NEXT
from .cards import CARDS, COPIES, HIDDEN
from .terms import CELLS, CENTRE, COOP, DISASTERS, RACE, RUMBLE, SEISMIC_LEVELS
from .tiles import FACES, HIDDEN_FACES, OASIS

V = TypeVar("V")

HABITAT_PIECES: Final = frozenset(CORNERS)
EARTHQUAKE_PIECE: Final = CENTRE
FACE_DOWN: Final = 0
FREE: Final = -1
NO_BLOCKS: Final = (FREE,) * CELLS
NEUTRAL: Final = 4
OUT: Final = -1
"""Where the meeple of an eliminated player stands."""
NOBODY: Final = -1

OASES: Final = frozenset(face.number for face in FACES if face.kind == OASIS)


class Table(NamedTuple):
    """What lies on the table; seats are numbered in turn order."""

    homes: tuple[int, ...]
    """For each seat the piece that is its Habitat."""
    starts: tuple[int, ...]
    """For each seat the piece it started on, diagonal to its home."""
    tiles: tuple[int, ...]
    """For each cell the piece that lies there."""
    faces: tuple[int, ...]
    """For each piece the number of its face, or 0 while it is face down."""
    turns: tuple[int, ...]
    """For each piece its quarter turns clockwise."""
    blocks: tuple[int, ...]
    """For each piece the seat that blocks it, more by ``NEUTRAL`` if with a neutral marker, or -1."""
    pawns: tuple[int, ...]
    """For each seat the piece its meeple stands on."""
    wedges: tuple[tuple[int, ...], ...]
    """For each of the 18 wedges the seats of its tokens, in the order they were placed."""
    track: tuple[int, ...]
    """The seats of the tokens on the Earthquake Track, in order."""
    level: int
    """Index of the Seismic Counter's place in ``SEISMIC_LEVELS``."""
    spirit: tuple[tuple[int, ...], ...]
    """For each seat the owners of the counters on its Spirit Track; allies may differ (T121)."""
    tokens: tuple[int, ...]
    """For each seat the tokens left in its supply."""
    counters: tuple[int, ...]
    """For each seat the counters left in its supply."""
    active: int
    """Whose turn it is."""
    round: int
    """The round, from 1; 0 during Exploration."""
    variant: str
    """``race``, ``coop`` or ``rumble``."""
    teams: tuple[int, ...]
    """For each seat its team; outside the co-operative game everybody's own."""
    cards: bool
    """Whether Climate Cards, and with them the Spirit Tracks, are in play (T130)."""
    catastrophes: bool
    """Whether eruptions reveal Catastrophes (T130)."""
    traits: tuple[str, ...]
    """For each seat the key of its trait, empty where traits are not in play."""
    hands: tuple[tuple[int, ...], ...]
    """For each seat its Climate Cards in number order, ``HIDDEN`` for those a viewer does not see."""
    discard: tuple[int, ...]
    """The Climate Cards played since the deck was last shuffled, the latest last."""
    revealed: tuple[int, ...]
    """The Catastrophes seen since their deck was last shuffled, the latest last."""
    poison: tuple[int, ...]
    """For each seat the action it loses in its next turn, as a bit, or 0 (T111)."""
    venom: tuple[int, ...]
    """For each seat how many turns of the poisoner ago it was last poisoned, 1 or 2, or 0 (T112)."""
    delayed: int
    """The seat whose delayed token lies on its Species Card, or ``NOBODY`` (T114)."""
    shell_spent: bool
    """Whether the Shell must rest until its owner's next turn has ended."""
    won: tuple[int, ...]
    """The seats that have won, none while the game goes on."""


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


_BORDERS: Final = tuple(
    tuple((1 << side, cell, 1 << (side ^ 2)) for side, cell in enumerate(cells) if cell >= 0)
    for cells in NEXT
)
"""For each cell its borders: the side as a bit, the cell beyond, and the side it touches there as a bit."""


def connected(table: Table, piece: int) -> list[int]:
    """Return the neighbours of a tile where both touching sides are free of debris (T19)."""
    tiles, faces, turns = table.tiles, table.faces, table.turns
    sides = OPEN_SIDES[faces[piece]][turns[piece]]
    found: list[int] = []
    for side, cell, touched in _BORDERS[tiles.index(piece)]:
        if sides & side:
            other = tiles[cell]
            if OPEN_SIDES[faces[other]][turns[other]] & touched:
                found.append(other)
    return found


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


def at_home(table: Table, seat: int) -> bool:
    """Return whether a seat's meeple stands on its own Habitat."""
    return table.pawns[seat] == table.homes[seat]


def finished(table: Table, seat: int) -> bool:
    """Return whether a co-operative player has come home and only helps its partner now (T119)."""
    return table.variant == COOP and at_home(table, seat)


def playing(table: Table) -> tuple[int, ...]:
    """Return the seats not eliminated, in turn order."""
    return tuple(seat for seat, piece in enumerate(table.pawns) if piece != OUT)


def from_active(table: Table) -> tuple[int, ...]:
    """Return the seats still in play in turn order from the active one."""
    order = _ORDERS[len(table.pawns)][table.active]
    if OUT not in table.pawns:
        return order
    return tuple(seat for seat in order if table.pawns[seat] != OUT)


_ORDERS: Final = tuple(
    tuple((*range(first, seats), *range(first)) for first in range(seats)) for seats in range(5)
)
"""For each number of seats the turn orders from each of them."""


def team_of(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's team, itself included; outside the co-operative game it is alone."""
    return tuple(other for other, team in enumerate(table.teams) if team == table.teams[seat])


def partner(table: Table, seat: int) -> int:
    """Return a seat's ally in the co-operative game."""
    return next(other for other in team_of(table, seat) if other != seat)


def trait_of(table: Table, seat: int) -> str:
    """Return the key of the trait a seat may use; once it has come home there is none (T119)."""
    return "" if finished(table, seat) else table.traits[seat]


def track_of(table: Table, seat: int) -> int:
    """Return the seat whose Spirit Track takes a seat's counters, and whose hand its cards (T119, T120)."""
    return partner(table, seat) if finished(table, seat) else seat


def dice(table: Table) -> int:
    """Return how many dice are rolled: two for two players, also when two are left (T42, T128)."""
    return 2 if len(playing(table)) == 2 else 1


def owner_of(block: int) -> int:
    """Return the seat a block belongs to, with whatever it is marked (T80)."""
    return block % NEUTRAL


def winners(table: Table) -> tuple[int, ...]:
    """Return the seats that have won by reaching their Habitats, if any (T03, T105, T123)."""
    if table.variant == RUMBLE:
        return ()
    home = [seat for seat in range(len(table.pawns)) if at_home(table, seat)]
    if table.variant == RACE:
        return tuple(home[:1])
    for seat in home:
        if at_home(table, partner(table, seat)):
            return tuple(other for other in home if table.teams[other] == table.teams[seat])
    return ()


_DECK: Final = tuple(card for card in range(len(CARDS)) for _ in range(COPIES))


def undrawn(table: Table) -> tuple[int, ...]:
    """Return the Climate Cards of the deck, those hidden in hands included, in number order."""
    left = list(_DECK)
    for card in chain(table.discard, *table.hands):
        if card != HIDDEN:
            copy = card * COPIES
            while left[copy] == HIDDEN:
                copy += 1
            left[copy] = HIDDEN
    return tuple([card for card in left if card != HIDDEN])


def cell_of(table: Table, piece: int) -> int:
    """Return the cell a piece lies on."""
    return table.tiles.index(piece)


def replaced(values: tuple[V, ...], index: int, value: V) -> tuple[V, ...]:
    """Return a tuple with one item replaced."""
    items = list(values)
    items[index] = value
    return tuple(items)


_PLACE: Final = {name: place for place, name in enumerate(Table._fields)}


def changed(table: Table, **changes: object) -> Table:
    """Return a table with some fields changed, as ``_replace`` does in twice the time."""
    values = list(table)
    for name, value in changes.items():
        values[_PLACE[name]] = value
    return tuple.__new__(Table, values)


def unoccupied_oases(table: Table) -> tuple[int, ...]:
    """Return the face-up Oases on which nobody stands and that are not blocked."""
    return tuple(
        piece for piece in range(len(table.tiles)) if table.faces[piece] in OASES and movable(table, piece)
    )


def neighbours(table: Table, piece: int) -> tuple[int, ...]:
    """Return the pieces orthogonally next to a piece."""
    return tuple(table.tiles[cell] for cell in NEXT[cell_of(table, piece)] if cell >= 0)


def other_disaster(table: Table, piece: int, disaster: int) -> int:
    """Return the disaster on the other half of a tile."""
    first, second = FACES[table.faces[piece] - 1].disasters
    return second if disaster == first else first
