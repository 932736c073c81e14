"""The 25 tile faces of this edition: kind, disasters, debris.

At rotation 0 the first disaster of a tile faces north and east and so points
north-east; the second faces south and west and points south-west. Debris
sides are directions at rotation 0. The pairs and the debris are this
edition's own; ``scripts/survey_tiles.py`` reports how a random board walks.
"""

from typing import Final, NamedTuple

from .terms import CYCLONE, FLOOD, LANDSLIDE, TORNADO, TSUNAMI, VOLCANO

HABITAT, EARTHQUAKE, OASIS, DISASTER = "habitat", "earthquake", "oasis", "disaster"

N, E, S, W = 0, 1, 2, 3


class Face(NamedTuple):
    """What one tile shows once it lies face up."""

    number: int
    """1-25, printed on the tile."""
    kind: str
    disasters: tuple[int, ...] = ()
    """Empty, or the two disasters: the one facing N and E, then the one facing S and W."""
    debris: tuple[int, ...] = ()
    """Sides closed by debris, as directions at rotation 0."""
    habitat: str = ""
    """For a Habitat, the land it is: ice, rainforest, desert or reef."""


FACES: Final[tuple[Face, ...]] = (
    Face(1, HABITAT, habitat="ice"),
    Face(2, HABITAT, habitat="rainforest"),
    Face(3, HABITAT, habitat="desert"),
    Face(4, HABITAT, habitat="reef"),
    Face(5, EARTHQUAKE),
    Face(6, OASIS, debris=(N,)),
    Face(7, OASIS, debris=(S,)),
    Face(8, OASIS, debris=(N, E)),
    Face(9, DISASTER, (TSUNAMI, CYCLONE), (N,)),
    Face(10, DISASTER, (TORNADO, VOLCANO), (E,)),
    Face(11, DISASTER, (FLOOD, LANDSLIDE), (S, W)),
    Face(12, DISASTER, (TSUNAMI, VOLCANO), (N, W)),
    Face(13, DISASTER, (CYCLONE, FLOOD), (N, E)),
    Face(14, DISASTER, (TORNADO, LANDSLIDE), (N, E)),
    Face(15, DISASTER, (TSUNAMI, TORNADO), (S, W)),
    Face(16, DISASTER, (CYCLONE, VOLCANO), (E, S)),
    Face(17, DISASTER, (TSUNAMI, FLOOD), (N, W)),
    Face(18, DISASTER, (VOLCANO, LANDSLIDE), (N, E)),
    Face(19, DISASTER, (CYCLONE, LANDSLIDE), (N, S)),
    Face(20, DISASTER, (TORNADO, FLOOD), (E, W)),
    Face(21, DISASTER, (TSUNAMI, LANDSLIDE), (N, S)),
    Face(22, DISASTER, (CYCLONE, TORNADO), (E, S, W)),
    Face(23, DISASTER, (VOLCANO, FLOOD), (N, S, W)),
    Face(24, DISASTER, (TSUNAMI, VOLCANO), (N, E, S)),
    Face(25, DISASTER, (CYCLONE, FLOOD), (N, E, W)),
)
"""All faces in the order of their printed numbers, so ``FACES[number - 1]``."""


def face(number: int) -> Face:
    """Return the face with a printed number, 1-25."""
    return FACES[number - 1]


HABITATS: Final = {f.habitat: f.number for f in FACES if f.kind == HABITAT}
EARTHQUAKE_FACE: Final = next(f.number for f in FACES if f.kind == EARTHQUAKE)
HIDDEN_FACES: Final = tuple(f.number for f in FACES if f.kind in (OASIS, DISASTER))
"""The twenty faces that start face down."""
