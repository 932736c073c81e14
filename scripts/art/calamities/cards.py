"""The Catastrophes' pictures: scenes, the fronts and backs of both stages, and the hourglass seal.

A front is 450 by 320 units at two pixels each, its window a hole below which a scene is laid.
"""

from random import Random

from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.ui import palette

from ..climate.cards import window_shade
from ..colour import dark, light, mix
from ..motifs import BOLT, fissure, rays
from ..paper import document, flat, group, line, place, radial, sheet
from ..shapes import dots, ellipse, num, polar, poly, rect, star, torn
from . import fire, ground, weather, world

W, H, CORNER = 450.0, 320.0, 14.0
WINDOW = (57.0, 49.0, 336.0, 210.0)
TITLE = (57.0, 12.0, 336.0, 33.0)
TEXT = (24.0, 264.0, 402.0, 44.0)
SCENES = fire.SCENES | ground.SCENES | weather.SCENES | world.SCENES
HUES = {1: "#8a4a26", 2: "#6b1f33"}
"""The paper of a stage: scorched earth, then embers in the dark."""


def _bolts(stage: int) -> str:
    """Return a stage's sign about the origin: one bolt or two, as on the Seismic Track."""
    places = (0,) if stage == 1 else (-9, 9)
    return "".join(sheet(poly(BOLT), "#ffd86b", "s", 0.5, f'transform="{place(x, 0, 0.8)}"') for x in places)


def _stage_seal(stage: int) -> str:
    hue = HUES[stage]
    return (
        sheet(poly(star(0, 0, 24, 20.5, 12)), dark(hue, 0.55), "m", 0.3)
        + sheet(ellipse(0, 0, 17.5), light(hue, 0.16), "s", 0.4)
        + group(_bolts(stage), at=place(0, 0, 0.66))
    )


def front(stage: int) -> str:
    """Return the front of a stage's cards, its window open."""
    hue = HUES[stage]
    rng = Random(stage)
    card, hole = rect(1, 1, W - 2, H - 2, CORNER), rect(*WINDOW, 6)
    mat = poly(torn([(5, 5), (W - 5, 5), (W - 5, H - 5), (5, H - 5)], 11, 1.6, rng))
    inner = poly(torn([(8.5, 8.5), (W - 8.5, 8.5), (W - 8.5, H - 8.5), (8.5, H - 8.5)], 11, 1.6, rng))
    cracks = "".join(
        fissure(path, 5, seed)
        for path, seed in (
            ("22,60 30,84 24,104 34,122", 1),
            ("36,196 26,214 33,236 24,254", 2),
            ("428,60 418,82 426,104 416,124", 3),
            ("414,194 424,216 417,234 428,254", 4),
        )
    )
    return document(
        (900, 640),
        window_shade(WINDOW, 6),
        flat(card + hole, dark(hue, 0.62), 1, 'fill-rule="evenodd"'),
        sheet(mat + hole, mix(hue, palette.LAVA, 0.7), "s", 0, 'fill-rule="evenodd"'),
        sheet(inner + hole, hue, "m", 0.35, 'fill-rule="evenodd"'),
        cracks,
        sheet(rect(*TITLE, 6), palette.PAPER, "m", 0.5),
        sheet(rect(*TEXT, 6), palette.PAPER, "m", 0.5),
        line(hole, palette.PAPER, 2.6),
        group(_stage_seal(stage), at=place(31, 154, 0.92)),
        line(card, "#0d0608", 1.2, 0.7),
        box=(W, H),
        seed=stage,
        tones=3,
        grain=0.06,
        scale=1.4,
    )


def back(stage: int) -> str:
    """Return the back of a stage's deck: rings of broken ground round its sign."""
    hue = HUES[stage]
    rng = Random(20 + stage)
    card, mat = rect(1, 1, 238, 338, CORNER), rect(10, 10, 220, 320, 9)
    fire = radial(
        "core",
        ((0, "#fff3b8", 1), (0.3, "#ffb437", 1), (0.65, "#f0562a", 1), (1, "#7b1f1b", 1)),
        120,
        170,
        180,
    )
    plates = []
    for inner, outer, count, tone in ((54, 100, 9, 0.12), (104, 154, 12, 0.3), (158, 240, 14, 0.45)):
        for i in range(count):
            a0, a1 = 360 * i / count + 2.2, 360 * (i + 1) / count - 1.2
            outline = [
                polar(120, 170, inner + rng.uniform(-4, 4), a0),
                polar(120, 170, outer + rng.uniform(-5, 3), a0 + rng.uniform(-3, 3)),
                polar(120, 170, outer + rng.uniform(-4, 4), (a0 + a1) / 2),
                polar(120, 170, outer + rng.uniform(-5, 3), a1),
                polar(120, 170, inner + rng.uniform(-4, 4), a1 - rng.uniform(0, 3)),
            ]
            plates.append(
                sheet(poly(torn(outline, 10, 1.6, rng)), dark(hue, tone + rng.uniform(0, 0.14)), "m", 0.3)
            )
    seal = (
        sheet(poly(star(0, 0, 60, 52, 12)), dark(hue, 0.7), "xl", 0.3)
        + line(ellipse(0, 0, 47), palette.EMBER, 1.4, 0.9)
        + flat(
            dots(
                " ".join(f"{num(x)},{num(y)},1.5" for x, y in (polar(0, 0, 42, a) for a in range(0, 360, 20)))
            ),
            palette.EMBER,
            0.8,
        )
        + sheet(ellipse(0, 0, 36), hue, "m", 0.4)
        + group(_bolts(stage), at=place(0, 0, 1.4))
    )
    return document(
        (480, 680),
        f"<defs>{fire}</defs>",
        flat(card, palette.PAPER_SHADE),
        flat(mat, "#1a0a0c", 1, 'filter="url(#m)"'),
        group(flat(mat, "url(#core)"), rays(120, 170, 260, 18, "#fff0b0", 0.25), *plates, clip=mat),
        group(seal, at=place(120, 170)),
        line(mat, palette.EMBER, 1.2, 0.8),
        line(card, palette.INK, 1.2, 0.5),
        box=(240, 340),
        seed=stage,
        tones=3,
        grain=0.06,
        scale=1.4,
    )


def hourglass() -> str:
    """Return the seal of the cards that end with adding and removing tokens by turn order."""
    glass = poly("-16,-23 16,-23 16,-18 4,0 16,18 16,23 -16,23 -16,18 -4,0 -16,-18")
    return document(
        (96, 96),
        group(
            sheet(poly(star(0, 0, 44, 40, 18)), "#3a1a10", "m", 0.3),
            sheet(ellipse(0, 0, 36), palette.EMBER, "m", 0.4),
            flat(ellipse(0, 0, 32.5), light(palette.EMBER, 0.2)),
            sheet(glass, "#4a2514", "s", 0.4),
            flat(poly("-10,-17 10,-17 0,-3"), palette.CREAM),
            flat(poly("-11,18 0,6 11,18"), "#ff8a2b"),
            at=place(48, 47, 1),
        ),
        grain=0.1,
    )


def pictures() -> dict[str, str]:
    """Return everything about Catastrophes by file name."""
    out = {
        f"catastrophes/{card.key}": document(
            (720, 450), SCENES[card.key](), box=(360, 225), seed=i, tones=3, grain=0.07, scale=2
        )
        for i, card in enumerate(CATASTROPHES)
    }
    for stage in HUES:
        out[f"catastrophes/frame_{stage}"] = front(stage)
        out[f"catastrophes/back_{stage}"] = back(stage)
    return out | {"catastrophes/hourglass": hourglass()}
