"""The seven Catastrophes of the second stage."""

from random import Random

from tremor_gui.ui import palette

from ..bodies import BODIES
from ..colour import dark, light
from ..motifs import arrow, bird, cloud, fissure, flame, pebbles, rays, spirit, stars, sun, tile
from ..paper import flat, group, line, linear, place, radial, sheet
from ..shapes import band, blob, boulder, ellipse, num, polar, poly, rect, ridge, ring_slice, smooth, star, torn
from .first import ALL, standing

_REALM_HUES = tuple(palette.DISASTERS.values())


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
        hills = "".join(line(blob(cx, 112, 16 * i, 21 * i, 0.12, 11, seed), dark(hue, 0.35), 1.6, 0.6) for i in range(1, 5))
        return rims + hills

    woods = "".join(
        sheet(poly([(x - 8, y + 5), (x, y - 14), (x + 8, y + 5)]), "#3f6b3d", "m")
        for x, y in ((28, 36), (48, 46), (32, 186), (52, 194), (90, 30), (300, 40), (322, 48), (336, 190), (284, 196), (314, 182))
    )
    return (
        flat(ALL, "#c8331f")
        + flat(smooth("176,-20 168,60 186,110 182,160 188,250 216,250 206,150 196,110 204,50 208,-20"), "#ffb437", 1, 'filter="url(#b2)"')
        + flat(smooth("184,-20 178,60 192,110 190,160 196,250 208,250 200,150 192,110 198,50 200,-20"), "#fff0b0", 0.9, 'filter="url(#b1)"')
        + shore(west, -1, "#8fae5e", 5, 74)
        + shore(east, 1, "#a3b566", 8, 290)
        + woods
        + arrow("116,112 80,112 40,112", "#fff2d0", 13)
        + arrow("248,112 284,112 324,112", "#fff2d0", 13)
    )


def great_silence() -> str:
    """Return the dial of the other realm, empty, its lights gone under a winter moon."""
    rng = Random(6)
    slots = "".join(
        flat(ellipse(*polar(180, 214, r, a), 5.6), "#141233") + line(ellipse(*polar(180, 214, r, a), 5.6), "#5b5690", 1.2)
        for a in (-80, -60, -40, -20, 0, 20, 40, 60, 80)
        for r in (66, 86, 106)
    )
    wedges = "".join(
        sheet(ring_slice(180, 214, 52, 120, a - 9, a + 9), "#2b2a55", "s", 0.25) for a in (-80, -60, -40, -20, 0, 20, 40, 60, 80)
    )
    snow = "".join(ellipse(rng.uniform(0, 360), rng.uniform(0, 225), rng.uniform(0.8, 2.2)) for _ in range(80))
    leaving = "".join(
        flat(ellipse(x, y, r * 1.6), "#cfd6ff", 0.35, 'filter="url(#b2)"') + sheet(ellipse(x, y, r), "#e9ecff", "s", 0.4)
        for x, y, r in ((150, 74, 4), (212, 58, 3.4), (178, 44, 2.8), (236, 84, 4), (128, 46, 2.4), (196, 22, 2.2), (106, 80, 3))
    )
    return (
        flat(ALL, "#191a3d")
        + sun(180, 66, 62, ("#222452", "#343870", "#e8e6f2"))
        + stars(360, 110, 34, 4)
        + sheet(ridge(-10, 370, 128, 230, 50, 13, 8), "#2d3162", "l", 0.2)
        + sheet(ridge(-10, 370, 150, 230, 36, 17, 3), "#232650", "l", 0.2)
        + sheet(ellipse(180, 214, 128), "#1a1838", "xl", 0.3)
        + wedges
        + slots
        + sheet(ellipse(180, 214, 46), "#211f45", "m", 0.3)
        + leaving
        + flat(snow, "#f2f3ff", 0.75)
        + sheet(smooth("-10,208 60,196 120,212 180,206 250,214 310,198 370,208 370,240 -10,240"), "#dfe2f2", "l", 0.3)
    )


def pole_reversal() -> str:
    """Return the globe between its poles, the field's lines and a needle thrown round."""
    sea = radial("sea", ((0, "#4fa8b4", 1), (1, "#1b5c7a", 1)), -18, -20, 92)
    ball = ellipse(0, 0, 62)
    land = blob(-22, -22, 26, 18, 0.22, 9, 3) + blob(28, 6, 20, 28, 0.2, 9, 5) + blob(-30, 36, 22, 12, 0.2, 8, 9)
    field = "".join(
        line(f"M0,-60C{s * w},{-h} {s * w},{h} 0,60", hue, 3.4, 0.9)
        for w, h, hue in ((130, 150, "#6fe0c0"), (190, 190, "#5fc0d8"), (256, 230, "#8d86e9"))
        for s in (-1, 1)
    )
    globe = group(
        field,
        sheet(ball, "#1b5c7a", "xl", 0.4),
        group(
            flat(ball, "url(#sea)"),
            sheet(land, "#7fae57", "s", 0.3),
            sheet(ellipse(0, -64, 36, 15), "#ff8a6a", "s", 0.3),
            sheet(ellipse(0, 64, 36, 15), "#f6fcff", "s", 0.3),
            clip=ball,
        ),
        sheet(poly("0,-56 15,0 -15,0"), palette.DANGER, "l", 0.4),
        sheet(poly("0,56 15,0 -15,0"), palette.CREAM, "l", 0.4),
        sheet(ellipse(0, 0, 7), palette.EMBER, "m", 0.4),
        at=place(180, 112, 1, 158),
    )
    return (
        f"<defs>{sea}</defs>"
        + flat(ALL, palette.REALM_DEEP)
        + "".join(
            sheet(smooth(f"-10,{y} 80,{y - 26} 170,{y + 14} 270,{y - 22} 370,{y + 8} 370,-10 -10,-10"), hue, "l", 0.15)
            for y, hue in ((86, "#24245c"), (62, "#263f78"), (38, "#2b6f86"), (16, "#46b3a2"))
        )
        + stars(360, 225, 50, 7)
        + globe
        + arrow("252,44 276,68 286,100 284,128 270,166", palette.EMBER, 9)
        + arrow("108,180 84,156 74,124 76,96 90,58", palette.EMBER, 9)
    )


def stampede() -> str:
    """Return a herd bearing down in its own dust."""
    herd = (
        ("arabian_camel", 92, 148, 0.62),
        ("arabian_camel", 300, 146, 0.62),
        ("arabian_camel", 196, 152, 0.72),
        ("snow_leopard", 264, 182, 0.72),
        ("bornean_orangutan", 52, 188, 0.68),
        ("snow_leopard", 140, 190, 0.74),
        ("fennec_fox", 208, 208, 0.6),
        ("fennec_fox", 312, 206, 0.52),
        ("goliath_frog", 92, 214, 0.5),
    )

    def runner(key: str, x: float, y: float, s: float, i: int) -> str:
        return group(group(BODIES[key](), filter="m"), at=place(x, y - 46 * s, s, (9, -6, 4)[i % 3]) + " translate(-64 -64)")

    def dust(y: float, hue: str, seed: int) -> str:
        rng = Random(seed)
        return "".join(
            sheet(blob(x, y + rng.uniform(-6, 6), rng.uniform(30, 46), rng.uniform(13, 20), 0.1, 11, seed + x), hue, "l", 0.15)
            for x in range(-10, 380, 52)
        )

    return (
        flat(ALL, "#d9743a")
        + rays(180, 96, 330, 14, "#e58a48", 0.8, 4)
        + sun(180, 96, 84, ("#ee9a50", "#f6b765", "#ffd98c"))
        + sheet(ridge(-10, 370, 112, 230, 36, 13, 9), "#a04a32", "l")
        + dust(122, "#c78752", 1)
        + "".join(runner(*h, i) for i, h in enumerate(herd[:3]))
        + dust(160, "#d9a06a", 2)
        + "".join(runner(*h, i) for i, h in enumerate(herd[3:6]))
        + dust(196, "#e6b883", 3)
        + "".join(runner(*h, i) for i, h in enumerate(herd[6:]))
        + dust(226, "#f0cd9f", 4)
        + pebbles(0, 150, 360, 66, 22, "#7a4b30", 3)
    )


def meteor() -> str:
    """Return a burning stone falling out of the sky on the tiles."""
    rng = Random(3)
    tail = "".join(
        sheet(smooth(spec), hue, "l", 0.15)
        for spec, hue in (
            ("366,-30 300,10 232,60 172,96 160,132 196,142 226,112 290,72 350,44 400,-10", "#a8321f"),
            ("366,-30 306,16 240,66 184,100 172,130 198,136 226,104 288,62 340,34 400,-20", "#e9502a"),
            ("350,-14 310,20 250,66 196,102 182,128 200,130 224,100 282,54 330,18", "#ff9a3a"),
            ("322,10 262,58 204,104 192,124 204,124 222,98 272,50", "#ffe08a"),
        )
    )
    glow = radial("burn", ((0, "#ffb45a", 0.95), (0.5, "#ff6a2b", 0.4), (1, "#ff6a2b", 0)), 180, 122, 110)
    stone = sheet(poly(boulder(184, 122, 27, 8, rng)), "#4a2a26", "l", 0.3) + flat(
        poly("168,112 184,102 196,112 184,124 170,126"), "#7c4436", 0.8
    )
    tiles = "".join(
        tile(x, y, s, a, b, t)
        for x, y, s, a, b, t in (
            (64, 188, 58, "#1f7a8c", "#75583b", -8),
            (128, 206, 62, "#c08a3e", "#2a4a78", 6),
            (208, 208, 64, "#6a6aa8", "#cc4630", -5),
            (284, 192, 60, "#75583b", "#1f7a8c", 9),
            (340, 208, 54, "#2a4a78", "#c08a3e", -12),
            (14, 212, 52, "#cc4630", "#6a6aa8", 14),
        )
    )
    return (
        f"<defs>{glow}</defs>"
        + flat(ALL, "#1d1738")
        + stars(360, 150, 46, 9)
        + sheet(ridge(-10, 370, 150, 230, 44, 15, 6), "#3a2549", "l", 0.2)
        + sheet(ridge(-10, 370, 172, 230, 26, 19, 2), "#4f2c46", "l", 0.2)
        + tiles
        + flat(ellipse(180, 122, 110), "url(#burn)")
        + tail
        + stone
        + pebbles(206, 40, 120, 70, 14, "#ff9a3a", 6)
    )


def drought() -> str:
    """Return spirits leaving a cracked land."""
    rng = Random(11)
    plates = []
    for row in range(4):
        y0, y1 = 128 + row * row * 6 + row * 14, 128 + (row + 1) ** 2 * 6 + (row + 1) * 14
        wide = 44 + row * 14
        for i in range(-1, int(360 / wide) + 2):
            x = i * wide + (row % 2) * wide / 2 + rng.uniform(-5, 5)
            corners = [(x + 1.5, y0 + rng.uniform(0, 3)), (x + wide * 0.6, y0 + rng.uniform(0, 4)), (x + wide - 2.5, y0 + 2), (x + wide - rng.uniform(0, 7), y1 - 3), (x + wide * 0.4, y1 - rng.uniform(2, 6)), (x + rng.uniform(0, 6), y1 - 4)]
            plates.append(sheet(poly(torn(corners, 10, 1, rng)), rng.choice(("#c98f55", "#d69c60", "#bd834a")), "m", 0.35))
    ghosts = "".join(
        line(f"M{x},{y + 16 * s}C{x - 12},{y + 40 * s} {x + 12},{y + 60 * s} {x - 2},{y + 84 * s}", light(hue, 0.4), 3, 0.5)
        + spirit(x, y, 17 * s, hue)
        for x, y, s, hue in (
            (98, 74, 1.25, palette.SEATS["green"]),
            (160, 44, 1, palette.SEATS["yellow"]),
            (222, 66, 1.15, palette.SEATS["blue"]),
            (276, 36, 0.9, "#efe6d2"),
        )
    )
    bones = sheet(
        smooth("-28,4 -12,-10 8,-10 24,-2 34,2 24,9 8,12 -12,12"), "#fbf0da", "m", 0.4, f'transform="{place(296, 178, 1, -8)}"'
    ) + flat(ellipse(286, 176, 4.6), "#4a2d1a")
    return (
        flat(ALL, "#a8503a")
        + sun(180, 120, 150, ("#bd6040", "#d07848", "#e39552", "#f3b768"))
        + sheet(ridge(-10, 370, 124, 230, 26, 15, 5), "#8a4636", "l", 0.2)
        + flat(rect(-10, 122, 380, 120), "#3f2114")
        + "".join(plates)
        + bones
        + group(
            line("M0,0C-2,-22 4,-40 0,-62M0,-26L-18,-48M-12,-40L-24,-42M1,-38L18,-60M12,-53L24,-54M0,-56L-9,-74M0,-60L9,-76", "#3a2018", 5),
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
        group(
            sheet(rect(-2.5, -3, 5, 12), "#5d3a22", "s"),
            *(sheet(poly([(-13 + i * 2, -i * 11), (0, -24 - i * 11), (13 - i * 2, -i * 11)]), "#3f6b3d", "m") for i in range(3)),
            at=place(x, y, s, t),
        )
        for x, y, s, t in ((252, 70, 0.9, 6), (284, 66, 1, 2), (330, 62, 0.9, -6), (40, 150, 0.9, 0), (84, 152, 0.8, 4))
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
    "continental_drift": continental_drift,
    "great_silence": great_silence,
    "pole_reversal": pole_reversal,
    "stampede": stampede,
    "meteor": meteor,
    "drought": drought,
    "rising_fault": rising_fault,
}
