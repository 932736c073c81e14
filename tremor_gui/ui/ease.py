"""Curves that turn the share of time gone by into the share of the way gone.

Each takes and gives a number from 0 to 1, except that those with an overshoot
leave that range on the way. Nothing on the table moves linearly.
"""

from collections.abc import Callable

Ease = Callable[[float], float]

_OVERSHOOT = 1.70158  # ten per cent beyond the goal, the usual constant of Penner's "back" curves


def in_cubic(t: float) -> float:
    """Starts slowly and arrives at full speed: a thing that falls."""
    return t * t * t


def out_cubic(t: float) -> float:
    """Starts at once and settles slowly: the answer to a click."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Starts and ends at rest: a thing carried from place to place."""
    return 4 * t * t * t if t < 0.5 else 1 - 4 * (1 - t) ** 3


def out_back(t: float) -> float:
    """Shoots a little past the goal and comes back: a thing put down with a will."""
    return 1 + (_OVERSHOOT + 1) * (t - 1) ** 3 + _OVERSHOOT * (t - 1) ** 2


def in_out_back(t: float) -> float:
    """Draws back first and overshoots at the end: anticipate, act, settle."""
    over = _OVERSHOOT * 1.525
    if t < 0.5:
        return ((2 * t) ** 2 * ((over + 1) * 2 * t - over)) / 2
    return ((2 * t - 2) ** 2 * ((over + 1) * (2 * t - 2) + over) + 2) / 2


def there_and_back(t: float) -> float:
    """Rises from 0 to 1 at half time and returns to 0: a flourish that leaves nothing behind."""
    return 4 * t * (1 - t)
