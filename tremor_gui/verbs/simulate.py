"""``tremor simulate``: whole games at random, and what came of them."""

import json
from argparse import ArgumentParser, Namespace
from hashlib import sha256
from random import Random
from statistics import median_low
from time import perf_counter
from typing import Any, Final

from tremor_gui.games import GAMES
from tremor_gui.match.digest import digest
from tremor_gui.rules.core import play
from tremor_gui.rules.game import Game

from . import Verb, options


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments."""
    options.add_match(parser)
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
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(given: Namespace) -> int:
    """Play, and print the sums under their names."""
    game = GAMES[given.game]
    sums = simulate(game, options.seats_of(game, given.players), given.games, given.seed, given.cap)
    if given.json:
        print(json.dumps(sums))
        return 0
    for name, value in sums.items():
        shown = value if isinstance(value, int | str) else json.dumps(value).replace('"', "").strip("[]{}")
        print(f"{name}: {shown}")
    return 0


def simulate(game: Game[Any], players: int, games: int, seed: int, cap: int) -> dict[str, Any]:
    """Play games at random and return their sums.

    All of them but ``decisions_per_second`` are equal for equal arguments.
    ``digest`` stands for the final states of all the games.
    """
    rng = Random(seed)
    chance, rounds = rng.random, game.rounds
    decisions = capped = 0
    wins = [0] * players
    lengths: list[int] = []
    ends = sha256()
    began = perf_counter()
    for _ in range(games):
        state = options.deal(game, players, rng).state
        while (decision := state.decision) is not None and rounds(state.table) <= cap:
            choices = decision.options
            state = play(state, choices[int(chance() * len(choices))]).state
            decisions += 1
        outcome = game.outcome(state.table)
        for seat in outcome.winners if outcome else ():
            wins[seat] += 1
        capped += outcome is None
        lengths.append(min(rounds(state.table), cap))
        ends.update(digest(game, state).encode())
    seconds = perf_counter() - began
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "wins": wins,
        "rounds": {"min": min(lengths), "median": median_low(lengths), "max": max(lengths)},
        "capped": capped,
        "digest": ends.hexdigest()[:16],
    }


VERB: Final = Verb("Lets players that choose at random play whole games, and sums them up.", arguments, run)
