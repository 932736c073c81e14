"""What each player did is counted from the events."""

from tremor_gui.games.tremor.card_events import CardPlayed, Eliminated
from tremor_gui.games.tremor.cards import BURROW, QUELL, TAILWIND
from tremor_gui.games.tremor.events import Blocked, Ignited, Moved, Rolled, SentHome, TokenPlaced, TurnBegan
from tremor_gui.games.tremor.tally import Tally
from tremor_gui.games.tremor.terms import FLOOD
from tremor_gui.rules.window import Voided


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


def test_a_burrow_is_no_step_but_whatever_is_walked_is_one() -> None:
    """T136."""
    burrow, walk = CardPlayed(0, BURROW, 7), Moved(0, 7)
    assert Tally.of([burrow, walk], 1)[0].traversed == 0
    assert Tally.of([burrow, walk, Moved(0, 8), walk], 1)[0].traversed == 2
    assert Tally.of([burrow, Moved(1, 7), walk], 2)[1].traversed == 1
    assert Tally.of([CardPlayed(0, TAILWIND, -1), walk], 1)[0].traversed == 1
    quelled = [burrow, CardPlayed(1, QUELL, -1), Voided(0)]
    assert Tally.of([*quelled, Rolled(0, (FLOOD,)), TurnBegan(0, 2), walk], 2)[0].traversed == 1


def test_what_a_catastrophe_blocks_is_counted_for_whom_it_belongs_to() -> None:
    """T80."""
    assert Tally.of([Blocked(1, 7), Blocked(1, 8, neutral=True)], 2)[1].blocks == 2
