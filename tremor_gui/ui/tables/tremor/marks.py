"""Marks on what has changed since a player's last turn; each kind has a shape of its own."""

from math import atan2, cos, sin
from typing import Final

import pygame

from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.ui import palette
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .. import spirit_board
from .areas import Areas
from .changes import Change, Changes
from .choices import Handle

_BADGE: Final = 0.19
"""The diameter of a mark on a tile, as a share of its side."""
_FROM_EDGE: Final = 0.42
"""How far from the middle of its tile the first mark is, as a share of the side."""
_PITCH: Final = 0.205
_ICONS: Final = {
    Change.TWISTED: "clockwise",
    Change.REVEALED: "eye",
    Change.BLOCKED: "block",
    Change.FREED: "block",
    Change.ENTERED: "traverse",
}
_ARROW: Final = ((0.3, 0.0), (0.0, -0.3), (0.0, -0.11), (-0.3, -0.11), (-0.3, 0.11), (0.0, 0.11), (0.0, 0.3))
"""An arrow to the right, in diameters of its mark."""
_RING: Final = 3.0
"""How far the ring of a new token reaches beyond it, in units of the Spirit Board."""


def draw_marks(pen: Pen, areas: Areas, table: Table, changes: Changes) -> None:
    """Draw the marks: on tiles along their upper edge, on wedges where tokens came or have gone."""
    for piece, kinds in changes.tiles.items():
        x, y = areas.cell(cell_of(table, piece))
        for number, kind in enumerate(kinds):
            side = areas.tile
            at = x - side * (_FROM_EDGE - number * _PITCH), y - side * _FROM_EDGE
            box = Box(0, 0, side * _BADGE, side * _BADGE)
            box.center = at
            _draw_badge(pen, areas, box, kind, changes.ways.get(piece))
    for wedge, slots in changes.wedges.items():
        for slot in slots.come:
            reach = spirit_board.TOKEN_SIZE / 2 + _RING
            ring = areas.around(spirit_board.token_place(wedge, slot), reach)
            pen.outline(palette.INK, ring.inflate(2, 2), 4, ring.width / 2 + 1)
            pen.outline(palette.CREAM, ring, 2, ring.width / 2)
        for slot in slots.gone:
            reach = spirit_board.TOKEN_SIZE / 3
            left = areas.around(spirit_board.token_place(wedge, slot), reach)
            pen.fill(palette.SHADOW + "90", left, left.width / 2)
            pen.outline(palette.CREAM, left, 1.5, left.width / 2)
            pen.icon("cross", left.inflate(-6, -6), palette.CREAM)


def _draw_badge(pen: Pen, areas: Areas, box: Box, kind: Change, way: tuple[int, int] | None) -> None:
    pen.fill(palette.INK, box.inflate(3, 3), box.width / 2 + 1.5)
    pen.fill(palette.CREAM, box, box.width / 2)
    if kind is Change.MOVED:
        assert way is not None
        _draw_arrow(pen, areas, box, way)
        return
    pen.icon(_ICONS[kind], box.inflate(-box.width * 0.28, -box.height * 0.28), palette.INK)
    if kind is Change.FREED:
        metrics = pen.kit.metrics
        ends = metrics.point((box.left + 3, box.bottom - 3)), metrics.point((box.right - 3, box.top + 3))
        pygame.draw.line(pen.surface, palette.CREAM, *ends, metrics.px(5))
        pygame.draw.line(pen.surface, palette.INK, *ends, metrics.px(2))


def _draw_arrow(pen: Pen, areas: Areas, box: Box, way: tuple[int, int]) -> None:
    """Draw an arrow the way that a tile has gone."""
    start, end = areas.cell(way[0]), areas.cell(way[1])
    angle = atan2(end[1] - start[1], end[0] - start[0])
    points = [
        pen.kit.metrics.point(
            (
                box.centerx + box.width * (x * cos(angle) - y * sin(angle)),
                box.centery + box.width * (x * sin(angle) + y * cos(angle)),
            )
        )
        for x, y in _ARROW
    ]
    pygame.draw.polygon(pen.surface, palette.INK, points)
    pygame.draw.aalines(pen.surface, palette.INK, True, points)


def words(changes: Changes, handle: Handle | None) -> str:
    """Return what a mark on a tile or a wedge says, marked up, or nothing where none is."""
    names = {
        Change.MOVED: _("moved"),
        Change.TWISTED: _("twisted"),
        Change.REVEALED: _("turned over"),
        Change.BLOCKED: _("blocked"),
        Change.FREED: _("freed"),
        Change.ENTERED: _("entered"),
    }
    match handle:
        case ("tile", int(piece)):
            told = [names[kind] for kind in changes.tiles.get(piece, ())]
        case ("wedge", int(wedge)) if wedge in changes.wedges:
            slots = changes.wedges[wedge]
            told = [*([_("tokens came")] if slots.come else []), *([_("tokens left")] if slots.gone else [])]
        case _other:
            told = []
    return _("Since your last turn: {changes}").format(changes=", ".join(told)) if told else ""
