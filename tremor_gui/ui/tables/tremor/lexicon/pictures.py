"""The large pictures of the lexicon: painters that fill a box as they like."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from ..cardface import CARD_SHAPE, draw_card

Painter = Callable[[Pen, Box], None]

_MARK: Final = 72.0
_FAN: Final = 3
_SHARE: Final = 0.62


def alone(picture: str) -> Painter:
    """Return what draws one picture."""
    return lambda pen, box: pen.image(picture, _square(box))


def cornered(picture: str, mark: str) -> Painter:
    """Return what draws a picture with a smaller one upon its lower right corner."""

    def draw(pen: Pen, box: Box) -> None:
        square = _square(box).inflate(-_MARK / 3, -_MARK / 3)
        pen.image(picture, square)
        place = Box(0, 0, _MARK, _MARK)
        place.center = square.right - _MARK / 6, square.bottom - _MARK / 6
        pen.image(mark, place)

    return draw


def fanned(symbol: str) -> Painter:
    """Return what draws some of the Climate Cards of a symbol, one over the other."""
    cards = [number for number, card in enumerate(CARDS) if card.symbol == symbol][:_FAN]
    return partial(_fan, cards=cards)


def _fan(pen: Pen, box: Box, cards: list[int]) -> None:
    width = box.width * _SHARE
    height = width * CARD_SHAPE
    for at, card in enumerate(cards):
        share = at / (len(cards) - 1)
        place = Box(
            box.left + (box.width - width) * share, box.top + (box.height - height) * share, width, height
        )
        pen.image("cards/shadow", place.inflate(width / 12, width / 12).move(0, 3))
        draw_card(pen, place, card)


def _square(box: Box) -> Box:
    """Return the square at the top of a box."""
    side = min(box.width, box.height)
    return Box(box.centerx - side / 2, box.top, side, side)
