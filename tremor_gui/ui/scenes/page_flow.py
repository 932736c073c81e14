"""Sets a chapter on a page: where each paragraph and figure stands, its links and what is marked."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.book import Chapter, Figure, Section, Side
from tremor_gui.ui.find import Search
from tremor_gui.ui.i18n import _
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Paragraphs, SetWord
from tremor_gui.ui.theme import Style

_GAP: Final = 20.0
_BESIDE: Final = 26.0
_BELOW: Final = 6.0
_APART: Final = 18.0
_LEAST: Final = 300.0
"""What the text beside a figure needs of the width; on a narrower page the figure stands below it."""
_SMALLEST: Final = 0.7
"""How much smaller than they should be figures may be to have room in one row."""
_NAME: Final = theme.HEADING.sized(30)
_TITLE: Final = theme.Style(theme.Face.BOLD, 21, palette.INK)
_TEXT: Final = theme.BODY
_CAPTION: Final = theme.SMALL


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Marked-up text where it stands on the page."""

    markup: str
    style: Style
    box: Box
    centred: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead to another place, one box for each line they stand on."""

    place: str
    boxes: tuple[Box, ...]


@dataclass(slots=True)
class Page:
    """A chapter as it was set; all places are logical units from the page's top left corner."""

    paragraphs: list[Paragraph] = field(default_factory=list)
    figures: list[tuple[Figure, Box]] = field(default_factory=list)
    anchors: dict[str, Box] = field(default_factory=dict)
    """The box of each section that has a place."""
    links: list[Link] = field(default_factory=list)
    marks: list[Box] = field(default_factory=list)
    """What was searched for, in the order in which it is read."""
    height: float = 0.0


class Compositor:
    """Sets one chapter after another on pages of one width."""

    def __init__(self, paragraphs: Paragraphs, width: float, search: Search) -> None:
        self._set = paragraphs
        self._width = width
        self._search = search

    def page(self, chapter: Chapter, following: Chapter | None) -> Page:
        """Set a chapter, at its end a link to the one that follows."""
        page = Page()
        y = self._write(page, escape(chapter.title), _NAME, Box(0, 0, self._width, 0)) + _GAP / 2
        for section in chapter.sections:
            top = y
            y = self._section(page, section, y)
            if section.place:
                page.anchors[section.place] = Box(0, top, self._width, y - top)
            y += _GAP
        if following is not None:
            link = f"<to:{following.place}>{escape(following.title)}</to>"
            y = self._write(page, _("Next: {chapter}").format(chapter=link), _TEXT, Box(0, y, self._width, 0))
            y += _GAP / 2
        page.marks.sort(key=lambda box: (box.top, box.left))
        page.height = y
        return page

    def _section(self, page: Page, section: Section, top: float) -> float:
        """Set a section from a height on, and return where it ends."""
        wide = max((figure.width for figure in section.figures), default=0.0)
        room = self._width - wide - _BESIDE
        if not section.figures or section.side is Side.BELOW or room < _LEAST:
            end = self._words(page, section, Box(0, top, self._width, 0))
            return self._row(page, section.figures, end + _GAP / 2) if section.figures else end
        left = section.side is Side.LEFT
        end = self._words(page, section, Box(wide + _BESIDE if left else 0, top, room, 0))
        y = top + 2
        for figure in section.figures:
            at = Box(0 if left else room + _BESIDE, y, wide, figure.height)
            y = self._figure(page, figure, at) + _BELOW
        return max(end, y - _BELOW)

    def _words(self, page: Page, section: Section, at: Box) -> float:
        y = at.top
        if section.title:
            y = self._write(page, escape(section.title), _TITLE, at) + 2
        if section.markup:
            y = self._write(page, section.markup, _TEXT, Box(at.left, y, at.width, 0))
        return y

    def _row(self, page: Page, figures: tuple[Figure, ...], top: float) -> float:
        """Set figures side by side in the middle, in one row if they need not shrink much for that."""
        widths = [figure.width for figure in figures]
        shrunk = 1.0 - (_across(widths) - self._width) / sum(widths)
        shrunk = min(shrunk, 1.0) if shrunk >= _SMALLEST else 1.0
        sizes = [min(width * shrunk, self._width) for width in widths]
        rows: list[list[int]] = [[]]
        for at, width in enumerate(sizes):
            if rows[-1] and _across([*(sizes[one] for one in rows[-1]), width]) > self._width + 0.5:
                rows.append([])
            rows[-1].append(at)
        y = top
        for row in rows:
            x = (self._width - _across([sizes[at] for at in row])) / 2
            ends = []
            for at in row:
                height = figures[at].height * sizes[at] / figures[at].width
                ends.append(self._figure(page, figures[at], Box(max(x, 0.0), y, sizes[at], height)))
                x += sizes[at] + _APART
            y = max(ends) + _BELOW
        return y - _BELOW

    def _figure(self, page: Page, figure: Figure, at: Box) -> float:
        page.figures.append((figure, at))
        if not figure.caption:
            return at.bottom
        below = Box(at.left, at.bottom + 4, at.width, 0)
        return self._write(page, figure.caption, _CAPTION, below, centred=True)

    def _write(self, page: Page, markup: str, style: Style, at: Box, *, centred: bool = False) -> float:
        """Set a paragraph, and return where it ends."""
        height = self._set.height(markup, style, at.width)
        box = Box(at.left, at.top, at.width, height)
        page.paragraphs.append(Paragraph(markup, style, box, centred))
        if not centred:
            words = self._set.words(markup, style, at.width)
            page.links.extend(_links(words, box))
            page.marks.extend(self._marks(words, style, box))
        return box.bottom

    def _marks(self, words: list[SetWord], style: Style, at: Box) -> Iterator[Box]:
        """Return where the words searched for stand in a paragraph."""
        for word in words:
            for start, end in self._search.spans(word.text):
                yield self._stretch(word, start, end, style).move(at.left, at.top)

    def _stretch(self, word: SetWord, start: int, end: int, style: Style) -> Box:
        """Return the box around some letters of a word."""
        edges = []
        for wanted in (start, end):
            passed = 0
            for span, box in word.pieces:
                if passed <= wanted <= passed + len(span.text):
                    shown = self._set.piece_width(span, wanted - passed, style)
                    edges.append(box.left + shown)
                    break
                passed += len(span.text)
        first = word.pieces[0][1]
        return Box(edges[0], first.top, edges[-1] - edges[0], first.height)


def _across(widths: list[float]) -> float:
    """Return what figures of these widths take side by side."""
    return sum(widths) + _APART * (len(widths) - 1)


def _links(words: list[SetWord], at: Box) -> Iterator[Link]:
    """Return the links of a paragraph: pieces in a row that lead to one place, line by line."""
    pieces = [piece for word in words for piece in word.pieces]
    for place, run in groupby(pieces, key=lambda piece: piece[0].to):
        if place:
            lines = groupby((box for _span, box in run), key=lambda box: box.top)
            yield Link(place, tuple(_around(list(boxes)).move(at.left, at.top) for _top, boxes in lines))


def _around(boxes: list[Box]) -> Box:
    return boxes[0].unionall(boxes[1:])
