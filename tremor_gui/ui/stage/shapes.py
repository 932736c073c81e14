"""Outlines to cut from paper: closed polygons in logical units about their own middle."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin, tau
from random import Random

from tremor_gui.ui.metrics import Point

Outline = tuple[Point, ...]


def round_(radius: float, flat: float = 1.0) -> Outline:
    """Return a circle, or an ellipse whose height is a share of its width."""
    corners = max(10, min(48, round(radius * 1.6)))
    return tuple(
        (radius * cos(tau * i / corners), radius * flat * sin(tau * i / corners)) for i in range(corners)
    )


def scrap(random: Random, radius: float, corners: int = 6, rough: float = 0.3) -> Outline:
    """Return an irregular angular scrap: a stone, a torn bit of paper."""
    return tuple(
        (radius * reach * cos(angle), radius * reach * sin(angle))
        for i in range(corners)
        for reach, angle in (
            (random.uniform(1 - rough, 1 + rough * 0.4), tau * (i + random.uniform(-0.3, 0.3)) / corners),
        )
    )


def blob(random: Random, radius: float, lobes: int = 7, rough: float = 0.18) -> Outline:
    """Return a soft round splash with lobes."""
    reaches = [random.uniform(1 - rough, 1 + rough) for _ in range(lobes)]
    points = [
        (r * radius * cos(tau * i / lobes), r * radius * sin(tau * i / lobes)) for i, r in enumerate(reaches)
    ]
    return smooth(points)


def splat(random: Random, radius: float) -> Outline:
    """Return what is left where something liquid has struck: round, with drips that reach out."""
    drips = random.randint(6, 8)
    points = list[Point]()
    for i in range(drips):
        angle = tau * (i + random.uniform(-0.22, 0.22)) / drips
        drip, gap = radius * random.uniform(0.82, 1.0), radius * random.uniform(0.62, 0.7)
        for away, aside in ((drip * 0.94, -0.12), (drip * 0.94, 0.12), (gap, pi / drips)):
            points.append((away * cos(angle + aside), away * sin(angle + aside)))
    return smooth(points)


def puffs(random: Random, radius: float, count: int) -> Outline:
    """Return a cloud: round lobes that bulge between sharp creases."""
    points = list[Point]()
    starts = sorted(tau * (i + random.uniform(-0.25, 0.25)) / count for i in range(count))
    for start, end in zip(starts, [*starts[1:], starts[0] + tau], strict=True):
        for step in range(7):
            angle = start + (end - start) * step / 7
            bulge = 0.66 + 0.34 * sin(pi * step / 7) ** 0.6
            points.append((radius * bulge * cos(angle), radius * 0.8 * bulge * sin(angle)))
    return tuple(points)


def leaf(length: float, width: float) -> Outline:
    """Return a leaf or a petal that points to the right."""
    upper = [(length * (t / 8 - 0.5), -width / 2 * sin(pi * (t / 8) ** 0.8)) for t in range(9)]
    lower = [(x, -y) for x, y in reversed(upper[1:-1])]
    return (*upper, *lower)


def drop(length: float, width: float) -> Outline:
    """Return a drop that falls: pointed above, round below."""
    return tuple(
        (width / 2 * sin(a) * sin(a / 2) ** 1.4, -length / 2 * cos(a))
        for a in (tau * i / 20 for i in range(20))
    )


def star(points: int, outer: float, inner: float) -> Outline:
    """Return a star with its first ray to the right."""
    return tuple(
        (r * cos(pi * i / points), r * sin(pi * i / points))
        for i in range(2 * points)
        for r in ((outer, inner)[i % 2],)
    )


def smooth(points: Sequence[Point], steps: int = 5) -> Outline:
    """Return a closed curve through the points (Catmull and Rom's spline)."""
    count = len(points)
    curve = list[Point]()
    for i in range(count):
        a, b, c, d = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            curve.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return tuple(curve)


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def turned(outline: Outline, angle: float) -> Outline:
    """Return an outline turned clockwise by radians."""
    c, s = cos(angle), sin(angle)
    return tuple((x * c - y * s, x * s + y * c) for x, y in outline)


def reach(outline: Outline) -> float:
    """Return how far an outline goes from its middle."""
    return max(hypot(x, y) for x, y in outline)
