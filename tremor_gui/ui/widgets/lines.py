"""Marked-up lines below one another, one of which is pointed at by the mouse or by keys."""

from bisect import bisect_left, bisect_right
from itertools import accumulate
from math import ceil
from typing import Final

import pygame

from tremor_gui.ui import palette
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets.scroll import Scrolling

_BETWEEN: Final = 4.0
_EDGE: Final = 7.0
"""How far the bar of light reaches beyond its line on either side."""
_POINTED: Final = palette.MUST
_AT_THE_END: Final = 1.0


class LineView(Scrolling):
    """Lines are numbered from a first number on, so that one keeps its own when earlier ones are dropped."""

    def __init__(self, kit: Kit, style: Style) -> None:
        super().__init__(kit)
        self._style = style
        self._lines: tuple[str, ...] = ()
        self._first = 0
        self._heights: dict[tuple[str, int], float] = {}
        """What was measured, by text and width in pixels: most lines are there again when one is added."""
        self._ends: list[float] = []
        """Where each line ends below the top of the first, once they are measured."""
        self._measured: tuple[tuple[str, ...], int] = (), 0
        self._mouse: Point | None = None
        self._reached: int | None = None

    def show(self, lines: tuple[str, ...], first: int = 0) -> None:
        """Show other lines; whoever has not scrolled up sees the last one."""
        at_the_end = self.offset >= self.content_height - self.box.height - _AT_THE_END
        self._lines, self._first = lines, first
        if self._reached is not None and not first <= self._reached < first + len(lines):
            self._reached = None
        self.scroll_to(self.content_height if at_the_end else self.offset)

    @property
    def content_height(self) -> float:
        """The height of all lines in logical units."""
        ends = self._measure()
        return ends[-1] if ends else 0.0

    @property
    def pointed(self) -> int | None:
        """The number of the line that the keys have reached, or that lies under the mouse."""
        if self._reached is not None or self._mouse is None or not self.hovered:
            return self._reached
        at = bisect_right(self._measure(), self._mouse[1] - self.inside.top + self.offset)
        return self._first + at if at < len(self._lines) else None

    @property
    def pointed_box(self) -> Box | None:
        """Where the line that is pointed at stands, or None."""
        pointed = self.pointed
        return None if pointed is None else self._line_box(pointed - self._first)

    def step(self, way: int) -> None:
        """Go to the next line, or to the one before with -1; the first step is to the last of them."""
        if not self._lines:
            return
        last = self._first + len(self._lines) - 1
        at = last if self._reached is None else min(max(self._reached + way, self._first), last)
        self._reached, self._mouse = at, None
        ends = self._measure()
        self.reveal(self._top(at - self._first), ends[at - self._first])

    def rest(self) -> None:
        """Point at nothing."""
        self._reached = self._mouse = None

    def handle(self, event: pygame.Event) -> bool:
        """Scroll, or follow the mouse from line to line."""
        if event.type == pygame.MOUSEMOTION:
            self._mouse, self._reached = self.position(event), None
        return super().handle(event)

    def draw(self, pen: Pen) -> None:
        """Draw the lines in view, the one pointed at on a bar of light."""
        inside, pointed, ends = self.inside, self.pointed, self._measure()
        begin = bisect_right(ends, self.offset)
        clipped = pen.clipped(self._readable(begin).inflate(2 * _EDGE, 0))
        stop = min(bisect_left(ends, self.offset + inside.height) + 1, len(ends))
        for at in range(begin, stop):
            box = self._line_box(at)
            if self._first + at == pointed:
                clipped.fill(_POINTED, box.inflate(2 * _EDGE, 0), 5)
            clipped.paragraph(self._lines[at], self._style, (box.left, box.top + _BETWEEN / 2), inside.width)
        self.draw_bar(pen)

    def _readable(self, at: int) -> Box:
        """Return the part of the box below the row that its upper edge cuts, whose first line is given."""
        inside = self.inside
        if at == len(self._lines):
            return inside
        rows = self._line_box(at).top + _BETWEEN / 2
        if rows >= inside.top:
            return inside
        pitch = self.kit.paragraphs.pitch(self._style)
        cut = rows + ceil((inside.top - rows) / pitch) * pitch - inside.top
        return Box(inside.left, inside.top + cut, inside.width, inside.height - cut)

    def _top(self, at: int) -> float:
        return self._measure()[at - 1] if at else 0.0

    def _line_box(self, at: int) -> Box:
        """Return where a line stands, by its place among those shown."""
        inside, top = self.inside, self._top(at)
        return Box(inside.left, inside.top + top - self.offset, inside.width, self._measure()[at] - top)

    def _measure(self) -> list[float]:
        """Return where each line ends, measured anew if there are other lines, or they have another width."""
        width = self.kit.metrics.px(self.inside.width)
        if self._measured[0] is not self._lines or self._measured[1] != width:
            self._measured = self._lines, width
            self._ends = list(accumulate(self._height(line, width) for line in self._lines))
        return self._ends

    def _height(self, line: str, width: int) -> float:
        key = line, width
        if key not in self._heights:
            self._heights[key] = self.kit.paragraphs.height(line, self._style, self.inside.width) + _BETWEEN
        return self._heights[key]
