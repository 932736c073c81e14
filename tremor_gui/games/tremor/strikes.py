"""What a disaster would strike from a tile, for whoever reads the table: nothing here happens."""

from .plans import Plan, maneuvers, pieces_of, square_pieces, struck, ways
from .table import NOBODY, Table, cell_of
from .terms import MANEUVERING, TORNADO


def strikes(table: Table, piece: int, disaster: int) -> tuple[tuple[int, ...], ...]:
    """Return the cells that a disaster would strike from a tile, for each way that differs in that.

    The tile's own cell is the first in any case. What cannot be moved or blocked is left out, and
    ends the line of a Volcano (T57, T62, T64, T72).
    """
    own = cell_of(table, piece)
    found = []
    for way in ways(table, piece, disaster):
        cells = {cell_of(table, one) for one in hit(table, piece, disaster, way)}
        found.append((own, *sorted(cells - {own})))
    return tuple(dict.fromkeys(found))


def hit(table: Table, piece: int, disaster: int, way: int) -> tuple[int, ...]:
    """Return the pieces that a disaster from a tile moves or blocks, or may turn."""
    if disaster == TORNADO:
        return tuple(one for one in square_pieces(table, piece, TORNADO) if one >= 0)
    plan = Plan(NOBODY, disaster, piece, way)
    if disaster in MANEUVERING:
        return pieces_of(maneuvers(table, plan), twisted=False)
    return struck(table, plan)
