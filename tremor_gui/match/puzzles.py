"""Puzzles: positions in which a seat can win by itself, as the file that comes with the game has them."""

import json
from dataclasses import dataclass
from math import gcd
from pathlib import Path
from typing import Any, Final

from tremor_gui.rules.core import Action
from tremor_gui.rules.game import Game

from . import files
from .parse import NONSENSE, Games, damaged, fields
from .session import Session

FORMAT: Final = "tremor-puzzles"
SCHEMA: Final = 1
MOST_STARS: Final = 5
_SEED: Final = "sm64:7"
"""Nothing in a puzzle is left to chance, so any seed will do."""
_HEAD: Final = ("format", "schema", "game", "puzzles")
_FIELDS: Final = ("key", "seat", "turns", "stars", "odds", "first", "asks", "setup", "solution")
_GOLDEN: Final = 0.618
"""The share of all puzzles between those of two days, so that neighbours in difficulty lie days apart."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One position and what is known of it."""

    key: str
    """Names the position for good, wherever it stands in the list."""
    game: Game[Any]
    setup: Any
    """Lays the position out."""
    seat: int
    """Who has to win."""
    turns: int
    """How many turns that takes."""
    stars: int
    """How hard it is, from 1 to ``MOST_STARS``."""
    odds: int
    """Of so many tries at random one solves it, if it wastes no decision."""
    first: tuple[int, int]
    """With how many of the first decisions a solution can begin, and how many there are."""
    asks: tuple[str, ...]
    """What a solution has to do on the way, by the keys of the game."""
    solution: tuple[Action, ...]

    def session(self) -> Session:
        """Return a match that begins with the position."""
        return Session.start(self.game, self.setup, _SEED)


def load(path: Path, games: Games) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, the easiest first. Raises ``Unreadable`` if anything is wrong with it."""
    text = files.read(path)
    try:
        data = json.loads(text)
        fields(data, _HEAD, "the puzzles")
        if data["format"] != FORMAT or data["schema"] != SCHEMA:
            raise damaged("these are no puzzles of this version")
        game = games[data["game"]]
        return tuple(_puzzle(game, one) for one in data["puzzles"])
    except (*NONSENSE, RecursionError) as error:
        raise damaged(error) from error


def of_the_day(puzzles: tuple[Puzzle, ...], day: int) -> Puzzle:
    """Return the puzzle of a day, given as its number in any calendar without gaps.

    Each has its day before one comes again. There must be a puzzle.
    """
    count = len(puzzles)
    stride = next(step for step in range(max(1, round(count * _GOLDEN)), 2 * count) if gcd(step, count) == 1)
    return puzzles[day * stride % count]


def _puzzle(game: Game[Any], data: Any) -> Puzzle:
    fields(data, _FIELDS, "a puzzle")
    key, seat, turns, stars, odds = (data[name] for name in ("key", "seat", "turns", "stars", "odds"))
    if type(key) is not str or not all(type(number) is int for number in (seat, turns, stars, odds)):
        raise damaged("a puzzle lacks its key or its numbers")
    setup = game.codec.load(data["setup"], game.setup_type, "setup")
    if not 0 <= seat < len(game.players(setup)) or not 1 <= stars <= MOST_STARS:
        raise damaged("a puzzle is nobody's, or has too many stars")
    first, all_ = game.codec.load(data["first"], tuple[int, int], "first")
    asks = game.codec.load(data["asks"], tuple[str, ...], "asks")
    solution = game.codec.load(data["solution"], tuple[Action, ...], "solution")
    return Puzzle(key, game, setup, seat, turns, stars, odds, (first, all_), asks, solution)
