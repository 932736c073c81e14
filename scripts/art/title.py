"""The picture behind the title: a paper landscape at dusk that is about to strike."""

from random import Random

from .bodies import BODIES
from .colour import mix
from .emblems import CREST
from .paper import document, flat, group, line, linear, place, radial, sheet
from .shapes import band, blob, ellipse, num, poly, rect, ridge, smooth, star

W, H = 1920.0, 1080.0


def _sky() -> str:
    rng = Random(4)
    dusk = linear("dusk", ((0, "#241c47", 1), (0.35, "#5b3a63", 1), (0.6, "#b85f55", 1), (0.82, "#f0a35a", 1), (1, "#f7c574", 1)), (0, 0), (0, 860))
    stars = "".join(
        flat(poly(star(rng.uniform(0, W), rng.uniform(0, 330), s, s * 0.3, 4)), "#fff0c8", rng.uniform(0.3, 0.9))
        for s in (rng.choice((2, 3, 4)) for _ in range(70))
    )
    rings = "".join(
        sheet(ellipse(1010, 650, r), c, "xl", 0.1) for r, c in ((430, "#d9805a"), (330, "#e89a5c"), (240, "#f3b566"), (152, "#ffe2a4"))
    )
    return f"<defs>{dusk}</defs>" + flat(rect(0, 0, W, H), "url(#dusk)") + stars + group(rings, opacity=0.85)


def _cloud(x: float, y: float, size: float, colour: str, seed: int) -> str:
    puffs = "".join(blob(x + dx * size, y + dy * size, rx * size, ry * size, 0.08, 10, seed + i) for i, (dx, dy, rx, ry) in enumerate(((-1.1, 0.1, 0.9, 0.34), (0, -0.12, 1, 0.5), (1.1, 0.12, 0.9, 0.32))))
    return sheet(puffs, colour, "xl", 0.15)


def _volcano() -> str:
    rng = Random(7)
    cone = poly([(1080, 940), (1290, 540), (1372, 372), (1400, 388), (1428, 424), (1456, 384), (1490, 366), (1580, 540), (1800, 940)])
    shade = poly([(1428, 424), (1456, 384), (1490, 366), (1580, 540), (1800, 940), (1520, 940), (1470, 620)])
    steps = "".join(
        flat(poly([(1330 - i * 44, 470 + i * 90), (1400 - i * 18, 500 + i * 92), (1384 - i * 40, 530 + i * 96), (1290 - i * 44, 556 + i * 84)]), "#8a4140", 0.55)
        for i in range(3)
    )
    lava = smooth([(1412, 400), (1400, 470), (1426, 540), (1402, 640), (1440, 720), (1424, 940), (1476, 940), (1470, 700), (1444, 620), (1456, 540), (1444, 460), (1446, 402)])
    plume = "".join(
        sheet(blob(x, y, rx, ry, 0.1, 11, i), colour, "xl", 0.12)
        for i, (x, y, rx, ry, colour) in enumerate(
            ((1440, 110, 210, 76, "#35264a"), (1310, 176, 140, 62, "#45304e"), (1560, 186, 140, 60, "#45304e"), (1430, 216, 132, 66, "#60404f"), (1432, 286, 84, 56, "#8a4c4c"))
        )
    )
    glow = radial("hot", ((0, "#ff8a3a", 0.75), (0.5, "#ff6a2b", 0.3), (1, "#ff6a2b", 0)), 1432, 370, 330)
    fire = "".join(
        sheet(smooth(points), colour, "l", 0)
        for points, colour in (
            ([(1376, 392), (1372, 316), (1398, 346), (1404, 262), (1432, 226), (1458, 290), (1486, 300), (1488, 384), (1432, 430)], "#f25c2a"),
            ([(1390, 394), (1394, 340), (1412, 352), (1432, 268), (1452, 340), (1470, 330), (1474, 386), (1432, 426)], "#ff9a3a"),
            ([(1408, 394), (1416, 352), (1432, 312), (1446, 356), (1454, 388), (1430, 418)], "#ffe08a"),
        )
    )
    sparks = "".join(
        flat(poly(star(1432 + rng.uniform(-190, 190), rng.uniform(190, 410), rng.uniform(4, 9), 2.2, 4)), "#ffd278", 0.95) for _ in range(26)
    )
    return (
        f"<defs>{glow}</defs>" + plume + flat(ellipse(1432, 370, 330), "url(#hot)") + fire
        + sheet(cone, "#6f3236", "xl", 0.15) + flat(shade, "#47222c", 0.75) + steps + sheet(lava, "#ff7a2e", "m", 0.25) + sparks
    )


def _tornado() -> str:
    rows = (
        (22, 850, 20, 12), (34, 812, 34, 17), (14, 768, 50, 22), (30, 716, 68, 27), (8, 656, 90, 32),
        (30, 590, 116, 37), (4, 516, 146, 42), (24, 436, 182, 48), (0, 350, 226, 54),
    )
    parts = [
        sheet(ellipse(760 + dx, y, rx, ry), mix("#a87f63", "#5f4553", i % 2 * 0.55 + i * 0.03), "xl", 0.3)
        for i, (dx, y, rx, ry) in enumerate(rows)
    ]
    dust = "".join(sheet(blob(760 + dx, 872 + dy, rx, 22, 0.12, 10, i), c, "l", 0.2) for i, (dx, dy, rx, c) in enumerate(((-70, 6, 70, "#6d4d52"), (90, 8, 80, "#6d4d52"), (10, 14, 100, "#82605b"))))
    return "".join(parts) + flat(ellipse(760, 342, 176, 34), "#3f2c3f") + flat(ellipse(766, 350, 120, 20), "#5f4553") + dust


def _wave() -> str:
    layers = "".join(
        sheet(CREST, colour, "m", 0.3, f'transform="translate({x} {y}) scale({-s} {s * 0.95:.2f})"')
        for x, y, s, colour in ((1830, 720, 5.6, "#134457"), (1800, 800, 4.9, "#1b6377"), (1860, 890, 4.2, "#2a8797"))
    )
    water = sheet(band(1520, 1990, 980, 1120, 9, 3, 1), "#1b6377", "l", 0.2)
    drops = ((1604, 790, 15), (1640, 830, 9), (1590, 838, 7), (1650, 880, 11), (1672, 800, 7), (1566, 812, 6), (1690, 930, 8))
    foam = "".join(sheet(ellipse(x, y, r), "#e8f6f0", "l", 0) for x, y, r in drops)
    return layers + foam + water


def _ground() -> str:
    return (
        sheet(ridge(-40, 1960, 760, 1100, 120, 17, 3), "#7d4653", "xl", 0.15)
        + _volcano()
        + sheet(ridge(-40, 1960, 830, 1100, 70, 23, 8), "#5c3347", "xl", 0.15)
        + _tornado()
        + sheet(band(-40, 1960, 830, 1100, 20, 1.6, 0.4), "#3f263a", "xl", 0.15)
        + _wave()
        + sheet(smooth([(-40, 900), (200, 866), (520, 900), (900, 872), (1240, 910), (1600, 930), (1960, 960), (1960, 1120), (-40, 1120)]), "#2c1b2b", "xl", 0.15)
    )


def _animals() -> str:
    cast = (
        ("giant_manta", 1760, 800, 1.35),
        ("arabian_camel", 690, 884, 1.7),
        ("bornean_orangutan", 900, 898, 1.4),
        ("snow_leopard", 1085, 902, 1.45),
        ("emperor_penguin", 1262, 908, 1.25),
        ("fennec_fox", 815, 968, 1.05),
        ("goliath_frog", 1000, 985, 0.95),
        ("leatherback_turtle", 1440, 950, 1.2),
    )
    ground = "".join(
        flat(ellipse(x, y + 46 * s, 46 * s, 8 * s), "#0d070c", 0.6) for key, x, y, s in cast if key != "giant_manta"
    )
    return ground + "".join(group(BODIES[key](), filter="l", at=place(x - 64 * s, y - 64 * s, s)) for key, x, y, s in cast)


def _fern(x: float, y: float, length: float, turn: float, colour: str) -> str:
    """Return a long leaf with a vein, for the dark foreground."""
    leaf = smooth([(0, 0), (length * 0.11, -length * 0.4), (0, -length), (-length * 0.11, -length * 0.4)])
    return group(sheet(leaf, colour, "l", 0.14), line(f"M0,0V{num(-length * 0.9)}", "#3a2638", 2, 0.8), at=place(x, y, 1, turn))


def _front() -> str:
    rng = Random(11)
    shades = ("#170e18", "#21152a", "#2a1a2e")
    leaves = "".join(
        _fern(x + rng.uniform(-24, 24), 1100, rng.uniform(120, 270) * (1 - abs(i) * 0.05), i * 15 + rng.uniform(-6, 6), shades[i % 3])
        for x in (60, 400, 1880)
        for i in range(-4, 5)
    )
    return sheet(smooth([(-40, 1044), (300, 1026), (700, 1050), (1200, 1036), (1960, 1052), (1960, 1120), (-40, 1120)]), "#1b111c", "xl", 0.1) + leaves


def pictures() -> dict[str, str]:
    """Return the title picture by file name."""
    quiet = linear("quiet", ((0, "#120a16", 0.62), (0.3, "#120a16", 0.36), (0.52, "#120a16", 0)), (0, 0), (W, 0))
    lamp = radial("vig", ((0.5, "#0a0508", 0), (1, "#0a0508", 0.62)), 1060, 520, 1180)
    whole = rect(0, 0, W, H)
    drawing = document(
        (1920, 1080),
        _sky(),
        _cloud(300, 240, 150, "#4a3159", 1),
        _cloud(620, 380, 110, "#7c4a5c", 5),
        _cloud(1780, 300, 120, "#5a3a58", 9),
        _cloud(760, 300, 150, "#4a3550", 13),
        _ground(),
        _animals(),
        _front(),
        f"<defs>{quiet}{lamp}</defs>",
        flat(whole, "url(#quiet)"),
        flat(whole, "url(#vig)"),
        grain=0.12,
        seed=21,
        scale=1.5,
    )
    return {"table/title": drawing}


