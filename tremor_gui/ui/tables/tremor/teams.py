"""The marks of the two teams where two play against two: a sun and a moon."""

from math import cos, pi, sin
from typing import Final

from tremor_gui.rules.text import say
from tremor_gui.ui import palette
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.shapes import Outline, round_, star

TEAM_NAMES: Final = (say("Team Sun"), say("Team Moon"))
"""That of whoever goes first, and the other."""
TEAM_COLOURS: Final = (palette.EMBER, palette.AURORA_VIOLET)
RADIUS: Final = 14.0
"""Of a mark in its full size, in logical units."""
_RAYS: Final = 11


def team_marks() -> tuple[Cutout, Cutout]:
    """Cut both marks; they differ in shape as well as in colour."""
    sun, moon = TEAM_COLOURS
    ground = Layer(round_(RADIUS), palette.PAPER), Layer(round_(RADIUS - 2), palette.REALM)
    return (
        Cutout(*ground, Layer(star(_RAYS, 11.0, 7.0), sun), Layer(round_(5.0), palette.CREAM), height=1.5),
        Cutout(*ground, Layer(_moon(9.5), moon), height=1.5),
    )


def _moon(radius: float) -> Outline:
    """Return a moon with its horns to the upper right."""
    steps = 18
    outer = [
        (radius * cos(angle), radius * sin(angle))
        for angle in (1.5 * pi * i / steps for i in range(steps + 1))
    ]
    # The inner edge bulges to the lower left, from the upper horn at the end of the outer one to the other.
    inner = []
    for i in range(1, steps):
        share = i / steps
        bulge = radius * 0.78 * sin(pi * share) ** 0.6
        inner.append((radius * share - bulge, radius * (share - 1) + bulge))
    return (*outer, *inner)
