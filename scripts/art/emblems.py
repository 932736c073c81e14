"""The signs: six disasters, the Oasis, the Habitat and the earthquake.

A sign is drawn about the origin in a square from -50 to 50, pointing up.
"""

from collections.abc import Callable
from random import Random

from tremor_gui.ui import palette

from .colour import dark, light
from .paper import document, flat, group, line, place, sheet
from .shapes import dots, ellipse, polar, poly, rect, smooth, spiral_arm, torn

Sign = Callable[[str, str, str], str]
"""Draws a sign from its main colour, its second colour and the name of its shadow."""

CREST = (
    "M-50,40C-40,22 -34,-30 6,-41C34,-47 52,-26 47,0C45,9 38,12 34,6C36,-8 26,-18 12,-12"
    "C-6,-4 -4,18 12,28C26,36 40,34 50,32L50,44L-50,44Z"
)


def tsunami(main: str, second: str, lift: str) -> str:
    """Return one curling crest."""
    inner = "M-34,38C-26,18 -22,-16 4,-28C22,-34 36,-24 38,-10C30,-22 14,-24 2,-15C-14,-2 -10,22 4,36Z"
    drops = dots("37,20,5 24,8,4 46,10,2.8")
    return sheet(CREST, main, lift) + flat(inner, second, 0.75) + sheet(drops, main, lift, 0)


def cyclone(main: str, second: str, lift: str) -> str:
    """Return a spiral of three arms."""
    arms = "".join(sheet(spiral_arm(turn, 19, 47, 175, 21), main, lift) for turn in (0, 120, 240))
    eye = sheet(ellipse(0, 0, 19), main, lift) + flat(ellipse(0, 0, 8.5), second)
    return arms + eye


def tornado(main: str, second: str, lift: str) -> str:
    """Return a funnel of stacked ellipses, each a little off the one below."""
    rows = (
        (9, 44, 5, 4.5),
        (-3, 32, 12, 6),
        (6, 18, 20, 7),
        (-5, 2, 29, 8),
        (4, -15, 38, 8.6),
        (0, -35, 48, 11.5),
    )
    wall = smooth(
        "-46,-35 -32,-14 -26,2 -12,20 -14,32 4,45 14,44 11,32 25,20 25,2 43,-14 46,-35", tension=0.7
    )
    body = "".join(sheet(ellipse(x, y, rx, ry), main, lift, 0.3) for x, y, rx, ry in rows)
    mouth = flat(ellipse(0, -36, 35, 6), dark(second, 0.45)) + flat(ellipse(3, -34.5, 22, 3), second)
    return sheet(wall, dark(second, 0.3), lift, 0) + body + mouth


def volcano(main: str, second: str, lift: str) -> str:
    """Return a cone with a split top, fire above it and a stream of lava down its side."""
    cone = poly("-50,44 -21,-10 -14,-14 -7,-6 0,8 7,-5 15,-14 21,-10 50,44")
    shade = poly("4,2 7,-5 15,-14 21,-10 50,44 20,44")
    fire = smooth("0,6 -17,-14 -19,-34 -9,-26 0,-54 9,-26 20,-36 17,-14")
    heart = smooth("0,0 -8,-14 -5,-24 0,-36 5,-22 8,-14")
    stream = smooth("0,6 7,16 0,27 6,44 -8,44 -9,28 -3,16", tension=0.8)
    return (
        sheet(fire, second, lift, 0)
        + flat(heart, light(second, 0.55))
        + sheet(cone, main, lift)
        + flat(shade, "#5a2a1c", 0.2)
        + flat(stream, second)
    )


def flood(main: str, second: str, lift: str) -> str:
    """Return three level lines with rain above."""
    lines = "".join(
        sheet(rect(-47 + inset, y, 94 - 2 * inset, 11, 5.5), main, lift)
        for y, inset in ((-1, 0), (16, 0), (33, 0))
    )
    rain = "".join(
        sheet(smooth([(x, y - 15), (x + 6, y + 1), (x, y + 7), (x - 6, y + 1)]), second, lift, 0)
        for x, y in ((-34, -20), (-12, -32), (12, -20), (34, -32))
    )
    return rain + lines


def landslide(main: str, second: str, lift: str) -> str:
    """Return angular blocks tumbling down a slope."""
    slope = poly("-50,-20 -40,-26 50,40 50,46 -50,46")
    blocks = (
        "-36,-46 -14,-50 -6,-32 -22,-17 -42,-28",
        "-2,-30 20,-34 30,-14 14,2 -6,-8",
        "30,-2 46,-6 53,12 42,26 26,16",
        "26,-50 40,-46 40,-31 25,-32",
        "-26,8 -12,4 -4,18 -14,28 -29,22",
    )
    return sheet(slope, second, lift) + "".join(sheet(poly(b), main, lift) for b in blocks)


def oasis(main: str, second: str, lift: str) -> str:
    """Return a palm bending over a pool."""
    pool = ellipse(0, 36, 44, 11)
    trunk = smooth("-8,36 -4,10 4,-14 10,-13 4,12 2,36")
    leaves = "".join(
        sheet(
            smooth(
                [
                    (6, -14),
                    (6 + dx * 0.5, -14 + dy * 0.5 - 11),
                    (6 + dx, -14 + dy),
                    (6 + dx * 0.5, -14 + dy * 0.5 + 1),
                ]
            ),
            main,
            lift,
        )
        for dx, dy in ((-40, -4), (36, -4), (-28, 18), (26, 20), (-20, -28), (20, -28))
    )
    return sheet(pool, second, lift) + sheet(trunk, main, lift) + leaves


def habitat(main: str, second: str, lift: str) -> str:
    """Return the print of a paw: somebody's home."""
    pad = smooth("0,-4 20,6 30,28 18,40 0,35 -18,40 -30,28 -20,6")
    toes = ((-34, -4, 10, 14), (-14, -28, 11, 16), (14, -28, 11, 16), (34, -4, 10, 14))
    return sheet(pad, main, lift) + "".join(sheet(ellipse(*t), main, lift) for t in toes)


def earthquake(main: str, second: str, lift: str) -> str:
    """Return a crack through rings."""
    rings = line(ellipse(0, 0, 44), main, 5) + line(ellipse(0, 0, 27), main, 5)
    crack = poly("-8,-50 8,-50 2,-24 16,-14 4,8 14,20 2,50 -6,50 -2,22 -14,10 -2,-10 -14,-22")
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


_SECONDS = {
    "volcano": "#ff9d2e",
    "earthquake": palette.LAVA,
    "oasis": "#bfe9dd",
    "flood": "#a9c6ee",
    "tornado": "#b5792c",
    "landslide": "#463323",
}
"""The second colour of a sign where it is not simply a paler hue."""


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
    second = _SECONDS.get(name, light(hue, 0.45))
    return SIGNS[name](palette.CREAM, second, lift)


def _round(radius: float) -> list[tuple[float, float]]:
    return [polar(0, 0, radius, 360 * i / 28) for i in range(28)]


def die_face(name: str) -> str:
    """Return a die's face: a sign in its hue on ivory paper."""
    hue = palette.DISASTERS[name]
    second = {"volcano": "#ff8a2b", "landslide": dark(hue, 0.45)}.get(name, light(hue, 0.35))
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
