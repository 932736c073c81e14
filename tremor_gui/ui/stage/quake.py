"""The eruption: the board shakes, tiles crack loose and rise, and fire is seen below them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from math import cos, exp, hypot, sin, tau
from random import Random
from typing import Final

from tremor_gui.ui.ease import in_out_cubic
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen

from .fissure import Fissure
from .loose import LooseTiles
from .painter import LIFTED
from .pose import Pose, SpriteId
from .rubble import cinders, dust, rubble
from .stepped import STEP, Stepped

_GROWN: Final = 0.4  # share of the time in which the shaking grows
_FALLING: Final = 0.7  # share after which the tiles come down
_LAID: Final = 0.96  # share after which the tiles lie again
_STILL: Final = 0.9  # share after which nothing shakes
_LIFT: Final = 30.0  # logical units by which loose tiles rise
_SPREAD: Final = 0.12  # share of their distance from the centre by which they part
_TREMBLE: Final = 2.6  # logical units by which the rest of the board trembles
_ANGLES: Final = (1, 2)  # turns in a degree told apart, in the air and near the table: few pictures are made
_EVERY: Final = 3  # steps after which a loose tile is seen turned further and in another size
_AHEAD: Final = 2  # kinds of pictures made ahead in a frame, so that all are there when most flies
_RIPPLE: Final = 0.006  # share of the time by which each loose tile rises after the one before it


def _ramp(share: float, start: float, end: float) -> float:
    """Return the share of the way from start to end, eased at both."""
    return in_out_cubic(min(1.0, max(0.0, (share - start) / (end - start))))


class Quake(Stepped):
    """The ground opens at a centre; `loose` are the sprites that break loose, in the poses they have before.

    `boxes` are the cells they leave and come to. Shaking grows for the first two
    fifths of the time, then the tiles hang in the air; in the last two fifths they
    come down wherever they are led, and at the end every pose is as it was.
    """

    def __init__(
        self,
        centre: Point,
        boxes: Sequence[Box],
        loose: Mapping[SpriteId, Pose],
        seed: int,
        duration: float = 2.4,
    ) -> None:
        super().__init__()
        self.duration = duration
        self._centre = centre
        self._loose = dict(loose)
        self._side = boxes[0].width
        self._tiles = LooseTiles(loose, seed)
        self._fissure = Fissure(centre, self._side * 2.0, seed)
        random = Random(seed)
        self._rubble = rubble(boxes, duration, random)
        self._cinders = cinders(centre, self._side, duration, random)
        self._dust = dust(boxes, duration, random)
        self._riders = dict[SpriteId, SpriteId | None]()
        self._places = {sprite: place for place, sprite in enumerate(sorted(loose, key=self._away))}
        self._held = dict[SpriteId, tuple[int, float, float]]()
        """Turn and lift in which each tile is seen, and when it came to them."""
        self._ahead: Iterator[None] | None = None

    @property
    def force(self) -> float:
        """How strongly it shakes, 0 to 1."""
        return _ramp(self.share, 0.0, _GROWN) * (1 - _ramp(self.share, 0.6, _STILL))

    def _air(self, tile: SpriteId) -> float:
        """Return how far a loose tile has risen, 0 to 1: one after the other, and so they come down."""
        share, last = self.share - _RIPPLE * self._places[tile], _RIPPLE * len(self._places)
        return _ramp(share, 0.34, 0.52 - last) * (1 - _ramp(share, _FALLING, _LAID - last))

    def _away(self, tile: SpriteId) -> float:
        """Return how far a loose tile lies from the centre."""
        return hypot(self._loose[tile].x - self._centre[0], self._loose[tile].y - self._centre[1])

    @property
    def _heat(self) -> float:
        flicker = 0.88 + 0.12 * sin(self.time * 31) * cos(self.time * 17)
        return _ramp(self.share, 0.12, 0.5) * (1 - _ramp(self.share, 0.68, 0.95)) * flicker

    def step(self) -> None:
        """Knock at the tiles and let everything fly on."""
        self._tiles.step(STEP, self.force)
        for particles in (self._rubble, self._cinders, self._dust):
            particles.step(STEP)

    def bend(self, sprite: SpriteId, pose: Pose) -> Pose:
        """Throw a loose tile, and what stands on it, about and up; let the rest tremble."""
        if self.share >= _LAID:
            return pose
        if sprite not in self._riders:
            self._riders[sprite] = self._tile_below(sprite, pose)
        tile = self._riders[sprite]
        if tile is None:
            return self._trembling(pose)
        start = self._loose[tile]
        jolt = self._tiles.jolt(tile)
        calm = 1 - _ramp(self.share, _FALLING, _STILL)
        air = self._air(tile)
        spread = _SPREAD * air
        bent = replace(
            pose,
            x=pose.x + jolt.x * calm + (start.x - self._centre[0]) * spread,
            y=pose.y + jolt.y * calm + (start.y - self._centre[1]) * spread,
            lift=pose.lift + _LIFT * air,
        )
        return self._seen(tile, bent, jolt.angle * calm) if sprite == tile else bent

    def _seen(self, tile: SpriteId, pose: Pose, knocked: float) -> Pose:
        """Return a pose with the turn and the size in which a tile is seen: they follow it after a few steps.

        Each turn and size is a picture to be made, so the tiles get theirs in different frames.
        """
        count = (self._steps + self._places[tile]) // _EVERY
        if tile not in self._held or self._held[tile][0] != count:
            angles = _ANGLES[self.share > _FALLING]
            self._held[tile] = count, pose.angle + round(knocked * angles) / angles, pose.lift
        _, angle, lift = self._held[tile]
        return replace(pose, y=pose.y - (pose.lift - lift) * LIFTED, angle=angle, lift=lift)

    def _tile_below(self, sprite: SpriteId, pose: Pose) -> SpriteId | None:
        """Return the loose tile that a sprite is or stands on."""
        if sprite in self._loose:
            return sprite
        for tile, start in self._loose.items():
            if abs(pose.x - start.x) < start.width / 2 and abs(pose.y - start.y) < start.height / 2:
                return tile
        return None

    def _trembling(self, pose: Pose) -> Pose:
        away = hypot(pose.x - self._centre[0], pose.y - self._centre[1]) / (3.2 * self._side)
        reach = _TREMBLE * self.force * exp(-away * away)
        if reach < 0.05:
            return pose
        phase = tau * self.time
        return pose.at(
            pose.x + reach * sin(phase * 11 + pose.x * 0.031 + pose.y * 0.017),
            pose.y + reach * cos(phase * 9 + pose.y * 0.037 - pose.x * 0.011),
        )

    def draw_under(self, pen: Pen) -> None:
        """Draw the fissure, and make a few pictures of what comes next before it does."""
        if self._ahead is None:
            scale = pen.kit.metrics.scale
            flying = (self._rubble, self._cinders, self._dust)
            self._ahead = chain(self._fissure.ahead(scale), *(one.ahead(scale) for one in flying))
        for _ in range(_AHEAD):
            next(self._ahead, None)
        opening = _ramp(self.share, 0.08, 0.5) * (1 - _ramp(self.share, 0.72, _LAID))
        self._fissure.draw(pen, opening, self._heat)

    def draw_over(self, pen: Pen) -> None:
        """Draw the light of the fire, and what flies."""
        self._fissure.light(pen, self._heat)
        self._dust.draw(pen)
        self._rubble.draw(pen)
        self._cinders.draw(pen)
