"""A small picture of the table: who starts in which corner, and where everybody is bound."""

from typing import Final

from tremor_gui.games.tremor import deal
from tremor_gui.games.tremor.board import CORNERS
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, Table
from tremor_gui.games.tremor.terms import CELLS, CENTRE, RUMBLE, SIDE
from tremor_gui.ui import palette
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.tremor.layout import tile_image
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.widgets import Widget

from ..places import topic
from .seating import Seating

_EDGE: Final = 8.0
_MEEPLE: Final = 0.86
_STEPS: Final = 16
_ASIDE: Final = 0.16
"""How far a trail keeps to its right, in sides of a cell, so that two on one diagonal stay apart."""


class CornerMap(Widget):
    """The board as it will be dealt, with a trail of dots from every start to where it is bound."""

    def __init__(self, kit: Kit, seating: Seating) -> None:
        super().__init__(kit)
        self.more = topic("goal")
        self.seating = seating

    @property
    def hint(self) -> str:
        """Where everybody is bound."""
        if self.seating.variant == RUMBLE:
            return _("Every animal starts in its corner and must be in the middle when it erupts.")
        return _("Every animal starts in its corner and wants to reach its Habitat in the opposite one.")

    def draw(self, pen: Pen) -> None:
        """Draw the tiles, the trails and the animals."""
        setup = self.seating.setup
        table = deal.blank(setup)
        pen.fill(palette.WOOD_DARK, self.box, 12)
        for cell in range(CELLS):
            dim = 255 if cell in CORNERS or cell == EARTHQUAKE_PIECE else 150
            pen.image(tile_image(table.faces[cell]), self._cell(cell).inflate(-2, -2), dim)
        rumble = setup.variant == RUMBLE
        for seat, look in enumerate(looks(setup)):
            self._draw_trail(pen, table, seat, look.colour)
            colour = palette.DANGER if rumble else palette.SEATS[look.colour]
            goal = self._cell(CENTRE if rumble else table.homes[seat]).inflate(3, 3)
            pen.outline(palette.INK, goal.inflate(2, 2), 5, 10)
            pen.outline(colour, goal, 3, 9)
        for seat, look in enumerate(looks(setup)):
            start = self._cell(table.starts[seat])
            size = start.width * _MEEPLE
            pen.image(
                f"meeples/{look.species}", Box(start.centerx - size / 2, start.bottom - size + 3, size, size)
            )

    def _draw_trail(self, pen: Pen, table: Table, seat: int, colour: str) -> None:
        start, goal = self._cell(table.starts[seat]).center, self._cell(table.homes[seat]).center
        across, down = goal[0] - start[0], goal[1] - start[1]
        side = self._side * _ASIDE
        aside = -side if down > 0 else side, side if across > 0 else -side
        for step in range(3, _STEPS // 2 - 1 if table.variant == RUMBLE else _STEPS - 2):
            share = step / _STEPS
            dot = self._side * (0.08 + 0.08 * share)
            place = Box(0, 0, dot, dot)
            place.center = start[0] + across * share + aside[0], start[1] + down * share + aside[1]
            pen.fill(palette.INK, place.inflate(3, 3), dot)
            pen.fill(palette.SEATS[colour], place, dot)

    @property
    def _side(self) -> float:
        return (self.box.width - 2 * _EDGE) / SIDE

    def _cell(self, cell: int) -> Box:
        row, column = divmod(cell, SIDE)
        side = self._side
        return Box(self.box.left + _EDGE + column * side, self.box.top + _EDGE + row * side, side, side)
