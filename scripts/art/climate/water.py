"""Climate Cards of water: Anchor, Undertow, Tidal Surge, Thaw and Driftwood."""

from random import Random

from tremor_gui.ui import palette

from ..colour import dark, light
from ..emblems import CREST
from ..motifs import arrow, cloud, rays, sun, tile
from ..paper import flat, group, line, place, sheet
from ..shapes import band, boulder, dots, ellipse, num, poly, rect, ridge, smooth, torn

ALL = rect(0, 0, 240, 150)
SEA = palette.DISASTERS["tsunami"]


def crest(x: float, y: float, scale: float, hue: str, flip: bool = False) -> str:
    """Return one curling wave whose foot is centred on a point."""
    sx = -scale if flip else scale
    at = f'transform="translate({num(x)} {num(y)}) scale({num(sx)} {num(scale)}) translate(0 -44)"'
    return sheet(CREST, hue, "m", 0.3, at)


def anchor() -> str:
    """Return an anchor holding a tile in a current."""
    streams = "".join(
        line(f"M-10,{y}C50,{y - 12} 90,{y + 14} 150,{y}S220,{y - 10} 260,{y}", light(SEA, 0.4), w, 0.6)
        for y, w in ((22, 3), (44, 5), (72, 3), (98, 4))
    )
    iron = (
        "M-5,-30H-17V-38H-5V-44A12,12 0 1 1 5,-44V-38H17V-30H5V24C18,22 26,14 28,2L20,4L34,-14L45,6L38,4"
        "C35,24 20,37 0,40C-20,37 -35,24 -38,4L-45,6L-34,-14L-20,4L-28,2C-26,14 -18,22 -5,24Z"
        "M0,-60A5.5,5.5 0 1 0 0.1,-60Z"
    )
    links = "".join(
        line(ellipse(*c, 6, 4), "#f4dfae", 3.2, more=f'transform="rotate({t} {c[0]} {c[1]})"')
        for c, t in (
            ((71, 33), -8),
            ((81, 33), 8),
            ((91, 36), 20),
            ((101, 40), 24),
            ((111, 45), 22),
            ((121, 48), 14),
            ((131, 50), 6),
        )
    )
    return (
        flat(ALL, dark(SEA, 0.1))
        + sheet(band(0, 240, 34, 150, 6, 2, 1), dark(SEA, 0.22), "l")
        + sheet(band(0, 240, 84, 150, 6, 2, 3), dark(SEA, 0.36), "l")
        + streams
        + sheet(smooth("-10,132 50,120 110,130 170,122 250,132 250,160 -10,160"), "#d9b877", "l")
        + group(links, filter="m")
        + tile(166, 62, 78, palette.DISASTERS["tornado"], palette.DISASTERS["cyclone"], 11)
        + sheet(iron, "#fbeccb", "l", 0.3, f'fill-rule="evenodd" transform="{place(70, 86, 1.02, -10)}"')
        + sheet(smooth("-10,142 40,128 90,134 130,142 130,160 -10,160"), "#e8cb8d", "m")
    )


def undertow() -> str:
    """Return a wave turned back: a pale arrow bends under it the other way."""
    return (
        flat(ALL, "#f2c98a")
        + sun(60, 62, 40, ("#f6d9a0", "#fbe9bf", "#fff6dd"))
        + sheet(band(0, 240, 82, 150, 3, 4, 1), light(SEA, 0.25), "l")
        + crest(158, 126, 1.18, dark(SEA, 0.35))
        + crest(148, 132, 0.96, SEA)
        + sheet(dots("212,56,5 222,68,3 204,70,3.6"), "#eef7ef", "m", 0)
        + sheet(band(0, 240, 106, 150, 4, 3, 0.4), dark(SEA, 0.45), "l")
        + arrow("172,98 204,104 214,119 198,132 150,133 90,131 34,131", "#fff2d0", 11)
        + sheet(band(0, 240, 146, 150, 2, 4, 2), dark(SEA, 0.6), "m")
    )


def tidal_surge() -> str:
    """Return a huge wave sweeping tiles over the edge of the board."""
    board = sheet(poly("-10,116 190,116 202,124 202,160 -10,160"), "#6e4a2b", "l") + sheet(
        poly("-10,110 190,110 202,124 -10,124"), palette.KRAFT, "m"
    )
    tiles = tile(146, 92, 38, "#c08a3e", "#cc4630", 12) + tile(206, 84, 38, "#6a6aa8", "#75583b", 38)
    spray = (
        "152,36,6 166,52,4 142,56,3.4 174,72,4 150,70,2.6 186,58,3 214,116,4.4 226,112,3 220,130,3.4 "
        "232,126,2.4"
    )
    return (
        flat(ALL, "#223a5c")
        + cloud(40, 26, 34, "#2c4a70", 3)
        + cloud(196, 34, 30, "#35587e", 8)
        + board
        + crest(84, 134, 1.5, dark(SEA, 0.3))
        + crest(64, 140, 1.3, SEA)
        + crest(40, 146, 1.08, light(SEA, 0.22))
        + tiles
        + sheet(
            smooth("-10,126 60,112 120,118 176,111 204,113 217,125 218,170 -10,170"),
            light(SEA, 0.1),
            "l",
        )
        + sheet(dots(spray), "#eef7ef", "m", 0)
        + line("M70,123C100,128 140,124 192,120", "#e6f5ee", 2.6, 0.7)
    )


def thaw() -> str:
    """Return a frozen barrier melting apart under the sun."""
    ice, shade = "#e4f4fa", "#a9d3e4"
    strip = "-90,-13 90,-13 90,13 -90,13"
    strips = "".join(
        group(
            sheet(poly(torn(spec, 9, 1.4, Random(turn))), shade, "l"),
            flat(poly(torn(core, 9, 1, Random(turn + 1))), ice),
            at=place(x, y, 1, turn),
        )
        for spec, core, x, y, turn in (
            (strip, "-90,-9 90,-9 90,9 -90,9", 114, 76, 26),
            (
                "-88,-13 -14,-13 -22,-3 -12,4 -18,13 -88,13",
                "-88,-9 -20,-9 -26,-2 -18,3 -24,9 -88,9",
                116,
                82,
                -30,
            ),
            ("14,-13 84,-13 84,13 20,13 28,5 16,-2", "20,-9 84,-9 84,9 26,9 32,4 22,-1", 130, 74, -40),
        )
    )
    drips = "".join(
        sheet(smooth([(x, y), (x + 5, y + 12), (x, y + 18), (x - 5, y + 12)]), "#8fd0e6", "s", 0.4)
        for x, y in ((60, 108), (96, 98), (132, 106), (168, 112), (188, 126))
    )
    return (
        flat(ALL, "#f6c77c")
        + rays(172, 34, 230, 12, "#fbdc9f", 0.75, 6)
        + sun(172, 34, 34, ("#ffe3a0", "#fff2cf"))
        + sheet(ridge(-10, 250, 118, 150, 26, 11, 4), "#a7c4bd", "l")
        + sheet(smooth("-10,128 60,118 130,128 190,120 250,128 250,160 -10,160"), "#7ea883", "l")
        + sheet(ellipse(112, 138, 78, 10), "#4f9fbf", "m")
        + flat(ellipse(96, 136, 34, 3), "#d6f1f6", 0.9)
        + strips
        + drips
    )


def driftwood() -> str:
    """Return two logs laid as a bridge over a gap full of debris."""
    rng = Random(9)
    scraps = []
    for row in range(5):
        for column in range(7):
            x, y = 70 + column * 17 + row % 2 * 8 + rng.uniform(-3, 3), 92 + row * 15 + rng.uniform(-3, 3)
            scrap = poly(torn(boulder(x, y, rng.uniform(10, 14), 6, rng), 6, 0.9, rng))
            tone = rng.choice(("#191412", "#241d1a", "#100c0b", "#2e2622"))
            scraps.append(sheet(scrap, tone, "s", 0) + line(scrap, "#a3978b", 0.9, 0.8))
    logs = "".join(
        group(
            sheet(rect(-96, -9.5, 192, 19, 9), bark, "l", 0.25),
            line("M-80,-2H30M-40,4H66M10,-4H78", dark(bark, 0.3), 1.4, 0.7),
            sheet(ellipse(92, 0, 6.6, 9.5), "#e8c48e", "s", 0),
            line(ellipse(92, 0, 3.2, 5), "#a97a45", 1.2),
            at=place(120, y, 1, turn),
        )
        for y, turn, bark in ((62, -3, "#8d5a30"), (80, 1.5, "#a06a3a"))
    )
    return (
        flat(ALL, "#8fc4bd")
        + sun(120, 34, 26, ("#f9e6b4", "#fff6dd"))
        + sheet(ridge(-10, 250, 60, 150, 30, 9, 17), "#5f9a86", "l")
        + flat(rect(40, 56, 160, 100), "#244f55")
        + sheet(poly(torn("50,92 190,92 200,170 40,170", 9, 3, rng)), "#d9ccba", "m", 0)
        + "".join(scraps)
        + sheet(smooth("-10,56 24,50 52,54 68,64 66,104 54,160 -10,160"), "#6f9a4d", "l")
        + sheet(smooth("250,50 214,50 188,54 172,64 176,106 188,160 250,160"), "#6f9a4d", "l")
        + logs
    )


SCENES = {
    "anchor": anchor,
    "undertow": undertow,
    "tidal_surge": tidal_surge,
    "thaw": thaw,
    "driftwood": driftwood,
}
