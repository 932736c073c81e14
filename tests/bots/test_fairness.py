"""Every level plays every variant by the rules, repeatably, and by nothing but what its seat sees."""

import gc
from collections.abc import Iterator
from itertools import islice
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest

from tremor_gui.bots.base import Thought
from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.series import Clock, by_bot, by_level, whole_game
from tremor_gui.games import GAMES
from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.rules.core import State, play
from tremor_gui.rules.game import View, observe

TREMOR: Final = GAMES["tremor"]
KINDS: Final = [(variant, players) for variant in TREMOR.variants for players in TREMOR.seats_in(variant)]
THOUGHTS: Final = 2
"""How many thoughts of each decision are compared, so that those who think long are not waited for."""


def states(variant: str, players: int, count: int, seed: int = 1) -> Iterator[State[Any]]:
    """Positions from all over a random game, in which somebody has a choice."""
    rng = Random(f"{variant} {players} {seed}")
    state = TREMOR.opening(TREMOR.quick_setup(players, rng, variant), rng.getrandbits(64)).state
    met = []
    for _ in range(400):
        if state.decision is None:
            break
        if len(state.decision.options) > 1:
            met.append(state)
        state = play(state, rng.choice(state.decision.options)).state
    yield from met[:: max(1, len(met) // count)][:count]


def view_of(state: State[Any]) -> View[Any]:
    assert state.decision is not None
    return observe(TREMOR, state, state.decision.seats[0])


def thoughts(level: str, view: View[Any], seed: int) -> list[Thought]:
    return list(islice(LEVELS[level].bot.think(TREMOR, view, Random(seed)), THOUGHTS))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "players"), KINDS)
def test_every_level_rates_the_options_of_every_variant(level: str, variant: str, players: int) -> None:
    for state in states(variant, players, 6):
        view = view_of(state)
        assert state.decision is not None
        for thought in thoughts(level, view, 1):
            rated = [one.action for one in thought.options]
            assert len(rated) == len(set(rated)) == len(state.decision.options)
            assert set(rated) == set(state.decision.options)
            assert all(0 <= one.chance <= 1 for one in thought.options)
            assert 0 < thought.done <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_seeds_give_equal_thoughts(level: str) -> None:
    for state in states("race", 4, 6):
        first = thoughts(level, view_of(state), 1)
        list(states("race", 2, 1, seed=2))  # whatever is played in between
        assert thoughts(level, view_of(state), 1) == first


def otherwise(state: State[Any], rng: Random) -> State[Any]:
    """A state with other cards in the hands of others and another chance, of which the seat sees the same."""
    for _ in range(50):
        other = TREMOR.imagine(view_of(state), rng)
        if other.table.hands != state.table.hands:
            return other
    raise AssertionError("no other cards can be held")


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_hidden_changes_an_answer(level: str) -> None:
    rng = Random(1)
    secret = [state for state in states("race", 4, 20) if HIDDEN in sum(view_of(state).table.hands, ())][:4]
    assert len(secret) == 4
    for state in secret:
        other = otherwise(state, rng)
        assert other.chance != state.chance
        assert view_of(other) == view_of(state)
        assert thoughts(level, view_of(other), 1) == thoughts(level, view_of(state), 1)


class Nosy:
    """A bot that looks at everything that can be reached from what it is given."""

    def __init__(self) -> None:
        self.decided = 0
        self.reached: list[object] = []

    def think(self, _game: object, view: View[Any], _rng: Random) -> Iterator[Thought]:
        self.decided += 1
        seen, queue = {id(view)}, [view]
        while queue:
            for thing in gc.get_referents(queue.pop()):
                if id(thing) not in seen and not isinstance(thing, type | ModuleType | FunctionType):
                    seen.add(id(thing))
                    queue.append(thing)
                    if isinstance(thing, State):
                        self.reached.append(thing)
        for seat, hand in enumerate(view.table.hands):
            if seat != view.seat and any(card != HIDDEN for card in hand):
                self.reached.append(hand)
        yield from LEVELS[next(iter(LEVELS))].bot.think(TREMOR, view, Random(1))


def test_a_bot_reaches_no_state_and_no_hand_but_its_own() -> None:
    rng = Random(3)
    opening = TREMOR.opening(TREMOR.quick_setup(4, rng), rng.getrandbits(64)).state
    bot = Nosy()
    seats = [by_bot(TREMOR, lambda _view: bot, str(seat)) for seat in range(4)]
    whole_game(TREMOR, opening, seats, cap=4)
    assert bot.decided > 20
    assert not bot.reached


def test_a_game_is_played_again_from_its_seeds() -> None:
    def game(seed: str) -> tuple[object, Clock]:
        clock: Clock = {}
        seats = [by_level(TREMOR, level, seed, clock) for level in ("random", next(iter(LEVELS)))]
        opening = TREMOR.opening(TREMOR.quick_setup(2, Random(1)), 1).state
        return whole_game(TREMOR, opening, seats, cap=6), clock

    first, clock = game("1")
    assert game("1")[0] == first
    assert game("2")[0] != first
    assert list(clock) == [next(iter(LEVELS))]
    assert all(second >= 0 for second in clock[next(iter(LEVELS))])
