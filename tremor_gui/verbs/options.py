"""Options that several verbs share, and what they accept."""

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from tremor_gui.games import GAMES
from tremor_gui.match.words import quote
from tremor_gui.rules.chance import BadSeed, parse_seed
from tremor_gui.rules.core import Step
from tremor_gui.rules.game import Game


class Misuse(ValueError):
    """The arguments do not go together."""


_LONGEST_ARGUMENT: Final = 40
_SMALLEST: Final = (640, 400)
_LARGEST: Final = (7680, 4320)


def brief(text: str) -> str:
    """Return what of an argument is repeated to whoever typed it."""
    return quote(text if len(text) <= _LONGEST_ARGUMENT else f"{text[:_LONGEST_ARGUMENT]}…")


def path(text: str) -> Path:
    """Read the path of a file or folder."""
    if not text:
        raise ArgumentTypeError("an empty path names nothing")
    return Path(text)


def game(text: str) -> str:
    """Read the name of a game."""
    if text not in GAMES:
        raise ArgumentTypeError(f"“{brief(text)}” is no game, but {', '.join(sorted(GAMES))} is")
    return text


def whole(least: int, greatest: int) -> Callable[[str], int]:
    """Return a reader of whole numbers in a range."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 9 and least <= int(text) <= greatest):
            raise ArgumentTypeError(f"“{brief(text)}” is not a whole number from {least} to {greatest}")
        return int(text)

    return read


def seed(text: str) -> int:
    """Read a seed."""
    try:
        return parse_seed(text)
    except BadSeed as error:
        raise ArgumentTypeError(str(error).removesuffix(".")) from None


def size(text: str) -> tuple[int, int]:
    """Read the size of a window, such as ``1280x720``."""
    width, _, height = text.partition("x")
    try:
        return whole(_SMALLEST[0], _LARGEST[0])(width), whole(_SMALLEST[1], _LARGEST[1])(height)
    except ArgumentTypeError:
        least, most = ("x".join(map(str, bounds)) for bounds in (_SMALLEST, _LARGEST))
        raise ArgumentTypeError(
            f"“{brief(text)}” is not a size from {least} to {most}, such as 1280x720"
        ) from None


def add_seed(parser: ArgumentParser, default: int | None = 1) -> None:
    """Add ``--seed``, the number that everything by chance starts from; without a default, that is chance."""
    fallback = "another one each time" if default is None else str(default)
    parser.add_argument(
        "--seed",
        type=seed,
        default=default,
        metavar="SEED",
        help="what chance starts from: a whole number, or sm64: and hexadecimal digits "
        f"(default: {fallback})",
    )


def add_match(parser: ArgumentParser) -> None:
    """Add ``--game`` and ``--players``."""
    parser.add_argument(
        "--game", type=game, default="tremor", metavar="GAME", help="which game (default: %(default)s)"
    )
    parser.add_argument(
        "--players",
        type=whole(1, 99),
        metavar="N",
        help="how many players (default: as many as the game is for)",
    )


def seats_of(game: Game[Any], players: int | None) -> int:
    """Return for how many players to set a game up. Raises ``Misuse``."""
    if players is None:
        return game.seats[-1]
    if players not in game.seats:
        possible = ", ".join(map(str, game.seats))
        raise Misuse(f"{game.title} is not for {players} players, but for one of {possible}")
    return players


def deal(game: Game[Any], players: int, rng: Random) -> Step:
    """Set a game up by chance."""
    return game.opening(game.quick_setup(players, rng), rng.getrandbits(64))
