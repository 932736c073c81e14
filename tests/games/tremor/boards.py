"""Tables drawn by hand, and what a test says and asks about them.

A board is five lines of five cells. A cell is ``H`` (the Habitat of that
corner), ``E`` (the Earthquake Tile), ``.`` (face down) or the printed number of
a tile; after it may come

- an arrow to where the tile's printed top points: ``>``, ``v`` or ``<`` (none: up),
- ``#`` and the owner of the counter that blocks it,
- ``@`` and the meeples that stand there.

So ``12>#B@AC`` is tile 12, turned once clockwise, blocked by B, with A and C
on it. Cells are called by column and row, ``a1`` being the north-west corner.
Players are called A to D in turn order; they start in the corners clockwise
from the north-west, and each has its Habitat in the corner across.
"""

from collections.abc import Mapping, Sequence

from tremor_gui.games.tremor.actions import Explore, Forecast, Ignite, Place, Traverse, Twist
from tremor_gui.games.tremor.deal import Player, Setup, blank
from tremor_gui.games.tremor.disasters import ignition
from tremor_gui.games.tremor.soundness import faults
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, Table, cell_of
from tremor_gui.games.tremor.terms import (
    CELLS,
    CENTRE,
    DISASTER_KEYS,
    SEISMIC_LEVELS,
    SIDE,
    WEDGES,
    WEDGES_A_DISASTER,
)
from tremor_gui.games.tremor.tiles import EARTHQUAKE_FACE
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Roll, Turn
from tremor_gui.rules.core import Action, Event, Frame, State, begin, play

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


def setup_of(players: int) -> Setup:
    return Setup(tuple(Player(SEATS[seat], SPECIES[seat]) for seat in range(players)))


def cell(name: str) -> int:
    """The number of a cell called like ``c3``."""
    return (int(name[1]) - 1) * SIDE + "abcde".index(name[0])


def name_of(cell_number: int) -> str:
    row, column = divmod(cell_number, SIDE)
    return f"{'abcde'[column]}{row + 1}"


def wedge(name: str) -> int:
    """The number of a wedge called like ``flood 2``."""
    disaster, place = name.split()
    return DISASTER_KEYS.index(disaster) * WEDGES_A_DISASTER + int(place) - 1


def wedge_name(number: int) -> str:
    disaster, place = divmod(number, WEDGES_A_DISASTER)
    return f"{DISASTER_KEYS[disaster]} {place + 1}"


def seats(letters: str) -> tuple[int, ...]:
    return tuple(map(SEATS.index, letters))


def board(
    picture: str = PLAIN,
    *,
    players: int = 4,
    wedges: Mapping[str, str] | None = None,
    track: str = "",
    level: int | None = None,
    spirit: Sequence[int] = (0, 0, 0, 0),
) -> Table:
    """The table of a picture, with tokens by wedge, and meeples that are not drawn on their start.

    Supplies are what is left: 20 tokens and 10 counters each, less those in use.
    """
    table = blank(setup_of(players))
    cells = picture.split()
    assert len(cells) == CELLS
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
        blocks[piece] = SEATS.index(owner) if owner else -1
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
        spirit=tuple(spirit[:players]),
        tokens=tuple(20 - used.count(seat) for seat in range(players)),
        counters=tuple(10 - blocks.count(seat) - spirit[seat] for seat in range(players)),
        round=1,
    )


def tile_in(drawn: str) -> str:
    """The letter or number of the tile of a drawn cell."""
    return drawn.partition("@")[0].partition("#")[0].rstrip(">v<")


def redrawn(picture: str = PLAIN, **cells: str) -> str:
    """A picture with some cells drawn anew; a tile that lay elsewhere changes places."""
    drawn = picture.split()
    for name, new in cells.items():
        tiles = [tile_in(old) for old in drawn]
        if tile_in(new) in tiles and tile_in(new) not in "H.":
            drawn[tiles.index(tile_in(new))] = tile_in(drawn[cell(name)])
        drawn[cell(name)] = new
    return " ".join(drawn)


def lines(picture: str) -> str:
    """A picture with its blanks made even."""
    rows = (row.split() for row in picture.strip().splitlines())
    return "\n".join(" ".join(row) for row in rows)


def shown(table: Table) -> str:
    """The picture of a table, to be compared with ``lines``; meeples on corners are left out."""
    drawn = []
    for at, piece in enumerate(table.tiles):
        face = table.faces[piece]
        corner = at in (0, 4, 20, 24)
        text = "H" if corner else "E" if piece == EARTHQUAKE_PIECE else str(face or ".")
        text += ARROWS[table.turns[piece]].strip()
        if table.blocks[piece] >= 0:
            text += f"#{SEATS[table.blocks[piece]]}"
        here = "".join(SEATS[seat] for seat, stood in enumerate(table.pawns) if stood == piece)
        drawn.append(text + (f"@{here}" if here and not corner else ""))
    return "\n".join(" ".join(drawn[row : row + SIDE]) for row in range(0, CELLS, SIDE))


def piece_at(table: Table | State[Table], name: str) -> int:
    table = table.table if isinstance(table, State) else table
    return table.tiles[cell(name)]


def stands(table: Table | State[Table], seat: int) -> str:
    """The cell on which a meeple stands."""
    table = table.table if isinstance(table, State) else table
    return name_of(cell_of(table, table.pawns[seat]))


def state_of(table: Table, *frames: Frame[Table], chance: int = 1) -> State[Table]:
    """The state whose frames come in this order, run to the first question; it has to be sound."""
    state = begin(table, frames[::-1], chance).state
    assert not faults(state)
    return state


def acting(table: Table, seat: int = A, left: int = ALL_ACTIONS, chance: int = 1) -> State[Table]:
    """A seat in its action phase."""
    return state_of(table, Act(seat, left), Roll(seat), following(table, seat), chance=chance)


def rolling(table: Table, seat: int = A, chance: int = 1) -> State[Table]:
    """A seat about to roll."""
    return state_of(table, Roll(seat), following(table, seat), chance=chance)


def rolled(table: Table, *disasters: int, seat: int = A) -> State[Table]:
    """A seat whose dice have fallen like this."""
    owed = PlaceTokens(seat, tuple((disaster,) for disaster in disasters))
    return state_of(table, owed, following(table, seat))


def igniting(table: Table, disaster: int, seat: int = A) -> State[Table]:
    """A seat that has just placed its third token on the first wedge of a disaster, before its roll."""
    number = disaster * WEDGES_A_DISASTER
    held = table.wedges[number]
    own = (seat,) * (3 - len(held))
    table = table._replace(
        wedges=(*table.wedges[:number], held + own, *table.wedges[number + 1 :]),
        tokens=tuple(left - own.count(owner) for owner, left in enumerate(table.tokens)),
    )
    return state_of(table, *ignition(seat, number), Roll(seat), following(table, seat))


def following(table: Table, seat: int) -> Turn:
    return Turn((seat + 1) % len(table.pawns), 2)


def after(state: State[Table], *actions: Action) -> State[Table]:
    """The state after these actions, each of which has to be legal and to leave a sound state."""
    for action in actions:
        state = play(state, action).state
        assert not faults(state)
    return state


def events(state: State[Table], *actions: Action) -> list[Event[Table]]:
    """What happens in these actions."""
    happened: list[Event[Table]] = []
    for action in actions:
        step = play(state, action)
        happened += step.events
        state = step.state
    return happened


def options(state: State[Table]) -> Sequence[Action]:
    assert state.decision is not None
    return state.decision.options


def traverses(state: State[Table]) -> set[str]:
    """The cells to which the asked seat may walk."""
    return {at(state, action.piece) for action in options(state) if isinstance(action, Traverse)}


def twists(state: State[Table]) -> set[str]:
    """The cells whose tiles the asked seat may twist, both ways."""
    ways = [(at(state, action.piece), action.way) for action in options(state) if isinstance(action, Twist)]
    assert sorted(ways) == sorted((name, way) for name in {name for name, _ in ways} for way in (1, 3))
    return {name for name, _ in ways}


def explores(state: State[Table]) -> set[str]:
    """The cells whose tiles the asked seat may explore."""
    return {at(state, action.piece) for action in options(state) if isinstance(action, Explore)}


def forecasts(state: State[Table]) -> set[str]:
    """The wedges on which the asked seat may Forecast."""
    return {wedge_name(action.wedge) for action in options(state) if isinstance(action, Forecast)}


def places(state: State[Table], source: int = 0) -> set[str]:
    """The wedges on which the asked seat may place the token of a source."""
    return {
        wedge_name(action.wedge)
        for action in options(state)
        if isinstance(action, Place) and action.source == source
    }


def strikes(state: State[Table]) -> set[tuple[str, int]]:
    """The cells and ways in which the asked seat may ignite."""
    return {(at(state, action.piece), action.way) for action in options(state) if isinstance(action, Ignite)}


def at(state: State[Table], piece: int) -> str:
    return name_of(cell_of(state.table, piece))


def explored(table: Table, name: str, face: int, seat: int = A) -> State[Table]:
    """The state after a seat has explored a cell, with a chance that turns up this face."""
    action = Explore(piece_at(table, name))
    states = (after(acting(table, seat, chance=chance), action) for chance in range(1000))
    return next(state for state in states if state.table.faces[action.piece] == face)


def strike(state: State[Table], name: str, way: int = 0) -> State[Table]:
    """The state after the tile on a cell is struck."""
    return after(state, Ignite(piece_at(state, name), way))


ALL_WEDGES = {wedge_name(number) for number in range(WEDGES)}


def wedges_of(*disasters: int) -> set[str]:
    return {f"{DISASTER_KEYS[disaster]} {place}" for disaster in disasters for place in (1, 2, 3)}
