"""``tremor simulate``: whole games at random or by bots, and what came of them."""

import json
from argparse import ArgumentParser, Namespace
from collections import Counter
from hashlib import sha256
from random import Random
from statistics import median_low
from time import perf_counter
from typing import Any, Final

from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.series import RANDOM, Clock, whole_game
from tremor_gui.games import GAMES
from tremor_gui.match.digest import digest
from tremor_gui.rules.game import Game

from . import Verb, options
from .cast import Cast, choosers, milliseconds, read


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments."""
    options.add_match(parser)
    parser.add_argument(
        "--variant",
        default="",
        metavar="NAME",
        help="which variant of the game: "
        + "; ".join(map(_variants, GAMES.values()))
        + " (default: the first)",
    )
    parser.add_argument(
        "--without",
        default="",
        metavar="PARTS",
        help=f"what to leave out, with commas between: {'; '.join(map(_switches, GAMES.values()))}",
    )
    options.add_seed(parser)
    parser.add_argument(
        "--games",
        type=options.whole(1, 10**6),
        default=10,
        metavar="N",
        help="how many games (default: %(default)s)",
    )
    parser.add_argument(
        "--cap",
        type=options.whole(1, 10**6),
        default=1000,
        metavar="ROUNDS",
        help="give a game up after this round (default: %(default)s)",
    )
    parser.add_argument(
        "--bots",
        default=RANDOM,
        metavar="LEVELS",
        help=f"who plays: {', '.join((RANDOM, *LEVELS))}; one level for all seats, or one for each, "
        "with commas between (default: %(default)s)",
    )
    parser.add_argument(
        "--rotate", action="store_true", help="let the levels go on by a seat from game to game"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _variants(game: Game[Any]) -> str:
    return f"{game.name} has {', '.join(game.variants)}"


def _switches(game: Game[Any]) -> str:
    return f"{game.name} has {', '.join(game.switches)}"


def kind_of(given: Namespace) -> tuple[int, str, tuple[str, ...]]:
    """Return for how many players to set a game up, which variant, and without what. Raises ``Misuse``."""
    game = GAMES[given.game]
    variant = given.variant or game.variants[0]
    if variant not in game.variants:
        raise options.Misuse(f"there is no variant “{variant[:40]}”: {_variants(game)}")
    without = tuple(dict.fromkeys(given.without.split(","))) if given.without else ()
    if not set(without) <= set(game.switches):
        raise options.Misuse(f"“{given.without[:40]}” cannot be left out: {_switches(game)}")
    seats = game.seats_in(variant)
    players = seats[-1] if given.players is None else options.seats_of(game, given.players)
    if players not in seats:
        raise options.Misuse(f"the variant “{variant}” is not for {players} players")
    return players, variant, without


def run(given: Namespace) -> int:
    """Play, and print the sums under their names."""
    if given.players is None and "," in given.bots:
        given.players = given.bots.count(",") + 1
    players, variant, without = kind_of(given)
    levels = read(given.bots, players)
    if given.rotate and len(set(levels)) == 1:
        raise options.Misuse("--rotate changes nothing where all seats play alike: name several with --bots")
    cast = Cast(levels, given.rotate)
    game = GAMES[given.game]
    sums = simulate(game, players, given.games, given.seed, given.cap, variant, without, cast)
    if given.json:
        print(json.dumps(sums))
        return 0
    for name, value in sums.items():
        plain = isinstance(value, int | str)
        shown = value if plain else json.dumps(value).replace('"', "")[1:-1] or "none"
        print(f"{name}: {shown}")
    return 0


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    seed: int,
    cap: int,
    variant: str = "",
    without: tuple[str, ...] = (),
    cast: Cast | None = None,
) -> dict[str, Any]:
    """Play games, at random without a cast, and return their sums.

    All of them but ``decisions_per_second`` and ``milliseconds_per_decision``
    are equal for equal arguments. ``wins`` counts every seat of a team that
    wins; ``digest`` stands for the final states of all the games.
    """
    rng = Random(seed)
    cast = cast or Cast((RANDOM,) * players)
    clock: Clock = {}
    decisions = capped = 0
    wins = [0] * players
    by_level = dict.fromkeys(cast.levels, 0)
    by_kind: Counter[str] = Counter()
    lengths: list[int] = []
    ends = sha256()
    began = perf_counter()
    for number in range(games):
        setup = game.quick_setup(players, rng, variant, without)
        chance = rng.getrandbits(64)
        state = game.opening(setup, chance).state
        levels = cast.of(number)
        played = whole_game(game, state, choosers(game, levels, rng, chance, clock), cap)
        for seat in played.winners:
            wins[seat] += 1
            by_level[levels[seat]] += 1
            by_kind[game.kind(setup, seat)] += 1
        decisions += played.decisions
        capped += not played.winners
        lengths.append(played.rounds)
        ends.update(digest(game, played.state).encode())
    seconds = perf_counter() - began
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "wins": wins,
        "wins_by_level": by_level,
        f"wins_by_{game.kinds}": dict(sorted(by_kind.items())),
        "milliseconds_per_decision": milliseconds(clock),
        "rounds": {"min": min(lengths), "median": median_low(lengths), "max": max(lengths)},
        "capped": capped,
        "digest": ends.hexdigest()[:16],
    }


VERB: Final = Verb(
    "Lets bots, or players that choose at random, play whole games, and sums them up.", arguments, run
)
