"""What each player did is counted from the events."""

from tremor_gui.games.tremor.card_events import CardPlayed, Eliminated
from tremor_gui.games.tremor.cards import QUELL
from tremor_gui.games.tremor.events import Blocked, Ignited, Moved, SentHome, TokenPlaced, TurnBegan
from tremor_gui.games.tremor.tally import Tally
from tremor_gui.games.tremor.terms import FLOOD


def test_every_deed_is_counted_for_its_seat() -> None:
    events = [
        TurnBegan(0, 1),
        Moved(0, 1),
        Moved(0, 2),
        TokenPlaced(1, 3),
        Ignited(1, FLOOD, 7, 0),
        Blocked(1, 7),
        Blocked(1, 8),
        SentHome(0, 0),
        CardPlayed(1, QUELL, -1),
        Eliminated(0),
    ]
    assert Tally.of(events, 2) == (
        Tally(traversed=2, thrown_back=1, out=True),
        Tally(tokens=1, ignited=1, blocks=2, cards=1),
    )


def test_whoever_did_nothing_has_a_tally_of_noughts() -> None:
    assert Tally.of([], 3) == (Tally(), Tally(), Tally())
