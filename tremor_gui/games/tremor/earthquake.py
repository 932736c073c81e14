"""The eruption of the Earthquake."""

from dataclasses import dataclass

from tremor_gui.rules.core import Frame, Referee

from .board import AROUND
from .card_events import CardDiscarded, CatastropheRevealed, Eliminated
from .catastrophes import STAGE_OF_LEVEL, STAGES
from .events import Erupted, Redealt, SeismicMoved, SentHome, TrackCleared, Won
from .table import (
    EARTHQUAKE_PIECE,
    FACE_DOWN,
    OUT,
    Table,
    cell_of,
    eruption_due,
    movable,
    playing,
    unseen,
)
from .terms import RUMBLE, SEISMIC_LEVELS
from .windows import EruptionDue, due


class Boundary(Frame[Table]):
    """Where a turn ends: what an elimination cuts short, it cuts short down to here (T127)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class EruptIfDue(Frame[Table]):
    """Tests once whether the Earthquake breaks out (T98, T99)."""

    def run(self, referee: Referee[Table]) -> None:
        """Let it erupt if the track is full, after reactions."""
        table = referee.table
        if eruption_due(table):
            referee.done(due(referee, EruptionDue, table.active, Eruption()))
        else:
            referee.done()


@dataclass(frozen=True, slots=True)
class Eruption(Frame[Table]):
    """The tiles around the Earthquake are lifted, shuffled and laid again (T87-T95, T132, T133)."""

    def run(self, referee: Referee[Table]) -> None:
        """Follow the rulebook's order of steps."""
        level = referee.table.level
        referee.emit(Erupted(level))
        if referee.table.variant == RUMBLE and rumbled(referee):
            return
        for seat, piece in enumerate(referee.table.pawns):
            if piece == EARTHQUAKE_PIECE:
                referee.emit(SentHome(seat, referee.table.starts[seat]))
        redeal(referee)
        referee.emit(TrackCleared())
        referee.emit(SeismicMoved(next_level(level)))
        if referee.table.catastrophes:
            referee.done(Reveal(STAGE_OF_LEVEL[level]), CutShort())
        else:
            referee.done(CutShort())


@dataclass(frozen=True, slots=True)
class Reveal(Frame[Table]):
    """The next Catastrophe of a stage is revealed and takes effect (T08, T96)."""

    stage: int

    def run(self, referee: Referee[Table]) -> None:
        """Draw it, and let it strike."""
        # What Catastrophes do leans on tokens, and so on ignitions, and so on this module.
        from . import calamity  # noqa: PLC0415

        cards = STAGES[self.stage]
        left = [index for index in cards if index not in referee.table.revealed]
        pool = left or cards
        catastrophe = pool[referee.roll(len(pool))]
        referee.emit(CatastropheRevealed(catastrophe, shuffled=not left))
        referee.done(*calamity.strike(referee, catastrophe))


@dataclass(frozen=True, slots=True)
class CutShort(Frame[Table]):
    """An eliminated player's turn ends at once (T127)."""

    def run(self, referee: Referee[Table]) -> None:
        """End the turn if its player is out."""
        if referee.table.pawns[referee.table.active] == OUT:
            referee.unwind(Boundary)
        else:
            referee.done()


def rumbled(referee: Referee[Table]) -> bool:
    """Judge the Royal Rumble before anything is lifted, and return whether it is won (T124-T126)."""
    table = referee.table
    there = [seat for seat in playing(table) if table.pawns[seat] == EARTHQUAKE_PIECE]
    if len(there) == 1:
        referee.emit(Won((there[0],)))
        referee.finish()
        return True
    if there:
        for seat in playing(table):
            if seat not in there:
                for card in table.hands[seat]:
                    referee.emit(CardDiscarded(seat, card))
                referee.emit(Eliminated(seat))
    return False


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
