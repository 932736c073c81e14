"""The Spirit Track: a counter goes on, and a full track is cleared."""

from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee
from tremor_gui.rules.text import say

from .actions import UNBLOCK, Unblock
from .events import Freed, SpiritCleared, SpiritGrew
from .table import Table
from .terms import CELLS, SPIRIT_TRACK

_UNBLOCK: Final = say("No counter is left for your Spirit Track: lift one of your blocks.")


@dataclass(frozen=True, slots=True)
class Spirit(Frame[Table]):
    """A seat puts a counter on its Spirit Track."""

    seat: int

    def ask(self, table: Table) -> Decision | None:
        """With no counter left, ask which of the seat's own blocks is lifted for it (T135)."""
        if table.counters[self.seat]:
            return None
        options = [UNBLOCK[piece] for piece in range(CELLS) if table.blocks[piece] == self.seat]
        return Decision((self.seat,), _UNBLOCK, options)

    def run(self, referee: Referee[Table]) -> None:
        """Place the counter; the third one clears the track."""
        referee.emit(SpiritGrew(self.seat))
        if referee.table.spirit[self.seat] == SPIRIT_TRACK:
            referee.emit(SpiritCleared(self.seat))
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Lift the block; its counter is then placed."""
        assert isinstance(action, Unblock)
        referee.emit(Freed(action.piece))
        referee.done(Spirit(self.seat))
