"""Setting the table up for two, three or four players, or as somebody laid it out by hand."""

from dataclasses import dataclass
from typing import NamedTuple

from tremor_gui.rules.core import Frame, Referee, State, Step, begin

from .board import CORNERS, opposite
from .events import Arranged
from .soundness import faults
from .species import SPECIES
from .table import EARTHQUAKE_PIECE, FREE, Table
from .terms import CELLS, COUNTERS, TOKENS, WEDGES
from .tiles import EARTHQUAKE_FACE, HABITATS
from .turn import Exploration, Turn

SEATINGS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""For each number of players the corners they sit at, by index into ``CORNERS`` (T02)."""

FIRST_LEVEL = {2: 1, 3: 1, 4: 0}
"""For each number of players where the Seismic Counter starts: at 9 with four, else at 7."""

DICE = {2: 2, 3: 1, 4: 1}


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
        dice=DICE[count],
        tiles=tuple(range(CELLS)),
        faces=tuple(faces),
        turns=(0,) * CELLS,
        blocks=(FREE,) * CELLS,
        pawns=starts,
        wedges=((),) * WEDGES,
        track=(),
        level=FIRST_LEVEL[count],
        spirit=(0,) * count,
        tokens=(TOKENS,) * count,
        counters=(COUNTERS,) * count,
        active=0,
        round=0,
    )


def check_layout(layout: Layout, table: Table) -> None:
    """Raise ``ValueError`` with one sentence if a game on this blank table cannot come to a layout."""
    wrong = faults(State(layout.table, layout.frames, 0, None))
    if wrong:
        raise ValueError(wrong[0])
    corners = [layout.table.faces[corner] for corner in CORNERS]
    if (layout.table.homes, corners) != (table.homes, [table.faces[corner] for corner in CORNERS]):
        raise ValueError("The layout is not for these players.")


def opening(setup: Setup, chance: int) -> Step:
    """Deal and explore in turn order before the first turn, or lay the table out by hand."""
    table = blank(setup)
    if setup.layout is not None:
        check_layout(setup.layout, table)
        return begin(table, [Arrange(setup.layout)], chance)
    explorations = [Exploration(seat) for seat in range(len(table.pawns))]
    return begin(table, [Turn(0, 1), *reversed(explorations)], chance)
