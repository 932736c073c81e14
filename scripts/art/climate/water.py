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
        for c, t in (((88, 30), 10), ((99, 34), 30), ((109, 40), 20), ((120, 43), 10))
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
    """Return a huge wave sweeping a row of tiles to the edge of the board."""
    board = sheet(poly("-10,118 206,118 214,126 214,160 -10,160"), palette.KRAFT, "l") + flat(
        poly("-10,134 214,134 214,160 -10,160"), "#6e4a2b"
    )
    tiles = tile(138, 112, 34, "#c08a3e", "#cc4630", 8) + tile(186, 104, 34, "#6a6aa8", "#75583b", 24)
    return (
        flat(ALL, "#223a5c")
        + cloud(40, 26, 34, "#2c4a70", 3)
        + cloud(196, 34, 30, "#35587e", 8)
        + board
        + crest(84, 140, 1.5, dark(SEA, 0.3))
        + crest(64, 144, 1.3, SEA)
        + crest(40, 148, 1.08, light(SEA, 0.22))
        + tiles
        + sheet(
            smooth("-10,128 60,118 120,128 176,121 214,124 226,138 222,160 -10,160"), light(SEA, 0.1), "l"
        )
        + sheet(dots("150,42,6 164,56,4 140,60,3.4 170,76,5 158,86,3 206,84,4 224,98,3 229,120,3.4"), "#eef7ef", "m", 0)
        + line("M12,138C60,128 110,138 170,131M40,148C90,140 150,146 200,142", "#e6f5ee", 2.6, 0.7)
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
            ("-88,-13 -14,-13 -22,-3 -12,4 -18,13 -88,13", "-88,-9 -20,-9 -26,-2 -18,3 -24,9 -88,9", 116, 82, -30),
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
    """Return logs laid as a bridge over a gap full of debris."""
    rng = Random(9)
    bed = torn("84,72 158,72 172,160 68,160", 8, 2.4, rng)
    scraps = []
    for i in range(22):
        x, y = rng.uniform(82, 158), 80 + i * 3.2
        scrap = poly(torn(boulder(x, y, rng.uniform(8, 13), 6, rng), 6, 0.9, rng))
        tone = rng.choice(("#191412", "#241d1a", "#100c0b", "#2e2622"))
        scraps.append(sheet(scrap, tone, "s", 0) + line(scrap, "#a3978b", 0.9, 0.8))
    logs = "".join(
        group(
            sheet(rect(-86, -8.5, 172, 17, 8), bark, "l", 0.25),
            line("M-70,-2H30M-40,3H66M10,-4H74", dark(bark, 0.3), 1.4, 0.7),
            sheet(ellipse(84, 0, 6, 8.5), "#e8c48e", "s", 0),
            line(ellipse(84, 0, 3, 4.6), "#a97a45", 1.2),
            at=place(120, y, 1, turn),
        )
        for y, turn, bark in ((84, -3, "#8d5a30"), (101, 2, "#a06a3a"), (119, -1.5, "#7d4e29"))
    )
    return (
        flat(ALL, "#8fc4bd")
        + sun(182, 34, 24, ("#f9e6b4", "#fff6dd"))
        + sheet(ridge(-10, 250, 72, 150, 30, 9, 17), "#5f9a86", "l")
        + flat(rect(60, 66, 120, 90), "#2f6f72")
        + sheet(poly((x, y + 3) for x, y in bed), "#d9ccba", "m", 0)
        + flat(poly(bed), "#0d0a09")
        + "".join(scraps)
        + sheet(smooth("-10,66 30,60 66,66 88,78 82,110 74,160 -10,160"), "#6f9a4d", "l")
        + sheet(smooth("250,62 204,58 172,66 152,78 160,112 170,160 250,160"), "#6f9a4d", "l")
        + logs
    )


SCENES = {
    "anchor": anchor,
    "undertow": undertow,
    "tidal_surge": tidal_surge,
    "thaw": thaw,
    "driftwood": driftwood,
}
