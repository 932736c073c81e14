"""Play thousands of random games of every kind and hold every law after every step.

``python scripts/soak.py [GAMES] [--every STEPS] [--processes COUNT]`` plays that many games of each
variant, with all numbers of players, whole and with parts left out. The costly laws (saves and
secrets) are tried every so many steps. The process leaves with 1 and the seed of a game if a law is
broken.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from statistics import median_low
from typing import NamedTuple

import _home  # noqa: F401 - the game is found from here on
import laws

from tremor_gui.games import GAMES
from tremor_gui.rules.window import Window

KINDS = {str(kind): kind for game in GAMES.values() for kind in laws.kinds(game)}


class Result(NamedTuple):
    """What came of one game."""

    kind: str
    seed: int
    steps: int
    rounds: int
    asked: int
    """How often somebody was asked for a reaction."""
    broken: tuple[str, ...] = ()


def games(count: int) -> Iterator[tuple[str, int]]:
    """Return that many games of each variant, in turn for all its kinds."""
    variants: dict[tuple[str, str], list[str]] = {}
    for name, kind in KINDS.items():
        variants.setdefault((kind.game.name, kind.variant), []).append(name)
    for names in variants.values():
        for seed in range(count):
            yield names[seed % len(names)], seed


def soak(name: str, seed: int, every: int) -> Result:
    """Play one random game to its end, or to the first broken law."""
    kind, rng = KINDS[name], Random(seed)
    steps = asked = 0
    for before, step in laws.playout(kind, seed):
        broken = list(laws.cheap(kind.game, before, step))
        if steps % every == seed % every or step.state.decision is None:
            broken += laws.thorough(kind.game, before, step, kind.players, rng)
        if broken:
            return Result(name, seed, steps, 0, asked, tuple(broken))
        steps += 1
        asked += bool(step.state.stack) and isinstance(step.state.stack[-1], Window)
    return Result(name, seed, steps, kind.game.rounds(step.state.table), asked)


def results(count: int, every: int, processes: int) -> Iterator[Result]:
    """Play that many games of each variant in several processes and return them as they end."""
    work = [(*game, every) for game in games(count)]
    # Spawned: a fork of a process that has opened a window may hang.
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(_soak, work, chunksize=4)


def _soak(arguments: tuple[str, int, int]) -> Result:
    return soak(*arguments)


def summary(done: list[Result]) -> Iterator[str]:
    """Return a line for each kind: its games, how long they were, how often a player was asked to react."""
    for name, count in sorted(Counter(result.kind for result in done).items()):
        found = [result for result in done if result.kind == name]
        rounds = sorted(result.rounds for result in found)
        turns = sum(rounds) * KINDS[name].players
        asked = sum(result.asked for result in found) / turns
        yield (
            f"{name}: {count} games of {rounds[0]} to {rounds[-1]} rounds, half of them at most "
            f"{median_low(rounds)}; {asked:.2f} questions for a reaction per round and player"
        )


def main() -> None:
    """Play, show how it goes, and sum up."""
    parser = argparse.ArgumentParser(description="Play random games and hold every law after every step.")
    parser.add_argument("games", nargs="?", type=int, default=2_000, help="how many of each variant")
    parser.add_argument("--every", type=int, default=25, metavar="STEPS")
    parser.add_argument("--processes", type=int, default=2, metavar="COUNT")
    options = parser.parse_args()
    started = time.monotonic()
    done: list[Result] = []
    for result in results(options.games, options.every, options.processes):
        if result.broken:
            print(f"\n{result.kind}, seed {result.seed}, step {result.steps}:")
            print("\n".join(result.broken))
            sys.exit(1)
        done.append(result)
        if len(done) % 20 == 0:
            steps, took = sum(one.steps for one in done), time.monotonic() - started
            print(f"\r{len(done)} games, {steps} steps, {took:.0f} s", end="", flush=True)
    print("\nNothing broke.")
    print("\n".join(summary(done)))


if __name__ == "__main__":
    main()
