"""Whole games of bots, played as fast as they decide: what simulations, arenas and tuning are made of."""

from collections.abc import Callable, Sequence
from math import ceil
from random import Random
from statistics import median
from time import thread_time
from typing import Any, Final, NamedTuple

from tremor_gui.rules.core import Action, State, Step, play
from tremor_gui.rules.game import Game, View, observe

from .base import Bot, answer
from .duty import fitting, seed_of
from .levels import LEVELS

RANDOM: Final = "random"
"""The name of whoever takes any option, each as likely as the others."""

Chooser = Callable[[State[Any]], Action]
"""Decides for a seat; a bot in it is handed no more than the seat sees."""

Clock = dict[str, list[float]]
"""The seconds that each decision took, under the key of the level that answered."""


class Played(NamedTuple):
    """A game, played to its end or given up."""

    winners: tuple[int, ...]
    """The seats that won; none if it was given up."""
    rounds: int
    decisions: int
    state: State[Any]
    """Where it ended."""


def whole_game(
    game: Game[Any],
    state: State[Any],
    seats: Sequence[Chooser],
    cap: int,
    watch: Callable[[Step], object] | None = None,
) -> Played:
    """Play on from a state with one chooser a seat, and give up after ``cap`` rounds.

    ``watch`` is told every step.
    """
    decisions = 0
    rounds = game.rounds
    while (decision := state.decision) is not None and rounds(state.table) <= cap:
        step = play(state, seats[decision.seats[0]](state))
        state = step.state
        decisions += 1
        if watch is not None:
            watch(step)
    outcome = game.outcome(state.table)
    winners = outcome.winners if outcome else ()
    return Played(winners, min(rounds(state.table), cap), decisions, state)


def at_random(rng: Random) -> Chooser:
    """Return somebody who takes any option."""
    chance = rng.random

    def choose(state: State[Any]) -> Action:
        assert state.decision is not None
        options = state.decision.options
        return options[int(chance() * len(options))]

    return choose


def by_bot(game: Game[Any], bot_for: Callable[[View[Any]], Bot], seed: str) -> Chooser:
    """Return somebody who lets a bot answer; equal seeds and games give equal answers.

    ``game`` is how the bot sees the game: its estimate may be another one.
    Where there is but one option, nobody is asked.
    """
    decided = 0

    def choose(state: State[Any]) -> Action:
        nonlocal decided
        decided += 1
        assert state.decision is not None
        options = state.decision.options
        if len(options) == 1:
            return options[0]
        view = observe(game, state, state.decision.seats[0])
        return answer(bot_for(view), game, view, Random(seed_of(seed, decided)))

    return choose


def by_level(game: Game[Any], level: str, seed: str, clock: Clock) -> Chooser:
    """Return somebody who plays as a level does at the table, where a quicker one answers reactions.

    The clock is told the seconds of the processor's time, so that they are
    the same however busy the machine is; on Windows it ticks coarsely.
    """
    if level == RANDOM:
        return at_random(Random(seed))
    answering = level

    def bot_for(view: View[Any]) -> Bot:
        nonlocal answering
        answering = fitting(level, view)
        return LEVELS[answering].bot

    choose = by_bot(game, bot_for, seed)

    def timed(state: State[Any]) -> Action:
        assert state.decision is not None
        if len(state.decision.options) == 1:
            return choose(state)
        began = thread_time()
        action = choose(state)
        clock.setdefault(answering, []).append(thread_time() - began)
        return action

    return timed


class Times(NamedTuple):
    """How long decisions took."""

    median: float
    late: float
    """The 95th percentile: only one in twenty took longer."""
    longest: float
    decisions: int


def times(values: Sequence[float]) -> Times:
    """Return what counts of a number of times, at least one."""
    ordered = sorted(values)
    return Times(median(ordered), ordered[ceil(0.95 * len(ordered)) - 1], ordered[-1], len(ordered))
