"""Figures that several of the cards' scenes share, in the units of the tiles (two pixels each)."""

from math import atan2, cos, degrees, pi, sin
from random import Random

from tremor_gui.ui import palette

from .chips import TREMOR_MARK
from .colour import dark, light
from .paper import flat, group, line, place, sheet
from .shapes import (
    blob,
    boulder,
    ellipse,
    num,
    octagon,
    points,
    polar,
    poly,
    rect,
    ring_slice,
    smooth,
    star,
    torn,
)

FLAME = "0,0 -15,-9 -17,-26 -9,-20 -3,-48 9,-27 16,-33 16,-10"
BOLT = "6,-24 -13,4 -2,4 -8,24 13,-7 2,-7 11,-24"


def flame(x: float, y: float, size: float, turn: float = 0) -> str:
    """Return a flame of three papers standing on a point, 48 high at size one."""
    layers = ((1, "#e9502a"), (0.68, "#ff9a3a"), (0.36, "#ffe08a"))
    body = "".join(
        sheet(smooth(FLAME), hue, "m", 0.2 if k == 1 else 0, f'transform="scale({num(k)})"')
        for k, hue in layers
    )
    return group(body, at=place(x, y, size, turn))


def cloud(x: float, y: float, size: float, hue: str, seed: int, lift: str = "l") -> str:
    """Return a long cloud of three puffs, about four sizes wide."""
    puffs = ((-1.1, 0.1, 0.9, 0.34), (0, -0.12, 1, 0.5), (1.1, 0.12, 0.9, 0.32))
    path = "".join(
        blob(x + dx * size, y + dy * size, rx * size, ry * size, 0.08, 10, seed + i)
        for i, (dx, dy, rx, ry) in enumerate(puffs)
    )
    return sheet(path, hue, lift, 0)


def sun(x: float, y: float, radius: float, hues: tuple[str, ...]) -> str:
    """Return a sun of stacked discs, the widest hue first."""
    return "".join(
        sheet(ellipse(x, y, radius * (1 - i / (len(hues) + 0.6))), hue, "l", 0.15)
        for i, hue in enumerate(hues)
    )


def rays(x: float, y: float, radius: float, count: int, hue: str, strength: float, turn: float = 0) -> str:
    """Return a wheel of light beams round a point."""
    wide = 180 / count
    return flat(
        "".join(
            ring_slice(x, y, 4, radius, a, a + wide) for a in (turn + i * 2 * wide for i in range(count))
        ),
        hue,
        strength,
    )


def stars(width: float, height: float, count: int, seed: int) -> str:
    """Return four-pointed stars scattered over a sky from the origin."""
    rng = Random(seed)
    return "".join(
        flat(
            poly(star(rng.uniform(0, width), rng.uniform(0, height), s, s * 0.3, 4)),
            "#fff3d0",
            rng.uniform(0.4, 0.95),
        )
        for s in (rng.choice((1, 1.4, 2, 2.8)) for _ in range(count))
    )


def gust(x: float, y: float, length: float, hue: str, width: float, curl: float = 1) -> str:
    """Return a streak of wind to the right that ends in a curl, upward for a positive one."""
    r = 8 * abs(curl)
    up = -1 if curl > 0 else 1
    turns = [
        (x + length + r * 1.1 * sin(t) * (1 - t / 9), y + up * r * (1 - cos(t) * (1 - t / 9)))
        for t in (pi * 1.55 * i / 9 for i in range(10))
    ]
    path = smooth(
        [(x, y + up * -2), (x + length * 0.35, y + up * 1.5), (x + length * 0.8, y), *turns[1:]], closed=False
    )
    return line(path, hue, width, more='filter="url(#s)"')


def bird(x: float, y: float, size: float, hue: str, turn: float = 0, lift: str = "m") -> str:
    """Return a folded paper bird flying to the right, about 60 wide at size one."""
    far = sheet(poly("-2,-2 10,-34 16,-3"), dark(hue, 0.3), lift, 0.2)
    body = sheet(poly("-34,-4 -6,-5 14,-4 26,-12 34,-9 22,4 4,12 -10,8"), hue, lift)
    tail = flat(poly("-34,-4 -6,-5 -10,8"), dark(hue, 0.16))
    beak = flat(poly("26,-12 34,-9 28,-6"), dark(hue, 0.3))
    near = sheet(poly("-8,2 -24,-32 14,-3"), light(hue, 0.35), lift)
    return group(far, body, tail, beak, near, at=place(x, y, size, turn))


def tile(x: float, y: float, size: float, first: str, second: str, turn: float = 0) -> str:
    """Return a game tile about a point: two halves in their hues under a pale rim."""
    half = size / 2
    cut = size * 0.2
    outline = [(a - half, b - half) for a, b in octagon(size, cut)]
    inner = poly((a * 0.86, b * 0.86) for a, b in outline)
    upper = poly([(-half, -half), (half, -half), (half, half)])
    return group(
        sheet(poly((a + 0.7, b + size * 0.06) for a, b in outline), "#8a6d49", "l", 0),
        sheet(poly(outline), "#fbeed0", "s", 0.3),
        flat(inner, second),
        group(flat(inner, first), clip=upper),
        line(
            poly([(-half * 0.74, -half * 0.74), (half * 0.74, half * 0.74)], closed=False),
            "#fbeed0",
            size * 0.035,
        ),
        at=place(x, y, 1, turn),
    )


def token(x: float, y: float, radius: float, colour: str) -> str:
    """Return a Tremor Token of a seat with its glow."""
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    return (
        flat(ellipse(x, y, radius * 1.35), light(hue, 0.3), 0.55, 'filter="url(#b2)"')
        + sheet(ellipse(x, y, radius), ink, "m", 0.2)
        + flat(ellipse(x, y, radius * 0.9), hue)
        + sheet(ellipse(x, y, radius * 0.62), light(hue, 0.55), "s", 0.4)
        + line(TREMOR_MARK, dark(ink, 0.35), 2.6, more=f'transform="{place(x, y, radius * 0.036)}"')
    )


def fissure(path: str, width: float, seed: int, glow: str = "#ffb04a") -> str:
    """Return a glowing crack along points, widest in its middle."""
    spine = points(path)
    last = len(spine) - 1

    def gap(wide: float) -> str:
        half = [wide / 2 * sin(pi * (0.08 + 0.84 * i / last)) for i in range(last + 1)]
        left = [(x - h, y + h * 0.3) for (x, y), h in zip(spine, half, strict=True)]
        right = [(x + h, y - h * 0.3) for (x, y), h in zip(spine, half, strict=True)]
        return poly(torn([*left, *reversed(right)], 7, 0.8, Random(seed)))

    edge = gap(width)
    return (
        flat(edge, palette.LAVA, 0.8, 'filter="url(#b2)"')
        + line(edge, "#2a1012", 2.4, 0.8)
        + flat(edge, palette.LAVA)
        + flat(gap(width * 0.5), glow)
    )


def pebbles(x: float, y: float, width: float, height: float, count: int, hue: str, seed: int) -> str:
    """Return angular crumbs scattered over a rectangle."""
    rng = Random(seed)
    crumbs = (
        boulder(x + rng.uniform(0, width), y + rng.uniform(0, height), rng.uniform(1.6, 4.6), 5, rng)
        for _ in range(count)
    )
    return "".join(sheet(poly(crumb), light(hue, rng.uniform(0, 0.25)), "s", 0.15) for crumb in crumbs)


def arrow(through: str, hue: str, width: float) -> str:
    """Return a soft stroke through points that ends in a head, its tip on the last point."""
    path = points(through)
    (ax, ay), (bx, by) = path[-2:]
    bearing = degrees(atan2(bx - ax, ay - by))
    length = width * 2.1
    neck = polar(bx, by, -length * 0.8, bearing)
    head = poly([(0, 0), (width * 1.55, length), (-width * 1.55, length)])
    return group(
        line(smooth([*path[:-1], neck], closed=False), hue, width),
        flat(head, hue, 1, f'transform="{place(bx, by, 1, bearing)}"'),
        filter="m",
    )


def leaf(x: float, y: float, half: float) -> str:
    """Return the outline of a Spirit Counter about a point, half being half its height."""
    corners = ((0, -1), (0.66, -0.36), (0.78, 0.14), (0, 1), (-0.78, 0.14), (-0.66, -0.36))
    return smooth([(x + half * dx, y + half * dy) for dx, dy in corners], tension=0.9)


def spirit(x: float, y: float, size: float, hue: str) -> str:
    """Return a Spirit Counter as a glowing leaf with its inner flame."""
    return (
        flat(leaf(x, y, size * 1.25), hue, 0.5, 'filter="url(#b2)"')
        + sheet(leaf(x, y, size), hue, "m", 0.3)
        + sheet(leaf(x, y, size * 0.55), light(hue, 0.7), "s", 0.3)
    )


def tree(x: float, y: float, size: float, hue: str, turn: float = 0) -> str:
    """Return a fir of three papers standing on a point, about 50 high at size one."""
    crown = "".join(
        sheet(
            poly([(-15 + i * 2.5, -i * 12), (0, -27 - i * 12), (15 - i * 2.5, -i * 12)]),
            light(hue, i * 0.08),
            "m",
        )
        for i in range(3)
    )
    return group(sheet(rect(-2.6, -3, 5.2, 13), "#5d3a22", "s"), crown, at=place(x, y, size, turn))
