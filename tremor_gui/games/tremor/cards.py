"""The 22 Climate Cards of this edition, two of each: what they are called by and when they may be played.

What they do is in ``effects.py``, one small function a card.
"""

from typing import Final, NamedTuple

LIGHTNING, DICE, EXCLAMATION = "lightning", "dice", "exclamation"
"""The symbols: in a window, on one's turn before the roll, before one's first action (T109, T117, T118)."""


class Card(NamedTuple):
    """One design of Climate Card."""

    key: str
    symbol: str


CARDS: Final[tuple[Card, ...]] = (
    Card("firebreak", LIGHTNING),
    Card("anchor", LIGHTNING),
    Card("undertow", LIGHTNING),
    Card("tidal_surge", LIGHTNING),
    Card("supercell", LIGHTNING),
    Card("lava_flow", LIGHTNING),
    Card("aftershock", LIGHTNING),
    Card("tailwind", LIGHTNING),
    Card("thaw", LIGHTNING),
    Card("omen", LIGHTNING),
    Card("quell", LIGHTNING),
    Card("second_wind", DICE),
    Card("fault_slip", DICE),
    Card("migration", DICE),
    Card("driftwood", DICE),
    Card("sinkhole", DICE),
    Card("seed_storm", DICE),
    Card("burrow", DICE),
    Card("erosion", DICE),
    Card("great_drought", EXCLAMATION),
    Card("polar_shift", EXCLAMATION),
    Card("foreshock", EXCLAMATION),
)
COPIES: Final = 2
FIRST_HAND: Final = 2
HIDDEN: Final = -1
"""A card whose face the viewer does not know."""

(
    FIREBREAK,
    ANCHOR,
    UNDERTOW,
    TIDAL_SURGE,
    SUPERCELL,
    LAVA_FLOW,
    AFTERSHOCK,
    TAILWIND,
    THAW,
    OMEN,
    QUELL,
    SECOND_WIND,
    FAULT_SLIP,
    MIGRATION,
    DRIFTWOOD,
    SINKHOLE,
    SEED_STORM,
    BURROW,
    EROSION,
    GREAT_DROUGHT,
    POLAR_SHIFT,
    FORESHOCK,
) = range(len(CARDS))
