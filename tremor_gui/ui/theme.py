"""How the interface looks: its typefaces, its styles of text and the colours of its parts."""

from dataclasses import dataclass, replace
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Final

from tremor_gui.ui import palette

Colour = str
"""A colour as the palette writes it: ``#rrggbb``, or ``#rrggbbaa`` where it may be translucent."""


class Face(Enum):
    """A typeface, as its package and file.

    Each is one static instance: of a variable font only the default would show.
    """

    REGULAR = ("font_source_sans_pro", "SourceSansPro-Regular.ttf")
    ITALIC = ("font_source_sans_pro", "SourceSansPro-It.ttf")
    BOLD = ("font_source_sans_pro", "SourceSansPro-Bold.ttf")
    BLACK = ("font_source_sans_pro", "SourceSansPro-Black.ttf")
    DISPLAY = ("fontpkg_rowdies", "Rowdies-Bold.ttf")

    @property
    def path(self) -> Path:
        """The font file in the installed package."""
        package, name = self.value
        return Path(str(files(package) / "files" / name))


FALLBACKS: Final = {Face.DISPLAY: (Face.BLACK,)}
"""Where to look for a character that a face lacks: the display face has no Cyrillic and no Greek."""


@dataclass(frozen=True, slots=True)
class Style:
    """A way to set text; the size is in logical units."""

    face: Face
    size: float
    colour: Colour

    def coloured(self, colour: Colour) -> "Style":
        """Return the style in another colour."""
        return replace(self, colour=colour)

    def sized(self, size: float) -> "Style":
        """Return the style in another size."""
        return replace(self, size=size)


BODY: Final = Style(Face.REGULAR, 18, palette.INK)
SMALL: Final = Style(Face.REGULAR, 15, palette.INK_SOFT)
STRONG: Final = Style(Face.BOLD, 18, palette.INK)
BUTTON: Final = Style(Face.BOLD, 19, palette.INK)
HEADING: Final = Style(Face.DISPLAY, 26, palette.INK)
TITLE: Final = Style(Face.DISPLAY, 44, palette.INK)

VEIL: Final = palette.SHADOW + "a8"
"""Lies over a scene while a question stands above it."""
FOCUS: Final = palette.MUST
DISABLED_INK: Final = "#7a6a55"
