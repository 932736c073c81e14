"""All pictures of the game by name: the one list the build goes through."""

from . import animals, chips, emblems, icons, logo, spirit, symbols, table, tiles, title, traits, widgets
from .calamities import cards as catastrophes
from .climate import cards

MODULES = (
    tiles,
    animals,
    chips,
    emblems,
    symbols,
    traits,
    icons,
    cards,
    catastrophes,
    spirit,
    table,
    title,
    logo,
    widgets,
)


def pictures() -> dict[str, str]:
    """Return the SVG of every picture, by its file name under assets, without its ending."""
    out: dict[str, str] = {}
    for module in MODULES:
        out |= module.pictures()
    return out
