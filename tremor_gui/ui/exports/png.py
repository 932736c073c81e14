"""Writes PNG files, a little at a time: pygame would hold the window up for a third of a second."""

import zlib
from collections.abc import Iterator
from struct import pack
from typing import Final

import pygame

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_EIGHT_BITS_OF_COLOUR: Final = pack(">BBBBB", 8, 2, 0, 0, 0)
_UP: Final = b"\x02"
"""Says of a row that it is written as the difference from the one above."""
_ROWS: Final = 10
"""Rows between two rests."""
_LEVEL: Final = 6


def png(picture: pygame.Surface) -> Iterator[bytes]:
    """Yield the parts of a picture's file, without transparency."""
    width, height = picture.get_size()
    yield _SIGNATURE + _chunk(b"IHDR", pack(">II", width, height) + _EIGHT_BITS_OF_COLOUR)
    pixels, wide = pygame.image.tobytes(picture, "RGB"), 3 * width
    packer = zlib.compressobj(_LEVEL)
    high = int.from_bytes(b"\x80" * wide)
    above = 0
    for start in range(0, height, _ROWS):
        band = bytearray()
        for row in range(start, min(start + _ROWS, height)):
            here = int.from_bytes(pixels[row * wide : (row + 1) * wide])
            band += _UP + _difference(here, above, high).to_bytes(wide)
            above = here
        data = packer.compress(band)
        yield _chunk(b"IDAT", data) if data else b""
    yield _chunk(b"IDAT", packer.flush()) + _chunk(b"IEND", b"")


def _difference(here: int, above: int, high: int) -> int:
    """Return the difference of each byte of a row from that above it, all of them at once.

    ``high`` has the highest bit of every byte set: with these bits apart no byte borrows from the next.
    """
    return ((here | high) - (above & ~high)) ^ ((here ^ ~above) & high)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))
