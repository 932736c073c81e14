"""Cyclone: three arms of cloud turn over the square."""

from collections.abc import Sequence
from math import ceil, cos, degrees, pi, sin, tau
from random import Random
from typing import Final

from tremor_gui.games.tremor.terms import CLOCKWISE
from tremor_gui.ui import palette
from tremor_gui.ui.ease import in_cubic, in_out_cubic, out_cubic
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.flourish import Flourish
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.shapes import leaf, round_

_ARMS: Final = 3
_FEATHERS: Final = 10
"""Strips of paper in an arm, from its tip to the eye."""
_WOUND: Final = 2.7  # radians by which an arm winds round the eye
_TURNS: Final = 0.8  # turns that the whole makes
_LEAN: Final = pi / 2 + 0.36  # radians between a strip and its spoke
_SIZES: Final = 5  # sizes told apart, since each is cut anew
_STREAKS: Final = 16
_COLOURS: Final = ("#43437c", "#55558f", palette.DISASTERS["cyclone"], "#8080bb", "#9c9bd0")


class Cyclone(Flourish):
    """Arms of overlapping strips that gather, turn and scatter."""

    duration = 0.85

    def __init__(self, boxes: Sequence[Box], direction: int, seed: int) -> None:
        super().__init__()
        area = boxes[0].unionall(list(boxes[1:]))
        random = Random(seed)
        self._middle = area.center
        self._reach = min(1.05 * boxes[0].width, 0.52 * max(area.width, area.height))
        self._sense = 1.0 if direction == CLOCKWISE else -1.0
        self._feathers = [
            Cutout(Layer(leaf(self._reach * 0.74, self._reach * 0.27), colour), height=3.5)
            for colour in _COLOURS
        ]
        self._eye = Cutout(
            Layer(round_(self._reach * 0.17), _COLOURS[1]), Layer(round_(self._reach * 0.08), "#dcdcf3")
        )
        self._streak = Cutout(Layer(leaf(self._reach * 0.34, self._reach * 0.035), "#e9e8fa"), height=1)
        self._wind = [
            (random.uniform(0, tau), random.uniform(0.35, 1.12), random.uniform(1.2, 1.9))
            for _ in range(_STREAKS)
        ]

    def draw_over(self, pen: Pen) -> None:
        """Draw the arms from their tips inwards, the eye, and streaks of wind."""
        scattered = in_cubic(max(0.0, (self.share - 0.7) / 0.3))
        reach = 0.55 + 0.45 * out_cubic(min(1.0, self.share / 0.35)) + 0.2 * scattered
        spun = tau * _TURNS * in_out_cubic(0.1 + 0.9 * self.share)
        for i in range(_FEATHERS):
            inwards = i / (_FEATHERS - 1)
            feather = self._feathers[int(inwards * 0.99 * len(_COLOURS))]
            unfolded = out_cubic(min(1.0, max(0.0, (self.share - 0.12 * (1 - inwards)) / 0.14)))
            size = unfolded * (1 - scattered) * (0.5 + 0.5 * sin(pi * (0.12 + 0.8 * inwards)))
            for arm in range(_ARMS):
                angle = spun + tau * arm / _ARMS + _WOUND * inwards
                self._lay(pen, feather, angle, reach * (0.9 - 0.74 * inwards), _LEAN, size)
        self._eye.draw(pen, self._middle, size=1 - scattered)
        for start, away, speed in self._wind:
            size = min(1.0, self.share * 5) * (1 - scattered)
            self._lay(pen, self._streak, start + spun * speed, away * reach, pi / 2, size)

    def _lay(self, pen: Pen, look: Cutout, angle: float, away: float, lean: float, size: float) -> None:
        """Lay a strip round the eye; the angle and the lean against its spoke follow the sense."""
        at: Point = (
            self._middle[0] + self._reach * away * cos(angle * self._sense),
            self._middle[1] + self._reach * away * sin(angle * self._sense),
        )
        look.draw(pen, at, degrees((angle + lean) * self._sense), ceil(size * _SIZES) / _SIZES)
