"""What a bot is: whoever gets a view and says, better and better, what to do."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from tremor_gui.rules.core import Action
from tremor_gui.rules.game import Game, View


class Rated(NamedTuple):
    """An option, and what it is worth."""

    action: Action
    chance: float
    """The chance of winning that it seems to give whoever chooses it, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks so far."""

    options: tuple[Rated, ...]
    """Every option, the one it would choose first."""
    done: float
    """The share of its work that is done, up to 1."""

    @property
    def best(self) -> Action:
        """What it would choose now."""
        return self.options[0].action


class Bot(Protocol):
    """A way to play any game; it holds no state and remembers nothing between decisions."""

    def think(self, game: Game[Any], view: View[Any], rng: Random) -> Iterator[Thought]:
        """Yield ever better thoughts about the decision of a view, at least one.

        Equal views and equal chance give equal thoughts. Whoever reads them
        may stop at any time. The view must hold a decision.
        """
        ...


def answer(bot: Bot, game: Game[Any], view: View[Any], rng: Random) -> Action:
    """Return what a bot chooses when it is left to think to the end."""
    return deque(bot.think(game, view, rng), maxlen=1)[0].best
