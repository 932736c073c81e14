"""The small round, pointed and square pieces of each seat, and the Seismic Counter."""

from tremor_gui.ui import palette

from .colour import dark, light
from .paper import document, flat, group, line, place, radial, sheet
from .patterns import pattern
from .shapes import ellipse, num, poly, rect, smooth, star

TREMOR_MARK = "M-15,0H-9L-6,-9L-1,11L4,-13L8,6L10,0H15"
"""The needle of a seismograph."""


def token(colour: str) -> str:
    """Return a Tremor Token: a glowing disc with the needle's mark."""
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    disc = ellipse(24, 24, 17.5)
    glow = radial("glow", ((0.5, light(hue, 0.3), 0.95), (0.78, hue, 0.45), (1, hue, 0)), 24, 24, 24)
    return document(
        (96, 96),
        f"<defs>{glow}</defs>",
        flat(ellipse(24, 24, 24), "url(#glow)"),
        sheet(disc, ink, "s", 0),
        flat(ellipse(24, 24, 16.2), hue),
        pattern(colour, ellipse(24, 24, 16.2), 48, 7, 0.55),
        sheet(ellipse(24, 24, 11.6), light(hue, 0.55), "s", 0.5),
        line(TREMOR_MARK, dark(ink, 0.35), 2.6, more=f'transform="{place(24, 24, 0.66)}"'),
        box=(48, 48),
        grain=0.1,
    )


def counter(colour: str) -> str:
    """Return a Spirit Counter: a leaf-shaped chip with a flame of light."""
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    leaf = smooth("24,1 38,14 41,27 24,47 7,27 10,14", tension=0.9)
    inner = smooth("24,6 35,16 37,27 24,42 11,27 13,16", tension=0.9)
    flame = smooth("24,12 30,22 29,31 24,34 19,31 18,22", tension=0.9)
    return document(
        (96, 96),
        group(
            sheet(leaf, ink, "s", 0.3),
            flat(inner, hue),
            pattern(colour, inner, 48, 7, 0.6),
            sheet(flame, light(hue, 0.75), "s", 0.5),
            flat(smooth("24,21 27,27 24,31 21,27"), ink, 0.75),
            at=place(2.2, 1.8, 0.91),
        ),
        box=(48, 48),
        grain=0.1,
    )


def marker(colour: str) -> str:
    """Return a turn order marker: a square of card with an hourglass behind the number's place."""
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    inner = rect(9, 9, 46, 46, 5)
    return document(
        (128, 128),
        sheet(rect(5, 5, 54, 54, 8), ink, "m", 0.3),
        flat(inner, hue),
        pattern(colour, inner, 64, 9, 0.5),
        sheet(ellipse(32, 32, 17), light(hue, 0.72), "s", 0.4),
        box=(64, 64),
        grain=0.1,
    )


def seismic() -> str:
    """Return the Seismic Counter: a burst of ember paper round a crack."""
    crack = poly("30,10 38,10 33,25 42,30 32,54 35,36 26,31")
    return document(
        (128, 128),
        flat(ellipse(32, 32, 30), palette.LAVA, 0.55, 'filter="url(#b2)"'),
        sheet(poly(star(32, 32, 27, 20.5, 12)), "#7c2416", "m", 0.2),
        sheet(ellipse(32, 32, 18.5), palette.EMBER, "s", 0.4),
        sheet(crack, "#4a140d", "s", 0, f'transform="translate({num(-0.6)} 0)"'),
        box=(64, 64),
        grain=0.1,
    )


def pictures() -> dict[str, str]:
    """Return the chips by file name."""
    out = {"spirit/seismic": seismic()}
    for colour in palette.SEATS:
        out[f"tokens/{colour}"] = token(colour)
        out[f"counters/{colour}"] = counter(colour)
        out[f"markers/{colour}"] = marker(colour)
    return out
