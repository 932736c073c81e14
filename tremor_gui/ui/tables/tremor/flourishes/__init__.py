"""How each of the six disasters is seen on the board."""

from collections.abc import Callable, Sequence
from typing import Final

from tremor_gui.games.tremor.terms import CYCLONE, FLOOD, LANDSLIDE, TORNADO, TSUNAMI, VOLCANO
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.stage.flourish import Flourish

from .cyclone import Cyclone
from .flood import Flood
from .landslide import Landslide
from .tornado import Tornado
from .tsunami import Tsunami
from .volcano import Volcano

_FLOURISHES: Final[dict[int, Callable[[Sequence[Box], int, int], Flourish]]] = {
    TSUNAMI: Tsunami,
    CYCLONE: Cyclone,
    TORNADO: Tornado,
    VOLCANO: Volcano,
    FLOOD: Flood,
    LANDSLIDE: Landslide,
}


def disaster_flourish(disaster: int, boxes: Sequence[Box], direction: int, seed: int) -> Flourish:
    """Return what is seen of a disaster on the boxes of the cells it strikes, the ignited one first.

    `direction` is the way of the ignition: 0-3 from north clockwise for a line or
    a corner, 1 or 3 for a Cyclone, whatever for the others. Boxes are in logical units.
    """
    return _FLOURISHES[disaster](boxes, direction, seed)
