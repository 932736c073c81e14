"""Play thousands of random games and hold every law after every step.

``python scripts/soak.py [GAMES] [--every STEPS] [--processes COUNT]``: the costly
laws (saves and secrets) are tried every so many steps. The process leaves with 1
and the seed of a game if a law is broken.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

import laws

from tremor_gui.games import GAMES


class Result(NamedTuple):
    """What came of one game."""

    name: str
    players: int
    seed: int
    steps: int
    rounds: int
    broken: tuple[str, ...]


def games(count: int) -> Iterator[tuple[str, int, int]]:
    """Return that many games to play, in turn for every game and number of players."""
    kinds = [(name, players) for name, game in GAMES.items() for players in game.seats]
    for seed in range(count):
        yield (*kinds[seed % len(kinds)], seed)


def soak(name: str, players: int, seed: int, every: int) -> Result:
    """Play one random game to its end, or to the first broken law."""
    game, rng = GAMES[name], Random(seed)
    steps = 0
    for before, step in laws.playout(game, players, seed):
        broken = list(laws.cheap(game, before, step))
        if steps % every == seed % every or step.state.decision is None:
            broken += laws.thorough(game, before, step, players, rng)
        if broken:
            return Result(name, players, seed, steps, 0, tuple(broken))
        steps += 1
    return Result(name, players, seed, steps, game.rounds(step.state.table), ())


def results(count: int, every: int, processes: int) -> Iterator[Result]:
    """Play that many games in several processes and return what came of them as they end."""
    work = [(*game, every) for game in games(count)]
    with Pool(processes) as pool:
        yield from pool.imap_unordered(_soak, work, chunksize=4)


def _soak(arguments: tuple[str, int, int, int]) -> Result:
    return soak(*arguments)


def main() -> None:
    """Play, show how it goes, and sum up."""
    parser = argparse.ArgumentParser(description="Play random games and hold every law after every step.")
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--every", type=int, default=25, metavar="STEPS")
    parser.add_argument("--processes", type=int, default=2, metavar="COUNT")
    options = parser.parse_args()
    started = time.monotonic()
    steps, rounds = 0, []
    for done, result in enumerate(results(options.games, options.every, options.processes), start=1):
        if result.broken:
            print(f"\n{result.name}, {result.players} players, seed {result.seed}, step {result.steps}:")
            print("\n".join(result.broken))
            sys.exit(1)
        steps += result.steps
        rounds.append(result.rounds)
        if done % 20 == 0 or done == options.games:
            took = time.monotonic() - started
            print(f"\r{done} games, {steps} steps, {took:.0f} s", end="", flush=True)
    rounds.sort()
    middle = rounds[len(rounds) // 2]
    print(f"\nNothing broke. Rounds: {rounds[0]} to {rounds[-1]}, half of them at most {middle}.")


if __name__ == "__main__":
    main()
