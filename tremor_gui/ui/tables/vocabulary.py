"""The words and pictures in which statistics speak of a game."""

from collections.abc import Mapping
from dataclasses import dataclass

from tremor_gui.match.chronicle import Finished


@dataclass(frozen=True, slots=True)
class Kind:
    """Something that a player may play as."""

    name: str
    own: str
    """Its name as the sources write it, by which a player is called who typed none."""
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

    def called(self, name: str, kind: str) -> str:
        """Return the name of somebody who played as a kind; one that nobody typed is the kind's."""
        found = self.kinds.get(kind)
        return found.name if found is not None and name == found.own else name

    def spoken(self, game: Finished) -> Finished:
        """Return a game that is over with the names that nobody typed in the language in use."""
        return game._replace(
            seats=tuple(seat._replace(name=self.called(seat.name, seat.kind)) for seat in game.seats)
        )
