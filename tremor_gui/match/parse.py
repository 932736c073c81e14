"""From the text of a save to its data in today's schema, trusting nothing."""

import json
import re
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final, NamedTuple

from tremor_gui import __version__
from tremor_gui.rules.game import Game
from tremor_gui.rules.text import Text, say

from .errors import Unreadable
from .files import MOST_BYTES
from .migrate import SCHEMA, migrate
from .words import quote

FORMAT: Final = "tremor-save"

_FIELDS: Final[Mapping[str, type]] = {
    "format": str,
    "schema": int,
    "app": str,
    "game": str,
    "rules": int,
    "seed": str,
    "saved": str,
    "players": list,
    "brains": list,
    "round": int,
    "over": bool,
    "setup": dict,
    "state": dict,
    "log": list,
}

_MOST_VALUES: Final = 2**17
"""Objects and lists in a save; four megabytes of nothing else would be three hundred in memory."""

_LONGEST_NUMBER: Final = 20
"""Signs in a whole number; what is written with 64 bits has no more."""

NONSENSE: Final = (ArithmeticError, AssertionError, LookupError, RuntimeError, TypeError, ValueError)
"""What rules and codec may raise on values that the rules did not make themselves."""

Games = Mapping[str, Game[Any]]


class Summary(NamedTuple):
    """What a list of saves shows of one."""

    game: str
    setup: Any
    """How it was set up; None if that cannot be read, or nobody could play like that."""
    variant: Text | None
    """What is played; None if the setup cannot be read."""
    players: tuple[str, ...]
    brains: tuple[str, ...]
    """For each player the level of the bot that plays, or nothing for a person."""
    round: int
    saved: datetime
    """With its time zone."""
    over: bool


def damaged(detail: object) -> Unreadable:
    """Return the complaint about a save of ours that is not as it was written."""
    return Unreadable(say("This save is damaged ({detail}).", detail=quote(detail)))


def parse(text: str, games: Games) -> dict[str, Any]:
    """Return the data of a save: every field there, of its type, and of a game and rules known here.

    Raises ``Unreadable``. What is inside ``setup``, ``state`` and ``log`` is not looked at.
    """
    data = _saved_game(_json(text))
    fields(data, _FIELDS, "the save")
    for name, kind in _FIELDS.items():
        if type(data[name]) is not kind:
            raise damaged(f"{name}: expected {kind.__name__}, found {type(data[name]).__name__}")
    game = games.get(data["game"])
    if game is None:
        raise Unreadable(say("This save is of “{game}”, a game not known here.", game=quote(data["game"])))
    if data["rules"] > game.version:
        raise Unreadable(
            say(
                "This save needs a newer version of the game: it was played by version {needed} "
                "of the rules, and this one, {app}, knows them up to version {known}.",
                needed=data["rules"],
                app=__version__,
                known=game.version,
            )
        )
    if not all(type(name) is str for name in data["players"]):
        raise damaged("players: expected a list of names")
    if len(data["brains"]) != len(data["players"]) or not all(map(_is_brain, data["brains"])):
        raise damaged("brains: expected a level or nothing for each of the players")
    _moment(data["saved"])
    return data


def too_large(text: str) -> bool:
    """Return whether a save holds more than is ever read."""
    return len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES or _crowded(text)


def _crowded(text: str) -> bool:
    return text.count("[") + text.count("{") > _MOST_VALUES


def summary(text: str, games: Games) -> Summary:
    """Return what a list of saves shows of this one. Raises ``Unreadable``."""
    data = parse(text, games)
    game = games[data["game"]]
    players = tuple(quote(name) for name in data["players"])
    try:
        setup = game.codec.load(data["setup"], game.setup_type, "setup")
        variant = game.variant(setup)
        game.blank(setup)
        if len(game.players(setup)) != len(players):
            raise ValueError("the setup is for other players")
    except NONSENSE:
        setup = variant = None
    brains = tuple(data["brains"])
    saved = _moment(data["saved"])
    return Summary(game.name, setup, variant, players, brains, data["round"], saved, data["over"])


def _is_brain(value: Any) -> bool:
    """Return whether a value can be the key of a level, known here or not, or stand for a person."""
    return type(value) is str and re.fullmatch("[a-z_]{0,16}", value) is not None


def fields(data: Any, names: Collection[str], where: str) -> None:
    """Raise ``Unreadable`` unless the data is an object of exactly these fields."""
    if type(data) is not dict or data.keys() != set(names):
        raise damaged(f"the fields of {where} do not fit")


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise damaged("saved: expected a date and time") from None
    # Far from today, or without a zone, the time could not be turned into the reader's own.
    if moment.tzinfo is None or not 1970 <= moment.year < 9999:
        raise damaged("saved: expected a date and time with its zone")
    return moment


def _json(text: str) -> Any:
    text = text.strip()
    if not text:
        raise Unreadable(say("This save is empty."))
    if len(text) > MOST_BYTES:
        raise Unreadable(say("This file is too large to be one of this game."))
    if not text.startswith("{"):
        raise _foreign()
    if _crowded(text):
        raise damaged("there is more in it than in any game")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_whole)
    except RecursionError:
        raise damaged("nested too deeply") from None
    except json.JSONDecodeError as error:
        if not text.endswith("}"):
            raise Unreadable(say("This save breaks off before its end.")) from None
        raise damaged(error) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise damaged("a field is there twice")
    return data


def _whole(digits: str) -> int:
    # Longer ones Python would read and reckon with, but at some length no longer write.
    if len(digits) > _LONGEST_NUMBER:
        raise damaged("a number is too long")
    return int(digits)


def _saved_game(data: Any) -> dict[str, Any]:
    if type(data) is not dict or data.get("format") != FORMAT:
        raise _foreign()
    schema = data.get("schema")
    if type(schema) is not int or schema < 1:
        raise damaged("schema: expected a whole number from 1")
    if schema > SCHEMA:
        raise Unreadable(
            say(
                "This save needs a newer version of the game: it is in version {needed} of the format, "
                "and this one, {app}, reads it up to version {known}.",
                needed=schema,
                app=__version__,
                known=SCHEMA,
            )
        )
    return migrate(data)


def _foreign() -> Unreadable:
    return Unreadable(say("This file is not a save of this game."))
