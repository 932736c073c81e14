"""The Climate Cards' pictures: scenes, fronts, back and shadow.

A front is 240 by 340 units at two pixels each. Its window is a hole, so a scene is laid below it and
shows at the window's four edges the shadow of the front.
"""

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.ui import palette

from ..colour import dark, light
from ..motifs import stars
from ..paper import document, flat, group, line, linear, place, sheet
from ..shapes import dots, ellipse, num, polar, poly, rect, smooth, star
from ..symbols import MOODS, seal
from . import air, earth, fire, realm, water

W, H, CORNER = 240.0, 340.0, 14.0
WINDOW = (12.0, 52.0, 216.0, 144.0)
SCENES = water.SCENES | air.SCENES | fire.SCENES | earth.SCENES | realm.SCENES


def window_shade(window: tuple[float, float, float, float], r: float) -> str:
    """Return the shadow that a front throws on the scene in its window."""
    x, y, w, h = window
    hole = rect(x, y, w, h, r)
    ring = f"{rect(x - 30, y - 30, w + 60, h + 60)}{hole}"
    return group(
        flat(
            ring, palette.SHADOW, 0.75, 'fill-rule="evenodd" transform="translate(1 2.4)" filter="url(#b2)"'
        ),
        clip=hole,
    )


def front(symbol: str) -> str:
    """Return the front of the cards of a symbol, its window open."""
    hue = MOODS[symbol]
    x, y, w, h = WINDOW
    card, hole = rect(1, 1, W - 2, H - 2, CORNER), rect(x, y, w, h, 6)
    mat = rect(7, 7, W - 14, H - 14, 9)
    text = rect(x, 204, w, 122, 6)
    corners = "".join(
        flat(poly(star(cx, cy, 4.4, 1.6, 4)), light(hue, 0.35)) for cx, cy in ((20, 318), (220, 318))
    )
    return document(
        (480, 680),
        window_shade(WINDOW, 6),
        flat(card + hole, palette.PAPER_SHADE, 1, 'fill-rule="evenodd"'),
        sheet(mat + hole, hue, "m", 0.35, 'fill-rule="evenodd"'),
        sheet(rect(x + 20, 13, w - 20, 34, 6), palette.PAPER, "m", 0.5),
        sheet(text, palette.PAPER, "m", 0.5),
        line(rect(x + 3.5, 207.5, w - 7, 115, 4), light(hue, 0.45), 1, 0.7),
        line(hole, palette.PAPER, 2.4),
        corners,
        group(seal(symbol), at=place(30, 30, 0.72)),
        line(card, dark(hue, 0.5), 1.2, 0.6),
        box=(W, H),
        seed=3,
        tones=3,
        grain=0.06,
        scale=1.4,
    )


def back() -> str:
    """Return the back of the Climate deck: aurora over hills, and the wind rose."""
    card, mat = rect(1, 1, W - 2, H - 2, CORNER), rect(10, 10, W - 20, H - 20, 9)
    sky = linear("sky", ((0, palette.REALM_DEEP, 1), (1, palette.REALM_LIGHT, 1)), (0, 0), (0, H))
    curtains = "".join(
        sheet(
            smooth(f"-10,{y} 50,{y - 22} 110,{y + 10} 170,{y - 18} 260,{y + 8} 260,-10 -10,-10"),
            hue,
            "l",
            0.15,
        )
        for y, hue in (
            (206, "#2c2a68"),
            (166, "#2f4f86"),
            (128, "#2f7f92"),
            (92, "#46b3a2"),
            (58, "#8fe3c6"),
            (30, "#d3f7e2"),
        )
    )
    hills = sheet(
        smooth("-10,268 50,246 110,270 180,244 250,266 250,350 -10,350"), "#1d1846", "l", 0.15
    ) + sheet(smooth("-10,300 60,286 130,304 200,284 250,298 250,350 -10,350"), "#151133", "l", 0.15)
    rose = (
        sheet(ellipse(0, 0, 70), palette.REALM, "xl", 0.3)
        + line(ellipse(0, 0, 63), palette.REALM_PALE, 1.4, 0.8)
        + flat(
            dots(
                " ".join(
                    f"{num(px)},{num(py)},1.3" for px, py in (polar(0, 0, 57, a) for a in range(0, 360, 15))
                )
            ),
            palette.REALM_PALE,
        )
        + sheet(poly(star(0, 0, 44, 12, 4, 45)), "#4a8fa8", "m", 0.3)
        + sheet(poly(star(0, 0, 62, 13, 4)), "#f4dfae", "m", 0.4)
        + "".join(
            flat(poly([(0, 0), p, q]), "#c99b4d")
            for p, q in zip(star(0, 0, 62, 13, 4)[0::2], star(0, 0, 62, 13, 4)[1::2], strict=True)
        )
        + sheet(ellipse(0, 0, 9), palette.LAVA, "m", 0.4)
    )
    return document(
        (480, 680),
        f"<defs>{sky}</defs>",
        flat(card, palette.PAPER_SHADE),
        flat(mat, "#0e0b22", 1, 'filter="url(#m)"'),
        group(flat(mat, "url(#sky)"), curtains, stars(W, H, 44, 9), hills, clip=mat),
        group(rose, at=place(120, 170, 1.08)),
        line(mat, palette.EMBER, 1.2, 0.8),
        line(card, palette.INK, 1.2, 0.5),
        box=(W, H),
        seed=5,
        tones=3,
        grain=0.06,
        scale=1.4,
    )


def shadow() -> str:
    """Return the soft shadow of a card, 20 pixels wider on each side than the card."""
    return document(
        (520, 720),
        flat(rect(10, 10, W, H, CORNER), palette.SHADOW, 0.7, 'filter="url(#b2)"'),
        box=(260, 360),
        grain=0,
    )


def pictures() -> dict[str, str]:
    """Return everything about Climate Cards by file name."""
    out = {
        f"cards/{card.key}": document(
            (480, 300), SCENES[card.key](), box=(240, 150), seed=i, tones=3, grain=0.07, scale=1.5
        )
        for i, card in enumerate(CARDS)
    }
    out |= {f"cards/frame_{symbol}": front(symbol) for symbol in MOODS}
    return out | {"cards/back": back(), "cards/shadow": shadow()}
