"""Draws a hint: numbers at the places of the options, and a sheet that says why."""

from collections.abc import Iterable
from math import dist
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen

from .areas import Areas
from .hint import Advice

_WIDTH: Final = 600.0
_MARGIN: Final = 14.0
_BADGE: Final = 30.0
_GAP: Final = 8.0
_TITLE: Final = theme.STRONG.sized(17)
_WHY: Final = theme.BODY.sized(15).coloured(palette.INK_SOFT)
_FOOT: Final = theme.BODY.sized(14).coloured(palette.INK_SOFT)
_CHANCE: Final = theme.STRONG.sized(16)
_NUMBER: Final = theme.Style(theme.Face.DISPLAY, 19, palette.INK)
_ASIDE: Final = 17.0
"""How far the numbers keep from the middle of their place, so that both can stand at one."""
_COLOURS: Final = (palette.MUST, palette.MAY)


def draw_sheet(pen: Pen, areas: Areas, advice: tuple[Advice, ...], marks: Iterable[Point]) -> None:
    """Draw the sheet at the end of the boards that is farther from the marks on them.

    Where the bar of chances is to be seen too, it says why its numbers are others.
    """
    boards = areas.spirit.union(areas.board)
    width = min(_WIDTH, boards.width - 2 * _MARGIN)
    room = width - 3 * _MARGIN - _BADGE
    heights = [_height(pen, one, room) for one in advice]
    sheet = Box(0, 0, width, sum(heights) + _GAP * (len(heights) - 1) + 2 * _MARGIN if heights else 56.0)
    apart = pen.kit.preferences.chances and bool(advice)
    foot = _("The bar of chances judges the table as it lies; a hint thinks ahead.") if apart else ""
    foot_height = pen.kit.paragraphs.height(foot, _FOOT, width - 2 * _MARGIN) if foot else 0.0
    sheet.height += foot_height
    heights_of_marks = [y for _, y in marks if y <= boards.bottom]
    if heights_of_marks and sum(heights_of_marks) / len(heights_of_marks) > boards.centery:
        sheet.midtop = boards.centerx, boards.top + 6
    else:
        sheet.midbottom = boards.centerx, boards.bottom - 6
    pen.nine("ui/panel", sheet)
    if not advice:
        pen.line(_("Looking for a hint ..."), _TITLE, (sheet.left + _MARGIN + 4, sheet.centery), "midleft")
        return
    top = sheet.top + _MARGIN
    for number, (one, height) in enumerate(zip(advice, heights, strict=True)):
        draw_number(pen, (sheet.left + _MARGIN + _BADGE / 2, top + _BADGE / 2 - 2), number)
        left = sheet.left + 2 * _MARGIN + _BADGE
        chance = pen.kit.text.width(one.chance, _CHANCE)
        pen.line(one.title, _TITLE, (left, top - 2), max_width=room - chance - _MARGIN)
        pen.line(one.chance, _CHANCE, (sheet.right - _MARGIN - 4, top - 2), "topright")
        pen.paragraph(escape(one.why), _WHY, (left, top + 21), room)
        top += height + _GAP
    if foot:
        at = sheet.left + _MARGIN, sheet.bottom - _MARGIN - foot_height + 3
        pen.paragraph(foot, _FOOT, at, width - 2 * _MARGIN)


def _height(pen: Pen, advice: Advice, room: float) -> float:
    return max(_BADGE, 21 + pen.kit.paragraphs.height(escape(advice.why), _WHY, room))


def draw_number(pen: Pen, middle: Point, number: int) -> None:
    """Draw the number of an option, counted from 0, on a coin."""
    coin = Box(0, 0, _BADGE, _BADGE)
    coin.center = middle
    pen.fill(palette.SHADOW + "90", coin.move(0, 2).inflate(4, 4), _BADGE)
    pen.fill(palette.INK, coin.inflate(4, 4), _BADGE)
    pen.fill(_COLOURS[number], coin, _BADGE / 2)
    pen.line(str(number + 1), _NUMBER, coin.center, "center")


def on_number(coin: Point, point: Point) -> bool:
    """Return whether a point lies on the number drawn at another."""
    return dist(coin, point) <= _BADGE / 2 + 2


def beside(middle: Point, number: int) -> Point:
    """Return where the number of an option stands at the middle of its place."""
    return middle[0] + (_ASIDE if number else -_ASIDE), middle[1]
