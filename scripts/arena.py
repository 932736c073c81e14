"""Let the levels of the bots play each other, and write how strong they are into docs/BOTS.md.

``python scripts/arena.py`` plays each level against the one below it, and the
weakest against somebody who plays at random. With four players there are two
seats of each of the two levels. Every seed, which fixes species, corners and
chance, is played with the levels in every order round the table, so that
nobody owes a win to a seat. It runs on all cores, or with ``--dask ADDRESS``
on a cluster, and goes on where it was interrupted.
"""

from argparse import ArgumentTypeError, Namespace
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any, Final, NamedTuple

import _home  # noqa: F401 - the game is found from here on
from _matches import CAP, TREMOR, Match, play_match, setup_of
from _report import Bar, chart, percent, replace_block, table
from _series import ROOT, parser, results_of, run
from _stats import Share, ratings, wilson

from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.series import RANDOM, times
from tremor_gui.verbs import options

LADDER: Final = (RANDOM, *LEVELS)
"""Everybody, the weakest first."""
WANTED: Final = 0.65
"""What share of the games of two players a level should win against the one below."""
WANTED_OF_FIRST: Final = 0.9
"""What the weakest level should win of them against somebody who plays at random."""

Pair = tuple[str, str]
"""Two levels, the stronger first."""


class Series(NamedTuple):
    """What came of all the games of two levels for a number of players."""

    pair: Pair
    players: int
    points: float
    """Of the stronger: 1 for a game it won, and half for one that was given up."""
    games: int
    given_up: int

    @property
    def share(self) -> Share:
        """The share that the stronger won."""
        return wilson(self.points, self.games)

    @property
    def wanted(self) -> float | None:
        """The share that it should win, if anything is asked of it."""
        if self.players != 2:
            return None
        return WANTED_OF_FIRST if RANDOM in self.pair else WANTED

    @property
    def title(self) -> str:
        """Who plays whom."""
        return " against ".join(map(name_of, self.pair))


def pairs_of(levels: Sequence[str]) -> list[Pair]:
    """Return who plays whom: neighbours on the ladder."""
    ranked = [level for level in LADDER if level in levels]
    return [(upper, lower) for lower, upper in pairwise(ranked)]


def seatings(pair: Pair, variant: str, players: int, seed: int) -> list[tuple[str, ...]]:
    """Return every order of two levels round the table; where there are allies, they are of one level."""
    half = players // 2
    teams = TREMOR.blank(setup_of(variant, players, seed)[0]).teams
    orders = sorted(set(permutations((pair[0],) * half + (pair[1],) * half)))
    return [
        order
        for order in orders
        if all(
            order[seat] == order[ally]
            for seat in range(players)
            for ally in range(seat)
            if teams[seat] == teams[ally]
        )
    ]


def games_of(pairs: Sequence[Pair], variant: str, players: int, count: int) -> list[tuple[Pair, Match]]:
    """Return at least so many games a pair, whole seeds; all pairs take turns, seed by seed."""
    each = len(seatings(("", "-"), variant, players, 0))
    return [
        (pair, Match(variant, seed, order))
        for seed in range(-(-count // each))
        for pair in pairs
        for order in seatings(pair, variant, players, seed)
    ]


def summed(games: Sequence[tuple[Pair, Match]], results: Sequence[dict[str, Any]]) -> list[Series]:
    """Return what came of the games, pair by pair."""
    found: dict[Pair, list[float]] = defaultdict(list)
    lost: dict[Pair, int] = defaultdict(int)
    for (pair, match), result in zip(games, results, strict=True):
        levels = {match.levels[seat] for seat in result["winners"]}
        found[pair].append(0.5 if len(levels) != 1 else float(pair[0] in levels))
        lost[pair] += not levels
    return [
        Series(pair, len(games[0][1].levels), sum(points), len(points), lost[pair])
        for pair, points in found.items()
    ]


def name_of(level: str) -> str:
    """Return a level's name as players read it."""
    return "Random" if level == RANDOM else str(LEVELS[level].name)


def section(title: str, series: Sequence[Series]) -> Iterator[str]:
    """Return the tables of one number of players, as paragraphs of Markdown."""
    yield f"### {title}"
    rows = []
    for one in series:
        wanted = "" if one.wanted is None else f"{one.wanted:.0%}"
        reached = "" if one.wanted is None else "yes" if one.share.share >= one.wanted else "**no**"
        rows.append([one.title, one.games, percent(one.share), wanted, reached, one.given_up])
    yield table(["", "games", "won (95% interval)", "wanted", "reached", "given up"], rows)
    scores = {one.pair: (one.points, one.games) for one in series}
    players = [level for level in LADDER if any(level in pair for pair in scores)]
    anchor = next(level for level in players if level != RANDOM)
    elo = ratings(scores, anchor)
    lines = [
        [name_of(level), f"{elo[level].elo:+.0f}", "" if level == anchor else f"± {elo[level].reach:.0f}"]
        for level in players
    ]
    yield table(["", "Elo", "95% interval"], lines)


def decided(results: Sequence[dict[str, Any]]) -> str:
    """Return the table of how long each level took."""
    found: dict[str, list[float]] = defaultdict(list)
    for result in results:
        for level, values in result["milliseconds"].items():
            found[level] += values
    rows = []
    for level in LEVELS:
        if level in found:
            took = times(found[level])
            shown = (f"{took.median:.1f}", f"{took.late:.1f}", f"{took.longest:.0f}")
            rows.append([name_of(level), took.decisions, *shown])
    return table(["milliseconds a decision", "decisions", "median", "95% within", "longest"], rows)


def levels_of(text: str) -> tuple[str, ...]:
    """Read levels with commas between."""
    levels = tuple(dict.fromkeys(text.split(",")))
    for level in levels:
        if level not in LADDER:
            raise ArgumentTypeError(
                f"“{options.brief(level)}” is no level, but one of {', '.join(LADDER)} is"
            )
    if len(levels) < 2:
        raise ArgumentTypeError("it takes two levels to play each other")
    return levels


def numbers_of(text: str) -> tuple[int, ...]:
    """Read numbers of players with commas between; both levels need equally many seats."""
    numbers = tuple(dict.fromkeys(text.split(",")))
    if not set(numbers) <= {"2", "4"}:
        raise ArgumentTypeError(
            f"“{options.brief(text)}” is neither 2 nor 4 nor 2,4: half of the seats are each level's"
        )
    return tuple(map(int, numbers))


def arguments() -> Namespace:
    """Return what the command line says."""
    made = parser(__doc__, "arena.jsonl")
    made.add_argument(
        "--games",
        type=options.whole(1, 10**6),
        default=400,
        metavar="N",
        help="how many games a pair of levels plays at least (default: %(default)s)",
    )
    made.add_argument(
        "--levels",
        type=levels_of,
        default=LADDER,
        metavar="LEVELS",
        help=f"who plays, with commas between: {', '.join(LADDER)} (default: all)",
    )
    made.add_argument(
        "--players",
        type=numbers_of,
        default=None,
        metavar="N",
        help="2, 4 or 2,4 players (default: all that the variant is for)",
    )
    made.add_argument(
        "--variant",
        choices=TREMOR.variants,
        default=TREMOR.variants[0],
        help="which variant of the game (default: %(default)s)",
    )
    made.add_argument(
        "--page",
        type=options.path,
        default=ROOT / "docs" / "BOTS.md",
        metavar="FILE",
        help="where the tables are written, the chart beside it (default: docs/BOTS.md)",
    )
    return made.parse_args()


def main(given: Namespace) -> None:
    """Play, and write the page."""
    possible = [number for number in (2, 4) if number in TREMOR.seats_in(given.variant)]
    numbers = given.players or tuple(possible)
    if not set(numbers) <= set(possible):
        raise options.Misuse(f"the variant “{given.variant}” is only for {possible[0]} players")
    plans = [
        (number, games_of(pairs_of(given.levels), given.variant, number, given.games)) for number in numbers
    ]
    every = [match for _, games in plans for _, match in games]
    results = iter(results_of(given, play_match, every, "Arena"))
    parts: list[str] = []
    groups: list[tuple[str, list[Bar]]] = []
    clocked: list[dict[str, Any]] = []
    for number, games in plans:
        own = [next(results) for _ in games]
        series = summed(games, own)
        title = "Two players" if number == 2 else "Four players, two of each level"
        parts += section(title, series)
        groups.append((title, [Bar(one.title, one.share, one.wanted) for one in series]))
        clocked += own
    page: Path = given.page
    picture = page.with_name(f"bots_{given.variant}.svg")
    parts.insert(0, f"![What share of the games each level wins against the one below it]({picture.name})")
    parts.append(decided(clocked))
    parts.append(
        "Every seed is played with the levels in every order round the table. A game that is not won after "
        f"{CAP} rounds is given up and counts half. Elo is the most likely rating for these scores and one "
        "drawn game more a pair. Milliseconds are of the processor's time on one core; decisions with one "
        "option are not counted, and reactions count for the level that answers them."
    )
    replace_block(page, f"arena, {given.variant}", "\n\n".join(parts))
    picture.write_text(chart(groups), "utf-8")
    print("\n\n".join(parts[1:-1]))


if __name__ == "__main__":
    run(main, arguments())
