"""Wedges, and the steps of an ignition."""

import pytest
from boards import acting, after, events, forecasts, igniting, options, strike, strikes
from drawn import ALL_WEDGES, UNEXPLORED, WITH_CARDS, A, B, C, board, piece_at, redrawn, wedge

from tremor_gui.games.tremor.actions import Forecast, Ignite, TakeBack
from tremor_gui.games.tremor.card_events import CardDrawn
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.events import (
    Erupted,
    Ignited,
    NothingToIgnite,
    Redealt,
    SeismicMoved,
    SpiritCleared,
    SpiritGrew,
    Swapped,
    TokenPlaced,
    TokenTaken,
    TrackCleared,
    TrackGrew,
    WedgeCleared,
)
from tremor_gui.games.tremor.terms import FLOOD, TSUNAMI, VOLCANO
from tremor_gui.games.tremor.tokens import FromAnotherWedge


@pytest.mark.parametrize(
    ("tokens", "open_to"),
    [
        ("", "ABC"),
        ("A", "ABC"),
        ("B", "ABC"),
        ("AA", "A"),
        ("AB", "AB"),
        ("BA", "AB"),
        ("BC", "BC"),
        ("BB", "B"),
    ],
)
def test_a_wedge_is_closed_to_who_has_none_of_its_two_tokens(tokens: str, open_to: str) -> None:
    """T43."""
    table = board(wedges={"flood 2": tokens})
    for seat, letter in enumerate("ABC"):
        assert ("flood 2" in forecasts(acting(table, seat))) is (letter in open_to)


def test_the_rulebook_s_yellow_player_finds_four_wedges_closed() -> None:
    """T43: a closed wedge does not close its neighbours."""
    wedges = {"tsunami 1": "BB", "cyclone 2": "BC", "flood 3": "CD", "volcano 1": "DD"}
    shared = {"tsunami 2": "AB", "flood 1": "AA", "landslide 1": "B"}
    assert forecasts(acting(board(wedges=wedges | shared))) == ALL_WEDGES - set(wedges)


def test_nobody_places_the_third_token_where_it_has_none() -> None:
    """T45."""
    for tokens in ("BB", "BC", "CC"):
        state = acting(board(wedges={"flood 1": tokens}))
        assert Forecast(wedge("flood 1")) not in options(state)


def test_the_third_token_ignites() -> None:
    state = after(acting(board(wedges={"flood 1": "AB"})), Forecast(wedge("flood 1")))
    assert state.stack[-1] == Ignition(A, FLOOD)


def test_an_ignition_goes_on_in_the_order_of_the_rulebook() -> None:
    """T53, T140: effect, wedge cleared, Earthquake token, Spirit Counter, eruption."""
    table = board(wedges={"tsunami 1": "AB"}, track="BBCCBBCC", spirit=(2, 0, 0, 0), setup=WITH_CARDS)
    state = acting(table)
    happened = events(state, Forecast(wedge("tsunami 1")), Ignite(piece_at(state, "b3"), 0))
    kinds = [type(event) for event in happened]
    assert kinds == [
        *(TokenPlaced, Ignited, Swapped, Swapped, Swapped),
        *(WedgeCleared, TrackGrew, SpiritGrew, CardDrawn, SpiritCleared),
        *(Erupted, Redealt, TrackCleared, SeismicMoved),
    ]


def test_the_tokens_of_a_wedge_go_back_to_their_owners() -> None:
    """T49."""
    table = board(wedges={"flood 1": "AB", "flood 2": "AC"}, track="C")
    state = strike(after(acting(table), Forecast(wedge("flood 1"))), "b4")
    assert state.table.wedges[wedge("flood 1")] == ()
    assert state.table.tokens == (20 - 2, 20, 20 - 2, 20)  # A's on flood 2 and on the track
    assert state.table.track == (C, A)


def everywhere(own: str) -> dict[str, str]:
    """Two tokens of a player on each of ten wedges: all of its twenty."""
    return dict.fromkeys(sorted(ALL_WEDGES)[:10], own * 2)


def test_with_an_empty_supply_the_token_comes_off_another_wedge() -> None:
    """T46: of one's own choice, and no token leaves the Earthquake Track."""
    table = board(wedges=everywhere("A"))
    state = after(acting(table), Forecast(wedge("volcano 3")))
    assert state.stack[-1] == FromAnotherWedge(A, wedge("volcano 3"))
    assert {option.wedge for option in options(state) if isinstance(option, TakeBack)} == set(
        map(wedge, everywhere("A"))
    )
    happened = events(state, TakeBack(wedge("flood 1")))
    assert happened == [TokenTaken(A, wedge("flood 1")), TokenPlaced(A, wedge("volcano 3"))]


def test_the_wedge_that_takes_the_token_does_not_give_it() -> None:
    """T46: and what is on the track stays there."""
    wedges = everywhere("A") | {"cyclone 1": ""}
    state = after(acting(board(wedges=wedges, track="AA")), Forecast(wedge("flood 1")))
    takes = {option.wedge for option in options(state) if isinstance(option, TakeBack)}
    assert takes == {wedge(name) for name in wedges if name not in ("cyclone 1", "flood 1")}


def test_a_third_token_off_another_wedge_ignites_as_well() -> None:
    """T46, T45: and there is one for the Earthquake Track, as one has just come back."""
    state = after(acting(board(wedges=everywhere("A"))), Forecast(wedge("flood 1")))
    state = after(state, TakeBack(wedge("flood 2")))
    assert state.stack[-1] == Ignition(A, FLOOD)
    state = strike(state, "b4")
    assert state.table.track == (A,)
    assert state.table.tokens[A] == 2


def test_with_no_eligible_tile_nothing_happens_on_the_board_and_all_else_does() -> None:
    """T50."""
    table = board(UNEXPLORED, wedges={"flood 1": "AA"}, setup=WITH_CARDS)
    state = acting(table)
    happened = events(state, Forecast(wedge("flood 1")))
    assert happened == [
        TokenPlaced(A, wedge("flood 1")),
        NothingToIgnite(A, FLOOD),
        WedgeCleared(wedge("flood 1")),
        TrackGrew(A),
        SpiritGrew(A, A),
    ]


def test_only_face_up_and_unblocked_tiles_of_the_disaster_can_be_ignited() -> None:
    """T51: Flood lies on the tiles 11, 13, 17, 20, 23 and 25."""
    state = igniting(board(redrawn(d1=".", b2="13#B", d5="25#A")), FLOOD)
    assert {name for name, _ in strikes(state)} == {"b3", "b4", "e4"}


def test_a_lone_tile_that_is_blocked_leaves_nothing_to_ignite() -> None:
    """T50, T51."""
    table = board(redrawn(UNEXPLORED, b2="13#B"), wedges={"flood 1": "AA"})
    assert NothingToIgnite(A, FLOOD) in events(acting(table), Forecast(wedge("flood 1")))


def test_an_ignition_that_changes_nothing_may_be_chosen_but_none_declined() -> None:
    """T52: turned round on b5, the Tsunami has a Habitat on one side and no board on the other."""
    state = igniting(board(redrawn(b5="24v")), TSUNAMI)
    assert ("b5", 2) in strikes(state)
    assert ("b5", 3) in strikes(state)
    happened = events(state, Ignite(piece_at(state, "b5"), 2))
    assert not any(isinstance(event, Swapped) for event in happened)
    assert all(isinstance(option, Ignite) for option in options(state))


def test_disasters_act_on_face_down_tiles_too() -> None:
    """T55: they are swapped, twisted and blocked, and stay face down."""
    table = board(redrawn(UNEXPLORED, c2="17", b4="23"))
    state = strike(igniting(table, FLOOD), "c2")
    blocked = [name for name in ("c2", "b2", "b3", "c3") if state.table.blocks[piece_at(state, name)] == A]
    assert blocked == ["c2", "b2", "b3", "c3"]
    assert state.table.faces[piece_at(state, "b2")] == 0
    hidden = piece_at(table, "d2")
    state = strike(igniting(table, TSUNAMI), "c2", 0)
    assert piece_at(state, "d2") == piece_at(table, "c2")
    assert piece_at(state, "c2") == hidden


@pytest.mark.parametrize(("arrow", "ways"), [("", {0, 1}), (">", {1, 2}), ("v", {2, 3}), ("<", {3, 0})])
def test_what_a_disaster_faces_turns_with_its_tile(arrow: str, ways: set[int]) -> None:
    """T58: the first disaster faces north and east of a tile that stands upright."""
    state = igniting(board(redrawn(UNEXPLORED, b2="12" + arrow)), TSUNAMI)
    assert strikes(state) == {("b2", way) for way in ways}


@pytest.mark.parametrize(("arrow", "ways"), [("", {2, 3}), (">", {3, 0}), ("v", {0, 1}), ("<", {1, 2})])
def test_the_two_disasters_of_a_tile_point_in_opposite_directions(arrow: str, ways: set[int]) -> None:
    """T58."""
    state = igniting(board(redrawn(UNEXPLORED, b2="12" + arrow)), VOLCANO)
    assert strikes(state) == {("b2", way) for way in ways}


def test_blocks_belong_to_who_placed_the_third_token() -> None:
    """T53: whoever else had tokens on the wedge."""
    state = after(acting(board(wedges={"flood 1": "AB"}), B), Forecast(wedge("flood 1")))
    assert set(strike(state, "b4").table.blocks) == {-1, B}
