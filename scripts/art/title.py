"""The picture behind the title: a paper landscape at dusk that is about to strike."""

from random import Random

from .bodies import BODIES
from .colour import light
from .emblems import CREST
from .paper import document, flat, group, linear, place, radial, sheet
from .shapes import band, blob, ellipse, poly, rect, ridge, smooth, star

W, H = 1920.0, 1080.0


def _sky() -> str:
    rng = Random(4)
    sky = linear("dusk", ((0, "#241c47", 1), (0.35, "#5b3a63", 1), (0.6, "#b85f55", 1), (0.82, "#f0a35a", 1), (1, "#f7c574", 1)), (0, 0), (0, 860))
    stars = "".join(
        flat(poly(star(rng.uniform(0, W), rng.uniform(0, 330), s, s * 0.3, 4)), "#fff0c8", rng.uniform(0.3, 0.9))
        for s in (rng.choice((2, 3, 4)) for _ in range(70))
    )
    sun = flat(ellipse(1010, 640, 330), "#ffd58a", 0.35, 'filter="url(#b4)"') + sheet(ellipse(1010, 640, 150), "#ffe2a4", "xl", 0.2)
    return f"<defs>{sky}</defs>" + flat(rect(0, 0, W, H), "url(#dusk)") + stars + sun


def _cloud(x: float, y: float, size: float, colour: str, seed: int) -> str:
    puffs = "".join(blob(x + dx * size, y + dy * size, rx * size, ry * size, 0.08, 10, seed + i) for i, (dx, dy, rx, ry) in enumerate(((-1.1, 0.1, 0.9, 0.34), (0, -0.12, 1, 0.5), (1.1, 0.12, 0.9, 0.32))))
    return sheet(puffs, colour, "xl", 0.15)


def _volcano() -> str:
    rng = Random(7)
    cone = poly([(1130, 800), (1300, 520), (1372, 372), (1400, 388), (1428, 420), (1456, 384), (1490, 366), (1570, 520), (1760, 800)])
    shade = poly([(1428, 420), (1456, 384), (1490, 366), (1570, 520), (1760, 800), (1500, 800), (1470, 600)])
    lava = smooth([(1412, 396), (1400, 470), (1426, 540), (1402, 640), (1440, 720), (1424, 800), (1470, 800), (1462, 700), (1440, 620), (1452, 540), (1440, 460), (1446, 400)])
    plume = "".join(
        sheet(blob(x, y, rx, ry, 0.1, 11, i), colour, "xl", 0.12)
        for i, (x, y, rx, ry, colour) in enumerate(((1440, 130, 190, 74, "#3a2a44"), (1330, 190, 130, 62, "#4c3349"), (1530, 200, 130, 60, "#4c3349"), (1430, 240, 120, 66, "#65404e"), (1432, 310, 70, 54, "#8a4c4c")))
    )
    fire = sheet(smooth([(1380, 386), (1388, 320), (1410, 346), (1432, 250), (1452, 340), (1476, 310), (1480, 380), (1432, 420)]), "#ff8a3a", "l", 0) + sheet(smooth([(1402, 388), (1414, 344), (1432, 296), (1448, 350), (1458, 386), (1430, 414)]), "#ffd765", "m", 0)
    sparks = "".join(flat(poly(star(1432 + rng.uniform(-170, 170), rng.uniform(180, 400), rng.uniform(3, 8), 2, 4)), "#ffcf6a", 0.9) for _ in range(26))
    glow = flat(ellipse(1432, 380, 240), "#ff7a35", 0.45, 'filter="url(#b4)"')
    return plume + glow + fire + sheet(cone, "#6b2f34", "xl", 0.15) + flat(shade, "#47222c", 0.7) + sheet(lava, "#ff7a2e", "m", 0.2) + sparks


def _tornado() -> str:
    rows = [(860 + dx, y, rx, ry) for dx, y, rx, ry in ((26, 742, 22, 10), (14, 700, 34, 14), (-6, 648, 50, 18), (4, 588, 70, 22), (24, 520, 96, 26), (10, 444, 128, 30), (-10, 362, 168, 36))]
    return "".join(sheet(ellipse(*row), light("#8a5f4a", 0.1 + 0.06 * i), "xl", 0.25) for i, row in enumerate(rows)) + flat(ellipse(850, 356, 120, 20), "#5a3d40", 0.8)


def _wave() -> str:
    layers = "".join(
        sheet(CREST, colour, "s", 0.25, f'transform="translate({x} {y}) scale({s} {s * 0.92:.2f})"')
        for x, y, s, colour in ((1760, 770, 5.0, "#174f63"), (1690, 850, 4.4, "#1f7186"), (1790, 930, 3.6, "#2f93a3"))
    )
    foam = "".join(sheet(ellipse(x, y, r), "#e8f6f0", "l", 0) for x, y, r in ((1890, 810, 16), (1868, 842, 9), (1852, 880, 12), (1830, 918, 8), (1905, 862, 8)))
    return layers + foam


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
        ("arabian_camel", 770, 850, 1.55),
        ("bornean_orangutan", 960, 868, 1.3),
        ("snow_leopard", 1120, 880, 1.3),
        ("emperor_penguin", 1270, 886, 1.15),
        ("fennec_fox", 905, 930, 1.0),
        ("goliath_frog", 1055, 950, 0.85),
        ("leatherback_turtle", 1400, 905, 1.05),
        ("giant_manta", 1580, 900, 1.2),
    )
    return "".join(group(BODIES[key](), filter="l", at=place(x - 64 * s, y - 64 * s, s)) for key, x, y, s in cast)


def _front() -> str:
    rng = Random(11)
    blades = "".join(
        sheet(smooth([(x - 9, 1090), (x - 6 + lean * 0.4, 1030), (x + lean, 1090 - tall), (x + 5 + lean * 0.3, 1030), (x + 9, 1090)]), rng.choice(("#170e18", "#1e1320", "#231724")), "l", 0.1)
        for x, tall, lean in ((rng.uniform(0, W), rng.uniform(60, 130), rng.uniform(-30, 30)) for _ in range(70))
    )
    return sheet(smooth([(-40, 1030), (300, 1006), (700, 1032), (1200, 1012), (1960, 1040), (1960, 1120), (-40, 1120)]), "#1b111c", "xl", 0.1) + blades


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
        _cloud(850, 320, 130, "#4a3550", 13),
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


