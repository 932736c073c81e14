"""Where everything lies on the Spirit Board, in the board's own units.

Pure geometry, shared by the table's layout and by the script that draws the
board's picture, so the two cannot drift apart. One unit is one logical pixel
of a board 360 wide and 640 high.
"""

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

SIZE: Final = (360.0, 640.0)
DIAL: Final = (180.0, 330.0)
"""Centre of the round dial with the 18 wedges."""
WEDGE_INNER: Final = 66.0
WEDGE_OUTER: Final = 152.0
WEDGE_PITCH: Final = 18.6
"""Degrees from one wedge of a disaster to the next."""
SECTOR_PITCH: Final = 60.0
EMBLEM_RADIUS: Final = 165.0
EMBLEM_SIZE: Final = 30.0
TOKEN_SIZE: Final = 24.0
TRACK_RADIUS: Final = 43.0
"""Radius of the ring of nine places that is the Earthquake Track."""
TRACK_TOKEN_SIZE: Final = 20.0
COUNTER_SIZE: Final = 20.0
SEISMIC_SIZE: Final = 34.0
TOKEN_PLACES: Final = ((84.0, 0.0), (110.0, 0.0), (136.0, 0.0))
"""Radius and degrees off the wedge's middle for its first, second and third token."""


def _polar(radius: float, bearing: float) -> tuple[float, float]:
    """Return the point of the dial at a radius and an angle, 0 being north, clockwise."""
    angle = radians(bearing - 90.0)
    return DIAL[0] + radius * cos(angle), DIAL[1] + radius * sin(angle)


def sector_angle(disaster: int) -> float:
    """Return the middle of a disaster's sector in degrees clockwise from north."""
    return SECTOR_PITCH * disaster


def wedge_angle(wedge: int) -> float:
    """Return the middle of a wedge, 0-17, in degrees clockwise from north."""
    return sector_angle(wedge // 3) + (wedge % 3 - 1) * WEDGE_PITCH


def wedge_middle(wedge: int) -> tuple[float, float]:
    """Return the point in the middle of a wedge."""
    return _polar((WEDGE_INNER + WEDGE_OUTER) / 2, wedge_angle(wedge))


def token_place(wedge: int, slot: int) -> tuple[float, float]:
    """Return where the token in a slot, 0-2, of a wedge lies."""
    radius, offset = TOKEN_PLACES[slot]
    return _polar(radius, wedge_angle(wedge) + offset)


def emblem_place(disaster: int) -> tuple[float, float]:
    """Return where a disaster's emblem sits on the rim of the dial."""
    return _polar(EMBLEM_RADIUS, sector_angle(disaster))


def track_place(index: int) -> tuple[float, float]:
    """Return the place of a token, 0-8, on the Earthquake Track."""
    return _polar(TRACK_RADIUS, index * 40.0)


def spirit_place(position: int, slot: int) -> tuple[float, float]:
    """Return the place of a counter, 0-2, on the Spirit Track of a turn-order position, 0-3."""
    return 47.0 + 88.7 * position + (slot - 1) * 24.0, 108.0


def marker_place(position: int) -> tuple[float, float]:
    """Return where the turn-order marker of a position, 0-3, lies."""
    return 47.0 + 88.7 * position, 62.0


def seismic_place(level: int) -> tuple[float, float]:
    """Return the place of the Seismic Counter at a level, 0-3 for 9, 7, 5 and 3."""
    return 66.0 + 76.0 * level, 578.0


def wedge_at(x: float, y: float) -> int | None:
    """Return the wedge, 0-17, under a point of the board, or None."""
    dx, dy = x - DIAL[0], y - DIAL[1]
    if not WEDGE_INNER <= hypot(dx, dy) <= WEDGE_OUTER:
        return None
    angle = (degrees(atan2(dy, dx)) + 90.0 + SECTOR_PITCH / 2) % 360.0
    sector, rest = divmod(angle, SECTOR_PITCH)
    offset = (rest - SECTOR_PITCH / 2) / WEDGE_PITCH
    index = round(offset) + 1
    return int(sector) * 3 + index if 0 <= index <= 2 else None
