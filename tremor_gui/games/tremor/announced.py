"""What windows are about besides disasters: a card or a trait that takes effect, or nothing at all."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from tremor_gui.rules.core import Frame, Referee

from .table import Table


@dataclass(frozen=True, slots=True)
class Calm(Frame[Table]):
    """Nothing: what a window is about that only asks for reactions."""

    def run(self, referee: Referee[Table]) -> None:
        """Go on."""
        referee.done()


CALM: Final = Calm()


_Effect = Callable[[Referee[Table], int, int], None]


@cache
def _effects() -> tuple[dict[int, _Effect], dict[str, _Effect]]:
    """Return what cards and traits do.

    That leans on every part of the game, and each of those on windows, so it is imported late.
    """
    from .effects import CARD_EFFECTS, TRAIT_EFFECTS  # noqa: PLC0415

    return CARD_EFFECTS, TRAIT_EFFECTS


@dataclass(frozen=True, slots=True)
class CardEffect(Frame[Table]):
    """A Climate Card takes effect."""

    seat: int
    card: int
    target: int

    def run(self, referee: Referee[Table]) -> None:
        """Do what the card says."""
        referee.done()
        _effects()[0][self.card](referee, self.seat, self.target)


@dataclass(frozen=True, slots=True)
class TraitEffect(Frame[Table]):
    """A trait takes effect in the window it answers, or on its owner's turn."""

    seat: int
    trait: str
    way: int

    def run(self, referee: Referee[Table]) -> None:
        """Do what the trait does."""
        referee.done()
        _effects()[1][self.trait](referee, self.seat, self.way)
