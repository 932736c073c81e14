"""Why a Climate Card or a trait may not be used now."""

from typing import Final

from tremor_gui.rules.core import Frame
from tremor_gui.rules.text import Text, say

from .actions import NO_TARGET, PlayCard
from .cards import BURROW, CARDS, DRIFTWOOD, EXCLAMATION, LIGHTNING, SECOND_WIND
from .species import DELAY, POISON, SWING
from .table import OASES, Table, trait_of
from .texts import CARD_NAMES, CARD_TEXTS, SYMBOL_TEXTS, TRAIT_NAMES, TRAIT_TEXTS
from .tokens import PlaceTokens
from .turn import Act, poisonable
from .windows import Moment

_NOT_YOURS: Final = say("That is the trait of another species.")
_HOME: Final = say("Your species is home and uses its trait no more.")


def card_fault(frame: Frame[Table], table: Table, seat: int, play: PlayCard) -> Text:
    """Return why a card cannot be played: not held, not its time, or not there (T109, T117, T118)."""
    name = CARD_NAMES[play.card]
    if play.card not in table.hands[seat]:
        return say("You do not hold that card.")
    decision = frame.ask(table)
    aims = [
        option.target
        for option in (decision.options if decision else ())
        if isinstance(option, PlayCard) and option.card == play.card
    ]
    if aims == [NO_TARGET]:
        return say("{card} aims at nothing.", card=name)
    if aims:
        return say("{card} cannot aim there.", card=name)
    return _time_fault(frame, play.card) or _use_fault(frame, table, seat, play.card)


def _time_fault(frame: Frame[Table], card: int) -> Text | None:
    """Return when a card can be played, if that is not now."""
    name, symbol = CARD_NAMES[card], CARDS[card].symbol
    if symbol == LIGHTNING and not isinstance(frame, Moment):
        return say("{card} cannot be played now. {text}", card=name, text=CARD_TEXTS[card])
    if symbol != LIGHTNING and (not isinstance(frame, Act) or (symbol == EXCLAMATION and not frame.fresh)):
        return say("{card} cannot be played now. {text}", card=name, text=SYMBOL_TEXTS[symbol])
    return None


def _use_fault(frame: Frame[Table], table: Table, seat: int, card: int) -> Text:
    """Return why a card would be of no use now."""
    name = CARD_NAMES[card]
    if card in (SECOND_WIND, DRIFTWOOD) and isinstance(frame, Act):
        if frame.late:
            return say("{card} is too late: your actions are over.", card=name)
        if frame.crossing:
            return say("Your next Traverse may cross debris already.")
        return say("You have no Traverse left: {card} would be wasted.", card=name)
    if card == BURROW and table.faces[table.pawns[seat]] not in OASES:
        return say("{card} begins on an Oasis, and you stand on none.", card=name)
    return say("{card} has nothing to act on now. {text}", card=name, text=CARD_TEXTS[card])


def _trait_fault(table: Table, seat: int, trait: str) -> Text | None:
    if table.traits[seat] != trait:
        return _NOT_YOURS
    return None if trait_of(table, seat) else _HOME


def react_fault(table: Table, seat: int, trait: str) -> Text:
    """Return why a trait is no answer now."""
    return _trait_fault(table, seat, trait) or say(
        "{trait} cannot be used now. {text}", trait=TRAIT_NAMES[trait], text=TRAIT_TEXTS[trait]
    )


def poison_fault(frame: Frame[Table], table: Table, seat: int) -> Text:
    """Return why nobody can be poisoned now (T111, T112)."""
    fault = _trait_fault(table, seat, POISON)
    if fault is not None or not isinstance(frame, Act):
        return fault or react_fault(table, seat, POISON)
    if frame.poisoned:
        return say("You have used your Poison this turn.")
    assert not poisonable(table, seat)
    return say("Nobody on your tile can be poisoned now.")


def swing_fault(frame: Frame[Table], table: Table, seat: int) -> Text | None:
    """Return why Swing cannot be used this turn, whatever its target."""
    fault = _trait_fault(table, seat, SWING)
    if fault is None and isinstance(frame, Act) and frame.crossing:
        return say("Your next Traverse may cross debris already.")
    if fault is None and isinstance(frame, Act) and frame.swung:
        return say("You have used your Swing this turn.")
    return fault


def delay_fault(frame: Frame[Table], table: Table, seat: int) -> Text:
    """Return why a token cannot be delayed now (T114, T115)."""
    fault = _trait_fault(table, seat, DELAY)
    if fault is None and isinstance(frame, PlaceTokens) and table.delayed == seat:
        return say("Only one token is delayed at a time, and never two turns running.")
    return fault or react_fault(table, seat, DELAY)
