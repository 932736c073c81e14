"""What all scenes of Catastrophes stand on: their ground and the animals on it."""

from ..bodies import BODIES
from ..paper import flat, group
from ..shapes import ellipse, num, rect

ALL = rect(0, 0, 360, 225)


def standing(key: str, x: float, y: float, scale: float, flip: bool = False) -> str:
    """Return an animal standing on a point, with its shadow on the ground."""
    sx = -scale if flip else scale
    return flat(ellipse(x, y, 46 * scale, 8 * scale), "#0d070c", 0.45) + group(
        group(BODIES[key](), filter="m"),
        at=f"translate({num(x)} {num(y)}) scale({num(sx)} {num(scale)}) translate(-64 -109)",
    )
