"""A rain of leaves and confetti for a winner."""

from collections.abc import Sequence
from math import cos, sin, tau
from random import Random
from typing import Final

from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour

from .paper import Cutout, Layer
from .particles import Particles, Scrap
from .shapes import Outline, leaf, round_, star
from .stepped import STEP, Stepped

_PIECES: Final = 260
_POURING: Final = 1.5  # seconds in which pieces go on coming
_SWAY: Final = 90.0  # logical units a second
_SWING: Final = 5.2  # radians a second
_SHAPES: Final[tuple[Outline, ...]] = (
    leaf(26, 12),
    leaf(18, 10),
    round_(6),
    star(5, 10, 4.5),
    ((-7, -4), (7, -4), (7, 4), (-7, 4)),
)


class Celebration(Stepped):
    """Paper falls over an area, in the colours given, swaying as it goes."""

    duration = 2.5

    def __init__(self, area: Box, colours: Sequence[Colour], seed: int) -> None:
        super().__init__()
        random = Random(seed)
        looks = [Cutout(Layer(shape, colour), height=3) for colour in colours for shape in _SHAPES]
        self._rain = Particles(gravity=0, drag=0)
        self._phases = list[tuple[Scrap, float]]()
        for _ in range(_PIECES):
            start = random.triangular(0, _POURING, 0.2)
            fall = random.uniform(0.75, 1.25)
            life = min(self.duration - start, random.uniform(1.3, 2.0))
            piece = Scrap(
                random.choice(looks),
                random.uniform(area.left, area.right),
                area.top - 30 + random.uniform(0, 0.15) * area.height,
                vy=fall * 0.55 * area.height,
                turn=random.uniform(0, 360),
                spin=random.uniform(-260, 260),
                size=random.choice((0.8, 1.1, 1.5)),
                life=life,
                age=-start,
            )
            self._rain.add(piece)
            self._phases.append((piece, random.uniform(0, tau)))

    def step(self) -> None:
        """Let every piece sway and fall, slower where it turns back."""
        for piece, phase in self._phases:
            swing = _SWING * self.time + phase
            piece.vx = _SWAY * cos(swing)
            piece.vy *= 1 + 0.012 * sin(2 * swing)
        self._rain.step(STEP)

    def draw_over(self, pen: Pen) -> None:
        """Draw the pieces."""
        self._rain.draw(pen)
