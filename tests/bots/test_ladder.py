"""The short form of the arena: every level beats the one below it.

Bots are repeatable from a seed, so these few games end the same on every
machine. Where both levels of a pair grow trees, both grow theirs smaller by
the same factor, so that the games last seconds; the full measurement is
``scripts/arena.py``.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from _matches import CAP, TREMOR, setup_of
from arena import LADDER, Pair, pairs_of, seatings
from joblib import Parallel, delayed
from joblib.externals.loky import get_reusable_executor

from tremor_gui.bots.base import Bot
from tremor_gui.bots.duty import fitting
from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.search import Search
from tremor_gui.bots.series import RANDOM, Chooser, by_bot, by_level, whole_game
from tremor_gui.rules.game import View

SEEDS: Final = range(3)
SMALLEST: Final = min(level.bot.descents for level in LEVELS.values() if isinstance(level.bot, Search))
"""The smallest tree that any level grows."""
LARGEST: Final = 40
"""The largest that is grown here."""


@pytest.fixture(scope="module", autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    get_reusable_executor().shutdown(wait=True, kill_workers=True)


def thinner(pair: Pair) -> int:
    """By what the trees of a pair are divided: the weaker grows the smallest that there is."""
    trees = [LEVELS[level].bot for level in pair if level != RANDOM]
    sizes = [bot.descents for bot in trees if isinstance(bot, Search)]
    return min(sizes) // SMALLEST if len(sizes) == len(pair) else 1


def thinned(bot: Bot, factor: int) -> Bot:
    if isinstance(bot, Search):
        return replace(bot, descents=min(max(SMALLEST, bot.descents // factor), LARGEST))
    return bot


def chooser(level: str, seed: str, factor: int) -> Chooser:
    if level == RANDOM:
        return by_level(TREMOR, level, seed, {})

    def bot_for(view: View[Any]) -> Bot:
        return thinned(LEVELS[fitting(level, view)].bot, factor)

    return by_bot(TREMOR, bot_for, seed)


def wins(pair: Pair, levels: tuple[str, ...], seed: int) -> bool:
    """Whether the stronger of a pair wins a game."""
    setup, chance = setup_of("race", 2, seed)
    seats = [chooser(level, f"{chance} {seat}", thinner(pair)) for seat, level in enumerate(levels)]
    played = whole_game(TREMOR, TREMOR.opening(setup, chance).state, seats, CAP)
    return pair[0] in {levels[seat] for seat in played.winners}


@pytest.mark.parametrize("pair", pairs_of(LADDER), ids=" against ".join)
def test_each_level_beats_the_one_below(pair: Pair) -> None:
    games = [(levels, seed) for seed in SEEDS for levels in seatings(pair, "race", 2, seed)]
    won = Parallel(n_jobs=2)(delayed(wins)(pair, *game) for game in games)
    assert sum(won) > 0.6 * len(games), won
