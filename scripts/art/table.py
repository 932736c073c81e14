"""What the game lies on: the wood of the table and the tray of the 25 tiles.

The tray is 1400 across: the frame is 50 wide, then five slots of 260; a slot's tile is 248.
"""

from random import Random

from tremor_gui.ui import palette

from .colour import dark, light
from .paper import document, flat, group, line, radial
from .shapes import num, octagon, poly, rect

TRAY, FRAME, PITCH, SLOT = 1400.0, 50.0, 260.0, 248.0


def _fibres(name: str, width: float, height: float, base: str, seed: int, strength: float) -> str:
    """Return a filter that lays the long fibres of wood over what it is applied to."""
    return (
        f'<filter id="{name}" filterUnits="userSpaceOnUse" x="0" y="0" width="{num(width)}" height="{num(height)}" '
        f'color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{base}" numOctaves="4" '
        f'seed="{seed}"/><feColorMatrix values="0.6 0.4 0 0 0 0.6 0.4 0 0 0 0.6 0.4 0 0 0 0 0 0 0 1" result="n"/>'
        f'<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k1="{num(strength * 2)}" k2="{num(1 - strength)}" '
        f'k3="0" k4="0"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    )


def wood(width: float = 1920, height: float = 1080) -> str:
    """Return planks of dark wood under a lamp."""
    rng = Random(2)
    parts = [f"<defs>{_fibres('fibre', width, height, '0.0016 0.05', 4, 0.75)}</defs>"]
    planks, y = [], 0.0
    while y < height:
        deep = rng.uniform(150, 190)
        planks.append(flat(rect(0, y, width, deep), dark(light(palette.WOOD, 0.1), rng.uniform(0, 0.22))))
        y += deep
        planks.append(flat(rect(0, y - 2.2, width, 2.2), "#120a06", 0.75))
        planks.append(flat(rect(0, y, width, 1.2), "#d9a874", 0.16))
    parts.append(group(*planks, filter="fibre"))
    lamp = radial("lamp", ((0, "#ffc888", 0.34), (0.5, "#ff9c50", 0.1), (1, "#ff9c50", 0)), width * 0.5, height * 0.36, width * 0.55)
    night = radial("night", ((0.35, "#0a0503", 0), (1, "#0a0503", 0.8)), width * 0.5, height * 0.45, width * 0.64)
    whole = rect(0, 0, width, height)
    parts.append(f"<defs>{lamp}{night}</defs>" + flat(whole, "url(#lamp)") + flat(whole, "url(#night)"))
    return "".join(parts)


def tray() -> str:
    """Return the sunken tray with a faint seat for each of the 25 tiles."""
    outer, floor = rect(12, 10, 1376, 1376, 34), rect(44, 42, 1312, 1312, 20)
    parts = [
        f"<defs>{_fibres('fibre', TRAY, TRAY, '0.004 0.06', 8, 0.7)}</defs>",
        flat(outer, palette.SHADOW, 0.8, 'filter="url(#b4)"'),
        group(flat(outer, "#7a4f30"), filter="fibre"),
        line(rect(16, 14, 1368, 1368, 31), "#d9a468", 3, 0.35),
        line(outer, "#1c100a", 3, 0.8),
        flat(floor, "#2a1d17"),
    ]
    inset = f'<path d="{rect(-60, -60, 1520, 1520)}{floor}" fill="#0a0504" fill-rule="evenodd" filter="url(#b4)"/>'
    seats = []
    for row in range(5):
        for column in range(5):
            x, y = FRAME + PITCH * column + (PITCH - SLOT) / 2, FRAME + PITCH * row + (PITCH - SLOT) / 2
            corners = [(x + a, y + b) for a, b in octagon(SLOT, SLOT * 0.16)]
            seats.append(flat(poly(corners), "#1f1510") + line(poly(corners), "#5a4030", 2.4, 0.55))
    parts.append(group(*seats, group(inset, opacity=0.75), clip=floor))
    parts.append(line(floor, "#120a06", 4, 0.9))
    return document((1400, 1400), *parts, grain=0.1, seed=6, scale=1.6)


def pictures() -> dict[str, str]:
    """Return the table's pictures by file name."""
    return {"table/wood": document((1920, 1080), wood(), grain=0.04, seed=3), "table/tray": tray()}


