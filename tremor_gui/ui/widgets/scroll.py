"""What scrolls: the groove beside it, and a view on long text."""

from typing import Final

import pygame

from tremor_gui.ui import palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets.base import Widget, pressed_in, released

BAR: Final = 12
"""Width of the groove in logical units."""
_GAP: Final = 8
_NOTCH: Final = 54
_SHORTEST_THUMB: Final = 36
_PAGE: Final = 0.9
_GROOVE_COLOUR: Final = palette.KRAFT + "48"


class Scrolling(Widget):
    """A box that shows a part of something higher; by wheel, by dragging the thumb, or by keys."""

    focusable = True

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.offset = 0.0
        """How many units of the content are above the box."""
        self._grip: float | None = None

    @property
    def content_height(self) -> float:
        """The height of the whole content in logical units."""
        raise NotImplementedError

    @property
    def inside(self) -> Box:
        """The part of the box in which the content shows."""
        return Box(self.box.left, self.box.top, self.box.width - BAR - _GAP, self.box.height)

    def scroll_to(self, offset: float) -> bool:
        """Show the content from this offset, as far as there is content, and return whether it moved."""
        offset = max(0.0, min(offset, self.content_height - self.box.height))
        moved = offset != self.offset
        self.offset = offset
        return moved

    def reveal(self, top: float, bottom: float) -> None:
        """Scroll just as far as needed to show this stretch of the content."""
        self.scroll_to(min(max(self.offset, bottom - self.box.height), top))

    def handle(self, event: pygame.Event) -> bool:
        """Scroll by the wheel, the thumb or a key."""
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll_to(self.offset - event.y * _NOTCH)
        if pressed_in(self, event):
            return self._press(self.position(event))
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            return self._drag(self.position(event)[1])
        if released(event):
            self._grip = None
            return True
        return event.type == pygame.KEYDOWN and self._scroll_by_key(event.scancode)

    def cancel(self) -> None:
        """Let go of the thumb."""
        self._grip = None

    def draw_bar(self, pen: Pen) -> None:
        """Draw the groove and the thumb, if there is more than the box shows."""
        if self.content_height <= self.box.height:
            return
        groove, thumb = self._groove, self._thumb
        pen.fill(_GROOVE_COLOUR, groove, BAR / 2)
        colour = palette.INK_SOFT if self._grip is not None else palette.KRAFT
        pen.fill(colour, thumb, BAR / 2)

    def _press(self, point: Point) -> bool:
        thumb = self._thumb
        if point[0] < self._groove.left or self.content_height <= self.box.height:
            return False
        self._grip = point[1] - thumb.top if thumb.top <= point[1] <= thumb.bottom else thumb.height / 2
        return self._drag(point[1])

    def _drag(self, y: float) -> bool:
        assert self._grip is not None
        travel = self._groove.height - self._thumb.height
        share = (y - self._grip - self._groove.top) / travel if travel else 0
        self.scroll_to(share * (self.content_height - self.box.height))
        return True

    def _scroll_by_key(self, scancode: int) -> bool:
        page = self.box.height * _PAGE
        goals = {
            pygame.KSCAN_UP: self.offset - _NOTCH,
            pygame.KSCAN_DOWN: self.offset + _NOTCH,
            pygame.KSCAN_PAGEUP: self.offset - page,
            pygame.KSCAN_PAGEDOWN: self.offset + page,
            pygame.KSCAN_HOME: 0.0,
            pygame.KSCAN_END: self.content_height,
        }
        return scancode in goals and self.scroll_to(goals[scancode])

    @property
    def _groove(self) -> Box:
        return Box(self.box.right - BAR, self.box.top, BAR, self.box.height)

    @property
    def _thumb(self) -> Box:
        groove = self._groove
        height = max(_SHORTEST_THUMB, groove.height * min(1, self.box.height / max(self.content_height, 1)))
        hidden = self.content_height - self.box.height
        share = self.offset / hidden if hidden > 0 else 0
        return Box(groove.left, groove.top + share * (groove.height - height), BAR, height)


class ScrollView(Scrolling):
    """Marked-up text that may be higher than its box."""

    def __init__(self, kit: Kit, markup: str, style: Style = theme.BODY) -> None:
        super().__init__(kit)
        self.markup = markup
        self.style = style

    @property
    def content_height(self) -> float:
        """The height of the text in logical units."""
        return self.kit.paragraphs.height(self.markup, self.style, self.inside.width)

    def draw(self, pen: Pen) -> None:
        """Draw the part of the text that is in view."""
        inside = self.inside
        at = inside.left, inside.top - self.offset
        pen.clipped(inside).paragraph(self.markup, self.style, at, inside.width)
        self.draw_bar(pen)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)
