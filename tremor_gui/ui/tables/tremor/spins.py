"""A Tornado as it is composed, tile by tile, before it is declared."""

from tremor_gui.games.tremor.actions import Spin
from tremor_gui.games.tremor.disasters import Tornado
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import ANTICLOCKWISE, CLOCKWISE
from tremor_gui.rules.core import Frame

from .choices import Handle


class Spins:
    """The quarter turns chosen so far for the tiles of a Tornado."""

    def __init__(self, frame: Frame[Table] | None = None) -> None:
        self._frame = frame if isinstance(frame, Tornado) else None
        self.turns: dict[int, int] = {}
        """For each tile its quarter turns clockwise."""

    @property
    def asked(self) -> bool:
        """Whether a Tornado is being asked for."""
        return self._frame is not None

    @property
    def pieces(self) -> tuple[int, ...]:
        """The tiles that may turn."""
        return tuple(piece for piece in self._frame.pieces if piece >= 0) if self._frame else ()

    @property
    def composed(self) -> Spin | None:
        """The Tornado so far, or None if none is asked for."""
        if self._frame is None:
            return None
        a, b, c, d = (self.turns.get(piece, 0) for piece in self._frame.pieces)
        return Spin((a, b, c, d))

    def twist(self, piece: int, way: int) -> bool:
        """Turn a tile by some quarters and return whether it may turn."""
        if piece not in self.pieces:
            return False
        self.turns[piece] = (self.turns.get(piece, 0) + way) % 4
        return True

    def by_keys(self, way: tuple[int, int], looked_at: Handle | None) -> Handle | None:
        """Answer an arrow key: across to the next tile, up and down to twist; return the tile looked at."""
        free = self.pieces
        if not free:
            return None
        here = looked_at[1] if looked_at is not None and looked_at[0] == "tile" else None
        at = free.index(here) if isinstance(here, int) and here in free else 0
        if way[0]:
            at = (at + way[0]) % len(free)
        else:
            self.twist(free[at], CLOCKWISE if way[1] < 0 else ANTICLOCKWISE)
        return ("tile", free[at])
