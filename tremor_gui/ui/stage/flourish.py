"""Flourishes: what is seen of an event beyond its sprites moving.

A flourish decides nothing. It ends by itself, may be cut short at any moment,
and leaves nothing behind.
"""

from tremor_gui.ui.pen import Pen

from .pose import Pose, SpriteId


class Flourish:
    """Something that shows for a while, over or under the sprites or by shaking them."""

    duration: float = 0.0
    """Seconds it lasts."""

    def __init__(self) -> None:
        self.time = 0.0

    @property
    def share(self) -> float:
        """The share of its time gone by, 0 to 1."""
        return min(1.0, self.time / self.duration) if self.duration else 1.0

    def update(self, dt: float) -> bool:
        """Let time pass and return whether it goes on."""
        self.time += dt
        return self.time < self.duration

    def bend(self, sprite: SpriteId, pose: Pose) -> Pose:
        """Return the pose in which a sprite is drawn meanwhile."""
        return pose

    def draw_under(self, pen: Pen) -> None:
        """Draw what lies between the table and the sprites."""

    def draw_over(self, pen: Pen) -> None:
        """Draw what lies over the sprites."""
