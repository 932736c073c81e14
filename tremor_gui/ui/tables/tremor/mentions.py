"""What on the table a line of the log speaks of; it tells nothing that does not lie in the open."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tremor_gui.games.tremor.card_events import (
    CardDiscarded,
    CardPlayed,
    CardsGiven,
    CatastropheRevealed,
    DieTurned,
    TraitUsed,
)
from tremor_gui.games.tremor.cards import ANCHOR, FIREBREAK
from tremor_gui.games.tremor.events import (
    Blocked,
    Erupted,
    Freed,
    Ignited,
    Moved,
    NothingToIgnite,
    Redealt,
    Revealed,
    Rolled,
    SeismicMoved,
    SentHome,
    Shifted,
    SpiritCleared,
    SpiritGrew,
    Swapped,
    TokenLost,
    TokenPlaced,
    TokenTaken,
    Twisted,
    Won,
)
from tremor_gui.games.tremor.strikes import hit
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, Table
from tremor_gui.games.tremor.terms import WEDGES_A_DISASTER
from tremor_gui.rules.core import Event

from .choices import Handle


@dataclass(frozen=True, slots=True)
class Mention:
    """Handles of the table, ``("spirit", seat)`` for a Spirit Track among them."""

    handles: frozenset[Handle] = frozenset()
    struck: frozenset[Handle] = frozenset()
    """The tiles that a disaster struck besides."""
    cells: Mapping[int, int] = field(default_factory=dict)
    """Where each tile lay then, by piece."""
    thing: Handle | None = None
    """``("card", n)``, ``("trait", key)`` or ``("catastrophe", n)``, if one is named."""


NO_MENTION: Final = Mention()


def mention(event: Event[Any], before: Table) -> Mention:
    """Return what an event is about, given the table that it happened on."""
    handles = frozenset(_handles(event, before))
    struck: frozenset[Handle] = frozenset()
    if isinstance(event, Ignited):
        struck = frozenset(_tiles(hit(before, event.piece, event.disaster, event.way))) - handles
    pieces = (int(handle[1]) for handle in handles | struck if handle[0] == "tile")
    cells = {piece: before.tiles.index(piece) for piece in pieces}
    return Mention(handles, struck, cells, _named(event))


def _named(event: Event[Any]) -> Handle | None:
    match event:
        case CardPlayed(_, card) | CardDiscarded(_, card):
            return ("card", card)
        case TraitUsed(_, trait):
            return ("trait", trait)
        case CatastropheRevealed(catastrophe):
            return ("catastrophe", catastrophe)
    return None


def _handles(event: Event[Any], before: Table) -> Iterable[Handle]:
    match event:
        case Moved(seat, piece) | SentHome(seat, piece):
            return ("pawn", seat), ("tile", piece)
        case CardPlayed(seat, card, target) if card in (FIREBREAK, ANCHOR):
            return ("pawn", seat), ("tile", target)
        case Won(seats):
            return (*map(_pawn, seats), *_tiles(before.pawns[seat] for seat in seats))
        case CardsGiven(seat, to):
            return _pawn(seat), _pawn(to)
    whose: int | None = getattr(event, "seat", None)
    return _on_the_boards(event) or (() if whose is None else (_pawn(whose),))


def _on_the_boards(event: Event[Any]) -> tuple[Handle, ...]:
    match event:
        case Revealed(piece) | Twisted(piece) | Blocked(_, piece) | Freed(piece) | Ignited(_, _, piece):
            return (("tile", piece),)
        case Swapped(piece, other):
            return ("tile", piece), ("tile", other)
        case Shifted(pieces) | Redealt(_, pieces):
            return _tiles(pieces)
        case Erupted():
            return ("tile", EARTHQUAKE_PIECE), ("dial",)
    return _on_the_spirit_board(event)


def _on_the_spirit_board(event: Event[Any]) -> tuple[Handle, ...]:
    match event:
        case TokenPlaced(_, wedge) | TokenTaken(_, wedge):
            return (("wedge", wedge),)
        case TokenLost(_, disaster) | NothingToIgnite(_, disaster) | DieTurned(_, disaster):
            return _wedges(disaster)
        case Rolled(_, disasters):
            return tuple(handle for disaster in disasters for handle in _wedges(disaster))
        case SpiritGrew(_, track) | SpiritCleared(track):
            return (("spirit", track),)
        case SeismicMoved():
            return (("seismic",),)
    return ()


def _tiles(pieces: Iterable[int]) -> tuple[Handle, ...]:
    return tuple(("tile", piece) for piece in pieces)


def _wedges(disaster: int) -> tuple[Handle, ...]:
    first = disaster * WEDGES_A_DISASTER
    return tuple(("wedge", wedge) for wedge in range(first, first + WEDGES_A_DISASTER))


def _pawn(seat: int) -> Handle:
    return ("pawn", seat)
