"""The games that were finished: a small file, a line each, from which the statistics are counted.

It is a file of its own, since saves may be deleted. A match has a key that
comes of its seed and its setup, so that whoever takes the end back and plays
another one, opens the save again, or goes another way from some step of it,
plays the same match still: it counts once, as it ended first.
"""

import json
import os
import re
from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from tremor_gui.rules.text import Text, say

from . import files
from .errors import Unreadable
from .lock import held
from .session import Session
from .words import clean_name, quote

FORMAT: Final = "tremor-statistics"
SCHEMA: Final = 1
_HEAD: Final = json.dumps({"format": FORMAT, "schema": SCHEMA})
MOST_GAMES: Final = 4000
"""How many games are kept, the latest; that many lines of the longest kind are a file that can be read."""
_LOCK: Final = ".statistics.lock"
_PATIENCE: Final = 2.0
"""Seconds to wait for another copy, which takes a hundredth of that."""
_LONGEST_LINE: Final = 2**11
_MOST_SEATS: Final = 8
_MOST_SWITCHES: Final = 8
_MOST_ROUNDS: Final = 9999
_KEY: Final = re.compile("[0-9a-f]{16}")
_NONSENSE: Final = (ValueError, KeyError, TypeError, RecursionError)


class Sitting(NamedTuple):
    """One seat in a game that is over."""

    name: str
    brain: str
    """The level of the bot that played, or nothing for a person."""
    kind: str
    """What it played as."""
    won: bool


class Finished(NamedTuple):
    """A game that is over."""

    key: str
    """Tells the match from all others: 16 hexadecimal digits."""
    game: str
    variant: str
    without: tuple[str, ...]
    """The parts of the rules that were left out."""
    rounds: int
    day: date
    """When it was over."""
    seats: tuple[Sitting, ...]
    """In turn order."""


def key_of(session: Session) -> str:
    """Return what tells a match from all others, however often it is finished."""
    dealt = [session.game.name, session.seed, session.game.codec.dump(session.setup)]
    text = json.dumps(dealt, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def finished(session: Session, day: date) -> Finished | None:
    """Return what is kept of a match that is over on a day.

    Nothing is kept of one that goes on, or began with a table laid out by hand.
    """
    game, setup, outcome = session.game, session.setup, session.outcome
    if outcome is None or game.laid(setup):
        return None
    variant, without = game.played(setup)
    seats = tuple(
        Sitting(name, brain, game.kind(setup, seat), seat in outcome.winners)
        for seat, (name, brain) in enumerate(zip(session.names, session.brains, strict=True))
    )
    rounds = min(game.rounds(session.state.table), _MOST_ROUNDS)
    return Finished(key_of(session), game.name, variant, without, rounds, day, seats)


def load(path: Path) -> tuple[tuple[Finished, ...], Text | None]:
    """Return the games of a file, the latest last, and what the player should know about it, if anything.

    A file with damage is kept aside; what can be read of it is in its place then.
    """
    if files.stamp(path) is None:
        return (), None
    try:
        games, whole = parse(files.read(path))
    except Unreadable:
        games, whole = (), False
    return games, None if whole else _keep_aside(path, games)


def parse(text: str) -> tuple[tuple[Finished, ...], bool]:
    """Return the games that a text tells of, the latest last, and whether it is whole.

    Lines that make no sense are left out, and so are all but the first about the same match.
    """
    head, *lines = text.split("\n", MOST_GAMES + 1)
    whole = head == _HEAD and lines[-1:] == [""]
    found: dict[str, Finished] = {}
    for line in lines if whole else (head, *lines):
        if not line or line == _HEAD:
            continue
        try:
            game = _read(line)
        except _NONSENSE:
            whole = False
            continue
        whole = whole and game.key not in found
        found.setdefault(game.key, game)
    return tuple(found.values())[-MOST_GAMES:], whole


def encode(games: Iterable[Finished]) -> str:
    """Return games as the text of a file."""
    return "\n".join((_HEAD, *map(_line, games), ""))


def record(game: Finished, path: Path) -> Text | None:
    """Add a game unless it is there, and return what the player should know about the file, if anything.

    Raises ``NotSaved``.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with held(path.with_name(_LOCK), _PATIENCE):
            games, notice = load(path)
            if all(game.key != other.key for other in games):
                files.write(path, encode((*games, game)[-MOST_GAMES:]))
    except OSError as error:
        raise files.not_saved(error, path.parent) from error
    return notice


def forget(path: Path) -> None:
    """Forget every game, and what was kept aside. Raises ``NotSaved``."""
    try:
        for each in (path, aside_of(path)):
            each.unlink(missing_ok=True)
    except OSError as error:
        raise files.not_saved(error, path.parent) from error


def aside_of(path: Path) -> Path:
    """Return where a damaged file is kept."""
    return path.with_name(f"{path.stem}-damaged{path.suffix}")


def _keep_aside(path: Path, games: tuple[Finished, ...]) -> Text:
    """Put a damaged file aside and what could be read in its place, and return what to say of it."""
    aside = aside_of(path)
    try:
        os.replace(path, aside)
        if games:
            files.write(path, encode(games))
    except OSError:
        return say("The file of statistics is damaged; some games are missing.")
    return say(
        "The file of statistics is damaged; some games are missing. It is kept as “{name}”.",
        name=quote(aside.name),
    )


def _line(game: Finished) -> str:
    told = game._asdict() | {"day": game.day.isoformat(), "seats": [seat._asdict() for seat in game.seats]}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _read(line: str) -> Finished:
    """Return the game that a line tells of. Raises ``ValueError``, ``KeyError`` or the like for nonsense."""
    _insist(len(line) <= _LONGEST_LINE)
    told = json.loads(line)
    without, seats = told["without"], told["seats"]
    _insist(type(without) is list and len(without) <= _MOST_SWITCHES)
    _insist(type(seats) is list and 0 < len(seats) <= _MOST_SEATS)
    key, rounds = told["key"], told["rounds"]
    _insist(type(key) is str and _KEY.fullmatch(key) is not None)
    _insist(type(rounds) is int and 0 <= rounds <= _MOST_ROUNDS)
    return Finished(
        key,
        _word(told["game"]),
        _word(told["variant"]),
        tuple(map(_word, without)),
        rounds,
        date.fromisoformat(told["day"]),
        tuple(map(_sitting, seats)),
    )


def _sitting(told: Any) -> Sitting:
    name, won = told["name"], told["won"]
    _insist(type(name) is str and _is_name(name))
    _insist(type(won) is bool)
    return Sitting(name, _word(told["brain"]), _word(told["kind"]), won)


def _word(value: Any) -> str:
    _insist(type(value) is str and _is_word(value))
    return str(value)


# The same few names and words stand in most lines, and looking at them takes longer than reading the line.
@lru_cache
def _is_name(text: str) -> bool:
    return text != "" and clean_name(text) == text


@lru_cache
def _is_word(text: str) -> bool:
    return re.fullmatch("[a-z0-9_]{0,32}", text) is not None


def _insist(holds: bool) -> None:
    if not holds:
        raise ValueError
