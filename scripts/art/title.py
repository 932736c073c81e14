"""The picture behind the title: a paper landscape at dusk that is about to strike."""

from math import sin
from random import Random

from .bodies import BODIES
from .colour import mix
from .emblems import CREST
from .motifs import cloud
from .paper import document, flat, group, line, linear, place, radial, sheet
from .shapes import band, blob, ellipse, num, poly, rect, ridge, smooth, star

W, H = 1920.0, 1080.0


def _sky() -> str:
    rng = Random(4)
    dusk = linear(
        "dusk",
        (
            (0, "#241c47", 1),
            (0.35, "#5b3a63", 1),
            (0.6, "#b85f55", 1),
            (0.82, "#f0a35a", 1),
            (1, "#f7c574", 1),
        ),
        (0, 0),
        (0, 860),
    )
    stars = "".join(
        flat(
            poly(star(rng.uniform(0, W), rng.uniform(0, 330), s, s * 0.3, 4)),
            "#fff0c8",
            rng.uniform(0.3, 0.9),
        )
        for s in (rng.choice((2, 3, 4)) for _ in range(70))
    )
    rings = "".join(
        sheet(ellipse(1010, 650, r), c, "xl", 0.1)
        for r, c in ((430, "#d9805a"), (330, "#e89a5c"), (240, "#f3b566"), (152, "#ffe2a4"))
    )
    return f"<defs>{dusk}</defs>" + flat(rect(0, 0, W, H), "url(#dusk)") + stars + group(rings, opacity=0.85)


def _volcano() -> str:
    rng = Random(7)
    cone = poly("1080,940 1290,540 1372,372 1400,388 1428,424 1456,384 1490,366 1580,540 1800,940")
    shade = poly("1428,424 1456,384 1490,366 1580,540 1800,940 1520,940 1470,620")
    lit = poly("1372,372 1400,388 1384,470 1350,530 1366,610 1296,700 1318,790 1236,940 1080,940 1290,540")
    lava = smooth(
        "1412,400 1400,470 1426,540 1402,640 1440,720 1424,940 1476,940 1470,700 1444,620 "
        "1456,540 1444,460 1446,402"
    )
    plume = "".join(
        sheet(blob(x, y, rx, ry, 0.07, 12, i), colour, "xl", 0)
        for i, (x, y, rx, ry, colour) in enumerate(
            (
                (1440, 110, 220, 78, "#2b1d3a"),
                (1310, 176, 150, 64, "#412b47"),
                (1560, 186, 140, 60, "#45304e"),
                (1430, 216, 140, 68, "#5f3a4c"),
                (1432, 286, 90, 58, "#94504b"),
            )
        )
    )
    glow = radial("hot", ((0, "#ff8a3a", 0.75), (0.5, "#ff6a2b", 0.3), (1, "#ff6a2b", 0)), 1432, 370, 330)
    fire = "".join(
        sheet(smooth(points), colour, "l", 0)
        for points, colour in (
            ("1376,392 1372,316 1398,346 1404,262 1432,226 1458,290 1486,300 1488,384 1432,430", "#f25c2a"),
            ("1390,394 1394,340 1412,352 1432,268 1452,340 1470,330 1474,386 1432,426", "#ff9a3a"),
            ("1408,394 1416,352 1432,312 1446,356 1454,388 1430,418", "#ffe08a"),
        )
    )
    sparks = "".join(
        flat(
            poly(star(1432 + rng.uniform(-190, 190), rng.uniform(190, 410), rng.uniform(4, 9), 2.2, 4)),
            "#ffd278",
            0.95,
        )
        for _ in range(26)
    )
    return (
        f"<defs>{glow}</defs>"
        + flat(ellipse(1432, 370, 330), "url(#hot)")
        + plume
        + fire
        + sheet(cone, "#6f3236", "xl", 0.15)
        + flat(shade, "#47222c", 0.75)
        + flat(lit, "#8c4440", 0.7)
        + sheet(lava, "#ff7a2e", "m", 0.25)
        + sparks
    )


def _tornado() -> str:
    rings = []
    for i in range(17):
        t = i / 16
        rx = 12 + 34 * t + 190 * t**2.2
        x = 820 + 22 * sin(i * 1.15) * (0.5 + t) + 34 * sin(t * 4.2)
        tone = mix("#d0a983", "#6b4d5c", 0.62 * (i % 2) + 0.3 * t)
        rings.append(sheet(ellipse(x, 905 - 570 * t**0.92, rx, 9 + rx * 0.2), tone, "xl", 0.3))
    dust = "".join(
        sheet(blob(826 + dx, 894 + dy, rx, 24, 0.12, 10, i), c, "l", 0.2)
        for i, (dx, dy, rx, c) in enumerate(
            ((-80, 6, 80, "#6d4d52"), (96, 8, 90, "#6d4d52"), (10, 14, 110, "#82605b"))
        )
    )
    mouth = flat(ellipse(x, 333, rx * 0.78, 36), "#3a2839") + flat(
        ellipse(x + 8, 342, rx * 0.55, 20), "#5a4150"
    )
    return "".join(rings) + mouth + dust


def _wave() -> str:
    layers = "".join(
        sheet(CREST, colour, "m", 0.3, f'transform="translate({x} {y}) scale({-s} {s * 0.95:.2f})"')
        for x, y, s, colour in (
            (1830, 720, 5.6, "#134457"),
            (1800, 800, 4.9, "#1b6377"),
            (1860, 890, 4.2, "#2a8797"),
        )
    )
    water = sheet(band(1520, 1990, 980, 1120, 9, 3, 1), "#1b6377", "l", 0.2)
    drops = (
        (1604, 790, 15),
        (1640, 830, 9),
        (1590, 838, 7),
        (1650, 880, 11),
        (1672, 800, 7),
        (1566, 812, 6),
        (1690, 930, 8),
    )
    foam = "".join(sheet(ellipse(x, y, r), "#e8f6f0", "l", 0) for x, y, r in drops)
    return layers + foam + water


def _ground() -> str:
    return (
        sheet(ridge(-40, 1960, 760, 1100, 120, 17, 3), "#7d4653", "xl", 0.15)
        + _volcano()
        + sheet(ridge(-40, 1960, 830, 1100, 70, 23, 8), "#5c3347", "xl", 0.15)
        + _tornado()
        + sheet(band(-40, 1960, 830, 1100, 20, 1.6, 0.4), "#4d2d40", "xl", 0.15)
        + _wave()
        + sheet(
            smooth(
                "-40,900 200,866 520,900 900,872 1240,896 1480,868 1640,890 1760,930 1960,970 "
                "1960,1120 -40,1120"
            ),
            "#3a2231",
            "xl",
            0.15,
        )
        + sheet(
            smooth("-40,980 260,950 640,984 1000,960 1400,990 1960,1010 1960,1120 -40,1120"),
            "#2a1826",
            "xl",
            0.12,
        )
    )


def _animals() -> str:
    cast = (
        ("giant_manta", 1745, 770, 1.5),
        ("arabian_camel", 690, 866, 2.1),
        ("bornean_orangutan", 915, 884, 1.75),
        ("snow_leopard", 1108, 886, 1.8),
        ("emperor_penguin", 1318, 890, 1.55),
        ("fennec_fox", 812, 964, 1.3),
        ("goliath_frog", 1000, 980, 1.2),
        ("leatherback_turtle", 1500, 946, 1.4),
    )
    ground = "".join(
        flat(ellipse(x, y + 46 * s, 46 * s, 8 * s), "#0d070c", 0.6)
        for key, x, y, s in cast
        if key != "giant_manta"
    )
    return ground + "".join(
        group(BODIES[key](), filter="l", at=place(x - 64 * s, y - 64 * s, s)) for key, x, y, s in cast
    )


def _fern(x: float, y: float, length: float, turn: float, colour: str) -> str:
    """Return a long leaf with a vein, for the dark foreground."""
    leaf = smooth([(0, 0), (length * 0.11, -length * 0.4), (0, -length), (-length * 0.11, -length * 0.4)])
    return group(
        sheet(leaf, colour, "l", 0.14),
        line(f"M0,0V{num(-length * 0.9)}", "#3a2638", 2, 0.8),
        at=place(x, y, 1, turn),
    )


def _front() -> str:
    rng = Random(11)
    shades = ("#170e18", "#21152a", "#2a1a2e")
    leaves = "".join(
        _fern(
            x + rng.uniform(-24, 24),
            1100,
            rng.uniform(120, 270) * (1 - abs(i) * 0.05),
            i * 15 + rng.uniform(-6, 6),
            shades[i % 3],
        )
        for x in (60, 400, 1880)
        for i in range(-4, 5)
    )
    return (
        sheet(
            smooth("-40,1044 300,1026 700,1050 1200,1036 1960,1052 1960,1120 -40,1120"), "#1b111c", "xl", 0.1
        )
        + leaves
    )


def pictures() -> dict[str, str]:
    """Return the title picture by file name."""
    quiet = linear(
        "quiet", ((0, "#120a16", 0.55), (0.3, "#120a16", 0.28), (0.52, "#120a16", 0)), (0, 0), (W, 0)
    )
    lamp = radial("vig", ((0.55, "#0a0508", 0), (1, "#0a0508", 0.55)), 1060, 520, 1180)
    whole = rect(0, 0, W, H)
    drawing = document(
        (2880, 1620),
        _sky(),
        cloud(300, 240, 150, "#5d3d68", 1, "xl"),
        cloud(620, 380, 110, "#94586a", 5, "xl"),
        cloud(1780, 300, 120, "#6b4463", 9, "xl"),
        cloud(840, 296, 150, "#5a3d5c", 13, "xl"),
        _ground(),
        _animals(),
        _front(),
        f"<defs>{quiet}{lamp}</defs>",
        flat(whole, "url(#quiet)"),
        flat(whole, "url(#vig)"),
        box=(W, H),
        grain=0.1,
        seed=21,
        scale=1.5,
        tones=4,
    )
    return {"table/title": drawing}
