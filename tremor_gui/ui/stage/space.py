"""Vectors, and turns in space as unit quaternions (w, x, y, z).

The axes are those of the table: x to the right, y towards the reader, z up from
the table. A turn about z by a positive angle is clockwise on the screen.
"""

from math import acos, cos, hypot, sin, sqrt
from typing import Final

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

IDENTITY: Final[Quaternion] = (1.0, 0.0, 0.0, 0.0)


def dot(a: Vector, b: Vector) -> float:
    """Return the scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def plus(a: Vector, b: Vector, share: float = 1.0) -> Vector:
    """Return the first vector and a share of the second together."""
    return a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share


def scaled(a: Vector, factor: float) -> Vector:
    """Return a vector made longer by a factor."""
    return a[0] * factor, a[1] * factor, a[2] * factor


def about(axis: Vector, angle: float) -> Quaternion:
    """Return the turn about a unit axis by an angle in radians."""
    half = sin(angle / 2)
    return cos(angle / 2), axis[0] * half, axis[1] * half, axis[2] * half


def spun(velocity: Vector, dt: float) -> Quaternion:
    """Return the turn that an angular velocity, in radians a second, makes in `dt` seconds."""
    speed = hypot(*velocity)
    if not speed:
        return IDENTITY
    return about((velocity[0] / speed, velocity[1] / speed, velocity[2] / speed), speed * dt)


def times(after: Quaternion, before: Quaternion) -> Quaternion:
    """Return the turn that does `before` first and then `after`."""
    a, b, c, d = after
    e, f, g, h = before
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def inverse(turn: Quaternion) -> Quaternion:
    """Return the turn that undoes this one."""
    return turn[0], -turn[1], -turn[2], -turn[3]


def part(turn: Quaternion, share: float) -> Quaternion:
    """Return a share of a turn, taken the shorter way; a share above 1 goes beyond it."""
    w, x, y, z = turn if turn[0] >= 0 else (-turn[0], -turn[1], -turn[2], -turn[3])
    length = sqrt(x * x + y * y + z * z)
    if not length:
        return IDENTITY
    return about((x / length, y / length, z / length), 2 * acos(min(1.0, w)) * share)


def axes(turn: Quaternion) -> tuple[Vector, Vector, Vector]:
    """Return where a turn takes the three axes: the columns of its matrix."""
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    )


def turned(turn: Quaternion, vector: Vector) -> Vector:
    """Return a vector after a turn."""
    x, y, z = axes(turn)
    return plus(plus(scaled(x, vector[0]), y, vector[1]), z, vector[2])
