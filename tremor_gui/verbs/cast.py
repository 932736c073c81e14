"""Who plays the seats of simulated games, and how long each takes to decide."""

from dataclasses import dataclass
from random import Random
from typing import Any

from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.series import RANDOM, Chooser, Clock, Times, at_random, by_level, times
from tremor_gui.rules.game import Game

from . import options


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


def read(text: str, players: int) -> tuple[str, ...]:
    """Return the level of each seat from an argument. Raises ``Misuse``."""
    levels = tuple(text.lower().split(","))
    known = (RANDOM, *LEVELS)
    for level in levels:
        if level not in known:
            raise options.Misuse(f"“{options.brief(level)}” is no level: use one of {', '.join(known)}")
    if len(levels) not in (1, players):
        raise options.Misuse(f"{len(levels)} levels are not one for each of {players} players")
    return levels if len(levels) == players else levels * players


def choosers(
    game: Game[Any], levels: tuple[str, ...], rng: Random, chance: int, clock: Clock
) -> list[Chooser]:
    """Return who decides for each seat: at random by ``rng``, or a level.

    What a level decides follows from the game's ``chance`` and the decisions before.
    """
    return [
        at_random(rng) if level == RANDOM else by_level(game, level, f"{chance} {seat}", clock)
        for seat, level in enumerate(levels)
    ]


def milliseconds(clock: Clock) -> dict[str, dict[str, float]]:
    """Return for each level that answered the median, the 95th percentile and the longest."""
    return {level: _shown(times(clock[level])) for level in LEVELS if level in clock}


def _shown(took: Times) -> dict[str, float]:
    found = {"median": took.median, "p95": took.late, "max": took.longest}
    return {name: round(1000 * value, 2) for name, value in found.items()}
