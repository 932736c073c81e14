"""The opened fonts, and which of them sets what: the game's own first, then those of the system.

The system is asked only once a character turns up that no typeface of the game has.
"""

import unicodedata
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

import pygame
import pygame.freetype

from tremor_gui.ui.letters import letters, stretches
from tremor_gui.ui.theme import FALLBACKS, Face

Source = Face | Path | None
"""A typeface of the game, a font of the system, or nothing that has the character."""

_SCRIPTS: Final = {
    "ARABIC": "Arab", "BENGALI": "Beng", "DEVANAGARI": "Deva", "GUJARATI": "Gujr", "GURMUKHI": "Guru",
    "HEBREW": "Hebr", "KHMER": "Khmr", "MYANMAR": "Mymr", "NKO": "Nkoo", "SINHALA": "Sinh", "SYRIAC": "Syrc",
    "TAMIL": "Taml", "TELUGU": "Telu", "THAANA": "Thaa", "THAI": "Thai", "TIBETAN": "Tibt",
}  # fmt: skip
"""Scripts whose letters take other shapes beside others, by the first word of their letters' names."""
_IGNORED: Final = "\N{ZERO WIDTH JOINER}\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"
"""What only says how its neighbours look."""
_PREFERRED: Final = (
    "notosans", "dejavusans", "segoeui", "arial", "tahoma", "notosanshebrew", "notosansarabic", "arialhebrew",
    "geezapro", "notosanscjkjp", "notosanscjksc", "notosanscjkkr", "yugothic", "meiryo", "microsoftyahei",
    "malgungothic", "hiraginosans", "hiraginosansgb", "pingfangsc", "applesdgothicneo", "droidsansfallback",
    "wenquanyizenhei", "notosanssymbols2", "segoeuisymbol", "segoeuiemoji", "symbola", "freesans", "unifont",
)  # fmt: skip
"""Fonts of many systems that go well with ours, the best first; if need be all others are tried."""


_BOLD: Final = {Face.BOLD, Face.BLACK, Face.DISPLAY}
"""The faces beside which a font of the system is made bolder."""
_BLOCK: Final = 256


class Run(NamedTuple):
    """Part of a line that one font sets one way."""

    source: Source
    text: str
    leftward: bool = False


class Fonts:
    """Opens each font once for each size."""

    def __init__(self, system: "SystemFonts") -> None:
        self._system = system
        self._fonts: dict[tuple[Source, int, str, bool], pygame.font.Font] = {}
        self._coverage: dict[Face, pygame.freetype.Font] = {}
        self._own: dict[Face, set[str]] = {}
        """The characters that each typeface is known to have."""
        self._known: dict[tuple[Face, str], Source] = {}

    def font(self, face: Face, size: int) -> pygame.font.Font:
        """Return a typeface of the game in a size in pixels."""
        return self._open(face, size, "", bold=False)

    def font_of(self, run: Run, size: int, face: Face) -> pygame.font.Font | None:
        """Return what sets a run of a line in a face, or None if nothing has its characters."""
        if run.source is None:
            return None
        bold = isinstance(run.source, Path) and face in _BOLD
        font = self._open(run.source, size, _script(run.text), bold=bold)
        font.set_direction(pygame.DIRECTION_RTL if run.leftward else pygame.DIRECTION_LTR)
        return font

    def runs(self, text: str, face: Face) -> list[Run]:
        """Split a line into runs as they stand from left to right; every letter stays whole."""
        if text.isascii() or self._sets_alone(face, text):
            return [Run(face, text)]
        found: list[Run] = []
        for stretch in stretches(text):
            sources = self._sources(stretch.text, face)
            runs = [
                Run(source, "".join(letter for letter, _ in group), stretch.leftward)
                for source, group in groupby(sources, lambda one: one[1])
            ]
            found += reversed(runs) if stretch.leftward else runs
        return found

    def have(self, text: str, face: Face) -> bool:
        """Tell whether there is a font for each character of a text."""
        return all(self._source(letter, face) is not None for letter in letters(text))

    def _sets_alone(self, face: Face, text: str) -> bool:
        """Tell whether a typeface has a whole line, as is usual."""
        own = self._own.setdefault(face, set())
        if not own.issuperset(text):
            own.update(char for char in {*text} - own if self._has(face, char))
        return own.issuperset(text)

    def _sources(self, text: str, face: Face) -> Iterator[tuple[str, Source]]:
        """Yield each letter with its font; a blank is set by the font of what stands before it."""
        current: Source = face
        for letter in letters(text):
            if not (letter == " " and isinstance(current, Path)):
                current = self._source(letter, face)
            yield letter, current

    def _source(self, letter: str, face: Face) -> Source:
        key = face, letter
        if key not in self._known:
            wanted = [char for char in letter if char not in _IGNORED]
            own = (one for one in (face, *FALLBACKS.get(face, ())) if all(self._has(one, c) for c in wanted))
            self._known[key] = next(own, None) or self._system.having("".join(wanted))
        return self._known[key]

    def _has(self, face: Face, char: str) -> bool:
        """Ask FreeType, since pygame.font measures the box of a missing character instead."""
        if face not in self._coverage:
            self._coverage[face] = pygame.freetype.Font(str(face.path), 16)
        return covers(self._coverage[face], char)

    def _open(self, source: Face | Path, size: int, script: str, *, bold: bool) -> pygame.font.Font:
        key = source, size, script, bold
        if key not in self._fonts:
            font = pygame.font.Font(source.path if isinstance(source, Face) else source, size)
            if bold:
                font.bold = True
            if script:
                font.set_script(script)
            self._fonts[key] = font
        return self._fonts[key]


class SystemFonts:
    """Finds fonts of the system by what they have; those that cannot be read are passed over."""

    def __init__(
        self,
        names: Callable[[], list[str]] = pygame.font.get_fonts,
        find: Callable[[str], str | None] = pygame.font.match_font,
    ) -> None:
        self._names = names
        self._find = find
        self._found: dict[str, Path | None] = {}
        self._useful: dict[Path, pygame.freetype.Font] = {}
        """Fonts that had something once, the first to be asked the next time."""
        self._nowhere: set[int] = set()
        """Blocks of characters of which one was in no font: to ask every font takes long on some systems."""

    def having(self, text: str) -> Path | None:
        """Return a font that has every character of a text, or None."""
        if text not in self._found:
            self._found[text] = self._search(text)
        return self._found[text]

    def _search(self, text: str) -> Path | None:
        for path, font in self._useful.items():
            if covers(font, text):
                return path
        block = ord(text[0]) // _BLOCK
        if block in self._nowhere:
            return None
        for path in self._paths():
            opened = _opened(path)
            if opened is not None and covers(opened, text):
                self._useful[path] = opened
                return path
        self._nowhere.add(block)
        return None

    def _paths(self) -> Iterator[Path]:
        names = self._names()
        for name in (*(name for name in _PREFERRED if name in names), *sorted(set(names) - {*_PREFERRED})):
            path = self._find(name)
            if path is not None:
                yield Path(path)


def covers(font: pygame.freetype.Font, text: str) -> bool:
    """Tell whether a font has every character of a text."""
    return all(metrics is not None for metrics in font.get_metrics(text))


def _opened(path: Path) -> pygame.freetype.Font | None:
    """Return a font to be asked what it has, or None if it is broken or made of pictures of one size."""
    try:
        font = pygame.freetype.Font(str(path), 16)
        pygame.font.Font(path, 16)
    except (pygame.error, OSError):
        return None
    return font if font.scalable else None


def _script(text: str) -> str:
    """Return the code of the script whose letters a run has, if they depend on each other."""
    if text.isascii():
        return ""
    names = (unicodedata.name(char, "").partition(" ")[0] for char in text)
    return next((_SCRIPTS[name] for name in names if name in _SCRIPTS), "")
