"""A bot that looks at where each option leads, and no further."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tremor_gui.rules.core import play
from tremor_gui.rules.game import Game, View

from .base import Rated, Thought


@dataclass(frozen=True, slots=True)
class Greedy:
    """Tries each option in a few imagined worlds, and takes the one that looks best on average."""

    worlds: int
    """How many worlds each option is tried in."""
    slip: float = 0.0
    """By how much it misjudges an option, as the width of a bell curve of chances."""

    def think(self, game: Game[Any], view: View[Any], rng: Random) -> Iterator[Thought]:
        """Yield one thought a world."""
        decision = view.decision
        assert decision is not None
        options, seat = decision.options, view.seat
        sums = [rng.gauss(0.0, self.slip) * self.worlds if self.slip else 0.0 for _ in options]
        for world in range(1, self.worlds + 1):
            state = game.imagine(view, rng)
            for index, option in enumerate(options):
                sums[index] += game.score(play(state, option).state)[seat]
            ranked = sorted(zip(options, sums, strict=True), key=lambda one: -one[1])
            rated = [Rated(option, min(1.0, max(0.0, total / world))) for option, total in ranked]
            yield Thought(tuple(rated), world / self.worlds)
