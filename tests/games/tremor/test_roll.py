"""The Disaster Roll."""

from collections import Counter

import pytest
from boards import after, events, options, places, rolled, rolling, strike, wedges_of
from drawn import ALL_WEDGES, UNEXPLORED, A, board, redrawn, wedge

from tremor_gui.games.tremor.actions import Place, RollDice, Waive
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.events import Rolled, TokenLost, TokenPlaced
from tremor_gui.games.tremor.terms import CYCLONE, DISASTERS, FLOOD, TSUNAMI
from tremor_gui.rules.core import play

CLOSED = dict.fromkeys(ALL_WEDGES, "BC")


@pytest.mark.parametrize(("players", "dice"), [(2, 2), (3, 1), (4, 1)])
def test_each_die_gives_one_token(players: int, dice: int) -> None:
    """T38, T42: as many dice as at the start of the game."""
    step = play(rolling(board(players=players)), RollDice())
    (fallen,) = (event for event in step.events if isinstance(event, Rolled))
    assert len(fallen.disasters) == dice
    state = step.state
    for left in range(dice, 0, -1):
        assert state.table.tokens[A] == 20 - dice + left
        placed = next(option for option in options(state) if isinstance(option, Place))
        state = after(state, placed)
    assert state.table.tokens[A] == 20 - dice
    assert state.table.active == 1


def test_a_die_shows_every_disaster_about_equally_often() -> None:
    falls: Counter[int] = Counter()
    for chance in range(3000):
        for event in events(rolling(board(), chance=chance), RollDice()):
            if isinstance(event, Rolled):
                falls.update(event.disasters)
    assert set(falls) == set(DISASTERS)
    assert all(400 < count < 600 for count in falls.values())


def test_the_token_of_a_die_goes_on_an_open_wedge_of_what_it_shows() -> None:
    table = board(wedges={"flood 1": "BC", "flood 2": "AB"})
    assert places(rolled(table, FLOOD)) == {"flood 2", "flood 3"}


def test_the_roller_picks_the_order_of_two_dice() -> None:
    """T39."""
    state = rolled(board(players=2), FLOOD, CYCLONE)
    assert places(state, 0) == wedges_of(FLOOD)
    assert places(state, 1) == wedges_of(CYCLONE)
    state = after(state, Place(1, wedge("cyclone 3")))
    assert places(state) == wedges_of(FLOOD)


def test_one_die_is_done_with_all_that_follows_before_the_other() -> None:
    """T39: the second token meets the wedges as the first one's disaster left them."""
    table = board(
        players=2, wedges={"flood 1": "AB", "cyclone 1": "BB", "cyclone 2": "BB", "cyclone 3": "AB"}
    )
    state = after(rolled(table, FLOOD, CYCLONE), Place(0, wedge("flood 1")))
    assert state.stack[-1] == Ignition(A, FLOOD)
    state = strike(state, "b4")
    assert state.table.wedges[wedge("flood 1")] == ()
    assert state.table.track == (A,)
    assert places(state) == {"cyclone 3"}


def test_doubles_give_two_tokens_of_one_kind() -> None:
    """T40: the second may go on the wedge that the first one filled or emptied."""
    state = rolled(board(players=2, wedges={"flood 1": "AB"}), FLOOD, FLOOD)
    assert {option.source for option in options(state) if isinstance(option, Place)} == {0}
    state = strike(after(state, Place(0, wedge("flood 1"))), "b4")
    assert places(state) == wedges_of(FLOOD)
    state = after(state, Place(0, wedge("flood 1")))
    assert state.table.wedges[wedge("flood 1")] == (A,)


def test_both_tokens_of_a_double_may_go_on_one_wedge_and_ignite_it() -> None:
    """T40."""
    state = rolled(board(players=2, wedges={"flood 1": "A"}), FLOOD, FLOOD)
    state = after(state, Place(0, wedge("flood 1")), Place(0, wedge("flood 1")))
    assert state.stack[-1] == Ignition(A, FLOOD)


def test_neither_the_roll_nor_its_token_can_be_declined() -> None:
    """T41."""
    state = rolling(board())
    assert list(options(state)) == [RollDice()]
    state = rolled(board(), TSUNAMI)
    assert all(isinstance(option, Place) for option in options(state))


def test_a_die_with_no_open_wedge_gives_no_token() -> None:
    """T41."""
    for chance in range(20):
        happened = events(rolling(board(wedges=CLOSED), chance=chance), RollDice())
        (fallen,) = (event for event in happened if isinstance(event, Rolled))
        assert TokenLost(A, fallen.disasters[0]) in happened
        assert not any(isinstance(event, TokenPlaced) for event in happened)


def test_a_die_with_no_open_wedge_may_come_first_and_is_lost_or_last_and_may_find_one() -> None:
    """T39, T41: the order is the roller's, and wedges are read when a token is placed."""
    closed = {"flood 1": "BB", "flood 2": "BB", "flood 3": "BB"}
    state = rolled(board(players=2, wedges=closed), FLOOD, CYCLONE)
    assert set(options(state)) == {Waive(0), *(Place(1, wedge(name)) for name in wedges_of(CYCLONE))}
    assert events(state, Waive(0)) == [TokenLost(A, FLOOD)]
    assert places(after(state, Waive(0))) == wedges_of(CYCLONE)
    happened = events(state, Place(1, wedge("cyclone 1")))
    assert TokenLost(A, FLOOD) in happened


def test_two_stuck_dice_are_both_lost() -> None:
    """T41."""
    table = board(redrawn(UNEXPLORED), players=2, wedges=dict.fromkeys(wedges_of(FLOOD), "BB"))
    state = rolling(table)
    for chance in range(400):
        happened = events(rolling(table, chance=chance), RollDice())
        if happened[0] == Rolled(A, (FLOOD, FLOOD)):
            assert happened[1:3] == [TokenLost(A, FLOOD)] * 2
            return
    raise AssertionError(state)
