"""What each player did in a match, counted from what happened."""

from collections.abc import Iterable
from dataclasses import dataclass

from tremor_gui.rules.core import Event

from .card_events import CardPlayed, Eliminated
from .cards import BURROW
from .events import Blocked, Ignited, Moved, Rolled, SentHome, TokenPlaced, TurnBegan
from .table import Table


@dataclass(slots=True)
class Tally:
    """The deeds of one seat."""

    traversed: int = 0
    """Tiles walked to, in a turn or out of it; a Burrow is no walk (T136)."""
    tokens: int = 0
    """Tremor Tokens placed on wedges."""
    ignited: int = 0
    """Disasters ignited."""
    blocks: int = 0
    """Tiles blocked, by Catastrophes in one's turn, too: these blocks are the active player's (T80)."""
    cards: int = 0
    """Climate Cards played."""
    thrown_back: int = 0
    """Times the Earthquake threw the meeple back to its start."""
    out: bool = False
    """Whether the Royal Rumble ended for it before the end."""

    @classmethod
    def of(cls, events: Iterable[Event[Table]], seats: int) -> "tuple[Tally, ...]":
        """Return what each seat did, in seat order, from all events of a match."""
        tallies = tuple(cls() for _ in range(seats))
        burrowing: tuple[int, int] | None = None
        for event in events:
            match event:
                case Moved(seat, piece) if (seat, piece) == burrowing:
                    burrowing = None
                case SentHome(seat):
                    tallies[seat].thrown_back += 1
                case Moved(seat):
                    tallies[seat].traversed += 1
                case TokenPlaced(seat):
                    tallies[seat].tokens += 1
                case Ignited(seat):
                    tallies[seat].ignited += 1
                case Blocked(seat):
                    tallies[seat].blocks += 1
                case CardPlayed(seat, card, target):
                    tallies[seat].cards += 1
                    burrowing = (seat, target) if card == BURROW else burrowing
                case TurnBegan() | Rolled():
                    burrowing = None  # it was quelled
                case Eliminated(seat):
                    tallies[seat].out = True
        return tallies
