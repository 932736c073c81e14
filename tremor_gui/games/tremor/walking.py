"""Moving a meeple, and what comes of arriving home."""

from tremor_gui.rules.core import Action, Referee

from .actions import TRAVERSE
from .board import NEXT
from .card_events import CameHome, CardsGiven
from .events import Moved, Won
from .table import FACE_DOWN, OPEN_SIDES, Table, at_home, cell_of, connected, partner, winners
from .terms import RUMBLE


def traverses(table: Table, seat: int) -> list[Action]:
    """Return the moves to connected, face-up, unblocked neighbours (rulebook, Traverse; T19-T21)."""
    cell = cell_of(table, table.pawns[seat])
    found: list[Action] = []
    for direction in range(4):
        if connected(table, cell, direction):
            piece = table.tiles[NEXT[cell][direction]]
            if table.blocks[piece] < 0:
                found.append(TRAVERSE[piece])
    return found


def over_debris(table: Table, seat: int, *, far_side: bool) -> list[int]:
    """Return the neighbours that only debris bars: on the near side, or with ``far_side`` on either."""
    cell = cell_of(table, table.pawns[seat])
    found: list[int] = []
    for direction in range(4):
        other = NEXT[cell][direction]
        if other < 0 or connected(table, cell, direction):
            continue
        piece = table.tiles[other]
        if table.faces[piece] == FACE_DOWN or table.blocks[piece] >= 0:
            continue
        entry = OPEN_SIDES[table.faces[piece]][table.turns[piece]] >> (direction ^ 2) & 1
        if far_side or entry:
            found.append(piece)
    return found


def walk(referee: Referee[Table], seat: int, piece: int) -> bool:
    """Move a meeple and return whether that has ended the game (T105, T106, T119, T123, T129)."""
    referee.emit(Moved(seat, piece))
    table = referee.table
    if table.variant == RUMBLE or not at_home(table, seat):
        return False
    won = winners(table)
    if won:
        referee.emit(Won(won))
        referee.finish()
        return True
    referee.emit(CameHome(seat))
    if table.hands[seat]:
        referee.emit(CardsGiven(seat, partner(table, seat), table.hands[seat]))
    return False
