"""One entry of the reference, as large as its page."""

from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.article import Article
from tremor_gui.ui.widgets.scroll import Scrolling

_PICTURE: Final = (240.0, 340.0)
_SHARE: Final = 0.42
"""What the picture takes of the width at most."""
_GAP: Final = 26.0
_ICON: Final = 36.0
_FACT_GAP: Final = 14.0
_NAME: Final = theme.HEADING.sized(30)
_KIND: Final = theme.BODY.sized(17).coloured(palette.INK_SOFT)
_TEXT: Final = theme.BODY.sized(19)
_FACT: Final = theme.BODY.sized(16)


class ArticleView(Scrolling):
    """A picture with a name, a text and facts beside it; it scrolls where that is too much."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._article: Article | None = None

    @property
    def article(self) -> Article | None:
        """What is shown, or None for an empty page."""
        return self._article

    @article.setter
    def article(self, article: Article | None) -> None:
        self._article = article
        self.offset = 0.0

    @property
    def content_height(self) -> float:
        """The height of picture or text, whichever is greater, in logical units."""
        return max(self._picture.height + 8, self._write(None))

    def draw(self, pen: Pen) -> None:
        """Draw the part of the page that is in view."""
        if self._article is None:
            return
        page = pen.clipped(self.box)
        self._article.draw(page, self._picture.move(0, -self.offset))
        self._write(page)
        self.draw_bar(pen)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    @property
    def _picture(self) -> Box:
        width, height = _PICTURE
        shrunk = min(1.0, self.inside.width * _SHARE / width, self.box.height / height)
        return Box(self.box.left + 4, self.box.top + 4, width * shrunk, height * shrunk)

    def _write(self, pen: Pen | None) -> float:
        """Write everything with a pen, or only measure it, and return the height it takes."""
        article = self._article
        if article is None:
            return 0.0
        left = self._picture.right + _GAP
        width = self.inside.right - left
        top = self.box.top - self.offset
        y = top
        for markup, style, gap in (
            (escape(article.name), _NAME, 0.0),
            (escape(article.kind), _KIND, 14.0),
            (escape(article.text), _TEXT, 20.0),
        ):
            y += self._paragraph(pen, markup, style, Box(left, y, width, 0)) + gap
        for fact in article.facts:
            y += self._fact(pen, fact.picture, fact.markup, Box(left, y, width, 0)) + _FACT_GAP
        return y - top

    def _fact(self, pen: Pen | None, picture: str, markup: str, line: Box) -> float:
        beside = Box(line.left + _ICON + 12, line.top, line.width - _ICON - 12, 0)
        height = self.kit.paragraphs.height(markup, _FACT, beside.width)
        row = max(height, _ICON)
        if pen is not None:
            place = Box(line.left, line.top, _ICON, _ICON)
            draw_sign(pen, picture, place, palette.INK_SOFT)
        self._paragraph(pen, markup, _FACT, beside.move(0, max(0.0, (_ICON - height) / 2)))
        return row

    def _paragraph(self, pen: Pen | None, markup: str, style: theme.Style, line: Box) -> float:
        if pen is None:
            return self.kit.paragraphs.height(markup, style, line.width)
        return pen.paragraph(markup, style, line.topleft, line.width)


def draw_sign(pen: Pen, name: str, box: Box, ink: theme.Colour) -> None:
    """Draw a picture in its own colours, or a plain icon, which has no folder, in ink; no name, nothing."""
    if "/" in name:
        pen.image(name, box)
    elif name:
        pen.icon(name, box.inflate(-box.width / 6, -box.height / 6), ink)
