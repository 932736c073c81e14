"""What a player is told about a card or a trait that cannot be used now."""

import pytest
from boards import (
    FOX_AND_CARDS,
    FROG_AND_CARDS,
    acting,
    after,
    aims,
    ending,
    igniting,
    play_card,
    rolling,
    state_of,
    strike,
)
from drawn import WITH_CARDS, A, B, C, D, board, cell, piece_at, redrawn, setup_of, wedge

from tremor_gui.games.tremor.actions import (
    DELAY,
    DISCARD,
    END_ACTIONS,
    POISON,
    REACT,
    ROLL_DICE,
    SWING,
    TAKE_BACK,
    Forecast,
    Traverse,
    Twist,
)
from tremor_gui.games.tremor.calamity import GiveUp, Hourglass, March, TwistOne
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.refusals import why_not
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, COOP, CYCLONE, FLOOD
from tremor_gui.games.tremor.turn import MAY_TRAVERSE, MAY_TWIST, Nest, PlaceRolled, Turn
from tremor_gui.rules.core import Action, State
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import PASS

COOPERATIVE = setup_of(variant=COOP, without=("catastrophes",))


def told(state: State[Table], action: Action) -> str:
    assert state.decision is not None
    reason = why_not(observe(TREMOR, state, state.decision.seats[0]), action)
    assert reason is not None
    return str(reason)


def turn(hand: str, picture: str = redrawn(), left: int = 7) -> State[Table]:
    return acting(board(picture, setup=WITH_CARDS, hands={A: hand}), left=left)


def at_home(table: Table, seat: int) -> Table:
    pawns = tuple(table.homes[s] if s == seat else pawn for s, pawn in enumerate(table.pawns))
    return table._replace(pawns=pawns)


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [
        (turn("thaw"), play_card("sinkhole", 12), "You do not hold that card."),
        (turn("sinkhole"), play_card("sinkhole", 2 * cell("a1")), "Sinkhole cannot aim there."),
        (turn("polar_shift"), play_card("polar_shift", 4), "Polar Shift aims at nothing."),
        (turn("burrow"), play_card("burrow", 10), "You do not stand on an Oasis."),
        (
            turn("burrow", redrawn(b2="6@A", e3="7#B", c5="8#B")),
            play_card("burrow", 10),
            "No other Oasis lies face up and unblocked.",
        ),
        (turn("driftwood", left=MAY_TWIST), play_card("driftwood"), "You have no Traverse left"),
        (turn("erosion"), play_card("erosion", 4), "No token lies on any wedge."),
        (
            after(turn("polar_shift"), Twist(9, 1)),
            play_card("polar_shift"),
            "Only before your first action.",
        ),
        (
            rolling(board(setup=WITH_CARDS, hands={A: "second_wind"})),
            play_card("second_wind"),
            "Too late: your actions are over, and with them every Traverse.",
        ),
        (
            strike(igniting(board(setup=WITH_CARDS, hands={B: "anchor sinkhole"}), CYCLONE), "b2", CLOCKWISE),
            play_card("sinkhole", 12),
            "Only on your own turn.",
        ),
        (
            strike(igniting(board(setup=WITH_CARDS, hands={B: "anchor"}), CYCLONE), "b2", CLOCKWISE),
            Forecast(0),
            "Not now: something else has to be decided first.",
        ),
    ],
)
def test_why_a_card_cannot_be_played_is_told(state: State[Table], action: Action, reason: str) -> None:
    assert reason in told(state, action)


def test_a_second_driftwood_would_be_wasted() -> None:
    state = after(turn("driftwood driftwood"), play_card("driftwood"))
    assert told(state, play_card("driftwood")) == "Your next Traverse may cross debris already."


def test_why_a_trait_cannot_be_used_is_told() -> None:
    """T111, T112, T114, T119."""
    alone = acting(board(setup=FROG_AND_CARDS))
    assert told(alone, POISON[1]) == "Nobody on your tile can be poisoned now."
    assert told(acting(board(setup=FROG_AND_CARDS), B), POISON[1]) == "That is the trait of another species."
    shared = after(acting(board(redrawn(b2="9@AB"), setup=FROG_AND_CARDS)), POISON[1])
    assert told(shared, POISON[2]) == "You have used your Poison this turn."
    home = at_home(board(setup=COOPERATIVE), A)
    assert told(acting(home), POISON[1]) == "Your species is home and uses its trait no more."
    assert told(acting(home), Traverse(23)) == "Your species is home: now it only Scouts and rolls."
    assert "Shell cannot be used now" in told(acting(board(setup=FROG_AND_CARDS), D), REACT["shell", 0])
    assert told(alone, REACT["reflex", 1]) == "That is the trait of another species."


def test_why_nothing_is_delayed_is_told() -> None:
    """T114."""
    table = board(setup=FROG_AND_CARDS)._replace(active=B, delayed=B, tokens=(20, 19, 20, 20))
    state = state_of(table, PlaceRolled(B, (FLOOD,)), *ending(table, B))
    assert told(state, DELAY[0]) == "Only one token is delayed at a time, and never two turns running."
    assert "Delay cannot be used now" in told(acting(board(setup=FROG_AND_CARDS), B), DELAY[0])


def test_why_nobody_swings_is_told() -> None:
    table = board(redrawn(b2="10@C", c2="9", b3="6", a2="17"), setup=FOX_AND_CARDS)
    state = acting(table, C)
    assert told(acting(table, A), SWING[1]) == "That is the trait of another species."
    assert "Swing crosses debris on the side you leave by" in told(
        acting(board(redrawn(b2="10@C", c2="12"), setup=FOX_AND_CARDS), C), SWING[piece_at(table, "c2")]
    )
    assert "needs no Swing" in told(state, SWING[piece_at(table, "a2")])
    assert "right next to your meeple" in told(state, SWING[piece_at(table, "e3")])
    swung = after(state, SWING[piece_at(state, "c2")])
    assert (
        told(swung, SWING[piece_at(state, "b2")])
        == "Swing takes the place of your Tectonic Twist, and that is spent."
    )


def test_poisoned_players_are_told_what_the_poison_costs() -> None:
    """T113."""
    table = board(redrawn(b2="9@B"), setup=FROG_AND_CARDS)._replace(
        poison=(0, MAY_TRAVERSE, 0, 0), venom=(0, 1, 0, 0)
    )
    state = state_of(table, Turn(B, 2))
    assert "You have been poisoned" in told(state, Traverse(piece_at(state, "b1")))


def test_what_cannot_be_declined_is_told() -> None:
    """T102."""
    table = board(redrawn(b2="9@A"), setup=setup_of(without=("traits",)), wedges={"flood 1": "D"})
    for frame in (TwistOne(A), March(A, must=True), Hourglass(D)):
        state = state_of(table, frame, *ending(table, A))
        assert told(state, PASS) == "This cannot be declined."


def test_other_questions_tell_what_does_not_fit() -> None:
    table = board(
        redrawn(b2="9@A", c2="14#B"),
        setup=FROG_AND_CARDS,
        hands={A: "thaw omen quell anchor"},
        wedges={"flood 1": "D"},
    )
    giving = state_of(table, GiveUp(A), *ending(table, A))
    assert told(giving, DISCARD[play_card("erosion").card]) == "You do not hold that card."
    slip = state_of(table, TwistOne(A), *ending(table, A))
    assert told(slip, Twist(piece_at(table, "c2"), 1)) == "Immovable tiles do not turn."
    nest = state_of(table, Nest(C, 6), *ending(table, C))
    assert told(nest, Twist(7, 1)) == "Only the same tile can be twisted once more."
    march = state_of(table, March(A, must=False), *ending(table, A))
    assert told(march, Traverse(piece_at(table, "c2"))) == "That tile is blocked."
    hourglass = state_of(table, Hourglass(D), *ending(table, A))
    assert "no token on that wedge" in told(hourglass, TAKE_BACK[wedge("cyclone 1")])


def test_the_roll_and_the_end_of_the_actions_have_to_wait() -> None:
    """T15."""
    state = turn("sinkhole")
    for action in (ROLL_DICE, END_ACTIONS):
        assert told(state, action) == "First take every action that is still possible."
    assert aims(state, "sinkhole")
    assert told(rolling(board()), Traverse(1)).startswith("You have already used")
