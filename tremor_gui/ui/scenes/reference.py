"""Everything that has a name, to be looked up during a game."""

from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes.article_view import ArticleView, draw_sign
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.tables.article import Article
from tremor_gui.ui.tables.tremor.lexicon import CHAPTERS, articles
from tremor_gui.ui.widgets import Button, Choice, Label, ListView, RichLabel, TextEntry

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1160.0
_HEIGHT: Final = 760.0
_MARGIN: Final = 30.0
_GAP: Final = 18.0
_HEAD: Final = 48.0
_FIELD: Final = 46.0
_LIST: Final = 0.34
"""The list's share of the width of the sheet."""
_ROW: Final = 54.0
_THUMB: Final = (64.0, 40.0)
_MARK: Final = 26.0
_LONGEST: Final = 40
_ALL: Final = ""
_NAME: Final = theme.STRONG.sized(17)
_KIND: Final = theme.SMALL
_NOTHING: Final = theme.BODY.coloured(palette.INK_SOFT)


class Reference(Sheet):
    """A sheet over the present scene: a list on the left, what is chosen in it on the right.

    It opens at the entry `show` names, such as ``cards/quell``. Whatever is typed
    narrows the list; the arrow keys walk it, and Esc closes the sheet.
    """

    def __init__(self, app: "App", show: str = "") -> None:
        super().__init__(app)
        self.shown = show
        """The key of the entry that is shown."""
        self._all: tuple[Article, ...] = ()
        self._chapter = _ALL
        self._words = ""

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle."""
        self._all = articles()
        sheet = self.spread(_WIDTH, min(_HEIGHT, metrics.height - 32))
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        width = inner.width * _LIST
        self._add_head(Box(inner.left, inner.top - 6, inner.width, _HEAD), width + _GAP)
        top = inner.top + _HEAD + 4
        self._add_chapters(Box(inner.left, top, inner.width, _FIELD))
        body = Box(inner.left, top + _FIELD + _GAP * 0.75, inner.width, 0)
        body.height = inner.bottom - body.top
        self._add_list(Box(body.left, body.top, width, body.height))
        left = body.left + width + _GAP
        self._view = self.form.add(ArticleView(self.kit))
        self._view.place(left, body.top, body.right - left, body.height)
        self.form.focus(self._field)
        self._narrow()

    def handle(self, event: pygame.Event) -> bool:
        """Let the arrow keys walk the list while somebody types; nothing below hears anything."""
        way = keys.direction(event)
        if way is not None and way[1] and self._field.focused and not self._field.composing:
            self._list.handle(event)
        else:
            self.form.handle(event)
        return True

    def leave(self) -> None:
        """Stop listening to the keyboard."""
        self.form.focus(None)

    @property
    def found(self) -> tuple[Article, ...]:
        """The entries in the list now, those first whose name was typed."""
        fitting = [
            one for one in self._all if self._chapter in (_ALL, one.chapter) and one.speaks_of(self._words)
        ]
        return tuple(sorted(fitting, key=lambda one: not one.is_called(self._words)))

    def _add_head(self, box: Box, title_width: float) -> None:
        kit = self.kit
        close = Button(kit, _("Close"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        width = max(close.natural_width, 120)
        close.place(box.right - width, box.top, width, box.height)
        self._field = TextEntry(
            kit, self._words, max_length=_LONGEST, placeholder=_("Search"), on_change=self._search
        )
        left = box.left + title_width
        self._field.place(left, box.top, close.box.left - _GAP - left, box.height)
        title = Label(kit, _("Reference"), theme.TITLE.sized(34))
        title.place(box.left, box.top, title_width - _GAP, box.height)
        for widget in (title, self._field, close):
            self.form.add(widget)

    def _add_chapters(self, box: Box) -> None:
        chapters = [(_ALL, _("All")), *((key, translate(name)) for key, name in CHAPTERS.items())]
        self.form.add(Choice(self.kit, chapters, self._chapter, self._turn_to)).place(*box)

    def _add_list(self, box: Box) -> None:
        self._list: ListView[Article] = ListView(self.kit, (), _ROW, self._draw_row, on_select=self._show)
        self.form.add(self._list).place(*box)
        self._nothing = self.form.add(
            RichLabel(self.kit, _("Nothing speaks of that."), _NOTHING, Align.CENTRE)
        )
        self._nothing.place(box.left, box.top + _ROW / 2, box.width, _ROW)

    def _search(self, words: str) -> None:
        self._words = words
        self._narrow()

    def _turn_to(self, chapter: str) -> None:
        self._chapter = chapter
        self._narrow()

    def _narrow(self) -> None:
        """Fill the list with what fits, and stay with the entry shown if it is still there."""
        found = self.found
        self._list.items = found
        self._list.selected = None
        self._list.scroll_to(0)
        self._nothing.visible = not found
        self._list.select(next((at for at, one in enumerate(found) if one.key == self.shown), 0))
        if not found:
            self._view.article = None

    def _show(self, article: Article) -> None:
        self.shown = article.key
        self._view.article = article

    def _draw_row(self, pen: Pen, box: Box, article: Article, selected: bool) -> None:
        """Draw an entry: its small picture, what it is called and what it is."""
        width, height = _THUMB
        thumb = Box(box.left + 8, box.centery - height / 2, width, height)
        mark = Box(box.right - _MARK - 10, box.centery - _MARK / 2, _MARK, _MARK)
        draw_sign(pen, article.picture, thumb, palette.INK)
        draw_sign(pen, article.mark, mark, palette.INK_SOFT)
        left = thumb.right + 12
        room = mark.left - left - 8
        pen.line(article.name, _NAME, (left, box.centery - 10), "midleft", room)
        kind = _KIND.coloured(palette.INK) if selected else _KIND
        pen.line(article.kind, kind, (left, box.centery + 11), "midleft", room)
