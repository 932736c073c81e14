"""A board in small, as it lies, for lists."""

from tremor_gui.games.tremor.table import FREE, OUT, Table, owner_of
from tremor_gui.games.tremor.terms import SIDE
from tremor_gui.ui import palette
from tremor_gui.ui.images import BLEND
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from ..layout import tile_image
from ..looks import Look

_PAWN = 0.86
"""The height of a meeple as a share of its tile: larger than on the table, so that it is seen."""
_RIM = 0.02


def draw_miniature(pen: Pen, box: Box, table: Table, looks: tuple[Look, ...], seat: int) -> None:
    """Draw a board into a square box, with a ring round the Habitat of a seat."""
    pen.fill(palette.WOOD_DARK, box, box.width * 0.03)
    rim = box.width * _RIM
    pitch = (box.width - 2 * rim) / SIDE
    cells = {
        piece: Box(box.left + rim + cell % SIDE * pitch, box.top + rim + cell // SIDE * pitch, pitch, pitch)
        for cell, piece in enumerate(table.tiles)
    }
    for piece, cell in cells.items():
        tile = cell.inflate(-pitch * 0.06, -pitch * 0.06)
        rect = pen.kit.metrics.rect(tile)
        side = min(rect.size)
        picture = pen.kit.images.turned(tile_image(table.faces[piece]), (side, side), table.turns[piece])
        pen.surface.blit(picture, picture.get_rect(center=rect.center), special_flags=BLEND)
        if table.blocks[piece] != FREE:
            pen.image("blocks/shade", tile)
            pen.image(f"blocks/{looks[owner_of(table.blocks[piece])].colour}", tile)
    home = cells[table.homes[seat]]
    pen.outline(palette.MUST, home, max(1.5, pitch * 0.07), pitch * 0.18)
    for other, piece in enumerate(table.pawns):
        if piece != OUT:
            together = table.pawns.count(piece) > 1
            aside = pitch * 0.18 * (1 if other else -1) if together else 0.0
            shrink = pitch * (1 - (_PAWN if other == seat else _PAWN * 0.85))
            stand = cells[piece].inflate(-shrink, -shrink).move(aside, 0)
            pen.image(f"meeples/{looks[other].species}", stand)
