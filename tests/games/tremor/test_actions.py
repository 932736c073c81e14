"""The three actions of a turn."""

import pytest
from boards import (
    about_to_roll,
    acting,
    after,
    events,
    explored,
    explores,
    forecasts,
    options,
    places,
    strike,
    traverses,
    twists,
    wedges_of,
)
from drawn import (
    ALL_WEDGES,
    CELL_NAMES,
    UNEXPLORED,
    WITH_CARDS,
    A,
    B,
    board,
    lines,
    piece_at,
    redrawn,
    shown,
    stands,
    wedge,
)

from tremor_gui.games.tremor.actions import Explore, Forecast, Place, RollDice, Traverse, Twist
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.events import Revealed, SpiritGrew, TokenLost, TokenPlaced
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.refusals import why_not
from tremor_gui.games.tremor.terms import CLOCKWISE, FLOOD, TORNADO, VOLCANO
from tremor_gui.games.tremor.tokens import OasisChain
from tremor_gui.games.tremor.turn import MAY_SCOUT, MAY_TRAVERSE, MAY_TWIST, Act
from tremor_gui.rules.game import observe

SHUT_IN = redrawn(b1="12", a2="9>")
"""A stands in its corner; debris closes b1 to it, and a2 only once it is turned to the north."""

CLOSED = dict.fromkeys(ALL_WEDGES, "BC")
"""Every wedge closed to A."""


def test_each_action_is_taken_once_and_in_any_order() -> None:
    state = acting(board(SHUT_IN))
    assert (traverses(state), bool(twists(state)), bool(forecasts(state))) == ({"a2"}, True, True)
    state = after(state, Twist(piece_at(state, "e3"), CLOCKWISE))
    assert (traverses(state), bool(twists(state)), bool(forecasts(state))) == ({"a2"}, False, True)
    state = after(state, Traverse(piece_at(state, "a2")))
    assert (traverses(state), bool(twists(state)), bool(forecasts(state))) == (set(), False, True)
    state = after(state, Forecast(0))
    assert about_to_roll(state)


def test_nobody_rolls_while_an_action_is_left_that_can_be_taken() -> None:
    """T15."""
    for left in (MAY_TRAVERSE, MAY_TWIST, MAY_SCOUT):
        state = acting(board(SHUT_IN), left=left)
        assert options(state)
        assert RollDice() not in options(state)


def test_whoever_walls_itself_in_with_its_other_actions_is_excused_from_the_traverse() -> None:
    """T16."""
    state = acting(board(SHUT_IN, setup=WITH_CARDS))
    state = after(state, Twist(piece_at(state, "a2"), 3))
    assert traverses(state) == set()
    state = after(state, Forecast(0))
    assert about_to_roll(state)
    assert state.table.spirit[A] == (A,)


def test_whoever_opens_a_path_with_its_other_actions_must_take_it() -> None:
    """T17: however long it was stuck before."""
    state = acting(board(redrawn(SHUT_IN, a2="9")))
    assert traverses(state) == set()
    state = after(state, Forecast(0), Twist(piece_at(state, "a2"), 1))
    assert list(options(state)) == [Traverse(piece_at(state, "a2"))]


def test_any_traverse_forfeits_the_counter_even_one_back_to_the_start() -> None:
    """T18."""
    state = acting(board(redrawn(b1="9@A"), setup=WITH_CARDS), left=MAY_TRAVERSE)
    assert "a1" in traverses(state)
    state = after(state, Traverse(piece_at(state, "a1")))
    assert about_to_roll(state)
    assert state.table.spirit[A] == ()


@pytest.mark.parametrize(
    ("here", "there", "open_"),
    [("9", "13", True), ("10", "9", False), ("9", "12", False), ("10", "12", False), ("10>", "12>", True)],
)
def test_two_tiles_connect_where_neither_touching_side_has_debris(here: str, there: str, open_: bool) -> None:
    """T19."""
    state = acting(board(redrawn(b2=f"{here}@A", c2=there)), left=MAY_TRAVERSE | MAY_TWIST)
    assert ("c2" in traverses(state)) is open_


def test_the_camel_can_only_go_east() -> None:
    """The rulebook's Traverse example: unexplored to the west, debris to the north and south."""
    state = acting(board(redrawn(b3=".", c3="19@A", d3="E", c2="9")))
    assert traverses(state) == {"d3"}
    state = acting(board(redrawn(b3=".", c3="19@A", d3="E#B", c2="9"), setup=WITH_CARDS))
    assert traverses(state) == set()
    state = after(state, Twist(piece_at(state, "e2"), CLOCKWISE), Forecast(0))
    assert state.table.spirit[A] == (A,)


def test_nobody_walks_diagonally_or_far() -> None:
    state = acting(board(redrawn(c3="E@A", b3="9", d3="10", c2="11>", c4="13")))
    assert traverses(state) == {"b3", "d3", "c2"}
    view = observe(TREMOR, state, A)
    for name in ("b2", "d2", "b4", "d4", "e3", "c1"):
        reason = why_not(view, Traverse(piece_at(state, name)))
        assert reason is not None
        assert "right next to your meeple" in str(reason)


def test_a_blocked_tile_can_be_left_but_not_entered() -> None:
    state = acting(board(redrawn(c3="E#B@A", b3="9", d3="13", c2="11>", c4="10#C")))
    assert traverses(state) == {"b3", "d3", "c2"}


def test_players_may_share_any_tile() -> None:
    """T20."""
    state = acting(board(redrawn(b1="9@B")), left=MAY_TRAVERSE)
    state = after(state, Traverse(piece_at(state, "b1")))
    assert stands(state, A) == stands(state, B) == "b1"


def test_an_oasis_on_which_somebody_stands_can_be_entered() -> None:
    """T21."""
    assert "b1" in traverses(acting(board(redrawn(b1="6@B"))))


def test_a_face_down_tile_can_be_twisted_and_stays_face_down() -> None:
    """T22."""
    state = acting(board(UNEXPLORED))
    assert "b3" in twists(state)
    state = after(state, Twist(piece_at(state, "b3"), CLOCKWISE))
    assert shown(state.table) == lines(UNEXPLORED.replace(".  .  E", ".  .> E"))


def test_the_twist_cannot_be_declined() -> None:
    """T23."""
    state = acting(board(), left=MAY_TWIST)
    assert all(isinstance(option, Twist) for option in options(state))


def test_habitats_and_blocked_tiles_cannot_be_twisted() -> None:
    """T85, T86: the Earthquake Tile can, unless it is blocked."""
    state = acting(board(redrawn(b2="13#B", d4="22#A")))
    assert twists(state).isdisjoint({"a1", "e1", "a5", "e5", "b2", "d4"})
    assert "c3" in twists(state)
    assert "c3" not in twists(acting(board(redrawn(c3="E#B"))))


def test_only_who_stands_on_an_oasis_can_twist_it() -> None:
    """T24, T85."""
    table = board(redrawn(a3="6@B"))
    assert "a3" not in twists(acting(table, A))
    assert "a3" in twists(acting(table, B))
    assert "a3" in twists(acting(board(), A))


def test_each_of_several_players_on_an_oasis_can_twist_it() -> None:
    """T25."""
    table = board(redrawn(a3="6@AB"))
    assert "a3" in twists(acting(table, A))
    assert "a3" in twists(acting(table, B))


def test_meeples_do_not_keep_a_tile_from_being_twisted() -> None:
    """T26: neither the own one nor another's; they stay where they are."""
    state = acting(board(redrawn(b2="13@A", d2="15@B")))
    assert {"b2", "d2"} <= twists(state)
    state = after(state, Twist(piece_at(state, "b2"), CLOCKWISE))
    assert stands(state, A) == "b2"


def test_exploring_is_possible_where_no_token_could_be_placed() -> None:
    """T27."""
    state = acting(board(redrawn(c1="."), wedges=CLOSED))
    assert (explores(state), forecasts(state)) == ({"c1"}, set())


def test_the_scout_falls_away_only_with_no_tile_to_explore_and_no_open_wedge() -> None:
    """T27: a blocked face-down tile cannot be explored."""
    state = acting(board(redrawn(c1=".#B"), wedges=CLOSED), left=MAY_SCOUT | MAY_TWIST)
    assert (explores(state), forecasts(state)) == (set(), set())
    state = after(state, Twist(piece_at(state, "e2"), CLOCKWISE))
    assert about_to_roll(state)


def test_any_face_down_tile_that_is_not_blocked_can_be_explored() -> None:
    """T28: near or far."""
    state = acting(board(redrawn(UNEXPLORED, b2=".#C", d2="9")))
    assert explores(state) == set(CELL_NAMES) - {"a1", "e1", "a5", "e5", "c3", "b2", "d2"}


def test_exploring_with_no_open_wedge_turns_the_tile_over_and_is_all() -> None:
    """T29: the action is spent."""
    state = acting(board(redrawn(c1="."), wedges=CLOSED))
    happened = events(state, Explore(piece_at(state, "c1")))
    assert [type(event) for event in happened] == [Revealed]
    state = after(state, Explore(piece_at(state, "c1")))
    assert state.stack[-1] == Act(A, MAY_TRAVERSE | MAY_TWIST, fresh=False)


def test_a_tile_gives_a_token_for_any_open_wedge_of_either_disaster() -> None:
    """T30: which must be placed."""
    table = board(redrawn(c1="."), wedges={"tornado 1": "BC", "volcano 3": "BB", "volcano 2": "AB"})
    state = explored(table, "c1", 10)
    assert places(state) == wedges_of(TORNADO, VOLCANO) - {"tornado 1", "volcano 3"}
    assert all(isinstance(option, Place) for option in options(state))
    assert events(state, Place(0, wedge("volcano 1"))) == [TokenPlaced(A, wedge("volcano 1"))]


def test_after_an_oasis_the_player_sees_it_and_picks_the_next_tile() -> None:
    """T10, T31: until one is no Oasis; only that one gives a token."""
    table = board(redrawn(c1=".", a3=".", e3=".", b2="."))
    state = explored(table, "c1", 6)
    assert state.stack[-1] == OasisChain(A)
    assert explores(state) == {"a3", "e3", "b2"}
    assert state.table.tokens[A] == 20
    while not places(state):
        state = after(state, Explore(piece_at(state, min(explores(state)))))
    assert len(places(state)) == 6


@pytest.mark.parametrize("rest", ["13", ".#B"])
def test_an_oasis_with_no_tile_left_to_explore_gives_a_token_for_any_wedge(rest: str) -> None:
    """T32: blocked tiles are none to explore."""
    state = explored(board(redrawn(a3=".", b2=rest), wedges={"flood 1": "BC"}), "a3", 6)
    assert places(state) == ALL_WEDGES - {"flood 1"}


def test_an_oasis_with_no_tile_and_no_wedge_left_gives_nothing() -> None:
    """T32, T29."""
    state = explored(board(redrawn(a3="."), wedges=CLOSED), "a3", 6)
    assert state.stack[-1] == Act(A, MAY_TRAVERSE | MAY_TWIST, fresh=False)


def test_a_lone_open_wedge_with_an_own_token_has_to_be_ignited() -> None:
    """T33."""
    state = acting(board(wedges=CLOSED | {"flood 2": "AB"}), left=MAY_SCOUT | MAY_TRAVERSE)
    assert [option for option in options(state) if not isinstance(option, Traverse)] == [
        Forecast(wedge("flood 2"))
    ]
    state = after(state, Forecast(wedge("flood 2")))
    assert state.stack[-1] == Ignition(A, FLOOD)


def test_a_player_who_could_not_traverse_gets_the_counter_all_the_same() -> None:
    """T34, T36: after the actions and before the roll."""
    state = acting(board(redrawn(SHUT_IN, a2="9"), setup=WITH_CARDS), left=MAY_TRAVERSE | MAY_SCOUT)
    assert traverses(state) == set()
    happened = events(state, Forecast(0), RollDice())
    kinds = [type(event).__name__ for event in happened]
    assert kinds[:3] == ["TokenPlaced", "SpiritGrew", "Rolled"]


def test_being_carried_along_by_a_disaster_is_no_traverse() -> None:
    """T35, T54: the meeple goes on from where it now stands."""
    table = board(redrawn(UNEXPLORED, b2="23@A", c2="9"), wedges={"cyclone 1": "AA"}, setup=WITH_CARDS)
    state = acting(table)
    assert traverses(state) == {"c2"}
    state = strike(after(state, Forecast(wedge("cyclone 1"))), "c2", CLOCKWISE)
    assert stands(state, A) == "c2"
    assert traverses(state) == set()
    before = state.table.spirit[A]
    happened = events(state, Twist(piece_at(state, "e3"), CLOCKWISE))
    assert SpiritGrew(A, A) in happened
    assert before == (A,)  # from the ignition


def test_a_disaster_that_moves_the_meeple_in_the_middle_of_its_turn_opens_new_ways() -> None:
    """T54."""
    table = board(redrawn(UNEXPLORED, b2="23@A", c2="9", b4="16", b3="13"), wedges={"cyclone 1": "AA"})
    state = strike(after(acting(table), Forecast(wedge("cyclone 1"))), "c2", 3)
    assert stands(state, A) == "b3"
    assert traverses(state) == {"c3"}


def test_tokens_that_are_not_due_to_a_die_are_given_up_without_a_word() -> None:
    """T29: a lost token is told of for dice alone."""
    state = acting(board(redrawn(c1="."), wedges=CLOSED))
    assert not any(isinstance(event, TokenLost) for event in events(state, Explore(piece_at(state, "c1"))))


def test_forecasting_takes_any_open_wedge() -> None:
    state = acting(board(wedges={"flood 1": "BC", "flood 2": "AC", "cyclone 3": "B"}))
    assert forecasts(state) == ALL_WEDGES - {"flood 1"}
