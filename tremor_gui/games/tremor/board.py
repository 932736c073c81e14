"""The 5x5 board as plain tables: who borders whom, in which direction."""

from typing import Final

from .terms import CELLS, SIDE

_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _step(cell: int, rows: int, columns: int) -> int:
    row, column = cell // SIDE + rows, cell % SIDE + columns
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


NEXT: Final = tuple(tuple(_step(cell, *step) for step in _STEPS) for cell in range(CELLS))
"""``NEXT[cell][direction]`` is the neighbouring cell, or -1 off the board."""

AROUND: Final = tuple(
    tuple(
        other
        for rows in (-1, 0, 1)
        for columns in (-1, 0, 1)
        if (rows or columns) and (other := _step(cell, rows, columns)) >= 0
    )
    for cell in range(CELLS)
)
"""``AROUND[cell]`` are its up to eight surrounding cells, diagonals included (T87)."""

CORNERS: Final = (0, SIDE - 1, CELLS - 1, CELLS - SIDE)
"""The corner cells clockwise from the north-west; the Habitats lie there for the whole game."""


def opposite(corner: int) -> int:
    """Return the corner cell diagonal to a corner cell."""
    return CELLS - 1 - corner


def line(cell: int, direction: int, length: int) -> tuple[int, ...]:
    """Return the cells of a straight line from a cell on, itself included, cut off at the edge."""
    cells: list[int] = []
    while cell >= 0 and len(cells) < length:
        cells.append(cell)
        cell = NEXT[cell][direction]
    return tuple(cells)


def square(cell: int, facing: int) -> tuple[int, int, int, int]:
    """Return the four cells of a square effect in clockwise order, -1 for those off the board.

    ``facing`` is the first of the two directions the disaster faces, clockwise:
    the square is the tile, its two faced neighbours and the diagonal between (T63).
    """
    side = (facing + 1) % 4
    first, last = NEXT[cell][facing], NEXT[cell][side]
    corner = NEXT[first][side] if first >= 0 else -1
    return cell, first, corner, last
