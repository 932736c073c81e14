"""Dice thrown across the table."""

from collections.abc import Sequence
from typing import Final

from tremor_gui.ui.ease import out_cubic
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .die import LARGEST, DiePainter, RestingDie
from .flourish import Flourish
from .solid import skew
from .space import inverse, part, times
from .throw import DT, Moment, Path, throw

SIZE: Final = 58.0
"""Side of a die in logical units, where the area has room for it."""
REST: Final = 0.35
"""Seconds for which the dice are left lying, to be read."""

_SHARE: Final = 0.26  # of the area's shorter side that a die may take
_APPEARING: Final = 0.09  # seconds in which a die comes out of the hand
_NEARER: Final = 0.16  # by which a die looks larger for each side that it is above the table


class DiceThrow(Flourish):
    """One or two dice that tumble across an area and come to lie with the values (0-5) up.

    `area` is in logical units; the dice stay inside. The same seed throws alike.
    """

    def __init__(self, values: Sequence[int], area: Box, seed: int) -> None:
        super().__init__()
        self.size = min(SIZE, _SHARE * min(area.width, area.height))
        self._values = tuple(values)
        self._paths = throw(self._values, area, self.size, seed)
        self._painter = DiePainter()
        self.settled = (max(map(len, self._paths)) - 1) * DT
        """Seconds after which the dice lie still."""
        self.duration = self.settled + REST

    def resting(self) -> tuple[RestingDie, ...]:
        """Return the dice as they lie at the end."""
        return tuple(
            RestingDie(value, path[-1].x, path[-1].y, skew(path[-1].turn), self.size)
            for value, path in zip(self._values, self._paths, strict=True)
        )

    def draw_over(self, pen: Pen) -> None:
        """Draw the dice, those nearer to the reader last."""
        if self.time >= self.settled:
            for die in sorted(self.resting(), key=lambda die: die.y):
                self._painter.rest(pen, die)
            return
        for moment in sorted((self._moment(path) for path in self._paths), key=lambda moment: moment.y):
            nearer = 1 + _NEARER * (moment.height / self.size - 0.5)
            grown = 0.35 + 0.65 * out_cubic(min(1.0, self.time / _APPEARING))
            self._painter.fly(pen, moment, self.size, min(LARGEST, nearer) * grown)

    def _moment(self, path: Path) -> Moment:
        """Return where a die is now, between two moments of its path."""
        step = int(self.time / DT)
        share = self.time / DT - step
        here, there = path[min(step, len(path) - 1)], path[min(step + 1, len(path) - 1)]
        return Moment(
            here.x + (there.x - here.x) * share,
            here.y + (there.y - here.y) * share,
            here.height + (there.height - here.height) * share,
            times(part(times(there.turn, inverse(here.turn)), share), here.turn),
        )
