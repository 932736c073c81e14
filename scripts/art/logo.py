"""The name of the game as cut letters broken by a fissure, and the icon."""

from random import Random

from tremor_gui.ui import palette

from .letters import LETTERS, spaced
from .paper import document, flat, group, place, radial, sheet
from .shapes import ellipse, octagon, poly, torn

# Across the word: where the fissure runs, in the letters' own units.
FISSURE = "-30,62 60,50 96,66 168,44 236,64 300,40 352,62 420,46 474,60 570,44"


def _letter(name: str, fill: str, x: float, drop: float, turn: float, lift: str) -> str:
    path = "".join(poly(ring) for ring in LETTERS[name][1])
    return sheet(
        path,
        fill,
        lift,
        0.35,
        f'fill-rule="evenodd" transform="translate({x:.1f} {drop:.1f}) rotate({turn:.1f} 40 50)"',
    )


def wordmark() -> str:
    """Return TREMOR in a box of its own, 560 wide and 130 high."""
    rng = Random(14)
    width, letters = spaced("TREMOR", 9)
    shades = ("#f7e6c4", "#fbeccd", "#f3dfb8", "#fbeed4", "#f5e2bd", "#f9e9c9")
    upper_clip = poly(
        [(-60, -60), (640, -60), (640, 44), *reversed(torn(FISSURE, 9, 2.2, Random(1), False)), (-60, 62)]
    )
    lower_clip = poly(
        [
            (-60, 240),
            (640, 240),
            (640, 48),
            *reversed([(x, y + 5) for x, y in torn(FISSURE, 9, 2.2, Random(1), False)]),
            (-60, 67),
        ]
    )
    tilt = [(rng.uniform(-3, 3), rng.uniform(-4, 4)) for _ in letters]
    upper, lower, fire = [], [], []
    for (name, x), (turn, drop), shade in zip(letters, tilt, shades, strict=True):
        fire.append(_letter(name, palette.LAVA, x + 1, drop + 3, turn, "s"))
        upper.append(_letter(name, shade, x, drop - 2, turn, "l"))
        lower.append(_letter(name, shade, x + 5, drop + 6, turn + 1.6, "l"))
    backing = "".join(
        f'<path d="{poly(LETTERS[name][1][0])}" fill="#2b1524" stroke="#2b1524" stroke-width="13" '
        'stroke-linejoin="round" '
        f'transform="translate({x + 1:.1f} {drop + 2:.1f}) rotate({turn:.1f} 40 50)"/>'
        for (name, x), (turn, drop) in zip(letters, tilt, strict=True)
    )
    return group(
        group(backing, filter="l"),
        *fire,
        group(*lower, clip=lower_clip),
        group(*upper, clip=upper_clip),
        at=f"translate({(560 - width) / 2:.1f} 14)",
    )


def icon(size: int) -> str:
    """Return the icon: the first letter, broken by a glowing fissure, on a tile of the other realm."""
    back = radial("night", ((0, palette.REALM_LIGHT, 1), (1, palette.REALM_DEEP, 1)), 64, 58, 66)
    ember = radial("ember", ((0, "#ffb04a", 0.95), (0.5, "#ff6a2b", 0.5), (1, "#ff6a2b", 0)), 64, 66, 48)
    letter = "".join(poly(ring) for ring in LETTERS["T"][1])
    crack = torn("-20,64 22,54 38,66 56,52 100,58", 8, 1.6, Random(3), False)
    above = poly([(-20, -20), (100, -20), *reversed(crack)])
    below = poly([(-20, 130), (100, 130), *reversed([(x, y + 6) for x, y in crack])])
    at = place(30, 22, 0.86)
    return document(
        (size, size),
        f"<defs>{back}{ember}</defs>",
        sheet(poly((x + 4, y + 4) for x, y in octagon(120, 20)), "#f3e2b8", "m", 0.3),
        sheet(poly((x + 10, y + 10) for x, y in octagon(108, 17.5)), "url(#night)", "hm", 0),
        flat(ellipse(64, 66, 50), "url(#ember)"),
        group(
            sheet(letter, "#ff7a2e", "m", 0, 'transform="translate(2 5)"'),
            group(
                sheet(letter, "#f3dfb8", "m", 0.3, 'transform="translate(5 7) rotate(2 40 50)"'), clip=below
            ),
            group(sheet(letter, "#fbeccd", "m", 0.3), clip=above),
            at=at,
        ),
        box=(128, 128),
        grain=0.12 if size > 100 else 0,
    )


def pictures() -> dict[str, str]:
    """Return the logo and the icons by file name."""
    return {
        "logo/tremor": document(
            (1600, 460), group(wordmark(), at="translate(6 10)"), box=(572, 164.4), grain=0.12, seed=5
        ),
        "logo/icon": icon(512),
        "logo/icon_64": icon(64),
    }
