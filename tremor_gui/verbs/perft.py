"""``tremor perft``: how many ways a position can go on, to check the rules and their speed."""

from argparse import ArgumentParser, Namespace
from random import Random
from typing import Any, Final

from tremor_gui.games import GAMES
from tremor_gui.rules.core import State, play

from . import Verb, options


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments."""
    options.add_match(parser)
    options.add_seed(parser)
    parser.add_argument(
        "--depth",
        type=options.whole(1, 12),
        default=3,
        metavar="D",
        help="the greatest length (default: %(default)s)",
    )


def run(given: Namespace) -> int:
    """Print a line a length: the length and the count."""
    game = GAMES[given.game]
    players = options.seats_of(game, given.players)
    state = options.deal(game, players, Random(given.seed)).state
    for depth in range(1, given.depth + 1):
        print(depth, perft(state, depth), flush=True)
    return 0


def perft(state: State[Any], depth: int) -> int:
    """Return the number of sequences of decisions of a length, from 1; chance is the state's own."""
    if state.decision is None:
        return 0
    choices = state.decision.options
    if depth == 1:
        return len(choices)
    return sum(perft(play(state, choice).state, depth - 1) for choice in choices)


VERB: Final = Verb(
    "Counts the sequences of decisions from the opening on, of length 1, 2, and so on.", arguments, run
)
