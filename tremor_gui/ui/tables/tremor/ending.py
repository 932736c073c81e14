"""What is told of a match of Tremor when it is over."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from tremor_gui.games.tremor.card_events import CatastropheRevealed
from tremor_gui.games.tremor.describe import HABITAT_NAMES, SPECIES_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.tally import Tally
from tremor_gui.games.tremor.terms import COOP, RUMBLE
from tremor_gui.games.tremor.tiles import EARTHQUAKE_FACE, HABITATS
from tremor_gui.match.session import Session
from tremor_gui.ui.i18n import _, ngettext, translate

from .layout import tile_image
from .looks import Look, looks
from .teams import TEAM_NAMES


@dataclass(frozen=True, slots=True)
class Heading:
    """What is counted of every player."""

    title: str
    meaning: str
    count: Callable[[Tally], int]


@dataclass(frozen=True, slots=True)
class Line:
    """One player with the facts of the match, one under each of the headings."""

    look: Look
    won: bool
    out: bool
    """Whether it was out before the end, as can happen in the Royal Rumble."""
    team: int | None
    """Its team, where two play against two."""
    facts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """Everything that is told, in the language in use."""

    title: str
    """Who wins."""
    sentence: str
    """How, and after how long."""
    headings: tuple[Heading, ...]
    lines: tuple[Line, ...]
    """In seat order."""
    catastrophes: tuple[int, ...]
    """Those that struck, in their order."""

    @property
    def winners(self) -> tuple[Line, ...]:
        """Who has won."""
        return tuple(line for line in self.lines if line.won)

    @classmethod
    def of(cls, session: Session) -> "Ending":
        """Look back on a match that is over."""
        table, setup = session.state.table, session.setup
        events = list(chain.from_iterable(step.events for step in session.steps))
        told = headings(cards=table.cards)
        seats = looks(setup)
        winners = session.outcome.winners if session.outcome else ()
        lines = tuple(
            Line(
                look,
                seat in winners,
                tally.out,
                table.teams[seat] if setup.variant == COOP else None,
                tuple(heading.count(tally) for heading in told),
            )
            for seat, (look, tally) in enumerate(zip(seats, Tally.of(events, len(seats)), strict=True))
        )
        won = tuple(line for line in lines if line.won)
        return cls(
            title=_title([line.look.name for line in won]),
            sentence=how_it_ended(won, setup.variant, session.game.rounds(table)),
            headings=told,
            lines=lines,
            catastrophes=tuple(one.catastrophe for one in events if isinstance(one, CatastropheRevealed)),
        )


def headings(*, cards: bool) -> tuple[Heading, ...]:
    """Return what is counted, Climate Cards only where they are played with."""
    played = Heading(_("Cards"), _("Climate Cards played."), lambda tally: tally.cards)
    return (
        Heading(_("Steps"), _("Tiles walked to."), lambda tally: tally.traversed),
        Heading(_("Tokens"), _("Tremor Tokens placed on wedges."), lambda tally: tally.tokens),
        Heading(_("Ignited"), _("Disasters ignited."), lambda tally: tally.ignited),
        Heading(_("Blocks"), _("Tiles blocked."), lambda tally: tally.blocks),
        *([played] if cards else []),
        Heading(
            _("Set back"),
            _("Times the Earthquake threw the animal back to its start."),
            lambda tally: tally.thrown_back,
        ),
    )


def home_picture(look: Look, variant: str) -> str:
    """Return the picture of the tile on which a seat has won."""
    if variant == RUMBLE:
        return tile_image(EARTHQUAKE_FACE)
    return tile_image(HABITATS[SPECIES[look.species].habitat])


def how_it_ended(winners: tuple[Line, ...], variant: str, rounds: int) -> str:
    """Return who has done what to win, and after how many rounds."""
    first = winners[0]
    species = translate(SPECIES_NAMES[first.look.species])
    if first.team is not None:
        sentence = ngettext(
            "{team} has brought both its animals home in {count} round.",
            "{team} has brought both its animals home in {count} rounds.",
            rounds,
        )
        return sentence.format(team=translate(TEAM_NAMES[first.team]), count=rounds)
    if variant == RUMBLE:
        sentence = ngettext(
            "The {species} stood alone on the Earthquake Tile after {count} round.",
            "The {species} stood alone on the Earthquake Tile after {count} rounds.",
            rounds,
        )
        return sentence.format(species=species, count=rounds)
    sentence = ngettext(
        "The {species} reached the {habitat} after {count} round.",
        "The {species} reached the {habitat} after {count} rounds.",
        rounds,
    )
    habitat = translate(HABITAT_NAMES[SPECIES[first.look.species].habitat])
    return sentence.format(species=species, habitat=habitat, count=rounds)


def _title(names: list[str]) -> str:
    if len(names) == 1:
        return _("{name} wins!").format(name=names[0])
    return _("{name} and {other} win!").format(name=names[0], other=names[1])
