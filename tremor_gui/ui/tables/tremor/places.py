"""Every place in the rules and what it is called: chapters, and what is told of within them."""

from typing import Final

from tremor_gui.games.tremor.cards import CARDS, DICE, EXCLAMATION, LIGHTNING
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.describe import DISASTER_NAMES, SPECIES_NAMES
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.games.tremor.texts import CARD_NAMES, CATASTROPHE_NAMES, VARIANT_NAMES
from tremor_gui.rules.text import Text, say
from tremor_gui.ui.book import Topic
from tremor_gui.ui.i18n import translate

NAMES: Final[dict[str, Text]] = {
    "goal": say("The goal"),
    "board": say("The board"),
    "board/disasters": say("Tiles with disasters"),
    "board/debris": say("Debris"),
    "board/habitat": say("Habitats"),
    "board/oasis": say("Oases"),
    "board/earthquake": say("Earthquake Tile"),
    "board/fixed": say("What never moves"),
    "setup": say("Setting up"),
    "setup/order": say("Turn order"),
    "setup/exploration": say("Exploration"),
    "turn": say("A turn"),
    "turn/must": say("What must be done"),
    "traverse": say("Traverse"),
    "traverse/steps": say("Steps that are no Traverse"),
    "twist": say("Twist"),
    "scout": say("Scout"),
    "scout/explore": say("Explore"),
    "scout/oasis": say("When an Oasis comes to light"),
    "scout/forecast": say("Forecast"),
    "dice": say("The Disaster Dice"),
    "wedges": say("Wedges and tokens"),
    "wedges/open": say("Open and closed"),
    "wedges/supply": say("When the tokens run out"),
    "ignition": say("Ignition"),
    "ignition/tile": say("Which tile is struck"),
    "ignition/order": say("What happens, in order"),
    "ignition/area": say("What is hit"),
    **dict(zip(DISASTER_KEYS, DISASTER_NAMES, strict=True)),
    "blocks": say("Blocks"),
    "blocks/counters": say("When the counters run short"),
    "earthquake": say("The Earthquake"),
    "earthquake/eruption": say("An eruption"),
    "earthquake/levels": say("The Seismic Counter"),
    "catastrophes": say("Catastrophes"),
    "catastrophes/hourglass": say("Hourglass"),
    **{f"catastrophes/{one.key}": name for one, name in zip(CATASTROPHES, CATASTROPHE_NAMES, strict=True)},
    "spirit": say("Spirit Tracks"),
    "cards": say("Climate Cards"),
    f"cards/{LIGHTNING}": say("Lightning"),
    f"cards/{DICE}": say("Dice"),
    f"cards/{EXCLAMATION}": say("Exclamation mark"),
    **{f"cards/{card.key}": name for card, name in zip(CARDS, CARD_NAMES, strict=True)},
    "answers": say("Answering"),
    "answers/moments": say("When somebody may answer"),
    "answers/asked": say("How often you are asked"),
    "species": say("Species and traits"),
    **{f"species/{key}": name for key, name in SPECIES_NAMES.items()},
    "variants": say("Variants"),
    **{f"variants/{key}": name for key, name in VARIANT_NAMES.items()},
    "variants/hardcore": say("Hardcore"),
    "bots": say("Bots and hints"),
    "bots/levels": say("How strong they are"),
    "bots/hint": say("Hint"),
    "bots/chances": say("Chances"),
    "table": say("At the table"),
    "table/undo": say("Taking back"),
    "table/reading": say("Reading the table"),
    "table/back": say("Looking back"),
    "table/puzzles": say("Puzzles"),
    "table/saves": say("Saved games"),
    "keys": say("Keys"),
}
"""By place, those within a chapter after the chapter."""


def called(place: str) -> str:
    """Return what a place is called, in the language in use."""
    return translate(NAMES[place])


def topic(place: str) -> Topic:
    """Return a place as what more can be read about a thing."""
    return Topic(place, called(place))
