"""Tornado: over one tile after another a funnel of stacked rings sweeps up the dust."""

from collections.abc import Sequence
from math import cos, sin, tau
from random import Random
from typing import Final, NamedTuple

from tremor_gui.ui import palette
from tremor_gui.ui.ease import in_cubic, out_back
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.flourish import Flourish
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.shapes import round_, scrap

_EACH: Final = 0.62  # seconds that one funnel lasts
_STAGGER: Final = 0.09  # seconds between the starts of two
_FLAT: Final = 0.33  # height of a ring as a share of its width
_RINGS: Final = (0.035, 0.075, 0.12, 0.165, 0.22, 0.285, 0.37)
"""Radii of the rings from the foot up, in sides of a tile."""
_COLOURS: Final = ("#8a5c22", "#a3702e", palette.DISASTERS["tornado"], "#cb9550", "#dcae6a")
_HEIGHT: Final = 0.86
"""How high a funnel stands, in sides of a tile."""
_SCRAPS: Final = 12
_DUST: Final = ("#e2c48c", "#b98a4a", "#6e4a20", palette.PARCHMENT)


class _Mote(NamedTuple):
    """A scrap that circles in the funnel."""

    look: int
    phase: float
    height: float
    away: float
    speed: float


class Tornado(Flourish):
    """A funnel for each tile."""

    def __init__(self, boxes: Sequence[Box], direction: int, seed: int) -> None:
        super().__init__()
        self.duration = _EACH + _STAGGER * (len(boxes) - 1)
        random = Random(seed)
        self._tile = boxes[0].width
        self._boxes = list(enumerate(boxes))
        self._rings = [self._ring(i) for i in range(len(_RINGS))]
        self._looks = [Cutout(Layer(scrap(random, 6, 4), colour), height=0) for colour in _DUST]
        self._motes = [
            _Mote(
                random.randrange(len(_DUST)),
                random.uniform(0, tau),
                random.uniform(0.05, 0.9),
                random.uniform(1.1, 1.5),
                random.uniform(11, 17),
            )
            for _ in range(_SCRAPS)
        ]

    def _ring(self, place: int) -> Cutout:
        radius = _RINGS[place] * self._tile
        body = Layer(round_(radius, _FLAT), _COLOURS[place % 3 + place // 3])
        hollow = Layer(round_(radius * 0.62, _FLAT * 0.72), _COLOURS[0])
        return Cutout(body, hollow, height=4) if place == len(_RINGS) - 1 else Cutout(body, height=4)

    def draw_over(self, pen: Pen) -> None:
        """Draw the funnels, those farther up the board first."""
        for place, box in sorted(self._boxes, key=lambda one: one[1].y):
            share = (self.time - place * _STAGGER) / _EACH
            if 0 < share < 1:
                self._funnel(pen, box, share, place)

    def _funnel(self, pen: Pen, box: Box, share: float, place: int) -> None:
        grown = out_back(min(1.0, share / 0.4))
        gone = in_cubic(max(0.0, (share - 0.65) / 0.35))
        size = max(0.0, grown * (1 - gone))
        tall = self._tile * _HEIGHT * grown * (1 + 0.5 * gone)
        foot = box.centery + self._tile * 0.3

        def axis(height: float) -> float:
            return box.centerx + self._tile * 0.11 * (0.25 + height) * sin(
                self.time * 14 - height * 4.4 + place
            )

        def motes(behind: bool) -> None:
            for mote in self._motes:
                angle = mote.phase + mote.speed * self.time
                if (sin(angle) < 0) is behind:
                    away = self._tile * (0.06 + 0.34 * mote.height) * mote.away * (1 + 0.6 * gone)
                    at = (
                        axis(mote.height) + away * cos(angle),
                        foot - tall * mote.height + away * _FLAT * sin(angle),
                    )
                    self._looks[mote.look].draw(pen, at, angle * 200, size)

        motes(behind=True)
        for i, ring in enumerate(self._rings):
            height = (i / (len(_RINGS) - 1)) ** 1.2
            ring.draw(pen, (axis(height), foot - tall * height), size=size)
        motes(behind=False)
