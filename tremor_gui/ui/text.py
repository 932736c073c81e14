"""Sets text with the game's own fonts and keeps every line it set.

Sizes are logical; the surfaces given out are native pixels in straight alpha.
A character that a face lacks is taken from another, and one that no face has
shows as a box: a name can look odd, but it cannot vanish or stop the game.
"""

import unicodedata
from collections.abc import Iterator
from typing import Final

import pygame
import pygame.freetype

from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.theme import FALLBACKS, Face, Style

ELLIPSIS: Final = "…"
LEAST: Final = 14.0
"""Letters become no smaller for a line to fit, in logical units: eleven pixels in the smallest window."""
UNKNOWN: Final = "\N{REPLACEMENT CHARACTER}"

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
        self._fonts = _Fonts()
        self._widths: dict[tuple[str, Face, int], int] = {}

    def rescale(self, scale: float) -> None:
        """Forget what was set and set at another scale from now on."""
        self.scale = scale
        self.lines.clear()
        self._widths.clear()
        self._fonts = _Fonts()

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
            self._widths[key] = sum(
                self._fonts.font(face, key[2]).size(run)[0]
                for face, run in self._fonts.runs(text, style.face)
            )
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
        fits, too_long = 0, len(text)
        while too_long - fits > 1:
            middle = (fits + too_long) // 2
            if self.pixel_width(text[:middle].rstrip() + ELLIPSIS, style) <= room:
                fits = middle
            else:
                too_long = middle
        return text[:fits].rstrip() + ELLIPSIS

    def fitting(self, text: str, style: Style, max_width: float, least: float = LEAST) -> Style:
        """Return the style in the largest size, down to the least, in which a line fits; or in the least."""
        size = style.size
        while size > least and self.width(text, style.sized(size)) > max_width:
            size = max(least, size - 1)
        return style.sized(size) if size < style.size else style

    def can_set(self, text: str, style: Style) -> bool:
        """Tell whether every character of a line can be shown, none of them as a box."""
        return self._fonts.have(clean(text), style.face)

    def _set(self, text: str, style: Style, size: int) -> pygame.Surface:
        runs = [(self._fonts.font(face, size), run) for face, run in self._fonts.runs(text, style.face)]
        # A run of invisible characters has no width, which a font refuses to render.
        set_runs = [(font, font.render(run, True, style.colour)) for font, run in runs if font.size(run)[0]]
        if len(runs) == len(set_runs) == 1:
            return set_runs[0][1]
        width = sum(surface.get_width() for _, surface in set_runs)
        line = pygame.Surface((width, self.pixel_height(style)), pygame.SRCALPHA)
        x, ascent = 0, self.ascent(style)
        for font, surface in set_runs:
            line.blit(surface, (x, ascent - font.get_ascent()))
            x += surface.get_width()
        return line


class _Fonts:
    """The opened fonts and which of them has which character."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._coverage: dict[Face, pygame.freetype.Font] = {}

    def font(self, face: Face, size: int) -> pygame.font.Font:
        if (face, size) not in self._fonts:
            self._fonts[face, size] = pygame.font.Font(face.path, size)
        return self._fonts[face, size]

    def runs(self, text: str, face: Face) -> Iterator[tuple[Face, str]]:
        """Split a line into runs that one face can set; combining marks stay with their letter."""
        text = clean(text)
        if text.isascii() or face not in FALLBACKS:
            yield face, text
            return
        start, current = 0, face
        for at, char in enumerate(text):
            wanted = current if unicodedata.combining(char) else self._face_for(char, face)
            if wanted is not current and at > start:
                yield current, text[start:at]
                start = at
            current = wanted
        yield current, text[start:]

    def have(self, text: str, face: Face) -> bool:
        """Tell whether some face has each character of a text."""
        faces = (face, *FALLBACKS.get(face, ()))
        return all(any(self._has(one, char) for one in faces) for char in text)

    def _face_for(self, char: str, face: Face) -> Face:
        return next((one for one in (face, *FALLBACKS[face]) if self._has(one, char)), face)

    def _has(self, face: Face, char: str) -> bool:
        """Ask FreeType, since pygame.font measures the box of a missing character instead."""
        if face not in self._coverage:
            self._coverage[face] = pygame.freetype.Font(str(face.path), 16)
        return self._coverage[face].get_metrics(char)[0] is not None


def _clean(char: str) -> str:
    if char in "\t\n\r\u2028\u2029" or unicodedata.category(char) == "Zs":
        return " "
    return UNKNOWN if unicodedata.category(char) in {"Cc", "Cs"} else char
