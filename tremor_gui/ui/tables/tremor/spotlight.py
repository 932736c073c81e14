"""Shows on the boards what a line of the log speaks of: corners around it, and where its tiles lay then."""

from itertools import pairwise
from typing import Final

import pygame

from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.pose import Layout
from tremor_gui.ui.theme import Colour

from .. import spirit_board
from .areas import Areas
from .choices import Handle
from .ghosts import draw_arrow
from .glow import WedgeGlow
from .mentions import Mention

_CORNER: Final = 0.26
"""The arm of a corner, as a share of the side that it stands at."""
_DASHES: Final = 7
_FEW: Final = 3
"""Of so many tiles that have moved since arrows tell where to; of more they would only tangle."""
_SPIRIT: Final = (40.0, 17.0)
"""Half the box around a Spirit Track, in units of the Spirit Board."""


class Spotlight:
    """Draws with light that is made once a shape."""

    def __init__(self) -> None:
        self._wedges = WedgeGlow()

    def draw(self, pen: Pen, areas: Areas, table: Table, layout: Layout, told: Mention) -> None:
        """Point out what is spoken of where it is now; what has left the table since is passed over."""
        self._draw_then(pen, areas, table, told)
        for handle in sorted(told.struck, key=str):
            corners(pen, areas.cell_box(cell_of(table, int(handle[1]))).inflate(-8, -8), palette.MUST, 2.5)
        for handle in sorted(told.handles, key=str):
            self._draw_handle(pen, areas, table, layout, handle)

    def _draw_handle(self, pen: Pen, areas: Areas, table: Table, layout: Layout, handle: Handle) -> None:
        match handle:
            case ("tile", int(piece)):
                corners(pen, areas.cell_box(cell_of(table, piece)), palette.CREAM, 4)
            case ("pawn", _) if handle in layout:
                pose = layout[handle]
                ring(pen, pose.x, pose.y, pose.width * 0.56)
            case ("wedge", int(wedge)):
                self._wedges.draw(pen, areas, wedge, palette.CREAM, 0.5)
            case ("spirit", int(seat)):
                x, y = areas.on_spirit(spirit_board.spirit_place(seat, 1))
                across, down = (half * areas.spirit_scale for half in _SPIRIT)
                corners(pen, Box(x - across, y - down, 2 * across, 2 * down), palette.CREAM, 3)
            case ("seismic",):
                x, y = areas.on_spirit(spirit_board.seismic_place(table.level))
                ring(pen, x, y, spirit_board.SEISMIC_SIZE * 0.62 * areas.spirit_scale)
            case ("dial",):
                x, y = areas.on_spirit(spirit_board.DIAL)
                ring(pen, x, y, (spirit_board.WEDGE_INNER - 4) * areas.spirit_scale)

    def _draw_then(self, pen: Pen, areas: Areas, table: Table, told: Mention) -> None:
        """Draw where the tiles lay when it happened, if they lie elsewhere now."""
        moved = {piece: cell for piece, cell in told.cells.items() if table.tiles[cell] != piece}
        left = (cell for cell in moved.values() if table.tiles[cell] not in told.cells)
        for cell in left:
            dashes(pen, areas.cell_box(cell).inflate(-10, -10), palette.CREAM)
        if len(moved) <= _FEW:
            for piece, cell in moved.items():
                draw_arrow(pen, areas.cell(cell), areas.cell(cell_of(table, piece)))


def corners(pen: Pen, box: Box, colour: Colour, width: float) -> None:
    """Draw the four corners of a box, edged so that they show on anything."""
    arm = min(box.width, box.height) * _CORNER
    for x, along in ((box.left, arm), (box.right, -arm)):
        for y, down in ((box.top, arm), (box.bottom, -arm)):
            _stroke(pen, ((x + along, y), (x, y), (x, y + down)), colour, width)


def dashes(pen: Pen, box: Box, colour: Colour) -> None:
    """Draw a dashed box."""
    for start, end in (
        (box.topleft, box.topright),
        (box.topright, box.bottomright),
        (box.bottomright, box.bottomleft),
        (box.bottomleft, box.topleft),
    ):
        across, down = (end[0] - start[0]) / _DASHES, (end[1] - start[1]) / _DASHES
        for at in range(0, _DASHES, 2):
            begin = start[0] + across * at, start[1] + down * at
            _stroke(pen, (begin, (begin[0] + across, begin[1] + down)), colour, 2)


def ring(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a ring, edged so that it shows on anything."""
    box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    pen.outline(palette.INK, box.inflate(3, 3), 6, radius + 1.5)
    pen.outline(palette.CREAM, box, 3, radius)


def _stroke(pen: Pen, points: tuple[tuple[float, float], ...], colour: Colour, width: float) -> None:
    metrics = pen.kit.metrics
    line = [metrics.point(point) for point in points]
    for shade, wide in ((palette.INK, width + 3), (colour, width)):
        thick = metrics.px(wide)
        for start, end in pairwise(line):
            pygame.draw.line(pen.surface, shade, start, end, thick)
        for point in line:
            pygame.draw.circle(pen.surface, shade, point, thick / 2)
