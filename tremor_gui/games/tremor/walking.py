"""Moving a meeple, and what comes of arriving home."""

from tremor_gui.rules.core import Action, Referee

from .actions import TRAVERSE
from .board import NEXT
from .card_events import CameHome, CardsGiven
from .events import Won, moved
from .table import FACE_DOWN, FREE, OPEN_SIDES, Table, at_home, cell_of, connected, partner, winners
from .terms import RUMBLE


def traverses(table: Table, seat: int) -> list[Action]:
    """Return the moves to connected, face-up, unblocked neighbours (rulebook, Traverse; T19-T21)."""
    blocks = table.blocks
    return [TRAVERSE[piece] for piece in connected(table, table.pawns[seat]) if blocks[piece] == FREE]


def over_debris(table: Table, seat: int, *, far_side: bool) -> list[int]:
    """Return the neighbours that only debris bars: on the near side, or with ``far_side`` on either."""
    here = table.pawns[seat]
    reached = connected(table, here)
    found: list[int] = []
    for direction, cell in enumerate(NEXT[cell_of(table, here)]):
        piece = table.tiles[cell]
        if cell < 0 or piece in reached or table.faces[piece] == FACE_DOWN or table.blocks[piece] != FREE:
            continue
        entry = OPEN_SIDES[table.faces[piece]][table.turns[piece]] >> (direction ^ 2) & 1
        if far_side or entry:
            found.append(piece)
    return found


def walk(referee: Referee[Table], seat: int, piece: int) -> bool:
    """Move a meeple and return whether that has ended the game (T105, T106, T119, T123, T129)."""
    referee.emit(moved(seat, piece))
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
