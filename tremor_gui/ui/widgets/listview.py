"""A list of things, one of which is selected."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import pressed_in
from tremor_gui.ui.widgets.scroll import Scrolling

T = TypeVar("T")

_DOUBLE: Final = 2
_SELECTED: Final = palette.MUST


class ListView(Scrolling, Generic[T]):
    """Rows of one height, each drawn by `draw_row(pen, box, item, selected)`.

    A click or an arrow key selects; a double click or Enter calls `on_open`.
    """

    def __init__(
        self,
        kit: Kit,
        items: Sequence[T],
        row_height: float,
        draw_row: Callable[[Pen, Box, T, bool], None],
        *,
        on_select: Callable[[T], None] | None = None,
        on_open: Callable[[T], None] | None = None,
    ) -> None:
        super().__init__(kit)
        self.items = items
        self.row_height = row_height
        self.draw_row = draw_row
        self.on_select = on_select
        self.on_open = on_open
        self.selected: int | None = None

    @property
    def content_height(self) -> float:
        """The height of all rows in logical units."""
        return len(self.items) * self.row_height

    @property
    def chosen(self) -> T | None:
        """The item selected, if any."""
        return None if self.selected is None else self.items[self.selected]

    def select(self, at: int) -> None:
        """Select a row and bring it into view."""
        if not self.items:
            return
        self.selected = min(max(at, 0), len(self.items) - 1)
        top = self.selected * self.row_height
        self.reveal(top, top + self.row_height)
        if self.on_select is not None:
            self.on_select(self.items[self.selected])

    def handle(self, event: pygame.Event) -> bool:
        """Scroll, select or open."""
        if super().handle(event):
            return True
        if pressed_in(self, event):
            return self._press_row(event)
        if (way := keys.direction(event)) is not None and way[1]:
            self.select(0 if self.selected is None else self.selected + way[1])
            return True
        if keys.pressed(event, keys.CONFIRM):
            return self._open()
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the rows that are in view."""
        inside = self.inside
        clipped = pen.clipped(inside)
        first = int(self.offset // self.row_height)
        last = int((self.offset + inside.height) // self.row_height) + 1
        for at, item in enumerate(self.items[first:last], start=first):
            top = inside.top + at * self.row_height - self.offset
            row = Box(inside.left, top, inside.width, self.row_height)
            if at == self.selected:
                clipped.fill(_SELECTED, row.inflate(0, -4), 8)
            self.draw_row(clipped, row, item, at == self.selected)
        self.draw_bar(pen)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    def _press_row(self, event: pygame.Event) -> bool:
        at = int((self.position(event)[1] - self.inside.top + self.offset) // self.row_height)
        if not 0 <= at < len(self.items):
            return False
        again = at == self.selected and getattr(event, "clicks", 1) == _DOUBLE
        self.select(at)
        return self._open() if again else True

    def _open(self) -> bool:
        if self.chosen is None or self.on_open is None:
            return False
        self.on_open(self.chosen)
        return True

    def _scroll_by_key(self, scancode: int) -> bool:
        return scancode not in keys.DIRECTIONS and super()._scroll_by_key(scancode)
