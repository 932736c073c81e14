"""What the game lies on: the wood of the table and the tray of the 25 tiles.

The tray is 1400 across: the frame is 50 wide, then five slots of 260; a slot's tile is 248.
"""

from math import exp, sin
from random import Random

from tremor_gui.ui import palette

from .colour import mix
from .paper import document, flat, group, line, radial
from .shapes import ellipse, num, octagon, poly, rect, smooth

TRAY, FRAME, PITCH, SLOT = 1400.0, 50.0, 260.0, 248.0


def _grain(x0: float, x1: float, y0: float, y1: float, rng: Random) -> str:
    """Return the long grain of one plank: quiet lines that part round a knot here and there."""
    knots = (
        [(rng.uniform(x0 + 60, x1 - 60), rng.uniform(y0, y1))]
        if x1 - x0 > 400 and rng.random() < 0.45
        else []
    )
    paths, y = [], y0 + rng.uniform(4, 9)
    while y < y1 - 3:
        phase, swing = rng.uniform(0, 6.3), rng.uniform(1, 3)
        points = []
        for i in range(13):
            x = x0 + (x1 - x0) * i / 12
            shift = swing * sin(phase + i * 0.55)
            for kx, ky in knots:
                near = exp(-(((x - kx) / 90) ** 2) - ((y - ky) / 26) ** 2)
                shift += (14 if y >= ky else -14) * near
            points.append((x, min(max(y + shift, y0 + 1), y1 - 1)))
        paths.append(smooth(points, closed=False))
        y += rng.uniform(6, 15)
    rings = "".join(ellipse(kx, ky, 11 - i * 4, 5 - i * 1.8) for kx, ky in knots for i in range(2))
    return line("".join(paths), "#1d0f08", 1.5, 0.3) + (line(rings, "#1d0f08", 1.6, 0.4) if rings else "")


def wood(width: float = 1920, height: float = 1080) -> str:
    """Return planks cut from brown paper, staggered, under a lamp."""
    rng = Random(2)
    parts = [flat(rect(0, 0, width, height), "#130a06")]
    y = 0.0
    while y < height:
        deep, x = rng.uniform(118, 150), -rng.uniform(0, 500)
        while x < width:
            long = rng.uniform(520, 980)
            tone = mix("#5a3b27", "#432a1b", rng.random())
            plank = rect(x + 1, y + 1, long - 2.5, deep - 2.5, 3)
            parts.append(flat(plank, tone) + _grain(x + 1, x + long - 2, y + 2, y + deep - 2, rng))
            parts.append(line(f"M{num(x + 4)},{num(y + 2)}H{num(x + long - 4)}", "#e0aa78", 1.2, 0.16))
            x += long
        y += deep
    lamp = radial(
        "lamp",
        ((0, "#ffcf93", 0.2), (0.55, "#ff9c50", 0.07), (1, "#ff9c50", 0)),
        width * 0.5,
        height * 0.4,
        width * 0.5,
    )
    night = radial(
        "night", ((0.3, "#0a0503", 0.12), (1, "#0a0503", 0.78)), width * 0.5, height * 0.46, width * 0.62
    )
    whole = rect(0, 0, width, height)
    parts.append(f"<defs>{lamp}{night}</defs>" + flat(whole, "url(#lamp)") + flat(whole, "url(#night)"))
    return "".join(parts)


def _frame() -> str:
    """Return the tray's four mitred bars."""
    rng = Random(5)
    out, ins = 12.0, 46.0
    far_out, far_in = TRAY - 12, TRAY - 46
    bar = poly([(out, out), (far_out, out), (far_in, ins), (ins, ins)])
    grain = _grain(out, far_out, out, ins, rng)
    bars = "".join(
        group(flat(bar, tone), group(grain, clip=bar), at=f"rotate({turn} {num(TRAY / 2)} {num(TRAY / 2)})")
        for turn, tone in ((0, "#8a5a37"), (90, "#74492c"), (180, "#6a4227"), (270, "#7c5032"))
    )
    mitres = line(
        f"M{num(out)},{num(out)}L{num(ins)},{num(ins)}M{num(far_out)},{num(out)}L{num(far_in)},{num(ins)}"
        f"M{num(out)},{num(far_out)}L{num(ins)},{num(far_in)}M{num(far_out)},{num(far_out)}L{num(far_in)},{num(far_in)}",
        "#2a160c",
        2.4,
        0.7,
    )
    corner = rect(out, out, far_out - out, far_out - out, 22)
    return (
        group(bars, mitres, clip=corner)
        + line(rect(out + 3, out + 3, far_out - out - 6, far_out - out - 6, 19), "#f0bd86", 2.4, 0.4)
        + line(corner, "#1c100a", 3, 0.9)
    )


def tray() -> str:
    """Return the sunken tray with a faint seat for each of the 25 tiles."""
    outer, floor = rect(12, 12, 1376, 1376, 22), rect(46, 46, 1308, 1308, 10)
    inset = flat(rect(-60, -60, 1520, 1520) + floor, "#0a0504", 1, 'fill-rule="evenodd" filter="url(#b4)"')
    seats = []
    for row in range(5):
        for column in range(5):
            x, y = FRAME + PITCH * column + (PITCH - SLOT) / 2, FRAME + PITCH * row + (PITCH - SLOT) / 2
            corners = poly((x + a, y + b) for a, b in octagon(SLOT, SLOT * 0.16))
            seats.append(flat(corners, "#2b1f19") + line(corners, "#6b4f3a", 2.4, 0.6))
    return document(
        (1400, 1400),
        flat(outer, palette.SHADOW, 0.8, 'filter="url(#xl)"'),
        _frame(),
        flat(floor, "#3a2b22"),
        group(*seats, group(inset, opacity=0.8), clip=floor),
        line(floor, "#120a06", 4, 0.9),
        grain=0.12,
        seed=6,
        scale=1.6,
        tones=4,
    )


def pictures() -> dict[str, str]:
    """Return the table's pictures by file name."""
    return {
        "table/wood": document((1920, 1080), wood(), grain=0.06, seed=3, scale=1.5, tones=4),
        "table/tray": tray(),
    }
