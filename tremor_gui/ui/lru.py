"""A store of pictures that forgets what was not used for longest."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

_BYTES_A_PIXEL = 4


class SurfaceCache:
    """Keeps surfaces up to a number of bytes of pixels, the latest used ones last."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._used = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of this key, made now if it is not kept."""
        kept = self._surfaces.get(key)
        if kept is not None:
            self._surfaces.move_to_end(key)
            return kept
        made = make()
        self._surfaces[key] = made
        self._used += _cost(made)
        while self._used > self._budget and len(self._surfaces) > 1:
            _, dropped = self._surfaces.popitem(last=False)
            self._used -= _cost(dropped)
        return made

    def clear(self) -> None:
        """Forget every surface."""
        self._surfaces.clear()
        self._used = 0


def _cost(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * _BYTES_A_PIXEL
