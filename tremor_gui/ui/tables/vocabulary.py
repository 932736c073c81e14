"""The words and pictures in which statistics speak of a game."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that a player may play as."""

    name: str
    picture: str
    """Its small picture."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What is what in one game, in the language in use, each thing by its key."""

    game: str
    kinds_title: str
    """What the kinds are called together."""
    kinds: Mapping[str, Kind]
    variants: Mapping[str, str]
    reduced: str
    """What a game is called from which parts are left out."""
    seats: tuple[int, ...]
    """The possible numbers of players."""
