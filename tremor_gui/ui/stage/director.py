"""Plays events: each is applied to the table that is shown, and every sprite goes to its new pose.

Nothing can end in the wrong place, since every way ends at the layout of the
table shown. A jump (undo, load, resize) snaps.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Protocol

from tremor_gui.rules.core import Event
from tremor_gui.ui.ease import Ease, in_out_cubic, there_and_back

from .flourish import Flourish
from .pose import Layout, Pose, SpriteId, between


@dataclass(frozen=True, slots=True)
class Manner:
    """How an event is played."""

    duration: float = 0.0
    """Seconds in which its sprites reach their new poses."""
    ease: Ease = in_out_cubic
    arc: float = 0.0
    """How high, in logical units, sprites rise on their way."""
    stagger: float = 0.0
    """Seconds between the starts of the sprites of one event."""
    overlap: float = 0.0
    """Seconds after which a following event of the same kind may begin; 0 waits for the end."""
    lead: float = 0.0
    """Seconds after which whatever follows may begin; 0 waits for the end."""
    delay: float = 0.0
    """Seconds before its sprites start, as for a flourish that announces them."""
    pause: float = 0.0
    """Seconds of rest after it, so that it can be taken in."""
    sound: str = ""


class Design(Protocol):
    """What a game's table tells the director."""

    def layout(self, table: Any) -> Layout:
        """Return every sprite with its pose."""
        ...

    def pile(self, sprite: SpriteId, pose: Pose) -> Pose:
        """Return where a sprite comes from, or goes to when it leaves the table."""
        ...

    def manner(self, event: Event[Any]) -> Manner:
        """Return how an event is played."""
        ...

    def flourish(self, event: Event[Any], before: Any, after: Any) -> Flourish | None:
        """Return what is seen of an event beyond its sprites moving."""
        ...


@dataclass(slots=True)
class _Way:
    """A sprite under way."""

    start: Pose
    end: Pose
    duration: float
    ease: Ease
    arc: float
    delay: float
    time: float = 0.0

    def pose(self) -> Pose:
        time = self.time - self.delay
        share = min(1.0, max(0.0, time / self.duration)) if self.duration else 1.0
        pose = between(self.start, self.end, self.ease(share))
        if self.arc and 0.0 < share < 1.0:
            pose = replace(pose, lift=pose.lift + self.arc * there_and_back(share), layer=pose.layer + 20)
        return pose

    @property
    def left(self) -> float:
        return self.delay + self.duration - self.time


class Director:
    """Shows one table and leads its sprites from event to event."""

    def __init__(self, design: Design, table: Any, sound: Callable[[str], None] | None = None) -> None:
        self._design = design
        self._sound = sound
        self._queue: deque[Event[Any]] = deque()
        self._ways: dict[SpriteId, _Way] = {}
        self._flourishes: list[Flourish] = []
        self._held: dict[SpriteId, Pose] = {}
        self._wait = 0.0
        self.table = table
        """The table as it is shown: all events begun have been applied to it."""
        self._layout: Layout = design.layout(table)
        self.on_event: Callable[[Event[Any], Any], None] | None = None
        """Called with each event as it begins, and the table before it."""

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen."""
        return bool(self._queue or self._ways or self._flourishes) or self._wait > 0.0

    @property
    def layout(self) -> Layout:
        """Where the sprites of the shown table belong."""
        return self._layout

    @property
    def flourishes(self) -> tuple[Flourish, ...]:
        """The flourishes that show now."""
        return tuple(self._flourishes)

    def play(self, events: Iterable[Event[Any]], held: Layout | None = None) -> None:
        """Let events be seen, after those that still wait.

        ``held`` are sprites as a hand has just let them go: they stay like
        that until an event moves them, and start from there.
        """
        self._queue.extend(events)
        self._held = dict(held or {})

    def snap(self, table: Any) -> None:
        """Show a table at once, whatever was under way."""
        self._queue.clear()
        self._ways.clear()
        self._flourishes.clear()
        self._held.clear()
        self._wait = 0.0
        self.table = table
        self._layout = self._design.layout(table)

    def glide(self, table: Any, manner: Manner) -> None:
        """Lead every sprite to where it belongs on another table, all at once, as back to an earlier one."""
        self.snap(self.table)
        old, self.table = self._layout, table
        self._layout = self._design.layout(table)
        self._send(old, manner)

    def relayout(self) -> None:
        """Follow the window to another size: everything under way arrives at once."""
        self.skip()
        self._layout = self._design.layout(self.table)

    def skip(self) -> None:
        """Finish all that waits or is under way."""
        while self._queue:
            event = self._queue.popleft()
            before, self.table = self.table, event.apply(self.table)
            if self.on_event is not None:
                self.on_event(event, before)
        self.snap(self.table)

    def update(self, dt: float) -> bool:
        """Let time pass and return whether something moved."""
        if not self.busy:
            return False
        self._flourishes = [flourish for flourish in self._flourishes if flourish.update(dt)]
        for sprite, way in list(self._ways.items()):
            way.time += dt
            if way.left <= 0.0:
                del self._ways[sprite]
        self._wait -= dt
        while self._queue and self._wait <= 0.0:
            self._begin(self._queue.popleft())
        if not self._queue:
            self._wait = max(self._wait, 0.0)
        if not (self._queue or self._ways):
            self._held.clear()
        return True

    def poses(self) -> dict[SpriteId, Pose]:
        """Return every sprite as it is to be drawn now."""
        poses = {**self._layout, **self._held}
        for sprite, way in self._ways.items():
            poses[sprite] = way.pose()
        for flourish in self._flourishes:
            for sprite, pose in poses.items():
                poses[sprite] = flourish.bend(sprite, pose)
        return poses

    def _begin(self, event: Event[Any]) -> None:
        manner = self._design.manner(event)
        before, self.table = self.table, event.apply(self.table)
        flourish = self._design.flourish(event, before, self.table)
        old, self._layout = self._layout, self._design.layout(self.table)
        self._send(old, manner)
        if flourish is not None:
            self._flourishes.append(flourish)
        if manner.sound and self._sound is not None:
            self._sound(manner.sound)
        if self.on_event is not None:
            self.on_event(event, before)
        follows = self._queue[0] if self._queue else None
        if manner.overlap and type(follows) is type(event):
            self._wait += manner.overlap
        elif manner.lead and follows is not None:
            self._wait += manner.lead
        else:
            longest = max((way.left for way in self._ways.values()), default=0.0)
            self._wait = max(longest, manner.delay) + manner.pause

    def _send(self, old: Layout, manner: Manner) -> None:
        """Start every sprite whose pose has changed on its way."""
        moved = [sprite for sprite, pose in self._layout.items() if old.get(sprite) != pose]
        gone = [sprite for sprite in old if sprite not in self._layout]
        for index, sprite in enumerate((*moved, *gone)):
            leaves = sprite not in self._layout
            end = self._design.pile(sprite, old[sprite]) if leaves else self._layout[sprite]
            way = self._ways.pop(sprite, None)
            held = self._held.pop(sprite, None)
            if way is not None:
                start = way.pose()
            elif held is not None:
                start = held
            else:
                start = old[sprite] if sprite in old else self._design.pile(sprite, end)
            delay = manner.delay + index * manner.stagger
            if manner.duration:
                self._ways[sprite] = _Way(start, end, manner.duration, manner.ease, manner.arc, delay)
