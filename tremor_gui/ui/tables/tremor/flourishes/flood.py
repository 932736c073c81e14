"""Flood: rain, and then level sheets of water that rise over the square and thin out to a sheen."""

from collections.abc import Sequence
from math import sin, tau
from random import Random
from typing import Final

from tremor_gui.ui import palette
from tremor_gui.ui.ease import in_out_cubic, out_cubic
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.particles import Particles, Scrap
from tremor_gui.ui.stage.shapes import Outline, drop
from tremor_gui.ui.stage.stepped import STEP, Stepped

_SHEETS: Final = (
    # colour, crest, seconds after which it rises, share of the area where its level ends, drift
    ("#6f93c4", "#cfe0f2", 0.00, 0.10, -46.0),
    ("#44699f", "#9dbbe0", 0.06, 0.30, 52.0),
    (palette.DISASTERS["flood"], "#7fa3d2", 0.12, 0.50, -38.0),
    ("#1b3257", "#4c74ac", 0.18, 0.70, 44.0),
)
_RISING: Final = 0.42  # seconds
_THINNING: Final = 0.24
_WAVES: Final = 4  # along the side of a tile's length and a half
_DROPS: Final = 34
_RAIN: Final = ("#cfe0f2", "#8fb0da", "#5f86bb")


class Flood(Stepped):
    """Sheets of water over the boxes."""

    duration = 0.9

    def __init__(self, boxes: Sequence[Box], direction: int, seed: int) -> None:
        super().__init__()
        random = Random(seed)
        self._area = boxes[0].unionall(list(boxes[1:]))
        self._boxes = boxes
        width, height = self._area.width + 130, self._area.height
        self._sheets = [
            Cutout(
                Layer(_level(width, height, 0.0, phase), crest),
                Layer(_level(width, height, 5.0, phase), colour),
                height=5,
                grain=True,
            )
            for phase, (colour, crest, *_) in enumerate(_SHEETS)
        ]
        looks = [Cutout(Layer(drop(17, 8), colour), height=0) for colour in _RAIN]
        self._rain = Particles(gravity=900, drag=0.0, bounce=0.0)
        for _ in range(_DROPS):
            box = random.choice(boxes)
            self._rain.add(
                Scrap(
                    random.choice(looks),
                    random.uniform(box.left + 8, box.right - 8),
                    random.uniform(box.top + 30, box.bottom),
                    height=130,
                    rise=-220,
                    size=random.choice((0.6, 0.8, 1.0)),
                    life=0.32,
                    age=-random.uniform(0, 0.42),
                )
            )

    def step(self) -> None:
        """Let the rain fall."""
        self._rain.step(STEP)

    def draw_over(self, pen: Pen) -> None:
        """Draw the sheets inside each cell's box, and the rain."""
        thinning = in_out_cubic(max(0.0, (self.time - self.duration + _THINNING) / _THINNING))
        inside = pen.clipped(self._area)
        for sheet, (_, _, start, level, drift) in zip(self._sheets, _SHEETS, strict=True):
            risen = out_cubic(min(1.0, max(0.0, (self.time - start) / _RISING)))
            if risen:
                top = self._area.bottom - risen * self._area.height * (1 - level)
                middle = (
                    self._area.centerx + drift * (self.share - 0.5),
                    top + self._area.height / 2 + 3 * sin(self.time * 11 + start * 40),
                )
                sheet.draw(inside, middle, alpha=0.86 * (1 - thinning))
        self._rain.draw(pen)


def _level(width: float, height: float, below: float, phase: int) -> Outline:
    """Return a sheet with small waves on its upper side."""
    steps = 90
    waves = _WAVES * width / 260
    surface = [
        (
            width * (i / steps - 0.5),
            below - height / 2 + 5.0 * abs(sin(tau * waves / 2 * i / steps + phase)) ** 0.8,
        )
        for i in range(steps + 1)
    ]
    return (*surface, (width / 2, height / 2), (-width / 2, height / 2))
