"""What is told of a match of Tremor when it is over."""

from dataclasses import dataclass
from itertools import chain

from tremor_gui.games.tremor.describe import HABITAT_NAMES, SPECIES_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.tally import Tally
from tremor_gui.games.tremor.tiles import HABITATS
from tremor_gui.match.session import Session
from tremor_gui.ui.i18n import _, ngettext, translate

from .layout import tile_image
from .looks import Look, looks


@dataclass(frozen=True, slots=True)
class Line:
    """One player with the facts of the match, one under each of the headings."""

    look: Look
    won: bool
    facts: tuple[int, ...]


def headings() -> tuple[tuple[str, str], ...]:
    """Return for each fact its short heading and the sentence that explains it."""
    return (
        (_("Tiles walked"), _("Steps made by Traverse.")),
        (_("Tokens"), _("Tremor Tokens placed on wedges.")),
        (_("Ignited"), _("Disasters ignited.")),
        (_("Blocks"), _("Counters laid on tiles by Blocking Disasters.")),
        (_("Thrown back"), _("Times the Earthquake threw the animal back to its start.")),
    )


def lines(session: Session) -> tuple[Line, ...]:
    """Return the players in seat order, each with the facts under the headings."""
    seats = looks(session.setup)
    events = chain.from_iterable(step.events for step in session.steps)
    winners = session.outcome.winners if session.outcome else ()
    return tuple(
        Line(
            look,
            seat in winners,
            (tally.traversed, tally.tokens, tally.ignited, tally.blocks, tally.thrown_back),
        )
        for seat, (look, tally) in enumerate(zip(seats, Tally.of(events, len(seats)), strict=True))
    )


def home_picture(look: Look) -> str:
    """Return the picture of the Habitat of a seat."""
    return tile_image(HABITATS[SPECIES[look.species].habitat])


def homecoming(look: Look, rounds: int) -> str:
    """Return which animal has come home, where, and after how long."""
    sentence = ngettext(
        "The {species} reached the {habitat} after {count} round.",
        "The {species} reached the {habitat} after {count} rounds.",
        rounds,
    )
    return sentence.format(
        species=translate(SPECIES_NAMES[look.species]),
        habitat=translate(HABITAT_NAMES[SPECIES[look.species].habitat]),
        count=rounds,
    )
