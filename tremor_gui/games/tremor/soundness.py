"""What makes a table sound: every piece where the rules could have put it.

Used on whatever comes from a file, and as the invariants of random games.
Derived values are counted anew here, independently of the events.
"""

from collections.abc import Iterator

from tremor_gui.rules.core import State

from .board import CORNERS
from .cards import CARDS, COPIES
from .catastrophes import CATASTROPHES
from .disasters import ClearWedge
from .earthquake import EruptIfDue
from .species import DELAY, POISON, SHELL, SPECIES
from .table import (
    EARTHQUAKE_PIECE,
    FACE_DOWN,
    FREE,
    HABITAT_PIECES,
    NEUTRAL,
    NOBODY,
    OASES,
    OUT,
    Table,
    eruption_due,
    owner_of,
    winners,
)
from .terms import (
    CELLS,
    COOP,
    COUNTERS,
    RUMBLE,
    SEISMIC_LEVELS,
    SPIRIT_TRACK,
    TOKENS,
    VARIANTS,
    WEDGE_ROOM,
    WEDGES,
)
from .tiles import EARTHQUAKE_FACE, HABITATS, HIDDEN_FACES
from .windows import EruptionDue


def faults(state: State[Table]) -> list[str]:
    """Return what is wrong with a state, one sentence each."""
    table = state.table
    shape = [*_shape_faults(table), *_kind_faults(table)]
    if shape:
        return shape
    checks = (_tile_faults, _piece_faults, _card_faults, _trait_faults)
    return [*(fault for check in checks for fault in check(table)), *_flow_faults(state)]


def _shape_faults(table: Table) -> Iterator[str]:
    """Check the lengths and ranges that everything else relies on."""
    seats = len(table.pawns)
    if seats not in (2, 3, 4):
        yield "The number of players is not two, three or four."
    for name in (
        "homes",
        "starts",
        "spirit",
        "tokens",
        "counters",
        "teams",
        "traits",
        "hands",
        "poison",
        "venom",
    ):
        if len(getattr(table, name)) != seats:
            yield f"There are not as many {name} as players."
    for name in ("tiles", "faces", "turns", "blocks"):
        if len(getattr(table, name)) != CELLS:
            yield f"There are not {CELLS} {name}."
    if len(table.wedges) != WEDGES:
        yield f"There are not {WEDGES} wedges."
    if not 0 <= table.level < len(SEISMIC_LEVELS):
        yield "The Seismic Counter is off its track."
    if not 0 <= table.active < seats or table.round < 0:
        yield "The turn is nobody's."
    everybody = (*table.track, *(seat for group in (*table.wedges, *table.spirit) for seat in group))
    if any(not 0 <= seat < seats for seat in everybody):
        yield "A token belongs to nobody."
    if any(block != FREE and not 0 <= block < 2 * NEUTRAL for block in table.blocks) or any(
        block != FREE and owner_of(block) >= seats for block in table.blocks
    ):
        yield "A block belongs to nobody."
    if any(piece not in CORNERS for piece in (*table.homes, *table.starts)):
        yield "A Habitat is not in a corner."
    if any(
        not 0 <= piece < CELLS and not (piece == OUT and table.variant == RUMBLE) for piece in table.pawns
    ):
        yield "A meeple stands off the board."


def _kind_faults(table: Table) -> Iterator[str]:
    """Check the variant and the teams, on which the end of the game relies."""
    teams = [0, 0, 1, 1] if table.variant == COOP else list(range(len(table.pawns)))
    if table.variant not in VARIANTS or sorted(table.teams) != teams:
        yield "The game is of no known kind."


def _flow_faults(state: State[Table]) -> Iterator[str]:
    """Check that what the table waits for is on its way."""
    table = state.table
    if bool(table.won) == bool(state.stack):
        yield "The game is over exactly when somebody has won."
    if table.variant != RUMBLE and table.won != winners(table):
        yield "Those have won who are home."
    if table.won:  # and nothing is cleared up any more
        return
    full = {wedge for wedge, tokens in enumerate(table.wedges) if len(tokens) == WEDGE_ROOM}
    if full != {frame.wedge for frame in state.stack if isinstance(frame, ClearWedge)}:
        yield "A wedge holds three tokens exactly while it is being ignited."
    pending = any(isinstance(frame, EruptIfDue | EruptionDue) for frame in state.stack)
    if eruption_due(table) and not pending:
        yield "The Earthquake is overdue."


def _tile_faults(table: Table) -> Iterator[str]:
    if sorted(table.tiles) != list(range(CELLS)):
        yield "A tile is missing or lies twice."
    if any(table.tiles[corner] != corner for corner in CORNERS):
        yield "A Habitat has left its corner."
    if sorted(table.faces[corner] for corner in CORNERS) != sorted(HABITATS.values()):
        yield "The corners do not show the four Habitats."
    if table.faces[EARTHQUAKE_PIECE] != EARTHQUAKE_FACE:
        yield "The Earthquake Tile does not show the Earthquake."
    shown = [
        face
        for piece, face in enumerate(table.faces)
        if face and piece != EARTHQUAKE_PIECE and piece not in HABITAT_PIECES
    ]
    if len(set(shown)) != len(shown) or not set(shown) <= set(HIDDEN_FACES):
        yield "A tile face turns up twice or does not exist."
    if any(not 0 <= turn < 4 for turn in table.turns):
        yield "A tile lies askew."
    if any(piece != OUT and table.faces[piece] == FACE_DOWN for piece in table.pawns):
        yield "A meeple stands on an unexplored tile."


def _card_faults(table: Table) -> Iterator[str]:
    held = [card for hand in table.hands for card in hand] + [*table.discard]
    if any(not 0 <= card < len(CARDS) for card in held):
        yield "There is no such Climate Card."
    if any(held.count(card) > COPIES for card in set(held)):
        yield "A Climate Card turns up too often."
    if (held or any(table.spirit)) and not table.cards:
        yield "There are Climate Cards in a game without them."
    if any(tuple(sorted(hand)) != hand for hand in table.hands):
        yield "A hand is out of order."
    if any(not 0 <= card < len(CATASTROPHES) for card in table.revealed) or len(set(table.revealed)) < len(
        table.revealed
    ):
        yield "A Catastrophe does not exist or turns up twice."


def _trait_faults(table: Table) -> Iterator[str]:
    known = {species.trait for species in SPECIES.values()}
    if any(table.traits) and not set(table.traits) <= known:
        yield "There is no such trait."
    if not set(table.poison) <= {0, 1, 2, 4} or not set(table.venom) <= {0, 1, 2}:
        yield "There is no such poison."
    if POISON not in table.traits and (any(table.poison) or any(table.venom)):
        yield "Somebody is poisoned by nobody."
    if table.delayed != NOBODY and table.delayed not in _owners(table, DELAY):
        yield "A token is delayed by somebody who cannot."
    if table.shell_spent and not _owners(table, SHELL):
        yield "A Shell rests that nobody has."


def _owners(table: Table, trait: str) -> tuple[int, ...]:
    return tuple(seat for seat, own in enumerate(table.traits) if own == trait)


def _piece_faults(table: Table) -> Iterator[str]:
    if len(set(table.starts)) < len(table.starts):
        yield "Two players start in one corner."
    for seat in range(len(table.pawns)):
        placed = sum(wedge.count(seat) for wedge in table.wedges) + table.track.count(seat)
        placed += table.delayed == seat
        if placed + table.tokens[seat] != TOKENS or table.tokens[seat] < 0:
            yield f"Player {seat + 1} does not have {TOKENS} tokens."
        laid = table.blocks.count(seat) + sum(track.count(seat) for track in table.spirit)
        if laid + table.counters[seat] != COUNTERS or table.counters[seat] < 0:
            yield f"Player {seat + 1} does not have {COUNTERS} counters."
        if table.pawns[seat] == OUT and (placed or table.hands[seat]):
            yield f"Player {seat + 1} is out, and still has something in the game."
        if table.homes[seat] != CELLS - 1 - table.starts[seat]:
            yield f"Player {seat + 1} does not start opposite its Habitat."
    if any(len(wedge) > WEDGE_ROOM for wedge in table.wedges):
        yield "A wedge holds more than three tokens."
    if any(len(track) >= SPIRIT_TRACK for track in table.spirit):
        yield "A Spirit Track is over-full."
    if any(table.blocks[piece] != FREE for piece in HABITAT_PIECES):
        yield "A Habitat is blocked."
    if any(table.faces[piece] in OASES and table.blocks[piece] != FREE for piece in table.pawns):
        yield "An occupied Oasis is blocked."
