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


def looks(setup: Setup) -> tuple[Look, ...]:
    """Return the seats' looks in turn order."""
    return tuple(
        Look(player.name, player.species, SPECIES[player.species].colour)
        for player, _ in in_turn_order(setup)
    )
