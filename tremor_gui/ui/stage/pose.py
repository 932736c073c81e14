"""Where a sprite is and how it looks, in logical units."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace

SpriteId = Hashable
"""A tuple such as ``("tile", 7)``; a sprite keeps its id while it lies on the table."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One sprite at rest, or at one moment of its way."""

    image: str
    """Name of the picture, such as ``tiles/tile_09``."""
    x: float
    y: float
    """Its centre."""
    width: float
    height: float
    layer: int = 0
    """Sprites of a higher layer lie over those of a lower one."""
    angle: float = 0.0
    """Degrees clockwise."""
    lift: float = 0.0
    """Height above the table: the sprite is drawn that much higher and its shadow falls farther."""
    alpha: float = 1.0
    shadow: str = ""
    """Name of the picture of its shadow, or nothing."""
    flip: float = 1.0
    """Share of its width that is seen while it turns over."""

    def at(self, x: float, y: float) -> "Pose":
        """Return the same pose at another place."""
        return replace(self, x=x, y=y)


Layout = Mapping[SpriteId, Pose]
"""Every sprite with its pose: the whole truth of where things are."""


def between(start: Pose, end: Pose, share: float) -> Pose:
    """Return the pose a share of the way from one to the other, turning the shorter way.

    The picture changes half-way, where a tile that turns over shows its edge.
    """

    def mix(a: float, b: float) -> float:
        return a + (b - a) * share

    turn = (end.angle - start.angle + 180.0) % 360.0 - 180.0
    if turn == -180.0:
        turn = 180.0
    turned_over = start.image != end.image
    return Pose(
        image=end.image if not turned_over or share >= 0.5 else start.image,
        x=mix(start.x, end.x),
        y=mix(start.y, end.y),
        width=mix(start.width, end.width),
        height=mix(start.height, end.height),
        layer=max(start.layer, end.layer),
        angle=start.angle + turn * share,
        lift=mix(start.lift, end.lift),
        alpha=mix(start.alpha, end.alpha),
        shadow=end.shadow,
        flip=max(0.02, abs(1.0 - 2.0 * share)) if turned_over else 1.0,
    )


Bend = Callable[[SpriteId, Pose], Pose]
"""Changes the pose in which a sprite is drawn, for as long as a flourish lasts."""
