"""The command ``tremor``: the window, or a verb that needs none.

Exit status: 0, or 1 if it could not be done, 2 if it was not understood, 130
if somebody stopped it. What is wrong is said in one sentence on stderr.
"""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from difflib import get_close_matches
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

from tremor_gui import __version__
from tremor_gui.games import GAMES
from tremor_gui.match.errors import Complaint, Unreadable
from tremor_gui.match.inbox import Inbox
from tremor_gui.match.library import Library
from tremor_gui.match.paths import inbox_folder
from tremor_gui.match.words import quote
from tremor_gui.rules.chance import seed_text
from tremor_gui.rules.text import say

from .verbs import Verb, check, options, perft, replay, simulate

_PATIENCE: Final = 3.0
"""Seconds in which an open window has to take a file; one that hangs does not, and a new one opens."""


class _Parser(ArgumentParser):
    """A parser that complains in one sentence, however long the arguments are."""

    words: Sequence[str] = ()
    """The arguments."""

    def error(self, message: str) -> NoReturn:
        """Say what was not understood, and leave with 2."""
        for word in (*self.words, *(word.partition("=")[2] for word in self.words)):
            if len(word) > len(options.brief(word)) or not word.isprintable():
                message = message.replace(word, options.brief(word))
        self.exit(2, f"{self.prog}: {message}; {self.prog} --help tells more.\n")


def _window_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--version", action="version", version=f"tremor {__version__}")
    parser.add_argument("file", nargs="?", type=options.path, metavar="FILE", help="a save to go on with")
    options.add_seed(parser, default=None)
    parser.add_argument(
        "--selftest", action="store_true", help="try all that the game needs, without a window, and tell"
    )
    # For pictures and tests: leave after some frames, with a picture of the last one.
    parser.add_argument("--frames", type=options.whole(1, 10**6), help=SUPPRESS)
    parser.add_argument("--shot", type=options.path, help=SUPPRESS)
    parser.add_argument("--size", type=options.size, help=SUPPRESS)


def _window(given: Namespace) -> int:
    if given.selftest:
        from tremor_gui.ui import selftest  # noqa: PLC0415 - the verbs need no pygame

        return selftest.run()
    if given.file is not None:
        entry = Library(given.file.parent, GAMES).entry(given.file)
        if entry.problem is not None:  # no window has to open for that, but one that is open tells it too
            mistyped = _perhaps_a_verb(given.file)
            if mistyped is None:
                _shown_elsewhere(given)
            raise mistyped or Unreadable(entry.problem)
        if _shown_elsewhere(given):
            print("The game is open already, and shows the file in its window.")
            return 0
    if given.shot is not None:
        given.shot.touch()  # nor for a picture that cannot be written
    from tremor_gui.ui.main import run  # noqa: PLC0415 - the other verbs need no pygame

    seed = None if given.seed is None else seed_text(given.seed)
    return run(save=given.file, size=given.size, frames=given.frames, shot=given.shot, seed=seed)


def _shown_elsewhere(given: Namespace) -> bool:
    """Return whether a window that is open already takes the file, which was asked for and nothing else."""
    own = (given.seed, given.frames, given.shot, given.size)
    return own == (None,) * len(own) and Inbox(inbox_folder()).send(given.file, _PATIENCE)


def _perhaps_a_verb(file: Path) -> Complaint | None:
    """Return what to say where the name of a file that is not there looks like a misspelt verb."""
    name = str(file)
    if len(file.parts) != 1 or file.suffix or file.exists() or not get_close_matches(name, VERBS):
        return None
    return Complaint(
        say("There is no file “{path}”; the verbs are {verbs}.", path=quote(name), verbs=", ".join(VERBS))
    )


def _demo_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--out", type=options.path, required=True, metavar="DIR", help="the folder for pictures of the game"
    )
    options.add_seed(parser)
    parser.add_argument(
        "--size",
        type=options.size,
        default=(1280, 720),
        metavar="WxH",
        help="the size of the window (default: 1280x720)",
    )
    parser.add_argument(
        "--most",
        type=options.whole(1, 10**6),
        default=600,
        metavar="N",
        help="stop after this many pictures (default: %(default)s)",
    )


def _demo(given: Namespace) -> int:
    from tremor_gui.ui.tables.tremor.demo import run  # noqa: PLC0415 - the other verbs need no pygame

    return run(out=given.out, seed=seed_text(given.seed), size=given.size, most=given.most)


_WINDOW: Final = Verb("Opens the table.", _window_arguments, _window)
VERBS: Final = {
    "simulate": simulate.VERB,
    "demo": Verb(
        "Shows a game of the computer against itself, in pictures of the table.", _demo_arguments, _demo
    ),
    "check": check.VERB,
    "replay": replay.VERB,
    "perft": perft.VERB,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with its arguments, or the process's own, and return the exit status."""
    if isinstance(sys.stdout, TextIOWrapper):  # without a console there is none
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        try:
            return _run(sys.argv[1:] if arguments is None else arguments)
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except Complaint as complaint:
        return _failed(str(complaint))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever reads has seen enough
        return _silenced()
    except OSError as error:
        where = f": “{quote(error.filename)}”" if error.filename else ""
        return _silenced() and _failed(f"{error.strerror or error}{where}.")


def _run(arguments: Sequence[str]) -> int:
    name = arguments[0] if arguments and arguments[0] in VERBS else None
    if name is None:
        parser = _Parser(
            prog="tremor",
            usage="tremor [FILE] [--seed SEED]\n       tremor --selftest\n       tremor VERB ...",
            description="Opens the table for Tremor. With a verb it needs no screen.",
            epilog="\n".join(["verbs (tremor VERB --help tells more):", *map(_line, VERBS)]),
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        verb = _WINDOW
    else:
        verb = VERBS[name]
        arguments = arguments[1:]
        parser = _Parser(prog=f"tremor {name}", description=verb.summary, allow_abbrev=False)
    parser.words = arguments
    verb.arguments(parser)
    given = parser.parse_args(arguments)
    try:
        return verb.run(given)
    except options.Misuse as misuse:
        parser.error(str(misuse))


def _line(name: str) -> str:
    return f"  {name:<10} {VERBS[name].summary}"


def _failed(sentence: str) -> int:
    if sys.stderr:
        print(f"tremor: {sentence}", file=sys.stderr)
    return 1


def _silenced() -> int:
    """Print nothing more, not even what the closing of a broken standard output would make Python say."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
