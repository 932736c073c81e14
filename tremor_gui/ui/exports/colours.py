"""Chooses a few colours that stand for all those of some pictures, and turns pictures into their numbers."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import pygame

from .gif import MOST_COLOURS, Colour

_DEPTH: Final = 16
"""Bits of a colour while it is counted: five of red, six of green, five of blue."""
_SLICE: Final = 24_000
"""Pixels between two rests."""
_WEIGHTS: Final = (2, 4, 1)
"""How well a difference of red, green and blue is seen."""


def packed(picture: pygame.Surface) -> memoryview:
    """Return a picture's pixels row by row, each as a number of sixteen bits."""
    width, height = picture.get_size()
    coarse = pygame.Surface((width, height), 0, _DEPTH, (0xF800, 0x07E0, 0x001F, 0))
    coarse.blit(picture, (0, 0))
    data, pitch = coarse.get_buffer().raw, coarse.get_pitch()
    rows = (data[at * pitch : at * pitch + 2 * width] for at in range(height))
    return memoryview(data if pitch == 2 * width else b"".join(rows)).cast("H")


class Lot(NamedTuple):
    """Colours that will be one, and how much is lost by that."""

    loss: float
    axis: int
    colours: tuple[tuple[Colour, int], ...]
    """Each with how often it is there."""


class Palette(dict[int, int]):
    """For every packed colour the number of the chosen one most like it, found when it is asked for."""

    def __init__(self, counted: Counter[int]) -> None:
        """Choose from packed colours by how often they are there; `cut` until all are chosen."""
        super().__init__()
        self._lots = [_lot((unpacked(code), number) for code, number in counted.items())]
        self.colours: tuple[Colour, ...] = ()
        """The chosen ones, once there are no more to come."""

    def cut(self) -> bool:
        """Cut the lot that loses most in two, and return False when nothing is left to be gained."""
        worst = max(self._lots, key=lambda lot: lot.loss)
        if len(self._lots) == MOST_COLOURS or worst.loss == 0:
            self.colours = tuple(map(_mean, self._lots))
            return False
        self._lots.remove(worst)
        self._lots += _cut(worst)
        return True

    def __missing__(self, code: int) -> int:
        """Find the nearest colour."""
        red, green, blue = unpacked(code)
        r, g, b = _WEIGHTS
        distances = [
            r * (red - one[0]) ** 2 + g * (green - one[1]) ** 2 + b * (blue - one[2]) ** 2
            for one in self.colours
        ]
        self[code] = number = distances.index(min(distances))
        return number

    def numbers(self, picture: pygame.Surface) -> Iterator[bytes]:
        """Yield a picture in parts, one byte a pixel."""
        pixels = packed(picture)
        for start in range(0, len(pixels), _SLICE):
            yield bytes(map(self.__getitem__, pixels[start : start + _SLICE]))


def unpacked(code: int) -> Colour:
    """Return the red, green and blue, 0 to 255, of a packed colour."""
    red, green, blue = code >> 11, code >> 5 & 63, code & 31
    return red * 255 // 31, green * 255 // 63, blue * 255 // 31


def _lot(colours: Iterable[tuple[Colour, int]]) -> Lot:
    found = tuple(colours)
    losses = [_loss(found, axis) * weight for axis, weight in enumerate(_WEIGHTS)]
    loss = max(losses)
    return Lot(loss, losses.index(loss), found)


def _loss(colours: tuple[tuple[Colour, int], ...], axis: int) -> float:
    """Return the sum of squares by which the colours differ from their mean along an axis."""
    number = sum(often for _, often in colours)
    mean = sum(colour[axis] * often for colour, often in colours) / number
    return sum((colour[axis] - mean) ** 2 * often for colour, often in colours)


def _cut(lot: Lot) -> tuple[Lot, Lot]:
    """Cut a lot in two at its mean."""
    axis = lot.axis
    mean = sum(colour[axis] * often for colour, often in lot.colours) / sum(often for _, often in lot.colours)
    low = [one for one in lot.colours if one[0][axis] <= mean]
    high = [one for one in lot.colours if one[0][axis] > mean]
    return _lot(low), _lot(high)


def _mean(lot: Lot) -> Colour:
    number = sum(often for _, often in lot.colours)
    red, green, blue = (
        round(sum(colour[axis] * often for colour, often in lot.colours) / number) for axis in range(3)
    )
    return red, green, blue
