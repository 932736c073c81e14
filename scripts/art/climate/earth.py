"""Climate Cards of the ground: Aftershock, Fault Slip, Sinkhole, Burrow, Erosion and Foreshock."""

from random import Random

from tremor_gui.ui import palette

from ..bodies import BODIES
from ..emblems import sign
from ..motifs import arrow, fissure, pebbles, rays, sun, tile, token
from ..paper import flat, group, line, place, sheet
from ..scenes import palm
from ..shapes import boulder, ellipse, octagon, polar, poly, rect, smooth, torn

ALL = rect(0, 0, 240, 150)


def _half(hue: str, disaster: str, upper: bool, shade: float) -> str:
    """Return one half of a large tile about the origin, its sign upright."""
    outline = poly((x - 62, y - 62) for x, y in octagon(124, 20))
    inner = poly(((x - 62) * 0.9, (y - 62) * 0.9) for x, y in octagon(124, 20))
    jag = torn("-70,-70 70,70", 11, 3.6, Random(6), closed=False)
    side = poly([*jag, (70, -70)] if upper else [*jag, (-70, 70)])
    x, y = (22, -20) if upper else (-22, 20)
    return group(
        group(
            flat(outline, "#fbeed0"),
            flat(inner, hue),
            group(sign(disaster, "m"), at=place(x, y, 0.5)),
            flat(outline, "#1d1416", shade) if shade else "",
            clip=side,
        ),
        filter="l",
    )


def aftershock() -> str:
    """Return a tile struck twice: its second half breaks away, glowing."""
    return (
        flat(ALL, "#2b1a22")
        + rays(120, 76, 190, 11, "#6b2d2c", 0.6, 4)
        + "".join(line(ellipse(120, 76, r, r * 0.86), "#c4552f", w, 0.8) for r, w in ((116, 2.4), (94, 3)))
        + flat(ellipse(120, 78, 70, 56), palette.LAVA, 0.75, 'filter="url(#b3)"')
        + group(_half(palette.DISASTERS["tsunami"], "tsunami", False, 0.45), at=place(108, 80, 1, -4))
        + group(_half(palette.DISASTERS["volcano"], "volcano", True, 0), at=place(130, 70, 1, 6))
        + fissure("62,18 92,42 108,60 134,88 150,108 176,132", 15, 4, "#ffe08a")
        + pebbles(56, 8, 60, 24, 7, "#7a4b3c", 2)
        + pebbles(150, 118, 56, 24, 8, "#7a4b3c", 5)
    )


def fault_slip() -> str:
    """Return a tile turned by the ground that slips along a fault."""
    hues = ("#8a5a37", "#a8723f", "#c58f55", "#8f6038", "#b5814a", "#754a2c")

    def side(shift: float, clip: str) -> str:
        layers = "".join(
            sheet(
                smooth(
                    [
                        (-40, y + shift),
                        (40, y - 8 + shift),
                        (120, y + 4 + shift),
                        (200, y - 6 + shift),
                        (290, y + shift),
                        (290, 260),
                        (-40, 260),
                    ]
                ),
                hue,
                "m",
                0.25,
            )
            for y, hue in zip((-60, 22, 50, 80, 108, 136), hues, strict=True)
        )
        return group(layers, clip=clip)

    fault = torn("86,-10 154,160", 9, 1.8, Random(3), closed=False)
    return (
        side(-6, poly([*fault, (-20, 160), (-20, -10)]))
        + side(20, poly([*fault, (260, 160), (260, -10)]))
        + line(poly(fault, closed=False), "#2a150c", 6)
        + arrow("46,130 32,94 20,60", "#fff2d0", 9)
        + arrow("194,20 208,56 220,90", "#fff2d0", 9)
        + flat(ellipse(120, 80, 50), "#1a0d06", 0.45, 'filter="url(#b2)"')
        + tile(120, 75, 82, palette.DISASTERS["tornado"], palette.DISASTERS["flood"], 24)
        + arrow("66,60 76,38 96,23 120,18 152,27", "#ffdf85", 7)
        + arrow("174,90 164,112 144,127 120,132 88,123", "#ffdf85", 7)
    )


def sinkhole() -> str:
    """Return two tiles sliding into one hole."""
    rng = Random(12)
    rims = (
        (104, 62, "#b98d55"),
        (86, 50, "#8f6538"),
        (68, 39, "#63422a"),
        (50, 28, "#3a2519"),
        (32, 17, "#160d0a"),
    )
    rings = "".join(
        sheet(
            poly(torn([polar(0, 0, 1, a) for a in range(0, 360, 18)], 1, 0.02, rng)),
            hue,
            "hl",
            0,
            f'transform="translate(120 {74 + i * 3}) scale({rx} {ry})" stroke="none"',
        )
        for i, (rx, ry, hue) in enumerate(rims)
    )
    return (
        flat(ALL, "#d9b374")
        + sheet(smooth("-10,20 60,8 150,20 250,6 250,-10 -10,-10"), "#e9cb8f", "m")
        + rings
        + tile(62, 58, 64, palette.DISASTERS["volcano"], palette.DISASTERS["cyclone"], 22)
        + tile(180, 86, 64, palette.DISASTERS["tsunami"], palette.DISASTERS["landslide"], -24)
        + arrow("92,26 112,17 134,17 152,25 172,44", "#fff6e2", 7)
        + arrow("150,130 130,138 108,138 90,130 68,110", "#fff6e2", 7)
        + pebbles(92, 62, 54, 34, 9, "#a47a4c", 7)
    )


def burrow() -> str:
    """Return a tunnel from one oasis to another, a fox in it."""
    tunnel = smooth(
        "34,78 48,78 56,104 84,118 120,121 156,118 184,104 192,78 206,78 200,114 166,138 120,143 "
        "74,138 40,114"
    )
    oases = "".join(
        sheet(ellipse(x, 73, 36, 8), "#4f9350", "m")
        + sheet(ellipse(x - d * 12, 75, 19, 4.6), "#3fb0a8", "s", 0.4)
        + palm(x + d * 20, 74, 1.1, -d)
        + palm(x - d * 26, 73, 0.75, d)
        for x, d in ((44, -1), (196, 1))
    )
    stones = "".join(
        sheet(poly(boulder(x, y, s, 6, Random(x))), "#8d5f3a", "s", 0.2)
        for x, y, s in ((18, 118, 8), (112, 96, 7), (226, 124, 9), (148, 92, 5), (86, 98, 4))
    )
    return (
        flat(ALL, "#f3d7a0")
        + sun(120, 40, 30, ("#fbe5b4", "#fff4d6"))
        + sheet(smooth("-10,70 50,60 120,70 190,58 250,70 250,160 -10,160"), "#e0b062", "l")
        + sheet(smooth("-10,80 60,76 120,82 180,76 250,80 250,160 -10,160"), "#a06f42", "l")
        + sheet(smooth("-10,104 60,98 120,108 180,98 250,106 250,160 -10,160"), "#7c5231", "m")
        + stones
        + flat(tunnel, "#1f120b")
        + line(tunnel, "#d9a05a", 2.4, 0.8)
        + flat(ellipse(124, 131, 40, 10), "#ffb04a", 0.35, 'filter="url(#b2)"')
        + oases
        + group(BODIES["fennec_fox"](), at=place(102, 95, 0.37))
    )


def erosion() -> str:
    """Return a cliff crumbling under a token."""
    rng = Random(2)
    cliff = torn("-10,52 96,46 128,50 112,66 120,84 96,98 104,118 78,132 84,160 -10,160", 8, 2, rng)
    beds = "".join(
        line(p, "#6b4a30", 2.2, 0.6)
        for p in (
            "M-10,78C40,72 80,78 110,72",
            "M-10,104C30,98 66,104 94,98",
            "M-10,128C30,124 60,130 80,126",
        )
    )
    blocks = "".join(
        sheet(poly(boulder(x, y, s, 6, rng)), hue, "l", 0.3)
        for x, y, s, hue in (
            (142, 62, 15, "#b08356"),
            (134, 100, 12, "#96693f"),
            (166, 88, 9, "#b08356"),
            (112, 134, 10, "#96693f"),
            (150, 128, 8, "#a5774a"),
        )
    )
    return (
        flat(ALL, "#8fb6b4")
        + sun(52, 30, 26, ("#e9e2bd", "#fbf3d6"))
        + sheet(smooth("90,118 160,100 250,112 250,160 90,160"), "#5f8f92", "l")
        + sheet(smooth("60,144 150,132 250,140 250,160 60,160"), "#477478", "l")
        + sheet(poly(cliff), "#b98d5c", "l")
        + group(flat(poly(torn("-10,52 96,46 128,50 118,58 -10,64", 8, 1, rng)), "#7fa052"), beds)
        + line("M96,48L90,62L98,74L92,88", "#4a2f1c", 3)
        + blocks
        + pebbles(118, 66, 70, 70, 16, "#96693f", 4)
        + line("M168,12V44M186,4V40M204,14V46", "#fff6e2", 4, 0.9)
        + token(186, 78, 26, "yellow")
    )


def foreshock() -> str:
    """Return a seismograph's needle drawing the first tremors."""
    trace = (
        "-14,84 34,84 42,76 50,92 58,82 74,84 82,66 92,104 102,72 112,90 120,82 130,44 142,124 "
        "154,58 162,92 168,84"
    )
    grid = "".join(f"M{x},38V128" for x in range(-6, 210, 16)) + "".join(
        f"M-10,{y}H214" for y in range(52, 128, 16)
    )
    return (
        flat(ALL, "#4a3140")
        + sheet(rect(-10, 22, 228, 116, 4), "#7c5231", "l", 0.2)
        + sheet(rect(-10, 30, 220, 100, 2), "#f4e9d2", "l", 0.4)
        + line(grid, "#c9ab7c", 0.8, 0.6)
        + line(poly(trace, closed=False), "#b3301f", 4)
        + sheet(ellipse(214, 78, 13, 62), "#5d3a22", "l", 0.3)
        + flat(ellipse(214, 78, 7, 54), "#7c5231")
        + sheet(poly("166,86 174,74 234,16 246,28 186,88 176,92"), "#2f3440", "l", 0.4)
        + sheet(ellipse(231, 28, 10), "#d9a441", "m", 0.4)
        + token(46, 118, 16, "green")
        + token(82, 122, 16, "green")
    )


SCENES = {
    "aftershock": aftershock,
    "fault_slip": fault_slip,
    "sinkhole": sinkhole,
    "burrow": burrow,
    "erosion": erosion,
    "foreshock": foreshock,
}
