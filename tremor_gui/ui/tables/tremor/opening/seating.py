"""Who is about to play, as a plain value that the screen shows and changes."""

from dataclasses import dataclass, replace
from typing import Final

from tremor_gui.games.tremor import deal
from tremor_gui.games.tremor.deal import SEATINGS, Player, Setup
from tremor_gui.games.tremor.describe import SPECIES_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import COOP, RACE
from tremor_gui.match.words import clean_name
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape

from ..looks import shown_name

FEWEST: Final = min(SEATINGS)
MOST: Final = max(SEATINGS)
_FIRST_ALLY: Final = 2
"""The place in the turn order of the first player's ally where the setup leaves that to the rules (T122)."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player to be."""

    species: str
    typed: str = ""
    """The name as it was typed; nothing stands for the name of the species."""
    brain: str = ""
    """The level of the bot that plays, or nothing for a person."""

    @property
    def name(self) -> str:
        """What the player is called."""
        return clean_name(self.typed) or self.species_name

    @property
    def given(self) -> str:
        """The name that the setup gets, which is in no language if nobody typed it."""
        return clean_name(self.typed) or str(SPECIES_NAMES[self.species])

    @property
    def species_name(self) -> str:
        """What its species is called."""
        return translate(SPECIES_NAMES[self.species])

    @property
    def colour(self) -> str:
        """The colour of its Species Card."""
        return SPECIES[self.species].colour


OPPONENT: Final = "medium"
"""The level that is suggested for a bot."""
SUGGESTED: Final = (
    Seat("emperor_penguin"),
    *(Seat(species, brain=OPPONENT) for species in ("fennec_fox", "goliath_frog", "leatherback_turtle")),
)
"""One species of each card, as nobody has chosen yet, and one person against bots."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats clockwise from the north-west; those beyond `count` only keep what was chosen for them."""

    count: int = FEWEST
    all_seats: tuple[Seat, ...] = SUGGESTED
    """Always four, each with a Species Card of its own."""
    variant: str = RACE
    without: frozenset[str] = frozenset()
    """What Hardcore leaves out."""
    opposite: int = 2
    """Who is the ally of the first seat where two play against two; the other two are allies as well."""

    @classmethod
    def like(cls, setup: Setup, brains: tuple[str, ...] = ()) -> "Seating":
        """Return the seating that a game was started with, to be played again or changed.

        ``brains`` are those of the session, in turn order.
        """
        seating = cls(len(setup.players), variant=setup.variant, without=frozenset(setup.without))
        for at, player in enumerate(setup.players):
            seating = seating.taken(at, player.species)
            if shown_name(player.name, player.species) != seating.all_seats[at].species_name:
                seating = seating.named(at, player.name)
        for turn, brain in enumerate(brains):
            seating = seating.played_by(seating.in_turn[turn], brain)
        return (
            seating.allied(seating.in_turn[setup.partner or _FIRST_ALLY])
            if setup.variant == COOP
            else seating
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play."""
        return self.all_seats[: self.count]

    @property
    def setup(self) -> Setup:
        """The game to be started."""
        players = tuple(Player(seat.given, seat.species) for seat in self.seats)
        left_out = tuple(switch for switch in deal.SWITCHES if switch in self.without)
        if self.variant != COOP:
            return Setup(players, self.variant, left_out)
        allies = [turn for turn, at in enumerate(self.in_turn) if self.team(at) == 0]
        return Setup(players, COOP, left_out, partner=allies[-1])

    @property
    def brains(self) -> tuple[str, ...]:
        """Who plays each seat, in turn order: the level of a bot, or nothing for a person."""
        return tuple(self.all_seats[at].brain for at in self.in_turn)

    def of(self, count: int) -> "Seating":
        """Return it with another number of players; fewer than four cannot play two against two."""
        variant = RACE if self.variant == COOP and count < MOST else self.variant
        return replace(self, count=count, variant=variant)

    def playing(self, variant: str) -> "Seating":
        """Return it with another variant; two against two makes four."""
        return replace(self, variant=variant, count=MOST if variant == COOP else self.count)

    def switched(self, part: str, used: bool) -> "Seating":
        """Return it with a part of the game used or left out."""
        return replace(self, without=self.without - {part} if used else self.without | {part})

    def allied(self, at: int) -> "Seating":
        """Return it with a seat as the ally of whoever goes first."""
        first = self.in_turn[0]
        if at == first:
            return self
        pair = {first, at}
        # The pair with the first seat names both teams.
        named = pair if 0 in pair else set(range(MOST)) - pair
        return replace(self, opposite=max(named))

    def named(self, at: int, typed: str) -> "Seating":
        """Return it with what was typed as a seat's name."""
        return self._with({at: replace(self.all_seats[at], typed=typed)})

    def played_by(self, at: int, brain: str) -> "Seating":
        """Return it with a seat left to a bot of a level, or, with nothing, to a person."""
        return self._with({at: replace(self.all_seats[at], brain=brain)})

    def taken(self, at: int, species: str) -> "Seating":
        """Return it with a species at a seat; whoever had that Species Card takes the seat's own instead."""
        mine = self.all_seats[at]
        changes = {at: replace(mine, species=species)}
        other = self.holder(species)
        if other != at:
            changes[other] = replace(self.all_seats[other], species=mine.species)
        return self._with(changes)

    def holder(self, species: str) -> int:
        """Return the seat that has the Species Card of a species, which may be one that does not play."""
        colours = [seat.colour for seat in self.all_seats]
        return colours.index(SPECIES[species].colour)

    def why_not_take(self, at: int, species: str) -> str | None:
        """Return why a seat cannot take a species, as a marked-up sentence, or None if it can.

        A species somebody plays can be had in exchange; the other side of its
        Species Card cannot, for it lies face down.
        """
        holder = self.holder(species)
        theirs = self.all_seats[holder]
        if holder in (at, *range(self.count, MOST)) or theirs.species == species:
            return None
        return _(
            "The {species} is on the back of the Species Card that {name} has. "
            "Choose the front, the {front}, to swap cards."
        ).format(
            species=translate(SPECIES_NAMES[species]),
            name=escape(theirs.name),
            front=theirs.species_name,
        )

    def why_not_start(self) -> str | None:
        """Return why nobody can play like this, as a marked-up sentence, or None if they can."""
        seen = set[str]()
        for seat in self.seats:
            names = {seat.name.casefold(), seat.given.casefold()}
            if names & seen:
                return _("Two players are called {name}. Give one of them another name.").format(
                    name=escape(seat.name)
                )
            seen |= names
        try:
            deal.check(self.setup)
        except ValueError as error:
            return escape(str(error))
        return None

    @property
    def in_turn(self) -> tuple[int, ...]:
        """The seats that play, in turn order."""
        species = [seat.species for seat in self.seats]
        ordered = deal.in_turn_order(Setup(tuple(Player(key, key) for key in species)))
        return tuple(species.index(player.species) for player, _corner in ordered)

    def turn(self, at: int) -> int:
        """Return a seat's place in the turn order, from 0."""
        return self.in_turn.index(at)

    def team(self, at: int) -> int:
        """Return a seat's team where two play against two: 0, that of whoever goes first, or 1."""
        together = {0, self.opposite}
        return int((at in together) != (self.in_turn[0] in together))

    def _with(self, changes: dict[int, Seat]) -> "Seating":
        return replace(self, all_seats=tuple(changes.get(at, seat) for at, seat in enumerate(self.all_seats)))
