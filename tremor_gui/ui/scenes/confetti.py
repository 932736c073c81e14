"""Slips of coloured paper that rain down once."""

from random import Random
from typing import Final

from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.particles import Particles, Scrap

_COLOURS: Final = (*palette.SEATS.values(), palette.EMBER, palette.AURORA)
_COUNT: Final = 110
_SPREAD: Final = 2.6
"""Seconds in which the slips begin to fall, one after another."""
_SIZES: Final = (4.0, 7.5)


class Confetti:
    """Slips that fall through a box from above; they are only there to be looked at."""

    def __init__(self, box: Box, seed: int) -> None:
        random = Random(seed)
        self._paper = Particles(gravity=0.0, drag=0.0)
        slips = [_slip(colour, size) for colour in _COLOURS for size in _SIZES]
        for _ in range(_COUNT):
            speed = random.uniform(150.0, 300.0)
            self._paper.add(
                Scrap(
                    random.choice(slips),
                    random.uniform(box.left, box.right),
                    box.top - 20.0,
                    vx=random.uniform(-40.0, 40.0),
                    vy=speed,
                    turn=random.uniform(0.0, 360.0),
                    spin=random.uniform(-220.0, 220.0),
                    life=(box.height + 60.0) / speed,
                    age=-random.uniform(0.0, _SPREAD),
                )
            )

    def update(self, dt: float) -> bool:
        """Let them fall and return whether any is still falling."""
        self._paper.step(dt)
        return bool(self._paper.scraps)

    def draw(self, pen: Pen) -> None:
        """Draw those in the air."""
        self._paper.draw(pen)


def _slip(colour: str, size: float) -> Cutout:
    """Return a slip with straight edges, about twice as long as wide."""
    half = size / 2
    return Cutout(Layer(((-size, -half), (size, -half), (size, half), (-size, half)), colour), height=1.5)
