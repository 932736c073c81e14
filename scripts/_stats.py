"""What a number of games tells, and how surely: shares and strengths with intervals of 95%."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)
"""How many standard deviations an interval of 95% reaches to either side."""
ELO: Final = 400 / log(10)
"""Elo points of a natural unit of log-odds."""
_ROUNDS: Final = 50


class Share(NamedTuple):
    """A share of games, with its interval."""

    share: float
    low: float
    high: float


def wilson(points: float, games: int) -> Share:
    """Return the share of points in a number of games, with Wilson's score interval; a draw is half a point.

    Without a game nothing is known.
    """
    if not games:
        return Share(0.5, 0.0, 1.0)
    share, lean = points / games, Z * Z / games
    middle = (share + lean / 2) / (1 + lean)
    reach = Z * sqrt(share * (1 - share) / games + lean / (4 * games)) / (1 + lean)
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))


class Row(NamedTuple):
    """Games of one kind: how much of each thing was on the one side more than on the other."""

    differences: tuple[float, ...]
    points: float
    """Of the one side."""
    games: float


@dataclass(frozen=True, slots=True)
class Fit:
    """The strengths that make what happened most likely, in natural log-odds."""

    strengths: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def error(self, index: int) -> float:
        """Return the standard error of a strength."""
        return sqrt(self.covariance[index][index])


def logistic(rows: Sequence[Row], ridge: float = 0.0) -> Fit:
    """Fit strengths to games by maximum likelihood (Newton's method).

    ``ridge`` is the precision of the belief that each is about 0. Without
    one, every strength must show in the games, and no side may win them all.
    """
    size = len(rows[0].differences)
    strengths = [0.0] * size
    covariance = _inverse([[float(a == b) for b in range(size)] for a in range(size)])
    for _ in range(_ROUNDS):
        slope = [-ridge * strength for strength in strengths]
        bend = [[ridge * (a == b) for b in range(size)] for a in range(size)]
        for row in rows:
            expected = 1 / (1 + exp(-sum(map(_product, strengths, row.differences))))
            sure = row.games * expected * (1 - expected)
            for a, difference in enumerate(row.differences):
                if difference:
                    slope[a] += difference * (row.points - row.games * expected)
                    for b, other in enumerate(row.differences):
                        bend[a][b] += sure * difference * other
        covariance = _inverse(bend)
        step = [sum(map(_product, line, slope)) for line in covariance]
        # No step is longer than 2, or a fit that begins far from its end would be thrown beyond it.
        short = min(1.0, 2 / max(map(abs, step))) if any(step) else 1.0
        strengths = [strength + short * change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    return Fit(tuple(strengths), tuple(map(tuple, covariance)))


def _product(one: float, other: float) -> float:
    return one * other


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a matrix (Gauss and Jordan)."""
    size = len(matrix)
    wide = [[*row, *(float(a == b) for b in range(size))] for a, row in enumerate(matrix)]
    for a in range(size):
        pivot = max(range(a, size), key=lambda row: abs(wide[row][a]))
        wide[a], wide[pivot] = wide[pivot], wide[a]
        wide[a] = [value / wide[a][a] for value in wide[a]]
        for b in range(size):
            if b != a:
                factor = wide[b][a]
                wide[b] = [value - factor * above for value, above in zip(wide[b], wide[a], strict=True)]
    return [row[size:] for row in wide]


class Rating(NamedTuple):
    """An Elo rating, and how far its interval reaches to either side."""

    elo: float
    reach: float


def ratings(scores: Mapping[tuple[str, str], tuple[float, int]], anchor: str) -> dict[str, Rating]:
    """Return the Elo ratings most likely for some scores; the anchor has 0, and the others are told from it.

    ``scores`` holds for two players the points of the first and their games.
    One drawn game is added to each, so that nobody who won all is infinitely
    strong.
    """
    players = list(dict.fromkeys(player for pair in scores for player in pair))
    others = [player for player in players if player != anchor]
    rows = [
        Row(tuple(float((one == pair[0]) - (one == pair[1])) for one in others), points + 0.5, games + 1)
        for pair, (points, games) in scores.items()
    ]
    fit = logistic(rows)
    found = {anchor: Rating(0.0, 0.0)}
    for index, player in enumerate(others):
        found[player] = Rating(ELO * fit.strengths[index], ELO * Z * fit.error(index))
    return {player: found[player] for player in players}
