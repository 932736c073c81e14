"""What speaks for an option is said in a line that is true of it, and tells nothing hidden."""

from random import Random
from typing import Any

import pytest
from boards import acting, rolled
from drawn import A, B, board, piece_at, redrawn, wedge

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Explore, Forecast, Place, Traverse
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE
from tremor_gui.games.tremor.terms import FLOOD
from tremor_gui.rules.core import Action, State, play, resume
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import PASS, Window

TREMOR = GAMES["tremor"]
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def why(state: State[Any], action: Action, seat: int = A) -> str:
    return str(TREMOR.why(observe(TREMOR, state, seat), action, NAMES))


def steps(state: State[Any]) -> list[Traverse]:
    assert state.decision is not None
    return [option for option in state.decision.options if isinstance(option, Traverse)]


def test_a_step_ahead_saves_turns_and_a_step_back_does_not() -> None:
    state = acting(board(redrawn(b2="13@A", c2="12", a2="9", b3="10", b1="11")))
    told = {step.piece: why(state, step) for step in steps(state)}
    ahead = [told[piece_at(state, name)] for name in ("c2", "b3") if piece_at(state, name) in told]
    back = [told[piece_at(state, name)] for name in ("a2", "b1") if piece_at(state, name) in told]
    assert ahead
    assert back
    assert all("saves you" in one and "way home" in one for one in ahead)
    assert all("must move on" in one for one in back)


def test_the_last_step_wins() -> None:
    for tile in ("7", "7>", "7v", "7<"):
        state = acting(board(redrawn(e4=f"{tile}@A")))
        home = Traverse(state.table.homes[A])
        if home in steps(state):
            assert why(state, home) == "It wins the game."
            return
    raise AssertionError("there is no way home")


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ("", "begins a Flood for later"),
        ("B", "your next token there ignites the Flood"),
        ("A", "your next token there ignites the Flood"),
        ("AB", "ignites the Flood at once"),
    ],
)
def test_a_token_is_told_by_what_its_wedge_becomes(held: str, words: str) -> None:
    number = wedge("flood 1")
    table = board(wedges={"flood 1": held})
    assert words in why(acting(table), Forecast(number))
    assert words in why(rolled(table, FLOOD), Place(0, number))


def test_a_tile_on_the_way_is_told_from_one_that_is_not() -> None:
    state = acting(board(redrawn(a4=".", e4=".", d5="25#B", d4="22@A")))
    assert "on your way" in why(state, Explore(piece_at(state, "e4")))
    assert "matters little" in why(state, Explore(piece_at(state, "a4")))


def test_off_the_earthquake_tile_before_it_erupts() -> None:
    table = board(redrawn(c3="E@A", c4="7"), track="BCDBCDBC")
    state = acting(table)
    told = [why(state, step) for step in steps(state)]
    assert table.pawns[A] == EARTHQUAKE_PIECE
    assert any("off the Earthquake Tile" in one for one in told)


def test_every_option_of_random_games_has_a_reason_that_rests_on_the_view_alone() -> None:
    kept = 0
    for seed in range(4):
        rng = Random(seed)
        setup = TREMOR.quick_setup(4, rng, TREMOR.variants[seed % 3])
        state = TREMOR.opening(setup, seed).state
        for _ in range(150):
            if state.decision is None:
                break
            seat = state.decision.seats[0]
            view = observe(TREMOR, state, seat)
            other = TREMOR.imagine(view, rng)
            for option in rng.sample(list(state.decision.options), min(6, len(state.decision.options))):
                told = why(state, option, seat)
                assert told.endswith(".")
                assert "{" not in told
                assert why(other, option, seat) == told
            if isinstance(state.stack[-1], Window):
                assert "answer" in why(state, PASS, seat)
                kept += 1
            state = play(state, rng.choice(state.decision.options)).state
    assert kept > 5


def test_what_costs_another_is_told_with_the_name() -> None:
    """Of all options in some random positions, some set another back; the right one is named."""
    rng = Random(3)
    state = TREMOR.opening(TREMOR.quick_setup(2, rng), 3).state
    found = 0
    for _ in range(300):
        if state.decision is None:
            break
        seat = state.decision.seats[0]
        for option in state.decision.options:
            told = why(state, option, seat)
            if "It costs " in told and "It costs you" not in told:
                assert NAMES[1 - seat] in told
                found += 1
        state = play(state, rng.choice(state.decision.options)).state
    assert found > 10


def test_the_table_is_left_as_it_is() -> None:
    state = acting(board(redrawn(b1=".")))
    view = observe(TREMOR, state, A)
    assert state.decision is not None
    for option in state.decision.options:
        TREMOR.why(view, option, NAMES)
    assert view == observe(TREMOR, resume(state.table, state.stack, state.chance), A)
    assert state.table.active != B
