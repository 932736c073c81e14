"""The Spirit Board: the other realm, cut from blue and violet paper, to the table's geometry."""

from itertools import pairwise
from math import sin
from random import Random

from tremor_gui.games.tremor.terms import DISASTER_KEYS, SEISMIC_LEVELS, WEDGES
from tremor_gui.ui import palette
from tremor_gui.ui.tables import spirit_board as board

from .colour import dark, light, mix
from .emblems import sign
from .motifs import leaf
from .paper import document, flat, group, line, linear, place, radial, sheet, word
from .shapes import ellipse, jitter, num, polar, poly, rect, ring_slice, smooth, star, torn

W, H = board.SIZE
CX, CY = board.DIAL
_AURORA = (
    (352, 150, "#4b3fa0", 0.6),
    (286, 150, "#3f7fc0", 0.45),
    (238, 130, palette.AURORA_VIOLET, 0.55),
    (196, 120, palette.AURORA, 0.5),
    (150, 140, "#8ff0d0", 0.28),
)
"""The curtains of light, from the nearest back: lower edge, height, colour, strength."""
WEDGE_WIDTH = board.WEDGE_PITCH - 1.4


def _realm() -> str:
    """Return the sheet of the board with its sky, aurora and stars."""
    rng = Random(5)
    sky = linear(
        "sky",
        ((0, "#141030", 1), (0.45, "#262058", 1), (0.75, "#2a2360", 1), (1, "#130f2b", 1)),
        (0, 0),
        (0, H),
    )
    ribbons = []
    for i, (y, tall, colour, alpha) in enumerate(_AURORA):
        low = [(x, y + 15 * sin(x / 47 + i * 1.9) + rng.uniform(-5, 5)) for x in range(-20, 400, 22)]
        fade = linear(
            f"a{i}",
            ((0, colour, 0), (0.75, colour, alpha * 0.6), (1, colour, alpha)),
            (0, y - tall),
            (0, y + 12),
        )
        ribbons.append(
            f"<defs>{fade}</defs>" + flat(f"{smooth(low, closed=False)}V{num(y - tall)}H-20Z", f"url(#a{i})")
        )
    stars = "".join(
        flat(
            poly(star(rng.uniform(10, W - 10), rng.uniform(8, H - 8), s, s * 0.32, 4)),
            "#fff3d0",
            rng.uniform(0.35, 0.9),
        )
        for s in (rng.choice((1, 1.3, 1.8, 2.6)) for _ in range(90))
    )
    hills = sheet(
        smooth("-20,640 -20,520 30,496 70,530 120,512 180,540 250,508 300,528 340,498 380,520 380,660"),
        "#1b1640",
        "l",
        0.12,
    ) + sheet(smooth("-20,660 -20,556 60,536 140,556 220,540 300,560 380,540 380,660"), "#15112f", "l", 0.12)
    outline = rect(3, 3, W - 6, H - 6, 14)
    return sheet(outline, "#0e0b22", "m", 0) + group(
        f"<defs>{sky}</defs>", flat(outline, "url(#sky)"), *ribbons, stars, hills, clip=outline
    )


def _wedges() -> str:
    """Return the outlines of all 18 wedges as one path."""
    half = WEDGE_WIDTH / 2
    return "".join(
        ring_slice(CX, CY, board.WEDGE_INNER + 2, board.WEDGE_OUTER - 3, a - half, a + half)
        for a in (board.wedge_angle(w) for w in range(WEDGES))
    )


def _dial() -> str:
    """Return the dial: tinted light below, a sheet with 18 slots above it."""
    parts = [sheet(ellipse(CX, CY, board.WEDGE_OUTER + 7), "#0d0a20", "xl", 0)]
    for d, key in enumerate(DISASTER_KEYS):
        hue = palette.DISASTERS[key]
        a = board.sector_angle(d)
        lit = radial(
            f"lit{d}",
            ((0.42, dark(hue, 0.45), 1), (0.75, mix(hue, palette.REALM, 0.15), 1), (1, light(hue, 0.12), 1)),
            CX,
            CY,
            board.WEDGE_OUTER,
        )
        parts.append(
            f"<defs>{lit}</defs>"
            + flat(ring_slice(CX, CY, 58, board.WEDGE_OUTER + 2, a - 30, a + 30), f"url(#lit{d})")
        )
    for wedge in range(WEDGES):
        hue = palette.DISASTERS[DISASTER_KEYS[wedge // 3]]
        for slot in range(3):
            x, y = board.token_place(wedge, slot)
            r = board.TOKEN_SIZE / 2 - 1.6
            parts.append(flat(ellipse(x, y, r), dark(hue, 0.62), 0.55))
            parts.append(line(ellipse(x, y, r), light(hue, 0.62), 0.9, 0.8))
    ring = ellipse(CX, CY, board.WEDGE_OUTER + 4) + ellipse(CX, CY, board.WEDGE_INNER - 5)
    parts.append(sheet(f"{ring}{_wedges()}", "#2a2459", "l", 0.22, 'fill-rule="evenodd"'))
    for d, key in enumerate(DISASTER_KEYS):
        hue = palette.DISASTERS[key]
        a = board.sector_angle(d)
        parts.append(
            sheet(
                ring_slice(CX, CY, board.WEDGE_OUTER - 0.5, board.WEDGE_OUTER + 6, a - 27.5, a + 27.5),
                light(hue, 0.15),
                "m",
                0.3,
            )
        )
        x, y = polar(CX, CY, board.WEDGE_OUTER - 40, a + 30)
        p, q = polar(CX, CY, board.WEDGE_INNER + 4, a + 30), polar(CX, CY, board.WEDGE_OUTER - 6, a + 30)
        parts.append(line(f"M{num(p[0])},{num(p[1])}L{num(q[0])},{num(q[1])}", "#6a60b4", 1.2, 0.7))
        parts.append(sheet(poly(star(x, y, 3.4, 1.3, 4)), "#ffe7a8", "s", 0))
    return "".join(parts)


def _emblems() -> str:
    parts = []
    for d, key in enumerate(DISASTER_KEYS):
        x, y = board.emblem_place(d)
        hue, r = palette.DISASTERS[key], board.EMBLEM_SIZE / 2
        parts.append(sheet(ellipse(x, y, r + 1.2), "#120e28", "l", 0.3))
        parts.append(sheet(ellipse(x, y, r - 0.6), light(hue, 0.1), "s", 0.4))
        parts.append(group(sign(key, "m"), at=place(x, y, 0.215)))
    return "".join(parts)


def _earthquake_track() -> str:
    """Return the nine places round the cracked heart of the board."""
    rng = Random(9)
    heart = radial(
        "heart",
        ((0, "#fff2b5", 1), (0.25, "#ffad3d", 1), (0.55, "#d8452a", 0.95), (1, "#3a1130", 1)),
        CX,
        CY,
        32,
    )
    parts = [
        sheet(ellipse(CX, CY, board.WEDGE_INNER - 4), "#1a1538", "l", 0.25),
        f"<defs>{heart}</defs>",
        flat(ellipse(CX, CY, 31), "url(#heart)"),
    ]
    for i in range(7):
        a0, a1 = i * 360 / 7 + 4, (i + 1) * 360 / 7 - 3
        plate = torn(
            [
                polar(CX, CY, 7 + rng.uniform(0, 3), (a0 + a1) / 2),
                polar(CX, CY, 31.5, a0),
                polar(CX, CY, 32.5, (a0 + a1) / 2),
                polar(CX, CY, 31.5, a1),
            ],
            5,
            0.9,
            rng,
        )
        parts.append(sheet(poly(plate), ("#3a2450", "#432a58", "#332048")[i % 3], "m", 0.3))
    for i in range(9):
        x, y = board.track_place(i)
        r = board.TRACK_TOKEN_SIZE / 2
        parts.append(sheet(ellipse(x, y, r + 1.4), "#3d3580", "m", 0.35))
        parts.append(flat(ellipse(x, y, r - 0.4), "#120e2a"))
        parts.append(word(str(i + 1), x, y + 3.9, 11.5, "#8f86d6"))
    return "".join(parts)


def _spirit_tracks() -> str:
    """Return the four Spirit Tracks: a marker's seat above three counters' seats, the third one gilt."""
    parts = []
    half = board.COUNTER_SIZE / 2 + 0.6
    for p in range(4):
        x, y = board.marker_place(p)
        (first, low), (second, _), (third, _) = (board.spirit_place(p, s) for s in range(3))
        parts.append(sheet(rect(x - 40, y - 34, 80, low - y + 54, 9), "#2c2660", "l", 0.25))
        parts.append(sheet(rect(x - 37, low - 15.5, 74, 31, 7), "#39317a", "s", 0.2))
        parts.append(flat(rect(x - 17, y - 21, 34, 34, 5), "#161232"))
        parts.append(line(rect(x - 17, y - 21, 34, 34, 5), "#7a70cc", 1, 0.8))
        parts.append(word(str(p + 1), x, y + 3.6, 22, "#6258b4"))
        for a in (first, second):
            parts.append(flat(poly([(a + 9.5, low - 2.6), (a + 14.5, low), (a + 9.5, low + 2.6)]), "#8f86d6"))
        for cx in (first, second, third):
            parts.append(flat(leaf(cx, low, half), "#161232"))
            parts.append(line(leaf(cx, low, half), palette.EMBER if cx == third else "#8fe0cf", 1, 0.85))
        parts.append(line(leaf(third, low, half * 0.55), palette.EMBER, 0.8, 0.7))
    return "".join(parts)


def _stage_mark(x: float, y: float, stage: int) -> str:
    """Return the sign of a Catastrophe's stage: one or two stacked flames on a card."""
    card = sheet(rect(x - 9, y - 12, 18, 24, 3), "#e9dcc0" if stage == 1 else "#d3532f", "m", 0.3)
    ink = "#8c3b22" if stage == 1 else "#fff0d0"
    bolts = ((0, 0),) if stage == 1 else ((-3.6, 0), (3.6, 0))
    zig = "".join(
        poly(
            [
                (x + dx + 1, y - 8),
                (x + dx - 2.8, y + 1),
                (x + dx - 0.4, y + 1),
                (x + dx - 1.4, y + 8),
                (x + dx + 2.8, y - 2),
                (x + dx + 0.4, y - 2),
            ]
        )
        for dx, _ in bolts
    )
    return card + flat(zig, ink)


def _seismic_track() -> str:
    """Return the Seismic Track from 9 to 3, with arrows and the loop between 3 and 5."""
    rng = Random(31)
    places = [board.seismic_place(level) for level in range(4)]
    x0, y = places[0]
    x3 = places[3][0]
    bar = torn([(x0 - 40, y - 27), (x3 + 40, y - 27), (x3 + 40, y + 45), (x0 - 40, y + 45)], 11, 1.1, rng)
    parts = [sheet(poly(bar), "#2c2660", "l", 0.25)]
    for (ax, _), (bx, _) in pairwise(places):
        mid = (ax + bx) / 2
        parts.append(
            sheet(
                poly(
                    [
                        (mid - 9, y - 3),
                        (mid + 2, y - 3),
                        (mid + 2, y - 8),
                        (mid + 11, y),
                        (mid + 2, y + 8),
                        (mid + 2, y + 3),
                        (mid - 9, y + 3),
                    ]
                ),
                "#ffb04a",
                "s",
                0.2,
            )
        )
    x2 = places[2][0]
    parts.append(
        line(
            smooth([(x3, y + 22), (x3 - 14, y + 33), (x2 + 38, y + 33), (x2 + 22, y + 27)], closed=False),
            "#ffb04a",
            2.6,
        )
    )
    parts.append(flat(poly([(x2 + 17, y + 21), (x2 + 27.5, y + 24), (x2 + 18, y + 31)]), "#ffb04a"))
    for level, (x, yy) in enumerate(places):
        r = board.SEISMIC_SIZE / 2 + 3
        parts.append(sheet(poly(jitter(star(x, yy, r + 1.5, r - 2.4, 12), 0.3, rng)), "#4a2b52", "m", 0.3))
        parts.append(flat(ellipse(x, yy, r - 4.5), "#160f2a"))
        parts.append(word(str(SEISMIC_LEVELS[level]), x, yy + 8, 24, palette.EMBER))
        parts.append(_stage_mark(x - 0, yy + 33, 2 if SEISMIC_LEVELS[level] == 5 else 1))
    return "".join(parts)


def pictures() -> dict[str, str]:
    """Return the Spirit Board by file name."""
    drawing = document(
        (1440, 2560),
        _realm(),
        _spirit_tracks(),
        _dial(),
        _emblems(),
        _earthquake_track(),
        _seismic_track(),
        box=(W, H),
        seed=11,
        grain=0.12,
        scale=0.8,
        tones=4,
    )
    return {"spirit/board": drawing}
