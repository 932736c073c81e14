"""``tremor check``: whether a save is whole."""

from argparse import ArgumentParser, Namespace
from typing import Final

from tremor_gui.games import GAMES
from tremor_gui.match import files
from tremor_gui.match.record import decode

from . import Verb, options


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=options.path, metavar="FILE", help="the save")


def run(given: Namespace) -> int:
    """Print what the save holds. Raises ``Unreadable``."""
    session = decode(files.read(given.file), GAMES)
    state = "is over" if session.outcome else "goes on"
    number = len(session.steps) - 1
    decided = f"{number} decision{'' if number == 1 else 's'}"
    rounds = session.game.rounds(session.state.table)
    print(
        f"This save is whole: {session.game.title} with {', '.join(session.names)}, "
        f"{decided}, {state} in round {rounds}."
    )
    return 0


VERB: Final = Verb("Reads a save and says in one sentence whether it is whole.", arguments, run)
