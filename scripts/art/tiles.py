"""The 25 tile faces, their back, and what lies on or under a tile."""

from random import Random

from tremor_gui.games.tremor import tiles as rules
from tremor_gui.games.tremor.terms import DISASTER_KEYS, MANEUVERING
from tremor_gui.ui import palette

from . import landscapes, scenes
from .colour import dark, light
from .paper import document, flat, group, line, place, sheet, word
from .patterns import pattern
from .shapes import blob, boulder, ellipse, jitter, octagon, poly, star, torn

SIZE, CUT = 200.0, 32.0
OUTLINE = poly(octagon(SIZE, CUT))
FIRST_HALF = poly("16,16 32,0 168,0 200,32 200,168 184,184")
SECOND_HALF = poly("16,16 0,32 0,168 32,200 168,200 184,184")
DEBRIS_DEPTH = 19.0
HABITAT_SEATS = {"ice": "white", "rainforest": "green", "desert": "yellow", "reef": "blue"}


def debris(side: int, seed: int) -> str:
    """Return a heap of torn black paper along a side of the tile."""
    rng = Random(1000 + seed * 4 + side)
    left, right = CUT + 5, SIZE - CUT - 5
    bed = torn(
        [(left - 6, 1.5), (right + 6, 1.5), (right, DEBRIS_DEPTH - 2), (left, DEBRIS_DEPTH - 2)], 6, 2.8, rng
    )
    # Torn black paper shows its pale core; that edge tells the heap from a shadow at any size.
    core = [((x - 100) * 1.03 + 100, y + (4.6 if y > 6 else 0)) for x, y in bed]
    parts = [sheet(poly(core), "#d9ccba", "hl", 0), flat(poly(bed), "#0d0a09")]
    for i in range(8):
        x = left + (right - left) * (i + 0.5) / 8 + rng.uniform(-4, 4)
        scrap = torn(boulder(x, rng.uniform(7.5, 12), rng.uniform(8.5, 11.5), 6, rng), 5, 0.9, rng)
        shade = rng.choice(("#191412", "#241d1a", "#100c0b", "#2e2622"))
        parts.append(
            flat(poly(scrap), shade, 1, 'filter="url(#hs)"') + line(poly(scrap), "#a3978b", 0.9, 0.8)
        )
    return group(*parts, at=f"rotate({side * 90} 100 100)")


def number(value: int) -> str:
    """Return the printed number of a tile, a small disc on the split."""
    return sheet(ellipse(41, 41, 10.5), palette.PAPER, "hs", 0) + word(str(value), 41, 46, 14.5, palette.INK)


def _half(name: str, outline: str, turn: float) -> str:
    """Return one half of a disaster tile, turned so that its up is where it points."""
    moving = DISASTER_KEYS.index(name) in MANEUVERING
    rim = "#fbeed0" if moving else "#1d1416"
    return group(
        group(landscapes.land(name), at=place(100, 100, 1, turn)),
        line(OUTLINE, rim, 11 if moving else 12),
        clip=outline,
    )


def _disaster(face: rules.Face) -> str:
    first, second = (DISASTER_KEYS[d] for d in face.disasters)
    return (
        flat(OUTLINE, "#120b09")
        + _half(first, FIRST_HALF, 45)
        + _half(second, SECOND_HALF, 225)
        + line("M16,16L184,184", "#120b09", 5, 0.55, 'filter="url(#b1)"')
        + line("M16,16L184,184", palette.PAPER, 2.6)
    )


def _plain(face: rules.Face) -> str:
    if face.kind == rules.HABITAT:
        seat = HABITAT_SEATS[face.habitat]
        picture, rim = scenes.HABITATS[face.habitat](), palette.SEATS[seat]
    elif face.kind == rules.OASIS:
        picture, rim = scenes.oasis(face.number - 6), "#f3e2b8"
    else:
        picture, rim = scenes.earthquake(), "#3a1b1b"
    inner = line(OUTLINE, dark(rim, 0.6), 15) + line(OUTLINE, rim, 11)
    return group(picture, inner, clip=OUTLINE)


def tile(face: rules.Face) -> str:
    """Return a tile face at rotation 0."""
    body = _disaster(face) if face.kind == rules.DISASTER else _plain(face)
    edge = line(poly(octagon(SIZE, CUT, 0.6)), "#0c0706", 1.4, 0.8)
    heaps = "".join(debris(side, face.number) for side in face.debris)
    arrows = "".join(
        group(landscapes.pointer(), at=place(100, 100, 1, turn))
        for turn in ((45, 225) if face.disasters else ())
    )
    return document(
        (400, 400),
        group(body, heaps, arrows, edge, number(face.number), clip=OUTLINE),
        box=(200, 200),
        seed=face.number,
    )


def back() -> str:
    """Return the common back: a map whose land is not yet drawn."""
    rng = Random(77)
    rings = []
    for cx, cy, base in ((62, 70, 9), (142, 136, 12), (150, 52, 7)):
        for i in range(1, 5):
            rings.append(
                line(
                    blob(cx, cy, base * i * 0.95, base * i * 0.8, 0.13, 9, 50 + int(cx)), "#8a6536", 0.9, 0.5
                )
            )
    grid = "".join(f"M{v},0V200M0,{v}H200" for v in (40, 80, 120, 160))
    rose = (
        flat(poly(star(100, 100, 34, 9, 4, 45)), "#b48a4e")
        + sheet(poly(star(100, 100, 46, 10, 4)), "#6f4a24", "hm", 0.3)
        + "".join(
            flat(poly([(100, 100), p, q]), "#e9cf9c")
            for p, q in zip(star(100, 100, 46, 10, 4)[0::2], star(100, 100, 46, 10, 4)[1::2], strict=True)
        )
        + sheet(ellipse(100, 100, 6), "#c8402f", "hs", 0.3)
    )
    dots = "".join(ellipse(rng.uniform(20, 180), rng.uniform(20, 180), 0.7) for _ in range(40))
    return document(
        (400, 400),
        group(
            flat(OUTLINE, palette.PARCHMENT),
            flat(poly(jitter(octagon(200, 32, 15), 1, rng)), light(palette.PARCHMENT, 0.3)),
            line(grid, "#a47f4a", 0.6, 0.4),
            *rings,
            flat(dots, "#8a6536", 0.5),
            line(ellipse(100, 100, 54), "#8a6536", 1.4, 0.7),
            line(ellipse(100, 100, 50), "#8a6536", 0.6, 0.7),
            rose,
            line(OUTLINE, "#8d673a", 11),
            line(poly(octagon(200, 32, 8)), "#6d4b26", 1, 0.7),
            line(OUTLINE, "#4a3018", 2),
            clip=OUTLINE,
        ),
        box=(200, 200),
        seed=99,
        grain=0.2,
    )


def _block(colour: str) -> str:
    """Return a barrier of two crossed strips in a seat's colour and pattern."""
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    rng = Random(colour)
    strips = []
    for turn in (45, -45):
        strip = torn("-8,84 208,84 208,116 -8,116", 9, 1.6, rng)
        core = torn("-8,87 208,87 208,113 -8,113", 9, 1.2, rng)
        nails = flat(ellipse(26, 100, 3.4) + ellipse(174, 100, 3.4), "#1a1210", 0.85)
        strips.append(
            group(
                sheet(poly(strip), light(ink, 0.12) if colour == "white" else ink, "hl", 0.2),
                flat(poly(core), hue),
                pattern(colour, poly(core), 208, 13, 0.75),
                nails,
                at=f"rotate({turn} 100 100)",
            )
        )
    return document((400, 400), group(*strips, clip=OUTLINE), box=(200, 200))


def pictures() -> dict[str, str]:
    """Return everything about tiles by file name."""
    out = {f"tiles/tile_{face.number:02d}": tile(face) for face in rules.FACES}
    out["tiles/back"] = back()
    centred = 'transform="translate(10 10)"'
    out["tiles/shadow"] = document(
        (440, 440),
        flat(OUTLINE, palette.SHADOW, 0.8, f'{centred} filter="url(#b2)"'),
        box=(220, 220),
        grain=0,
    )
    out["tiles/rim"] = document(
        (400, 400), line(poly(octagon(200, 32, 3.5)), "#ffffff", 7), box=(200, 200), grain=0
    )
    out["blocks/shade"] = document((400, 400), flat(OUTLINE, "#0d0809", 0.5), box=(200, 200), grain=0)
    return out | {f"blocks/{colour}": _block(colour) for colour in palette.SEATS}
