"""``tremor replay``: a save played again."""

from argparse import ArgumentParser, Namespace
from typing import Any, Final

from tremor_gui.games import GAMES
from tremor_gui.match import files
from tremor_gui.match.record import decode
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action

from . import Verb, options


def arguments(parser: ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=options.path, metavar="FILE", help="the save")
    parser.add_argument("--text", action="store_true", help="print what happened in every step")


def run(given: Namespace) -> int:
    """Print the log, if asked for, and how far the game was played again. Raises ``Unreadable``."""
    session = decode(files.read(given.file), GAMES)
    if given.text:
        for index in range(len(session.steps)):
            print("\n  ".join((_heading(session, index), *map(str, session.told(index)))))
    # Reading a save is playing it again; steps before the floor could only be followed on the table.
    again = len(session.steps) - 1 - session.floor
    old = f", after {session.floor} under older rules" if session.floor else ""
    print(f"{again} decisions were played again just as they happened{old}.")
    return 0


def _heading(session: Session, index: int) -> str:
    step = session.steps[index]
    if step.action is None:
        return f"{session.game.title}: {', '.join(session.names)}; seed {session.seed}"
    return f"{index}. {session.names[step.seat]}: {_words(session, step.action)}"


def _words(session: Session, action: Action) -> str:
    """Return an action as it stands in the save, without the signs of JSON."""
    data: dict[str, Any] = session.game.codec.dump(action)
    details = ", ".join(f"{name} {value}" for name, value in data.items() if name != "is")
    return f"{data['is']} {details}".strip()


VERB: Final = Verb("Plays a save again, step by step, and compares with what happened.", arguments, run)
