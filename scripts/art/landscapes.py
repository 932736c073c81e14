"""The land of each disaster, as half a tile shows it.

Drawn in the half's own frame: the origin is the middle of the tile, the split lies along y = 0
and up is where the disaster points.
"""

from collections.abc import Callable
from math import pi
from random import Random

from tremor_gui.ui import palette

from .colour import dark, light, mix
from .emblems import sign
from .paper import flat, group, line, place, sheet
from .shapes import band, blob, ellipse, poly, ridge, ring_slice, smooth

Land = tuple[str, tuple[float, float, float], str]
"""What lies behind the sign; where the sign stands and how large; what lies before it."""

EVERYWHERE = poly("-150,-150 150,-150 150,6 -150,6")


def _tsunami(hue: str) -> Land:
    back = (
        flat(EVERYWHERE, light(hue, 0.28))
        + sheet(ellipse(-40, -84, 17), light(hue, 0.6), "hm")
        + sheet(band(-130, 130, -70, 10, 5, 6, 0.4), light(hue, 0.1), "hl")
        + sheet(band(-130, 130, -44, 10, 5, 5, 1.9), hue, "hl")
    )
    return back, (0, -46, 0.84), sheet(band(-130, 130, -13, 10, 3.5, 6, 0.2), dark(hue, 0.3), "hl")


def _cyclone(hue: str) -> Land:
    parts = [flat(EVERYWHERE, dark(hue, 0.2))]
    for i, (radius, shade) in enumerate(((104, 0.04), (82, 0.14), (62, 0.02), (44, -0.22))):
        colour = light(hue, shade) if shade >= 0 else dark(hue, -shade)
        parts.append(sheet(blob(0, -50, radius, radius * 0.92, 0.05, 11, 40 + i), colour, "hl"))
    return "".join(parts), (0, -50, 0.8), ""


def _tornado(hue: str) -> Land:
    storm, corn = mix(hue, "#4a4258", 0.72), mix(hue, "#9a5f10", 0.45)
    clouds = "".join(
        sheet(blob(x, y, rx, 17, 0.12, 10, seed), colour, "hm")
        for x, y, rx, seed, colour in (
            (-34, -104, 34, 1, storm),
            (34, -108, 36, 2, storm),
            (0, -106, 30, 3, light(storm, 0.14)),
        )
    )
    back = (
        flat(EVERYWHERE, light(hue, 0.16))
        + sheet(blob(0, -48, 66, 52, 0.05, 12, 8), light(hue, 0.42), "hl")
        + clouds
        + sheet(band(-130, 130, -28, 10, 5, 2, 0.6), hue, "hl")
    )
    front = sheet(band(-130, 130, -17, 10, 4, 2.5, 2.2), mix(hue, corn, 0.55), "hl")
    return back, (0, -48, 0.78), front + sheet(band(-130, 130, -7, 10, 3, 3, 0.2), corn, "hl")


def _volcano(hue: str) -> Land:
    rays = "".join(
        flat(ring_slice(0, -52, 10, 120, a, a + 12), light(hue, 0.28), 0.75) for a in range(-102, 90, 24)
    )
    back = flat(EVERYWHERE, hue) + rays + sheet(ridge(-130, 130, -20, 10, 20, 13, 5), dark(hue, 0.42), "hl")
    return back, (0, -42, 0.96), sheet(ridge(-130, 130, -5, 10, 11, 17, 9), dark(hue, 0.68), "hl")


def _flood(hue: str) -> Land:
    clouds = "".join(
        sheet(blob(x, y, rx, 15, 0.1, 10, seed), mix(hue, "#8896ac", 0.55), "hm")
        for x, y, rx, seed in ((-30, -100, 30, 4), (30, -104, 32, 5), (0, -107, 26, 6))
    )
    roofs = "".join(
        sheet(poly([(x - 12, -20), (x, -34), (x + 12, -20)]), dark(hue, 0.45), "hm")
        for x in (-84, -62, 66, 88)
    )
    back = (
        flat(EVERYWHERE, light(hue, 0.16))
        + clouds
        + roofs
        + sheet(band(-130, 130, -22, 10, 1.5, 9), hue, "hl")
    )
    return back, (0, -50, 0.8), sheet(band(-130, 130, -8, 10, 1.5, 8, pi), dark(hue, 0.35), "hl")


def _landslide(hue: str) -> Land:
    rng = Random(3)
    trees = "".join(
        sheet(poly([(x - 7, y), (x, y - 20), (x + 7, y)]), mix(hue, "#2f4a2a", 0.75), "hm")
        for x, y in ((-88, -14), (-74, -22), (-62, -34), (74, -6), (88, -12))
    )
    stones = "".join(
        flat(ellipse(rng.uniform(-90, 100), rng.uniform(-9, -3), rng.uniform(1.5, 3.2)), light(hue, 0.35))
        for _ in range(12)
    )
    sky, scree = mix(hue, "#aab3a6", 0.62), mix(hue, "#7d8078", 0.4)
    back = (
        flat(EVERYWHERE, sky)
        + sheet(poly("-130,-60 -60,-104 10,-84 130,-8 130,10 -130,10"), scree, "hl")
        + trees
    )
    front = sheet(smooth("-135,-14 -60,-20 0,-9 60,-3 130,-8 130,20 -135,20"), dark(hue, 0.3), "hl")
    return back, (0, -46, 0.8), front + stones


_LANDS: dict[str, Callable[[str], Land]] = {
    "tsunami": _tsunami,
    "cyclone": _cyclone,
    "tornado": _tornado,
    "volcano": _volcano,
    "flood": _flood,
    "landslide": _landslide,
}


def land(disaster: str) -> str:
    """Return a disaster's land with its sign standing in it."""
    back, (x, y, scale), front = _LANDS[disaster](palette.DISASTERS[disaster])
    return back + group(sign(disaster, "hl"), at=place(x, y, scale)) + front


def pointer() -> str:
    """Return the arrow of lamplight in the corner where a disaster points."""
    left, right = "0,-116 -20,-95 0,-101", "0,-116 20,-95 0,-101"
    whole = poly("-20,-95 0,-116 20,-95 0,-101")
    return (
        line(whole, "#2a1712", 2.2)
        + sheet(whole, "#ffdf85", "hm", 0)
        + flat(poly(left), "#ffe9ae")
        + flat(poly(right), "#ffc552")
    )
