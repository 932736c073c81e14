"""In what two tables differ: what has changed while somebody looked away."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from tremor_gui.games.tremor.table import FACE_DOWN, FREE, OUT, Table


class Change(Enum):
    """What can have happened to a tile."""

    MOVED = "moved"
    TWISTED = "twisted"
    REVEALED = "revealed"
    BLOCKED = "blocked"
    FREED = "freed"
    ENTERED = "entered"
    """A meeple stands on it that stood elsewhere."""


@dataclass(frozen=True, slots=True)
class Slots:
    """In which of its places, 0-2, a wedge differs."""

    come: tuple[int, ...]
    """A token lies there that did not."""
    gone: tuple[int, ...]
    """A token lay there, and none does now."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs from one table to another."""

    tiles: Mapping[int, tuple[Change, ...]] = field(default_factory=dict)
    """By piece."""
    ways: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """For each piece that has moved the cells from which and to which."""
    wedges: Mapping[int, Slots] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Return whether anything differs."""
        return bool(self.tiles or self.wedges)


NO_CHANGES: Final = Changes()


def changes(before: Table, after: Table) -> Changes:
    """Return in what the boards of two tables differ, of which the second is the later one."""
    ways = {
        piece: (before.tiles.index(piece), cell)
        for cell, piece in enumerate(after.tiles)
        if before.tiles[cell] != piece
    }
    tiles = {piece: _of_tile(before, after, piece, moved=piece in ways) for piece in range(len(after.tiles))}
    wedges = {
        wedge: _of_wedge(old, new)
        for wedge, (old, new) in enumerate(zip(before.wedges, after.wedges, strict=True))
        if old != new
    }
    return Changes({piece: found for piece, found in tiles.items() if found}, ways, wedges)


def _of_tile(before: Table, after: Table, piece: int, *, moved: bool) -> tuple[Change, ...]:
    found = [Change.MOVED] if moved else []
    if before.faces[piece] == FACE_DOWN != after.faces[piece]:
        found.append(Change.REVEALED)
    elif before.turns[piece] != after.turns[piece]:
        found.append(Change.TWISTED)
    if before.blocks[piece] != after.blocks[piece]:
        found.append(Change.FREED if after.blocks[piece] == FREE else Change.BLOCKED)
    if any(new == piece != old for old, new in zip(before.pawns, after.pawns, strict=True) if new != OUT):
        found.append(Change.ENTERED)
    return tuple(found)


def _of_wedge(old: tuple[int, ...], new: tuple[int, ...]) -> Slots:
    come = tuple(slot for slot, seat in enumerate(new) if slot >= len(old) or old[slot] != seat)
    return Slots(come, tuple(range(len(new), len(old))))
