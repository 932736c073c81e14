"""The shape of a die: a cube with round edges, of side 1, about the origin."""

from itertools import product
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final

from .space import IDENTITY, Quaternion, Vector, about, axes, inverse, plus, scaled, times, turned

BEVEL: Final = 0.13
"""Radius of the edges."""
FLAT: Final = 0.5 - BEVEL
"""Half the side of the flat part of a face."""

RIGHT: Final[Vector] = (1.0, 0.0, 0.0)
DOWN: Final[Vector] = (0.0, 1.0, 0.0)
UP: Final[Vector] = (0.0, 0.0, 1.0)

NORMALS: Final[tuple[Vector, ...]] = (UP, RIGHT, DOWN, scaled(DOWN, -1), scaled(RIGHT, -1), scaled(UP, -1))
"""Where the face of each value, 0-5, looks while a die is not turned."""

_SHOWING: Final[tuple[Quaternion, ...]] = (
    IDENTITY,
    about(DOWN, -pi / 2),
    about(RIGHT, pi / 2),
    about(RIGHT, -pi / 2),
    about(DOWN, pi / 2),
    about(RIGHT, pi),
)
"""The turn that brings each value's face up, its picture upright."""

Facet = tuple[Vector, tuple[Vector, ...]]
"""A flat piece of the surface: where it looks, and its outline."""


def lying(value: int, angle: float) -> Quaternion:
    """Return the turn of a die that shows a value, its picture turned by degrees clockwise."""
    return times(about(UP, angle * pi / 180), _SHOWING[value])


def skew(turn: Quaternion) -> float:
    """Return by how many degrees clockwise, from -45 to 45, the edges of a lying die are turned."""
    edge = next(axis for axis in axes(turn) if abs(axis[2]) < 0.5)
    return (degrees(atan2(edge[1], edge[0])) + 45) % 90 - 45


def clearance(turn: Quaternion) -> float:
    """Return how high the centre of a die is that touches the table."""
    return sum(abs(axis[2]) for axis in axes(turn)) * FLAT + BEVEL


def sides_of_picture(value: int) -> tuple[Vector, Vector]:
    """Return which way the right and the lower side of a value's picture lie on a die that is not turned."""
    back = inverse(_SHOWING[value])
    return turned(back, RIGHT), turned(back, DOWN)


def _square(normal: Vector, right: Vector, down: Vector, half: float, out: float) -> tuple[Vector, ...]:
    middle = scaled(normal, out)
    return tuple(
        plus(plus(middle, right, a * half), down, b * half) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


def _bend(first: Vector, second: Vector, along: Vector, begin: float, end: float) -> Facet:
    """Return the strip of a rounded edge between two angles, measured from its first face."""
    outline = []
    for angle, ends in ((begin, (FLAT, -FLAT)), (end, (-FLAT, FLAT))):
        row = plus(scaled(first, FLAT + BEVEL * cos(angle)), second, FLAT + BEVEL * sin(angle))
        outline += [plus(row, along, end) for end in ends]
    middle = (begin + end) / 2
    return plus(scaled(first, cos(middle)), second, sin(middle)), tuple(outline)


CORNERS: Final[tuple[Facet, ...]] = tuple(
    (scaled((x, y, z), 1 / hypot(x, y, z)), (scaled((x, y, z), FLAT),))
    for x, y, z in product((-1.0, 1.0), repeat=3)
)
"""The eight corners: where each looks, and the middle of the ball that rounds it."""
EDGES: Final[tuple[Facet, ...]] = tuple(
    _bend(scaled(first, a), scaled(second, b), along, begin, begin + pi / 4)
    for first, second, along in ((RIGHT, DOWN, UP), (DOWN, UP, RIGHT), (UP, RIGHT, DOWN))
    for a, b in product((-1, 1), repeat=2)
    for begin in (0, pi / 4)
)
"""The twelve edges, each in two strips."""
FACES: Final[tuple[Facet, ...]] = tuple(
    (normal, _square(normal, *sides_of_picture(value), FLAT, 0.5)) for value, normal in enumerate(NORMALS)
)
"""The flat part of each value's face; its outline goes round from the picture's upper left corner."""
