"""The squares of the board by column and row, as a text names them: A1 is the north-west corner."""

from typing import Any, Final

from tremor_gui.games.tremor.describe import face_name
from tremor_gui.games.tremor.events import Redealt, Shifted, Swapped
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.terms import SIDE
from tremor_gui.rules.core import Event
from tremor_gui.ui.i18n import translate

from .mentions import mention

_COLUMNS: Final = "ABCDE"
_ON: Final = " \N{RIGHTWARDS ARROW} "
_FOR: Final = " \N{LEFT RIGHT ARROW} "


def square(cell: int) -> str:
    """Return what a cell is called."""
    row, column = divmod(cell, SIDE)
    return f"{_COLUMNS[column]}{row + 1}"


def squares(event: Event[Any], before: Table) -> str:
    """Return where an event happens, given the table that it happens on, or nothing if that is nowhere."""
    match event:
        case Shifted(pieces):
            return _ON.join(square(cell_of(before, piece)) for piece in (*pieces, pieces[0]))
        case Swapped(one, other):
            return _FOR.join(square(cell_of(before, piece)) for piece in (one, other))
        case Redealt(cells, _, faces):
            laid = zip(cells, faces, strict=True)
            return ", ".join(f"{square(cell)} {translate(face_name(face))}" for cell, face in laid)
    told = mention(event, before)
    return ", ".join(square(cell) for piece, cell in told.cells.items() if ("tile", piece) in told.handles)
