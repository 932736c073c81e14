"""What keeps a Climate Card from being played now: the condition that is missing (T109, T117, T118, T137)."""

from collections.abc import Callable, Sequence
from typing import Final

from tremor_gui.rules.core import Frame
from tremor_gui.rules.text import Text, say

from .cards import (
    AFTERSHOCK,
    ANCHOR,
    BURROW,
    CARDS,
    DRIFTWOOD,
    EROSION,
    EXCLAMATION,
    FIREBREAK,
    LAVA_FLOW,
    LIGHTNING,
    OMEN,
    QUELL,
    SECOND_WIND,
    SEED_STORM,
    SINKHOLE,
    SUPERCELL,
    TAILWIND,
    THAW,
    TIDAL_SURGE,
    UNDERTOW,
)
from .plans import Plan
from .table import OASES, Table
from .turn import Act
from .windows import DECLARED_CARDS, NO_CARD, Announced, Declared, DiceCast, Moment, Struck

_OWN_TURN: Final = say("Only on your own turn.")
_BEFORE_ACTIONS: Final = say("Only before your first action.")
_BEFORE_ROLL: Final = say("Only before you roll the dice.")
_FIRST_ANSWER: Final = say("Not while something else is asked: decide that first.")
_MOMENTS: Final[dict[int, Text]] = {
    FIREBREAK: say("Only as a reaction to a declared Volcano, Flood or Landslide."),
    ANCHOR: say("Only as a reaction to a declared Tsunami, Cyclone or Tornado."),
    UNDERTOW: say("Only as a reaction to a Tsunami, Cyclone, Volcano or Landslide of another player."),
    TIDAL_SURGE: say("Only when you have declared a Tsunami yourself."),
    SUPERCELL: say("Only when you have declared a Cyclone yourself."),
    LAVA_FLOW: say("Only when you have declared a Volcano yourself."),
    AFTERSHOCK: say("Only right after a disaster that you have ignited has struck."),
    TAILWIND: say("Only right after a disaster has moved the tile you stand on."),
    THAW: say("Only as a reaction, when reactions are asked for."),
    OMEN: say("Only right after your own roll."),
    QUELL: say("Only as a reaction to a Climate Card of another player."),
}
"""For each lightning card the moment that it waits for."""


def missing(stack: Sequence[Frame[Table]], table: Table, seat: int, card: int) -> Text:
    """Return which condition keeps a held card, of which there is no option now, from being played.

    ``stack`` are the frames of the view, the one that asks last.
    """
    frame = stack[-1]
    if CARDS[card].symbol == LIGHTNING:
        return _no_reaction(frame, table, seat, card)
    return _wrong_time(stack, table, seat, card) or _useless(frame, table, seat, card)


def _no_reaction(frame: Frame[Table], table: Table, seat: int, card: int) -> Text:
    """Return what a lightning card lacks: mostly its moment, else something that it acts on."""
    match frame:
        case Moment() if card == THAW:
            return say("No tile is blocked.")
        case Declared() if card in _NO_USE:
            return _not_declared(frame.plan, seat, card)
        case Struck() if card == AFTERSHOCK and frame.by == seat:
            return say("An Aftershock is not followed by another.")
        case Struck() if card == TAILWIND and _carried(frame, table, seat):
            return say("From where you stand, no Traverse is possible.")
        case Announced(card=quelled) if card == QUELL and quelled != NO_CARD:
            return say("Only against a card of another player: this one is your own.")
        case Announced() if card == QUELL:
            return say("Only against a Climate Card: this is a trait.")
        case DiceCast() if card == OMEN:
            return say("Only after your own roll: these dice are another player's.")
    return _MOMENTS[card]


def _carried(frame: Struck, table: Table, seat: int) -> bool:
    here = table.pawns[seat]
    return here in frame.moved and here == frame.stood[seat]


def _not_declared(plan: Plan, seat: int, card: int) -> Text:
    """Return what a card lacks where a disaster is declared."""
    if card == UNDERTOW and plan.seat == seat:
        return say("Only against a disaster of another player: this one is your own.")
    fits = card in DECLARED_CARDS[plan.disaster] and (card not in _ONE_S_OWN or plan.seat == seat)
    return _NO_USE[card] if fits else _MOMENTS[card]


_ONE_S_OWN: Final = frozenset((TIDAL_SURGE, SUPERCELL, LAVA_FLOW))
_NO_USE: Final[dict[int, Text]] = {
    FIREBREAK: say("No tile would be blocked."),
    ANCHOR: say("No tile would be moved or twisted."),
    UNDERTOW: say("This disaster can go no other way."),
    **dict.fromkeys(_ONE_S_OWN, say("This disaster reaches farther already.")),
}
"""What a card for declared disasters lacks if it is neither the kind of disaster nor whose it is."""


def _wrong_time(stack: Sequence[Frame[Table]], table: Table, seat: int, card: int) -> Text | None:
    """Return when a card of one's own turn can be played, if that is not now."""
    if table.active != seat or not table.round:
        return _OWN_TURN
    act = next((frame for frame in reversed(stack) if isinstance(frame, Act)), None)
    if CARDS[card].symbol == EXCLAMATION and (act is None or not act.fresh):
        return _BEFORE_ACTIONS
    if act is None:
        return _BEFORE_ROLL
    return None if act is stack[-1] else _FIRST_ANSWER


def _useless(frame: Frame[Table], table: Table, seat: int, card: int) -> Text:
    """Return what a card of one's own turn lacks at its time."""
    assert isinstance(frame, Act)
    if card in (SECOND_WIND, DRIFTWOOD) and frame.late:
        return say("Too late: your actions are over, and with them every Traverse.")
    if card == DRIFTWOOD and frame.crossing:
        return say("Your next Traverse may cross debris already.")
    return _LACKS[card](table, seat)


def _no_burrow(table: Table, seat: int) -> Text:
    if table.faces[table.pawns[seat]] not in OASES:
        return say("You do not stand on an Oasis.")
    return say("No other Oasis lies face up and unblocked.")


_LACKS: Final[dict[int, Callable[[Table, int], Text]]] = {
    DRIFTWOOD: lambda table, seat: say("You have no Traverse left this turn."),
    SINKHOLE: lambda table, seat: say("No two tiles that can move lie side by side."),
    SEED_STORM: lambda table, seat: say("No wedge has room: a third token is not allowed."),
    BURROW: _no_burrow,
    EROSION: lambda table, seat: say("No token lies on any wedge."),
}
"""What a card of one's own turn lacks that acts on something."""
