"""What a player is told about something that cannot be done."""

import pytest
from boards import acting, igniting, rolled, rolling
from drawn import UNEXPLORED, A, B, board, piece_at, redrawn, wedge

from tremor_gui.games.tremor.actions import (
    Explore,
    Forecast,
    Ignite,
    Place,
    RollDice,
    Spin,
    Traverse,
    Twist,
    Waive,
)
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.refusals import why_not
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import EAST, FLOOD, LANDSLIDE, WEST
from tremor_gui.games.tremor.turn import MAY_SCOUT, MAY_TRAVERSE, MAY_TWIST
from tremor_gui.rules.core import Action, State
from tremor_gui.rules.game import observe

TABLE = board(
    redrawn(b1="12", a2=".", b2=".#B", a3="6@B", e2="16#C"), wedges={"flood 1": "BC", "flood 2": "BA"}
)
CORNERED = board(redrawn(c3="18", b3="17#B", d3="E"))


@pytest.mark.parametrize(
    ("state", "action", "reason"),
    [
        (acting(TABLE), Traverse(0), "Your meeple already stands there."),
        (acting(TABLE), Traverse(2), "Only a tile right next to your meeple"),
        (acting(TABLE), Traverse(5), "That tile has not been explored yet."),
        (acting(TABLE), Traverse(1), "Debris lies between the two tiles."),
        (acting(board(redrawn(e1="H", e2="16#C")), B), Traverse(9), "That tile is blocked."),
        (acting(TABLE, left=MAY_TWIST), Traverse(1), "You have already used your Traverse this turn."),
        (acting(TABLE), Twist(4, 1), "Habitats cannot be twisted."),
        (acting(TABLE), Twist(9, 1), "That tile is blocked."),
        (acting(TABLE), Twist(10, 1), "Only a player standing on that Oasis can twist it."),
        (acting(TABLE, left=MAY_SCOUT), Twist(1, 1), "You have already used your Tectonic Twist this turn."),
        (acting(TABLE), Explore(1), "That tile already lies face up."),
        (acting(TABLE), Explore(6), "That tile is blocked."),
        (acting(TABLE, left=MAY_TWIST), Explore(5), "You have already used your Scout this turn."),
        (acting(TABLE), Forecast(wedge("flood 1")), "That wedge is closed to you"),
        (acting(TABLE), RollDice(), "First take every action that is still possible."),
        (acting(TABLE), Place(0, 0), "Not now"),
        (rolled(TABLE, FLOOD), Place(0, 0), "This token belongs on a wedge of another disaster."),
        (rolled(TABLE, FLOOD), Place(0, wedge("flood 1")), "That wedge is closed to you"),
        (rolled(TABLE, FLOOD), Waive(0), "This token still has an open wedge."),
        (rolled(TABLE, FLOOD, FLOOD), Place(1, 13), "Place the token of the other die first"),
        (igniting(CORNERED, FLOOD), Ignite(1, 0), "That tile does not show the disaster that was ignited."),
        (igniting(CORNERED, FLOOD), Ignite(11, 0), "That tile is blocked."),
        (igniting(board(UNEXPLORED.replace(".", "11", 1)), FLOOD), Ignite(2, 0), "not been explored yet"),
        (igniting(CORNERED, LANDSLIDE), Ignite(13, EAST), "The disaster does not act in that direction."),
        (rolling(TABLE), Traverse(1), "You have already used your Traverse this turn."),
        (rolling(TABLE), Spin((0, 0, 0, 0)), "Not now"),
        (acting(TABLE, left=MAY_TRAVERSE | MAY_TWIST), Forecast(0), "You have already used your Scout"),
    ],
)
def test_the_reason_is_told_in_a_sentence(state: State[Table], action: Action, reason: str) -> None:
    assert state.decision is not None
    told = why_not(observe(TREMOR, state, state.decision.seats[0]), action)
    assert told is not None
    assert reason in str(told)


def test_a_landslide_s_useless_corner_is_told_apart_from_a_wrong_direction() -> None:
    """T142."""
    state = igniting(CORNERED, LANDSLIDE)
    piece = piece_at(state, "c3")
    told = why_not(observe(TREMOR, state, A), Ignite(piece, WEST))
    assert str(told) == "Nothing can be blocked at that corner, but at the other one."


def test_others_are_told_that_it_is_not_their_turn() -> None:
    told = why_not(observe(TREMOR, acting(TABLE), B), Forecast(0))
    assert str(told) == "It is another player's turn."
