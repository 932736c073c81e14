"""The large pictures of the lexicon: painters that fill a box as they like."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from ..cardface import CARD_SHAPE

Painter = Callable[[Pen, Box], None]

_MARK: Final = 72.0
_PINNED: Final = 3
_SHARE: Final = 0.72
_SHAPE: Final = 300 / 480
"""The height of a picture of a Climate Card or a Catastrophe in widths."""
_BORDER: Final = 5.0
_SEAL: Final = 40.0


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


def pinned(pictures: Sequence[str], seal: str) -> Painter:
    """Return what draws the first few of some pictures, one over the other, each with a seal."""
    return partial(_pin, pictures=pictures[:_PINNED], seal=seal)


def upon(back: str, picture: str, seal: str) -> Painter:
    """Return what draws a picture upon the back of its card, with a seal, if there is one."""
    return partial(_lay, back=back, picture=picture, seal=seal)


def _pin(pen: Pen, box: Box, pictures: Sequence[str], seal: str) -> None:
    edge = _SEAL / 5
    width = box.width * _SHARE
    height = width * _SHAPE
    step_x, step_y = (box.width - edge - width) / (len(pictures) - 1), height * 0.62
    for at, picture in enumerate(pictures):
        slip = Box(box.left + edge + at * step_x, box.top + edge + at * step_y, width, height)
        _draw_slip(pen, picture, slip)
        pen.image(seal, Box(slip.left - edge, slip.top - edge, _SEAL, _SEAL))


def _lay(pen: Pen, box: Box, back: str, picture: str, seal: str) -> None:
    slip = Box(box.left, box.top, box.width, box.width * _SHAPE)
    card = Box(0, 0, box.width * _SHARE, box.width * _SHARE * CARD_SHAPE)
    card.midtop = box.centerx, box.top + slip.height * 0.6
    pen.image("cards/shadow", card.inflate(card.width / 12, card.width / 12).move(0, 3))
    pen.image(back, card)
    _draw_slip(pen, picture, slip)
    if seal:
        place = Box(0, 0, _SEAL, _SEAL)
        place.center = slip.right - _SEAL / 3, slip.bottom - _SEAL / 3
        pen.image(seal, place)


def _draw_slip(pen: Pen, picture: str, slip: Box) -> None:
    pen.fill(palette.SHADOW + "40", slip.move(2, 4), 6)
    pen.fill(palette.CREAM, slip, 6)
    pen.image(picture, slip.inflate(-2 * _BORDER, -2 * _BORDER))


def _square(box: Box) -> Box:
    """Return the square at the top of a box."""
    side = min(box.width, box.height)
    return Box(box.centerx - side / 2, box.top, side, side)
