"""The large pictures of the lexicon: painters that fill a box as they like."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

Painter = Callable[[Pen, Box], None]

_MARK: Final = 72.0
_PINNED: Final = 3
_SHARE: Final = 0.72
_SHAPE: Final = 300 / 480
"""The height of a Climate Card's picture in widths."""
_BORDER: Final = 5.0
_SEAL: Final = 38.0


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


def pinned(symbol: str) -> Painter:
    """Return what draws the pictures of some Climate Cards of a symbol, one over the other, with its seal."""
    keys = [card.key for card in CARDS if card.symbol == symbol][:_PINNED]
    return partial(_pin, keys=keys, seal=f"traits/{symbol}")


def _pin(pen: Pen, box: Box, keys: list[str], seal: str) -> None:
    width = box.width * _SHARE
    height = width * _SHAPE
    edge = _SEAL / 5
    step_x, step_y = (box.width - edge - width) / (len(keys) - 1), height * 0.62
    for at, key in enumerate(keys):
        paper = Box(box.left + edge + at * step_x, box.top + edge + at * step_y, width, height)
        pen.fill(palette.SHADOW + "40", paper.move(2, 4), 6)
        pen.fill(palette.CREAM, paper, 6)
        pen.image(f"cards/{key}", paper.inflate(-2 * _BORDER, -2 * _BORDER))
        pen.image(seal, Box(paper.left - edge, paper.top - edge, _SEAL, _SEAL))


def _square(box: Box) -> Box:
    """Return the square at the top of a box."""
    side = min(box.width, box.height)
    return Box(box.centerx - side / 2, box.top, side, side)
