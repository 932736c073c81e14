"""Catastrophes of water and growth: Squall, Flash Flood and Regrowth."""

from random import Random

from tremor_gui.ui import palette

from ..colour import dark
from ..motifs import cloud, gust, rays, sun
from ..paper import flat, group, line, place, radial, sheet
from ..shapes import band, boulder, dots, ellipse, num, poly, rect, ridge, smooth, torn
from .stage import ALL


def squall() -> str:
    """Return a gale that tears cards out of the hand."""
    rain = "".join(
        f"M{x},{y}l-12,34"
        for x, y in ((x * 23 + (y % 3) * 9, y * 29 - 20) for x in range(18) for y in range(8))
    )
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
        "120,104,9 140,92,11 162,90,10 184,98,9 206,90,11 228,94,10 246,106,8 112,140,8 "
        "146,128,7 214,126,8 254,140,8 "
        "100,86,4 262,84,5 180,74,5 146,70,4 218,70,4 196,62,3"
    )
    logs = "".join(
        group(
            sheet(rect(-30, -6, 60, 12, 6), "#7a4d2b", "m"),
            sheet(ellipse(28, 0, 4.4, 6), "#d9ab6f", "s"),
            at=place(x, y, s, t),
        )
        for x, y, s, t in ((140, 152, 0.9, -24), (228, 178, 1, 18))
    )
    boulders = "".join(
        sheet(poly(boulder(x, y, s, 6, Random(x))), "#6b4430", "m", 0.25)
        for x, y, s in ((188, 150, 12), (112, 194, 14), (262, 156, 8))
    )
    return (
        flat(ALL, "#f0b76e")
        + sun(180, 52, 60, ("#f5c987", "#fadca3", "#fff0c9"))
        + walls
        + surge
        + sheet(foam, "#eef6f4", "m", 0)
        + logs
        + boulders
        + line(
            "M70,206C110,192 150,202 190,206S270,196 300,210M60,222C120,212 200,224 300,222",
            "#d9ecf2",
            3,
            0.8,
        )
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
            sheet(
                smooth([(0, 0), (wide, -length * 0.5), (0, -length), (-wide, -length * 0.5)]), hue, "l", 0.35
            ),
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
        for x, y, s in (
            (66, 200, 30),
            (116, 206, 24),
            (248, 204, 28),
            (306, 202, 32),
            (346, 208, 22),
            (22, 208, 24),
        )
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
    "squall": squall,
    "flash_flood": flash_flood,
    "regrowth": regrowth,
}
