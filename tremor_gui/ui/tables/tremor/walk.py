"""The keys on the table: they walk the same choices that the mouse picks from."""

from typing import Final

import pygame

from tremor_gui.ui import keys

from .choices import Choice

_FORWARD: Final = {(1, 0): 1, (-1, 0): -1}


class Walk:
    """Left and right go from choice to choice, up and down from group to group; Enter chooses."""

    def __init__(self) -> None:
        self._choices: tuple[Choice, ...] = ()
        self._at: int | None = None

    def deal(self, choices: tuple[Choice, ...]) -> None:
        """Take up a new decision."""
        self._choices = choices
        self._at = None

    def leave(self) -> None:
        """Point at nothing, as when the mouse takes over."""
        self._at = None

    @property
    def looked_at(self) -> Choice | None:
        """The choice the keys have reached, or None before the first step."""
        return None if self._at is None else self._choices[self._at]

    def look_for(self, group: str | None) -> None:
        """Go to the first choice of a group, or point at nothing if there is none."""
        self._at = next((at for at, one in enumerate(self._choices) if one.group == group), None)

    def handle(self, event: pygame.Event) -> bool:
        """Follow an arrow key and return whether it was one."""
        way = keys.direction(event)
        if way is None or not self._choices:
            return False
        if self._at is None:
            self._at = 0
        elif way in _FORWARD:
            self._at = self._beside(_FORWARD[way])
        else:
            self._at = self._next_group(way[1])
        return True

    def _beside(self, step: int) -> int:
        """Return the next choice of the same group, round and round."""
        assert self._at is not None
        group = [at for at, one in enumerate(self._choices) if one.group == self._choices[self._at].group]
        return group[(group.index(self._at) + step) % len(group)]

    def _next_group(self, step: int) -> int:
        assert self._at is not None
        groups = list(dict.fromkeys(one.group for one in self._choices))
        goal = groups[(groups.index(self._choices[self._at].group) + step) % len(groups)]
        return next(at for at, one in enumerate(self._choices) if one.group == goal)
