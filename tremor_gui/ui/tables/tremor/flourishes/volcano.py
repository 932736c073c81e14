"""Volcano: lava leaps from tile to tile along the line and leaves a glow on each."""

from collections.abc import Sequence
from math import cos, sin, tau
from random import Random
from typing import Final

from tremor_gui.ui import palette
from tremor_gui.ui.ease import in_cubic, out_back
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.particles import Particles, Scrap
from tremor_gui.ui.stage.shapes import blob, scrap, splat
from tremor_gui.ui.stage.spot import Spot
from tremor_gui.ui.stage.stepped import STEP, Stepped

_BETWEEN: Final = 0.13  # seconds between two landings
_FLIGHT: Final = 0.24  # seconds in the air
_AFTER: Final = 0.5  # seconds for which the last pool glows
_ARC: Final = 95.0  # logical units that a ball of lava rises
_POOL: Final = (
    ("#3d120c", 0.34),
    ("#8f2412", 0.29),
    (palette.LAVA, 0.22),
    (palette.EMBER, 0.12),
    ("#ffe9a8", 0.055),
)
_EMBERS: Final = (palette.LAVA, palette.EMBER, "#ffd98a", "#7c2416")
_BURST: Final = 14


class Volcano(Stepped):
    """A ball of lava for each tile, one after another, from the ignited one."""

    def __init__(self, boxes: Sequence[Box], direction: int, seed: int) -> None:
        super().__init__()
        self._random = Random(seed)
        self._boxes = boxes
        self._landings = [_FLIGHT + _BETWEEN * place for place in range(len(boxes))]
        self.duration = self._landings[-1] + _AFTER
        tile = boxes[0].width
        self._pools = [self._pool(tile) for _ in boxes]
        self._ball = Cutout(
            Layer(blob(self._random, tile * 0.12), palette.LAVA),
            Layer(blob(self._random, tile * 0.07), "#ffd98a"),
        )
        self._looks = [Cutout(Layer(scrap(self._random, 6, 5), colour), height=1) for colour in _EMBERS]
        self._embers = Particles(gravity=520, drag=1.4)
        self._light = Spot(palette.LAVA)
        self._glow = tile * 0.8

    def _pool(self, tile: float) -> Cutout:
        state = self._random.getrandbits(32)
        return Cutout(
            *(Layer(splat(Random(state), tile * share), colour) for colour, share in _POOL), height=2
        )

    def step(self) -> None:
        """Let embers trail from the balls and burst where they land."""
        self._embers.step(STEP)
        for place, landing in enumerate(self._landings):
            if landing - _FLIGHT < self.time < landing:
                x, y, height = self._flight(place)
                self._ember(x, y, height, 25, 20)
            elif landing <= self.time < landing + STEP:
                for _ in range(_BURST):
                    self._ember(*self._boxes[place].center, 4, 150, 260)

    def _ember(self, x: float, y: float, height: float, speed: float, rise: float) -> None:
        angle = self._random.uniform(0, tau)
        speed *= self._random.uniform(0.4, 1.3)
        self._embers.add(
            Scrap(
                self._random.choice(self._looks),
                x,
                y,
                vx=cos(angle) * speed,
                vy=sin(angle) * speed,
                height=height,
                rise=rise * self._random.uniform(0.4, 1.2),
                turn=self._random.uniform(0, 360),
                spin=self._random.uniform(-500, 500),
                size=self._random.choice((0.4, 0.6, 0.9)),
                life=max(0.05, min(self._random.uniform(0.3, 0.6), self.duration - self.time)),
            )
        )

    def _flight(self, place: int) -> tuple[float, float, float]:
        """Return where a ball is: its place on the table and its height."""
        share = 1 - (self._landings[place] - self.time) / _FLIGHT
        start: Point = self._boxes[max(0, place - 1)].center
        end: Point = self._boxes[place].center
        return (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share,
            _ARC * 4 * share * (1 - share),
        )

    def draw_over(self, pen: Pen) -> None:
        """Draw the pools in their glow, the balls, and the embers."""
        ending = in_cubic(min(1.0, max(0.0, (self.time - self.duration + 0.25) / 0.25)))
        for place, landing in enumerate(self._landings):
            since = self.time - landing
            if since >= 0:
                middle = self._boxes[place].center
                heat = (1 - ending) * (0.55 + 0.45 / (1 + 9 * since))
                self._light.draw(pen, middle, self._glow, heat)
                self._pools[place].draw(pen, middle, size=out_back(min(1.0, since / 0.2)) * (1 - ending))
        for place, landing in enumerate(self._landings):
            if landing - _FLIGHT < self.time < landing:
                x, y, height = self._flight(place)
                self._light.draw(pen, (x, y - height * 0.8), self._glow * 0.5, 0.7)
                self._ball.draw(pen, (x, y - height * 0.8), self.time * 500, 1 + height / 400)
        self._embers.draw(pen)
