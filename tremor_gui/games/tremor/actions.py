"""What a player may choose, as shared, ready-made values.

Tiles are named by piece. The tables in capitals hold every action there can
be, so that listing options makes no new objects.
"""

from dataclasses import dataclass
from itertools import product
from typing import Final

from tremor_gui.rules.core import Action

from .cards import CARDS
from .species import DRIFT, REFLEX, SHELL
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


@dataclass(frozen=True, slots=True)
class Swing(Action):
    """Traverse over the debris on the side of the tile one leaves, by the trait Swing."""

    piece: int


@dataclass(frozen=True, slots=True)
class Poison(Action):
    """Take an action (1 Traverse, 2 Twist, 4 Scout) from the other players on one's tile (T111)."""

    action: int


@dataclass(frozen=True, slots=True)
class Delay(Action):
    """Put the token of a die on one's Species Card (T114)."""

    source: int


@dataclass(frozen=True, slots=True)
class React(Action):
    """Use a trait in a window; ``way`` is 1 or 3 where it twists a tile, else 0."""

    trait: str
    way: int


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Play a Climate Card; what ``target`` means depends on the card, and is -1 for none."""

    card: int
    target: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Give up a Climate Card."""

    card: int


@dataclass(frozen=True, slots=True)
class EndActions(Action):
    """Be done with one's actions, though cards or traits would still allow something."""


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
SWING: Final = tuple(Swing(piece) for piece in range(CELLS))
POISON: Final = {action: Poison(action) for action in (1, 2, 4)}
DELAY: Final = tuple(Delay(source) for source in range(2))
END_ACTIONS: Final = EndActions()
NO_TARGET: Final = -1
_MOST_TARGETS: Final = WEDGES * 4
PLAY: Final = tuple(
    tuple(PlayCard(card, target) for target in (*range(_MOST_TARGETS), NO_TARGET))
    for card in range(len(CARDS))
)
"""``PLAY[card][target]``; the last of each row, at -1, has no target."""
DISCARD: Final = tuple(Discard(card) for card in range(len(CARDS)))
REACT: Final = {
    (trait, way): React(trait, way)
    for trait, ways in ((REFLEX, (1, 3)), (DRIFT, (1, 3)), (SHELL, (0,)))
    for way in ways
}


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
    Swing,
    Poison,
    Delay,
    React,
    PlayCard,
    Discard,
    EndActions,
)
