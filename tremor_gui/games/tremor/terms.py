"""The words and numbers of Tremor that every other module shares.

Cells are whole numbers 0-24, row by row from the north-west corner.
Directions are 0-3, clockwise from north; a rotation is a number of quarter
turns clockwise. Pieces are the 25 physical tiles, 0-24; a piece keeps its
number for life, wherever it lies and whichever face it turns out to show.
"""

from typing import Final

SIDE: Final = 5
CELLS: Final = SIDE * SIDE
CENTRE: Final = CELLS // 2

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
CLOCKWISE: Final = 1
ANTICLOCKWISE: Final = 3

TSUNAMI, CYCLONE, TORNADO, VOLCANO, FLOOD, LANDSLIDE = range(6)
DISASTERS: Final = (TSUNAMI, CYCLONE, TORNADO, VOLCANO, FLOOD, LANDSLIDE)
MANEUVERING: Final = (TSUNAMI, CYCLONE, TORNADO)
BLOCKING: Final = (VOLCANO, FLOOD, LANDSLIDE)
DISASTER_KEYS: Final = ("tsunami", "cyclone", "tornado", "volcano", "flood", "landslide")

WEDGES_A_DISASTER: Final = 3
WEDGES: Final = len(DISASTERS) * WEDGES_A_DISASTER
WEDGE_ROOM: Final = 3
"""Tokens that a wedge holds; the last of them ignites it."""

TOKENS: Final = 20
COUNTERS: Final = 10
SPIRIT_TRACK: Final = 3
SEISMIC_LEVELS: Final = (9, 7, 5, 3)
LINE_LENGTH: Final = 3
"""Tiles in the line of a Tsunami (T59) or a Volcano (T70), the ignited one included."""

RACE, COOP, RUMBLE = "race", "coop", "rumble"
VARIANTS: Final = (RACE, COOP, RUMBLE)
