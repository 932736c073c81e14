"""The seven Catastrophes of the first stage."""

from random import Random

from tremor_gui.ui import palette

from ..bodies import BODIES
from ..colour import dark, light
from ..motifs import cloud, flame, gust, pebbles, rays, sun
from ..paper import flat, group, line, place, radial, sheet
from ..scenes import palm
from ..shapes import band, blob, boulder, dots, ellipse, num, poly, rect, ridge, smooth, torn

ALL = rect(0, 0, 360, 225)


def standing(key: str, x: float, y: float, scale: float, flip: bool = False) -> str:
    """Return an animal standing on a point, with its shadow on the ground."""
    sx = -scale if flip else scale
    return flat(ellipse(x, y, 46 * scale, 8 * scale), "#0d070c", 0.45) + group(
        group(BODIES[key](), filter="m"),
        at=f"translate({num(x)} {num(y)}) scale({num(sx)} {num(scale)}) translate(-64 -109)",
    )


def ashfall() -> str:
    """Return a volcano's ash burying the land."""
    rng = Random(4)
    column = "".join(
        sheet(blob(x, y, rx, ry, 0.09, 13, i), hue, "xl", 0.12)
        for i, (x, y, rx, ry, hue) in enumerate(
            (
                (186, 10, 190, 56, "#3a3440"),
                (80, 38, 96, 34, "#49424d"),
                (292, 36, 104, 38, "#4f4752"),
                (176, 48, 78, 34, "#5d535a"),
                (196, 76, 46, 28, "#7c625c"),
                (186, 98, 30, 20, "#a8674e"),
            )
        )
    )
    flakes = "".join(
        sheet(poly(torn(boulder(rng.uniform(0, 360), rng.uniform(60, 218), rng.uniform(1.6, 4.4), 5, rng), 3, 0.4, rng)),
              rng.choice(("#d8d0cb", "#b9aead", "#efe8e0")), "s", 0)
        for _ in range(70)
    )
    return (
        flat(ALL, "#8c7a78")
        + sun(64, 128, 52, ("#9c8580", "#b59a8c", "#d3b597"))
        + column
        + flame(188, 122, 0.8)
        + sheet(poly("70,200 160,112 178,120 190,128 202,118 214,112 320,206 320,230 70,230"), "#4b3c44", "xl", 0.15)
        + flat(poly("190,128 202,118 214,112 320,206 320,230 230,230 214,166"), "#382c36", 0.8)
        + flat(smooth("184,122 180,146 192,166 186,200 206,200 204,164 196,144 196,122"), palette.LAVA)
        + sheet(smooth("-10,178 70,166 150,184 230,170 370,184 370,240 -10,240"), "#6b5f64", "l", 0.15)
        + standing("arabian_camel", 88, 206, 0.52)
        + sheet(smooth("-10,206 80,196 190,210 280,198 370,208 370,240 -10,240"), "#a39a9a", "l", 0.2)
        + flakes
    )


def heatwave() -> str:
    """Return a sun that fills the sky above a withering oasis."""
    return (
        flat(ALL, "#e8632c")
        + rays(180, 84, 330, 16, "#f07f38", 0.8, 5)
        + sun(180, 84, 116, ("#f28a3a", "#f7a545", "#fbc05a", "#ffdc86", "#fff2c2"))
        + sheet(smooth("-10,142 70,124 160,142 250,122 370,140 370,240 -10,240"), "#c9692f", "l")
        + "".join(
            line(f"M-10,{y}C60,{y - 9} 110,{y + 9} 180,{y}S300,{y - 9} 370,{y}", "#ffd58a", w, o)
            for y, w, o in ((128, 2.4, 0.6), (142, 3, 0.5), (158, 3.4, 0.45))
        )
        + sheet(smooth("-10,170 80,152 180,172 280,150 370,168 370,240 -10,240"), "#dd8a3c", "l")
        + sheet(blob(196, 190, 70, 15, 0.06, 12, 2), "#a8632c", "m")
        + sheet(blob(196, 192, 34, 7, 0.06, 12, 3), "#2f8f96", "s", 0.4)
        + flat(ellipse(190, 190, 14, 2), "#b9ece2", 0.9)
        + palm(264, 192, 1.35)
        + palm(136, 190, 1, -1)
        + sheet(smooth("-10,206 90,196 200,212 290,198 370,206 370,240 -10,240"), "#efa858", "l")
        + standing("fennec_fox", 72, 212, 0.46)
    )


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
        group(
            sheet(rect(-3, -4, 6, 16), "#5d3a22", "s"),
            *(sheet(poly([(-17 + i * 3, -i * 13), (0, -30 - i * 13), (17 - i * 3, -i * 13)]), hue, "m") for i in range(3)),
            at=place(x, y, s, t),
        )
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
        + trees
        + blocks
        + dust
        + pebbles(160, 120, 170, 80, 26, "#7a5738", 5)
    )


def exodus() -> str:
    """Return the animals walking away from a burning horizon."""
    walkers = (
        ("arabian_camel", 226, 176, 0.72),
        ("snow_leopard", 150, 180, 0.6),
        ("bornean_orangutan", 84, 182, 0.6),
        ("emperor_penguin", 292, 184, 0.48),
        ("fennec_fox", 190, 206, 0.42),
        ("goliath_frog", 118, 212, 0.38),
        ("leatherback_turtle", 254, 210, 0.4),
    )
    return (
        flat(ALL, "#7a2f35")
        + sun(58, 96, 150, ("#973c36", "#b94e38", "#dd6c3c", "#f5974a", "#ffc76a"))
        + cloud(270, 36, 46, "#5b2638", 3)
        + cloud(146, 22, 40, "#6b2c3a", 7)
        + cloud(330, 66, 34, "#6b2c3a", 9)
        + sheet(poly("-30,176 22,92 44,62 56,74 70,64 94,104 140,176"), "#4a1f2a", "l", 0.15)
        + flame(56, 72, 1.2, 6)
        + sheet(ridge(-10, 370, 156, 230, 34, 15, 12), "#5d2632", "l", 0.15)
        + sheet(smooth("-10,172 90,160 200,174 290,160 370,166 370,240 -10,240"), "#3d1b27", "l", 0.15)
        + "".join(standing(*w) for w in walkers[:4])
        + sheet(smooth("-10,206 90,196 200,208 290,196 370,202 370,240 -10,240"), "#2a131d", "l", 0.15)
        + "".join(standing(*w) for w in walkers[4:])
    )


def squall() -> str:
    """Return a gale that tears cards out of the hand."""
    rain = "".join(f"M{x},{y}l-12,34" for x, y in ((x * 23 + (y % 3) * 9, y * 29 - 20) for x in range(18) for y in range(8)))
    cards = "".join(
        group(
            sheet(rect(-20, -28, 40, 56, 5), palette.PAPER, "l", 0.4),
            flat(rect(-15.5, -23.5, 31, 28, 3), hue),
            flat(rect(-15.5, 9, 31, 3.4) + rect(-15.5, 15.4, 22, 3.4), "#c8b189"),
            at=place(x, y, s, t),
        )
        for x, y, s, t, hue in (
            (74, 144, 1.25, -16, "#2f8476"),
            (148, 100, 1.2, 18, "#b8482f"),
            (220, 122, 1.05, 52, "#4d57a8"),
            (262, 64, 0.9, 84, "#2f8476"),
            (318, 96, 0.72, 118, "#4d57a8"),
        )
    )
    return (
        flat(ALL, "#3b4560")
        + cloud(70, 26, 70, "#2b3248", 3, "xl")
        + cloud(270, 20, 76, "#232a3d", 8, "xl")
        + cloud(180, 52, 50, "#343d57", 12, "xl")
        + line(rain, "#9fb4d6", 2, 0.5)
        + sheet(band(-10, 370, 176, 240, 9, 3.4, 1), "#2a4a78", "l")
        + gust(-10, 74, 120, "#dfe8f4", 6, 1.5)
        + gust(60, 176, 210, "#dfe8f4", 6, -1.4)
        + gust(130, 44, 110, "#c3d2ea", 4.5, 1)
        + cards
        + sheet(band(-10, 370, 200, 240, 8, 3, 3), "#1d3557", "l")
        + sheet(dots("40,192,4 66,196,2.6 150,190,3.6 212,198,4 300,188,3 330,196,4.4"), "#dfeef5", "m", 0)
    )


def flash_flood() -> str:
    """Return a wall of water bursting down a canyon."""
    walls = "".join(
        sheet(poly(torn(spec, 12, 2, Random(i))), hue, "l", 0.3)
        for i, (spec, hue) in enumerate(
            (
                ("-10,-10 110,-10 128,60 112,110 140,150 -10,190", "#a85f3c"),
                ("370,-10 250,-10 236,56 252,108 222,150 370,190", "#a85f3c"),
                ("-10,-10 70,-10 86,70 66,130 96,176 -10,215", "#c2764a"),
                ("370,-10 292,-10 276,72 298,128 268,176 370,215", "#c2764a"),
                ("-10,20 34,34 44,100 26,150 50,196 -10,230", "#d98d5c"),
                ("370,20 328,34 318,100 336,150 312,196 370,230", "#d98d5c"),
            )
        )
    )
    surge = "".join(
        sheet(smooth(spec), hue, "l", 0.3)
        for spec, hue in (
            ("96,150 118,104 152,92 180,100 210,90 246,106 268,150 300,240 60,240", "#1f4a78"),
            ("84,176 112,134 146,128 178,138 214,126 252,138 280,178 320,240 40,240", "#2f669a"),
            ("62,206 96,166 138,164 180,176 222,162 264,170 300,206 340,240 20,240", "#4486b4"),
        )
    )
    foam = dots(
        "120,104,9 140,92,11 162,90,10 184,98,9 206,90,11 228,94,10 246,106,8 112,140,8 146,128,7 214,126,8 254,140,8 "
        "100,86,4 262,84,5 180,74,5 146,70,4 218,70,4 196,62,3"
    )
    logs = "".join(
        group(sheet(rect(-30, -6, 60, 12, 6), "#7a4d2b", "m"), sheet(ellipse(28, 0, 4.4, 6), "#d9ab6f", "s"), at=place(x, y, s, t))
        for x, y, s, t in ((140, 152, 0.9, -24), (228, 178, 1, 18))
    )
    boulders = "".join(
        sheet(poly(boulder(x, y, s, 6, Random(x))), "#6b4430", "m", 0.25) for x, y, s in ((188, 150, 12), (112, 194, 14), (262, 156, 8))
    )
    return (
        flat(ALL, "#f0b76e")
        + sun(180, 52, 60, ("#f5c987", "#fadca3", "#fff0c9"))
        + walls
        + surge
        + sheet(foam, "#eef6f4", "m", 0)
        + logs
        + boulders
        + line("M70,206C110,192 150,202 190,206S270,196 300,210M60,222C120,212 200,224 300,222", "#d9ecf2", 3, 0.8)
    )


def regrowth() -> str:
    """Return green shoots rising from burnt ground into light."""
    stumps = "".join(
        group(
            sheet(poly("-9,0 -7,-34 -2,-46 2,-36 6,-52 8,-30 10,0"), "#2a1d1c", "m", 0.2),
            sheet(poly("-5,-26 -20,-42 -17,-44 -4,-34"), "#2a1d1c", "s", 0.1),
            at=place(x, y, s),
        )
        for x, y, s in ((44, 166, 1.2), (96, 158, 0.8), (300, 160, 1.3), (258, 154, 0.8), (336, 164, 0.9))
    )
    glow = radial("dawn", ((0, "#fff6cf", 0.95), (0.5, "#f7e08f", 0.5), (1, "#f7e08f", 0)), 180, 104, 130)

    def leaf(x: float, y: float, length: float, turn: float, hue: str) -> str:
        wide = length * 0.27
        return group(
            sheet(smooth([(0, 0), (wide, -length * 0.5), (0, -length), (-wide, -length * 0.5)]), hue, "l", 0.35),
            line(f"M0,0V{num(-length * 0.82)}", dark(hue, 0.3), 1.6, 0.7),
            at=place(x, y, 1, turn),
        )

    sprout = "".join(
        (
            line("M180,206C176,170 184,140 180,112", "#4f9a45", 7, more='filter="url(#m)"'),
            leaf(181, 160, 62, -62, "#4f9a45"),
            leaf(181, 164, 62, 62, "#5aa84b"),
            leaf(180, 128, 60, -34, "#74bd52"),
            leaf(180, 128, 60, 34, "#83c95a"),
            leaf(180, 122, 58, 0, "#a5dd70"),
        )
    )
    small = "".join(
        leaf(x + dx, y, s, t, hue)
        for x, y, s in ((66, 200, 30), (116, 206, 24), (248, 204, 28), (306, 202, 32), (346, 208, 22), (22, 208, 24))
        for dx, t, hue in ((0, -38, "#5aa84b"), (0, 38, "#6fb956"), (0, 0, "#8fd063"))
    )
    return (
        f"<defs>{glow}</defs>"
        + flat(ALL, "#7f9f9a")
        + rays(180, 108, 300, 14, "#a9c2ac", 0.7, 6)
        + flat(ellipse(180, 104, 130), "url(#dawn)")
        + sun(180, 100, 70, ("#f3e3a0", "#fbf0c0"))
        + sheet(ridge(-10, 370, 146, 230, 36, 13, 4), "#5d6f6b", "l")
        + sheet(smooth("-10,162 80,150 180,164 280,150 370,160 370,240 -10,240"), "#4a3f3c", "l")
        + stumps
        + sheet(smooth("-10,194 90,182 180,198 270,182 370,192 370,240 -10,240"), "#3a2c28", "l")
        + small
        + sprout
        + sheet(smooth("-10,212 90,204 180,206 270,204 370,212 370,240 -10,240"), "#2a1f1c", "m", 0.15)
    )


SCENES = {
    "ashfall": ashfall,
    "heatwave": heatwave,
    "landslip": landslip,
    "exodus": exodus,
    "squall": squall,
    "flash_flood": flash_flood,
    "regrowth": regrowth,
}
