"""What an option would do, drawn over the table before it is chosen.

A preview is the layout after the option's events, as far as they can be known:
it ends before anything comes to light by chance.
"""

from collections.abc import Iterable
from dataclasses import replace
from math import atan2, cos, hypot, sin
from typing import Any, Final

import pygame

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.table import Table
from tremor_gui.rules.core import Action, Event
from tremor_gui.rules.game import View
from tremor_gui.ui import palette
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.director import Design
from tremor_gui.ui.stage.painter import paint_one
from tremor_gui.ui.stage.pose import Layout, Pose, SpriteId

from .glow import tile_rim
from .layout import LAYER_TILE

_SIZE: Final = 0.86
_ALPHA: Final = 0.92
_LAYER: Final = 60

Ghosts = tuple[tuple[Pose | None, Pose], ...]
"""For each sprite that would change: where it is, if it is there yet, and where it would be."""


def foreseen(view: View[Table], action: Action) -> tuple[Event[Any], ...]:
    """Return what would happen on the board if nobody objected, up to the first thing nobody can know."""
    return GAMES["tremor"].foreseen(view, action)


def ghosts(events: Iterable[Event[Any]], table: Table, now: Layout, design: Design) -> Ghosts:
    """Return what these events would change, sprites on the board before those on them."""
    for event in events:
        table = event.apply(table)
    after = design.layout(table)
    changed = [(sprite, pose) for sprite, pose in after.items() if now.get(sprite) != pose]
    return tuple((now.get(sprite), pose) for sprite, pose in sorted(changed, key=_order))


def _order(entry: tuple[SpriteId, Pose]) -> tuple[int, float]:
    return entry[1].layer, entry[1].y


def draw_ghosts(pen: Pen, shown: Ghosts) -> None:
    """Draw the sprites as they would stand, and arrows along the ways they would go."""
    for _, pose in shown:
        paint_one(
            pen,
            replace(
                pose,
                width=pose.width * (_SIZE if pose.layer == LAYER_TILE else 1.0),
                height=pose.height * (_SIZE if pose.layer == LAYER_TILE else 1.0),
                layer=_LAYER,
                alpha=_ALPHA,
                lift=6.0,
            ),
        )
        if pose.layer == LAYER_TILE:
            tile_rim(pen, (pose.x, pose.y - 3), pose.width * _SIZE, palette.MAY)
    for old, pose in shown:
        if old is not None and pose.layer == LAYER_TILE:
            draw_arrow(pen, (old.x, old.y), (pose.x, pose.y))


def draw_arrow(pen: Pen, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a short arrow in the middle of a way."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < 12:
        return
    angle = atan2(end[1] - start[1], end[0] - start[0])
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    # A swap has two arrows on one line: each keeps to its right.
    x, y = middle[0] - sin(angle) * 11, middle[1] + cos(angle) * 11
    shaft = ((-20, -4), (4, -4), (4, -11), (20, 0), (4, 11), (4, 4), (-20, 4))
    points = [
        pen.kit.metrics.point((x + px * cos(angle) - py * sin(angle), y + px * sin(angle) + py * cos(angle)))
        for px, py in shaft
    ]
    pygame.draw.polygon(pen.surface, palette.MAY, points)
    pygame.draw.aalines(pen.surface, palette.INK, True, points)


class Preview:
    """Keeps the ghosts of the option looked at, for as long as nothing they rest on changes."""

    def __init__(self, design: Design) -> None:
        self._design = design
        self._of: tuple[View[Table], Action, Layout] | None = None
        self._ghosts: Ghosts = ()

    def of(self, view: View[Table], action: Action, now: Layout) -> Ghosts:
        """Return the ghosts of an option of a view, given where the sprites are."""
        known = self._of
        if known is None or known[0] is not view or known[1] is not action or known[2] is not now:
            self._of = view, action, now
            self._ghosts = ghosts(foreseen(view, action), view.table, now, self._design)
        return self._ghosts
