"""Who plays the seats of simulated games, and how long each takes to decide."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from tremor_gui.bots.base import answer
from tremor_gui.bots.duty import fitting, seed_of
from tremor_gui.bots.levels import LEVELS
from tremor_gui.rules.core import Action, State
from tremor_gui.rules.game import Game, observe

from . import options

RANDOM: Final = "random"
"""Whoever takes any option, each as likely as the others."""

Chooser = Callable[[State[Any]], Action]


@dataclass(frozen=True, slots=True)
class Cast:
    """A level for each seat."""

    levels: tuple[str, ...]
    rotate: bool = False
    """Whether all of them go on by a seat from one game to the next."""

    def of(self, game: int) -> tuple[str, ...]:
        """Return who plays each seat in the game of a number, from 0."""
        shift = game % len(self.levels) if self.rotate else 0
        return self.levels[-shift:] + self.levels[:-shift] if shift else self.levels


class Clock:
    """Collects how long decisions take, level by level; those at random are not worth a look at the clock."""

    def __init__(self) -> None:
        self._seconds: dict[str, list[float]] = defaultdict(list)

    def add(self, level: str, seconds: float) -> None:
        """Note a decision."""
        self._seconds[level].append(seconds)

    def sums(self) -> dict[str, dict[str, float]]:
        """Return for each level the median, the 95th percentile and the longest, in milliseconds."""
        return {level: _sums(self._seconds[level]) for level in LEVELS if level in self._seconds}


def _sums(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    late = ordered[ceil(0.95 * len(ordered)) - 1]
    found = {"median": median(ordered), "p95": late, "max": ordered[-1]}
    return {name: round(1000 * value, 2) for name, value in found.items()}


def read(text: str, players: int) -> tuple[str, ...]:
    """Return the level of each seat from an argument. Raises ``Misuse``."""
    levels = tuple(text.split(","))
    known = (RANDOM, *LEVELS)
    for level in levels:
        if level not in known:
            raise options.Misuse(f"“{options.brief(level)}” is no level: use one of {', '.join(known)}")
    if len(levels) not in (1, players):
        raise options.Misuse(f"{len(levels)} levels are not one for each of {players} players")
    return levels if len(levels) == players else levels * players


def chooser(game: Game[Any], level: str, rng: Random, chance: int, clock: Clock) -> Chooser:
    """Return who decides for a seat: at random by ``rng``, or a bot, which sees what the seat sees.

    What a bot decides follows from the game's ``chance`` and the decisions before.
    """
    if level == RANDOM:
        return _at_random(rng)
    decided = 0

    def choose(state: State[Any]) -> Action:
        nonlocal decided
        decided += 1
        assert state.decision is not None
        if len(state.decision.options) == 1:
            return state.decision.options[0]
        began = perf_counter()
        seat = state.decision.seats[0]
        view = observe(game, state, seat)
        seed = Random(f"{seed_of(str(chance), decided)} {seat}")
        action = answer(LEVELS[fitting(level, view)].bot, game, view, seed)
        clock.add(level, perf_counter() - began)
        return action

    return choose


def _at_random(rng: Random) -> Chooser:
    chance = rng.random

    def choose(state: State[Any]) -> Action:
        assert state.decision is not None
        choices = state.decision.options
        return choices[int(chance() * len(choices))]

    return choose
