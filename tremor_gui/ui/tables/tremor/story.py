"""A match as a text: who played, and all that happened, turn by turn, in the language of the table."""

from collections.abc import Iterator

from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.games.tremor.describe import SPECIES_NAMES
from tremor_gui.games.tremor.events import TurnBegan
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.texts import CARD_NAMES
from tremor_gui.match.film import EVERYTHING, Film
from tremor_gui.ui.i18n import _, translate

from ..levels import level_name
from .looks import Look, looks, names_of
from .squares import squares

_INDENT = "  "


def story(film: Film) -> str:
    """Return a film as lines; hands are told at the beginning of each turn, as far as its eyes see them."""
    return "\n".join((*_head(film), "", _("Set-up"), *_told(film))) + "\n"


def _head(film: Film) -> Iterator[str]:
    session = film.session
    yield f"{session.game.title}: {translate(session.game.variant(session.setup))}"
    yield ""
    for seat, look in enumerate(looks(session.setup, session.brains), start=1):
        yield f"{seat}. {_player(look)}"
    yield ""
    yield _("[A1] is the square in the north-west, [E1] that in the north-east.")
    if film.eyes == EVERYTHING:  # whoever knows the seed can find out all the rest
        yield ""
        yield _("Seed: {seed}").format(seed=session.seed)


def _player(look: Look) -> str:
    species = translate(SPECIES_NAMES[look.species])
    known = [word for word in (species, level_name(look.brain)) if word and word != look.name]
    return f"{look.name} ({', '.join(known)})" if known else look.name


def _told(film: Film) -> Iterator[str]:
    session = film.session
    table, names = session.game.blank(session.setup), names_of(session.setup)
    for step in range(film.last + 1):
        for event in film.events(step):
            text, where = session.game.describe(event, table, names), squares(event, table)
            table = event.apply(table)
            begins = isinstance(event, TurnBegan)
            if begins:
                yield ""
            if text is not None:
                yield ("" if begins else _INDENT) + translate(text) + (where and f" [{where}]")
            if begins:
                yield from _hands(table, names)


def _hands(table: Table, names: tuple[str, ...]) -> Iterator[str]:
    for name, hand in zip(names, table.hands, strict=True):
        if hand and HIDDEN not in hand:
            cards = ", ".join(translate(CARD_NAMES[card]) for card in hand)
            yield _INDENT + _("{name} holds: {cards}").format(name=name, cards=cards)
