"""Laying counters on tiles, as far as they go."""

from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee
from tremor_gui.rules.text import say

from .actions import BLOCK_NEXT, BlockNext
from .events import Blocked
from .table import Table

_BLOCK_NEXT: Final = say("Your counters run short: choose the next tile to block.")


@dataclass(frozen=True, slots=True)
class LayBlocks(Frame[Table]):
    """A seat blocks these tiles, an ignited one first, as far as its counters go (T47, T77)."""

    seat: int
    pieces: tuple[int, ...]
    kept: int
    """Counters that may not be laid: the one that is due on the Spirit Track (T130, T135)."""
    begun: bool
    """Whether the ignited tile is done with, so that the rest is the seat's choice."""

    def spare(self, table: Table) -> int:
        """Return the counters that may be laid."""
        return table.counters[self.seat] - self.kept

    def ask(self, table: Table) -> Decision | None:
        """Ask only where the counters run short in the middle."""
        if self.begun and 0 < self.spare(table) < len(self.pieces):
            return Decision((self.seat,), _BLOCK_NEXT, [BLOCK_NEXT[piece] for piece in self.pieces])
        return None

    def run(self, referee: Referee[Table]) -> None:
        """Block everything if the counters suffice, else the ignited tile and then ask."""
        spare = self.spare(referee.table)
        if spare >= len(self.pieces):
            for piece in self.pieces:
                referee.emit(Blocked(self.seat, piece))
            referee.done()
        elif spare > 0 and not self.begun:
            referee.emit(Blocked(self.seat, self.pieces[0]))
            referee.done(LayBlocks(self.seat, self.pieces[1:], self.kept, begun=True))
        else:
            referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Block the chosen tile and go on."""
        assert isinstance(action, BlockNext)
        referee.emit(Blocked(self.seat, action.piece))
        rest = tuple(piece for piece in self.pieces if piece != action.piece)
        referee.done(LayBlocks(self.seat, rest, self.kept, begun=True))


def block_all(referee: Referee[Table], seat: int, pieces: tuple[int, ...]) -> None:
    """Block all these tiles for a seat, with its counters and, when they run out, neutral markers (T80)."""
    for piece in pieces:
        referee.emit(Blocked(seat, piece, neutral=not referee.table.counters[seat]))
