"""Tables drawn by hand, for tests and for the positions that come with the game.

A board is five lines of five cells. A cell is ``H`` (the Habitat of that
corner), ``E`` (the Earthquake Tile), ``.`` (face down) or the printed number of
a tile; after it may come

- an arrow to where the tile's printed top points: ``>``, ``v`` or ``<`` (none: up),
- ``#`` and the owner of the counter that blocks it, in small for a neutral marker,
- ``@`` and the meeples that stand there.

So ``12>#B@AC`` is tile 12, turned once clockwise, blocked by B, with A and C
on it. Cells are called by column and row, ``a1`` being the north-west corner.
Players are called A to D in turn order; they start in the corners clockwise
from the north-west, and each has its Habitat in the corner across.
"""

from collections.abc import Mapping, Sequence

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.deal import SWITCHES, Player, Setup, blank
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, FREE, NEUTRAL, Table, cell_of
from tremor_gui.games.tremor.terms import (
    CELLS,
    CENTRE,
    DISASTER_KEYS,
    RACE,
    SEISMIC_LEVELS,
    SIDE,
    WEDGES,
    WEDGES_A_DISASTER,
)
from tremor_gui.games.tremor.tiles import EARTHQUAKE_FACE
from tremor_gui.rules.core import State

A, B, C, D = range(4)

SEATS = "ABCD"

ARROWS = " >v<"

SPECIES = ("goliath_frog", "arabian_camel", "emperor_penguin", "leatherback_turtle")
"""In the order of their hourglass numbers, so that they sit in turn order round the table."""

PLAIN = """
    H  9  10 11 H
    12 13 14 15 16
    6  17 E  18 7
    19 20 21 22 23
    H  24 8  25 H
"""
"""Every tile face up."""

UNEXPLORED = """
    H  .  .  .  H
    .  .  .  .  .
    .  .  E  .  .
    .  .  .  .  .
    H  .  .  .  H
"""
"""As a game begins."""


def setup_of(
    players: int = 4,
    *,
    species: Sequence[str] = SPECIES,
    variant: str = RACE,
    without: tuple[str, ...] = SWITCHES,
    partner: int = 0,
) -> Setup:
    """Return a setup in which the players are called A, B and so on; of the base game if not told otherwise.

    The species have to come in turn order.
    """
    named = tuple(Player(SEATS[seat], species[seat]) for seat in range(players))
    return Setup(named, variant, without, partner)


WITH_CARDS = setup_of(without=("traits", "catastrophes"))
"""A setup for four with Climate Cards, and so with Spirit Tracks."""


CELL_NAMES = tuple(f"{column}{row}" for row in "12345" for column in "abcde")


def cell(name: str) -> int:
    """Return the number of a cell called like ``c3``."""
    return CELL_NAMES.index(name)


def name_of(cell_number: int) -> str:
    """Return what a cell is called."""
    return CELL_NAMES[cell_number]


def wedge(name: str) -> int:
    """Return the number of a wedge called like ``flood 2``."""
    disaster, place = name.split()
    return DISASTER_KEYS.index(disaster) * WEDGES_A_DISASTER + int(place) - 1


def wedge_name(number: int) -> str:
    """Return what a wedge is called."""
    disaster, place = divmod(number, WEDGES_A_DISASTER)
    return f"{DISASTER_KEYS[disaster]} {place + 1}"


def seats(letters: str) -> tuple[int, ...]:
    """Return the seats of the players called by these letters."""
    return tuple(map(SEATS.index, letters))


def board(
    picture: str = PLAIN,
    *,
    players: int = 4,
    setup: Setup | None = None,
    wedges: Mapping[str, str] | None = None,
    track: str = "",
    level: int | None = None,
    spirit: Sequence[int] = (0, 0, 0, 0),
    hands: Mapping[int, str] | None = None,
) -> Table:
    """Return the table of a picture, with tokens by wedge, and meeples that are not drawn on their start.

    ``setup`` is for another game than the base game; its players have to sit in turn order. ``hands`` are
    keys of Climate Cards by seat, such as ``{A: "quell thaw"}``. Supplies are what is left: 20 tokens and
    10 counters each, less those in use.
    """
    table = blank(setup or setup_of(players))
    players = len(table.pawns)
    cells = picture.split()
    tiles = list(range(CELLS))
    quake = next(at for at, drawn in enumerate(cells) if drawn[0] == "E")
    tiles[quake], tiles[CENTRE] = tiles[CENTRE], tiles[quake]
    faces, turns, blocks, pawns = map(list, (table.faces, table.turns, table.blocks, table.pawns))
    for piece, drawn in zip(tiles, cells, strict=True):
        tile, _, meeples = drawn.partition("@")
        tile, _, owner = tile.partition("#")
        turns[piece] = next((ARROWS.index(arrow) for arrow in ">v<" if tile.endswith(arrow)), 0)
        number = tile_in(drawn)
        if number == "E":
            faces[piece] = EARTHQUAKE_FACE
        elif number != "H":
            faces[piece] = 0 if number == "." else int(number)
        blocks[piece] = block_of(owner)
        for seat in seats(meeples):
            pawns[seat] = piece
    placed = [seats((wedges or {}).get(wedge_name(number), "")) for number in range(WEDGES)]
    on_track = seats(track)
    used = [*on_track, *(seat for tokens in placed for seat in tokens)]
    return table._replace(
        tiles=tuple(tiles),
        faces=tuple(faces),
        turns=tuple(turns),
        blocks=tuple(blocks),
        pawns=tuple(pawns),
        wedges=tuple(placed),
        track=on_track,
        level=table.level if level is None else SEISMIC_LEVELS.index(level),
        spirit=tuple((seat,) * spirit[seat] for seat in range(players)),
        tokens=tuple(20 - used.count(seat) for seat in range(players)),
        counters=tuple(10 - blocks.count(seat) - spirit[seat] for seat in range(players)),
        hands=tuple(cards((hands or {}).get(seat, "")) for seat in range(players)),
        round=1,
    )


def cards(keys: str) -> tuple[int, ...]:
    """Return a hand of the cards with these keys."""
    named = {card.key: number for number, card in enumerate(CARDS)}
    return tuple(sorted(named[key] for key in keys.split()))


def block_of(owner: str) -> int:
    """Return the block that a letter stands for."""
    if not owner:
        return FREE
    return SEATS.index(owner.upper()) + (NEUTRAL if owner.islower() else 0)


def letter_of(block: int) -> str:
    """Return the letter that stands for a block."""
    return (SEATS + SEATS.lower())[block]


def tile_in(drawn: str) -> str:
    """Return the letter or number of the tile of a drawn cell."""
    return drawn.partition("@")[0].partition("#")[0].rstrip(">v<")


def redrawn(picture: str = PLAIN, **cells: str) -> str:
    """Return a picture with some cells drawn anew; a tile that lay elsewhere changes places."""
    drawn = picture.split()
    for name, new in cells.items():
        tiles = [tile_in(old) for old in drawn]
        if tile_in(new) in tiles and tile_in(new) not in "H.":
            drawn[tiles.index(tile_in(new))] = tile_in(drawn[cell(name)])
        drawn[cell(name)] = new
    return " ".join(drawn)


def lines(picture: str) -> str:
    """Return a picture with its blanks made even."""
    rows = (row.split() for row in picture.strip().splitlines())
    return "\n".join(" ".join(row) for row in rows)


def shown(table: Table) -> str:
    """Return the picture of a table, to be compared with ``lines``; meeples on corners are left out."""
    drawn = []
    for at, piece in enumerate(table.tiles):
        face = table.faces[piece]
        corner = at in (0, 4, 20, 24)
        text = "H" if corner else "E" if piece == EARTHQUAKE_PIECE else str(face or ".")
        text += ARROWS[table.turns[piece]].strip()
        if table.blocks[piece] >= 0:
            text += f"#{letter_of(table.blocks[piece])}"
        here = "".join(SEATS[seat] for seat, stood in enumerate(table.pawns) if stood == piece)
        drawn.append(text + (f"@{here}" if here and not corner else ""))
    return "\n".join(" ".join(drawn[row : row + SIDE]) for row in range(0, CELLS, SIDE))


def piece_at(table: Table | State[Table], name: str) -> int:
    """Return the piece that lies on a cell."""
    table = table.table if isinstance(table, State) else table
    return table.tiles[cell(name)]


def stands(table: Table | State[Table], seat: int) -> str:
    """Return the cell on which a meeple stands."""
    table = table.table if isinstance(table, State) else table
    return name_of(cell_of(table, table.pawns[seat]))


ALL_WEDGES = {wedge_name(number) for number in range(WEDGES)}
