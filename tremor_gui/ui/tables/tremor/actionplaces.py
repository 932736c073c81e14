"""Where the rules tell more about what somebody can do."""

from typing import Final

from tremor_gui.games.tremor.actions import (
    BlockNext,
    Delay,
    Discard,
    EndActions,
    Explore,
    Forecast,
    Ignite,
    Place,
    PlayCard,
    Poison,
    React,
    RollDice,
    Spin,
    Swing,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
    Waive,
)
from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.species import DELAY, POISON, SPECIES, SWING
from tremor_gui.rules.core import Action
from tremor_gui.rules.window import PASS

_OF_TRAITS: Final = {one.trait: f"species/{key}" for key, one in SPECIES.items()}
_OF_KINDS: Final[dict[type[Action], str]] = {
    Traverse: "traverse",
    Twist: "twist",
    Explore: "scout/explore",
    Forecast: "scout/forecast",
    Place: "wedges",
    Waive: "dice",
    TakeBack: "wedges/supply",
    Ignite: "ignition/tile",
    Spin: "tornado",
    BlockNext: "blocks/counters",
    Unblock: "blocks/counters",
    RollDice: "dice",
    EndActions: "turn/must",
    Discard: "catastrophes/squall",
    Swing: _OF_TRAITS[SWING],
    Poison: _OF_TRAITS[POISON],
    Delay: _OF_TRAITS[DELAY],
}


def place_of_action(action: Action, *, answers: bool) -> str:
    """Return the place in the rules that tells of an action, or nothing.

    To pass is told of only where it ``answers`` something that was announced.
    """
    match action:
        case PlayCard(card):
            return f"cards/{CARDS[card].key}"
        case React(trait):
            return _OF_TRAITS[trait]
    if action == PASS:
        return "answers" if answers else ""
    return _OF_KINDS[type(action)]
