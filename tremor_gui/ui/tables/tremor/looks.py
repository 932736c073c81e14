"""What a seat looks like: its name, species and colour."""

from dataclasses import dataclass

from tremor_gui.games.tremor.deal import Setup, in_turn_order
from tremor_gui.games.tremor.describe import SPECIES_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.ui.i18n import translate


@dataclass(frozen=True, slots=True)
class Look:
    """How one seat appears on the table."""

    given: str
    """The name as the setup has it."""
    species: str
    colour: str
    brain: str = ""
    """The level of the bot that plays, or nothing for a person."""

    @property
    def name(self) -> str:
        """What the player is called, in the language in use."""
        return shown_name(self.given, self.species)


def untyped(name: str, species: str) -> bool:
    """Return whether a name is only what its species is called, as where nobody typed one.

    Setups have such names as the sources write them, whatever language they were made in.
    """
    return name == str(SPECIES_NAMES[species])


def shown_name(name: str, species: str) -> str:
    """Return a player's name, in the language in use if nobody typed it."""
    return translate(SPECIES_NAMES[species]) if untyped(name, species) else name


def looks(setup: Setup, brains: tuple[str, ...] = ()) -> tuple[Look, ...]:
    """Return the seats' looks in turn order; without ``brains`` people play all of them."""
    players = in_turn_order(setup)
    return tuple(
        Look(player.name, player.species, SPECIES[player.species].colour, brain)
        for (player, _), brain in zip(players, brains or ("",) * len(players), strict=True)
    )


def names_of(setup: Setup) -> tuple[str, ...]:
    """Return what the players are called in turn order, in the language in use."""
    return tuple(look.name for look in looks(setup))
