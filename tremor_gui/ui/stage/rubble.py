"""What an eruption throws up: stones and torn paper, glowing cinders, dust."""

from collections.abc import Sequence
from math import cos, sin, tau
from random import Random
from typing import Final

from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.theme import Colour

from .paper import Cutout, Layer
from .particles import Particles, Scrap
from .shapes import puffs, scrap

_PIECES: Final = 150
_CINDERS: Final = 50
_STONES: Final = (
    "#3a2a20",
    "#5a4230",
    palette.DEBRIS,
    "#7a5c3e",
    "#a07a4c",
    palette.PARCHMENT,
    palette.PAPER_SHADE,
)
_FIRE: Final = (palette.LAVA, palette.EMBER, "#ffd98a", palette.DANGER)
_DUST: Final = (("#b79a72", "#cbb18a"), ("#9c8260", "#b49873"))


def rubble(boxes: Sequence[Box], duration: float, random: Random) -> Particles:
    """Return stones and paper that break out of the edges of the boxes while the shaking grows."""
    looks = [
        Cutout(Layer(scrap(random, random.uniform(6, 9), random.randint(4, 6)), colour)) for colour in _STONES
    ]
    particles = Particles(gravity=1100, drag=1.2)
    for _ in range(_PIECES):
        box = random.choice(boxes)
        start = duration * min(random.triangular(0.08, 0.66, 0.42), 0.66)
        x, y, away = _on_edge(box, random)
        speed = random.uniform(20, 170)
        particles.add(
            Scrap(
                random.choice(looks),
                x,
                y,
                vx=cos(away) * speed,
                vy=sin(away) * speed,
                rise=random.uniform(160, 460),
                turn=random.uniform(0, 360),
                spin=random.uniform(-700, 700),
                size=random.choice((0.4, 0.6, 0.9, 1.2)),
                life=min(random.uniform(0.7, 1.2), duration * 0.97 - start),
                age=-start,
            )
        )
    return particles


def cinders(centre: Point, side: float, duration: float, random: Random) -> Particles:
    """Return cinders that rise from the fissure while it is open."""
    looks = [Cutout(Layer(scrap(random, 3, 5), colour), height=0) for colour in _FIRE]
    particles = Particles(gravity=-45, drag=0.8)
    for _ in range(_CINDERS):
        start = duration * random.uniform(0.25, 0.66)
        angle, away = random.uniform(0, tau), side * random.uniform(0, 1.5)
        particles.add(
            Scrap(
                random.choice(looks),
                centre[0] + cos(angle) * away,
                centre[1] + sin(angle) * away,
                vx=random.uniform(-35, 35),
                vy=random.uniform(-20, 10),
                rise=random.uniform(40, 130),
                turn=random.uniform(0, 360),
                spin=random.uniform(-300, 300),
                size=random.choice((0.5, 0.75, 1.0)),
                swell=0.1,
                life=min(random.uniform(0.5, 1.0), duration * 0.97 - start),
                age=-start,
            )
        )
    return particles


def dust(boxes: Sequence[Box], duration: float, random: Random) -> Particles:
    """Return clouds of dust that are pressed out where the tiles come down again."""
    looks = [cloud(random, 26, low, high) for low, high in _DUST]
    particles = Particles(gravity=-30, drag=4.0)
    for box in boxes:
        start = duration * random.uniform(0.8, 0.84)
        for _ in range(5):
            x, y, away = _on_edge(box, random)
            particles.add(
                Scrap(
                    random.choice(looks),
                    x,
                    y,
                    vx=cos(away) * 110,
                    vy=sin(away) * 110,
                    turn=random.uniform(-20, 20),
                    size=random.choice((0.35, 0.55, 0.8)),
                    alpha=0.75,
                    swell=0.35,
                    life=duration * 0.98 - start,
                    age=-start,
                )
            )
    return particles


def cloud(random: Random, width: float, low: Colour, high: Colour) -> Cutout:
    """Return a small cloud of two layers of paper."""
    return Cutout(Layer(puffs(random, width, 5), low), Layer(puffs(random, width * 0.62, 4), high), height=2)


def _on_edge(box: Box, random: Random) -> tuple[float, float, float]:
    """Return a place on the edge of a box, and the direction away from its middle, in radians."""
    side, along = random.randrange(4), random.uniform(-0.5, 0.5)
    quarter = tau * side / 4
    x = (cos(quarter) * 0.5 - sin(quarter) * along) * box.width
    y = (sin(quarter) * 0.5 + cos(quarter) * along) * box.height
    return box.centerx + x, box.centery + y, quarter + random.uniform(-0.8, 0.8)
