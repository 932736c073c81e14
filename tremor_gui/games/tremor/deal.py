"""Setting the table up for two, three or four players, or as somebody laid it out by hand."""

from dataclasses import dataclass
from typing import NamedTuple

from tremor_gui.rules.core import Frame, Referee, State, Step, begin

from .board import CORNERS, opposite
from .cards import FIRST_HAND
from .events import Arranged
from .soundness import faults
from .species import SPECIES
from .table import EARTHQUAKE_PIECE, NO_BLOCKS, NOBODY, Table
from .terms import CELLS, COOP, COUNTERS, RACE, RUMBLE, TOKENS, VARIANTS, WEDGES
from .tiles import EARTHQUAKE_FACE, HABITATS
from .turn import Exploration, FirstHand, Turn

SEATINGS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""For each number of players the corners they sit at, by index into ``CORNERS`` (T02)."""

FIRST_LEVEL = {2: 1, 3: 1, 4: 0}
"""For each number of players where the Seismic Counter starts: at 9 with four, else at 7."""
RUMBLE_LEVEL = 1
"""Where it starts in the Royal Rumble: at 7 (T128)."""
RUMBLE_HAND = 4
SWITCHES = ("cards", "traits", "catastrophes")


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at the table, and as which species."""

    name: str
    species: str


class Layout(NamedTuple):
    """A table laid out by hand, as for a position to look at, and how the game goes on from it."""

    table: Table
    frames: tuple[Frame[Table], ...]
    """In the order they come."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, clockwise round the table from the north-west corner."""

    players: tuple[Player, ...]
    variant: str = RACE
    without: tuple[str, ...] = ()
    """What Hardcore leaves out, among ``cards``, ``traits`` and ``catastrophes`` (T130)."""
    partner: int = 0
    """In the co-operative game the seat (1-3) of the first player's ally; 0 leaves it to the rules (T122)."""
    layout: Layout | None = None
    """Where the game begins, if not with Exploration."""


@dataclass(frozen=True, slots=True)
class Arrange(Frame[Table]):
    """Lays the table out by hand."""

    layout: Layout

    def run(self, referee: Referee[Table]) -> None:
        """Lay it out and go on from there."""
        referee.emit(Arranged(self.layout.table))
        referee.done(*self.layout.frames)


def check(setup: Setup) -> None:
    """Raise ``ValueError`` with one sentence if nobody can play like this (T05)."""
    if len(setup.players) not in SEATINGS:
        raise ValueError("Tremor is for two, three or four players.")
    for player in setup.players:
        if player.species not in SPECIES:
            raise ValueError(f"There is no species “{player.species[:40]}”.")
    if setup.variant not in VARIANTS:
        raise ValueError(f"There is no variant “{setup.variant[:40]}”.")
    if setup.variant == COOP and len(setup.players) != 4:
        raise ValueError("The co-operative game is for four players.")
    if not set(setup.without) <= set(SWITCHES) or len(set(setup.without)) < len(setup.without):
        raise ValueError("Only cards, traits and catastrophes can be left out, each once.")
    if setup.partner not in range(4):
        raise ValueError("The first player's ally is one of the other three.")
    colours = {SPECIES[player.species].colour for player in setup.players}
    if len(colours) < len(setup.players):
        raise ValueError("Two players have taken the same Species Card.")


def in_turn_order(setup: Setup) -> tuple[tuple[Player, int], ...]:
    """Return the players with their corner cells, lowest hourglass number first (T06)."""
    seated = zip(setup.players, SEATINGS[len(setup.players)], strict=True)
    return tuple(
        sorted(
            ((player, CORNERS[corner]) for player, corner in seated),
            key=lambda pair: SPECIES[pair[0].species].hourglass,
        )
    )


def blank(setup: Setup) -> Table:
    """Return the table before Exploration.

    A player starts in its own corner; its Habitat lies diagonally opposite,
    and spare Habitats fill the corners left (T02, T03, T04).
    """
    check(setup)
    seated = in_turn_order(setup)
    count = len(seated)
    starts = tuple(corner for _, corner in seated)
    faces = [0] * CELLS
    faces[EARTHQUAKE_PIECE] = EARTHQUAKE_FACE
    for player, corner in seated:
        faces[opposite(corner)] = HABITATS[SPECIES[player.species].habitat]
    spare = (number for number in HABITATS.values() if number not in faces)
    for corner in CORNERS:
        faces[corner] = faces[corner] or next(spare)
    return Table(
        homes=tuple(opposite(corner) for corner in starts),
        starts=starts,
        tiles=tuple(range(CELLS)),
        faces=tuple(faces),
        turns=(0,) * CELLS,
        blocks=NO_BLOCKS,
        pawns=starts,
        wedges=((),) * WEDGES,
        track=(),
        level=RUMBLE_LEVEL if setup.variant == RUMBLE else FIRST_LEVEL[count],
        spirit=((),) * count,
        tokens=(TOKENS,) * count,
        counters=(COUNTERS,) * count,
        active=0,
        round=0,
        variant=setup.variant,
        teams=_teams(setup),
        cards="cards" not in setup.without,
        catastrophes="catastrophes" not in setup.without,
        traits=tuple(
            "" if "traits" in setup.without else SPECIES[player.species].trait for player, _ in seated
        ),
        hands=((),) * count,
        discard=(),
        revealed=(),
        poison=(0,) * count,
        venom=(0,) * count,
        delayed=NOBODY,
        shell_spent=False,
        won=(),
    )


def _teams(setup: Setup) -> tuple[int, ...]:
    """Return the seats' teams: first and third against second and fourth, if not chosen otherwise (T122)."""
    if setup.variant != COOP:
        return tuple(range(len(setup.players)))
    ally = setup.partner or 2
    return tuple(0 if seat in (0, ally) else 1 for seat in range(len(setup.players)))


def check_layout(layout: Layout, table: Table) -> None:
    """Raise ``ValueError`` with one sentence if a game on this blank table cannot come to a layout."""
    wrong = faults(State(layout.table, layout.frames, 0, None))
    if wrong:
        raise ValueError(wrong[0])
    if _fixed(layout.table) != _fixed(table):
        raise ValueError("The layout is not for these players.")


def _fixed(table: Table) -> tuple[object, ...]:
    """Return what a table owes to its setup and keeps for the whole game."""
    corners = tuple(table.faces[corner] for corner in CORNERS)
    kind = table.variant, table.teams, table.cards, table.catastrophes, table.traits
    return table.homes, corners, kind


def opening(setup: Setup, chance: int) -> Step:
    """Deal and explore in turn order before the first turn, or lay the table out by hand."""
    table = blank(setup)
    if setup.layout is not None:
        check_layout(setup.layout, table)
        return begin(table, [Arrange(setup.layout)], chance)
    explorations = [Exploration(seat) for seat in range(len(table.pawns))]
    hand = RUMBLE_HAND if setup.variant == RUMBLE else FIRST_HAND
    hands = [FirstHand(hand)] if table.cards else []
    return begin(table, [Turn(0, 1), *reversed(explorations), *hands], chance)
