"""The eruption of the Earthquake."""

from dataclasses import dataclass

from tremor_gui.rules.core import Frame, Referee

from .board import AROUND
from .events import Erupted, Redealt, SeismicMoved, SentHome, TrackCleared
from .table import EARTHQUAKE_PIECE, FACE_DOWN, Table, cell_of, eruption_due, movable, unseen
from .terms import SEISMIC_LEVELS


@dataclass(frozen=True, slots=True)
class EruptIfDue(Frame[Table]):
    """Tests once whether the Earthquake breaks out (T98, T99)."""

    def run(self, referee: Referee[Table]) -> None:
        """Let it erupt if the track is full."""
        referee.done(*((Eruption(),) if eruption_due(referee.table) else ()))


@dataclass(frozen=True, slots=True)
class Eruption(Frame[Table]):
    """The tiles around the Earthquake are lifted, shuffled and laid again (T87-T95, T132, T133)."""

    def run(self, referee: Referee[Table]) -> None:
        """Follow the rulebook's order of steps."""
        referee.emit(Erupted(referee.table.level))
        for seat, piece in enumerate(referee.table.pawns):
            if piece == EARTHQUAKE_PIECE:
                referee.emit(SentHome(seat, referee.table.starts[seat]))
        redeal(referee)
        referee.emit(TrackCleared())
        referee.emit(SeismicMoved(next_level(referee.table.level)))
        referee.done()


def redeal(referee: Referee[Table]) -> None:
    """Lay the Earthquake Tile and its movable surroundings anew, face up, at random (T90, T91)."""
    table = referee.table
    centre = cell_of(table, EARTHQUAKE_PIECE)
    cells = (centre, *(cell for cell in AROUND[centre] if movable(table, table.tiles[cell])))
    pieces = referee.shuffled([table.tiles[cell] for cell in cells])
    hidden = iter(referee.shuffled(unseen(table)))
    faces = tuple(next(hidden) if table.faces[piece] == FACE_DOWN else table.faces[piece] for piece in pieces)
    turns = tuple(referee.roll(4) for _ in pieces)
    referee.emit(Redealt(cells, pieces, faces, turns))


def next_level(level: int) -> int:
    """Return the Seismic Counter's next place: down, and from the end up by one (T97)."""
    return level + 1 if level + 1 < len(SEISMIC_LEVELS) else level - 1
