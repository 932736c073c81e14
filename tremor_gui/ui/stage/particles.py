"""Many small scraps of paper that fly, fall and lie."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pygame

from tremor_gui.ui.ease import out_cubic
from tremor_gui.ui.images import BLEND
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen

from .paper import Cutout
from .spot import Spot

_SHRINKING: Final = 0.3  # share of its life in which a scrap grows smaller before it is gone
_HIGH: Final = 3.0  # logical units above the table from which a scrap's shadow is seen apart from it
_DRIFT: Final = (0.3, 0.25)  # how far that shadow lies from it, for each unit of height
_UPWARD: Final = 0.8  # how far up the screen a unit of height is
_SHADE: Final = 0.45
_MOMENTS: Final = 40  # in a scrap's life, at each of which its picture is made ahead


@dataclass(slots=True)
class Scrap:
    """One scrap; places, speeds and heights in logical units and seconds, turns in degrees."""

    look: Cutout
    x: float
    y: float
    vx: float = 0.0
    vy: float = 0.0
    height: float = 0.0
    rise: float = 0.0
    turn: float = 0.0
    spin: float = 0.0
    size: float = 1.0
    alpha: float = 1.0
    swell: float = 0.0
    """Share of its life in which it grows to its size."""
    life: float = 1.0
    age: float = 0.0
    """It is not seen before this is 0, so that it can be made in advance."""

    @property
    def seen(self) -> float:
        """The size in which it is seen: it may grow at first, and shrinks away at the end."""
        if self.age < 0:
            return 0.0
        share = self.age / self.life
        if share < self.swell:
            return self.size * out_cubic(share / self.swell)
        return self.size * min(1.0, (1 - share) / _SHRINKING)


class Particles:
    """Scraps under one law of falling; they bounce on the table, slow down and are gone after their life."""

    def __init__(self, gravity: float = 900.0, drag: float = 1.5, bounce: float = 0.35) -> None:
        self.scraps: list[Scrap] = []
        self._gravity = gravity
        self._drag = drag
        self._bounce = bounce
        self._shadow = Spot("#000000", dark=True, flat=0.7)

    def add(self, scrap: Scrap) -> None:
        """Let one more scrap fly."""
        self.scraps.append(scrap)

    def step(self, dt: float) -> None:
        """Move every scrap by `dt` seconds."""
        slow = max(0.0, 1 - self._drag * dt)
        for scrap in self.scraps:
            scrap.age += dt
            if scrap.age < 0:
                continue
            scrap.x += scrap.vx * dt
            scrap.y += scrap.vy * dt
            scrap.vx *= slow
            scrap.vy *= slow
            scrap.turn += scrap.spin * dt
            scrap.rise -= self._gravity * dt
            scrap.height += scrap.rise * dt
            if scrap.height < 0:
                scrap.height = 0
                scrap.rise *= -self._bounce
                scrap.vx *= 0.5
                scrap.vy *= 0.5
                scrap.spin *= 0.4
        self.scraps = [scrap for scrap in self.scraps if scrap.age < scrap.life]

    def ahead(self, scale: float) -> Iterator[None]:
        """Make the pictures that will be needed, a few at a time.

        Those of a scrap that spins are all turns of its full size, of one that does not all its sizes.
        """
        spun = set[tuple[int, float]]()
        for scrap in tuple(self.scraps):
            if not scrap.spin:
                for moment in range(_MOMENTS):
                    then = replace(scrap, age=scrap.life * moment / _MOMENTS)
                    scrap.look.picture(scale, scrap.turn, then.seen, scrap.alpha)
                yield
            elif (id(scrap.look), scrap.size) not in spun:
                spun.add((id(scrap.look), scrap.size))
                scrap.look.spin(scale, scrap.size)
                yield

    def draw(self, pen: Pen) -> None:
        """Draw all scraps over all their shadows, those that fly higher last."""
        scale = pen.kit.metrics.scale
        shadows, pictures = list[tuple[pygame.Surface, Point]](), list[tuple[pygame.Surface, Point]]()
        for scrap in sorted(self.scraps, key=lambda scrap: scrap.height):
            size = scrap.seen
            picture = scrap.look.picture(scale, scrap.turn, size, scrap.alpha)
            if picture is None:
                continue
            pictures.append(_about(picture, scrap.x * scale, (scrap.y - scrap.height * _UPWARD) * scale))
            if scrap.height < _HIGH:
                continue
            strength = _SHADE / (1 + scrap.height / 60)
            shadow = self._shadow.picture(scale, scrap.look.radius * size * 1.4, strength)
            if shadow is not None:
                x, y = scrap.x + scrap.height * _DRIFT[0], scrap.y + scrap.height * _DRIFT[1]
                shadows.append(_about(shadow, x * scale, y * scale))
        pen.surface.fblits(shadows, BLEND)
        pen.surface.fblits(pictures, BLEND)


def _about(picture: pygame.Surface, x: float, y: float) -> tuple[pygame.Surface, Point]:
    width, height = picture.get_size()
    return picture, (round(x - width / 2), round(y - height / 2))
