"""Which cells a disaster's picture covers, and that of the Earthquake."""

from tremor_gui.games.tremor.board import AROUND, NEXT, line, square
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, Table, cell_of, facing, movable
from tremor_gui.games.tremor.terms import CYCLONE, FLOOD, LANDSLIDE, LINE_LENGTH, TORNADO, TSUNAMI


def struck_cells(table: Table, piece: int, disaster: int, way: int) -> tuple[int, ...]:
    """Return the cells a disaster's picture covers, the ignited one first."""
    cell = cell_of(table, piece)
    first = facing(table, piece, disaster)
    if disaster in (CYCLONE, TORNADO, FLOOD):
        cells = square(cell, first)
    elif disaster == LANDSLIDE:
        here, one, corner, other = square(cell, first)
        cells = (here, corner, one if way == first else other, -1)
    else:
        along = line(cell, way, LINE_LENGTH)
        if disaster != TSUNAMI:
            return along
        side = (first + 1) % 4 if way == first else first
        return (*along, *(NEXT[one][side] for one in along if NEXT[one][side] >= 0))
    return tuple(one for one in cells if one >= 0)


def shaken_cells(table: Table) -> tuple[int, ...]:
    """Return the cells that an eruption lifts, that of the Earthquake Tile first."""
    centre = cell_of(table, EARTHQUAKE_PIECE)
    return centre, *(cell for cell in AROUND[centre] if movable(table, table.tiles[cell]))
