"""What a Species Card says, in the language in use."""

from typing import Final

from tremor_gui.games.tremor.describe import COLOUR_NAMES, HABITAT_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.rules.text import say
from tremor_gui.ui import palette
from tremor_gui.ui.i18n import _, translate

PATTERN_NAMES: Final = {
    "plain": say("plain"),
    "veined": say("veined"),
    "dotted": say("dotted"),
    "waved": say("waved"),
}
PLACES: Final = (say("goes 1st"), say("goes 2nd"), say("goes 3rd"), say("goes 4th"))


def colour_and_pattern(colour: str) -> str:
    """Return both marks of a colour, such as "Yellow, dotted"."""
    return _("{colour}, {pattern}").format(
        colour=translate(COLOUR_NAMES[colour]),
        pattern=translate(PATTERN_NAMES[palette.SEAT_PATTERNS[colour]]),
    )


def habitat(species: str) -> str:
    """Return what the Habitat of a species is called."""
    return translate(HABITAT_NAMES[SPECIES[species].habitat])
