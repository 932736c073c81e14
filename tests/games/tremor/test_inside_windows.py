"""Saving, seeing and taking back while a window waits for somebody."""

import laws
import pytest
from boards import (
    acting,
    after,
    asked,
    igniting,
    late,
    options,
    play_card,
    rolling,
    state_of,
    strike,
)
from drawn import WITH_CARDS, A, B, C, D, board, piece_at, redrawn, setup_of

from tremor_gui.games.tremor.actions import REACT, ROLL_DICE, PlayCard
from tremor_gui.games.tremor.earthquake import EruptIfDue
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD
from tremor_gui.games.tremor.turn import Turn
from tremor_gui.games.tremor.windows import (
    Announced,
    Declared,
    DiceCast,
    EruptionDue,
    Struck,
    TurnBegins,
)
from tremor_gui.match.session import Session
from tremor_gui.rules.core import State, play
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import PASS

BLOCKED = redrawn(e3="9#C")
"""One blocked tile, so that a Thaw is of use."""


def inside() -> dict[str, State[Table]]:
    """A state in every kind of window, waiting for somebody."""
    hands = {A: "thaw polar_shift", B: "quell", C: "quell", D: "thaw"}
    table = board(redrawn(BLOCKED, b2="13@B"), setup=WITH_CARDS, hands=hands)
    declared = strike(igniting(table, CYCLONE), "b2", CLOCKWISE)
    struck = declared
    while isinstance(struck.stack[-1], Declared):
        struck = after(struck, PASS)
    due = table._replace(level=3, track=(A, B, C), tokens=(19, 19, 19, 20))
    flood = strike(igniting(table, FLOOD), "b2")
    announced = after(acting(table), play_card("polar_shift"))
    return {
        "declared": declared,
        "struck": struck,
        "announced": announced,
        "answered": after(announced, next(o for o in options(announced) if isinstance(o, PlayCard))),
        "dice": after(rolling(table), ROLL_DICE),
        "eruption": state_of(due, EruptIfDue(), late(A), Turn(B, 2)),
        "turn": state_of(table, Turn(B, 2)),
        "blocking": flood,
    }


INSIDE = inside()
EVERY_WINDOW = pytest.mark.parametrize("name", INSIDE)


def test_there_is_a_state_in_every_kind_of_window() -> None:
    kinds = {type(state.stack[-1]) for state in INSIDE.values()}
    assert kinds >= {Declared, Struck, Announced, DiceCast, EruptionDue, TurnBegins}


@EVERY_WINDOW
def test_a_save_inside_a_window_comes_back_and_plays_on_alike(name: str) -> None:
    """T109."""
    state = INSIDE[name]
    again = laws.restored(TREMOR, state)
    assert again == state
    assert again.decision == state.decision
    for action in options(state):
        assert play(again, action) == play(state, action)


@EVERY_WINDOW
def test_everybody_sees_who_is_waited_for_and_nobody_what_it_holds(name: str) -> None:
    """T109."""
    state = INSIDE[name]
    seat = asked(state)
    for viewer in range(4):
        view = observe(TREMOR, state, viewer)
        assert (view.decision is not None) is (viewer == seat)
        assert view.stack == state.stack
        shown = [hand for other, hand in enumerate(view.table.hands) if other != viewer]
        assert {number for hand in shown for number in hand} <= {-1}


def session() -> Session:
    return Session.start(TREMOR, setup_of(without=("catastrophes",)), "5")


def test_passing_can_be_taken_back_but_not_a_card_that_all_have_seen() -> None:
    """A card on the table cannot be unseen; a pass tells nothing, unless somebody else is asked for it."""
    match = session()
    for others, told in ({}, False), ({B: "thaw"}, True):
        table = board(BLOCKED, setup=WITH_CARDS, hands={A: "thaw", **others})
        state = strike(igniting(table, CYCLONE), "b2", CLOCKWISE)
        passed, played = play(state, PASS), play(state, play_card("thaw", piece_at(state, "e3")))
        assert not any(event.reveals for event in passed.events)
        assert any(event.reveals for event in played.events)
        match.steps = (match.steps[0], passed)
        assert (match.why_no_undo() is not None) == told
        match.steps = (match.steps[0], played)
        assert match.why_no_undo() is not None


def test_a_trait_can_be_taken_back_while_nothing_else_came_to_light() -> None:
    state = strike(
        igniting(
            board(redrawn(c3="13", b2="E", c2="14@D"), setup=setup_of(without=("cards", "catastrophes"))),
            CYCLONE,
        ),
        "c3",
        CLOCKWISE,
    )
    assert not any(event.reveals for event in play(state, REACT["shell", 0]).events)
