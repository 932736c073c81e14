"""Pictures of a few tiles, laid as on the board."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from tremor_gui.games.tremor.tiles import DISASTER, FACES
from tremor_gui.ui import palette
from tremor_gui.ui.book import Figure
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.painter import paint
from tremor_gui.ui.stage.pose import Pose
from tremor_gui.ui.theme import Colour

from ..areas import TILE
from ..glow import tile_rim
from ..layout import PAWN, tile_image

At = tuple[int, int]
"""Column and row in a picture, from its top left corner."""
PITCH: Final = 76.0
_FAINT: Final = 0.38
_EDGE: Final = 6.0
_COIN: Final = 0.4
"""The side of a coin in cells."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of a picture."""

    face: int = 0
    """The printed number, or 0 for its back."""
    turns: int = 0
    """Quarter turns clockwise."""
    faint: bool = False
    """Whether it is only there to show where the others lie."""
    rim: Colour = ""
    block: str = ""
    """The colour of the seat whose counter blocks it."""
    meeple: str = ""
    """The species that stands on it."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the cells of a picture are."""

    box: Box
    columns: int

    @property
    def pitch(self) -> float:
        """The side of a cell."""
        return self.box.width / self.columns

    def point(self, column: float, row: float) -> Point:
        """Return the point of the window at a place counted in cells; halves are the middles of cells."""
        return self.box.left + column * self.pitch, self.box.top + row * self.pitch


def rubble(side: int, nth: int = 0) -> Tile:
    """Return a tile with debris on one of its sides only, turned so that this is the given one."""
    faces = [face for face in FACES if face.kind == DISASTER and len(face.debris) == 1]
    face = faces[nth]
    return Tile(face.number, (side - face.debris[0]) % 4)


Mark = Callable[[Pen, Grid], None]
"""Draws something over the tiles."""


def mosaic(tiles: Mapping[At, Tile], *marks: Mark, caption: str = "", pitch: float = PITCH) -> Figure:
    """Return a picture of tiles on a tray, as large as they need."""
    columns = 1 + max(column for column, _ in tiles)
    rows = 1 + max(row for _, row in tiles)
    draw = partial(_draw, tiles=dict(tiles), columns=columns, marks=marks)
    return Figure(draw, columns * pitch + 2 * _EDGE, rows * pitch + 2 * _EDGE, caption)


def coin(column: float, row: float, icon: str, colour: Colour = palette.CREAM, share: float = _COIN) -> Mark:
    """Return a mark that lays a coin with an icon at a place counted in cells."""

    def draw(pen: Pen, grid: Grid) -> None:
        side = grid.pitch * share
        disc = Box(0, 0, side, side)
        disc.center = grid.point(column, row)
        pen.fill(palette.INK, disc.inflate(3, 3), side)
        pen.fill(colour, disc, side)
        pen.icon(icon, disc.inflate(-side * 0.34, -side * 0.34), palette.INK)

    return draw


def picture(column: float, row: float, name: str, share: float) -> Mark:
    """Return a mark that draws a picture, its side counted in cells as its place is."""

    def draw(pen: Pen, grid: Grid) -> None:
        box = Box(0, 0, grid.pitch * share, grid.pitch * share)
        box.center = grid.point(column, row)
        pen.image(name, box)

    return draw


def _draw(pen: Pen, box: Box, tiles: Mapping[At, Tile], columns: int, marks: tuple[Mark, ...]) -> None:
    pen.fill(palette.WOOD, box, 8)
    grid = Grid(box.inflate(-2 * _EDGE, -2 * _EDGE), columns)
    side = grid.pitch * TILE
    for (column, row), tile in tiles.items():
        x, y = grid.point(column + 0.5, row + 0.5)
        alpha = _FAINT if tile.faint else 1.0
        image = tile_image(tile.face)
        paint(
            pen, [Pose(image, x, y, side, side, angle=90.0 * tile.turns, alpha=alpha, shadow="tiles/shadow")]
        )
    for (column, row), tile in tiles.items():
        x, y = grid.point(column + 0.5, row + 0.5)
        if tile.block:
            paint(
                pen, [Pose("blocks/shade", x, y, side, side), Pose(f"blocks/{tile.block}", x, y, side, side)]
            )
        if tile.rim:
            tile_rim(pen, (x, y), side, tile.rim)
        if tile.meeple:
            size = side * PAWN * 1.15
            paint(pen, [Pose(f"meeples/{tile.meeple}", x, y, size, size, shadow="meeples/shadow")])
    for mark in marks:
        mark(pen, grid)
