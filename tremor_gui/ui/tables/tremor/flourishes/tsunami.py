"""Tsunami: a wall of water, crest behind crest, rolls over the strips."""

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import Final

from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.particles import Particles, Scrap
from tremor_gui.ui.stage.shapes import Outline, drop, smooth
from tremor_gui.ui.stage.stepped import STEP, Stepped

_SHEETS: Final = (
    # colour, share of a tile that it is deep, how far it runs ahead, swing across
    ("#e6f4ea", 0.50, 0.34, 0.0),
    ("#7cc4c4", 0.56, 0.22, 2.1),
    ("#37969f", 0.62, 0.08, 4.0),
    (palette.DISASTERS["tsunami"], 0.68, -0.06, 1.2),
    ("#15586a", 0.70, -0.2, 3.1),
)
_FOAM: Final = ("#ffffff", "#dff2ea", "#8fd0cc")
_CURLS: Final = 3
"""Crests along the side of a tile."""
_HOOK: Final = (
    (0.0, 0.0),
    (0.12, 0.26),
    (0.32, 0.52),
    (0.58, 0.62),
    (0.80, 0.52),
    (0.84, 0.36),
    (0.72, 0.40),
    (0.58, 0.36),
    (0.60, 0.16),
    (0.80, 0.03),
)
"""One crest: along the front and ahead, in shares of its width."""


class Tsunami(Stepped):
    """Sheets of water that run over the boxes one behind another."""

    duration = 0.9

    def __init__(self, boxes: Sequence[Box], direction: int, seed: int) -> None:
        super().__init__()
        self._random = Random(seed)
        self._area = boxes[0].unionall(list(boxes[1:]))
        self._turn = 90.0 * direction - 90.0
        self._way = (sin(direction * pi / 2), -cos(direction * pi / 2))
        along, across = self._area.width, self._area.height
        if direction % 2 == 0:
            along, across = across, along
        self._length, self._width, self._tile = along, across, boxes[0].width
        self._sheets = [
            Cutout(
                Layer(_crests(self._width, depth * self._tile, self._tile / _CURLS), colour),
                height=5,
                grain=True,
            )
            for colour, depth, _, _ in _SHEETS
        ]
        looks = [Cutout(Layer(drop(13, 9), colour), height=1) for colour in _FOAM]
        self._looks = looks
        self._spray = Particles(gravity=700, drag=1.0, bounce=0.0)

    def step(self) -> None:
        """Let spray fly from the crest while it rolls."""
        self._spray.step(STEP)
        front = self._front(0.34) + 0.25 * self._tile
        if not 0.08 < self.share < 0.75:
            return
        for _ in range(3):
            aside = self._random.uniform(-0.5, 0.5) * self._width
            x, y = self._place(front, aside)
            speed = self._random.uniform(90, 260)
            self._spray.add(
                Scrap(
                    self._random.choice(self._looks),
                    x,
                    y,
                    vx=self._way[0] * speed + self._random.uniform(-50, 50),
                    vy=self._way[1] * speed + self._random.uniform(-50, 50),
                    height=12,
                    rise=self._random.uniform(40, 170),
                    turn=self._turn - 90,
                    size=self._random.choice((0.5, 0.75, 1.0)),
                    life=min(0.4, max(0.1, self.duration - self.time)),
                )
            )

    def draw_over(self, pen: Pen) -> None:
        """Draw the sheets, the foremost lowest, and the spray."""
        inside = pen.clipped(self._area.inflate(8, 8))
        for sheet, (_, depth, ahead, phase) in zip(self._sheets, _SHEETS, strict=True):
            along = self._front(ahead)
            if abs(along) < self._length / 2 + depth * self._tile:
                sheet.draw(inside, self._place(along, 7 * sin(self.time * 9 + phase)), self._turn)
        self._spray.draw(pen)

    def _front(self, ahead: float) -> float:
        """Return how far a sheet has come from the middle of the area, along its way."""
        share = 0.5 - 0.5 * cos(pi * min(1.0, max(0.0, self.share + ahead * 0.06)))
        reach = self._length + 1.5 * self._tile
        return (share - 0.5) * reach + ahead * self._tile

    def _place(self, along: float, aside: float) -> Point:
        way = self._way
        return (
            self._area.centerx + way[0] * along - way[1] * aside,
            self._area.centery + way[1] * along + way[0] * aside,
        )


def _crests(width: float, depth: float, period: float) -> Outline:
    """Return a sheet that runs to the right, with hooked crests in front and a scalloped back."""
    front = depth / 2
    count = round(width / period) + 2
    first = -count * period / 2
    points = list[Point]()
    for curl in range(count):
        y = first + curl * period
        points += [(front + period * (ahead - 0.5), y + period * along) for along, ahead in _HOOK]
    points += [(-front, -first), (-front + 0.2 * depth, 0.0), (-front, first)]
    return smooth(points, 4)
