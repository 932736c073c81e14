"""What the species of a seat can do that no other can."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.texts import TRAIT_NAMES
from tremor_gui.ui import palette, theme
from tremor_gui.ui.book import Topic
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.letters import ELLIPSIS
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets import Widget

from ..places import topic
from .seating import Seating
from .words import trait

_GAP: Final = 10.0
_LARGEST: Final = 52.0
_TEXT: Final = theme.SMALL.coloured(palette.INK)
_OFF: Final = theme.SMALL.coloured(theme.DISABLED_INK)
_NAME: Final = theme.STRONG.sized(16)
_LETTERS: Final = 0.75
"""The size of letters in a low box, as a share of its height."""
_DIM: Final = 70
_BETWEEN: Final = re.compile(r"(?<=[.!?]) ")
"""What stands between two sentences."""


class TraitNote(Widget):
    """The medallion of a trait with its text, as many sentences as there is room for; the tooltip has it all.

    Where there is room for none, the name stands there.
    """

    solid = False

    def __init__(self, kit: Kit, at: int, seating: Seating) -> None:
        super().__init__(kit)
        self.seating = seating
        self._at = at

    @property
    def hint(self) -> str:
        """The whole trait."""
        return trait(self._species) if self._used else ""

    @property
    def topic(self) -> Topic | None:
        """The species whose trait it is."""
        return topic(f"species/{self._species}")

    def draw(self, pen: Pen) -> None:
        """Draw the medallion, and the text beside it."""
        side = min(self.box.height, _LARGEST)
        medal = Box(self.box.left, self.box.centery - side / 2, side, side)
        key = SPECIES[self._species].trait
        pen.image(f"traits/{key}", medal, 255 if self._used else _DIM)
        left = medal.right + _GAP
        width = self.box.right - left
        if not self._used:
            words = _("{trait}: left out of this game").format(trait=translate(TRAIT_NAMES[key]))
            pen.line(words, _OFF, (left, self.box.centery), "midleft", width)
            return
        for markup, style in product(_shorter(trait(self._species)), (_TEXT, self.kit.text.least(_TEXT))):
            height = self.kit.paragraphs.height(markup, style, width)
            if height <= self.box.height:
                pen.paragraph(markup, style, (left, self.box.centery - height / 2), width)
                return
        style = _NAME.sized(min(_NAME.size, self.box.height * _LETTERS))
        pen.line(translate(TRAIT_NAMES[key]), style, (left, self.box.centery), "midleft", width)

    @property
    def _species(self) -> str:
        return self.seating.all_seats[self._at].species

    @property
    def _used(self) -> bool:
        return "traits" not in self.seating.without


def _shorter(text: str) -> Iterator[str]:
    """Yield a text, and then with fewer and fewer sentences, down to the first one."""
    yield text
    sentences = _BETWEEN.split(text)
    for count in range(len(sentences) - 1, 0, -1):
        yield f"{' '.join(sentences[:count])} {ELLIPSIS}"
