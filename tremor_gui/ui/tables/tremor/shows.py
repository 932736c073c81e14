"""Cards shown large over the board for a moment: who used what, and what strikes everybody."""

from typing import Final

from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.texts import CATASTROPHE_NAMES, CATASTROPHE_TEXTS, HOURGLASS_TEXT, TRAIT_NAMES
from tremor_gui.ui import palette, theme
from tremor_gui.ui.ease import in_cubic, out_back
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.flourish import Flourish

from .cardface import CARD_SHAPE, draw_large_card
from .looks import Look

_COMES: Final = 0.22
_GOES: Final = 0.18
_CARD: Final = 250.0
_NAME: Final = theme.HEADING.sized(22)
_LINE: Final = theme.BODY.sized(15)
_SHEET: Final = (900.0, 640.0)
"""The size of a Catastrophe Card in the units of its picture."""
_HOURGLASS: Final = 480.0


class Show(Flourish):
    """Something that comes up over the middle of the board, stays to be read, and goes."""

    def __init__(self, board: Box) -> None:
        super().__init__()
        self._board = board

    @property
    def offset(self) -> float:
        """How far below its place it is, in logical units: it rises into view and drops out of it."""
        left = self.duration - self.time
        if self.time < _COMES:
            return 60.0 * (1.0 - out_back(self.time / _COMES))
        return 60.0 * in_cubic(1.0 - left / _GOES) if left < _GOES else 0.0

    def draw_over(self, pen: Pen) -> None:
        """Draw it where it is now."""
        self.draw_at(pen, self._board.center[0], self._board.center[1] + self.offset)

    def draw_at(self, pen: Pen, x: float, y: float) -> None:
        """Draw it around a point."""
        raise NotImplementedError


class ShowCard(Show):
    """A Climate Card that somebody plays."""

    duration = 1.6

    def __init__(self, board: Box, card: int, look: Look) -> None:
        super().__init__(board)
        self._card = card
        self._look = look

    def draw_at(self, pen: Pen, x: float, y: float) -> None:
        """Draw the card, and whose it is below it."""
        height = _CARD * CARD_SHAPE
        box = Box(x - _CARD / 2, y - height / 2 - 20, _CARD, height)
        draw_large_card(pen, box, self._card)
        _draw_owner(pen, self._look, _("{name} plays").format(name=self._look.name), x, box.bottom + 26)


class ShowTrait(Show):
    """A trait that a species uses."""

    duration = 1.0

    def __init__(self, board: Box, trait: str, look: Look) -> None:
        super().__init__(board)
        self._trait = trait
        self._look = look

    def draw_at(self, pen: Pen, x: float, y: float) -> None:
        """Draw the trait's medallion, and whose it is below it."""
        pen.image(f"traits/{self._trait}", Box(x - 60, y - 100, 120, 120))
        words = _("{name}: {trait}").format(name=self._look.name, trait=translate(TRAIT_NAMES[self._trait]))
        _draw_owner(pen, self._look, words, x, y + 50)


class ShowCatastrophe(Show):
    """A Catastrophe, large enough to be read by everybody."""

    duration = 3.0

    def __init__(self, board: Box, catastrophe: int) -> None:
        super().__init__(board)
        self._catastrophe = catastrophe

    def draw_at(self, pen: Pen, x: float, y: float) -> None:
        """Draw the card with its picture, its name and what it does, and the hourglass below it."""
        design = CATASTROPHES[self._catastrophe]
        width = min(600.0, self._board.width - 10)
        unit = width / _SHEET[0]
        left, top = x - width / 2, y - _SHEET[1] * unit / 2 - 20
        picture = Box(left + 106 * unit, top + 93 * unit, 688 * unit, 430 * unit)
        pen.image(f"catastrophes/{design.key}", picture)
        pen.image(f"catastrophes/frame_{design.stage}", Box(left, top, width, _SHEET[1] * unit))
        name = translate(CATASTROPHE_NAMES[self._catastrophe])
        pen.line(name, _NAME, (x, top + 57 * unit), "center", 640 * unit)
        text = escape(translate(CATASTROPHE_TEXTS[self._catastrophe]))
        room = 790 * unit
        height = pen.kit.paragraphs.height(text, _LINE, room)
        pen.paragraph(text, _LINE, (x - room / 2, top + 572 * unit - height / 2), room, Align.CENTRE)
        if design.hourglass:
            glass = Box(left + 786 * unit, top + 260 * unit, 96 * unit, 96 * unit)
            pen.image("catastrophes/hourglass", glass)
            self._draw_hourglass(pen, x, top + (_SHEET[1] + 8) * unit)

    def _draw_hourglass(self, pen: Pen, x: float, top: float) -> None:
        text = escape(translate(HOURGLASS_TEXT))
        height = pen.kit.paragraphs.height(text, _LINE, _HOURGLASS)
        pen.nine("ui/panel", Box(x - _HOURGLASS / 2 - 20, top, _HOURGLASS + 40, height + 26))
        pen.paragraph(text, _LINE, (x - _HOURGLASS / 2, top + 13), _HOURGLASS, Align.CENTRE)


def _draw_owner(pen: Pen, look: Look, words: str, x: float, y: float) -> None:
    width = min(pen.kit.text.width(words, _NAME), 360.0)
    strip = Box(x - (width + 84) / 2, y - 26, width + 84, 52)
    pen.nine("ui/panel", strip)
    pen.fill(palette.SEATS[look.colour], Box(strip.left + 10, strip.bottom - 10, strip.width - 20, 4), 2)
    pen.image(f"portraits/{look.species}", Box(strip.left + 12, strip.top + 6, 38, 38))
    pen.line(words, _NAME, (strip.left + 60, strip.centery - 2), "midleft", 360)
