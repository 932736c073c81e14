"""What a seat looks like: its name, species and colour."""

from dataclasses import dataclass

from tremor_gui.games.tremor.deal import Setup, in_turn_order
from tremor_gui.games.tremor.species import SPECIES


@dataclass(frozen=True, slots=True)
class Look:
    """How one seat appears on the table."""

    name: str
    species: str
    colour: str
    brain: str = ""
    """The level of the bot that plays, or nothing for a person."""


def looks(setup: Setup, brains: tuple[str, ...] = ()) -> tuple[Look, ...]:
    """Return the seats' looks in turn order; without ``brains`` people play all of them."""
    players = in_turn_order(setup)
    return tuple(
        Look(player.name, player.species, SPECIES[player.species].colour, brain)
        for (player, _), brain in zip(players, brains or ("",) * len(players), strict=True)
    )
