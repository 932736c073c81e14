"""Why a Climate Card or a trait may not be used now."""

from collections.abc import Sequence
from typing import Final

from tremor_gui.rules.core import Action, Frame
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say

from .actions import NO_TARGET, PlayCard
from .missing import missing
from .species import DELAY, POISON, SWING
from .table import Table, trait_of
from .texts import CARD_NAMES, TRAIT_NAMES, TRAIT_TEXTS
from .tokens import PlaceTokens
from .turn import MAY_TWIST, Act, poisonable

_NOT_YOURS: Final = say("That is the trait of another species.")
_HOME: Final = say("Your species is home and uses its trait no more.")


def card_fault(view: View[Table], options: Sequence[Action], play: PlayCard) -> Text:
    """Return why a card cannot be played like this: not held, a condition is missing, or not there."""
    table, seat = view.table, view.seat
    if play.card not in table.hands[seat]:
        return say("You do not hold that card.")
    aims = [option.target for option in options if isinstance(option, PlayCard) and option.card == play.card]
    if not aims:
        return missing(view.stack, table, seat, play.card)
    if aims == [NO_TARGET]:
        return say("{card} aims at nothing.", card=CARD_NAMES[play.card])
    return say("{card} cannot aim there.", card=CARD_NAMES[play.card])


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
    if fault is None and isinstance(frame, Act) and not frame.left & MAY_TWIST:
        return say("Swing takes the place of your Tectonic Twist, and that is spent.")
    return fault


def delay_fault(frame: Frame[Table], table: Table, seat: int) -> Text:
    """Return why a token cannot be delayed now (T114, T115)."""
    fault = _trait_fault(table, seat, DELAY)
    if fault is None and isinstance(frame, PlaceTokens) and table.delayed == seat:
        return say("Only one token is delayed at a time, and never two turns running.")
    return fault or react_fault(table, seat, DELAY)
