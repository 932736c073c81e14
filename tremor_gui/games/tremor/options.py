"""The long lists of options, made at almost every decision and so kept for when they come again.

What is kept depends on small tuples of the table alone. Short lists are made
where they are offered.
"""

from functools import lru_cache
from typing import Final

from tremor_gui.rules.core import Action

from .actions import EXPLORE, FORECAST, TWIST
from .table import FACE_DOWN, FREE, HABITAT_PIECES, OASES, Table
from .terms import CELLS

_KEPT: Final = 1024


def twists(table: Table, seat: int) -> tuple[Action, ...]:
    """Return a seat's Tectonic Twists (T22, T24, T25, T26)."""
    faces, here = table.faces, table.pawns[seat]
    # An eliminated player's pawn, -1, reads the face of the last piece, which is a Habitat and no Oasis.
    guarded = [piece for piece in table.pawns if faces[piece] in OASES and piece != here]
    return _twists(table.blocks, tuple(guarded))


@lru_cache(_KEPT)
def _twists(blocks: tuple[int, ...], guarded: tuple[int, ...]) -> tuple[Action, ...]:
    still = HABITAT_PIECES.union(guarded)
    free = (piece for piece in range(CELLS) if blocks[piece] == FREE and piece not in still)
    return tuple(twist for piece in free for twist in TWIST[piece])


def explores(table: Table) -> tuple[Action, ...]:
    """Return the Explores of every tile that is face down and not blocked (T28)."""
    return _explores(table.faces, table.blocks)


@lru_cache(_KEPT)
def _explores(faces: tuple[int, ...], blocks: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(
        EXPLORE[piece] for piece in range(CELLS) if faces[piece] == FACE_DOWN and blocks[piece] == FREE
    )


def forecasts(table: Table, seat: int) -> list[Action]:
    """Return the Forecasts on every wedge open to a seat: ``open_wedge`` written out (T43, T45)."""
    return [
        forecast
        for forecast, tokens in zip(FORECAST, table.wedges, strict=True)
        if len(tokens) < 2 or seat in tokens
    ]
