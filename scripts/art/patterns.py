"""The second mark of a seat: plain, leaf-veined, dotted or waved."""

from tremor_gui.ui import palette

from .paper import flat, group, line
from .shapes import ellipse, num, poly


def pattern(colour: str, clip: str, size: float, pitch: float = 12, strength: float = 0.8) -> str:
    """Return a seat's pattern over a square from 0 to ``size``, clipped to an outline."""
    ink = palette.SEATS_DARK[colour]
    kind = palette.SEAT_PATTERNS[colour]
    draw = {"plain": _plain, "veined": _veined, "dotted": _dotted, "waved": _waved}[kind]
    return group(draw(size, pitch, ink), clip=clip, opacity=strength)


def _plain(size: float, pitch: float, ink: str) -> str:
    return ""


def _dotted(size: float, pitch: float, ink: str) -> str:
    parts = []
    rows = int(size / pitch) + 2
    for row in range(rows):
        for column in range(rows):
            x = column * pitch + (pitch / 2 if row % 2 else 0)
            parts.append(ellipse(x, row * pitch * 0.87, pitch * 0.21))
    return flat("".join(parts), ink)


def _waved(size: float, pitch: float, ink: str) -> str:
    parts = []
    for row in range(int(size / pitch) + 2):
        y = row * pitch
        step = pitch * 0.75
        bends = "".join(
            f"q{num(step / 2)},{num(-pitch * 0.5)} {num(step)},0t{num(step)},0" for _ in range(12)
        )
        parts.append(f"M{num(-pitch)},{num(y)}{bends}")
    return line("".join(parts), ink, pitch * 0.2)


def _veined(size: float, pitch: float, ink: str) -> str:
    parts = []
    wide = pitch * 1.5
    for column in range(int(size / wide) + 2):
        x = column * wide
        parts.append(f"M{num(x)},{num(-pitch)}V{num(size + pitch)}")
        for row in range(-1, int(size / pitch) + 3):
            y = row * pitch
            reach = wide * 0.42
            rise = y - pitch * 0.45
            parts.append(poly([(x - reach, rise), (x, y), (x + reach, rise)], closed=False))
    return line("".join(parts), ink, pitch * 0.15)
