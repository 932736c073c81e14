"""Where a meeple can walk, and what lies in its way home: drawn on the board for whoever asks."""

from collections import Counter
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

import pygame

from tremor_gui.games.tremor.paths import Bar, Step, reach, way
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.rules.text import say
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _, ngettext, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.painter import paint
from tremor_gui.ui.stage.pose import Layout
from tremor_gui.ui.theme import Colour

from .areas import Areas
from .glow import tile_rim
from .looks import Look

_COUNT: Final = theme.STRONG.sized(15)
_WORDS: Final = theme.BODY.sized(16).coloured(palette.CREAM)
_DISC: Final = 0.24
"""The diameter of a number or a bar, as a share of the side of a tile."""
_CORNER: Final = 0.36
"""How far to the left and below the middle of its tile a number stands, as a share of the side."""
_LINE: Final = 5.0
_DASH: Final = 9.0
_PADDING: Final = 12.0
_WALL: Final = (0.09, 0.42)
"""How thick and how long the bar of debris is, as shares of the side of a tile."""
_ICONS: Final = {Bar.UNSEEN: "help", Bar.BLOCKED: "block"}
_PLACES: Final = {Bar.NEAR: 0.43, Bar.FAR: 0.57, Bar.UNSEEN: 0.85, Bar.BLOCKED: 1.0}
"""Where on a step each bar is marked, as a share of it: debris where the tiles touch."""
_KINDS: Final = (
    (say("debris"), (Bar.NEAR, Bar.FAR)),
    (say("blocked"), (Bar.BLOCKED,)),
    (say("not explored yet"), (Bar.UNSEEN,)),
)


class Waymarks(NamedTuple):
    """What there is to draw for one seat."""

    seat: int
    reached: dict[int, int]
    """For each piece it can walk to the number of Traverses."""
    steps: tuple[Step, ...]
    """The way to its goal."""


def waymarks(table: Table, seat: int) -> Waymarks:
    """Return where a seat's meeple can walk now, and its way to the goal."""
    return Waymarks(seat, reach(table, seat), way(table, seat))


def told(found: Waymarks, looks: tuple[Look, ...]) -> str:
    """Return the way to the goal in words, marked up; of whoever has none only how far it can walk."""
    name = f"<b>{escape(looks[found.seat].name)}</b>"
    if not found.steps:
        tiles = len(found.reached) - 1
        return ngettext("{name} can walk to one tile", "{name} can walk to {count} tiles", tiles).format(
            name=name, count=max(0, tiles)
        )
    count = len(found.steps)
    far = ngettext("{name}: one step to the goal", "{name}: {count} steps to the goal", count)
    bars = Counter(bar for step in found.steps for bar in step.bars)
    counts = ((translate(kind), sum(bars[bar] for bar in of)) for kind, of in _KINDS)
    named = ", ".join(f"{kind} {number}" if number > 1 else kind for kind, number in counts if number)
    ways = _("in the way: {bars}").format(bars=named) if named else _("the way is free")
    return f"{far.format(name=name, count=count)}; {ways}"


def draw_waymarks(
    pen: Pen, areas: Areas, table: Table, looks: tuple[Look, ...], layout: Layout, found: Waymarks
) -> Box:
    """Light what can be walked to, with the number of Traverses, and draw the way to the goal.

    The meeples, as they stand in the layout, are drawn once more above it.
    Returns the slip on which it is told in words.
    """
    colour = palette.SEATS[looks[found.seat].colour]
    dark = palette.SEATS_DARK[looks[found.seat].colour]
    for piece, steps in found.reached.items():
        centre = areas.cell(cell_of(table, piece))
        if steps:
            tile_rim(pen, centre, areas.tile, colour)
    _draw_way(pen, areas, table, found, colour)
    paint(pen, (pose for sprite, pose in layout.items() if isinstance(sprite, tuple) and sprite[0] == "pawn"))
    for piece, steps in found.reached.items():
        if steps:
            x, y = areas.cell(cell_of(table, piece))
            offset = areas.tile * _CORNER
            disc = _disc(areas, (x - offset, y + offset))
            pen.fill(palette.INK, disc.inflate(4, 4), disc.width / 2 + 2)
            pen.fill(palette.CREAM, disc, disc.width / 2)
            pen.outline(dark, disc, 2, disc.width / 2)
            pen.line(str(steps), _COUNT, disc.center, "center")
    return _draw_words(pen, areas.board, told(found, looks))


def _draw_way(pen: Pen, areas: Areas, table: Table, found: Waymarks, colour: Colour) -> None:
    """Draw a line from tile to tile, dashed where something bars the step, with a mark of each bar."""
    pieces = [table.pawns[found.seat], *(step.piece for step in found.steps)]
    places = [areas.cell(cell_of(table, piece)) for piece in pieces]
    for (start, end), step in zip(pairwise(places), found.steps, strict=True):
        _draw_step(pen, start, end, colour, dashed=bool(step.bars))
    for (start, end), step in zip(pairwise(places), found.steps, strict=True):
        for bar in step.bars:
            _draw_bar(pen, areas, bar, _along(start, end, _PLACES[bar]), upright=start[1] == end[1])
    if places[1:]:
        goal = _disc(areas, places[-1]).inflate(10, 10)
        pen.outline(palette.INK, goal.inflate(4, 4), 8, goal.width)
        pen.outline(colour, goal, 4, goal.width)


def _draw_bar(pen: Pen, areas: Areas, bar: Bar, at: Point, *, upright: bool) -> None:
    """Draw a mark of what bars a step: a wall for debris, upright or flat, or else a sign."""
    if bar in _ICONS:
        disc = _disc(areas, at)
        pen.fill(palette.CREAM, disc.inflate(4, 4), disc.width / 2 + 2)
        pen.fill(palette.INK, disc, disc.width / 2)
        pen.icon(_ICONS[bar], disc.inflate(-disc.width * 0.3, -disc.width * 0.3), palette.CREAM)
        return
    across, down = (areas.tile * share for share in (_WALL if upright else reversed(_WALL)))
    wall = Box(at[0] - across / 2, at[1] - down / 2, across, down)
    pen.fill(palette.CREAM, wall.inflate(4, 4), 4)
    pen.fill(palette.DEBRIS, wall, 3)


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _draw_step(pen: Pen, start: Point, end: Point, colour: Colour, *, dashed: bool) -> None:
    metrics = pen.kit.metrics
    length = hypot(end[0] - start[0], end[1] - start[1])
    dashes = max(1, round(length / _DASH / 2)) * 2 - 1 if dashed else 1
    for shade, wide in ((palette.INK, _LINE + 4), (colour, _LINE)):
        for number in range(0, dashes, 2):
            begin = metrics.point(_along(start, end, number / dashes))
            stop = metrics.point(_along(start, end, (number + 1) / dashes))
            pygame.draw.line(pen.surface, shade, begin, stop, metrics.px(wide))
            if not dashed:
                for place in (begin, stop):
                    pygame.draw.circle(pen.surface, shade, place, metrics.px(wide) / 2)


def _disc(areas: Areas, at: Point) -> Box:
    side = areas.tile * _DISC
    return Box(at[0] - side / 2, at[1] - side / 2, side, side)


def _draw_words(pen: Pen, board: Box, markup: str) -> Box:
    """Write on a slip at the lower edge of the board, which grows upwards where it needs two lines."""
    room = board.width - 2 * _PADDING
    width = pen.kit.paragraphs.width(markup, _WORDS, room) + 1
    height = pen.kit.paragraphs.height(markup, _WORDS, width)
    slip = Box(0, 0, width + 2 * _PADDING, height + 12)
    slip.midbottom = board.centerx, board.bottom + 10
    pen.nine("ui/tooltip", slip)
    pen.paragraph(markup, _WORDS, (slip.left + _PADDING, slip.top + 5), width)
    return slip
