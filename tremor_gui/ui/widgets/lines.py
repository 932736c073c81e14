"""Marked-up lines below one another, one of which is pointed at by the mouse or by keys."""

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
        return sum(map(self._height, self._lines))

    @property
    def pointed(self) -> int | None:
        """The number of the line that the keys have reached, or that lies under the mouse."""
        if self._reached is not None or self._mouse is None or not self.hovered:
            return self._reached
        top = self.inside.top - self.offset
        for number, line in enumerate(self._lines, self._first):
            top += self._height(line)
            if self._mouse[1] < top:
                return number
        return None

    @property
    def pointed_box(self) -> Box | None:
        """Where the line that is pointed at stands, or None."""
        pointed = self.pointed
        if pointed is None:
            return None
        at = pointed - self._first
        top = self.inside.top - self.offset + sum(map(self._height, self._lines[:at]))
        return Box(self.inside.left, top, self.inside.width, self._height(self._lines[at]))

    def step(self, way: int) -> None:
        """Go to the next line, or to the one before with -1; the first step is to the last line in view."""
        if not self._lines:
            return
        last = self._first + len(self._lines) - 1
        at = last if self._reached is None else min(max(self._reached + way, self._first), last)
        self._reached, self._mouse = at, None
        top = sum(map(self._height, self._lines[: at - self._first]))
        self.reveal(top, top + self._height(self._lines[at - self._first]))

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
        inside, pointed = self.inside, self.pointed
        clipped = pen.clipped(inside.inflate(2 * _EDGE, 0))
        top = inside.top - self.offset
        for number, line in enumerate(self._lines, self._first):
            height = self._height(line)
            if top < inside.bottom and top + height > inside.top:
                if number == pointed:
                    clipped.fill(_POINTED, Box(inside.left - _EDGE, top, inside.width + 2 * _EDGE, height), 5)
                clipped.paragraph(line, self._style, (inside.left, top + _BETWEEN / 2), inside.width)
            top += height
        self.draw_bar(pen)

    def _height(self, line: str) -> float:
        key = line, self.kit.metrics.px(self.inside.width)
        if key not in self._heights:
            self._heights[key] = self.kit.paragraphs.height(line, self._style, self.inside.width) + _BETWEEN
        return self._heights[key]
