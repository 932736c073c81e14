"""The Climate Cards that are played on one's own turn: when, and at what they may aim.

What they do is in ``effects.py``; lightning cards belong to the windows.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from tremor_gui.rules.core import Action

from .actions import NO_TARGET, PLAY
from .board import NEXT
from .cards import (
    BURROW,
    CARDS,
    DICE,
    DRIFTWOOD,
    EROSION,
    EXCLAMATION,
    HIDDEN,
    SECOND_WIND,
    SEED_STORM,
    SINKHOLE,
)
from .table import FREE, OASES, Table, movable
from .terms import CELLS, EAST, SOUTH, WEDGES

_NONE: Final[tuple[int, ...]] = ()
_PLAIN: Final = (NO_TARGET,)


def turn_plays(table: Table, seat: int, *, fresh: bool, walks: bool, late: bool) -> list[Action]:
    """Return the dice and exclamation cards a seat may play on its turn (T117, T118).

    ``fresh``: no action has been taken yet; ``walks``: a Traverse is still to
    come that debris might hinder; ``late``: the action phase is over, so no
    Traverse may be made any more (T137).
    """
    found: list[Action] = []
    for card in _turn_cards(table.hands[seat], fresh):
        if card in _AIMED:
            row = PLAY[card]
            found += [row[target] for target in _AIMED[card](table, seat)]
        elif not (late if card == SECOND_WIND else card == DRIFTWOOD and not walks):
            found.append(PLAY[card][NO_TARGET])
    return found


@lru_cache(1024)
def _turn_cards(hand: tuple[int, ...], fresh: bool) -> tuple[int, ...]:
    """Return the cards of a hand that are played on one's turn, each once."""
    symbols = (DICE, EXCLAMATION) if fresh else (DICE,)
    return tuple(sorted(card for card in set(hand) if card != HIDDEN and CARDS[card].symbol in symbols))


def _sinkholes(table: Table, seat: int) -> Iterable[int]:
    """Return the pairs of movable neighbours, as twice the first cell, and one more for the one below."""
    for cell in range(CELLS):
        if movable(table, table.tiles[cell]):
            for offset, direction in enumerate((EAST, SOUTH)):
                other = NEXT[cell][direction]
                if other >= 0 and movable(table, table.tiles[other]):
                    yield 2 * cell + offset


def _seed_storms(table: Table, seat: int) -> Iterable[int]:
    return _PLAIN if any(len(wedge) < 2 for wedge in table.wedges) else _NONE


def _burrows(table: Table, seat: int) -> Iterable[int]:
    """Return the other face-up, unblocked Oases, from an Oasis."""
    here = table.pawns[seat]
    if table.faces[here] not in OASES:
        return _NONE
    return (
        piece
        for piece in range(CELLS)
        if piece != here and table.faces[piece] in OASES and table.blocks[piece] == FREE
    )


def _erosions(table: Table, seat: int) -> Iterable[int]:
    """Return the tokens on wedges, as four times the wedge and the owner."""
    return (wedge * 4 + owner for wedge in range(WEDGES) for owner in sorted(set(table.wedges[wedge])))


_AIMED: Final[dict[int, Callable[[Table, int], Iterable[int]]]] = {
    SINKHOLE: _sinkholes,
    SEED_STORM: _seed_storms,
    BURROW: _burrows,
    EROSION: _erosions,
}
"""At what the cards may aim that aim at something, or need something; the others can always be played."""
