"""Outlines as SVG path data: what the scissors cut."""

from collections.abc import Iterable
from math import cos, exp, hypot, pi, radians, sin
from random import Random

Point = tuple[float, float]
Outline = Iterable[Point] | str
"""Points, or points written as in SVG; see ``points``."""


def num(value: float) -> str:
    """Return a number as short SVG text, the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(spec: Outline) -> list[Point]:
    """Return points given one by one, or written as in SVG: ``"10,20 30,40"``."""
    if not isinstance(spec, str):
        return list(spec)
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in spec.split())]


def dots(spec: str) -> str:
    """Return circles written as middle and radius: ``"10,20,3 30,40,2"``."""
    return "".join(ellipse(*(float(v) for v in dot.split(","))) for dot in spec.split())


def poly(outline: Outline, closed: bool = True) -> str:
    """Return straight lines through points."""
    body = "L".join(f"{num(x)},{num(y)}" for x, y in points(outline))
    return f"M{body}{'Z' if closed else ''}"


def smooth(outline: Outline, closed: bool = True, tension: float = 1.0) -> str:
    """Return a soft curve through points (Catmull-Rom, as cubic Beziers)."""
    through = points(outline)
    n = len(through)

    def pick(i: int) -> Point:
        return through[i % n] if closed else through[min(max(i, 0), n - 1)]

    parts = [f"M{num(through[0][0])},{num(through[0][1])}"]
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = pick(i - 1), pick(i), pick(i + 1), pick(i + 2)
        k = tension / 6
        parts.append(
            f"C{num(bx + (cx - ax) * k)},{num(by + (cy - ay) * k)} "
            f"{num(cx - (dx - bx) * k)},{num(cy - (dy - by) * k)} {num(cx)},{num(cy)}"
        )
    return "".join(parts) + ("Z" if closed else "")


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Return an ellipse, or a circle without a second radius."""
    ry = rx if ry is None else ry
    arc = f"A{num(rx)},{num(ry)} 0 1 1"
    return f"M{num(cx - rx)},{num(cy)}{arc} {num(cx + rx)},{num(cy)}{arc} {num(cx - rx)},{num(cy)}Z"


def rect(x: float, y: float, width: float, height: float, r: float = 0) -> str:
    """Return a rectangle with rounded corners."""
    if not r:
        return poly([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    a = f"A{num(r)},{num(r)} 0 0 1"
    return (
        f"M{num(x + r)},{num(y)}H{num(x + width - r)}{a} {num(x + width)},{num(y + r)}"
        f"V{num(y + height - r)}{a} {num(x + width - r)},{num(y + height)}H{num(x + r)}"
        f"{a} {num(x)},{num(y + height - r)}V{num(y + r)}{a} {num(x + r)},{num(y)}Z"
    )


def octagon(size: float, cut: float, inset: float = 0) -> list[Point]:
    """Return the corners of a square of a size with cut corners, from the north-west one clockwise."""
    a, b, c = inset, inset + cut - inset * 0.414, size - inset
    d = size - b
    return [(b, a), (d, a), (c, b), (c, d), (d, c), (b, c), (a, d), (a, b)]


def polar(cx: float, cy: float, radius: float, bearing: float) -> Point:
    """Return the point at a radius and a bearing in degrees, 0 being up, clockwise."""
    t = radians(bearing - 90)
    return cx + radius * cos(t), cy + radius * sin(t)


def ring_slice(cx: float, cy: float, inner: float, outer: float, start: float, end: float) -> str:
    """Return the part of a ring between two bearings."""
    a, b = polar(cx, cy, outer, start), polar(cx, cy, outer, end)
    c, d = polar(cx, cy, inner, end), polar(cx, cy, inner, start)
    big = int(end - start > 180)
    return (
        f"M{num(a[0])},{num(a[1])}A{num(outer)},{num(outer)} 0 {big} 1 {num(b[0])},{num(b[1])}"
        f"L{num(c[0])},{num(c[1])}A{num(inner)},{num(inner)} 0 {big} 0 {num(d[0])},{num(d[1])}Z"
    )


def star(cx: float, cy: float, outer: float, inner: float, tips: int, turn: float = 0) -> list[Point]:
    """Return a star with a number of tips."""
    return [polar(cx, cy, outer if i % 2 == 0 else inner, turn + i * 180 / tips) for i in range(tips * 2)]


def jitter(outline: Outline, amount: float, rng: Random) -> list[Point]:
    """Return points moved a little, as an unsteady hand would cut them."""
    return [(x + rng.uniform(-amount, amount), y + rng.uniform(-amount, amount)) for x, y in points(outline)]


def torn(outline: Outline, step: float, rough: float, rng: Random, closed: bool = True) -> list[Point]:
    """Return an outline whose straight lines are torn instead of cut."""
    starts = points(outline)
    ends = [*starts[1:], starts[0]] if closed else starts[1:]
    out: list[Point] = []
    for (ax, ay), (bx, by) in zip(starts, ends, strict=False):
        length = hypot(bx - ax, by - ay)
        pieces = max(1, round(length / step))
        nx, ny = (by - ay) / (length or 1), (ax - bx) / (length or 1)
        for i in range(pieces):
            t = i / pieces
            off = rng.uniform(-rough, rough) if i else 0.0
            out.append((ax + (bx - ax) * t + nx * off, ay + (by - ay) * t + ny * off))
    return out if closed else [*out, starts[-1]]


def blob(cx: float, cy: float, rx: float, ry: float, wobble: float, count: int, seed: int) -> str:
    """Return a soft uneven round shape."""
    rng = Random(seed)
    edge = []
    for i in range(count):
        t = 2 * pi * i / count
        k = 1 + rng.uniform(-wobble, wobble)
        edge.append((cx + rx * k * cos(t), cy + ry * k * sin(t)))
    return smooth(edge)


def boulder(cx: float, cy: float, size: float, count: int, rng: Random) -> list[Point]:
    """Return an angular, roughly round shape."""
    turn = rng.uniform(0, 360)
    return [
        polar(cx, cy, size * rng.uniform(0.78, 1.08), turn + 360 * (i + rng.uniform(-0.22, 0.22)) / count)
        for i in range(count)
    ]


def band(
    x0: float,
    x1: float,
    y: float,
    bottom: float,
    height: float,
    waves: float,
    phase: float = 0,
    steps: int = 24,
) -> str:
    """Return a sheet whose upper edge is a gentle wave and whose lower edge is straight."""
    top = [
        (x0 + (x1 - x0) * i / steps, y + height * sin(phase + 2 * pi * waves * i / steps))
        for i in range(steps + 1)
    ]
    return f"{smooth(top, closed=False)}L{num(x1)},{num(bottom)}L{num(x0)},{num(bottom)}Z"


def ridge(x0: float, x1: float, y: float, bottom: float, height: float, count: int, seed: int) -> str:
    """Return a sheet whose upper edge is a row of angular peaks."""
    rng = Random(seed)
    top = [
        (
            x0 + (x1 - x0) * i / count,
            y - (height * rng.uniform(0.4, 1) if i % 2 else height * rng.uniform(-0.2, 0.2)),
        )
        for i in range(count + 1)
    ]
    return poly([*top, (x1, bottom), (x0, bottom)])


def spiral_arm(turn: float, inner: float, outer: float, sweep: float, width: float, steps: int = 16) -> str:
    """Return one arm of a spiral about the origin, thick at its root and pointed at its tip."""
    left: list[Point] = []
    right: list[Point] = []
    for i in range(steps + 1):
        t = i / steps
        radius = inner + (outer - inner) * t
        bearing = turn + sweep * t
        half = width / 2 * (1 - t) ** 0.8 * (0.75 + 0.25 * exp(-t))
        left.append(polar(0, 0, radius + half, bearing))
        right.append(polar(0, 0, max(radius - half, 0), bearing))
    return smooth([*left, *reversed(right)])
