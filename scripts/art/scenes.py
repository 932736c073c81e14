"""The tiles that are one scene: the four Habitats, the three Oases, the Earthquake Tile."""

from collections.abc import Callable
from random import Random

from tremor_gui.ui import palette

from .colour import dark
from .paper import flat, group, line, place, radial, sheet
from .shapes import band, blob, boulder, ellipse, polar, poly, rect, ridge, smooth, torn

ALL = rect(0, 0, 200, 200)


def ice() -> str:
    """Return the ice shelf: floes below a sheer white cliff, aurora above."""
    spots = ((40, 152, 19, 1), (84, 171, 15, 2), (132, 154, 21, 3), (170, 174, 14, 4), (102, 143, 9, 5))
    floes = "".join(
        sheet(poly(boulder(x, y + 6, s, 6, Random(seed))), "#7fb9d2", "hl", 0)
        + sheet(poly(boulder(x, y, s, 6, Random(seed))), "#f6fcff", "hm")
        for x, y, s, seed in spots
    )
    cliff = poly("0,84 22,60 48,70 66,44 96,62 120,40 148,66 172,52 200,76 200,124 0,124")
    face = poly("0,100 30,92 66,102 104,90 150,104 200,94 200,128 0,128")
    return (
        flat(ALL, "#9cc9dc")
        + sheet(ellipse(146, 34, 15), "#fff3d6", "hm")
        + sheet(ridge(-5, 205, 78, 200, 38, 9, 21), "#c5e2ec", "hl")
        + sheet(cliff, "#ffffff", "hl")
        + flat(poly("22,60 48,70 40,92 26,94") + poly("66,44 96,62 84,94 70,98"), "#dcecf4")
        + flat(poly("120,40 148,66 138,98 122,94") + poly("172,52 200,76 200,96 178,98"), "#dcecf4")
        + sheet(face, "#bfe0ec", "hl")
        + "".join(
            line(f"M{x},{y}l{d},26", "#8fc2d6", 2.2, 0.8)
            for x, y, d in ((34, 96, 3), (70, 102, -4), (108, 96, 2), (154, 104, 4))
        )
        + sheet(band(0, 200, 124, 200, 2, 5), "#3f8fae", "hl")
        + sheet(band(0, 200, 146, 200, 2, 4, 2), "#2f7a9c", "hl")
        + floes
    )


def _leaf(x: float, y: float, length: float, width: float, turn: float, colour: str) -> str:
    shape = smooth([(0, 0), (width, -length * 0.45), (0, -length), (-width, -length * 0.45)])
    vein = line(f"M0,-2V{-length + 5:.1f}", dark(colour, 0.3), 1.3, 0.7)
    return group(sheet(shape, colour, "hl"), vein, at=place(x, y, 1, turn))


def rainforest() -> str:
    """Return the rainforest: trunks and a pool framed by great leaves."""
    bole = smooth("-1,200 -0.6,90 -1.2,0 1.2,0 0.6,90 1,200")
    trunks = "".join(
        group(sheet(bole, c, "hl", 0), at=f"translate({x} 0) scale({w} 1)")
        for x, w, c in ((56, 8, "#24492c"), (150, 9, "#24492c"), (82, 5, "#1c3b25"))
    )
    greens = ("#2f7a3d", "#3f9a4c", "#58b055", "#276a38", "#7cc25c")
    rng = Random(8)
    rim = []
    for i in range(22):
        x, y = polar(100, 100, 112, i * 360 / 22 + rng.uniform(-6, 6))
        rim.append(
            _leaf(
                x,
                y,
                rng.uniform(46, 62),
                rng.uniform(11, 16),
                i * 360 / 22 + 180 + rng.uniform(-22, 22),
                greens[i % 5],
            )
        )
    flower = "".join(sheet(ellipse(*polar(150, 142, 7, a), 5.5), "#ff7a9a", "hs") for a in range(0, 360, 72))
    return (
        flat(ALL, "#1a3d2c")
        + sheet(blob(100, 78, 74, 62, 0.06, 12, 3), "#3b7a4a", "hl")
        + sheet(blob(100, 70, 50, 44, 0.08, 10, 4), "#6fae5e", "hl")
        + sheet(ellipse(100, 62, 22), "#f3e59a", "hm", 0.2)
        + trunks
        + sheet(blob(100, 158, 56, 22, 0.05, 12, 5), "#2d8f86", "hl")
        + sheet(blob(94, 154, 34, 11, 0.05, 12, 6), "#5dbdae", "hm")
        + "".join(rim)
        + flower
        + sheet(ellipse(150, 142, 4), "#ffd86b", "hs")
    )


def palm(x: float, y: float, scale: float, lean: float = 1) -> str:
    """Return a palm standing on a point; a lean of -1 mirrors it."""
    trunk = smooth("-5,0 -1,-22 6,-42 11,-42 5,-21 4,0")
    fronds = "".join(
        sheet(
            smooth(
                [
                    (8, -42),
                    (8 + dx * 0.55, -42 + dy - 9),
                    (8 + dx, -42 + dy + 8),
                    (8 + dx * 0.5, -42 + dy + 1),
                ]
            ),
            c,
            "hm",
        )
        for dx, dy, c in (
            (-34, 2, "#2f7f45"),
            (34, 2, "#2f7f45"),
            (-26, 16, "#3d9a52"),
            (26, 16, "#3d9a52"),
            (-20, -16, "#57b25c"),
            (22, -16, "#57b25c"),
        )
    )
    nuts = sheet(ellipse(6, -39, 3) + ellipse(12, -38, 3), "#6b3f1d", "hs")
    return group(
        sheet(trunk, "#8a5a30", "hm"),
        fronds,
        nuts,
        at=f"translate({x} {y}) scale({scale * lean:.2f} {scale:.2f})",
    )


def desert() -> str:
    """Return the dunes with a spring in their fold."""
    return (
        flat(ALL, "#f3cf8a")
        + sheet(ellipse(96, 42, 19), "#fff0c4", "hm")
        + sheet(smooth("-10,98 40,70 92,84 140,58 210,92 210,210 -10,210"), "#e8b45f", "hl")
        + sheet(smooth("140,58 152,84 128,112 160,140 210,150 210,92"), "#d0954a", "hs", 0)
        + sheet(smooth("-10,128 40,104 96,128 150,108 210,132 210,210 -10,210"), "#dca050", "hl")
        + sheet(smooth("40,104 58,124 44,150 90,176 96,128"), "#bf8039", "hs", 0)
        + sheet(smooth("-10,164 60,142 120,160 210,146 210,210 -10,210"), "#edbf6e", "hl")
        + sheet(blob(128, 160, 38, 14, 0.05, 12, 9), "#b8803f", "hm")
        + sheet(blob(128, 160, 33, 11, 0.05, 12, 9), "#38a3a8", "hs")
        + flat(ellipse(120, 157, 14, 3), "#a6e3dc", 0.9)
        + palm(160, 158, 1.1)
        + palm(94, 160, 0.75, -1)
    )


def _coral(x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    def twig(length: float, angle: float, depth: int) -> str:
        if not depth:
            return ""
        inner = twig(length * 0.72, -32, depth - 1) + twig(length * 0.72, 28, depth - 1)
        return group(
            line(f"M0,0V{-length:.1f}", colour, 2.2 + depth * 2.2),
            group(inner, at=place(0, -length)),
            at=f"rotate({angle})",
        )

    return group(twig(size, turn, 4), at=place(x, y), filter="hl")


def reef() -> str:
    """Return the coral reef seen through clear water."""
    fish = "".join(
        group(
            sheet(smooth("0,0 9,-6 20,0 9,6") + poly("1,0 -7,-6 -7,6"), c, "hm"),
            flat(ellipse(15, -1.5, 1.3), "#1b1b2a"),
            at=place(x, y, s, t),
        )
        for x, y, s, t, c in (
            (52, 62, 1.1, -8, "#ffb63d"),
            (118, 44, 0.9, 6, "#ffdf7d"),
            (96, 88, 0.8, -4, "#ffb63d"),
        )
    )
    beams = "".join(
        flat(poly([(x, 0), (x + 22, 0), (x + 2 + d, 150), (x - 26 + d, 150)]), "#e6fbff", 0.16)
        for x, d in ((40, -20), (92, -10), (150, 0))
    )
    return (
        flat(ALL, "#2b9fc0")
        + sheet(band(0, 200, 62, 200, 6, 2.2, 1), "#2187ae", "hl")
        + sheet(band(0, 200, 104, 200, 7, 1.8, 3), "#1a6f9b", "hl")
        + beams
        + sheet(smooth("-10,148 30,128 74,150 120,136 166,146 210,126 210,210 -10,210"), "#135680", "hl")
        + _coral(46, 178, 23, "#ff7f6b", -6)
        + _coral(150, 180, 25, "#f6a13f", 5)
        + _coral(100, 184, 19, "#d46bb0")
        + sheet(smooth("-10,182 40,170 90,182 150,172 210,180 210,210 -10,210"), "#f0d9a4", "hl")
        + "".join(
            sheet(ellipse(x, y, r), "#ffe9c9", "hs")
            for x, y, r in ((74, 178, 6), (122, 182, 5), (26, 182, 5))
        )
        + fish
    )


HABITATS: dict[str, Callable[[], str]] = {
    "ice": ice,
    "rainforest": rainforest,
    "desert": desert,
    "reef": reef,
}


def oasis(variant: int) -> str:
    """Return an Oasis; the three variants differ in their pool and palms."""
    rng = Random(60 + variant)
    ground = ("#e2bf7c", "#dcb878", "#e6c583")[variant]
    rings = (
        sheet(blob(100, 104, 76, 66, 0.07, 11, 70 + variant), dark(ground, 0.14), "hl")
        + sheet(blob(100, 106, 64, 54, 0.08, 11, 73 + variant), "#7fae57", "hl")
        + sheet(blob(100, 108, 50, 40, 0.08, 11, 76 + variant), "#4f9350", "hl")
        + sheet(blob(100, 110, 40, 30, 0.08, 11, 79 + variant), "#237f86", "hl")
        + sheet(blob(98, 112, 29, 20, 0.08, 11, 82 + variant), "#3fb0a8", "hm")
        + flat(ellipse(92, 106, 13, 4), "#c4f0e4", 0.9)
    )
    palms = (
        ((56, 124, 1.15, 1), (140, 112, 1.3, -1)),
        ((146, 124, 1.25, -1), (66, 100, 0.95, 1), (116, 156, 0.9, 1)),
        ((52, 110, 1.05, 1), (100, 88, 0.85, 1), (148, 132, 1.2, -1)),
    )[variant]
    grass = "".join(
        flat(poly([(x - 3, y), (x - 2, y - 9), (x, y - 2), (x + 2, y - 10), (x + 3, y)]), "#3c7d41")
        for x, y in (polar(100, 108, rng.uniform(56, 70), rng.uniform(0, 360)) for _ in range(14))
    )
    stones = "".join(
        sheet(
            poly(boulder(*polar(100, 108, rng.uniform(70, 84), a), rng.uniform(3, 6), 6, rng)),
            "#b8966a",
            "hs",
        )
        for a in (20, 95, 150, 215, 290, 335)
    )
    return flat(ALL, ground) + rings + grass + stones + "".join(palm(*p) for p in palms)


def earthquake() -> str:
    """Return the Earthquake Tile: burst plates round a glowing fissure and its epicentre."""
    rng = Random(12)
    glow = radial(
        "fire",
        ((0, "#fff3b8", 1), (0.22, "#ffb437", 1), (0.55, "#f0562a", 1), (1, "#7b1f1b", 1)),
        100,
        100,
        108,
    )
    parts = [f"<defs>{glow}</defs>", flat(ALL, "url(#fire)")]
    spokes = 9
    shades = ("#4a3334", "#573c38", "#3f2b2e", "#62463d")
    gap = 3.6
    for ring, (inner, outer) in enumerate(((23, 60), (64, 160))):
        count = spokes if ring == 0 else spokes + 4
        for i in range(count):
            a0, a1 = 360 * i / count + gap * (1.6 - ring), 360 * (i + 1) / count
            corners = [
                polar(100, 100, inner + rng.uniform(-3, 4), a0),
                polar(100, 100, outer + rng.uniform(-5, 3), a0 + rng.uniform(-3, 3)),
                polar(100, 100, outer + rng.uniform(-5, 5), (a0 + a1) / 2),
                polar(100, 100, outer + rng.uniform(-5, 3), a1 - rng.uniform(-2, 4)),
                polar(100, 100, inner + rng.uniform(-3, 4), a1),
            ]
            plate = torn(corners, 9, 1.5, rng)
            parts.append(sheet(poly(plate), shades[(i + ring * 2) % 4], "hl", 0.25))
    fissure = "88,0 100,0 92,34 112,60 96,96 118,132 102,164 114,200 100,200 90,166 104,134 84,98 98,62 80,34"
    parts.append(flat(poly(fissure), "#ffcf5a", 0.8, 'filter="url(#b2)"'))
    parts.append(sheet(poly(torn(fissure, 8, 1.6, rng)), "#ffd873", "hm", 0))
    parts += [
        line(ellipse(100, 100, r), "#fff0c0", w, o)
        for r, w, o in ((11, 3.4, 1), (19, 2.4, 0.85), (28, 1.6, 0.6))
    ]
    parts.append(sheet(ellipse(100, 100, 6), palette.DANGER, "hm", 0.4))
    return "".join(parts)
