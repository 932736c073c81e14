"""Flourishes that run in equal steps, so that they look alike however fast the frames come."""

from typing import Final

from .flourish import Flourish

STEP: Final = 1 / 60
"""Seconds in one step."""


class Stepped(Flourish):
    """A flourish whose parts move in equal steps of time."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        """How many steps have been made."""

    def update(self, dt: float) -> bool:
        """Let time pass, in as many whole steps as fit."""
        goes_on = super().update(dt)
        while (self.steps + 1) * STEP <= self.time + 1e-9:
            self.steps += 1
            self.step()
        return goes_on

    def step(self) -> None:
        """Move all parts by one step."""
