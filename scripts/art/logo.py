"""The name of the game as cut letters broken by a fissure, and the icon."""

from random import Random

from tremor_gui.ui import palette

from .emblems import SIGNS
from .letters import LETTERS, spaced
from .paper import document, flat, group, place, radial, sheet
from .shapes import octagon, poly, rect, torn

# Across the word: where the fissure runs, in the letters' own units.
FISSURE = [(-30, 62), (60, 50), (96, 66), (168, 44), (236, 64), (300, 40), (352, 62), (420, 46), (474, 60), (570, 44)]


def _letter(name: str, fill: str, x: float, drop: float, turn: float, lift: str) -> str:
    path = "".join(poly(ring) for ring in LETTERS[name][1])
    return sheet(path, fill, lift, 0.35, f'fill-rule="evenodd" transform="translate({x:.1f} {drop:.1f}) rotate({turn:.1f} 40 50)"')


def wordmark() -> str:
    """Return TREMOR in a box of its own, 560 wide and 130 high."""
    rng = Random(14)
    width, letters = spaced("TREMOR", 9)
    shades = ("#f7e6c4", "#fbeccd", "#f3dfb8", "#fbeed4", "#f5e2bd", "#f9e9c9")
    upper_clip = poly([(-60, -60), (640, -60), (640, 44), *reversed(torn(FISSURE, 9, 2.2, Random(1), False)), (-60, 62)])
    lower_clip = poly([(-60, 240), (640, 240), (640, 48), *reversed([(x, y + 5) for x, y in torn(FISSURE, 9, 2.2, Random(1), False)]), (-60, 67)])
    tilt = [(rng.uniform(-3, 3), rng.uniform(-4, 4)) for _ in letters]
    upper, lower, fire = [], [], []
    for (name, x), (turn, drop), shade in zip(letters, tilt, shades, strict=True):
        fire.append(_letter(name, palette.LAVA, x + 1, drop + 3, turn, "s"))
        upper.append(_letter(name, shade, x, drop - 2, turn, "l"))
        lower.append(_letter(name, shade, x + 5, drop + 6, turn + 1.6, "l"))
    glow = group(*fire, filter="b2", opacity=0.85)
    return group(
        glow, *fire, group(*lower, clip=lower_clip), group(*upper, clip=upper_clip), at=f"translate({(560 - width) / 2:.1f} 14)"
    )


def icon(size: int) -> str:
    """Return the icon: a tile cracked by light, on the table's dark."""
    hue = palette.DISASTERS["volcano"]
    glow = radial("ember", ((0, "#ffdf8a", 1), (0.5, "#ff8a3a", 0.9), (1, "#7a2318", 0.2)), 64, 64, 62)
    tile = [(x + 12, y + 12) for x, y in octagon(104, 18)]
    crack = [(56, 8), (70, 8), (60, 36), (76, 52), (60, 74), (74, 92), (64, 120), (52, 120), (60, 94), (46, 74), (62, 54), (48, 38)]
    return document(
        (size, size),
        f"<defs>{glow}</defs>",
        sheet(poly(tile), "#2a1710", "m", 0.3),
        group(
            flat(rect(0, 0, 128, 128), palette.DISASTERS["tsunami"]),
            flat(poly([(12, 12), (116, 12), (116, 116)]), hue),
            group(SIGNS["volcano"](palette.CREAM, "#ffc04d", "m"), at=place(88, 42, 0.42, 45)),
            group(SIGNS["tsunami"](palette.CREAM, "#8fc4cd", "m"), at=place(40, 86, 0.42, 225)),
            flat(poly(crack), "#ffb03a", 0.9, 'filter="url(#b2)"'),
            sheet(poly(torn(crack, 6, 1.2, Random(2))), "#fff0b8", "m", 0),
            clip=poly([(x + 16, y + 16) for x, y in octagon(96, 16)]),
        ),
        box=(128, 128),
        grain=0.12 if size > 100 else 0,
    )


def pictures() -> dict[str, str]:
    """Return the logo and the icons by file name."""
    return {
        "logo/tremor": document((1600, 460), group(wordmark(), at="translate(6 10)"), box=(572, 164.4), grain=0.12, seed=5),
        "logo/icon": icon(512),
        "logo/icon_64": icon(64),
    }
