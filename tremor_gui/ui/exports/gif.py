"""Writes GIF files, a little at a time: pictures of 255 colours, each only where it differs from the last.

As in GIF89a, with its LZW. A byte of a picture is the number of a colour;
`CLEAR` is none, and leaves what was there.
"""

from collections.abc import Iterator, Sequence
from struct import pack
from typing import Final

CLEAR: Final = 255
"""The number that stands for no colour."""
MOST_COLOURS: Final = CLEAR
_BITS: Final = 8
_RESET: Final = 1 << _BITS
_END: Final = _RESET + 1
_LONGEST_CODE: Final = 12
_BLOCK: Final = 255
_SLICE: Final = 12_000
"""Pixels between two rests."""
_SAME: Final = bytes([CLEAR]) + bytes(255)
"""Turns the difference of two bytes into `CLEAR` where there is none, and into nothing where there is."""
_FOREVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_TRAILER: Final = b";"

Colour = tuple[int, int, int]


class Gif:
    """The parts of one file, to be written one after another: head, pictures, tail."""

    tail = _TRAILER

    def __init__(self, size: tuple[int, int], colours: Sequence[Colour]) -> None:
        """Make a file of pictures of a size in pixels; raises ``ValueError`` for more than 255 colours."""
        if len(colours) > MOST_COLOURS:
            raise ValueError(f"{len(colours)} colours do not fit")
        self._size = size
        self._colours = colours
        self._before: bytes | None = None

    @property
    def head(self) -> bytes:
        """The beginning of the file, by which it plays again and again."""
        table = b"".join(bytes(colour) for colour in self._colours).ljust(3 << _BITS, b"\0")
        return b"GIF89a" + pack("<HHBBB", *self._size, 0xF0 | _BITS - 1, CLEAR, 0) + table + _FOREVER

    def picture(self, pixels: bytes, hundredths: int) -> Iterator[bytes]:
        """Yield the parts of a picture, one byte a pixel, that stands for so many hundredths of a second."""
        width, height = self._size
        if len(pixels) != width * height:
            raise ValueError("the picture is not of the size of the others")
        fresh = pixels if self._before is None else _changed(self._before, pixels)
        self._before = pixels
        top, bottom = _rows(fresh, width)
        yield b"!\xf9\x04" + pack("<BHBB", 0b101, hundredths, CLEAR, 0)
        yield b"," + pack("<HHHHB", 0, top, width, bottom - top, 0) + bytes([_BITS])
        held = b""
        for part in lzw(fresh[top * width : bottom * width]):
            held += part
            whole = len(held) - len(held) % _BLOCK
            yield b"".join(bytes([_BLOCK]) + held[at : at + _BLOCK] for at in range(0, whole, _BLOCK))
            held = held[whole:]
        yield (bytes([len(held)]) + held if held else b"") + b"\0"


def lzw(pixels: bytes) -> Iterator[bytes]:
    """Yield the code of these pixels in parts, of which some may be empty."""
    known: dict[int, int] = {}
    fresh, size = _END + 1, _BITS + 1
    bits, filled = _RESET, size
    prefix = -1
    for start in range(0, len(pixels), _SLICE):
        out = bytearray()
        for pixel in pixels[start : start + _SLICE]:
            if prefix < 0:
                prefix = pixel
                continue
            longer = prefix << 8 | pixel
            code = known.get(longer)
            if code is not None:
                prefix = code
                continue
            bits |= prefix << filled
            filled += size
            if fresh < 1 << _LONGEST_CODE:
                known[longer] = fresh
                if fresh >> size:
                    size += 1
                fresh += 1
            else:
                bits |= _RESET << filled
                filled += size
                known.clear()
                fresh, size = _END + 1, _BITS + 1
            while filled >= 8:
                out.append(bits & 0xFF)
                bits >>= 8
                filled -= 8
            prefix = pixel
        yield bytes(out)
    bits |= prefix << filled
    filled += size
    if fresh >> size:
        size += 1
    bits |= _END << filled
    filled += size
    yield bits.to_bytes((filled + 7) // 8, "little")


def _changed(before: bytes, now: bytes) -> bytes:
    """Return the pixels that are others now, and `CLEAR` for the rest.

    Long numbers do what would take a hundred times as long pixel by pixel.
    """
    length = len(now)
    new = int.from_bytes(now, "little")
    differing = (int.from_bytes(before, "little") ^ new).to_bytes(length, "little")
    same = int.from_bytes(differing.translate(_SAME), "little")
    return (new | same).to_bytes(length, "little")


def _rows(pixels: bytes, width: int) -> tuple[int, int]:
    """Return the first row with anything in it, and the one after the last; there is always one."""
    clear = bytes([CLEAR])
    top = min((len(pixels) - len(pixels.lstrip(clear))) // width, len(pixels) // width - 1)
    bottom = -(-len(pixels.rstrip(clear)) // width)
    return top, max(bottom, top + 1)
