"""How the window is shared out: Spirit Board, tile board, plates, and the bar below."""

from dataclasses import dataclass
from typing import Final

from tremor_gui.games.tremor.terms import SIDE
from tremor_gui.ui.metrics import Box, Metrics

from .. import spirit_board

MARGIN: Final = 12.0
BAR: Final = 60.0
STRIP: Final = 100.0
"""The height of the bar where hands of cards lie beside it."""
HAND: Final = 0.38
"""The share of the strip that the hand takes."""
PILE: Final = 60.0
"""The width of the place where the discard pile lies, beside the hand."""
PLATES: Final = 228.0
"""The least width of the plates."""
WIDEST: Final = 290.0
"""What they take where boards as large as can be leave as much."""
HEADER: Final = 40.0
HIGH: Final = 208.0
"""The height of a plate where there is room enough."""
LOW: Final = 134.0
"""The height of a plate that leaves room below the plates."""
LOWEST: Final = 100.0
"""That where the window is low, too."""
ASIDE: Final = 200.0
"""What is to be left for whoever explains, if possible."""
TRAY: Final = 0.026
"""The rim of the tray around the tiles, as a share of the board's side."""
TILE: Final = 0.95
"""The side of a tile, as a share of its cell."""
DIRECTIONS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south and west as steps right and down."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The parts of the table, in logical units."""

    board: Box
    spirit: Box
    plates: tuple[Box, ...]
    """One for each seat, in turn order."""
    header: Box
    bar: Box
    hand: Box
    """Where the hand of whoever is asked lies; without width where no cards are in play."""
    pile: Box
    """Where the discard pile lies; without width where no cards are in play."""
    aside: Box
    """The sheet below the plates, where somebody explains; without height where nobody does."""

    @property
    def pitch(self) -> float:
        """The side of a cell."""
        return self.board.width * (1 - 2 * TRAY) / SIDE

    @property
    def tile(self) -> float:
        """The side of a tile."""
        return self.pitch * TILE

    @property
    def drawer(self) -> Box:
        """Where the log lies when it is open: over the plates."""
        top = self.header.bottom + 6
        return Box(self.header.left, top, self.header.width, self.bar.bottom - top)

    def cell(self, cell: int) -> tuple[float, float]:
        """Return the middle of a cell."""
        row, column = divmod(cell, SIDE)
        rim = self.board.width * TRAY
        return (
            self.board.left + rim + self.pitch * (column + 0.5),
            self.board.top + rim + self.pitch * (row + 0.5),
        )

    def cell_box(self, cell: int) -> Box:
        """Return the square of a cell."""
        x, y = self.cell(cell)
        return Box(x - self.pitch / 2, y - self.pitch / 2, self.pitch, self.pitch)

    def cell_at(self, x: float, y: float) -> int | None:
        """Return the cell under a point, or None beside the board."""
        rim = self.board.width * TRAY
        column = int((x - self.board.left - rim) // self.pitch)
        row = int((y - self.board.top - rim) // self.pitch)
        return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None

    @property
    def spirit_scale(self) -> float:
        """Logical units in one unit of the Spirit Board."""
        return self.spirit.width / spirit_board.SIZE[0]

    def on_spirit(self, place: tuple[float, float]) -> tuple[float, float]:
        """Return the point of the window that a place on the Spirit Board has."""
        return (
            self.spirit.left + place[0] * self.spirit_scale,
            self.spirit.top + place[1] * self.spirit_scale,
        )

    def around(self, place: tuple[float, float], radius: float) -> Box:
        """Return the box around a circle on the Spirit Board."""
        x, y = self.on_spirit(place)
        reach = radius * self.spirit_scale
        return Box(x - reach, y - reach, 2 * reach, 2 * reach)

    def wedge_at(self, x: float, y: float) -> int | None:
        """Return the wedge under a point of the window, or None."""
        scale = self.spirit_scale
        return spirit_board.wedge_at((x - self.spirit.left) / scale, (y - self.spirit.top) / scale)

    def wedge_middle(self, wedge: int) -> tuple[float, float]:
        """Return the middle of a wedge."""
        return self.on_spirit(spirit_board.wedge_middle(wedge))


def arrange(metrics: Metrics, seats: int, *, cards: bool, aside: bool = False) -> Areas:
    """Share a window out: the tile board as large as the rest allows (art direction, Layout).

    With ``aside`` the plates are low and leave room below them.
    """
    width, height = metrics.width, metrics.height
    proportion = spirit_board.SIZE[0] / spirit_board.SIZE[1]
    room_across = (width - PLATES - 4 * MARGIN) / (1 + proportion)
    strip = STRIP if cards else BAR
    side = min(height - strip - 2 * MARGIN, room_across)
    free_height = height - strip - MARGIN
    top = (free_height - side) / 2 + MARGIN / 2
    plate = min(max(width - side * (1 + proportion) - 6 * MARGIN, PLATES), WIDEST)
    free_width = width - plate - side * (1 + proportion)
    gap = free_width / 4
    spirit = Box(gap, top, side * proportion, side)
    board = Box(spirit.right + gap, top, side, side)
    column = Box(width - plate - MARGIN, MARGIN, plate, height - 2 * MARGIN)
    header = Box(column.left, column.top, column.width, HEADER)
    plates_top = header.bottom + MARGIN / 2
    highest = HIGH
    if aside:
        left = column.bottom - plates_top - seats * (LOW + 8)
        highest = LOW if left >= ASIDE else LOWEST
    plate_height = min((column.bottom - plates_top - (seats - 1) * 8) / seats, highest)
    plates = tuple(
        Box(column.left, plates_top + seat * (plate_height + 8), plate, plate_height) for seat in range(seats)
    )
    below = plates[-1].bottom + 8
    sheet = Box(column.left, below, plate, max(0.0, column.bottom - below) if aside else 0.0)
    bottom = Box(MARGIN, height - strip - MARGIN / 2, column.left - 2 * MARGIN, strip)
    hand = Box(bottom.left, bottom.top, bottom.width * HAND if cards else 0, strip)
    bar = Box(hand.right + (MARGIN if cards else 0), bottom.top, 0, strip)
    bar.width = bottom.right - bar.left
    pile = Box(hand.right - PILE, hand.top, PILE, strip) if cards else Box(hand)
    hand.width -= pile.width
    return Areas(board, spirit, plates, header, bar, hand, pile, sheet)
