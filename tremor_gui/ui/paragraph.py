"""Flows marked-up text into lines of a given width."""

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

import pygame

from tremor_gui.ui.images import BLEND, Images
from tremor_gui.ui.letters import bound, letters
from tremor_gui.ui.markup import Span, parse
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.text import Typesetter
from tremor_gui.ui.theme import Style

LEADING: Final = 1.08
"""Distance of lines in heights of a line."""
_EMPTY: Final = 0.5
"""Height of an empty line in distances of lines: it parts two paragraphs."""
_ICON: Final = 1.05
"""Side of an icon in sizes of the text."""


class Align(Enum):
    """Where the lines of a paragraph stand in its width."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(slots=True)
class _Word:
    """Pieces that stay together on a line, such as a bold word and the comma after it."""

    pieces: list[Span] = field(default_factory=list)
    width: int = 0
    spaced: bool = False
    """Whether a space parts it from the word before."""
    breaks: bool = False
    """Whether it starts a new line of its own accord."""


@dataclass(slots=True)
class _Line:
    words: list[_Word] = field(default_factory=list)
    width: int = 0


@dataclass(frozen=True, slots=True)
class SetWord:
    """A word of a paragraph as it was set, in logical units from the paragraph's top left corner."""

    pieces: tuple[tuple[Span, Box], ...]

    @property
    def text(self) -> str:
        """What it reads."""
        return "".join(span.text for span, _ in self.pieces)


class Paragraphs:
    """Sets paragraphs with a typesetter, and keeps them with its lines."""

    def __init__(self, text: Typesetter, images: Images) -> None:
        self._text = text
        self._images = images

    def render(self, markup: str, style: Style, width: float, align: Align = Align.LEFT) -> pygame.Surface:
        """Return the paragraph as a surface `width` units wide and as high as it needs."""
        key = markup, style, round(width * self._text.scale), align
        return self._text.lines.get(key, lambda: self._render(markup, style, key[2], align))

    def height(self, markup: str, style: Style, width: float) -> float:
        """Return the height of a paragraph in logical units."""
        return self.render(markup, style, width).get_height() / self._text.scale

    def pitch(self, style: Style) -> float:
        """Return how far below each other the lines of a paragraph begin, in logical units."""
        return self._pitch(style) / self._text.scale

    def width(self, markup: str, style: Style, max_width: float) -> float:
        """Return the width of its longest line in logical units, for a box to be drawn tightly round it."""
        lines = self._flow(markup, style, round(max_width * self._text.scale))
        return max(line.width for line in lines) / self._text.scale

    def words(self, markup: str, style: Style, width: float) -> list[SetWord]:
        """Return where each word of a paragraph stands whose lines begin at the left."""
        scale = self._text.scale
        pixels = round(width * scale)
        lines = self._flow(markup, style, pixels)
        height = self._text.pixel_height(style)
        return [
            SetWord(
                tuple(
                    (
                        piece,
                        Box(x / scale, y / scale, self._piece_width(piece, style) / scale, height / scale),
                    )
                    for piece, (x, y) in placed
                )
            )
            for placed in self._places(lines, style, pixels, Align.LEFT)
        ]

    def piece_width(self, span: Span, letters: int, style: Style) -> float:
        """Return the width of the first letters of a piece, in logical units."""
        return self._piece_width(replace(span, text=span.text[:letters]), style) / self._text.scale

    def _render(self, markup: str, style: Style, width: int, align: Align) -> pygame.Surface:
        lines = self._flow(markup, style, width)
        height = self._tops(lines, style)[-1] + self._text.pixel_height(style)
        surface = pygame.Surface((width, height), pygame.SRCALPHA)
        for word in self._places(lines, style, width, align):
            for piece, at in word:
                self._draw(surface, piece, style, at)
        return surface

    def _tops(self, lines: list[_Line], style: Style) -> list[int]:
        """Return where each line begins, in pixels."""
        step = self._pitch(style)
        tops = [0]
        for line in lines[:-1]:
            tops.append(tops[-1] + (step if line.width else round(step * _EMPTY)))
        return tops

    def _pitch(self, style: Style) -> int:
        return round(self._text.pixel_height(style) * LEADING)

    def _places(
        self, lines: list[_Line], style: Style, width: int, align: Align
    ) -> Iterator[list[tuple[Span, tuple[int, int]]]]:
        """Yield for each word its pieces with their left and top, in pixels."""
        space = self._text.pixel_width(" ", style)
        for top, line in zip(self._tops(lines, style), lines, strict=True):
            x = round((width - line.width) * align.value)
            for at, word in enumerate(line.words):
                x += space if word.spaced and at else 0
                placed = []
                for piece in word.pieces:
                    placed.append((piece, (x, top)))
                    x += self._piece_width(piece, style)
                yield placed

    def _draw(self, surface: pygame.Surface, piece: Span, style: Style, at: tuple[int, int]) -> None:
        if piece.icon is None:
            surface.blit(self._text.line(piece.text, piece.style(style)), at)
            return
        side = self._icon_side(style)
        icon = self._icon(piece, style, side)
        x = at[0] + (side - icon.get_width()) // 2
        y = at[1] + (self._text.pixel_height(style) - icon.get_height()) // 2
        surface.blit(icon, (x, y), special_flags=BLEND)

    def _icon(self, piece: Span, style: Style, side: int) -> pygame.Surface:
        """Return a picture in its own colours, or a plain icon in the colour of its text."""
        assert piece.icon is not None
        if "/" in piece.icon:
            return self._images.fitted(piece.icon, (side, side))
        size = self._images.fitted(f"icons/{piece.icon}", (side, side)).get_size()
        return self._images.inked(f"icons/{piece.icon}", size, piece.style(style).colour)

    def _flow(self, markup: str, style: Style, width: int) -> list[_Line]:
        lines = [_Line()]
        space = self._text.pixel_width(" ", style)
        for word in self._fitting(self._words(markup), style, width):
            line = lines[-1]
            gap = space if word.spaced and line.words else 0
            if word.breaks or (line.words and line.width + gap + word.width > width):
                lines.append(_Line([word], word.width))
            else:
                line.words.append(word)
                line.width += gap + word.width
        return lines

    def _words(self, markup: str) -> Iterator[_Word]:
        word = _Word()
        for span in parse(markup):
            if span.icon is not None:
                word.pieces.append(span)
                continue
            for part in _split(bound(span.text)):
                starts = part in {" ", "\n"} or _stands_alone(part)
                if starts and (word.pieces or part == "\n"):
                    yield word
                    word = _Word()
                if part == " ":
                    word.spaced = True
                elif part == "\n":
                    word.breaks = True
                else:
                    word.pieces.append(replace(span, text=part))
        yield word

    def _fitting(self, words: Iterator[_Word], style: Style, width: int) -> Iterator[_Word]:
        """Measure the words, and take apart, letter by letter, a word that no line can hold."""
        for word in words:
            word.width = sum(self._piece_width(piece, style) for piece in word.pieces)
            if word.width <= width:
                yield word
                continue
            for at, letter in enumerate(_letters(word)):
                letter.width = sum(self._piece_width(piece, style) for piece in letter.pieces)
                letter.spaced, letter.breaks = (word.spaced, word.breaks) if at == 0 else (False, False)
                yield letter

    def _piece_width(self, piece: Span, style: Style) -> int:
        if piece.icon is not None:
            return self._icon_side(style)
        return self._text.pixel_width(piece.text, piece.style(style))

    def _icon_side(self, style: Style) -> int:
        return round(self._text.size(style) * _ICON)


def _split(text: str) -> Iterator[str]:
    """Split text at blanks, line ends and ideographs, each of which comes out on its own."""
    start = 0
    for at, char in enumerate(text):
        if _blank(char) or _stands_alone(char):
            if at > start:
                yield text[start:at]
            yield "\n" if char == "\n" else " " if _blank(char) else char
            start = at + 1
    if start < len(text):
        yield text[start:]


def _blank(char: str) -> bool:
    return char.isspace() and char != "\N{NO-BREAK SPACE}"


def _stands_alone(text: str) -> bool:
    """Tell whether a line may break before this character without a blank, as in Chinese and Japanese."""
    return len(text) == 1 and unicodedata.east_asian_width(text) in {"W", "F"}


def _letters(word: _Word) -> Iterator[_Word]:
    for piece in word.pieces:
        if piece.icon is not None:
            yield _Word([piece])
            continue
        for letter in letters(piece.text):
            yield _Word([replace(piece, text=letter)])
