"""Catastrophes of the ground: Landslip, Continental Drift, Drought and Rising Fault."""

from random import Random

from tremor_gui.ui import palette

from ..colour import dark, light
from ..motifs import arrow, cloud, flame, pebbles, spirit, sun, tree
from ..paper import flat, group, line, place, sheet
from ..shapes import blob, boulder, poly, rect, ridge, smooth, torn
from .stage import ALL, standing


def landslip() -> str:
    """Return a hillside that breaks loose with its trees."""
    rng = Random(7)
    blocks = "".join(
        sheet(poly(boulder(x, y, s, 6, rng)), hue, "l", 0.3)
        for x, y, s, hue in (
            (192, 130, 26, "#a07a52"),
            (240, 150, 20, "#8a6541"),
            (282, 176, 27, "#a8835a"),
            (214, 178, 17, "#7a5738"),
            (322, 196, 17, "#8a6541"),
            (256, 196, 14, "#b08a60"),
            (156, 112, 14, "#8a6541"),
            (306, 140, 9, "#b08a60"),
            (334, 158, 7, "#a07a52"),
        )
    )
    trees = "".join(
        tree(x, y, s, hue, t)
        for x, y, s, t, hue in (
            (52, 58, 0.9, 8, "#3f6b3d"),
            (98, 76, 0.95, 24, "#4a7a45"),
            (140, 98, 0.9, 48, "#3f6b3d"),
            (226, 118, 0.85, 76, "#4a7a45"),
            (20, 50, 0.7, 0, "#4a7a45"),
        )
    )
    dust = "".join(
        sheet(blob(x, y, rx, ry, 0.1, 11, int(x)), "#d9c3a0", "l", 0.1)
        for x, y, rx, ry in ((300, 214, 60, 20), (210, 218, 54, 17), (362, 200, 36, 24))
    )
    return (
        flat(ALL, "#b9c2b0")
        + sun(288, 60, 44, ("#cdd0b4", "#e2dcb9", "#f4ecc9"))
        + sheet(ridge(60, 380, 118, 230, 46, 9, 3), "#8f9f8c", "l")
        + sheet(poly("-10,34 40,50 92,76 150,104 226,150 300,190 370,206 370,240 -10,240"), "#75583b", "l")
        + sheet(poly(torn("-10,30 44,46 96,72 128,96 118,112 60,86 -10,62", 9, 1.4, rng)), "#7fa052", "l")
        + flat(poly("118,112 150,128 190,190 140,200 60,130"), "#5d442d", 0.8)
        + sheet(poly(torn("-10,80 58,104 112,140 150,196 160,240 -10,240", 10, 1.8, rng)), "#9a7448", "l")
        + sheet(poly(torn("-10,76 60,100 96,126 76,134 -10,104", 9, 1.4, rng)), "#8fae5e", "m")
        + line("M-10,126C30,134 70,160 96,190M-10,164C20,170 46,186 62,212", "#7c5a36", 3, 0.6)
        + trees
        + blocks
        + dust
        + pebbles(160, 120, 170, 80, 26, "#7a5738", 5)
    )


def continental_drift() -> str:
    """Return two shores torn apart, seen from above, a sea of fire between them."""
    rng = Random(3)
    west = torn("-10,-10 150,-10 132,30 164,66 138,104 170,142 142,184 160,240 -10,240", 12, 3, rng)
    east = torn("370,-10 214,-10 196,30 228,66 202,104 234,142 206,184 224,240 370,240", 12, 3, rng)

    def shore(edge: list[tuple[float, float]], away: float, hue: str, seed: int, cx: float) -> str:
        rims = "".join(
            sheet(poly((x + away * k, y) for x, y in edge), tone, "l", 0.3)
            for k, tone in ((0, "#5d3423"), (9, "#8a5a37"), (18, hue))
        )
        hills = "".join(
            line(blob(cx, 112, 12.5 * i, 20 * i, 0.12, 11, seed), dark(hue, 0.35), 1.6, 0.6)
            for i in range(1, 5)
        )
        return rims + hills

    woods = "".join(
        sheet(poly([(x - 8, y + 5), (x, y - 14), (x + 8, y + 5)]), "#3f6b3d", "m")
        for x, y in (
            (28, 36),
            (48, 46),
            (32, 186),
            (52, 194),
            (90, 30),
            (300, 40),
            (322, 48),
            (336, 190),
            (284, 196),
            (314, 182),
        )
    )
    return (
        flat(ALL, "#c8331f")
        + flat(
            smooth("176,-20 168,60 186,110 182,160 188,250 220,250 218,160 222,110 208,50 210,-20"),
            "#ffb437",
            1,
            'filter="url(#b2)"',
        )
        + flat(
            smooth("184,-20 178,60 192,110 190,160 196,250 210,250 206,160 210,110 196,50 200,-20"),
            "#fff0b0",
            0.9,
            'filter="url(#b1)"',
        )
        + shore(west, -1, "#8fae5e", 5, 74)
        + shore(east, 1, "#a3b566", 8, 290)
        + woods
        + arrow("116,112 80,112 40,112", "#fff2d0", 13)
        + arrow("248,112 284,112 324,112", "#fff2d0", 13)
    )


def _mud() -> str:
    """Return dry mud broken into plates that grow toward the reader."""
    rng = Random(11)
    levels = (120, 131, 145, 164, 190, 228)
    wide = (30, 38, 50, 66, 88, 118)

    def knot(row: int, column: int) -> tuple[float, float]:
        push = Random(row * 97 + column)
        x = 180 + column * wide[row] / 2 + push.uniform(-0.13, 0.13) * wide[row]
        rise = 0.3 if (row + column) % 2 else -0.3
        return x, levels[row] + (rise + push.uniform(-0.2, 0.2)) * wide[row] * 0.26

    plates = []
    for row in range(5):
        reach = int(200 / (wide[row] / 2)) + 2
        for column in range(-reach, reach):
            if (row + column) % 2:
                continue
            ring = [knot(row, column + k) for k in range(3)] + [knot(row + 1, column + k) for k in (2, 1, 0)]
            cx, cy = (sum(p[i] for p in ring) / 6 for i in (0, 1))
            inner = [(cx + (x - cx) * 0.93, cy + (y - cy) * 0.86) for x, y in ring]
            plates.append(
                sheet(
                    poly(torn(inner, 9, 0.8, rng)), rng.choice(("#c98f55", "#d69c60", "#bd834a")), "s", 0.35
                )
            )
    return "".join(plates)


def drought() -> str:
    """Return spirits leaving a cracked land."""
    plates = _mud()
    ghosts = "".join(
        line(
            f"M{x},{y + 16 * s}C{x - 12},{y + 40 * s} {x + 12},{y + 60 * s} {x - 2},{y + 84 * s}",
            light(hue, 0.4),
            3,
            0.5,
        )
        + spirit(x, y, 17 * s, hue)
        for x, y, s, hue in (
            (98, 74, 1.25, palette.SEATS["green"]),
            (160, 44, 1, palette.SEATS["yellow"]),
            (222, 66, 1.15, palette.SEATS["blue"]),
            (276, 36, 0.9, "#efe6d2"),
        )
    )
    return (
        flat(ALL, "#a8503a")
        + sun(180, 120, 150, ("#bd6040", "#d07848", "#e39552", "#f3b768"))
        + sheet(ridge(-10, 370, 124, 230, 26, 15, 5), "#8a4636", "l", 0.2)
        + flat(rect(-10, 122, 380, 120), "#3f2114")
        + plates
        + group(
            line(
                "M0,0C-2,-22 4,-40 0,-62M0,-26L-18,-48M-12,-40L-24,-42M1,-38L18,-60"
                "M12,-53L24,-54M0,-56L-9,-74M0,-60L9,-76",
                "#3a2018",
                5,
            ),
            at=place(46, 184, 1.15),
            filter="m",
        )
        + ghosts
    )


def rising_fault() -> str:
    """Return the ground thrust up along a burning fault."""
    rng = Random(5)
    strata = ("#7fa052", "#8a5a37", "#a8723f", "#754a2c", "#5d3a26", "#44291d")

    def block(left: float, right: float, top: float, tilt: float, seed: int) -> str:
        layers = []
        for i, hue in enumerate(strata):
            y = top + (0 if i == 0 else 8 + (i - 1) * 24)
            edge = torn([(left, y + tilt), (right, y), (right, 250), (left, 250)], 13, 1.2, Random(seed + i))
            layers.append(sheet(poly(edge), hue, "m" if i else "l", 0.25))
        return "".join(layers)

    trees = "".join(
        tree(x, y, s, "#3f6b3d", t)
        for x, y, s, t in (
            (252, 70, 0.9, 6),
            (284, 66, 1, 2),
            (330, 62, 0.9, -6),
            (40, 150, 0.9, 0),
            (84, 152, 0.8, 4),
        )
    )
    return (
        flat(ALL, "#3a2038")
        + sun(186, 110, 150, ("#552840", "#7b3444", "#a8473f", "#dd6f3e"))
        + cloud(80, 34, 48, "#2c182e", 3)
        + cloud(300, 24, 44, "#2c182e", 6)
        + sheet(ridge(-10, 370, 150, 230, 40, 13, 7), "#4f2438", "l", 0.2)
        + flat(rect(150, 60, 70, 180), palette.LAVA, 0.9, 'filter="url(#b3)"')
        + block(-20, 172, 156, -4, 3)
        + block(200, 380, 78, -2, 9)
        + sheet(poly(torn("172,150 200,74 206,74 198,240 168,240 178,190", 9, 2, rng)), "#e9502a", "m", 0)
        + flat(poly(torn("180,156 200,92 196,240 178,240 186,196", 9, 1.6, rng)), "#ffb437")
        + flame(178, 158, 0.6, -14)
        + flame(190, 120, 0.5, -20)
        + trees
        + standing("snow_leopard", 118, 160, 0.5)
        + pebbles(140, 60, 66, 84, 14, "#a8723f", 8)
        + arrow("292,198 292,160 292,120", "#fff2d0", 13)
        + arrow("84,170 84,186 84,214", "#fff2d0", 11)
    )


SCENES = {
    "landslip": landslip,
    "continental_drift": continental_drift,
    "drought": drought,
    "rising_fault": rising_fault,
}
