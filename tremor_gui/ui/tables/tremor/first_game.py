"""The game that the tutorial leads to: against one easy bot, and without all that can be left out."""

from typing import Final

from tremor_gui.bots.levels import LEVELS
from tremor_gui.games.tremor.deal import Setup
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.rules.game import Rng

from .looks import untyped

BRAINS: Final = ("", next(iter(LEVELS)))
"""A person goes first, and the weakest level there is plays the other seat."""


def first_game(rng: Rng) -> Setup:
    """Return the setup of a first game with chance species (T130)."""
    return TREMOR.quick_setup(len(BRAINS), rng, without=TREMOR.switches)


def is_first_game(setup: Setup, brains: tuple[str, ...]) -> bool:
    """Return whether a match is a first game, or one that somebody has set up just alike."""
    return (
        brains == BRAINS
        and setup.layout is None
        and TREMOR.played(setup) == (TREMOR.variants[0], TREMOR.switches)
        and all(untyped(player.name, player.species) for player in setup.players)
    )
