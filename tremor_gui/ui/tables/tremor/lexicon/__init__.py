"""Everything in Tremor that has a name: Climate Cards, traits, Catastrophes, symbols and tiles."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from tremor_gui.games.tremor.cards import CARDS, COPIES, DICE, EXCLAMATION, LIGHTNING
from tremor_gui.games.tremor.catastrophes import CATASTROPHES, STAGE_OF_LEVEL
from tremor_gui.games.tremor.describe import COLOUR_NAMES, HABITAT_NAMES, SPECIES_NAMES
from tremor_gui.games.tremor.species import REACTING, SPECIES, Species
from tremor_gui.games.tremor.terms import SEISMIC_LEVELS
from tremor_gui.games.tremor.texts import (
    CARD_NAMES,
    CARD_TEXTS,
    CATASTROPHE_NAMES,
    CATASTROPHE_TEXTS,
    HOURGLASS_TEXT,
    SYMBOL_TEXTS,
    TRAIT_NAMES,
    TRAIT_TEXTS,
)
from tremor_gui.rules.text import say
from tremor_gui.ui.i18n import _, ngettext, translate

from ...article import Article, Fact
from ..cardface import draw_large_card
from .pictures import cornered, pinned, upon
from .tiles import tiles

CHAPTERS: Final = {
    "cards": say("Climate Cards"),
    "traits": say("Traits"),
    "catastrophes": say("Catastrophes"),
    "symbols": say("Symbols"),
    "tiles": say("Tiles"),
}
SYMBOL_NAMES: Final = {
    LIGHTNING: say("Lightning"),
    DICE: say("Dice"),
    EXCLAMATION: say("Exclamation mark"),
}
_HOURGLASS: Final = "catastrophes/hourglass"


def articles() -> tuple[Article, ...]:
    """Return every entry, chapter by chapter, in the language in use."""
    return (*_cards(), *_traits(), *_catastrophes(), *_symbols(), *tiles())


def _cards() -> Iterator[Article]:
    for number, card in enumerate(CARDS):
        yield Article(
            f"cards/{card.key}",
            "cards",
            translate(CARD_NAMES[number]),
            _("Climate Card"),
            translate(CARD_TEXTS[number]),
            f"cards/{card.key}",
            partial(draw_large_card, card=number),
            f"traits/{card.symbol}",
            (_timing(card.symbol), _copies(COPIES)),
        )


def _traits() -> Iterator[Article]:
    for species in SPECIES.values():
        key = species.trait
        name = translate(SPECIES_NAMES[species.key])
        yield Article(
            f"traits/{key}",
            "traits",
            translate(TRAIT_NAMES[key]),
            _("Trait of the {species}").format(species=name),
            translate(TRAIT_TEXTS[key]),
            f"traits/{key}",
            cornered(f"portraits/{species.key}", f"traits/{key}"),
            f"traits/{_trait_symbol(key)}",
            (_timing(_trait_symbol(key)), _bearer(species)),
        )


def _catastrophes() -> Iterator[Article]:
    for number, catastrophe in enumerate(CATASTROPHES):
        levels = (
            level
            for level, stage in zip(SEISMIC_LEVELS, STAGE_OF_LEVEL, strict=True)
            if stage == catastrophe.stage
        )
        when = _("Comes to light when the Earthquake erupts at {levels}.").format(
            levels=", ".join(map(str, levels))
        )
        seal = _HOURGLASS if catastrophe.hourglass else ""
        facts = [Fact("emblems/earthquake", when)]
        if catastrophe.hourglass:
            facts.append(_hourglass())
        yield Article(
            f"catastrophes/{catastrophe.key}",
            "catastrophes",
            translate(CATASTROPHE_NAMES[number]),
            _("Catastrophe, stage {stage}").format(stage=catastrophe.stage),
            translate(CATASTROPHE_TEXTS[number]),
            f"catastrophes/{catastrophe.key}",
            upon(f"catastrophes/back_{catastrophe.stage}", f"catastrophes/{catastrophe.key}", seal),
            seal,
            (*facts, _copies(1)),
        )


def _symbols() -> Iterator[Article]:
    for symbol, name in SYMBOL_NAMES.items():
        cards = [f"cards/{card.key}" for card in CARDS if card.symbol == symbol]
        traits = sum(_trait_symbol(one.trait) == symbol for one in SPECIES.values())
        on_cards = ngettext("On {count} Climate Card.", "On {count} different Climate Cards.", len(cards))
        facts = [Fact("card", on_cards.format(count=len(cards)))]
        if traits:
            on_traits = ngettext("On {count} trait.", "On {count} traits.", traits)
            facts.append(Fact("traverse", on_traits.format(count=traits)))
        yield Article(
            f"symbols/{symbol}",
            "symbols",
            translate(name),
            _("Timing symbol"),
            translate(SYMBOL_TEXTS[symbol]),
            f"traits/{symbol}",
            pinned(cards, f"traits/{symbol}"),
            facts=tuple(facts),
        )
    struck = [f"catastrophes/{one.key}" for one in CATASTROPHES if one.hourglass]
    on_catastrophes = ngettext("On {count} Catastrophe.", "On {count} Catastrophes.", len(struck))
    yield Article(
        "symbols/hourglass",
        "symbols",
        _("Hourglass"),
        _("Follows a Catastrophe"),
        translate(HOURGLASS_TEXT),
        _HOURGLASS,
        pinned(struck, _HOURGLASS),
        facts=(
            Fact("emblems/earthquake", on_catastrophes.format(count=len(struck))),
            Fact("player", _("The number on a species' card sets the turn order: the lowest goes first.")),
        ),
    )


def _timing(symbol: str) -> Fact:
    return Fact(
        f"traits/{symbol}", f"<b>{translate(SYMBOL_NAMES[symbol])}.</b> {translate(SYMBOL_TEXTS[symbol])}"
    )


def _hourglass() -> Fact:
    return Fact(_HOURGLASS, f"<b>{_('Hourglass')}.</b> {translate(HOURGLASS_TEXT)}")


def _copies(count: int) -> Fact:
    words = ngettext("{count} copy in the deck.", "{count} copies in the deck.", count)
    return Fact("deck", words.format(count=count))


def _bearer(species: Species) -> Fact:
    return Fact(
        f"portraits/{species.key}",
        _("<b>{species}</b>, {colour}, at home in the {habitat}.").format(
            species=translate(SPECIES_NAMES[species.key]),
            colour=translate(COLOUR_NAMES[species.colour]).lower(),
            habitat=translate(HABITAT_NAMES[species.habitat]),
        ),
    )


def _trait_symbol(trait: str) -> str:
    return LIGHTNING if trait in REACTING else DICE
