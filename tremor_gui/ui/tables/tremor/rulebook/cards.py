"""The chapters on Spirit Tracks, Climate Cards and answering."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.cards import (
    AFTERSHOCK,
    CARDS,
    COPIES,
    DICE,
    DRIFTWOOD,
    EXCLAMATION,
    FAULT_SLIP,
    FIRST_HAND,
    FORESHOCK,
    LAVA_FLOW,
    LIGHTNING,
    MIGRATION,
    QUELL,
    SECOND_WIND,
    TAILWIND,
    TIDAL_SURGE,
    UNDERTOW,
)
from tremor_gui.games.tremor.terms import SPIRIT_TRACK
from tremor_gui.games.tremor.texts import CARD_TEXTS, SYMBOL_TEXTS
from tremor_gui.rules.text import Text, say
from tremor_gui.ui.book import Chapter, Section, Side
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box

from ... import spirit_board
from ..places import called
from .pieces import Lying, row, slip, spirit
from .words import card_link, link
from .writing import chapter, lead, part

_TRACKS: Final = Box(0, spirit_board.marker_place(0)[1] - 30, 200, 90)
_OUTWARD: Final = say("Only outward, in the direction that is chosen for it.")
_EXTRA: Final = say("It may be taken even if Poison has cost you that action.")
_TOO_LATE: Final = say("Once your actions are over, it comes too late.")
_MORE: Final[dict[int, tuple[Text, ...]]] = {
    TIDAL_SURGE: (_OUTWARD,),
    LAVA_FLOW: (_OUTWARD,),
    AFTERSHOCK: (
        say(
            "The tile strikes from where it lies now, even if it is blocked. It can be answered, but no "
            "Aftershock follows it, and its blocks are yours."
        ),
    ),
    TAILWIND: (
        say(
            "It must have changed its place by one of the six disasters, not by an eruption, and you still "
            "be on it."
        ),
    ),
    SECOND_WIND: (_EXTRA, _TOO_LATE),
    FAULT_SLIP: (
        _EXTRA,
        say("It is a Tectonic Twist: Nest goes with it, and your own Oasis may be twisted."),
    ),
    MIGRATION: (_EXTRA,),
    DRIFTWOOD: (say("It helps your action, not a step by Tailwind."), _TOO_LATE),
    FORESHOCK: (
        say("With an empty supply the tokens are taken off wedges; if there are none either, fewer are put."),
    ),
}
"""What is to be known of a card besides what stands on it (T136-T145)."""


def spirit_tracks() -> Chapter:
    """Return the chapter on the Spirit Tracks (T09, T34-T36)."""
    return chapter(
        "spirit",
        "counters/yellow",
        lead(
            _(
                "You get a counter on your Spirit Track for each disaster that you ignite, and another one "
                "at the end of your actions if you did not Traverse, whatever the reason. As soon as "
                "{count} lie there, they come back to you, and you draw a <to:cards>Climate Card</to>."
            ).format(count=SPIRIT_TRACK),
            _(
                "The counter for a missing Traverse comes before you roll, and a card that it brings may "
                "still be played then."
            ),
            _(
                "When the Climate Cards are used up, those that were played are shuffled. If there are none "
                "either, a full track is cleared and brings nothing."
            ),
            figures=(spirit(Lying({}, spirit=("yellow", "yellow")), _TRACKS, 200),),
        ),
    )


def cards() -> Chapter:
    """Return the chapter on the Climate Cards, with each of them (T117, T118)."""
    return chapter(
        "cards",
        "card",
        lead(
            _(
                "You begin with {hand} Climate Cards and draw more from your <to:spirit>Spirit Track</to>. "
                "You may hold any number of them, and nobody else sees which. There are {count}: {copies} "
                "each of {designs}. A card that was played lies open beside the deck, even if it was "
                "cancelled."
            ).format(hand=FIRST_HAND, count=len(CARDS) * COPIES, copies=COPIES, designs=len(CARDS)),
            _("The symbol in its corner says when a card may be played."),
            figures=(row(("cards/back",), 96),),
        ),
        part(
            f"cards/{LIGHTNING}",
            _symbol(LIGHTNING),
            _("See <to:answers>Answering</to> for the moments that there are."),
            _bearing(LIGHTNING),
        ),
        part(
            f"cards/{DICE}",
            _symbol(DICE),
            _("Before, between and after your actions, as many as you like."),
            _bearing(DICE),
        ),
        part(
            f"cards/{EXCLAMATION}",
            _symbol(EXCLAMATION),
            _("You may play several, and other cards in between. What such a card does strikes you, too."),
            _bearing(EXCLAMATION),
        ),
        *_each(),
    )


def answers() -> Chapter:
    """Return the chapter on reactions (T109)."""
    return chapter(
        "answers",
        "traits/lightning",
        lead(
            _(
                "Something that is announced can be answered before it takes effect, with cards and traits "
                "that bear the <icon:traits/lightning>\xa0lightning. All are asked in turn order, "
                "beginning with the player whose turn it is, and whoever spoke last may answer as well."
            ),
            _(
                "An answer can be answered, too. The last one takes effect first; then everybody is asked "
                "again, until all have passed in a row. What was cancelled has no effect and is not "
                "answered any more, and a card is spent even so. Only {quell} cancels a card, and it can "
                "itself be cancelled by another one."
            ).format(quell=card_link(QUELL)),
        ),
        part(
            "answers/moments",
            _(
                "• A disaster is declared: its tile and its way have been chosen.\n"
                "• A disaster has struck, or tiles have been blocked.\n"
                "• A card or a trait is announced.\n"
                "• The dice have been rolled.\n"
                "• The Earthquake is about to erupt.\n"
                "• A turn begins."
            ),
            figures=(slip(f"cards/{CARDS[UNDERTOW].key}"), slip(f"cards/{CARDS[QUELL].key}")),
        ),
        part(
            "answers/asked",
            _(
                "Only who has something to say is asked. So that this tells nothing of your hand, whoever "
                "holds cards is called wherever any card could be played that is not known to be out, and "
                "the others look away. You may find that you can only pass."
            ),
            _(
                "With <icon:ask>\xa0you choose to be asked always, or only for what touches you: what you "
                "have done yourself, cards of opponents, and what happens to your tile, those next to it, "
                "your tokens or your actions. <icon:curtain>\xa0passes and spares you further questions in "
                "this turn."
            ),
        ),
    )


def _each() -> Iterator[Section]:
    for number, card in enumerate(CARDS):
        timing = f"<icon:traits/{card.symbol}>\xa0<i>{escape(called(f'cards/{card.symbol}'))}</i>"
        more = (escape(translate(text)) for text in _MORE.get(number, ()))
        yield part(
            f"cards/{card.key}",
            "\n".join((timing, " ".join((escape(translate(CARD_TEXTS[number])), *more)))),
            figures=(slip(f"cards/{card.key}", f"traits/{card.symbol}"),),
            side=Side.LEFT,
        )


def _bearing(symbol: str) -> str:
    """Return the names of the cards with a symbol, each a link."""
    return " · ".join(link(f"cards/{card.key}") for card in CARDS if card.symbol == symbol)


def _symbol(symbol: str) -> str:
    return f"<icon:traits/{symbol}>\xa0{escape(translate(SYMBOL_TEXTS[symbol]))}"
