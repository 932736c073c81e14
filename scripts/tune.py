"""Tune the weights of Tremor's estimate by games of the bots against themselves.

``python scripts/tune.py`` plays generations of games between two sets of
weights, each strewn at random about the best so far, every one twice with
the seats swapped. A logistic fit over a whole generation says for each weight
whether more of it wins; each then moves by up to the width of the strewing,
the surer the further, and the next generation is strewn more narrowly. At the end
the new weights play the old ones, and are printed ready to be pasted into
``outlook.py``. Equal seeds give equal weights. It runs on all cores, or with
``--dask ADDRESS`` on a cluster, and goes on where it was interrupted.
"""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence
from math import tanh
from random import Random
from typing import Any, Final

import _home  # noqa: F401 - the game is found from here on
from _matches import FEWEST, PLAYERS, TREMOR, Duel, play_duel
from _report import percent, table
from _series import parser, results_of, run
from _stats import Fit, Row, Share, logistic, wilson

from tremor_gui.games.tremor.outlook import WEIGHTS, Weights
from tremor_gui.verbs import options

SMALLEST: Final = 0.1
"""The scale of a weight that is about nothing."""
BELIEF: Final = 4.0
"""How firmly it is believed at first that a weight makes no difference, as the ridge of the fit."""

NARROWER: Final = 0.75
"""What becomes of the width from one generation to the next."""

Vector = tuple[float, ...]


def scales_of(weights: Sequence[float]) -> Vector:
    """Return by what each weight is measured: itself, unless it is about nothing."""
    return tuple(max(abs(weight), SMALLEST) for weight in weights)


def strewn(weights: Vector, scales: Vector, width: float, rng: Random) -> Vector:
    """Return weights about some others, none below zero."""
    return tuple(
        round(max(0.0, weight + scale * width * rng.uniform(-1, 1) * 3**0.5), 4)
        for weight, scale in zip(weights, scales, strict=True)
    )


def duels_of(one: Vector, other: Vector, seed: int, given: Namespace) -> list[Duel]:
    """Return two games of equal seed with the seats swapped."""
    return [
        Duel(given.variant, seed, given.descents, one, other),
        Duel(given.variant, seed, given.descents, other, one),
    ]


def rows_of(duels: Sequence[Duel], results: Sequence[dict[str, Any]], scales: Vector) -> list[Row]:
    """Return for each game by how much the first seat's weights exceed the other's, and whether it won.

    The last difference is always 1: what the first seat has of being first.
    """
    rows = []
    for duel, result in zip(duels, results, strict=True):
        pairs = zip(duel.first, duel.second, scales, strict=True)
        differences = (*((a - b) / scale for a, b, scale in pairs), 1.0)
        rows.append(Row(differences, points_of(result, 0), 1))
    return rows


def points_of(result: dict[str, Any], seat: int) -> float:
    """Return what a seat got of a game: half if it was given up."""
    return float(seat in result["winners"]) if result["winners"] else 0.5


def slopes_of(fit: Fit) -> Vector:
    """Return for each weight how surely more of it wins, in standard errors."""
    return tuple(slope / fit.error(index) for index, slope in enumerate(fit.strengths[:-1]))


def moved(weights: Vector, scales: Vector, width: float, slopes: Vector) -> Vector:
    """Return the weights after a step towards what wins: at most a width each, less where it is unsure."""
    together = zip(weights, scales, slopes, strict=True)
    return tuple(
        round(max(0.0, weight + scale * width * tanh(slope / 2)), 4) for weight, scale, slope in together
    )


def generation(number: int, weights: Vector, scales: Vector, given: Namespace) -> Vector:
    """Play one generation, tell what came of it, and return the weights after its step."""
    rng = Random(f"{given.seed} {number}")
    width = given.width * NARROWER**number
    duels: list[Duel] = []
    for _ in range(given.games // 2):
        one, other = (strewn(weights, scales, width, rng) for _ in range(2))
        duels += duels_of(one, other, rng.getrandbits(32), given)
    title = f"Generation {number + 1}"
    results = results_of(given, play_duel, duels, title)
    slopes = slopes_of(logistic(rows_of(duels, results, scales), BELIEF))
    found = moved(weights, scales, width, slopes)
    lines = zip(Weights._fields, weights, slopes, found, strict=True)
    rows = [(name, f"{old:g}", f"{slope:+.1f}", f"{new:g}") for name, old, slope, new in lines]
    print(table([title, "weight", "more wins, in standard errors", "next"], rows), end="\n\n", flush=True)
    return found


def match(new: Vector, old: Vector, given: Namespace) -> Share:
    """Return what share of a match new weights win against old ones."""
    rng = Random(f"{given.seed} match")
    seeds = [rng.getrandbits(32) for _ in range(given.match // 2)]
    duels = [duel for seed in seeds for duel in duels_of(new, old, seed, given)]
    results = results_of(given, play_duel, duels, "Match")
    return wilson(sum(points_of(result, index % 2) for index, result in enumerate(results)), len(duels))


def pasteable(weights: Vector) -> str:
    """Return the weights as they stand in the source."""
    lines = [f"    {name}={weight:g}," for name, weight in zip(Weights._fields, weights, strict=True)]
    return "\n".join(["Weights(", *lines, ")"])


def width_of(text: str) -> float:
    """Read how far weights are strewn."""
    try:
        width = float(text)
    except ValueError:
        width = 0.0
    if not 0 < width <= 1:
        raise ArgumentTypeError(f"“{options.brief(text)}” is no share above 0 and up to 1")
    return width


def arguments() -> Namespace:
    """Return what the command line says."""
    made = parser(__doc__, "tune.jsonl")

    def number(name: str, least: int, default: int, told: str) -> None:
        kind = options.whole(least, 10**6)
        made.add_argument(
            name, type=kind, default=default, metavar="N", help=f"how {told} (default: %(default)s)"
        )

    number("--generations", 1, 4, "many generations")
    number("--games", 2, 600, "many games a generation")
    number("--match", 2, 400, "many games the new weights play against the old ones at the end")
    number("--descents", FEWEST, 8, "far the bots search")
    made.add_argument(
        "--width",
        type=width_of,
        default=0.4,
        metavar="SHARE",
        help="how far weights are strewn at first, as a share of themselves (default: %(default)s)",
    )
    made.add_argument(
        "--variant",
        choices=[name for name in TREMOR.variants if PLAYERS in TREMOR.seats_in(name)],
        default=TREMOR.variants[0],
        help="which variant of the game (default: %(default)s)",
    )
    options.add_seed(made)
    return made.parse_args()


def main(given: Namespace) -> None:
    """Tune, and print the weights that came of it."""
    old: Vector = tuple(WEIGHTS)
    scales = scales_of(old)
    weights = old
    for number in range(given.generations):
        weights = generation(number, weights, scales, given)
    share = match(weights, old, given)
    sure = (
        "which is better"
        if share.low > 0.5
        else "which is worse"
        if share.high < 0.5
        else "which may be luck"
    )
    print(f"{pasteable(weights)}\n\nThese won {percent(share)} of the match against the old ones, {sure}.")


if __name__ == "__main__":
    run(main, arguments())
