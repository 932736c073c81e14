"""What can happen to tiles, meeples, tokens and counters: few events, and physical.

Tiles are named by piece, so that a picture of a tile can follow it. An event
that only announces something leaves the table as it is.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from tremor_gui.rules.core import Event, shared

from .species import POISON
from .table import FREE, NEUTRAL, Table, changed, replaced


class Happening(Event[Table]):
    """An event of Tremor; by itself it changes nothing."""

    __slots__ = ()

    def apply(self, table: Table) -> Table:
        """Return the table unchanged."""
        return table


@dataclass(frozen=True, slots=True)
class Arranged(Happening):
    """A table was laid out by hand, as the layout of the setup says."""

    table: Table

    def apply(self, table: Table) -> Table:
        """Return the laid-out table."""
        return self.table


@dataclass(frozen=True, slots=True)
class TurnBegan(Happening):
    """A player's turn began."""

    seat: int
    round: int

    def apply(self, table: Table) -> Table:
        """Make the seat the active one; at the poisoner's turn the memory of its poison fades (T112)."""
        venom = table.venom
        if table.traits[self.seat] == POISON and any(venom):
            venom = tuple(2 if age == 1 else 0 for age in venom)
        return changed(table, active=self.seat, round=self.round, venom=venom)


@dataclass(frozen=True, slots=True)
class Moved(Happening):
    """A meeple walked to another tile."""

    seat: int
    piece: int

    def apply(self, table: Table) -> Table:
        """Put the meeple on the tile."""
        return changed(table, pawns=replaced(table.pawns, self.seat, self.piece))


@dataclass(frozen=True, slots=True)
class SentHome(Moved):
    """The Earthquake threw a meeple back to the Habitat it started on."""


@dataclass(frozen=True, slots=True)
class Twisted(Happening):
    """A tile turned on its own centre by quarter turns clockwise, 1-3."""

    piece: int
    way: int

    def apply(self, table: Table) -> Table:
        """Turn the tile."""
        turn = (table.turns[self.piece] + self.way) % 4
        return changed(table, turns=replaced(table.turns, self.piece, turn))


@dataclass(frozen=True, slots=True)
class Swapped(Happening):
    """Two tiles changed places."""

    piece: int
    other: int

    def apply(self, table: Table) -> Table:
        """Swap the two tiles; neither turns (T56)."""
        tiles = list(table.tiles)
        here, there = tiles.index(self.piece), tiles.index(self.other)
        tiles[here], tiles[there] = self.other, self.piece
        return changed(table, tiles=tuple(tiles))


@dataclass(frozen=True, slots=True)
class Shifted(Happening):
    """Tiles moved one step round a ring: each to where the next one lay, the last to the first."""

    pieces: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        """Move every tile on; none turns (T56)."""
        tiles = list(table.tiles)
        cells = [tiles.index(piece) for piece in self.pieces]
        for piece, cell in zip(self.pieces, cells[1:] + cells[:1], strict=True):
            tiles[cell] = piece
        return changed(table, tiles=tuple(tiles))


@dataclass(frozen=True, slots=True)
class Revealed(Happening):
    """A face-down tile was turned over and showed a face."""

    piece: int
    face: int
    turn: int

    reveals: ClassVar[bool] = True

    def apply(self, table: Table) -> Table:
        """Lay the tile face up."""
        return changed(
            table,
            faces=replaced(table.faces, self.piece, self.face),
            turns=replaced(table.turns, self.piece, self.turn),
        )


@dataclass(frozen=True, slots=True)
class TokenPlaced(Happening):
    """A Tremor Token went from its player's supply to a wedge."""

    seat: int
    wedge: int

    def apply(self, table: Table) -> Table:
        """Add the token to the wedge."""
        wedges = list(table.wedges)
        wedges[self.wedge] += (self.seat,)
        tokens = replaced(table.tokens, self.seat, table.tokens[self.seat] - 1)
        return changed(table, wedges=tuple(wedges), tokens=tokens)


@dataclass(frozen=True, slots=True)
class TokenTaken(Happening):
    """A player took one of its tokens off a wedge, back into its supply."""

    seat: int
    wedge: int

    def apply(self, table: Table) -> Table:
        """Take the last such token off the wedge."""
        wedges = list(table.wedges)
        left = list(wedges[self.wedge])
        left.reverse()
        left.remove(self.seat)
        wedges[self.wedge] = tuple(reversed(left))
        tokens = replaced(table.tokens, self.seat, table.tokens[self.seat] + 1)
        return changed(table, wedges=tuple(wedges), tokens=tokens)


@dataclass(frozen=True, slots=True)
class Ignited(Happening):
    """A disaster broke out on a tile, in the way its igniter chose."""

    seat: int
    disaster: int
    piece: int
    way: int


@dataclass(frozen=True, slots=True)
class NothingToIgnite(Happening):
    """No tile of the disaster lay face up and unblocked (T50)."""

    seat: int
    disaster: int


@dataclass(frozen=True, slots=True)
class WedgeCleared(Happening):
    """All tokens left a wedge, back to their owners (T49)."""

    wedge: int

    def apply(self, table: Table) -> Table:
        """Return the tokens."""
        tokens = list(table.tokens)
        for seat in table.wedges[self.wedge]:
            tokens[seat] += 1
        wedges = list(table.wedges)
        wedges[self.wedge] = ()
        return changed(table, wedges=tuple(wedges), tokens=tuple(tokens))


@dataclass(frozen=True, slots=True)
class TrackGrew(Happening):
    """The igniter's token went onto the Earthquake Track."""

    seat: int

    def apply(self, table: Table) -> Table:
        """Add the token to the track."""
        tokens = replaced(table.tokens, self.seat, table.tokens[self.seat] - 1)
        return changed(table, track=(*table.track, self.seat), tokens=tokens)


@dataclass(frozen=True, slots=True)
class SpiritGrew(Happening):
    """A Spirit Counter went onto a Spirit Track: its player's, or an ally's."""

    seat: int
    track: int

    def apply(self, table: Table) -> Table:
        """Add the counter to the track."""
        return changed(
            table,
            spirit=replaced(table.spirit, self.track, (*table.spirit[self.track], self.seat)),
            counters=replaced(table.counters, self.seat, table.counters[self.seat] - 1),
        )


@dataclass(frozen=True, slots=True)
class SpiritCleared(Happening):
    """All counters left a Spirit Track, back to their owners (T121)."""

    seat: int

    def apply(self, table: Table) -> Table:
        """Return the counters."""
        counters = list(table.counters)
        for owner in table.spirit[self.seat]:
            counters[owner] += 1
        return changed(table, spirit=replaced(table.spirit, self.seat, ()), counters=tuple(counters))


@dataclass(frozen=True, slots=True)
class Blocked(Happening):
    """A counter, or a neutral marker, was laid on a tile, which is blocked from now on."""

    seat: int
    piece: int
    neutral: bool = False

    def apply(self, table: Table) -> Table:
        """Lay the counter on the tile."""
        if self.neutral:
            return changed(table, blocks=replaced(table.blocks, self.piece, self.seat + NEUTRAL))
        counters = replaced(table.counters, self.seat, table.counters[self.seat] - 1)
        return changed(table, blocks=replaced(table.blocks, self.piece, self.seat), counters=counters)


@dataclass(frozen=True, slots=True)
class Freed(Happening):
    """The counter left a blocked tile."""

    piece: int

    def apply(self, table: Table) -> Table:
        """Return the counter to its owner, or the neutral marker to the box."""
        owner = table.blocks[self.piece]
        blocks = replaced(table.blocks, self.piece, FREE)
        if owner >= NEUTRAL:
            return changed(table, blocks=blocks)
        return changed(
            table, blocks=blocks, counters=replaced(table.counters, owner, table.counters[owner] + 1)
        )


@dataclass(frozen=True, slots=True)
class Rolled(Happening):
    """The Disaster Dice fell."""

    seat: int
    disasters: tuple[int, ...]

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TokenLost(Happening):
    """A rolled disaster had no open wedge, so its token was not placed."""

    seat: int
    disaster: int


@dataclass(frozen=True, slots=True)
class Erupted(Happening):
    """The Earthquake broke out."""

    level: int


@dataclass(frozen=True, slots=True)
class Redealt(Happening):
    """The lifted tiles were shuffled and laid face up into the vacated cells.

    ``pieces``, ``faces`` and ``turns`` go with ``cells`` one by one.
    """

    cells: tuple[int, ...]
    pieces: tuple[int, ...]
    faces: tuple[int, ...]
    turns: tuple[int, ...]

    reveals: ClassVar[bool] = True

    def apply(self, table: Table) -> Table:
        """Lay the tiles."""
        tiles, faces, turns = list(table.tiles), list(table.faces), list(table.turns)
        for cell, piece, face, turn in zip(self.cells, self.pieces, self.faces, self.turns, strict=True):
            tiles[cell] = piece
            faces[piece] = face
            turns[piece] = turn
        return changed(table, tiles=tuple(tiles), faces=tuple(faces), turns=tuple(turns))


@dataclass(frozen=True, slots=True)
class TrackCleared(Happening):
    """The tokens left the Earthquake Track, back to their owners."""

    def apply(self, table: Table) -> Table:
        """Return the tokens."""
        tokens = list(table.tokens)
        for seat in table.track:
            tokens[seat] += 1
        return changed(table, track=(), tokens=tuple(tokens))


@dataclass(frozen=True, slots=True)
class SeismicMoved(Happening):
    """The Seismic Counter moved to another level."""

    level: int

    def apply(self, table: Table) -> Table:
        """Move the counter."""
        return changed(table, level=self.level)


@dataclass(frozen=True, slots=True)
class Won(Happening):
    """The game was won by one seat, or by the two of a team."""

    seats: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        """Remember who has won."""
        return changed(table, won=self.seats)


turn_began: Final = shared(TurnBegan)
moved: Final = shared(Moved)
twisted: Final = shared(Twisted)
token_placed: Final = shared(TokenPlaced)
wedge_cleared: Final = shared(WedgeCleared)
track_grew: Final = shared(TrackGrew)
spirit_grew: Final = shared(SpiritGrew)
freed: Final = shared(Freed)

BOARD_EVENTS: Final = (
    Arranged,
    TurnBegan,
    Moved,
    SentHome,
    Twisted,
    Swapped,
    Shifted,
    Revealed,
    TokenPlaced,
    TokenTaken,
    Ignited,
    NothingToIgnite,
    WedgeCleared,
    TrackGrew,
    SpiritGrew,
    SpiritCleared,
    Blocked,
    Freed,
    Rolled,
    TokenLost,
    Erupted,
    Redealt,
    TrackCleared,
    SeismicMoved,
    Won,
)
