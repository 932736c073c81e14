"""Climate Cards of fire and heat: Firebreak, Lava Flow, Quell and the Great Drought."""

from random import Random

from ..motifs import flame, sun, tree
from ..paper import flat, group, line, place, radial, sheet
from ..shapes import blob, boulder, ellipse, poly, rect, ridge, smooth, torn

ALL = rect(0, 0, 240, 150)


def firebreak() -> str:
    """Return a cleared strip between a burning forest and a green one."""
    flames = "".join(
        flame(x, y, s, t)
        for x, y, s, t in (
            (14, 96, 1.5, 4),
            (56, 92, 1.7, 8),
            (92, 94, 1.2, 12),
            (34, 122, 1.5, 0),
            (74, 124, 1.3, 8),
        )
    )
    trees = "".join(
        tree(x, y, s, h)
        for x, y, s, h in (
            (178, 84, 0.85, "#3a7d45"),
            (204, 82, 0.95, "#2f6f3f"),
            (230, 84, 0.9, "#3a7d45"),
            (194, 112, 1.15, "#4b9350"),
            (226, 116, 1.2, "#3f8549"),
        )
    )
    return (
        flat(ALL, "#f0a35a")
        + sun(60, 60, 86, ("#e8864a", "#e76b3a"))
        + sheet(ridge(-10, 250, 84, 150, 24, 13, 6), "#8b4a3c", "l")
        + sheet(smooth("-10,88 60,80 120,86 130,160 -10,160"), "#3c211d", "l")
        + sheet(smooth("120,84 180,78 250,86 250,160 120,160"), "#5d8a45", "l")
        + sheet(poly(torn("116,78 142,78 178,160 92,160", 7, 1.2, Random(2))), "#f6e3b6", "l", 0.4)
        + flat(poly("127,78 131,78 139,160 129,160"), "#dcc089", 0.7)
        + flames
        + trees
    )


def lava_flow() -> str:
    """Return a long tongue of lava running from a volcano to the near edge."""
    tongue = smooth(
        "78,34 88,52 78,70 108,86 104,104 150,114 166,132 214,136 236,160 110,160 90,132 56,116 "
        "66,92 50,72 66,52 68,34"
    )
    heart = smooth(
        "74,42 80,54 66,72 94,90 88,108 132,122 150,142 196,150 200,160 140,160 118,138 76,114 "
        "80,94 60,74 72,54"
    )
    glow = radial("lava", ((0, "#ff9a3a", 0.8), (1, "#ff6a2b", 0)), 74, 32, 80)
    islands = "".join(
        sheet(poly(boulder(x, y, s, 6, Random(x))), "#4a1f1e", "s", 0.15)
        for x, y, s in ((82, 100, 5), (122, 134, 7), (172, 146, 6), (70, 66, 3.6))
    )
    return (
        f"<defs>{glow}</defs>"
        + flat(ALL, "#5a2c46")
        + sun(76, 40, 100, ("#7b3a4a", "#a54a43", "#cf6a3e"))
        + flat(ellipse(74, 32, 80), "url(#lava)")
        + sheet(ridge(-10, 250, 100, 150, 34, 12, 11), "#43233b", "l", 0.15)
        + flame(70, 40, 0.8, -10)
        + flame(78, 40, 0.75, 14)
        + sheet(poly("-20,150 34,64 60,32 68,38 76,42 84,36 92,32 118,70 178,150"), "#6f3236", "l", 0.2)
        + flat(poly("76,42 84,36 92,32 118,70 178,150 118,150 98,92"), "#47222c", 0.8)
        + sheet(smooth("-10,122 70,112 150,120 250,106 250,160 -10,160"), "#2f1a2a", "l", 0.15)
        + sheet(tongue, "#e8452a", "l", 0.3)
        + flat(heart, "#ff9a3a")
        + line("M75,46C84,56 68,70 86,84C98,94 88,108 112,118S150,136 172,154", "#ffe08a", 4)
        + islands
    )


def quell() -> str:
    """Return a raised hand and the smoke of a card's fire put out."""
    hand = smooth(
        "-24,62 -26,34 -38,16 -46,0 -41,-6 -33,-3 -22,10 -22,-20 -25,-44 -19,-50 -12,-45 -9,-16 "
        "-8,-54 -1,-60 6,-54 "
        "6,-17 10,-48 17,-53 23,-46 19,-12 25,-32 31,-36 36,-30 32,2 28,24 20,40 20,62",
        tension=0.85,
    )
    card = group(
        sheet(rect(-34, -48, 68, 96, 8), "#f4e9d2", "l", 0.4),
        flat(rect(-27, -41, 54, 82, 5), "#7c3b34"),
        sheet(ellipse(0, 6, 22), "#4a2320", "s", 0.1),
        at=place(152, 78, 1.08, 11),
    )
    smoke = "".join(
        line(path, hue, w, o, 'filter="url(#m)"')
        for path, hue, w, o in (
            ("M150,84C136,66 166,54 152,36S170,12 158,-6", "#cdbfc0", 9, 0.95),
            ("M164,84C174,64 190,58 182,40S200,18 194,2", "#a8979c", 6, 0.9),
        )
    )
    return (
        flat(ALL, "#2f2440")
        + sun(120, 78, 118, ("#3b2d4e", "#4a385c", "#5c466a"))
        + card
        + flame(149, 95, 0.42)
        + smoke
        + sheet(hand, "#f6dfb4", "l", 0.35, f'transform="{place(86, 90, 1.12, 4)}"')
        + line(
            "M-18,30C-4,24 10,24 20,30M-14,12C-2,8 8,8 18,12",
            "#c99f66",
            2.4,
            0.8,
            f'transform="{place(86, 92, 1.12, 4)}"',
        )
        + sheet(rect(-30, 52, 60, 40, 6), "#3f9a8c", "l", 0.3, f'transform="{place(84, 92, 1.12, 4)}"')
    )


def great_drought() -> str:
    """Return a dried oasis, cracked, under a vast sun."""
    rng = Random(8)
    cracks = (
        "M120,122L92,114L60,118L24,112M92,114L84,132L64,150M120,122L128,138L120,152M128,138L164,150"
        "M120,122L158,116L196,122L244,116M196,122L204,138L236,148M158,116L164,106M60,118L52,134L18,142"
    )
    trunk = smooth("-5,0 -1,-26 8,-50 13,-50 6,-24 4,0")
    fronds = "".join(
        sheet(
            smooth(
                [
                    (10, -50),
                    (10 + dx * 0.6, -52 + dy * 0.3),
                    (10 + dx, -46 + dy),
                    (10 + dx * 0.5, -45 + dy * 0.5),
                ]
            ),
            hue,
            "m",
        )
        for dx, dy, hue in (
            (-26, 24, "#8a6a35"),
            (24, 26, "#8a6a35"),
            (-14, 34, "#a57d3f"),
            (14, 36, "#a57d3f"),
            (-30, 8, "#9a7439"),
        )
    )
    palm = group(sheet(trunk, "#6f4626", "m"), fronds, at=place(188, 112, 1.35))
    return (
        flat(ALL, "#f0933f")
        + sun(96, 56, 96, ("#f3a34a", "#f7b95c", "#fbd27c", "#ffeab0"))
        + sheet(smooth("-10,92 50,82 120,92 190,80 250,90 250,160 -10,160"), "#c27a3c", "l")
        + sheet(poly(torn("-10,104 60,98 150,104 250,98 250,160 -10,160", 9, 1, rng)), "#d9a05a", "l")
        + sheet(blob(112, 124, 84, 19, 0.06, 14, 4), "#b87e44", "m")
        + flat(blob(112, 126, 76, 15, 0.06, 14, 4), "#cf9a5e")
        + line(cracks, "#5a3218", 3.4)
        + sheet(ellipse(112, 123, 13, 3.6), "#3f8f96", "s", 0.4)
        + palm
    )


SCENES = {
    "firebreak": firebreak,
    "lava_flow": lava_flow,
    "quell": quell,
    "great_drought": great_drought,
}
