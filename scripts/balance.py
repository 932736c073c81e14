"""Measure how even the game is when equal bots play it, and write that into docs/BALANCE.md.

``python scripts/balance.py`` plays the race with four and with two players
and the Royal Rumble, all seats by bots of one level, and counts who won and
what was played. It runs on all cores, or with ``--dask ADDRESS`` on a
cluster, and goes on where it was interrupted.
"""

from argparse import ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, Final, NamedTuple

import _home  # noqa: F401 - the game is found from here on
from _matches import CAP, Match, play_match
from _report import percent, replace_block, table
from _series import ROOT, parser, results_of, run
from _stats import Share, wilson

from tremor_gui.bots.levels import LEVELS
from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.describe import SPECIES_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import RACE, RUMBLE
from tremor_gui.games.tremor.texts import CARD_NAMES, CATASTROPHE_NAMES, TRAIT_NAMES
from tremor_gui.verbs import options


class Kind(NamedTuple):
    """One kind of game that is looked at."""

    title: str
    variant: str
    players: int
    least: float = 0.0
    """The share of wins that no species and no seat should be below, or above ``most``."""
    most: float = 1.0
    rounds: tuple[int, int] | None = None
    """Between which numbers the median of the rounds should lie."""
    given_up: float = 1.0
    """Which share of games may at most be given up."""


KINDS: Final = (
    Kind("Race, four players", RACE, 4, 0.2, 0.3, (12, 25), 0.01),
    Kind("Race, two players", RACE, 2),
    Kind("Royal Rumble, four players", RUMBLE, 4),
)

Result = dict[str, Any]


def verdict(kind: Kind, share: Share) -> str:
    """Say whether a share lies within the limits, and whether the games are enough to tell."""
    if kind.most == 1.0:
        return "none"
    if kind.least <= share.share <= kind.most:
        return "within" if kind.least <= share.low and share.high <= kind.most else "within, not surely"
    surely = share.high < kind.least or share.low > kind.most
    return "**outside**" if surely else "**outside**, not surely"


def overview(kind: Kind, results: Sequence[Result]) -> str:
    """Return how long the games were, and how many did not end."""
    rounds = sorted(result["rounds"] for result in results)
    middle = median(rounds)
    given_up = wilson(sum(not result["winners"] for result in results), len(results))
    told = ""
    if kind.rounds:
        least, most = kind.rounds
        told = f" ({'within' if least <= middle <= most else '**outside**'} {least} to {most})"
    allowed = "" if kind.given_up == 1 else f" (at most {kind.given_up:.0%} wanted)"
    return (
        f"{len(results)} games. Rounds: median {middle:g}{told}, from {rounds[0]} to {rounds[-1]}. "
        f"Not won after {CAP} rounds: {percent(given_up)}{allowed}."
    )


def by_species(kind: Kind, results: Sequence[Result]) -> str:
    """Return the table of how many of its games each species won.

    A card has two species and only one of them plays, so a species is
    measured by the games that it is in; there, with nothing between the
    players, it would win one in as many as there are players.
    """
    played = Counter(species for result in results for species in result["species"])
    won = Counter(result["species"][seat] for result in results for seat in result["winners"])
    rows = []
    for key, species in SPECIES.items():
        share = wilson(won[key], played[key])
        name = f"{SPECIES_NAMES[key]} ({TRAIT_NAMES[species.trait]})"
        rows.append([name, played[key], won[key], percent(share), verdict(kind, share)])
    return table([f"species, {1 / kind.players:.0%} expected", "games", "wins", "share", "limits"], rows)


def by_seat(kind: Kind, results: Sequence[Result]) -> str:
    """Return the table of how many games each seat won."""
    won = Counter(seat for result in results for seat in result["winners"])
    rows = []
    for seat in range(kind.players):
        share = wilson(won[seat], len(results))
        rows.append([f"seat {seat + 1}", won[seat], percent(share), verdict(kind, share)])
    return table([f"in turn order, {1 / kind.players:.0%} expected", "wins", "share", "limits"], rows)


def uses(results: Sequence[Result], what: str) -> tuple[Counter[str], Counter[str]]:
    """Return how often each card or trait was used, and how often by somebody who won the game."""
    used, by_winner = Counter[str](), Counter[str]()
    for result in results:
        for seat, key in result[what]:
            used[key] += 1
            by_winner[key] += seat in result["winners"]
    return used, by_winner


def by_card(_kind: Kind, results: Sequence[Result]) -> str:
    """Return the table of how often each Climate Card was played, and by whom."""
    used, by_winner = uses(results, "cards")
    rows = []
    for card, name in zip(CARDS, CARD_NAMES, strict=True):
        share = percent(wilson(by_winner[card.key], used[card.key])) if used[card.key] else ""
        rows.append([name, f"{used[card.key] / len(results):.2f}", share])
    return table(["Climate Card", "played a game", "by the winner"], rows)


def by_trait(_kind: Kind, results: Sequence[Result]) -> str:
    """Return the table of how often each trait was used in the games its species is in, and by whom."""
    used, by_winner = uses(results, "traits")
    rows = []
    for key, species in SPECIES.items():
        games = sum(key in result["species"] for result in results)
        trait = species.trait
        share = percent(wilson(by_winner[trait], used[trait])) if used[trait] else ""
        rows.append([TRAIT_NAMES[trait], f"{used[trait] / max(games, 1):.2f}", share])
    return table(["trait", "used a game", "by the winner"], rows)


def by_catastrophe(_kind: Kind, results: Sequence[Result]) -> str:
    """Return the table of how often each Catastrophe came, and how long the games were that it came in."""
    rows = []
    for catastrophe, name in zip(CATASTROPHES, CATASTROPHE_NAMES, strict=True):
        came = [result for result in results if catastrophe.key in result["catastrophes"]]
        times = sum(result["catastrophes"].count(catastrophe.key) for result in results)
        rounds = f"{median(result['rounds'] for result in came):g}" if came else ""
        rows.append([name, catastrophe.stage, f"{times / len(results):.2f}", rounds])
    return table(["Catastrophe", "stage", "came a game", "median rounds of those games"], rows)


TABLES: Final = (overview, by_species, by_seat, by_card, by_trait, by_catastrophe)


def report(kind: Kind, level: str, results: Sequence[Result]) -> Iterator[str]:
    """Return what one kind of games tells, as paragraphs of Markdown."""
    yield f"### {kind.title}"
    yield f"All seats are played by {LEVELS[level].name}."
    for part in TABLES:
        yield part(kind, results)


def level_of(text: str) -> str:
    """Read a level."""
    if text not in LEVELS:
        raise ArgumentTypeError(f"“{options.brief(text)}” is no level, but one of {', '.join(LEVELS)} is")
    return text


def arguments() -> Namespace:
    """Return what the command line says."""
    made = parser(__doc__, "balance.jsonl")
    made.add_argument(
        "--games",
        type=options.whole(1, 10**6),
        default=2000,
        metavar="N",
        help="how many games of each kind (default: %(default)s)",
    )
    made.add_argument(
        "--level", type=level_of, default="medium", help="who plays all seats (default: %(default)s)"
    )
    made.add_argument(
        "--page",
        type=options.path,
        default=ROOT / "docs" / "BALANCE.md",
        metavar="FILE",
        help="where the tables are written (default: docs/BALANCE.md)",
    )
    return made.parse_args()


def main(given: Namespace) -> None:
    """Play, and write the page; what is written there by hand stays."""
    for kind in KINDS:
        games = [Match(kind.variant, seed, (given.level,) * kind.players) for seed in range(given.games)]
        parts = list(report(kind, given.level, results_of(given, play_match, games, kind.title)))
        replace_block(given.page, kind.title, "\n\n".join(parts))
        print("\n\n".join(parts[:1] + parts[2:5]), end="\n\n")


if __name__ == "__main__":
    run(main, arguments())
