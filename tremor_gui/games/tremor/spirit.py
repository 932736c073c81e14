"""The Spirit Track: a counter goes on, and a full track becomes a Climate Card."""

from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee, shared
from tremor_gui.rules.text import say

from .actions import UNBLOCK, Unblock
from .card_events import CardDrawn, DeckShuffled
from .events import SpiritCleared, freed, spirit_grew
from .table import Table, team_of, track_of, undrawn
from .terms import CELLS, SPIRIT_TRACK

_UNBLOCK: Final = say("No counter is left for your Spirit Track: lift one of your blocks.")


@dataclass(frozen=True, slots=True)
class Spirit(Frame[Table]):
    """A seat puts a counter on its Spirit Track, or on its ally's once it has come home (T120)."""

    seat: int

    def ask(self, table: Table) -> Decision | None:
        """With no counter left, ask which of the seat's own blocks is lifted for it (T135)."""
        if table.counters[self.seat] or not table.cards:
            return None
        options = [UNBLOCK[piece] for piece in range(CELLS) if table.blocks[piece] == self.seat]
        return Decision((self.seat,), _UNBLOCK, options)

    def run(self, referee: Referee[Table]) -> None:
        """Place the counter; the third draws a card and clears the track. Without cards do nothing (T130)."""
        referee.done()
        if not referee.table.cards:
            return
        track = track_of(referee.table, self.seat)
        referee.emit(spirit_grew(self.seat, track))
        if len(referee.table.spirit[track]) == SPIRIT_TRACK:
            draw(referee, track)
            referee.emit(SpiritCleared(track))

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Lift the block; its counter is then placed."""
        assert isinstance(action, Unblock)
        referee.emit(freed(action.piece))
        referee.done(spirit(self.seat))


spirit: Final = shared(Spirit)


def draw(referee: Referee[Table], seat: int) -> None:
    """Draw a Climate Card, from the shuffled discards if the deck is empty, or nothing from nothing (T09)."""
    deck = undrawn(referee.table)
    if not deck and referee.table.discard:
        referee.emit(DeckShuffled())
        deck = undrawn(referee.table)
    if deck:
        card = deck[referee.roll(len(deck))]
        referee.emit(CardDrawn(seat, card, team_of(referee.table, seat)))
