"""Where everybody waits for an answer, a quick level gives it."""

from dataclasses import replace
from random import Random

import pytest

from tremor_gui.bots import duty, levels
from tremor_gui.bots.duty import QUICK, fitting, level_of, seed_of
from tremor_gui.bots.levels import LEVELS
from tremor_gui.games import GAMES
from tremor_gui.rules.core import play
from tremor_gui.rules.game import View, observe
from tremor_gui.rules.window import Window

TREMOR = GAMES["tremor"]


def views() -> tuple[View[object], View[object]]:
    """A view in which a window asks, and one in which something else does."""
    rng = Random(1)
    state = TREMOR.opening(TREMOR.quick_setup(4, rng), 1).state
    first = observe(TREMOR, state, 0)
    while not isinstance(state.stack[-1], Window):
        assert state.decision is not None
        state = play(state, rng.choice(state.decision.options)).state
    assert state.decision is not None
    return observe(TREMOR, state, state.decision.seats[0]), first


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> str:
    """A level above all the others."""
    strongest = replace(list(LEVELS.values())[-1], key="slow")
    more = {**LEVELS, "slow": strongest}
    monkeypatch.setattr(levels, "LEVELS", more)
    monkeypatch.setattr(duty, "LEVELS", more)
    return "slow"


def test_windows_are_answered_by_a_quick_level(slow: str) -> None:
    window, other = views()
    assert fitting(slow, window) == QUICK
    assert fitting(slow, other) == slow
    assert fitting("easy", window) == "easy"
    assert fitting(QUICK, window) == QUICK


def test_a_level_of_a_later_version_is_the_strongest_known(slow: str) -> None:
    assert level_of("grandmaster").key == slow
    assert level_of("easy").key == "easy"


def test_the_chance_of_a_decision_follows_from_the_match_and_the_steps_so_far() -> None:
    assert seed_of("sm64:1", 7) == seed_of("sm64:1", 7)
    assert len({seed_of("sm64:1", 7), seed_of("sm64:1", 8), seed_of("sm64:17", 8), seed_of("sm64:2", 7)}) == 4
