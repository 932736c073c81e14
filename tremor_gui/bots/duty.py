"""Who answers a decision: the level of the seat, or a quicker one where everybody waits."""

from typing import Any, Final

from tremor_gui.rules.game import View
from tremor_gui.rules.window import Window

from .levels import LEVELS, Level

QUICK: Final = "medium"
"""The strongest level that answers response windows, so that the others need not wait for it."""


def level_of(key: str) -> Level:
    """Return the level of a key; one of a newer version of the game plays as the strongest known here."""
    return LEVELS.get(key) or list(LEVELS.values())[-1]


def fitting(key: str, view: View[Any]) -> str:
    """Return the key of the level that answers a decision for a seat of a level."""
    level = level_of(key).key
    ranks = list(LEVELS)
    if view.stack and isinstance(view.stack[-1], Window) and ranks.index(level) > ranks.index(QUICK):
        return QUICK
    return level


def seed_of(seed: str, steps: int) -> str:
    """Return what the chance of a decision starts from: the seed of the match and the steps so far."""
    return f"{seed} {steps}"
