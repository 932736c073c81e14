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
        hit = {cell_of(table, one) for one in _hit(table, Plan(NOBODY, disaster, piece, way))}
        found.append((own, *sorted(hit - {own})))
    return tuple(dict.fromkeys(found))


def _hit(table: Table, plan: Plan) -> tuple[int, ...]:
    """Return the pieces that a disaster moves or blocks, or may turn."""
    if plan.disaster == TORNADO:
        return tuple(piece for piece in square_pieces(table, plan.piece, TORNADO) if piece >= 0)
    if plan.disaster in MANEUVERING:
        return pieces_of(maneuvers(table, plan), twisted=False)
    return struck(table, plan)
