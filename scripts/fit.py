"""Fit the weights of Tremor's estimate to how games of the search against itself ended.

``python scripts/fit.py`` plays games, keeps some positions of each, and looks
for the weights under which what happened was likeliest: each in turn is made a
little greater and a little smaller for as long as that helps. A fifth of the
games is held back, and the loss on them, the mean negative natural logarithm
of the chance given to whoever won, is told beside the loss on the others. The
weights are printed ready to be pasted into ``outlook.py``; whether they also
play better is for ``tune.py`` and ``arena.py`` to say. It runs on all cores, or
with ``--dask ADDRESS`` on a cluster, and goes on where it was interrupted.
"""

from argparse import Namespace
from collections.abc import Sequence
from math import log
from typing import Any, Final, NamedTuple

import _home  # noqa: F401 - the game is found from here on
from _matches import FEWEST, TREMOR, Sampling, play_sampling
from _series import parser, results_of, run
from tune import SMALLEST, pasteable

from tremor_gui.games.tremor.outlook import WEIGHTS, Outlook, Weights
from tremor_gui.rules.core import Frame, State
from tremor_gui.verbs import options

HELD_BACK: Final = 5
"""One game in so many is not fitted to."""
_STEP: Final = 0.3
"""By which share a weight is changed at first."""
_LEAST: Final = 1e-9
"""A chance below it counts as this, since what was thought impossible does happen."""


class Position(NamedTuple):
    """A position, and who won in the end."""

    state: State[Any]
    winners: tuple[int, ...]


def positions_of(results: Sequence[dict[str, Any]]) -> list[Position]:
    """Return the positions of all games that somebody won."""
    load = TREMOR.codec.load
    return [
        Position(
            State(
                load(one["table"], TREMOR.table_type),
                load(one["stack"], tuple[Frame[Any], ...]),
                chance=0,
                decision=None,  # the estimate looks at neither
            ),
            tuple(result["winners"]),
        )
        for result in results
        if result["winners"]
        for one in result["positions"]
    ]


def loss(weights: Weights, positions: Sequence[Position]) -> float:
    """Return how surprising it is who won, by these weights: 0 if every winner was certain."""
    score = Outlook(weights).score
    total = 0.0
    for state, winners in positions:
        chances = score(state)
        # Allies win together and have the same chance, which is that of either.
        total -= log(max(chances[winners[0]], _LEAST))
    return total / len(positions)


def fitted(weights: Weights, positions: Sequence[Position], rounds: int) -> Weights:
    """Return weights under which what happened is likelier."""
    best = loss(weights, positions)
    steps = dict.fromkeys(Weights._fields, _STEP)
    for number in range(rounds):
        for name, step in steps.items():
            old = getattr(weights, name) or SMALLEST
            for factor in (1 + step, 1 / (1 + step)):
                tried = weights._replace(**{name: round(old * factor, 4)})
                found = loss(tried, positions)
                if found < best - 1e-6:
                    weights, best = tried, found
                    break
            else:
                steps[name] = step / 2
        print(f"Round {number + 1}: the loss is {best:.4f}.", flush=True)
    return weights


def arguments() -> Namespace:
    """Return what the command line says."""
    made = parser(__doc__, "fit.jsonl")
    made.add_argument(
        "--games",
        type=options.whole(2, 10**5),
        default=200,
        metavar="N",
        help="how many games (default: %(default)s)",
    )
    made.add_argument(
        "--players",
        type=options.whole(TREMOR.seats[0], TREMOR.seats[-1]),
        default=TREMOR.seats[0],
        metavar="N",
        help="players a game (default: %(default)s)",
    )
    made.add_argument(
        "--descents",
        type=options.whole(FEWEST, 1000),
        default=5,
        metavar="N",
        help="how far the bots search (default: %(default)s)",
    )
    made.add_argument(
        "--rounds",
        type=options.whole(1, 100),
        default=6,
        metavar="N",
        help="how often each weight is tried (default: %(default)s)",
    )
    return made.parse_args()


def main(given: Namespace) -> None:
    """Play, fit, and print the weights and what they are worth."""
    games = [Sampling(TREMOR.variants[0], given.players, seed, given.descents) for seed in range(given.games)]
    results = results_of(given, play_sampling, games, "Games")
    held = positions_of(results[::HELD_BACK])
    others = positions_of([one for number, one in enumerate(results) if number % HELD_BACK])
    if not held or not others:
        raise options.Misuse("so few games tell nothing: let there be more with --games")
    print(f"{len(others)} positions to fit to, and {len(held)} held back.", flush=True)
    weights = fitted(WEIGHTS, others, given.rounds)
    told = [f"{loss(one, part):.4f}" for part in (others, held) for one in (WEIGHTS, weights)]
    print(
        f"\n{pasteable(tuple(weights))}\n\nThe loss fell from {told[0]} to {told[1]}, "
        f"and on the games held back it went from {told[2]} to {told[3]}."
    )


if __name__ == "__main__":
    run(main, arguments())
