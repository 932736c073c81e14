"""How each event of Tremor is played: its time, its curve and its sound (art direction, Motion)."""

from typing import Final

from tremor_gui.games.tremor.card_events import (
    CameHome,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CatastropheRevealed,
    DieTurned,
    Eliminated,
    Poisoned,
    TokenDelayed,
    TraitUsed,
)
from tremor_gui.games.tremor.events import (
    Blocked,
    Erupted,
    Freed,
    Ignited,
    Moved,
    NothingToIgnite,
    Redealt,
    Revealed,
    Rolled,
    SeismicMoved,
    SentHome,
    Shifted,
    SpiritCleared,
    SpiritGrew,
    Swapped,
    TokenPlaced,
    TokenTaken,
    TrackCleared,
    TrackGrew,
    TurnBegan,
    Twisted,
    WedgeCleared,
    Won,
)
from tremor_gui.rules.window import Fizzled, Voided
from tremor_gui.ui.ease import in_cubic, in_out_back, in_out_cubic, out_back, out_cubic
from tremor_gui.ui.stage.director import Manner

_SILENT: Final = Manner()
_STILL: Final = 0.45
"""Seconds for which each picture stands where nothing moves."""

MANNERS: Final[dict[type, Manner]] = {
    TurnBegan: Manner(pause=0.12, sound="turn"),
    Moved: Manner(0.26, in_out_cubic, arc=26.0, sound="place"),
    SentHome: Manner(0.6, in_out_cubic, arc=90.0, sound="place"),
    Twisted: Manner(0.32, in_out_back, arc=14.0, overlap=0.14, sound="twist"),
    Swapped: Manner(0.42, in_out_cubic, arc=22.0, overlap=0.16, sound="swap"),
    Shifted: Manner(0.48, in_out_cubic, arc=18.0, sound="shift"),
    Revealed: Manner(0.42, in_out_cubic, arc=40.0, overlap=0.2, pause=0.05, sound="reveal"),
    TokenPlaced: Manner(0.3, out_cubic, arc=30.0, sound="place"),
    TokenTaken: Manner(0.3, out_cubic, arc=30.0, sound="pickup"),
    Ignited: Manner(delay=0.3, sound="ignite"),
    NothingToIgnite: Manner(pause=0.5, sound="refuse"),
    WedgeCleared: Manner(0.34, in_out_cubic, arc=24.0, stagger=0.05, lead=0.18),
    TrackGrew: Manner(0.34, out_cubic, arc=30.0, lead=0.18, sound="place"),
    CardDrawn: Manner(pause=0.35, sound="reveal"),
    CardPlayed: Manner(delay=1.5, sound="place"),
    CardDiscarded: Manner(pause=0.3, sound="place"),
    TraitUsed: Manner(delay=0.9, sound="place"),
    Voided: Manner(pause=0.6, sound="refuse"),
    Fizzled: Manner(pause=0.6, sound="refuse"),
    CatastropheRevealed: Manner(delay=2.8, sound="quake"),
    Poisoned: Manner(pause=0.4, sound="refuse"),
    TokenDelayed: Manner(pause=0.3, sound="place"),
    DieTurned: Manner(pause=0.5, sound="dice"),
    Eliminated: Manner(0.6, in_cubic, arc=30.0, pause=0.6, sound="refuse"),
    CameHome: Manner(pause=0.8, sound="win"),
    SpiritGrew: Manner(0.34, out_cubic, arc=24.0, sound="place"),
    SpiritCleared: Manner(0.34, in_out_cubic, stagger=0.05),
    Blocked: Manner(0.26, in_cubic, overlap=0.14, sound="block"),
    Freed: Manner(0.26, in_out_cubic, overlap=0.06),
    Rolled: Manner(delay=1.45, sound="dice"),
    Erupted: Manner(delay=1.3, sound="quake"),
    Redealt: Manner(0.62, in_out_cubic, arc=70.0, stagger=0.055, pause=0.15),
    TrackCleared: Manner(0.34, in_out_cubic, stagger=0.03),
    SeismicMoved: Manner(0.4, out_back),
    Won: Manner(delay=1.2, sound="win"),
}


def manner(event: object) -> Manner:
    """Return how an event is played; one without a manner passes at once."""
    return MANNERS.get(type(event), _SILENT)


def still(event: object) -> Manner:
    """Return how an event is shown without moving anything; what passes at once has no picture of its own."""
    found = manner(event)
    return found if found is _SILENT else Manner(pause=_STILL, sound=found.sound)
