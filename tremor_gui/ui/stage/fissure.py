"""A crack that opens in the ground, with fire below."""

from collections.abc import Iterator
from math import cos, sin, tau
from random import Random
from typing import Final

import pygame

from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen

from .spot import Spot

_ARMS: Final = 7
_BENDS: Final = 6
_GLOW: Final = 1.25  # how far its light goes, for its reach
_BELOW: Final = 0.8  # how strong its light is at its hottest, in the ground and on what lies above
_ABOVE: Final = 0.5
_LAYERS: Final = ((1.0, "#1c0b07"), (0.74, "#8f2412"), (0.52, palette.LAVA), (0.22, "#ffd27a"))
"""The walls of the crack and the fire in it: share of its width, and colour."""

Arm = tuple[tuple[float, float, float, float], ...]
"""Points along an arm: place, and the direction across it; lengths as shares of the reach."""


class Fissure:
    """Arms of a crack that run from a centre."""

    def __init__(self, centre: Point, reach: float, seed: int) -> None:
        random = Random(seed)
        self._centre = centre
        self._reach = reach
        self._arms = [_arm(tau * (i + random.uniform(-0.25, 0.25)) / _ARMS, random) for i in range(_ARMS)]
        self._light = Spot(palette.LAVA)

    def ahead(self, scale: float) -> Iterator[None]:
        """Make the pictures of its light for a scale, one at a time."""
        return self._light.ahead(scale, self._reach * _GLOW, _BELOW)

    def draw(self, pen: Pen, open_: float, heat: float) -> None:
        """Draw it, opened by a share and glowing by a share."""
        if open_ <= 0.01:
            return
        self._light.draw(pen, self._centre, self._reach * _GLOW, _BELOW * heat)
        scale = pen.kit.metrics.scale
        for width, colour in _LAYERS:
            for arm in self._arms:
                outline = self._outline(arm, open_, width, scale)
                pygame.draw.polygon(pen.surface, colour, outline)

    def light(self, pen: Pen, heat: float) -> None:
        """Draw the light that falls on what lies above."""
        self._light.draw(pen, self._centre, self._reach * _GLOW, _ABOVE * heat)

    def _outline(self, arm: Arm, open_: float, width: float, scale: float) -> list[Point]:
        length = self._reach * (0.35 + 0.65 * open_)
        half = self._reach * 0.11 * open_ * width
        there, back = list[Point](), list[Point]()
        for i, (x, y, across, along) in enumerate(arm):
            taper = half * (1 - i / (len(arm) - 1)) ** 0.8
            px, py = self._centre[0] + x * length, self._centre[1] + y * length
            there.append(((px + across * taper) * scale, (py + along * taper) * scale))
            back.append(((px - across * taper) * scale, (py - along * taper) * scale))
        return there + back[::-1]


def _arm(angle: float, random: Random) -> Arm:
    """Return an arm that zigzags outwards."""
    longest = random.uniform(0.7, 1.0)
    points = [(0.0, 0.0, -sin(angle), cos(angle))]
    for i in range(1, _BENDS + 1):
        way = longest * i / _BENDS
        aside = random.uniform(0.03, 0.09) * (1 if i % 2 else -1)
        points.append(
            (
                cos(angle) * way - sin(angle) * aside,
                sin(angle) * way + cos(angle) * aside,
                -sin(angle),
                cos(angle),
            )
        )
    return tuple(points)
