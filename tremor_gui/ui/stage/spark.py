"""Small signs that something has happened at a place."""

from math import cos, sin, tau
from random import Random
from typing import Final

import pygame

from tremor_gui.ui.ease import out_cubic
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour

from .flourish import Flourish
from .paper import Cutout, Layer
from .particles import Particles, Scrap
from .shapes import leaf
from .spot import Spot
from .stepped import STEP, Stepped

_SLIVERS: Final = 12
_PALER: Final = 0.45  # share of white in every second sliver
_THICK: Final = 5.0  # logical units


class RingPulse(Flourish):
    """A ring of light that widens and grows thin: something here has been revealed."""

    duration = 0.55

    def __init__(self, at: Point, radius: float, colour: Colour) -> None:
        super().__init__()
        self._at = at
        self._radius = radius
        self._colour = pygame.Color(colour)
        self._light = Spot(colour)

    def draw_over(self, pen: Pen) -> None:
        """Draw the ring and its light."""
        metrics = pen.kit.metrics
        widened = out_cubic(self.share)
        self._light.draw(pen, self._at, self._radius * 1.2, 0.5 * (1 - self.share))
        thickness = _THICK * (1 - widened) * metrics.scale
        if thickness >= 0.5:
            pygame.draw.aacircle(
                pen.surface,
                self._colour,
                metrics.point(self._at),
                max(1, metrics.px(self._radius * (0.45 + 0.55 * widened))),
                max(1, round(thickness)),
            )


class Spark(Stepped):
    """A burst of paper slivers where something lands."""

    duration = 0.5

    def __init__(self, at: Point, colour: Colour, seed: int, size: float = 1.0) -> None:
        """Choose a place in logical units, a colour, and a size, of which 1 suits a token."""
        super().__init__()
        random = Random(seed)
        pale = pygame.Color(colour).lerp("white", _PALER)
        looks = [
            Cutout(Layer(leaf(13 * size, 5 * size), shade), height=1) for shade in (colour, _written(pale))
        ]
        self._slivers = Particles(gravity=0, drag=5.5)
        first = random.uniform(0, tau)
        for i in range(_SLIVERS):
            angle = first + tau * (i + random.uniform(-0.3, 0.3)) / _SLIVERS
            speed = random.uniform(110, 230) * size
            self._slivers.add(
                Scrap(
                    looks[i % 2],
                    at[0] + cos(angle) * 9 * size,
                    at[1] + sin(angle) * 9 * size,
                    vx=cos(angle) * speed,
                    vy=sin(angle) * speed,
                    turn=angle * 360 / tau,
                    size=random.choice((0.7, 1.0)),
                    life=self.duration * random.uniform(0.7, 1.0),
                )
            )
        self._at = at
        self._light = Spot(colour)
        self._reach = 44 * size

    def step(self) -> None:
        """Let the slivers fly."""
        self._slivers.step(STEP)

    def draw_over(self, pen: Pen) -> None:
        """Draw the slivers in a flash of light."""
        self._light.draw(pen, self._at, self._reach, 0.6 * (1 - self.share) ** 2)
        self._slivers.draw(pen)


def _written(colour: pygame.Color) -> Colour:
    """Return a colour as the palette writes it."""
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
