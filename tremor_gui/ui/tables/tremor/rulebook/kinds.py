"""The chapter on the species, each with its trait."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.cards import DICE, LIGHTNING
from tremor_gui.games.tremor.describe import COLOUR_NAMES, HABITAT_NAMES
from tremor_gui.games.tremor.species import (
    DELAY,
    DRIFT,
    NEST,
    POISON,
    REACTING,
    REFLEX,
    SCENT,
    SHELL,
    SPECIES,
    SWING,
    Species,
)
from tremor_gui.games.tremor.texts import TRAIT_NAMES, TRAIT_TEXTS
from tremor_gui.rules.text import Text, say
from tremor_gui.ui.book import Chapter, Section, Side
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape

from .pieces import portrait
from .writing import chapter, lead, part

_MORE: Final[dict[str, Text]] = {
    NEST: say("The second turn may undo the first. It goes with the Twist of Fault Slip, too."),
    REFLEX: say("Whatever has blocked it, once for each block."),
    POISON: say(
        "Before you roll. All others on your tile lose the same action; it counts as one that they cannot "
        "take, and for a lost Traverse they get the counter. An ally is never poisoned."
    ),
    SWING: say(
        "Debris on the side of the tile you enter still stops you. If you have Twisted already, or Poison "
        "has cost you the Twist, it is too late."
    ),
    DELAY: say(
        "Of two tokens only one can be kept back, also one for which no wedge is open. It is placed after "
        "all others of the next roll, and goes back to your supply if no wedge is open then."
    ),
    SCENT: say("An Oasis, too, and each tile that comes after it."),
    SHELL: say("Against the disaster of another player, also of an ally."),
    DRIFT: say("It must have changed its place by one of the six disasters, and you still be on it."),
}
"""What is to be known of a trait besides its text (T110-T116, T134, T138, T141, T147)."""


def kinds() -> Chapter:
    """Return the chapter on the species."""
    return chapter(
        "species",
        "portraits/snow_leopard",
        lead(
            _(
                "Each species can do something that no other can: its trait. It may be used as often as it "
                "fits, if it does not say otherwise. <icon:traits/dice>\xa0means on your own turn before "
                "you roll, <icon:traits/lightning>\xa0whenever its condition is met; see "
                "<to:answers>Answering</to>."
            ),
            _(
                "{nest}, {swing}, {scent} and {delay} are part of the action or the roll that they change, "
                "and cannot be answered by themselves."
            ).format(**{key: escape(translate(TRAIT_NAMES[key])) for key in (NEST, SWING, SCENT, DELAY)}),
            _(
                "The number beside the <icon:hourglass>\xa0hourglass sets the <to:setup/order>turn "
                "order</to>. Two species share a card, with its colour and its Habitat, and only one of "
                "them can be in a game."
            ),
        ),
        *_each(),
    )


def _each() -> Iterator[Section]:
    for one in SPECIES.values():
        symbol = LIGHTNING if one.trait in REACTING else DICE
        trait = f"<icon:traits/{symbol}>\xa0<b>{escape(translate(TRAIT_NAMES[one.trait]))}.</b> "
        text = " ".join(escape(translate(told)) for told in (TRAIT_TEXTS[one.trait], _MORE[one.trait]))
        yield part(
            f"species/{one.key}",
            f"<i>{_facts(one)}</i>\n{trait}{text}",
            figures=(portrait(one.key, one.trait),),
            side=Side.LEFT,
        )


def _facts(species: Species) -> str:
    return _("{colour} · Habitat: {habitat} · <icon:hourglass> {hourglass}").format(
        colour=escape(translate(COLOUR_NAMES[species.colour])),
        habitat=escape(translate(HABITAT_NAMES[species.habitat])),
        hourglass=species.hourglass,
    )
