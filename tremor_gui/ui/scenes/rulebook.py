"""The book of rules: chapters on the left, the one that is read on the right, and a field to search it."""

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.book import Book, Chapter, chapter_of
from tremor_gui.ui.find import Search
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, Label, ListView, RichLabel, TextEntry

from .page_view import PageView

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1200.0
_HEIGHT: Final = 940.0
_MARGIN: Final = 30.0
_GAP: Final = 18.0
_HEAD: Final = 48.0
_LIST: Final = 0.27
_NARROWEST: Final = 236.0
"""The list's share of the width of the sheet."""
_ROW: Final = 38.0
_THUMB: Final = 26.0
_SET_OFF: Final = 18.0
_LONGEST: Final = 40
_NAME: Final = theme.BODY.sized(17)
_COUNT: Final = theme.SMALL.sized(14)
_NOTHING: Final = theme.BODY.coloured(palette.INK_SOFT)
_BACK_BUTTON, _FORWARD_BUTTON = 6, 7
"""The side buttons of a mouse, as pygame counts them."""


@dataclass(slots=True)
class _Visit:
    """A chapter that was read, and how far."""

    chapter: str
    offset: float = 0.0


class RuleBook(Sheet):
    """Lies over any scene and opens at a place, such as ``cards/quell``.

    Whatever is typed narrows the list and is marked; the arrow keys walk the
    list, Page Up and Page Down read on, Enter goes from hit to hit, Alt with
    left and right goes back and forward, and Esc closes the sheet.
    """

    def __init__(self, app: "App", book: Book, place: str = "") -> None:
        super().__init__(app)
        self._book = book
        self._chapters: tuple[Chapter, ...] = ()
        self._visits: list[_Visit] = []
        self._at = -1
        self._view = PageView(app.kit, self.go_to)
        self._words = ""
        self._first = place

    @property
    def shown(self) -> str:
        """The place of the chapter that is read, or nothing if no chapter fits what was typed."""
        chosen = self._list.chosen
        return "" if chosen is None else chosen.place

    @property
    def found(self) -> tuple[Chapter, ...]:
        """The chapters that speak of what was typed, those first that are called so or hold what is."""
        search = self._search
        fitting = [chapter for chapter in self._chapters if search.fits(chapter.told)]
        return tuple(sorted(fitting, key=lambda one: not _called(one, search)))

    @property
    def view(self) -> PageView:
        """The page on the right."""
        return self._view

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, and open the book where it was open."""
        offset = self._view.offset if self._visits else 0.0
        self._chapters = self._book()
        sheet = self.spread(_WIDTH, min(_HEIGHT, metrics.height - 32))
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        width = max(inner.width * _LIST, _NARROWEST)
        self._add_head(Box(inner.left, inner.top - 6, inner.width, _HEAD), width + _GAP)
        body = Box(inner.left, inner.top + _HEAD + 8, inner.width, 0)
        body.height = inner.bottom - body.top
        self._list = self.form.add(
            ListView(
                self.kit, (), _ROW, self._draw_row, on_select=lambda chapter: self._turn_to(chapter.place)
            )
        )
        self._list.place(body.left, body.top, width, body.height)
        nothing = RichLabel(self.kit, _("Nothing speaks of that."), _NOTHING, Align.CENTRE)
        self._nothing = self.form.add(nothing)
        self._nothing.place(body.left, body.top + _ROW / 2, width, _ROW)
        left = body.left + width + _GAP
        self._view = self.form.add(PageView(self.kit, self.go_to))
        self._view.place(left, body.top, body.right - left, body.height)
        self.form.focus(self._field)
        self._narrow()
        if self._visits:
            self._open(self._visits[self._at].chapter, offset=offset)
        else:
            self.go_to(self._first)

    def go_to(self, place: str) -> None:
        """Turn to a place, or to the first chapter if there is none of that name."""
        chapter = chapter_of(self._chapters, place) or self._chapters[0]
        self._remember(chapter.place)
        if chapter not in self._list.items:
            self._field.text = self._words = ""
            self._narrow()
        self._open(chapter.place, place)

    def handle(self, event: pygame.Event) -> bool:
        """Answer what means the same wherever the keys are, then the sheet; nothing below hears anything."""
        if step := _history_step(event):
            self._leaf(step)
        elif self._field.composing or not (self._field.focused and self._read_on(event)):
            self.form.handle(event)
        return True

    def leave(self) -> None:
        """Stop listening to the keyboard."""
        self.form.focus(None)

    @property
    def _search(self) -> Search:
        return Search.of(self._words)

    def _add_head(self, box: Box, title_width: float) -> None:
        kit = self.kit
        close = Button(kit, _("Close"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        width = max(close.natural_width, 120)
        close.place(box.right - width, box.top, width, box.height)
        back = _("Back <b>({key})</b>").format(key="Alt+←")
        forward = _("Forward <b>({key})</b>").format(key="Alt+→")
        self._back = Button(kit, "", partial(self._leaf, -1), icon="arrow_west", tooltip=back)
        self._forward = Button(kit, "", partial(self._leaf, 1), icon="arrow_east", tooltip=forward)
        left = box.left + title_width
        for button in (self._back, self._forward):
            button.place(left, box.top, box.height, box.height)
            left = button.box.right + 6
        self._field = TextEntry(
            kit,
            self._words,
            max_length=_LONGEST,
            placeholder=_("Search"),
            on_change=self._look_for,
            on_submit=lambda _words: self._next_hit(),
        )
        self._field.place(left + 6, box.top, close.box.left - _GAP - left - 6, box.height)
        title = Label(kit, _("Rules"), theme.TITLE.sized(34))
        title.place(box.left, box.top, title_width - _GAP, box.height)
        for widget in (title, self._field, self._back, self._forward, close):
            self.form.add(widget)

    def _read_on(self, event: pygame.Event) -> bool:
        """Walk the list or scroll the page while the keys are in the field."""
        way = keys.direction(event)
        if way is not None and way[1]:
            return self._list.handle(event)
        pages = frozenset((pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN))
        return keys.pressed(event, pages) and self._view.handle(event)

    def _look_for(self, words: str) -> None:
        """Narrow the list to what was typed and open what fits best."""
        self._words = words
        self._narrow()
        found, search = self._list.items, self._search
        if not found:
            return self._view.show(None, search)
        best = found[0] if search.words else self._present
        named = (place for place, title in best.places.items() if search.words and search.fits(title))
        self._visits[self._at].chapter = best.place
        self._open(best.place, next(named, ""))

    @property
    def _present(self) -> Chapter:
        chapter = chapter_of(self._chapters, self._visits[self._at].chapter)
        assert chapter is not None
        return chapter

    def _narrow(self) -> None:
        """Fill the list with what fits."""
        self._list.items = self.found
        self._list.selected = None
        self._list.scroll_to(0)
        self._nothing.visible = not self._list.items

    def _turn_to(self, place: str) -> None:
        """Read a chapter that was selected in the list."""
        self._remember(place)
        self._open(place)

    def _open(self, chapter: str, place: str = "", offset: float | None = None) -> None:
        """Show a chapter from a place or an offset on, and select it in the list."""
        at = next((at for at, one in enumerate(self._list.items) if one.place == chapter), None)
        if at is not None:
            self._list.selected = at
            self._list.reveal(at * _ROW, (at + 1) * _ROW)
            shown = self._list.items[at]
            following = (after for one, after in pairwise(self._chapters) if one is shown)
            self._view.show(shown, self._search, place, next(following, None))
            if offset is not None:
                self._view.scroll_to(offset)
        self._tell_history()

    def _next_hit(self) -> None:
        """Go to the next word that was searched for, in this chapter or the next that has one."""
        if not self._search.words or not self._list.items or self._view.next_mark():
            return
        at = ((self._list.selected or 0) + 1) % len(self._list.items)
        self._turn_to(self._list.items[at].place)

    def _remember(self, chapter: str) -> None:
        """Note that a chapter is read now; what lay ahead is forgotten."""
        if self._visits:
            here = self._visits[self._at]
            here.offset = self._view.offset
            del self._visits[self._at + 1 :]
        self._visits.append(_Visit(chapter))
        self._at = len(self._visits) - 1

    def _leaf(self, step: int) -> None:
        """Go back or forward, if there is somewhere to go."""
        at = self._at + step
        if not 0 <= at < len(self._visits):
            return
        self._visits[self._at].offset = self._view.offset
        self._at = at
        visit = self._visits[at]
        if all(one.place != visit.chapter for one in self._list.items):
            self._field.text = self._words = ""
            self._narrow()
        self._open(visit.chapter, offset=visit.offset)

    def _tell_history(self) -> None:
        none = _("There is no other page.")
        self._back.why_not = None if self._at > 0 else none
        self._forward.why_not = None if self._at + 1 < len(self._visits) else none

    def _draw_row(self, pen: Pen, box: Box, chapter: Chapter, selected: bool) -> None:
        """Draw a chapter: its picture, its name and, during a search, how often it has what was typed."""
        left = box.left + 8 + _SET_OFF * chapter.within
        thumb = Box(left, box.centery - _THUMB / 2, _THUMB, _THUMB)
        if "/" in chapter.picture:
            pen.image(chapter.picture, thumb)
        else:
            pen.icon(chapter.picture, thumb.inflate(-4, -4), palette.INK)
        right = box.right - 8
        search = self._search
        if search.words:
            count = f"{len(search.spans(chapter.told))}"
            style = _COUNT.coloured(palette.INK) if selected else _COUNT
            pen.line(count, style, (right, box.centery), "midright")
            right -= self.kit.text.width(count, style) + 8
        name = theme.STRONG.sized(17) if selected else _NAME
        pen.line(chapter.title, name, (thumb.right + 10, box.centery), "midleft", right - thumb.right - 10)


def _called(chapter: Chapter, search: Search) -> bool:
    """Tell whether the chapter, or something in it, is called what is searched for."""
    return bool(search.words) and any(search.fits(title) for title in chapter.places.values())


def _history_step(event: pygame.Event) -> int:
    """Return -1 for an event that asks for the page before, 1 for the one after, and 0 for any other."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return {_BACK_BUTTON: -1, _FORWARD_BUTTON: 1}.get(event.button, 0)
    if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_ALT:
        return {pygame.KSCAN_LEFT: -1, pygame.KSCAN_RIGHT: 1}.get(event.scancode, 0)
    return 0
