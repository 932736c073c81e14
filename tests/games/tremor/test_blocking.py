"""Volcano, Flood and Landslide, and what a block means."""

import pytest
from boards import (
    acting,
    after,
    at,
    blocked,
    events,
    explores,
    igniting,
    options,
    rolled,
    strike,
    strikes,
    traverses,
)
from drawn import PLAIN, WITH_CARDS, A, B, C, board, cell, piece_at, redrawn

from tremor_gui.games.tremor.actions import (
    BlockNext,
    Ignite,
    Place,
    PlayCard,
    RollDice,
    Traverse,
    Twist,
    Unblock,
)
from tremor_gui.games.tremor.events import Blocked, Freed, SpiritGrew, TurnBegan
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import EAST, FLOOD, LANDSLIDE, NORTH, SOUTH, TSUNAMI, VOLCANO, WEST
from tremor_gui.games.tremor.turn import MAY_TRAVERSE


# Tile 18 shows Volcano facing north and east, and Landslide facing south and west, when it stands upright.
def test_a_volcano_blocks_three_tiles_in_one_of_the_two_directions_it_faces() -> None:
    """T70, T71: outward, in the row or in the column, never both ways."""
    state = igniting(board(redrawn(c4="18")), VOLCANO)
    assert {way for name, way in strikes(state) if name == "c4"} == {NORTH, EAST}
    assert blocked(strike(state, "c4", NORTH)) == {"c4", "c3", "c2"}
    assert blocked(strike(state, "c4", EAST)) == {"c4", "d4", "e4"}
    state = igniting(board(redrawn(c2="18v")), VOLCANO)
    assert blocked(strike(state, "c2", SOUTH)) == {"c2", "c3", "c4"}
    assert blocked(strike(state, "c2", WEST)) == {"c2", "b2", "a2"}


def test_a_volcano_is_cut_off_by_the_edge() -> None:
    """T57, T70."""
    assert blocked(strike(igniting(board(redrawn(b1="18")), VOLCANO), "b1", NORTH)) == {"b1"}
    assert blocked(strike(igniting(board(redrawn(d2="18")), VOLCANO), "d2", EAST)) == {"d2", "e2"}


@pytest.mark.parametrize("stop", ["14#B", "6@B"])
def test_a_volcano_ends_before_a_blocked_tile_or_an_occupied_oasis(stop: str) -> None:
    """T72: what lies behind stays free."""
    table = board(redrawn(c4="18", c3=stop, a2="E"))
    state = strike(igniting(table, VOLCANO), "c4", NORTH)
    assert blocked(state) == {"c4"}


def test_a_volcano_ends_before_a_habitat() -> None:
    """T72."""
    assert blocked(strike(igniting(board(redrawn(c1="18")), VOLCANO), "c1", EAST)) == {"c1", "d1"}


# Tile 13 shows Flood facing south and west when it stands upright.
def test_a_flood_blocks_the_square_it_points_at() -> None:
    """T73."""
    assert blocked(strike(igniting(board(), FLOOD), "b2")) == {"b2", "b3", "a3", "a2"}


def test_a_flood_leaves_out_what_cannot_be_blocked_and_goes_round_it() -> None:
    """T74, T72: only a line can be cut off."""
    table = board(redrawn(c2="13", b2="14#B", c3="6@C", a3="E"))
    assert blocked(strike(igniting(table, FLOOD), "c2")) == {"c2", "b3"}
    assert blocked(strike(igniting(board(redrawn(b2="13>")), FLOOD), "b2")) == {"b2", "a2", "b1"}


def test_a_landslide_blocks_its_tile_the_one_it_points_at_and_a_chosen_corner() -> None:
    """T75."""
    state = igniting(board(redrawn(c3="18", d3="E")), LANDSLIDE)
    assert {way for name, way in strikes(state) if name == "c3"} == {SOUTH, WEST}
    assert blocked(strike(state, "c3", SOUTH)) == {"c3", "b4", "c4"}
    assert blocked(strike(state, "c3", WEST)) == {"c3", "b4", "b3"}


def test_a_landslide_near_the_edge_blocks_what_is_left() -> None:
    """T76, T142: the corner on the board has to be chosen."""
    state = igniting(board(redrawn(a3="18")), LANDSLIDE)
    assert {way for name, way in strikes(state) if name == "a3"} == {SOUTH}
    assert blocked(strike(state, "a3", SOUTH)) == {"a3", "a4"}


@pytest.mark.parametrize("corner", ["17#B", "6@C"])
def test_a_corner_that_cannot_be_blocked_is_chosen_only_if_the_other_is_none_either(corner: str) -> None:
    """T142, T76, T52."""
    table = board(redrawn(c3="18", b3=corner, d3="E"))
    assert {way for name, way in strikes(igniting(table, LANDSLIDE)) if name == "c3"} == {SOUTH}
    table = board(redrawn(c3="18", b3=corner, d3="E", c4="21#B"))
    state = igniting(table, LANDSLIDE)
    assert {way for name, way in strikes(state) if name == "c3"} == {SOUTH, WEST}
    assert blocked(strike(state, "c3", SOUTH)) == {"c3", "b4"}


def test_a_landslide_spares_a_habitat() -> None:
    """T76, T142."""
    state = igniting(board(redrawn(b5="18")), LANDSLIDE)
    assert {way for name, way in strikes(state) if name == "b5"} == {SOUTH, WEST}
    assert blocked(strike(state, "b5", WEST)) == {"b5"}


def test_nobody_spares_a_tile_of_the_area() -> None:
    """T77: there is nothing to choose but the way."""
    state = igniting(board(), FLOOD)
    assert all(isinstance(option, Ignite) for option in options(state))
    assert len(blocked(strike(state, "b2"))) == 4


def test_a_tile_under_a_meeple_is_blocked_and_can_be_left_but_not_entered() -> None:
    """T78, T79: not even the struck tile is spared; only an occupied Oasis is."""
    table = board(redrawn(b2="13@B", b3="17@C", a2="12@A"))
    state = strike(igniting(table, FLOOD), "b2")
    assert blocked(state) == {"b2", "b3", "a3", "a2"}
    state = acting(state.table, C)
    assert traverses(state)
    state = after(state, Traverse(piece_at(state, min(traverses(state)))))
    assert "b3" not in traverses(acting(state.table, C))


def test_blocks_last_until_the_owner_s_next_turn_begins() -> None:
    """T80, T133: through everybody else's turn, and not a moment longer."""
    table = board(redrawn(c1="10#A", c5="8#B"), players=2)
    state = rolled(table, TSUNAMI)
    happened = events(state, Place(0, 0))
    assert happened[1:] == [TurnBegan(B, 2), Freed(piece_at(table, "c5"))]
    state = after(state, Place(0, 0))
    assert blocked(state) == {"c1"}
    assert blocked(state, B) == set()


def test_blocks_are_lifted_before_the_first_action_of_the_turn() -> None:
    """T80: so a tile can be walked on, twisted and explored at once by who blocked it."""
    table = board(redrawn(b1="9#B", d1=".#B"), players=2)
    state = after(rolled(table, TSUNAMI), Place(0, 0))
    assert "d1" in explores(state)
    assert Twist(piece_at(table, "b1"), 1) in options(state)
    assert state.table.counters == (10, 10)


def test_an_empty_oasis_can_be_blocked_and_then_nobody_enters_it() -> None:
    """T84."""
    table = board(redrawn(b2="13", b3="6", a3="17@A", a2="9"))
    state = strike(igniting(table, FLOOD), "b2")
    assert "b3" in blocked(state)
    assert "b3" not in traverses(acting(state.table, A))


def test_a_blocked_face_down_tile_cannot_be_explored() -> None:
    state = strike(igniting(board(redrawn(b3=".")), FLOOD), "b2")
    assert explores(acting(state.table, B)) == set()


def short(counters: int, *, spirit: int = 0, picture: str = PLAIN) -> Table:
    """A table on which A has that many counters left: the others lie on its Spirit Track and on far tiles."""
    far = ("e2", "e3", "e4", "d5", "c5", "b5", "d4", "d1", "c1")[: 10 - counters - spirit]
    drawn = picture.split()
    for name in far:
        drawn[cell(name)] += "#A"
    return board(" ".join(drawn), spirit=(spirit, 0, 0, 0), setup=WITH_CARDS)


def test_with_few_counters_the_struck_tile_is_blocked_first_and_the_igniter_picks_the_rest() -> None:
    """T47, T135: one counter is kept back for the Spirit Track."""
    table = short(3)
    before = blocked(acting(table))
    state = strike(igniting(table, FLOOD), "b2")
    assert blocked(state) - before == {"b2"}
    assert {at(state, option.piece) for option in options(state) if isinstance(option, BlockNext)} == {
        *("b3", "a3", "a2")
    }
    assert len(options(state)) == 3
    state = after(state, BlockNext(piece_at(state, "a3")))
    assert blocked(state) - before == {"b2", "a3"}
    assert state.table.spirit[A] == (A,)
    assert state.table.counters[A] == 0


def test_with_two_counters_only_the_struck_tile_is_blocked() -> None:
    """T47, T135."""
    table = short(2)
    state = strike(igniting(table, FLOOD), "b2")
    assert blocked(state) - blocked(acting(table)) == {"b2"}
    assert (state.table.spirit[A], state.table.counters[A]) == ((A,), 0)


def test_with_one_counter_nothing_is_blocked_and_the_spirit_track_has_it() -> None:
    """T47, T135."""
    table = short(1)
    state = strike(igniting(table, FLOOD), "b2")
    assert blocked(state) == blocked(acting(table))
    assert (state.table.spirit[A], state.table.counters[A]) == ((A,), 0)


def test_with_just_enough_counters_nothing_is_asked() -> None:
    """T47, T135."""
    table = short(5)
    state = strike(igniting(table, FLOOD), "b2")
    assert len(blocked(state) - blocked(acting(table))) == 4
    assert (state.table.spirit[A], state.table.counters[A]) == ((A,), 0)


def test_with_no_counter_for_the_spirit_track_an_own_block_is_lifted_for_it() -> None:
    """T135: of the player's choice, and that tile is free at once."""
    state = strike(igniting(short(0, spirit=2), FLOOD), "b2")
    assert state.stack[-1] == Spirit(A)
    own = blocked(state)
    assert {at(state, option.piece) for option in options(state) if isinstance(option, Unblock)} == own
    piece = piece_at(state, "e2")
    assert events(state, Unblock(piece))[:2] == [Freed(piece), SpiritGrew(A, A)]
    assert blocked(after(state, Unblock(piece))) == own - {"e2"}


def test_a_failed_traverse_with_no_counter_left_lifts_a_block_as_well() -> None:
    """T135, T137: and gives no second Traverse."""
    table = short(0, spirit=2, picture=redrawn(d3="17@A"))
    state = acting(table, left=MAY_TRAVERSE)
    assert state.stack[-1] == Spirit(A)
    state = after(state, Unblock(piece_at(state, "d4")))
    assert [option for option in options(state) if not isinstance(option, PlayCard)] == [RollDice()]
    assert state.table.spirit[A] == ()
    assert state.table.counters[A] == 3
    assert "d4" in traverses(acting(state.table))


def test_each_block_uses_one_counter_of_its_owner_and_gives_it_back() -> None:
    """T47, T80."""
    state = strike(igniting(board(setup=WITH_CARDS), FLOOD, B), "b2")
    assert state.table.counters == (10, 5, 10, 10)
    assert state.table.spirit[B] == (B,)
    assert sum(isinstance(event, Blocked) for event in events(igniting(board(), FLOOD), Ignite(6, 0))) == 4
