"""Flourishes that run in equal steps, so that they look alike however fast the frames come."""

from typing import Final

from .flourish import Flourish

STEP: Final = 1 / 60
"""Seconds in one step."""

_HAIR: Final = 1e-9  # seconds that sums of frames may lack to a whole step


class Stepped(Flourish):
    """A flourish whose parts move in equal steps of time."""

    def __init__(self) -> None:
        super().__init__()
        self._steps = 0

    def update(self, dt: float) -> bool:
        """Let time pass, in as many whole steps as fit."""
        goes_on = super().update(dt)
        now = self.time
        while (self._steps + 1) * STEP <= now + _HAIR:
            self._steps += 1
            self.time = self._steps * STEP
            self.step()
        self.time = now
        return goes_on

    def step(self) -> None:
        """Move all parts by one step; `time` is that of the step."""
