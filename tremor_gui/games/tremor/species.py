"""The eight species of this edition, two on each of the four Species Cards.

A card is one colour and one Habitat; a player takes a card and one of its
sides (T05). The hourglass number sets the turn order, lowest first (T06).
"""

from typing import Final, NamedTuple

NEST, REFLEX, POISON, SWING = "nest", "reflex", "poison", "swing"
DELAY, SCENT, SHELL, DRIFT = "delay", "scent", "shell", "drift"
REACTING: Final = (REFLEX, DELAY, SHELL, DRIFT)
"""The traits that bear the lightning; the others bear the dice."""


class Species(NamedTuple):
    """One side of a Species Card."""

    key: str
    colour: str
    """The card's colour: white, green, yellow or blue."""
    habitat: str
    hourglass: int
    trait: str
    """The key of its trait."""


SPECIES: Final[dict[str, Species]] = {
    s.key: s
    for s in (
        Species("emperor_penguin", "white", "ice", 5, NEST),
        Species("snow_leopard", "white", "ice", 7, REFLEX),
        Species("goliath_frog", "green", "rainforest", 1, POISON),
        Species("bornean_orangutan", "green", "rainforest", 6, SWING),
        Species("arabian_camel", "yellow", "desert", 4, DELAY),
        Species("fennec_fox", "yellow", "desert", 2, SCENT),
        Species("leatherback_turtle", "blue", "reef", 8, SHELL),
        Species("giant_manta", "blue", "reef", 3, DRIFT),
    )
}
COLOURS: Final = ("white", "green", "yellow", "blue")
