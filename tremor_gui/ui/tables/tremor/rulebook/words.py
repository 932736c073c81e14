"""Names that lead to their places."""

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.ui.markup import escape

from ..places import NAMES, called


def link(place: str) -> str:
    """Return the name of a place, marked up so that it leads there."""
    return f"<to:{place}>{escape(called(place))}</to>"


def card_link(card: str | int) -> str:
    """Return the name of a Climate Card or a Catastrophe, by its key or number, so that it leads there."""
    key = CARDS[card].key if isinstance(card, int) else card
    return link(next(place for place in (f"cards/{key}", f"catastrophes/{key}") if place in NAMES))
