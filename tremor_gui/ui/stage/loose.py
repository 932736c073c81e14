"""Tiles that have come loose: bodies on springs, knocked about and into one another (pymunk)."""

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

import pymunk

from .pose import Pose, SpriteId

_STIFFNESS: Final = 900.0  # about five swings a second
_DAMPING: Final = 9.0
_KNOCK: Final = 95.0  # speed that a knock gives, in logical units a second
_TWIST: Final = 1.7  # radians a second
_SLACK: Final = 0.94  # share of its side in which a tile knocks against others


class Jolt(NamedTuple):
    """How far a tile is out of its place: logical units, and degrees clockwise."""

    x: float
    y: float
    angle: float


class LooseTiles:
    """Tiles held in their places by springs."""

    def __init__(self, tiles: Mapping[SpriteId, Pose], seed: int) -> None:
        self._random = Random(seed)
        self._space = pymunk.Space()
        self._tiles = {sprite: (self._hang(pose), pose) for sprite, pose in tiles.items()}

    def _hang(self, pose: Pose) -> pymunk.Body:
        body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (pose.width, pose.height)))
        body.position = pose.x, pose.y
        shape = pymunk.Poly.create_box(body, (pose.width * _SLACK, pose.height * _SLACK))
        shape.elasticity, shape.friction = 0.4, 0.2
        held = self._space.static_body
        pull = pymunk.DampedSpring(held, body, (pose.x, pose.y), (0, 0), 0, _STIFFNESS, _DAMPING)
        turn = pymunk.DampedRotarySpring(held, body, 0, _STIFFNESS * body.moment, _DAMPING * body.moment)
        self._space.add(body, shape, pull, turn)
        return body

    def step(self, dt: float, force: float) -> None:
        """Knock at each tile with a force from 0 to 1, and let `dt` seconds pass."""
        for body, _ in self._tiles.values():
            knock = [self._random.gauss(0, 1) for _ in range(3)]
            body.velocity += pymunk.Vec2d(knock[0], knock[1]) * _KNOCK * force
            body.angular_velocity += knock[2] * _TWIST * force
        for _ in range(2):
            self._space.step(dt / 2)

    def jolt(self, sprite: SpriteId) -> Jolt:
        """Return how far a tile is out of its place now."""
        body, pose = self._tiles[sprite]
        return Jolt(body.position.x - pose.x, body.position.y - pose.y, body.angle * 57.2958)
