"""Climate Cards of the air: Supercell, Tailwind, Second Wind, Migration and Seed Storm."""

from random import Random

from tremor_gui.ui import palette

from ..colour import dark
from ..emblems import habitat
from ..motifs import BOLT, bird, cloud, gust, stars, sun, token
from ..paper import flat, group, line, place, sheet
from ..shapes import blob, ellipse, jitter, num, polar, poly, rect, ridge, ring_slice, smooth, spiral_arm

ALL = rect(0, 0, 240, 150)
STORM = palette.DISASTERS["cyclone"]


def _spiral(x: float, y: float, size: float, hue: str, turn: float) -> str:
    arms = "".join(sheet(spiral_arm(turn + a, 16, 50, 185, 21), hue, "m", 0.3) for a in (0, 120, 240))
    eye = sheet(ellipse(0, 0, 17), hue, "m") + flat(ellipse(0, 0, 7), dark(STORM, 0.35))
    return group(arms, eye, at=place(x, y, size))


def supercell() -> str:
    """Return two storms turning into one another, lightning below."""
    rings = "".join(
        sheet(blob(118, 66, rx, ry, 0.05, 12, i), dark(STORM, d), "l", 0.15)
        for i, (rx, ry, d) in enumerate(((150, 96, 0.42), (122, 74, 0.26), (96, 56, 0.1)))
    )
    bolts = "".join(
        sheet(poly(BOLT), "#ffd86b", "m", 0.4, f'transform="{place(x, y, s, t)}"')
        for x, y, s, t in ((122, 124, 0.95, 4), (198, 116, 0.6, -8), (42, 118, 0.6, 8))
    )
    return (
        flat(ALL, dark(STORM, 0.6))
        + rings
        + sheet(ridge(-10, 250, 146, 150, 16, 15, 2), "#1d1b36", "m", 0.1)
        + bolts
        + _spiral(84, 62, 1.05, "#fff3d9", 0)
        + _spiral(168, 60, 0.8, "#c9c8f2", 60)
    )


def tailwind() -> str:
    """Return a paper bird with the wind behind it."""
    leaf = smooth("-14,0 -4,-8 14,0 -4,8")
    leaves = "".join(
        group(sheet(leaf, hue, "m"), line("M-12,0H10", dark(hue, 0.3), 1.2), at=place(x, y, s, t))
        for x, y, s, t, hue in (
            (40, 42, 0.8, -24, "#5ea34e"),
            (70, 116, 0.9, 14, "#d98a2b"),
            (206, 34, 0.7, -12, "#5ea34e"),
        )
    )
    return (
        flat(ALL, "#6fb3c4")
        + sun(196, 100, 52, ("#8ec6cb", "#b4d9d0", "#dcecd4"))
        + cloud(60, 130, 40, "#a5d2d3", 5)
        + cloud(190, 138, 44, "#c3e0d8", 12)
        + gust(4, 54, 74, "#f3faf2", 5, 1.3)
        + gust(-4, 78, 96, "#f3faf2", 6.5, -1.2)
        + gust(10, 102, 58, "#e4f3ec", 4.5, 1)
        + leaves
        + bird(158, 76, 1.75, "#f2b64a", -10, "l")
    )


def _paw(x: float, y: float, scale: float, turn: float, hue: str) -> str:
    return group(habitat(hue, hue, "m"), at=place(x, y, scale, turn))


def second_wind() -> str:
    """Return two steps in the sand and a breath of wind."""
    return (
        flat(ALL, "#f1cd8b")
        + sheet(smooth("-10,40 60,20 130,36 190,18 250,32 250,160 -10,160"), "#e6b566", "l")
        + sheet(smooth("-10,84 70,58 150,78 250,56 250,160 -10,160"), "#dba552", "l")
        + sheet(smooth("-10,128 80,104 170,122 250,104 250,160 -10,160"), "#e9bd70", "l")
        + gust(-6, 34, 96, "#fff7e2", 5.5, 1.2)
        + gust(2, 122, 150, "#fff7e2", 5, -1.1)
        + _paw(82, 86, 0.62, 62, "#8d5a2c")
        + _paw(166, 66, 0.8, 72, "#5d3517")
        + gust(10, 58, 30, "#fff7e2", 4, 0.8)
    )


def migration() -> str:
    """Return a wedge of birds crossing a map."""
    rng = Random(5)
    rings = "".join(
        line(blob(cx, cy, base * i, base * i * 0.75, 0.1, 10, cx), "#8a6536", 1.1, 0.55)
        for cx, cy, base in ((52, 44, 10), (184, 112, 12))
        for i in range(1, 5)
    )
    grid = "".join(f"M{v},0V150" for v in (48, 96, 144, 192)) + "M0,50H240M0,100H240"
    flock = (
        (176, 40, 0.82),
        (140, 44, 0.62),
        (160, 74, 0.62),
        (104, 52, 0.5),
        (138, 102, 0.5),
        (68, 60, 0.4),
        (112, 128, 0.4),
    )
    shadows = "".join(
        flat(poly("-30,-3 0,-24 10,-5 30,-8 10,8"), "#5a3b1b", 0.28, f'transform="{place(x + 8, y + 19, s)}"')
        for x, y, s in flock
    )
    river = "M-6,120C40,112 50,82 92,88S150,128 190,96S226,60 250,64"
    return (
        flat(ALL, dark(palette.PARCHMENT, 0.25))
        + sheet(
            poly(jitter("6,6 82,10 160,5 234,9 235,142 158,146 80,141 5,145", 1, rng)), palette.PARCHMENT, "l"
        )
        + line(grid, "#a47f4a", 0.8, 0.5)
        + rings
        + line(river, "#4f93a0", 6, 0.85)
        + line("M22,136C70,120 100,96 146,76", "#c8402f", 2.6, more='stroke-dasharray="1 7"')
        + shadows
        + "".join(bird(x, y, s, "#f7f0e0" if i else "#f2b64a", -18, "m") for i, (x, y, s) in enumerate(flock))
    )


def _seed(x: float, y: float, scale: float, turn: float) -> str:
    hairs = "".join(
        f"M0,0L{num(px)},{num(py)}" for px, py in (polar(0, 0, 21, a) for a in range(-70, 71, 20))
    )
    tips = "".join(ellipse(*polar(0, 0, 21, a), 2) for a in range(-70, 71, 20))
    return group(
        group(line(hairs, "#fdf3dc", 1.5), flat(tips, "#fffaf0"), filter="s"),
        line("M0,0V22", "#e8cf98", 2),
        sheet(smooth("0,18 4,26 0,36 -4,26"), "#d98a2b", "s"),
        at=place(x, y, scale, turn),
    )


def seed_storm() -> str:
    """Return seeds blown on to the wedges of the dial, tokens where they land."""
    keys = tuple(palette.DISASTERS)
    wedges = "".join(
        sheet(ring_slice(214, 196, 62, 142, -78 + i * 23, -58 + i * 23), palette.DISASTERS[key], "m", 0.3)
        + flat(ring_slice(214, 196, 62, 142, -78 + i * 23, -58 + i * 23), palette.REALM, 0.16)
        for i, key in enumerate((*keys[:6], keys[0]))
    )
    return (
        flat(ALL, palette.REALM)
        + stars(240, 90, 24, 3)
        + sheet(smooth("-10,120 40,100 90,116 150,94 250,120 250,160 -10,160"), palette.REALM_DEEP, "l", 0.12)
        + sheet(ring_slice(214, 196, 56, 149, -90, 92), "#2a2459", "l", 0.25)
        + wedges
        + token(*polar(214, 196, 116, -45), 14, "yellow")
        + token(*polar(214, 196, 116, -22), 14, "yellow")
        + gust(-8, 72, 76, palette.REALM_PALE, 4, -1)
        + gust(-6, 118, 52, palette.REALM_PALE, 3.4, 0.9)
        + _seed(48, 40, 1.25, 64)
        + _seed(112, 34, 1.1, 80)
        + _seed(74, 96, 0.95, 70)
        + _seed(168, 40, 0.85, 112)
    )


SCENES = {
    "supercell": supercell,
    "tailwind": tailwind,
    "second_wind": second_wind,
    "migration": migration,
    "seed_storm": seed_storm,
}
