"""Meeples and portraits: the animals set on their seat's colour."""

from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.ui import palette

from .bodies import BODIES
from .colour import dark, light
from .heads import HEADS
from .paper import document, flat, group, line, sheet
from .patterns import pattern
from .shapes import ellipse, rect

FOLD = (
    '<filter id="fold" filterUnits="userSpaceOnUse" x="0" y="0" width="128" height="128" '
    'color-interpolation-filters="sRGB"><feFlood flood-color="#1a0e08" flood-opacity="0.17" x="64" y="0" '
    'width="64" height="128"/><feComposite in2="SourceAlpha" operator="in" result="dim"/><feMerge>'
    '<feMergeNode in="SourceGraphic"/><feMergeNode in="dim"/></feMerge></filter>'
)


def meeple(key: str) -> str:
    """Return a standing figure: the folded animal on a base in its seat's colour."""
    colour = SPECIES[key].colour
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    top = ellipse(64, 109, 43, 12)
    base = sheet(ellipse(64, 113, 43, 12), ink, "s", 0) + flat(top, hue) + pattern(colour, top, 128, 11, 0.7)
    figure = group(BODIES[key](), filter="fold")
    # The figure is set a little smaller so that its paper outline stays inside the picture.
    inside = group(base, figure, at="translate(4.5 3) scale(0.93)")
    return document((384, 384), f"<defs>{FOLD}</defs>", group(inside, filter="cutout"), box=(128, 128))


def portrait(key: str) -> str:
    """Return a head before a lamp-lit disc, framed in its seat's colour."""
    colour = SPECIES[key].colour
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    frame, inner = rect(3, 3, 122, 122, 24), rect(10, 10, 108, 108, 17)
    ground = _GROUNDS[colour]
    return document(
        (384, 384),
        sheet(frame, hue, "s", 0.3),
        pattern(colour, frame, 128, 9, 0.6),
        line(frame, dark(ink, 0.2), 1.4, 0.8),
        sheet(inner, dark(ground, 0.25), "hm", 0),
        group(
            flat(inner, ground),
            sheet(ellipse(64, 60, 49), light(ground, 0.5), "m", 0.2),
            HEADS[key](),
            clip=inner,
        ),
        line(inner, dark(ink, 0.35), 1.6, 0.7),
        box=(128, 128),
    )


_GROUNDS = {"white": "#8d97a8", "green": "#2f6f47", "yellow": "#b8791f", "blue": "#3f74c4"}
"""The air behind a portrait, a shade away from the seat's own colour so that the animal stands out."""


def pictures() -> dict[str, str]:
    """Return all meeples and portraits by file name."""
    out = {f"meeples/{key}": meeple(key) for key in SPECIES}
    out |= {f"portraits/{key}": portrait(key) for key in SPECIES}
    out["meeples/shadow"] = document(
        (256, 128),
        flat(ellipse(64, 32, 46, 17), dark(palette.SHADOW, 0), 0.75, 'filter="url(#b2)"'),
        box=(128, 64),
        grain=0,
    )
    return out
