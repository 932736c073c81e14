"""Catastrophes of fire and heat: Ashfall, Heatwave, Exodus and Meteor."""

from random import Random

from tremor_gui.ui import palette

from ..motifs import cloud, flame, rays, stars, sun, tile
from ..paper import flat, line, radial, sheet
from ..scenes import palm
from ..shapes import blob, boulder, ellipse, poly, ridge, smooth, star, torn
from .stage import ALL, standing


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
        sheet(
            poly(
                torn(
                    boulder(rng.uniform(0, 360), rng.uniform(60, 218), rng.uniform(1.6, 4.4), 5, rng),
                    3,
                    0.4,
                    rng,
                )
            ),
            rng.choice(("#d8d0cb", "#b9aead", "#efe8e0")),
            "s",
            0,
        )
        for _ in range(70)
    )
    return (
        flat(ALL, "#8c7a78")
        + sun(64, 128, 52, ("#9c8580", "#b59a8c", "#d3b597"))
        + column
        + flame(188, 122, 0.8)
        + sheet(
            poly("70,200 160,112 178,120 190,128 202,118 214,112 320,206 320,230 70,230"),
            "#4b3c44",
            "xl",
            0.15,
        )
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
    sparks = "".join(
        flat(
            poly(star(rng.uniform(150, 320), rng.uniform(20, 150), rng.uniform(3, 6), 1.4, 4)),
            "#ffd278",
            0.95,
        )
        for _ in range(20)
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
        + sparks
    )


SCENES = {
    "ashfall": ashfall,
    "heatwave": heatwave,
    "exodus": exodus,
    "meteor": meteor,
}
