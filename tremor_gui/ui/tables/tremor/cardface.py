"""A Climate Card's or Catastrophe's face, small as in the hand or large enough to read."""

from typing import Final

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.texts import CARD_NAMES, CARD_TEXTS, SYMBOL_TEXTS
from tremor_gui.ui import theme
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen

CARD_SHAPE: Final = 680 / 480
"""The height of a card in widths."""

_PICTURE: Final = (10 / 480, 104 / 680, 461 / 480, 288 / 680)
"""Where the picture lies under the frame, whose window shows most of it: shares of the card."""
_TITLE: Final = theme.HEADING.sized(20)
_TEXT: Final = theme.BODY.sized(15)
_TIMING: Final = theme.SMALL.sized(14)


def draw_card(pen: Pen, box: Box, card: int) -> None:
    """Draw a card by its frame and picture alone: what it is called stands on the large one."""
    design = CARDS[card]
    pen.image(f"cards/{design.key}", _picture(box))
    pen.image(f"cards/frame_{design.symbol}", box)


def draw_large_card(pen: Pen, box: Box, card: int) -> None:
    """Draw a card with its name, what it does and when it may be played."""
    draw_card(pen, box, card)
    name = translate(CARD_NAMES[card])
    band = box.width * 0.7
    styles = [_TITLE.sized(size) for size in (20, 18, 16, 15)]
    fitting = (style for style in styles if pen.kit.text.width(name, style) <= band)
    middle = box.left + box.width * 0.58, box.top + box.height * 0.089
    pen.line(name, next(fitting, styles[-1]), middle, "center", band)
    width = box.width * 0.82
    top = box.top + box.height * 0.618
    text = escape(translate(CARD_TEXTS[card]))
    height = pen.paragraph(text, _TEXT, (box.centerx - width / 2, top), width, Align.CENTRE)
    timing = escape(translate(SYMBOL_TEXTS[CARDS[card].symbol]))
    room = box.top + box.height * 0.92 - (top + height + 6)
    if pen.kit.paragraphs.height(timing, _TIMING, width) <= room:
        pen.paragraph(timing, _TIMING, (box.centerx - width / 2, top + height + 6), width, Align.CENTRE)


def _picture(box: Box) -> Box:
    left, top, width, height = _PICTURE
    return Box(
        box.left + left * box.width, box.top + top * box.height, width * box.width, height * box.height
    )
