"""The signs: six disasters, the Oasis, the Habitat and the earthquake.

A sign is drawn about the origin in a square from -50 to 50, pointing up.
"""

from collections.abc import Callable
from random import Random

from tremor_gui.ui import palette

from .colour import dark, light
from .paper import document, flat, group, line, place, sheet
from .shapes import ellipse, poly, rect, smooth, spiral_arm, torn

Sign = Callable[[str, str, str], str]
"""Draws a sign from its main colour, its second colour and the name of its shadow."""

CREST = (
    "M-50,40C-40,22 -34,-30 6,-41C34,-47 52,-26 47,0C45,9 38,12 34,6C36,-8 26,-18 12,-12"
    "C-6,-4 -4,18 12,28C26,36 40,34 50,32L50,44L-50,44Z"
)


def tsunami(main: str, second: str, lift: str) -> str:
    """Return one curling crest."""
    inner = "M-34,38C-26,18 -22,-16 4,-28C22,-34 36,-24 38,-10C30,-22 14,-24 2,-15C-14,-2 -10,22 4,36Z"
    drops = ellipse(37, 20, 5) + ellipse(24, 8, 4) + ellipse(46, 10, 2.8)
    return sheet(CREST, main, lift) + flat(inner, second, 0.75) + sheet(drops, main, lift, 0)


def cyclone(main: str, second: str, lift: str) -> str:
    """Return a spiral of three arms."""
    arms = "".join(sheet(spiral_arm(turn, 19, 47, 175, 21), main, lift) for turn in (0, 120, 240))
    eye = sheet(ellipse(0, 0, 19), main, lift) + flat(ellipse(0, 0, 8.5), second)
    return arms + eye


def tornado(main: str, second: str, lift: str) -> str:
    """Return a funnel of stacked ellipses."""
    rows = ((8, 42, 5.5, 6.5), (-2, 26, 11, 7), (4, 10, 18, 8), (-3, -8, 27, 9), (2, -28, 42, 11.5))
    body = "".join(sheet(ellipse(x, y, rx, ry), main, lift) for x, y, rx, ry in rows)
    return body + flat(ellipse(2, -30, 27, 5.5), second, 0.85)


def volcano(main: str, second: str, lift: str) -> str:
    """Return a cone with a split top and the fire above it."""
    cone = poly([(-50, 42), (-19, -12), (-9, -6), (0, 4), (8, -7), (19, -12), (50, 42)])
    shade = poly([(0, 4), (8, -7), (19, -12), (50, 42), (14, 42)])
    fire = smooth([(0, -2), (-12, -20), (-6, -34), (-3, -24), (3, -48), (9, -28), (14, -34), (13, -16)])
    sparks = poly([(-24, -30), (-19, -36), (-16, -29), (-21, -24)]) + poly([(24, -32), (29, -37), (31, -29), (26, -25)])
    return sheet(fire + sparks, second, lift, 0) + sheet(cone, main, lift) + flat(shade, second, 0.28)


def flood(main: str, second: str, lift: str) -> str:
    """Return three level lines with rain above."""
    lines = "".join(
        sheet(rect(-47 + inset, y, 94 - 2 * inset, 11, 5.5), main, lift) for y, inset in ((-1, 0), (16, 0), (33, 0))
    )
    rain = "".join(
        sheet(smooth([(x, y - 13), (x + 5, y + 1), (x, y + 6), (x - 5, y + 1)]), second, lift, 0)
        for x, y in ((-34, -20), (-12, -30), (12, -20), (34, -30))
    )
    return rain + lines


def landslide(main: str, second: str, lift: str) -> str:
    """Return angular blocks tumbling down a slope."""
    slope = poly([(-50, -32), (-38, -36), (50, 34), (50, 44), (-50, 44)])
    blocks = (
        [(-26, -46), (-8, -48), (-2, -30), (-18, -22), (-30, -32)],
        [(4, -34), (24, -30), (26, -10), (8, -6), (-2, -20)],
        [(32, -8), (47, -6), (49, 10), (38, 17), (27, 6)],
        [(30, -40), (40, -42), (44, -32), (35, -27)],
    )
    return sheet(slope, second, lift) + "".join(sheet(poly(b), main, lift) for b in blocks)


def oasis(main: str, second: str, lift: str) -> str:
    """Return a palm bending over a pool."""
    pool = ellipse(0, 36, 44, 11)
    trunk = smooth([(-8, 36), (-4, 10), (4, -14), (10, -13), (4, 12), (2, 36)])
    leaves = "".join(
        sheet(smooth([(6, -14), (6 + dx * 0.5, -14 + dy * 0.5 - 11), (6 + dx, -14 + dy), (6 + dx * 0.5, -14 + dy * 0.5 + 1)]), main, lift)
        for dx, dy in ((-40, -4), (36, -4), (-28, 18), (26, 20), (-20, -28), (20, -28))
    )
    return sheet(pool, second, lift) + sheet(trunk, main, lift) + leaves


def habitat(main: str, second: str, lift: str) -> str:
    """Return the print of a paw: somebody's home."""
    pad = smooth([(0, -4), (20, 6), (30, 28), (18, 40), (0, 35), (-18, 40), (-30, 28), (-20, 6)])
    toes = ((-34, -4, 10, 14), (-14, -28, 11, 16), (14, -28, 11, 16), (34, -4, 10, 14))
    return sheet(pad, main, lift) + "".join(sheet(ellipse(*t), main, lift) for t in toes)


def earthquake(main: str, second: str, lift: str) -> str:
    """Return a crack through rings."""
    rings = line(ellipse(0, 0, 44), main, 5) + line(ellipse(0, 0, 27), main, 5)
    crack = poly([(-8, -50), (8, -50), (2, -24), (16, -14), (4, 8), (14, 20), (2, 50), (-6, 50), (-2, 22), (-14, 10), (-2, -10), (-14, -22)])
    return group(rings, filter=lift) + sheet(crack, second, lift)


SIGNS: dict[str, Sign] = {
    "tsunami": tsunami,
    "cyclone": cyclone,
    "tornado": tornado,
    "volcano": volcano,
    "flood": flood,
    "landslide": landslide,
    "oasis": oasis,
    "habitat": habitat,
    "earthquake": earthquake,
}
HUES = {**palette.DISASTERS, "oasis": "#3d9d86", "habitat": "#8a6a3f", "earthquake": "#3a2a33"}


def medallion(name: str) -> str:
    """Return a sign on a round of paper in its hue."""
    hue = HUES[name]
    rng = Random(name)
    disc = torn([(64 + x, 64 + y) for x, y in _round(58)], 9, 0.5, rng)
    return document(
        (128, 128),
        sheet(poly(disc), dark(hue, 0.35), "l", 0.3),
        sheet(ellipse(64, 64, 51), hue, "m", 0.25),
        flat(ellipse(64, 64, 47), light(hue, 0.12)),
        group(sign(name), at=place(64, 63, 0.72)),
    )


def sign(name: str, lift: str = "l") -> str:
    """Return a sign in cream on its hue."""
    hue = HUES[name]
    second = {"volcano": "#ffc04d", "earthquake": palette.LAVA, "oasis": "#bfe9dd"}.get(name, light(hue, 0.45))
    return SIGNS[name](palette.CREAM, second, lift)


def _round(radius: float) -> list[tuple[float, float]]:
    from .shapes import polar

    return [polar(0, 0, radius, 360 * i / 28) for i in range(28)]


def die_face(name: str) -> str:
    """Return a die's face: a sign in its hue on ivory paper."""
    hue = palette.DISASTERS[name]
    second = {"volcano": palette.LAVA}.get(name, light(hue, 0.35))
    return document(
        (128, 128),
        flat(rect(0, 0, 128, 128), "#e9dcc0"),
        sheet(rect(6, 6, 116, 116, 16), "#fbf3e0", "hm", 0),
        group(SIGNS[name](hue, second, "m"), at=place(64, 64, 0.92)),
        grain=0.1,
    )


def pictures() -> dict[str, str]:
    """Return the medallions and the faces of the dice by file name."""
    out = {f"emblems/{name}": medallion(name) for name in SIGNS}
    return out | {f"dice/face_{name}": die_face(name) for name in palette.DISASTERS}
