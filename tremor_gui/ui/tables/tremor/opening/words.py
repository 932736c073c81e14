"""What a Species Card, a variant and a switch say, in the language in use."""

from typing import Final

from tremor_gui.games.tremor.describe import COLOUR_NAMES, HABITAT_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import COOP, RACE, RUMBLE
from tremor_gui.games.tremor.texts import TRAIT_NAMES, TRAIT_TEXTS, VARIANT_NAMES
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
VARIANT_TEXTS: Final = {
    RACE: say("Everybody for themselves: the first animal in its Habitat wins."),
    COOP: say("Two teams of two: the first to have both its animals home wins."),
    RUMBLE: say("Be on the Earthquake Tile when it erupts, or you are out."),
}
"""What wins each variant, in a sentence or two."""
PART_NAMES: Final = {
    "cards": say("Climate Cards"),
    "traits": say("Traits"),
    "catastrophes": say("Catastrophes"),
}
PART_TEXTS: Final = {
    "cards": say("A full Spirit Track draws a Climate Card. Off, there are no Spirit Tracks either."),
    "traits": say("Each species can do something that no other can."),
    "catastrophes": say("An eruption reveals a Catastrophe that strikes the whole board."),
}
"""What each part of the game brings in that Hardcore can leave out."""


def variants() -> list[tuple[str, str]]:
    """Return the variants with what they are called."""
    return [(key, translate(name)) for key, name in VARIANT_NAMES.items()]


def colour_and_pattern(colour: str) -> str:
    """Return both marks of a colour, such as "Yellow, dotted"."""
    return _("{colour}, {pattern}").format(
        colour=translate(COLOUR_NAMES[colour]),
        pattern=translate(PATTERN_NAMES[palette.SEAT_PATTERNS[colour]]),
    )


def habitat(species: str) -> str:
    """Return what the Habitat of a species is called."""
    return translate(HABITAT_NAMES[SPECIES[species].habitat])


def trait(species: str) -> str:
    """Return the trait of a species, marked up: its name and what it does."""
    key = SPECIES[species].trait
    return f"<b>{translate(TRAIT_NAMES[key])}.</b> {translate(TRAIT_TEXTS[key])}"
