"""The eruption: the board shakes, tiles crack loose and rise, and fire is seen below them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import cos, exp, hypot, sin, tau
from random import Random
from typing import Final

from tremor_gui.ui.ease import in_out_cubic
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen

from .fissure import Fissure
from .loose import LooseTiles
from .pose import Pose, SpriteId
from .rubble import cinders, dust, rubble
from .stepped import STEP, Stepped

_GROWN: Final = 0.4  # share of the time in which the shaking grows
_LAID: Final = 0.96  # share after which the tiles lie again
_STILL: Final = 0.9  # share after which nothing shakes
_LIFT: Final = 30.0  # logical units by which loose tiles rise
_SPREAD: Final = 0.12  # share of their distance from the centre by which they part
_TREMBLE: Final = 2.6  # logical units by which the rest of the board trembles
_ANGLES: Final = (1, 2)  # turns in a degree told apart, in the air and near the table: few pictures are made


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

    @property
    def force(self) -> float:
        """How strongly it shakes, 0 to 1."""
        return _ramp(self.share, 0.0, _GROWN) * (1 - _ramp(self.share, 0.6, _STILL))

    @property
    def _air(self) -> float:
        """How far the loose tiles have risen, 0 to 1."""
        return _ramp(self.share, 0.34, 0.52) * (1 - _ramp(self.share, 0.7, _LAID))

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
        calm = 1 - _ramp(self.share, 0.7, _STILL)
        spread = _SPREAD * self._air
        turn = jolt.angle * calm if sprite == tile else 0.0
        angles = _ANGLES[calm < 1]
        return replace(
            pose,
            x=pose.x + jolt.x * calm + (start.x - self._centre[0]) * spread,
            y=pose.y + jolt.y * calm + (start.y - self._centre[1]) * spread,
            angle=pose.angle + round(turn * angles) / angles,
            lift=pose.lift + _LIFT * self._air,
        )

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
        """Draw the fissure."""
        opening = _ramp(self.share, 0.08, 0.5) * (1 - _ramp(self.share, 0.72, _LAID))
        self._fissure.draw(pen, opening, self._heat)

    def draw_over(self, pen: Pen) -> None:
        """Draw the light of the fire, and what flies."""
        self._fissure.light(pen, self._heat)
        self._dust.draw(pen)
        self._rubble.draw(pen)
        self._cinders.draw(pen)
