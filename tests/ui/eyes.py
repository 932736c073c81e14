"""Eyes that lack one kind of cone: what they see of a colour, and how far two colours lie apart for them.

The matrices are those of Machado, Oliveira and Fernandes (2009) for eyes that lack it wholly,
and are meant for linear light; distances are those of CIE Lab (1976), in which 2 is just seen.
"""

from math import dist
from typing import Final

Triple = tuple[float, float, float]

EYES: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_WHITE: Final = (0.95047, 1.0, 1.08883)
_XYZ: Final = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def apart(one: str, other: str, eye: str) -> float:
    """Return how far two colours, written ``#rrggbb``, lie apart for an eye."""
    return dist(_lab(one, eye), _lab(other, eye))


def _lab(colour: str, eye: str) -> Triple:
    light = _linear(colour)
    seen = [min(1.0, max(0.0, sum(map(_product, row, light)))) for row in EYES[eye]]
    x, y, z = (_root(sum(map(_product, row, seen)) / white) for row, white in zip(_XYZ, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(colour: str) -> list[float]:
    shares = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116


def _product(a: float, b: float) -> float:
    return a * b
