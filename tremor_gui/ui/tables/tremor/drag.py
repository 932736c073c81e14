"""A drag in progress: where it began, where it is, and what that comes to."""

from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import Final

from tremor_gui.ui.metrics import Point

from .choices import Handle

CARRY, TURN, FLIP, AIM = "carry", "turn", "flip", "aim"
"""The kinds: something carried to a place, a tile turned round, turned over, or aimed from."""

_FLIP_WAY: Final = 0.8
"""The share of a tile's side over which it is turned over by hand."""


@dataclass(slots=True)
class Drag:
    """One drag from its first to its latest point, in logical units."""

    kind: str
    handle: Handle
    start: Point
    now: Point

    @property
    def way(self) -> Point:
        """How far it has come."""
        return self.now[0] - self.start[0], self.now[1] - self.start[1]

    @property
    def length(self) -> float:
        """How far it has come, in a straight line."""
        return hypot(*self.way)

    def turned(self, centre: Point) -> float:
        """Return the degrees, clockwise, by which it has gone round a centre, at most half a turn."""
        angle = _bearing(centre, self.now) - _bearing(centre, self.start)
        return (angle + 180.0) % 360.0 - 180.0

    def flipped(self, side: float) -> float:
        """Return how far it has turned a tile of this side over, from 0 to 1."""
        return min(1.0, self.length / (side * _FLIP_WAY)) if self.kind == FLIP else 0.0


def _bearing(centre: Point, point: Point) -> float:
    return degrees(atan2(point[1] - centre[1], point[0] - centre[0]))
