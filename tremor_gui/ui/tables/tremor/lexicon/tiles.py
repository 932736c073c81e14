"""Tiles: the six disasters, and those without one."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.describe import DISASTER_NAMES
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.games.tremor.tiles import EARTHQUAKE, FACES, HABITAT, OASIS
from tremor_gui.rules.text import say
from tremor_gui.ui.i18n import translate

from ...article import Article
from ..layout import tile_image
from .pictures import alone, cornered

_MANEUVERING: Final = say("Maneuvering Disaster")
_BLOCKING: Final = say("Blocking Disaster")
_DISASTERS: Final = (
    (
        _MANEUVERING,
        say(
            "Swaps a line of three tiles with the line beside it. The line begins at the ignited tile and "
            "follows one of the disaster's two sides, as you choose; beside it is where the other one faces."
        ),
    ),
    (
        _MANEUVERING,
        say(
            "Shifts the square of four tiles that the disaster points into by one step, clockwise or "
            "anti-clockwise."
        ),
    ),
    (
        _MANEUVERING,
        say("Twists each tile of the square of four that the disaster points into as you like."),
    ),
    (
        _BLOCKING,
        say(
            "Blocks a line of three tiles, the ignited one first, along one of the disaster's two sides. "
            "It stops before a tile that cannot be blocked."
        ),
    ),
    (_BLOCKING, say("Blocks the square of four tiles that the disaster points into.")),
    (
        _BLOCKING,
        say(
            "Blocks the ignited tile, the one that the disaster points at, and one of the two between them, "
            "as you choose."
        ),
    ),
)
"""Kind and effect of each disaster."""
_PLACES: Final = (
    (
        EARTHQUAKE,
        say("Earthquake Tile"),
        say("Begins in the middle"),
        say(
            "Erupts when as many tokens lie on the Earthquake Track as the Seismic Counter asks for. It and "
            "the tiles around it are shuffled and laid anew; whoever stands on it goes back to the start."
        ),
    ),
    (
        OASIS,
        say("Oasis"),
        say("Three on the board"),
        say(
            "While somebody stands on it nothing moves or blocks it, and only those on it may twist it. "
            "Whoever scouts it explores on until another tile comes to light."
        ),
    ),
    (
        HABITAT,
        say("Habitat"),
        say("One in each corner"),
        say(
            "Nothing moves, twists or blocks it, and anybody may stand on it. A species that reaches its own "
            "has come home."
        ),
    ),
)
"""The tiles without disasters: kind, name, how many there are and what is to be known of them."""


def disaster_text(disaster: int) -> str:
    """Return what a disaster does, in the language in use."""
    return translate(_DISASTERS[disaster][1])


def tiles() -> Iterator[Article]:
    """Yield the disasters, each on a tile that has it, and the other tiles."""
    told = zip(DISASTER_KEYS, DISASTER_NAMES, _DISASTERS, strict=True)
    for disaster, (key, name, (kind, text)) in enumerate(told):
        tile = next(face.number for face in FACES if disaster in face.disasters)
        yield Article(
            f"tiles/{key}",
            "tiles",
            translate(name),
            translate(kind),
            translate(text),
            f"dice/face_{key}",
            cornered(tile_image(tile), f"dice/face_{key}"),
        )
    for place, name, kind, text in _PLACES:
        tile = next(face.number for face in FACES if face.kind == place)
        yield Article(
            f"tiles/{place}",
            "tiles",
            translate(name),
            translate(kind),
            translate(text),
            f"emblems/{place}",
            alone(tile_image(tile)),
        )
