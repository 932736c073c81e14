"""Landslide: rocks tumble from behind the ignited tile over the corner."""

from collections.abc import Sequence
from math import cos, hypot, sin, tau
from random import Random
from typing import Final

from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.particles import Particles, Scrap
from tremor_gui.ui.stage.rubble import cloud
from tremor_gui.ui.stage.shapes import scrap
from tremor_gui.ui.stage.stepped import STEP, Stepped

_ROCKS: Final = (
    ("#3f2e20", "#5b442e"),
    ("#5f472f", "#7d6042"),
    (palette.DISASTERS["landslide"], "#97785a"),
    ("#8b6d4c", "#b3946b"),
)
_EACH: Final = 15  # rocks for a tile
_POURING: Final = 0.34  # seconds between the first rock and the last
_FALL: Final = 0.26  # seconds from the edge to the tile
_CLOUDS: Final = 3  # for a tile


class Landslide(Stepped):
    """Rocks that pour over the boxes and lie there a moment."""

    duration = 0.9

    def __init__(self, boxes: Sequence[Box], direction: int, seed: int) -> None:
        super().__init__()
        random = Random(seed)
        tile = boxes[0].width
        looks = [_rock(random, random.uniform(0.13, 0.21) * tile, low, high) for low, high in _ROCKS * 2]
        clouds = [
            cloud(random, tile * 0.2, "#9c8260", "#b8a07c"),
            cloud(random, tile * 0.26, "#8b7354", "#ab9270"),
        ]
        self._rocks = Particles(gravity=1300, drag=0.6, bounce=0.3)
        self._dust = Particles(gravity=-30, drag=3.5)
        source = _behind(boxes)
        for box in boxes:
            for _ in range(_EACH):
                start = random.uniform(0, _POURING)
                self._rocks.add(self._pour(random, random.choice(looks), box, source, start))
            for _ in range(_CLOUDS):
                self._dust.add(self._puff(random, random.choice(clouds), box))

    def _pour(self, random: Random, look: Cutout, box: Box, source: Point, start: float) -> Scrap:
        """Return a rock thrown so that it comes down in a box."""
        goal = (
            box.centerx + random.uniform(-0.36, 0.36) * box.width,
            box.centery + random.uniform(-0.36, 0.36) * box.height,
        )
        away = hypot(source[0] - goal[0], source[1] - goal[1]) or 1.0
        fall = _FALL * (0.7 + 0.3 * away / box.width)
        x = source[0] + random.uniform(-0.3, 0.3) * box.width
        y = source[1] + random.uniform(-0.3, 0.3) * box.height
        return Scrap(
            look,
            x,
            y,
            vx=(goal[0] - x) / fall,
            vy=(goal[1] - y) / fall,
            height=55,
            rise=random.uniform(20, 120),
            turn=random.uniform(0, 360),
            spin=random.uniform(-520, 520),
            size=random.choice((0.4, 0.7, 1.0, 1.0)),
            swell=0.1,
            life=self.duration - start - random.uniform(0.0, 0.1),
            age=-start,
        )

    def _puff(self, random: Random, look: Cutout, box: Box) -> Scrap:
        angle, start = random.uniform(0, tau), random.uniform(0.3, 0.5)
        return Scrap(
            look,
            box.centerx + cos(angle) * box.width * 0.32,
            box.centery + sin(angle) * box.height * 0.32,
            vx=cos(angle) * 70,
            vy=sin(angle) * 70,
            size=random.choice((0.6, 0.8, 1.0)),
            alpha=0.75,
            swell=0.4,
            life=self.duration - start,
            age=-start,
        )

    def step(self) -> None:
        """Let the rocks fall and the dust drift."""
        self._rocks.step(STEP)
        self._dust.step(STEP)

    def draw_over(self, pen: Pen) -> None:
        """Draw the rocks and the dust."""
        self._rocks.draw(pen)
        self._dust.draw(pen)


def _behind(boxes: Sequence[Box]) -> Point:
    """Return the place from which rocks come: the far corner of the ignited tile."""
    first = boxes[0]
    x = sum(box.centerx for box in boxes) / len(boxes)
    y = sum(box.centery for box in boxes) / len(boxes)
    away = hypot(first.centerx - x, first.centery - y)
    if not away:
        return first.topleft
    reach = 0.75 * first.width / away
    return first.centerx + (first.centerx - x) * reach, first.centery + (first.centery - y) * reach


def _rock(random: Random, radius: float, low: str, high: str) -> Cutout:
    """Return an angular block with one lit face."""
    outline = scrap(random, radius, random.randint(5, 6), 0.22)
    face = tuple((x * 0.62 - radius * 0.12, y * 0.58 - radius * 0.18) for x, y in outline)
    return Cutout(Layer(outline, low), Layer(face, high), height=4)
