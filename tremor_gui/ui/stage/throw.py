"""How dice roll: a throw worked out beforehand, from its seed and the values it must show.

Each die is a square that slides on the table (pymunk) and, above it, a cube that
rolls as far as the square slides, hops on its edges and bounces. Whatever face
that brings up is given the value wanted, from the first moment on: the faces of
a cube may be named in any order, so nothing seen is forced.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, inf, pi, radians, sin
from random import Random
from typing import Final

import pymunk

from tremor_gui.ui.ease import there_and_back
from tremor_gui.ui.metrics import Box

from .solid import DOWN, RIGHT, UP, clearance, lying, skew
from .space import IDENTITY, Quaternion, about, axes, inverse, part, spun, times

DT: Final = 1 / 120
"""Seconds between two moments of a throw."""

_LONGEST: Final = 1.2  # seconds after which a die that still creeps is stopped
_TIPPING: Final = 0.26  # seconds in which a die falls from its last edge onto a face
_GRAVITY: Final = 52.0  # in sides of a die, a second squared
_RESTITUTION: Final = 0.42
_SOFT: Final = 2.0  # sides a second below which a fall does not bounce
_HOP: Final = 4.5  # sides a second at which rolling over an edge throws a die up at most
_TRIES: Final = 4
_HARDLY: Final = 2.0  # logical units
_STRUCK: Final = 0.72  # share of the tipping after which the face meets the table
_STRAIGHTENING: Final = 0.55  # share of its skew of which a die rids itself as it falls
_APART: Final = 1.5  # sides between the middles of two dice that are easily told apart


@dataclass(frozen=True, slots=True)
class Moment:
    """Where one die is: its place on the table, the height of its centre, and how it is turned."""

    x: float
    y: float
    height: float
    turn: Quaternion


Path = tuple[Moment, ...]
"""One die's moments, DT apart; from the last on it rests."""


def throw(values: Sequence[int], area: Box, size: float, seed: int) -> tuple[Path, ...]:
    """Return the paths of dice with these values (0-5) across an area, alike for the same seed.

    Of a few throws it takes the first that ends with the dice well apart, or else the best.
    """
    random = Random(seed)
    rolls = [_roll(len(values), area, size, random)]
    while _gap(rolls[-1]) < _APART * size and len(rolls) < _TRIES:
        rolls.append(_roll(len(values), area, size, random))
    best = max(rolls, key=_gap)
    return tuple(_landed(roll, value, size) for roll, value in zip(best, values, strict=True))


def _gap(rolls: Iterable[list[Moment]]) -> float:
    """Return the least distance between the middles of two dice at the end."""
    ends = [roll[-1] for roll in rolls]
    return min((hypot(a.x - b.x, a.y - b.y) for i, a in enumerate(ends) for b in ends[:i]), default=inf)


def _landed(roll: list[Moment], value: int, size: float) -> Path:
    """Let a roll end flat on a face, and name the faces so that the value lies on top."""
    first = max(0, _halt(roll) - round(_TIPPING / 2 / DT))
    steps = round(_TIPPING / DT)
    roll = roll[: first + steps] + [roll[-1]] * (first + steps - len(roll))
    last = roll[-1].turn
    tip = _to_flat(last)
    tip = times(about(UP, radians(-skew(times(tip, last)) * _STRAIGHTENING)), tip)
    flat = times(tip, last)
    names = times(inverse(flat), lying(value, skew(flat)))
    path = list[Moment]()
    for step, moment in enumerate(roll, 1):
        share = max(0, step - first) / steps
        turn = times(part(tip, _fall(share)), moment.turn)
        hop = (moment.height - clearance(moment.turn) * size) * (1 - share)
        path.append(Moment(moment.x, moment.y, clearance(turn) * size + hop, times(turn, names)))
    return tuple(path)


def _halt(roll: list[Moment]) -> int:
    """Return the step after which a die hardly moves any more."""
    end = roll[-1]
    moving = [step for step, at in enumerate(roll) if hypot(at.x - end.x, at.y - end.y) > _HARDLY]
    return moving[-1] + 1 if moving else 0


def _to_flat(turn: Quaternion) -> Quaternion:
    """Return the least turn after which a die lies on a face."""
    x, y, z = max(axes(turn), key=lambda axis: abs(axis[2]))
    if z < 0:
        x, y, z = -x, -y, -z
    across = hypot(x, y)
    return about((y / across, -x / across, 0.0), atan2(across, z)) if across else IDENTITY


def _fall(share: float) -> float:
    """Fall ever faster, and rock once on landing."""
    if share < _STRUCK:
        return (share / _STRUCK) ** 2
    return 1 - 0.08 * there_and_back((share - _STRUCK) / (1 - _STRUCK))


def _roll(count: int, area: Box, size: float, random: Random) -> list[list[Moment]]:
    """Let dice slide, roll and bounce until all of them rest, not yet flat and not yet named."""
    space = pymunk.Space()
    inner = area.inflate(-size * 0.3, -size * 0.3)
    corners = [inner.topleft, inner.topright, inner.bottomright, inner.bottomleft]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        wall = pymunk.Segment(space.static_body, start, end, 1)
        wall.elasticity = 0.7
        space.add(wall)
    side = random.choice((-1, 1))
    dice = [_Rolling(space, area, size, side, place, random) for place in range(count)]
    steps = round(_LONGEST / DT)
    for step in range(steps):
        space.step(DT)
        for die in dice:
            die.follow()
        if step > steps // 2 and all(die.resting for die in dice):
            break
    return [die.moments for die in dice]


class _Rolling:
    """One die under way: a body on the table and the cube that rolls above it."""

    def __init__(
        self, space: pymunk.Space, area: Box, size: float, side: int, place: int, random: Random
    ) -> None:
        reach = max(area.width, area.height)
        x = area.centerx + side * (area.width / 2 - size * (0.9 + 0.2 * place))
        y = area.bottom - size * (0.9 + 1.25 * place)
        goal_x = area.centerx - side * area.width * random.uniform(0.02, 0.3)
        goal_y = area.centery + area.height * random.uniform(-0.3, 0.1)
        way = atan2(goal_y - y, goal_x - x) + random.uniform(-0.12, 0.12)
        speed = reach * random.uniform(1.7, 2.1)
        self._size = size
        self._body = pymunk.Body(1.0, pymunk.moment_for_box(1.0, (size, size)))
        self._body.position = x, y
        self._body.velocity = cos(way) * speed, sin(way) * speed
        self._body.angle = random.uniform(0, pi)
        self._body.angular_velocity = random.uniform(-9, 9)
        box = pymunk.Poly.create_box(self._body, (size, size), size * 0.12)
        box.elasticity, box.friction = 0.5, 0.3
        self._drag = pymunk.PivotJoint(space.static_body, self._body, (0, 0), (0, 0))
        self._drag.max_bias, self._drag.max_force = 0, speed * 0.8
        twist = pymunk.GearJoint(space.static_body, self._body, 0, 1)
        twist.max_bias, twist.max_force = 0, self._body.moment * 11
        space.add(self._body, box, self._drag, twist)
        self._turn = times(
            about(RIGHT, random.uniform(0, 2 * pi)),
            about(DOWN, random.uniform(0, 2 * pi)),
        )
        self._height = random.uniform(1.5, 1.9)
        self._rise = random.uniform(0.0, 2.0)
        self.moments: list[Moment] = []

    @property
    def resting(self) -> bool:
        """Whether it has come to a stand."""
        return self._body.velocity.length < 6 and abs(self._body.angular_velocity) < 0.4

    def follow(self) -> None:
        """Roll the cube as the body has slid, and let it fall, bounce and hop over its edges."""
        vx, vy = self._body.velocity
        rolling = pi / 2 / self._size  # a quarter turn for each side's length
        self._turn = times(spun((-vy * rolling, vx * rolling, self._body.angular_velocity), DT), self._turn)
        self._rise -= _GRAVITY * DT
        before, floor = self._height, clearance(self._turn)
        self._height = max(floor, before + self._rise * DT)
        if self._height == floor:
            bounce = -self._rise * _RESTITUTION if self._rise < -_SOFT else 0.0
            self._rise = max(bounce, min((floor - before) / DT, _HOP))
        x, y = self._body.position
        self.moments.append(Moment(x, y, self._height * self._size, self._turn))
