"""What is done while nothing moves, so that nothing that moves has to wait for it."""

import gc
from collections.abc import Callable
from typing import Final

from tremor_gui.ui.images import Images

TIDY_EVERY: Final = 5.0
"""Seconds between two searches for what is no longer used."""


class Spare:
    """Uses the time between two events: loads pictures ahead, then looks for what is no longer used.

    Python searches its memory when many things have been made, which is in the middle of an
    animation and takes as long as a few frames. What is there from the start is left out of that
    search, and the rest is searched here often enough that it is seldom due elsewhere.
    """

    def __init__(self, images: Images, clock: Callable[[], float]) -> None:
        self._images = images
        self._clock = clock
        self._tidied = clock()
        gc.collect()
        gc.freeze()

    def use(self) -> None:
        """Do one thing that can be done ahead."""
        if self._images.load_ahead():
            return
        now = self._clock()
        if now - self._tidied >= TIDY_EVERY and any(gc.get_count()[1:]):
            self._tidied = now
            gc.collect()
