"""Ways over the board by Traverse alone, and what bars them.

Questions about a table, for whoever reads it: nothing here says what is legal now or what happens.
"""

from enum import Enum
from heapq import heappop, heappush
from typing import NamedTuple

from .board import NEXT
from .table import EARTHQUAKE_PIECE, FACE_DOWN, FREE, OPEN_SIDES, OUT, Table, at_home, cell_of
from .terms import RUMBLE


class Bar(Enum):
    """Why a meeple cannot step from a tile to the next one (rulebook, Traverse; T19-T21)."""

    NEAR = "near"
    """Debris on the tile that it leaves."""
    FAR = "far"
    """Debris on the tile beyond."""
    UNSEEN = "unseen"
    """The tile beyond lies face down."""
    BLOCKED = "blocked"
    """The tile beyond is blocked."""


class Step(NamedTuple):
    """A step to a neighbouring tile."""

    piece: int
    """The tile that it leads to."""
    bars: tuple[Bar, ...]
    """What bars it now, nothing if it is free."""


def border(table: Table, piece: int, side: int) -> Step | None:
    """Return the step off a tile on one side, or None at the edge of the board.

    Of a tile that lies face down nobody knows the debris: it bars nothing.
    """
    cell = NEXT[cell_of(table, piece)][side]
    if cell < 0:
        return None
    other = table.tiles[cell]
    found = []
    if table.faces[piece] != FACE_DOWN and not _open(table, piece, side):
        found.append(Bar.NEAR)
    if table.faces[other] == FACE_DOWN:
        found.append(Bar.UNSEEN)
    elif not _open(table, other, side ^ 2):
        found.append(Bar.FAR)
    if table.blocks[other] != FREE:
        found.append(Bar.BLOCKED)
    return Step(other, tuple(found))


def reach(table: Table, seat: int) -> dict[int, int]:
    """Return how many Traverses lead to each piece that a meeple can walk to while the board stays as it is.

    Its own tile is 0 away; whoever is out reaches nothing.
    """
    here = table.pawns[seat]
    if here == OUT:
        return {}
    found = {here: 0}
    queue = [here]
    for piece in queue:
        for side in range(4):
            step = border(table, piece, side)
            if step is not None and not step.bars and step.piece not in found:
                found[step.piece] = found[piece] + 1
                queue.append(step.piece)
    return found


def goal(table: Table, seat: int) -> int | None:
    """Return the piece a seat is bound for: its Habitat, in the Rumble the Earthquake Tile (T124).

    None if it is out, or there for good.
    """
    if table.pawns[seat] == OUT:
        return None
    if table.variant == RUMBLE:
        return EARTHQUAKE_PIECE
    return None if at_home(table, seat) else table.homes[seat]


def way(table: Table, seat: int) -> tuple[Step, ...]:
    """Return the steps to a seat's goal that the fewest things bar, and of such ways the shortest.

    Nothing if there is no goal, or the meeple stands on it.
    """
    end, here = goal(table, seat), table.pawns[seat]
    if end is None or end == here:
        return ()
    best = {here: (0, 0)}
    before: dict[int, tuple[int, Step]] = {}
    queue = [(0, 0, here)]
    while queue:
        barred, length, piece = heappop(queue)
        if piece == end:
            break
        if (barred, length) > best[piece]:
            continue
        for side in range(4):
            step = border(table, piece, side)
            if step is None:
                continue
            cost = barred + len(step.bars), length + 1
            if step.piece not in best or cost < best[step.piece]:
                best[step.piece] = cost
                before[step.piece] = piece, step
                heappush(queue, (*cost, step.piece))
    steps: list[Step] = []
    at = end
    while at != here:
        at, step = before[at]
        steps.append(step)
    return tuple(reversed(steps))


def _open(table: Table, piece: int, side: int) -> bool:
    """Return whether a side of a tile that lies face up is free of debris."""
    return bool(OPEN_SIDES[table.faces[piece]][table.turns[piece]] >> side & 1)
