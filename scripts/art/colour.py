"""Mixing colours given as ``#rrggbb``."""


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """Return the first colour with a share, 0 to 1, of the second."""
    mixed = (round(x + (y - x) * share) for x, y in zip(_parts(a), _parts(b), strict=True))
    return "#" + "".join(f"{v:02x}" for v in mixed)


def light(colour: str, share: float) -> str:
    """Return a colour mixed with warm white."""
    return mix(colour, "#fff4dd", share)


def dark(colour: str, share: float) -> str:
    """Return a colour mixed with warm black."""
    return mix(colour, "#150d12", share)
