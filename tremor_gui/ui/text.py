"""Sets text with the game's own fonts and keeps every line it set.

Sizes are logical; the surfaces given out are native pixels in straight alpha.
A character that a face lacks is taken from another, or from a font of the system, and
where none has it a mark stands: a name can look odd, but it cannot vanish or stop the game.
"""

import unicodedata
from math import ceil
from typing import Final

import pygame

from tremor_gui.ui.fonts import Fonts, Run, SystemFonts
from tremor_gui.ui.letters import ELLIPSIS, letters
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.theme import Face, Style

_LEAST: Final = 11.5
"""Letters become no smaller for a line to fit, in logical units, nor smaller than can be read in pixels."""
_READABLE: Final = 11.2
UNKNOWN: Final = "\N{REPLACEMENT CHARACTER}"

_MARK_WIDTH: Final = 0.56
"""The width of a mark for a letter that no font has, in sizes of the text, and its height below."""
_MARK_HEIGHT: Final = 0.62
_BUDGET = 96 * 1024 * 1024
_WIDTHS = 20_000


def clean(text: str) -> str:
    """Replace what cannot be set (control characters, lone surrogates) by a visible mark or a space."""
    if text.isprintable():
        return text
    return "".join(_clean(char) for char in text)


class Typesetter:
    """Renders lines of text for one scale of the interface."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.lines = SurfaceCache(_BUDGET)
        self._system = SystemFonts()
        self._fonts = Fonts(self._system)
        self._widths: dict[tuple[str, Face, int], int] = {}

    def rescale(self, scale: float) -> None:
        """Forget what was set and set at another scale from now on."""
        self.scale = scale
        self.lines.clear()
        self._widths.clear()
        self._fonts = Fonts(self._system)

    def size(self, style: Style) -> int:
        """Return the size of a style in whole pixels."""
        return max(6, round(style.size * self.scale))

    def line(self, text: str, style: Style, max_width: float | None = None) -> pygame.Surface:
        """Return one line of text; wider than `max_width` units it ends in an ellipsis."""
        if max_width is not None:
            text = self.shortened(text, style, max_width)
        size = self.size(style)
        return self.lines.get((text, style.face, size, style.colour), lambda: self._set(text, style, size))

    def width(self, text: str, style: Style) -> float:
        """Return the width of one line in logical units."""
        return self.pixel_width(text, style) / self.scale

    def pixel_width(self, text: str, style: Style) -> int:
        """Return the width of one line in pixels."""
        key = text, style.face, self.size(style)
        if key not in self._widths:
            if len(self._widths) > _WIDTHS:
                self._widths.clear()
            runs = self._fonts.runs(clean(text), style.face)
            self._widths[key] = sum(self._run_width(run, key[2], style.face) for run in runs)
        return self._widths[key]

    def pixel_height(self, style: Style) -> int:
        """Return the height of one line in pixels."""
        return self._fonts.font(style.face, self.size(style)).get_height()

    def height(self, style: Style) -> float:
        """Return the height of one line in logical units."""
        return self.pixel_height(style) / self.scale

    def ascent(self, style: Style) -> int:
        """Return the pixels between the top of a line and its baseline."""
        return self._fonts.font(style.face, self.size(style)).get_ascent()

    def shortened(self, text: str, style: Style, max_width: float) -> str:
        """Return the text, or as much of its beginning as fits with an ellipsis."""
        room = max_width * self.scale + 0.5  # a width measured before must fit whatever it was rounded to
        if self.pixel_width(text, style) <= room:
            return text
        parts = list(letters(text))
        fits, too_long = 0, len(parts)
        while too_long - fits > 1:
            middle = (fits + too_long) // 2
            if self.pixel_width("".join(parts[:middle]).rstrip() + ELLIPSIS, style) <= room:
                fits = middle
            else:
                too_long = middle
        return "".join(parts[:fits]).rstrip() + ELLIPSIS

    def least(self, style: Style) -> Style:
        """Return a style in the least size to which its letters may shrink for a line to fit."""
        return style.sized(min(style.size, max(_LEAST, _READABLE / self.scale)))

    def fitting(self, text: str, style: Style, max_width: float) -> Style:
        """Return the style in the largest size, down to the least, in which a line fits; or in the least."""
        size, least = style.size, self.least(style).size
        while size > least and self.width(text, style.sized(size)) > max_width:
            size = max(least, size - 1)
        return style.sized(size) if size < style.size else style

    def can_set(self, text: str, style: Style) -> bool:
        """Tell whether every character of a line can be shown, none of them by a mark in its place."""
        return self._fonts.have(clean(text), style.face)

    def _set(self, text: str, style: Style, size: int) -> pygame.Surface:
        runs = self._fonts.runs(clean(text), style.face)
        if len(runs) == 1 and runs[0].source is style.face and self._run_width(runs[0], size, style.face):
            return self._fonts.font(style.face, size).render(runs[0].text, True, style.colour)
        width = sum(self._run_width(run, size, style.face) for run in runs)
        line = pygame.Surface((width, self.pixel_height(style)), pygame.SRCALPHA)
        x, ascent = 0, self.ascent(style)
        for run in runs:
            font, wide = self._fonts.font_of(run, size, style.face), self._run_width(run, size, style.face)
            if font is None:
                self._draw_marks(line, run, style, x, ascent)
            elif wide:  # a run of invisible characters has no width, which a font refuses to render
                line.blit(font.render(run.text, True, style.colour), (x, ascent - font.get_ascent()))
            x += wide
        return line

    def _run_width(self, run: Run, size: int, face: Face) -> int:
        font = self._fonts.font_of(run, size, face)
        if font is None:
            return sum(1 for _ in letters(run.text)) * ceil(size * _MARK_WIDTH)
        return font.size(run.text)[0]

    def _draw_marks(self, line: pygame.Surface, run: Run, style: Style, x: int, ascent: int) -> None:
        """Draw a rounded box for each letter that no font has."""
        size = self.size(style)
        step, height, thick = ceil(size * _MARK_WIDTH), round(size * _MARK_HEIGHT), max(1, size // 14)
        gap = max(1, round(size * 0.06))
        for at, _letter in enumerate(letters(run.text)):
            box = pygame.Rect(x + at * step + gap, ascent - height, step - 2 * gap, height)
            pygame.draw.rect(line, style.colour, box, thick, border_radius=max(2, size // 7))


def _clean(char: str) -> str:
    if char in "\t\n\r\u2028\u2029" or unicodedata.category(char) == "Zs":
        return " "
    return UNKNOWN if unicodedata.category(char) in {"Cc", "Cs"} else char
