"""Saves of earlier schemas, brought up to today's by pure functions from dict to dict."""

from collections.abc import Callable, Mapping
from typing import Any, Final

SCHEMA: Final = 2
"""The schema that is written."""

_DEEPEST: Final = 40
"""How deep a migration looks into the data; no state is nested half as deep."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]


def _with_brains(data: dict[str, Any]) -> dict[str, Any]:
    """Let people play every seat, as they did before there were bots; Swing no longer costs tokens."""
    players = data.get("players")
    brains = [""] * len(players) if type(players) is list else []
    return data | {"brains": brains, "state": _without_swung(data.get("state"))}


def _without_swung(value: Any, depth: int = _DEEPEST) -> Any:
    """Return data without the frames' note that Swing was used."""
    if not depth:
        return value
    if type(value) is list:
        return [_without_swung(item, depth - 1) for item in value]
    if type(value) is dict:
        dropped = "swung" if value.get("is") in ("Act", "PlaceRolled") else None
        return {key: _without_swung(item, depth - 1) for key, item in value.items() if key != dropped}
    return value


MIGRATIONS: Final[Mapping[int, Migration]] = {1: _with_brains}
"""For each earlier schema the step to the next one; ``schema`` itself is set by ``migrate``.

A migration may trust nothing about the data but its schema. It returns a new
dict and leaves wrong values for the reader to refuse. One save of every
schema is kept in ``tests/match/archive``.
"""


def migrate(
    data: dict[str, Any], migrations: Mapping[int, Migration] = MIGRATIONS, schema: int = SCHEMA
) -> dict[str, Any]:
    """Return the data of a save, whose ``schema`` is from 1 to the wanted one, in the wanted one."""
    for earlier in range(data["schema"], schema):
        data = migrations[earlier](data) | {"schema": earlier + 1}
    return data
