"""The eleven Climate Cards of one's own turn, each by example, and when they may be played."""

import pytest
from boards import (
    about_to_roll,
    acting,
    after,
    aims,
    asked,
    at,
    blocked,
    card,
    cells,
    ending,
    events,
    explores,
    forecasts,
    options,
    places,
    play_card,
    rolling,
    said,
    state_of,
    traverses,
    twists,
)
from drawn import (
    ALL_WEDGES,
    UNEXPLORED,
    WITH_CARDS,
    A,
    B,
    C,
    board,
    cell,
    piece_at,
    redrawn,
    setup_of,
    stands,
    wedge,
)

from tremor_gui.games.tremor.actions import (
    END_ACTIONS,
    ROLL_DICE,
    BlockNext,
    Forecast,
    Place,
    PlayCard,
    TakeBack,
    Traverse,
    Twist,
)
from tremor_gui.games.tremor.card_events import CardDrawn
from tremor_gui.games.tremor.effects import Foreshock
from tremor_gui.games.tremor.events import (
    Erupted,
    Moved,
    Redealt,
    TokenTaken,
    TrackGrew,
    Twisted,
)
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, SEISMIC_LEVELS
from tremor_gui.games.tremor.turn import MAY_SCOUT, MAY_TRAVERSE, MAY_TWIST, Act, Nest
from tremor_gui.rules.core import State

DICE_CARDS = ("fault_slip", "migration", "sinkhole", "seed_storm", "erosion")
"""Those that may be played from any place, also after the actions."""
EXCLAMATIONS = ("great_drought", "polar_shift", "foreshock")


def turn(
    hand: str, picture: str = redrawn(), left: int = MAY_TRAVERSE | MAY_TWIST | MAY_SCOUT
) -> State[Table]:
    """A's action phase with these cards in its hand."""
    return acting(board(picture, setup=WITH_CARDS, hands={A: hand}, wedges={"flood 1": "AB"}), left=left)


def playable(state: State[Table]) -> set[int]:
    """The cards the asked seat may play."""
    return {option.card for option in options(state) if isinstance(option, PlayCard)}


def test_second_wind_is_one_more_traverse_and_a_traverse_action() -> None:
    """T136: it forfeits the counter for a missing Traverse."""
    state = turn("second_wind", redrawn(b1="9@A", a1="H"), left=MAY_TRAVERSE)
    state = after(state, Traverse(piece_at(state, "a1")))
    assert aims(state, "second_wind") == {-1}
    state = after(state, play_card("second_wind"))
    assert traverses(state)
    assert END_ACTIONS in options(state)
    state = after(state, Traverse(piece_at(state, min(traverses(state)))))
    assert about_to_roll(state)
    assert state.table.spirit[A] == ()


def test_second_wind_walks_even_where_the_own_traverse_is_poisoned() -> None:
    """T136, T113."""
    state = turn("second_wind", redrawn(b1="9@A"), left=MAY_SCOUT)
    assert not traverses(state)
    state = after(state, play_card("second_wind"))
    assert "a1" in traverses(state)
    state = after(state, Traverse(piece_at(state, "a1")), Forecast(0))
    assert state.table.spirit[A] == ()


def test_second_wind_that_is_not_used_does_not_count_as_walking() -> None:
    """T136, T34: whoever lets it go has not traversed."""
    state = turn("second_wind", redrawn(b1="9@A"), left=0)
    state = after(state, play_card("second_wind"), END_ACTIONS)
    assert about_to_roll(state)
    assert state.table.spirit[A] == (A,)


def test_after_the_failed_traverse_counter_nobody_walks_any_more_but_other_cards_are_played() -> None:
    """T137, T118, T36: with a card that the counter has just brought, too."""
    hand = "second_wind driftwood burrow " + " ".join(DICE_CARDS)
    state = turn(hand, redrawn(b1="9#B", a2="12#B"), left=0)
    state = after(state, END_ACTIONS)
    assert state.table.spirit[A] == (A,)
    assert playable(state) == set(map(card, DICE_CARDS))
    assert not traverses(state)
    state = after(state, play_card("fault_slip"))
    assert twists(state)
    assert ROLL_DICE in options(state)


def test_a_card_drawn_for_the_missing_traverse_may_be_played_before_the_roll() -> None:
    """T36, T118."""
    table = board(redrawn(b1="9#B", a2="12#B"), setup=WITH_CARDS, spirit=(2, 0, 0, 0))
    for chance in range(200):
        state = acting(table, left=MAY_SCOUT, chance=chance)
        happened = events(state, Forecast(0))
        (drawn,) = (event.card for event in happened if isinstance(event, CardDrawn))
        if drawn == card("erosion"):
            assert playable(after(state, Forecast(0))) == {drawn}
            return
    raise AssertionError("nobody drew it")


def test_fault_slip_is_one_more_tectonic_twist() -> None:
    """T138: of one's own Oasis, too, and with Nest twice."""
    state = turn("fault_slip", redrawn(b2="6@A"), left=MAY_TWIST)
    state = after(state, Twist(piece_at(state, "e2"), 1), play_card("fault_slip"))
    assert "b2" in twists(state)
    penguin = setup_of(
        without=("catastrophes",),
        species=("goliath_frog", "arabian_camel", "emperor_penguin", "leatherback_turtle"),
    )
    state = acting(board(setup=penguin, hands={C: "fault_slip"}), C, left=0)
    piece = piece_at(state, "e2")
    state = after(state, play_card("fault_slip"), Twist(piece, 1))
    assert state.stack[-1] == Nest(C, piece)


def test_migration_is_one_more_scout_of_either_kind() -> None:
    state = turn("migration", redrawn(c1="."), left=MAY_SCOUT)
    state = after(state, Forecast(0), play_card("migration"))
    assert (explores(state), bool(forecasts(state))) == ({"c1"}, True)
    state = after(state, Forecast(1))
    assert about_to_roll(state)


def test_an_action_of_a_card_may_be_let_go() -> None:
    """T15: only the turn's own actions have to be taken."""
    state = turn("migration", left=MAY_SCOUT)
    state = after(state, play_card("migration"))
    assert END_ACTIONS not in options(state)
    state = after(state, Forecast(0))
    assert about_to_roll(state)
    assert {ROLL_DICE, Forecast(1)} <= set(options(state))


def test_two_of_a_kind_give_two_more() -> None:
    """T136."""
    state = turn("migration migration", left=0)
    state = after(state, play_card("migration"), play_card("migration"), Forecast(0))
    assert forecasts(state)
    assert not forecasts(after(state, Forecast(1)))


@pytest.mark.parametrize("debris", ["near", "far", "both"])
def test_driftwood_lets_the_next_traverse_cross_debris_on_either_side(debris: str) -> None:
    here, there = {"near": ("10@A", "9"), "far": ("9@A", "12"), "both": ("10@A", "12")}[debris]
    state = turn("driftwood", redrawn(b2=here, c2=there), left=MAY_TRAVERSE | MAY_TWIST)
    assert "c2" not in traverses(state)
    state = after(state, play_card("driftwood"))
    assert "c2" in traverses(state)
    state = after(state, Traverse(piece_at(state, "c2")))
    assert stands(state, A) == "c2"
    assert not traverses(state)


def test_driftwood_does_not_cross_blocks_and_face_down_tiles() -> None:
    state = turn("driftwood", redrawn(b2="10@A", c2="9#B", b1="."), left=MAY_TRAVERSE)
    assert {"c2", "b1"}.isdisjoint(traverses(after(state, play_card("driftwood"))))


def test_driftwood_is_for_one_traverse_and_only_for_this_turn() -> None:
    """T118."""
    state = turn("driftwood second_wind", redrawn(b2="10@A", c2="9", d2="12"), left=MAY_TRAVERSE)
    state = after(state, play_card("driftwood"), Traverse(piece_at(state, "c2")), play_card("second_wind"))
    assert "d2" not in traverses(state)
    state = turn("driftwood", left=MAY_TWIST)
    assert not aims(state, "driftwood")
    table = board(redrawn(b2="10@A", c2="9#B"), setup=WITH_CARDS)
    state = state_of(table, Act(A, 0, crossing=True), *ending(table, A))
    assert isinstance(state.stack[-1], Act)
    assert not state.stack[-1].crossing


def test_sinkhole_swaps_two_movable_neighbours_anywhere() -> None:
    """T56, T55: face-down ones, too; neither turns."""
    state = turn("sinkhole", redrawn(b2="13>", c2=".", d2="14#B", e2="6@C"))
    corner, blocked_, oasis = (2 * cell(name) for name in ("a1", "d2", "e2"))
    targets = aims(state, "sinkhole")
    assert 2 * cell("b2") in targets
    assert targets.isdisjoint({corner, corner + 1, blocked_, blocked_ + 1, oasis, oasis + 1, 2 * cell("c2")})
    one, other = piece_at(state, "b2"), piece_at(state, "c2")
    state = after(state, play_card("sinkhole", 2 * cell("b2")))
    assert (at(state, one), at(state, other)) == ("c2", "b2")
    assert state.table.turns[one] == 1
    down = turn("sinkhole")
    assert at(after(down, play_card("sinkhole", 2 * cell("b2") + 1)), piece_at(down, "b2")) == "b3"


def test_seed_storm_places_two_tokens_but_never_a_third() -> None:
    state = turn("seed_storm", left=MAY_SCOUT)
    state = after(state, play_card("seed_storm"))
    assert places(state) == ALL_WEDGES - {"flood 1"}
    state = after(state, Place(0, wedge("flood 2")), Place(0, wedge("flood 2")))
    assert state.table.wedges[wedge("flood 2")] == (A, A)
    assert forecasts(state)


def test_seed_storm_with_an_empty_supply_moves_own_tokens() -> None:
    """T46."""
    wedges = dict.fromkeys(sorted(ALL_WEDGES)[:10], "AA")
    state = acting(board(wedges=wedges, setup=WITH_CARDS, hands={A: "seed_storm"}))
    state = after(state, play_card("seed_storm"), Place(0, wedge("volcano 3")))
    assert all(isinstance(option, TakeBack) for option in options(state))


def test_seed_storm_is_of_no_use_while_every_wedge_holds_two() -> None:
    table = board(wedges=dict.fromkeys(ALL_WEDGES, "BC"), setup=WITH_CARDS, hands={A: "seed_storm"})
    assert not aims(acting(table), "seed_storm")


def test_burrow_goes_from_one_oasis_to_another_and_is_no_traverse() -> None:
    """T37, T136: an occupied one, too, but none that is blocked or face down."""
    state = turn("burrow", redrawn(b2="6@A", c2="7@B", d2="8#B"), left=MAY_TWIST)
    assert cells(state, aims(state, "burrow")) == {"c2"}
    there = piece_at(state, "c2")
    assert events(state, play_card("burrow", there))[1:] == [Moved(A, there)]
    state = after(state, play_card("burrow", there), Twist(piece_at(state, "b1"), 1))
    assert stands(state, A) == "c2"
    assert state.table.spirit[A] == (A,)
    assert not aims(turn("burrow"), "burrow")


def test_erosion_takes_a_token_of_anybody_off_a_wedge() -> None:
    state = turn("erosion")
    flood = wedge("flood 1")
    assert aims(state, "erosion") == {4 * flood + A, 4 * flood + B}
    assert TokenTaken(B, flood) in events(state, play_card("erosion", 4 * flood + B))
    state = after(state, play_card("erosion", 4 * flood + B))
    assert state.table.wedges[flood] == (A,)
    assert state.table.tokens[B] == 20


def test_great_drought_blocks_every_empty_face_up_oasis_until_one_s_next_turn() -> None:
    """T47, T80, T84."""
    state = turn("great_drought", redrawn(b2="6", c2="7@B", d2="8"))
    state = after(state, play_card("great_drought"))
    assert blocked(state) == {"b2", "d2"}
    assert state.table.counters[A] == 8


def test_great_drought_with_too_few_counters_blocks_what_its_player_chooses() -> None:
    """T47: no counter is due on the Spirit Track, so none is kept back."""
    drawn = redrawn(b2="6", c2="7", d2="8").split()
    for name in ("e2", "e3", "e4", "d5", "b5", "d4", "d1", "c1"):
        drawn[cell(name)] += "#A"
    state = acting(board(" ".join(drawn), setup=WITH_CARDS, hands={A: "great_drought"}))
    before = blocked(state)
    state = after(state, play_card("great_drought"))
    assert {at(state, option.piece) for option in options(state) if isinstance(option, BlockNext)} == {
        *("b2", "c2", "d2")
    }
    state = after(state, BlockNext(piece_at(state, "c2")), BlockNext(piece_at(state, "d2")))
    assert blocked(state) - before == {"c2", "d2"}
    assert state.table.counters[A] == 0


def test_polar_shift_twists_every_movable_tile_once_clockwise() -> None:
    """T55, T24: one's own occupied Oasis is not movable."""
    state = turn("polar_shift", redrawn(b2="6@A", c2="14#B", d2="."))
    happened = events(state, play_card("polar_shift"))
    turned = {at(state, event.piece) for event in happened if isinstance(event, Twisted)}
    assert len(turned) == 25 - 4 - 2
    assert {"b2", "c2", "a1"}.isdisjoint(turned)
    assert {"d2", "c3"} <= turned
    assert all(event.way == CLOCKWISE for event in happened if isinstance(event, Twisted))


def test_foreshock_puts_two_own_tokens_on_the_earthquake_track_without_a_counter() -> None:
    table = board(track="B", setup=WITH_CARDS, hands={A: "foreshock"})
    state = after(acting(table), play_card("foreshock"))
    assert state.table.track == (B, A, A)
    assert state.table.spirit[A] == ()
    assert isinstance(state.stack[-1], Act)


def test_foreshock_may_make_the_earthquake_erupt_in_one_s_own_turn_which_then_goes_on() -> None:
    """T98, T95, T99."""
    table = board(redrawn(c3="E@A"), track="BBB", level=5, setup=WITH_CARDS, hands={A: "foreshock"})
    state = acting(table)
    kinds = [type(event) for event in events(state, play_card("foreshock"))]
    assert kinds.index(TrackGrew) < kinds.index(Erupted) < kinds.index(Redealt)
    state = after(state, play_card("foreshock"))
    assert stands(state, A) == "a1"
    assert state.table.track == ()
    assert SEISMIC_LEVELS[state.table.level] == 3
    assert isinstance(state.stack[-1], Act)
    assert forecasts(state)


def test_foreshock_with_an_empty_supply_takes_tokens_off_wedges() -> None:
    """T145, T46."""
    wedges = dict.fromkeys(sorted(ALL_WEDGES)[:10], "AA")
    state = acting(board(wedges=wedges, level=9, setup=setup_of(without=("traits",)), hands={A: "foreshock"}))
    state = after(state, play_card("foreshock"))
    for name in sorted(wedges)[:2]:
        state = after(state, TakeBack(wedge(name)))
    assert state.table.track == (A, A)


def test_foreshock_places_what_it_can() -> None:
    """T145: with the last token on its way to the track there is none left for the second."""
    table = board(setup=WITH_CARDS, hands={A: "foreshock"})
    # Nobody comes to this by playing: eighteen tokens on the track are more than it takes to erupt.
    table = table._replace(tokens=(0, 20, 20, 20))
    assert Foreshock(A, 2).ask(table) is None


def test_exclamation_cards_are_for_the_time_before_the_first_action_and_several_may_be_played() -> None:
    """T117: other cards do not count as actions."""
    state = turn(" ".join((*EXCLAMATIONS, "erosion")))
    assert set(map(card, EXCLAMATIONS)) <= playable(state)
    state = after(state, play_card("erosion", min(aims(state, "erosion"))), play_card("polar_shift"))
    assert {card("great_drought"), card("foreshock")} <= playable(state)
    acted = after(state, Twist(piece_at(state, "e2"), 1))
    assert playable(acted).isdisjoint(map(card, EXCLAMATIONS))


def test_dice_cards_are_for_any_time_on_one_s_turn_before_the_roll() -> None:
    """T118: before, between and after the actions, but not after the roll or on another's turn."""
    state = turn(" ".join(DICE_CARDS))
    assert playable(state) == set(map(card, DICE_CARDS))
    state = after(state, Twist(piece_at(state, "e2"), 1))
    assert playable(state) == set(map(card, DICE_CARDS))
    table = board(setup=WITH_CARDS, hands={A: " ".join(DICE_CARDS), B: "sinkhole"}, wedges={"flood 1": "AB"})
    state = rolling(table)
    assert playable(state) == set(map(card, DICE_CARDS))
    state = after(state, ROLL_DICE)
    assert not playable(state)


def test_no_seat_is_asked_to_end_its_actions_if_it_loses_nothing_by_it() -> None:
    """T137, T118: what it holds may still be played before the roll."""
    state = after(turn("sinkhole", left=MAY_SCOUT), Forecast(0))
    assert about_to_roll(state)
    assert aims(state, "sinkhole")
    state = after(turn("second_wind", left=MAY_SCOUT), Forecast(0))
    assert END_ACTIONS in options(state)


def test_a_sinkhole_may_open_a_way_that_then_has_to_be_taken() -> None:
    """T17: so nobody's actions end by themselves while a Traverse is left and a card might help."""
    state = turn("sinkhole", redrawn(UNEXPLORED, b1="9#B", a2="10#B"), left=MAY_TRAVERSE)
    assert END_ACTIONS in options(state)
    assert not traverses(state)


def test_an_aimed_card_is_answered_by_quell_before_it_takes_effect() -> None:
    """T109."""
    table = board(setup=WITH_CARDS, hands={A: "sinkhole", B: "quell"})
    state = said(acting(table), (A, play_card("sinkhole", 2 * cell("b2"))), (B, play_card("quell")))
    assert at(state, piece_at(table, "b2")) == "b2"
    assert asked(state) == A
