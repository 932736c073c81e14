"""The icons of actions and buttons: one weight of line and plain shapes in cream paper."""

from tremor_gui.ui import palette

from .paper import document, flat, group, line
from .shapes import ellipse, poly, rect, ring_slice, smooth, star

INK = palette.CREAM


def _l(path: str, width: float = 4.2) -> str:
    return line(path, INK, width)


def _f(path: str) -> str:
    return flat(path, INK)


def _dots(points: tuple[tuple[float, float], ...], r: float = 2.4) -> str:
    return flat("".join(ellipse(x, y, r) for x, y in points), "#4a3426")


def _head(x: float, y: float, dx: float, dy: float) -> str:
    """Return an arrow's head whose tip is at a point, pointing along a direction."""
    px, py = -dy, dx
    return _f(poly([(x, y), (x - dx * 10 + px * 7.5, y - dy * 10 + py * 7.5), (x - dx * 10 - px * 7.5, y - dy * 10 - py * 7.5)]))


def _icons() -> dict[str, str]:
    paw = smooth("24,24 32,29 34,37 28,41 24,39 20,41 14,37 16,29")
    toes = ellipse(11, 22, 4, 5.5) + ellipse(19, 13, 4.2, 6) + ellipse(29, 13, 4.2, 6) + ellipse(37, 22, 4, 5.5)
    gear = poly(star(24, 24, 20, 15.5, 9)) + ellipse(24, 24, 6.5)
    speaker = poly("6,18 14,18 24,9 24,39 14,30 6,30")
    eye = smooth("4,24 14,13 24,10 34,13 44,24 34,35 24,38 14,35")
    return {
        "traverse": _f(paw + toes),
        "twist": _f(poly("18,16 30,16 34,20 34,30 30,34 18,34 14,30 14,20"))
        + _l("M8,30A18,18 0 0 1 24,6") + _head(32, 5.5, 0.98, -0.08) + _l("M40,18A18,18 0 0 1 24,42") + _head(16, 42.5, -0.98, 0.08),
        "scout": _l(ellipse(20, 20, 13), 4.6) + _l("M30,30L42,42", 6) + _f(poly("20,12 23,20 20,28 17,20")),
        "explore": _f(poly("5,12 17,7 31,12 43,7 43,36 31,41 17,36 5,41"))
        + line("M17,8V35M31,13V40", "#4a3426", 2) + line("M10,30l5,-6l6,4l7,-9l9,4", "#4a3426", 2),
        "forecast": _f(smooth("10,28 4,20 12,12 20,8 32,9 38,16 45,22 40,29 26,29"))
        + _f(poly("25,28 16,38 22,38 18,46 31,35 25,35 30,28")),
        "roll": _f(rect(7, 7, 34, 34, 8)) + _dots(((16, 16), (32, 16), (24, 24), (16, 32), (32, 32)), 3.2),
        "undo": _l("M12,18H30A10,10 0 0 1 30,38H18", 5) + _head(5, 18, -1, 0),
        "menu": _l("M9,13H39M9,24H39M9,35H39", 5),
        "log": _f(rect(9, 5, 30, 38, 4)) + line("M15,14H33M15,21H33M15,28H33M15,35H26", "#4a3426", 2.4),
        "save": _f("M8,6H34L42,14V42H8Z") + flat(rect(15, 26, 19, 16), "#4a3426") + flat(rect(15, 6, 15, 11), "#4a3426") + _f(rect(24, 8, 4, 7)),
        "settings": f'<path d="{gear}" fill="{INK}" fill-rule="evenodd"/>',
        "sound": _f(speaker) + _l("M30,17A10,10 0 0 1 30,31M35,11A18,18 0 0 1 35,37", 3.8),
        "mute": _f(speaker) + _l("M31,18L43,30M43,18L31,30", 4.2),
        "fullscreen": _l("M8,18V8H18M30,8H40V18M40,30V40H30M18,40H8V30", 5),
        "back": _l("M14,24H41", 5.4) + _l("M22,11L9,24L22,37", 5.4),
        "seed": _f(smooth("24,44 12,36 10,22 24,4 38,22 36,36")) + line("M24,38V18M24,30l7,-7M24,26l-6,-6", "#4a3426", 2.4),
        "player": _f(ellipse(24, 15, 9.5)) + _f("M6,43C6,30 14,27 24,27S42,30 42,43Z"),
        "help": _l("M14,17C14,5 34,5 34,17C34,25 24,25 24,32", 5.4) + _f(ellipse(24, 41, 3.4)),
        "check": _l("M8,26L19,37L41,11", 6.4),
        "cross": _l("M11,11L37,37M37,11L11,37", 6.4),
        "clockwise": _l("M37,15A16,16 0 1 0 40,26", 5) + _head(41, 20, 0.5, 0.86),
        "anticlockwise": _l("M11,15A16,16 0 1 1 8,26", 5) + _head(7, 20, -0.5, 0.86),
        "eye": _f(eye) + flat(ellipse(24, 24, 8.5), "#4a3426") + _f(ellipse(27, 21, 2.8)),
        "tremor": _l("M4,24H13L17,12L22,38L28,8L32,28L35,24H44", 4),
        "hourglass": _f(poly("10,5 38,5 38,10 27,24 38,38 38,43 10,43 10,38 21,24 10,10"))
        + flat(poly("17,36 24,28 31,36 31,38 17,38"), "#4a3426"),
        "play": _f(poly("13,7 41,24 13,41")),
        "pause": _f(rect(11, 8, 9, 32, 2) + rect(28, 8, 9, 32, 2)),
        "turn": _f(ring_slice(24, 24, 12, 18, -60, 200)) + _head(10, 33, -0.6, -0.8),
    }


def pictures() -> dict[str, str]:
    """Return all icons by file name."""
    return {
        f"icons/{name}": document((96, 96), group(drawing, filter="s"), box=(48, 48), grain=0.06)
        for name, drawing in _icons().items()
    }
