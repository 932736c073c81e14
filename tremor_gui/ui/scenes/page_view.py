"""A page of the book of rules: it scrolls, its links are followed, and what is searched for is marked."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.book import Chapter
from tremor_gui.ui.find import Search
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import pressed_in, released
from tremor_gui.ui.widgets.scroll import Scrolling

from .page_flow import Compositor, Link, Page

_LEFT: Final = 14.0
"""Room beside the text for the mark at the place that was opened."""
_ABOVE: Final = 14.0
"""What is left to be seen above a place that is gone to."""
_MARK: Final = palette.MUST + "78"
_PRESENT: Final = palette.MUST
_POINTED: Final = palette.LINK + "24"


class PageView(Scrolling):
    """Shows a chapter; left and right go from link to link, and Enter or a click follows one."""

    def __init__(self, kit: Kit, follow: Callable[[str], None]) -> None:
        super().__init__(kit)
        self._follow = follow
        self._page = Page()
        self._place = ""
        self._link: int | None = None
        """The link that the mouse or the keys point at."""
        self._pressed: int | None = None
        self._mark = 0

    @property
    def content_height(self) -> float:
        """The height of the page in logical units."""
        return self._page.height

    @property
    def page(self) -> Page:
        """The page as it was set."""
        return self._page

    @property
    def link(self) -> Link | None:
        """The link that the mouse or the keys point at."""
        return None if self._link is None else self._page.links[self._link]

    def show(
        self, chapter: Chapter | None, search: Search, place: str = "", following: Chapter | None = None
    ) -> None:
        """Show a chapter from a place on, or an empty page; what is searched for is marked in it.

        At its end a link leads to the chapter that follows.
        """
        self._place = place
        self._link = self._pressed = None
        self._mark = 0
        self._page = Page()
        if chapter is not None:
            setter = Compositor(self.kit.paragraphs, self.inside.width - _LEFT, search)
            self._page = setter.page(chapter, following)
        self.offset = 0.0
        if place in self._page.anchors:
            top = self._page.anchors[place].top
            self._mark = next((at for at, mark in enumerate(self._page.marks) if mark.top >= top), 0)
            self.scroll_to(top - _ABOVE)
        elif self._page.marks:
            self._show_mark()

    def next_mark(self) -> bool:
        """Go on to the next word that was searched for, and tell whether there was one."""
        if self._mark + 1 >= len(self._page.marks):
            return False
        self._mark += 1
        self._show_mark()
        return True

    def handle(self, event: pygame.Event) -> bool:
        """Scroll, point at a link or follow it."""
        if event.type == pygame.MOUSEMOTION:
            self._point(self.position(event))
        if released(event) and self._pressed is not None:
            self._point(self.position(event))
            pressed, self._pressed = self._pressed, None
            return pressed != self._link or self._go()
        if super().handle(event):
            return True
        if pressed_in(self, event):
            self._point(self.position(event))
            self._pressed = self._link
            return self._pressed is not None
        way = keys.direction(event)
        if way is not None and way[0]:
            return self._walk(way[0])
        return keys.pressed(event, keys.CONFIRM) and self._go()

    def cancel(self) -> None:
        """Let go of the thumb or a link."""
        super().cancel()
        self._pressed = None

    def draw(self, pen: Pen) -> None:
        """Draw the part of the page that is in view."""
        inside = self.inside
        page = pen.clipped(inside)
        self._draw_anchor(page)
        for at, mark in enumerate(self._page.marks):
            colour = _PRESENT if at == self._mark else _MARK
            if (box := self._seen(mark)) is not None:
                page.fill(colour, box.inflate(4, -2), 3)
        for figure, place in self._page.figures:
            if (box := self._seen(place)) is not None:
                figure.draw(page, box)
        for words in self._page.paragraphs:
            if (box := self._seen(words.box)) is not None:
                align = Align.CENTRE if words.centred else Align.LEFT
                page.paragraph(words.markup, words.style, box.topleft, box.width, align)
        self._draw_links(page)
        self.draw_bar(pen)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    def _seen(self, box: Box) -> Box | None:
        """Return where a box of the page is in the window, or None if it is out of sight."""
        there = box.move(self.box.left + _LEFT, self.box.top - self.offset)
        return there if there.bottom >= self.box.top and there.top <= self.box.bottom else None

    def _draw_anchor(self, page: Pen) -> None:
        """Draw a stroke beside the place that was opened."""
        anchor = self._page.anchors.get(self._place)
        if anchor is not None and (box := self._seen(anchor)) is not None:
            page.fill(palette.MUST, Box(self.box.left + 2, box.top, 4, box.height), 2)

    def _draw_links(self, page: Pen) -> None:
        for at, link in enumerate(self._page.links):
            for line in link.boxes:
                box = self._seen(line)
                if box is None:
                    continue
                if at == self._link:
                    page.fill(_POINTED, box.inflate(6, 0), 4)
                thick = max(2.0 if at == self._link else 1.0, 1 / self.kit.metrics.scale)
                page.fill(palette.LINK, Box(box.left, box.bottom - 3, box.width, thick))

    def _show_mark(self) -> None:
        mark = self._page.marks[self._mark]
        self.reveal(mark.top - self.box.height / 3, mark.bottom + self.box.height / 3)

    def _point(self, point: Point) -> None:
        """Point at the link under the mouse."""
        x, y = point[0] - self.box.left - _LEFT, point[1] - self.box.top + self.offset
        self._link = next(
            (
                at
                for at, link in enumerate(self._page.links)
                if any(box.inflate(4, 2).collidepoint(x, y) for box in link.boxes)
            ),
            None,
        )

    def _walk(self, step: int) -> bool:
        """Go to the next link, or the one before, and tell whether there was one."""
        links = self._page.links
        at = (0 if step > 0 else -1) if self._link is None else self._link + step
        if not 0 <= at < len(links):
            return False
        self._link = at
        boxes = links[at].boxes
        self.reveal(boxes[0].top - _ABOVE, boxes[-1].bottom + _ABOVE)
        return True

    def _go(self) -> bool:
        link = self.link
        if link is None:
            return False
        self.kit.sound.play("click")
        self._follow(link.place)
        return True
