"""The icons of actions and buttons: one weight of line and plain shapes in cream paper.

Details are holes, so an icon may be tinted to any colour and laid on any ground.
"""

from zlib import crc32

from tremor_gui.ui import palette

from .paper import document, flat, group, line, place
from .shapes import dots, ellipse, poly, rect, smooth, star

INK, HOLE = palette.CREAM, "#000"


def _l(path: str, width: float = 4.2) -> str:
    return line(path, INK, width)


def _f(path: str) -> str:
    return flat(path, INK)


def _cut(body: str, *holes: str) -> str:
    """Return a shape with holes; a hole is drawn in ``HOLE``."""
    inside = "".join(holes)
    name = f"m{crc32(inside.encode()):08x}"
    mask = f'<mask id="{name}">{flat(rect(0, 0, 48, 48), "#fff")}{inside}</mask>'
    return f'{mask}<g mask="url(#{name})">{body}</g>'


def _head(x: float, y: float, dx: float, dy: float) -> str:
    """Return an arrow's head whose tip is at a point, pointing along a direction."""
    side, back = 7.5, 10
    bx, by = x - dx * back, y - dy * back
    return _f(poly([(x, y), (bx - dy * side, by + dx * side), (bx + dy * side, by - dx * side)]))


def _acts() -> dict[str, str]:
    """Return what a player does."""
    paw = smooth("24,24 32,29 34,37 28,41 24,39 20,41 14,37 16,29")
    toes = (
        ellipse(11, 22, 4, 5.5) + ellipse(19, 13, 4.2, 6) + ellipse(29, 13, 4.2, 6) + ellipse(37, 22, 4, 5.5)
    )
    tile = poly("18,16 30,16 34,20 34,30 30,34 18,34 14,30 14,20")
    turns = _l("M8,30A18,18 0 0 1 24,6M40,18A18,18 0 0 1 24,42")
    chart = _f(poly("5,12 17,7 31,12 43,7 43,36 31,41 17,36 5,41"))
    cloud = smooth("10,26 4,19 11,11 20,6 31,7 37,14 45,20 40,27 26,27")
    bolt = poly("26,20 14,34 22,34 17,46 34,29 26,29 31,20")
    strips = poly("7,13 13,7 41,35 35,41") + poly("35,7 41,13 13,41 7,35")
    glass = poly("10,5 38,5 38,10 27,24 38,38 38,43 10,43 10,38 21,24 10,10")
    return {
        "traverse": _f(paw + toes),
        "twist": _f(tile) + turns + _head(32, 5.5, 0.98, -0.08) + _head(16, 42.5, -0.98, 0.08),
        "scout": _l(ellipse(20, 20, 13), 4.6)
        + _l("M30,30L42,42", 6)
        + _f(poly("20,11 23.5,20 20,29 16.5,20")),
        "explore": _cut(chart, line("M17,8V35M31,13V40M10,30l5,-6l6,4l7,-9l9,4", HOLE, 2.2)),
        "forecast": _cut(_f(cloud), line(bolt, HOLE, 5)) + _f(bolt),
        "roll": _cut(
            _f(rect(7, 7, 34, 34, 8)), flat(dots("16,16,3.2 32,16,3.2 24,24,3.2 16,32,3.2 32,32,3.2"), HOLE)
        ),
        "block": _cut(_f(strips), flat(dots("14,14,1.8 34,14,1.8 14,34,1.8 34,34,1.8"), HOLE)),
        "card": _f(rect(11, 5, 26, 38, 4)),
        "tremor": _l("M4,24H13L17,12L22,38L28,8L32,28L35,24H44", 4),
        "hourglass": _cut(_f(glass), flat(poly("17,36 24,28 31,36 31,38 17,38"), HOLE)),
    }


def _buttons() -> dict[str, str]:
    """Return what the window offers."""
    gear = poly(star(24, 24, 20, 15.5, 9))
    speaker = poly("6,18 14,18 24,9 24,39 14,30 6,30")
    eye = smooth("4,24 14,13 24,10 34,13 44,24 34,35 24,38 14,35")
    leaf = smooth("24,44 12,36 10,22 24,4 38,22 36,36")
    disk = _f("M8,6H34L42,14V42H8Z")
    return {
        "undo": _l("M12,18H30A10,10 0 0 1 30,38H18", 5) + _head(5, 18, -1, 0),
        "menu": _l("M9,13H39M9,24H39M9,35H39", 5),
        "log": _cut(_f(rect(9, 5, 30, 38, 4)), line("M15,14H33M15,21H33M15,28H33M15,35H26", HOLE, 2.6)),
        "save": _cut(
            disk, flat(rect(15, 26, 19, 16) + "M15,6H23V17H15ZM28,6H31V17H28ZM23,13H28V17H23Z", HOLE)
        ),
        "settings": _cut(_f(gear), flat(ellipse(24, 24, 6.5), HOLE)),
        "sound": _f(speaker) + _l("M30,17A10,10 0 0 1 30,31M35,11A18,18 0 0 1 35,37", 3.8),
        "mute": _f(speaker) + _l("M31,18L43,30M43,18L31,30", 4.2),
        "fullscreen": _l("M8,18V8H18M30,8H40V18M40,30V40H30M18,40H8V30", 5),
        "back": _l("M14,24H41M22,11L9,24L22,37", 5.4),
        "seed": _cut(_f(leaf), line("M24,38V18M24,30l7,-7M24,26l-6,-6", HOLE, 2.4)),
        "arrow_north": _l("M24,41V9M11,22L24,9L37,22", 5.4),
        "arrow_east": _l("M7,24H39M26,11L39,24L26,37", 5.4),
        "arrow_south": _l("M24,7V39M11,26L24,39L37,26", 5.4),
        "arrow_west": _l("M41,24H9M22,11L9,24L22,37", 5.4),
        "player": _f(ellipse(24, 15, 9.5) + "M6,43C6,30 14,27 24,27S42,30 42,43Z"),
        "help": _l("M14,17C14,5 34,5 34,17C34,25 24,25 24,32", 5.4) + _f(ellipse(24, 41, 3.4)),
        "check": _l("M8,26L19,37L41,11", 6.4),
        "cross": _l("M11,11L37,37M37,11L11,37", 6.4),
        "clockwise": _l("M37,15A16,16 0 1 0 40,26", 5) + _head(41, 20, 0.5, 0.86),
        "anticlockwise": _l("M11,15A16,16 0 1 1 8,26", 5) + _head(7, 20, -0.5, 0.86),
        "eye": _cut(_f(eye), flat(ellipse(24, 24, 8.5), HOLE)) + _f(ellipse(25.5, 22.5, 4)),
        "hint": _f("M24,4A15,15 0 0 1 33,31L31,35H17L15,31A15,15 0 0 1 24,4Z" + rect(17, 37.5, 14, 3, 1.5))
        + _f(rect(19.5, 42.5, 9, 3, 1.5)),
        "play": _f(poly("13,7 41,24 13,41")),
        "pause": _f(rect(11, 8, 9, 32, 2) + rect(28, 8, 9, 32, 2)),
        "again": _l("M37,15A16,16 0 1 0 40,26", 5) + _head(41, 20, 0.5, 0.86) + _f(poly("20,16 32,24 20,32")),
        "step_on": _f(poly("10,8 30,24 10,40") + rect(33, 8, 6, 32, 2)),
        "step_back": _f(poly("38,8 18,24 38,40") + rect(9, 8, 6, 32, 2)),
        "turn_on": _f(poly("5,9 21,24 5,39") + poly("21,9 37,24 21,39") + rect(38, 9, 5.5, 30, 2)),
        "turn_back": _f(poly("43,9 27,24 43,39") + poly("27,9 11,24 27,39") + rect(4.5, 9, 5.5, 30, 2)),
        "chart": _l("M7,6V41H43", 4.6) + _l("M13,33L22,21L30,27L41,10", 4.6),
        "star": _f(poly(star(24, 25.5, 21, 9.2, 5))),
        "puzzle": _f(
            "M5,15H15.5A6.2,6.2 0 1 1 25.5,15H35V24.5A6.2,6.2 0 1 1 35,34.5V44H25.5A6.2,6.2 0 1 0 15.5,44H5Z"
        ),
        "film": _cut(
            _f(rect(5, 9, 38, 30, 4)),
            flat("".join(rect(9 + 8 * at, y, 4, 4) for at in range(4) for y in (12, 32)), HOLE),
            flat(poly("20,19 31,24 20,29"), HOLE),
        ),
    }


def _modes() -> dict[str, str]:
    """Return what has to do with cards, answers and ways to play."""
    card = rect(-8, -24, 16, 26, 2.5)
    fan = (place(17, 35, 1, -24), place(24, 31, 1), place(31, 35, 1, 24))
    back = "".join(_f(rect(x, y, 24, 32, 3.5)) for x, y in ((17, 4), (13, 8)))
    folds = "M4,5H44V10H4ZM6,12H21C21,24 16,34 8,43H6ZM42,12H27C27,24 32,34 40,43H42Z"
    speech = "M9,6H39A5,5 0 0 1 44,11V28A5,5 0 0 1 39,33H26L15,43V33H9A5,5 0 0 1 4,28V11A5,5 0 0 1 9,6Z"
    person = "M4,41C4,30 9,27 16,27S28,30 28,41Z"
    plates = "4,7 20,7 15,18 23,24 14,32 18,41 4,41", "25,7 44,7 44,41 23,41 20,32 29,24 20,18"
    flag = _cut(
        _f(rect(10, 6, 32, 24)),
        flat(
            "".join(rect(10 + 8 * x, 6 + 8 * y, 8, 8) for y in range(3) for x in range(4) if (x + y) % 2),
            HOLE,
        ),
    )
    return {
        "hand": "".join(
            _cut(group(_f(card), at=at), group(line(card, HOLE, 2.4), at=above) if above else "")
            for at, above in zip(fan, (*fan[1:], ""), strict=True)
        ),
        "deck": _cut(
            back, line(rect(9, 12, 24, 32, 3.5), HOLE, 2.4) + line(rect(13, 8, 24, 32, 3.5), HOLE, 2.4)
        )
        + _f(rect(9, 12, 24, 32, 3.5)),
        "discard": _f(rect(8, 22, 24, 18, 3.5)) + _l("M24,14A14,14 0 0 1 40,26", 4.6) + _head(41, 34, 0.1, 1),
        "curtain": _f(folds),
        "pass": _l("M7,24H29M20,12L32,24L20,36M41,9V39", 5.4),
        "ask": _cut(
            _f(speech),
            line("M18,16C18,9 30,9 30,16C30,20 24,20 24,24", HOLE, 3.6),
            flat(ellipse(24, 29, 2.2), HOLE),
        ),
        "team": _f(ellipse(16, 17, 7.5) + person)
        + group(_f(ellipse(16, 17, 7.5) + person), at="translate(48 0) scale(-1 1)"),
        "rumble": "".join(_f(poly(p)) for p in plates),
        "race": flag + _l("M10,6V44", 4.6) + _l(rect(10, 6, 32, 24), 2.4),
    }


def pictures() -> dict[str, str]:
    """Return all icons by file name."""
    return {
        f"icons/{name}": document((96, 96), group(drawing, filter="s"), box=(48, 48), grain=0.06)
        for name, drawing in (_acts() | _buttons() | _modes()).items()
    }
