"""What a player may choose, as shared, ready-made values.

Tiles are named by piece. The tables in capitals hold every action there can
be, so that listing options makes no new objects.
"""

from dataclasses import dataclass
from itertools import product
from typing import Final

from tremor_gui.rules.core import Action

from .terms import ANTICLOCKWISE, CELLS, CLOCKWISE, WEDGES


@dataclass(frozen=True, slots=True)
class Traverse(Action):
    """Move the meeple to an adjacent connected tile."""

    piece: int


@dataclass(frozen=True, slots=True)
class Twist(Action):
    """Turn a tile by 90 degrees: ``way`` is 1 for clockwise, 3 for anti-clockwise."""

    piece: int
    way: int


@dataclass(frozen=True, slots=True)
class Explore(Action):
    """Turn a face-down tile over."""

    piece: int


@dataclass(frozen=True, slots=True)
class Forecast(Action):
    """Place a token on an open wedge."""

    wedge: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Place the token owed to one of the pending sources (a tile or a die) on a wedge."""

    source: int
    wedge: int


@dataclass(frozen=True, slots=True)
class Waive(Action):
    """Let the token of a source go that has no open wedge now, before another source."""

    source: int


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take one of one's own tokens off a wedge, because the supply is empty (T46)."""

    wedge: int


@dataclass(frozen=True, slots=True)
class Ignite(Action):
    """Let a disaster take effect from a tile, in a way it allows.

    ``way`` is the chosen direction of a Tsunami, Volcano or Landslide, 1 or 3
    for the sense of a Cyclone, and 0 for Tornado and Flood.
    """

    piece: int
    way: int


@dataclass(frozen=True, slots=True)
class Spin(Action):
    """Turn the four tiles of a Tornado by quarter turns clockwise, in the order of its square."""

    turns: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class BlockNext(Action):
    """Say which tile gets one of the last counters (T47)."""

    piece: int


@dataclass(frozen=True, slots=True)
class Unblock(Action):
    """Take back a counter from one of one's own blocks for the Spirit Track (T135)."""

    piece: int


@dataclass(frozen=True, slots=True)
class RollDice(Action):
    """Roll the Disaster Dice."""


TRAVERSE: Final = tuple(Traverse(piece) for piece in range(CELLS))
TWIST: Final = tuple((Twist(piece, CLOCKWISE), Twist(piece, ANTICLOCKWISE)) for piece in range(CELLS))
EXPLORE: Final = tuple(Explore(piece) for piece in range(CELLS))
FORECAST: Final = tuple(Forecast(wedge) for wedge in range(WEDGES))
PLACE: Final = tuple(tuple(Place(source, wedge) for wedge in range(WEDGES)) for source in range(2))
WAIVE: Final = tuple(Waive(source) for source in range(2))
TAKE_BACK: Final = tuple(TakeBack(wedge) for wedge in range(WEDGES))
IGNITE: Final = tuple(tuple(Ignite(piece, way) for way in range(4)) for piece in range(CELLS))
BLOCK_NEXT: Final = tuple(BlockNext(piece) for piece in range(CELLS))
UNBLOCK: Final = tuple(Unblock(piece) for piece in range(CELLS))
ROLL_DICE: Final = RollDice()


def _spins(free: int) -> tuple[Spin, ...]:
    """Return every turning of a square of which only the places in a bit set may turn."""
    ways = [range(4) if free >> place & 1 else range(1) for place in range(4)]
    return tuple(Spin((a, b, c, d)) for a, b, c, d in product(*ways))


SPIN: Final = tuple(_spins(free) for free in range(16))
"""``SPIN[free]``, ``free`` being a bit set of the places of the square that may turn."""

ACTIONS: Final = (
    Traverse,
    Twist,
    Explore,
    Forecast,
    Place,
    Waive,
    TakeBack,
    Ignite,
    Spin,
    BlockNext,
    Unblock,
    RollDice,
)
