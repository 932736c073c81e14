"""What Climate Cards and traits do once nothing stands in their way: one small function each."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee
from tremor_gui.rules.text import say
from tremor_gui.rules.window import Fizzled, amend, answered

from .actions import TAKE_BACK, TakeBack, Traverse
from .blocks import LayBlocks
from .board import NEXT
from .card_events import DieTurned, Poisoned, ShellSpent
from .cards import (
    AFTERSHOCK,
    ANCHOR,
    BURROW,
    DRIFTWOOD,
    EROSION,
    FAULT_SLIP,
    FIREBREAK,
    FORESHOCK,
    GREAT_DROUGHT,
    LAVA_FLOW,
    MIGRATION,
    OMEN,
    POLAR_SHIFT,
    QUELL,
    SECOND_WIND,
    SEED_STORM,
    SINKHOLE,
    SUPERCELL,
    TAILWIND,
    THAW,
    TIDAL_SURGE,
    UNDERTOW,
)
from .disasters import Echo
from .earthquake import EruptIfDue
from .events import Freed, Moved, Swapped, TokenTaken, TrackGrew, Twisted
from .plans import Plan
from .species import DRIFT, POISON, REFLEX, SHELL
from .table import FREE, Table, movable, other_disaster, unoccupied_oases
from .terms import CELLS, CLOCKWISE, DISASTERS, EAST, SOUTH, WEDGES
from .tokens import PlaceTokens
from .turn import Act, PlaceRolled, give_extra, poisonable
from .walking import traverses, walk
from .windows import BlocksLaid, Declared, DiceCast, Strike, Struck

_STRIDE: Final = say("Traverse once, at once.")
_WHICH_TOKEN: Final = say("Your supply is empty: choose a token for the Earthquake Track.")


@dataclass(frozen=True, slots=True)
class Stride(Frame[Table]):
    """A seat walks once, out of turn and as no action (T136)."""

    seat: int

    def ask(self, table: Table) -> Decision | None:
        """Offer the connected neighbours."""
        options = traverses(table, self.seat)
        return Decision((self.seat,), _STRIDE, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """Stand still where nothing is connected."""
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Walk."""
        assert isinstance(action, Traverse)
        if not walk(referee, self.seat, action.piece):
            referee.done()


def _plan(referee: Referee[Table]) -> Plan:
    """Return the plan of the declared disaster that a response answers."""
    window = answered(referee)
    assert isinstance(window, Declared)
    return window.plan


def _replan(referee: Referee[Table], **changes: Any) -> None:
    """Change the plan of the declared disaster that a response answers."""
    amend(referee, effect=Strike(replace(_plan(referee), **changes)))


def _firebreak(referee: Referee[Table], seat: int, target: int) -> None:
    _replan(referee, spared=(*_plan(referee).spared, target))


def _anchor(referee: Referee[Table], seat: int, target: int) -> None:
    _replan(referee, anchored=(*_plan(referee).anchored, target))


def _undertow(referee: Referee[Table], seat: int, target: int) -> None:
    _replan(referee, way=target)


def _farther(referee: Referee[Table], seat: int, target: int) -> None:
    _replan(referee, far=True)


def _aftershock(referee: Referee[Table], seat: int, target: int) -> None:
    window = answered(referee)
    assert isinstance(window, Struck)
    other = other_disaster(referee.table, window.piece, window.disaster)
    referee.then(Echo(seat, other, window.piece))


def _tailwind(referee: Referee[Table], seat: int, target: int) -> None:
    referee.then(Stride(seat))


def _thaw(referee: Referee[Table], seat: int, target: int) -> None:
    """Free the tile, unless another Thaw was quicker."""
    blocked = referee.table.blocks[target] != FREE
    referee.emit(Freed(target) if blocked else Fizzled(seat))


def _omen(referee: Referee[Table], seat: int, target: int) -> None:
    window = answered(referee)
    assert isinstance(window, DiceCast)
    die, face = divmod(target, len(DISASTERS))
    referee.emit(DieTurned(die, face))
    cast = (*window.cast[:die], face, *window.cast[die + 1 :])
    assert isinstance(window.effect, PlaceRolled)
    amend(referee, cast=cast, effect=replace(window.effect, cast=cast))


def _quell(referee: Referee[Table], seat: int, target: int) -> None:
    amend(referee, void=True)


def _extra(index: int) -> "_Effect":
    """Return the effect of the cards that give an action once more (T136-T138)."""

    def effect(referee: Referee[Table], seat: int, target: int) -> None:
        give_extra(referee, index)

    return effect


def _driftwood(referee: Referee[Table], seat: int, target: int) -> None:
    referee.amend(Act, crossing=True)


def _sinkhole(referee: Referee[Table], seat: int, target: int) -> None:
    cell, offset = divmod(target, 2)
    here = referee.table.tiles[cell]
    there = referee.table.tiles[NEXT[cell][(EAST, SOUTH)[offset]]]
    referee.emit(Swapped(here, there))


def _seed_storm(referee: Referee[Table], seat: int, target: int) -> None:
    referee.then(PlaceTokens(seat, (DISASTERS, DISASTERS), ignites=False))


def _burrow(referee: Referee[Table], seat: int, target: int) -> None:
    referee.emit(Moved(seat, target))


def _erosion(referee: Referee[Table], seat: int, target: int) -> None:
    wedge, owner = divmod(target, 4)
    referee.emit(TokenTaken(owner, wedge))


def _great_drought(referee: Referee[Table], seat: int, target: int) -> None:
    referee.then(LayBlocks(seat, unoccupied_oases(referee.table), kept=0, begun=True))


def _polar_shift(referee: Referee[Table], seat: int, target: int) -> None:
    for piece in range(CELLS):
        if movable(referee.table, piece):
            referee.emit(Twisted(piece, CLOCKWISE))


def _foreshock(referee: Referee[Table], seat: int, target: int) -> None:
    referee.then(Foreshock(seat, 2), EruptIfDue())


@dataclass(frozen=True, slots=True)
class Foreshock(Frame[Table]):
    """Tokens of a seat go onto the Earthquake Track, off wedges if its supply is empty (T145)."""

    seat: int
    owed: int

    def ask(self, table: Table) -> Decision | None:
        """Ask for a token only where the supply is empty and wedges hold some."""
        if table.tokens[self.seat] or not self.owed:
            return None
        options = [TAKE_BACK[wedge] for wedge in range(WEDGES) if self.seat in table.wedges[wedge]]
        return Decision((self.seat,), _WHICH_TOKEN, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """Place what there is."""
        if self.owed and referee.table.tokens[self.seat]:
            referee.emit(TrackGrew(self.seat))
            referee.done(Foreshock(self.seat, self.owed - 1))
        else:
            referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Take the token off its wedge."""
        assert isinstance(action, TakeBack)
        referee.emit(TokenTaken(self.seat, action.wedge))
        referee.done(self)


_Effect = Callable[[Referee[Table], int, int], None]
CARD_EFFECTS: Final[dict[int, _Effect]] = {
    FIREBREAK: _firebreak,
    ANCHOR: _anchor,
    UNDERTOW: _undertow,
    TIDAL_SURGE: _farther,
    SUPERCELL: _farther,
    LAVA_FLOW: _farther,
    AFTERSHOCK: _aftershock,
    TAILWIND: _tailwind,
    THAW: _thaw,
    OMEN: _omen,
    QUELL: _quell,
    SECOND_WIND: _extra(0),
    FAULT_SLIP: _extra(1),
    MIGRATION: _extra(2),
    DRIFTWOOD: _driftwood,
    SINKHOLE: _sinkhole,
    SEED_STORM: _seed_storm,
    BURROW: _burrow,
    EROSION: _erosion,
    GREAT_DROUGHT: _great_drought,
    POLAR_SHIFT: _polar_shift,
    FORESHOCK: _foreshock,
}


def _twist_own(referee: Referee[Table], seat: int, way: int) -> None:
    """Reflex and Drift: twist the tile one stands on, even a blocked one (T116), once for this effect."""
    window = answered(referee)
    assert isinstance(window, BlocksLaid)
    referee.emit(Twisted(referee.table.pawns[seat], way))
    amend(referee, reacted=(*window.reacted, seat))


def _shell(referee: Referee[Table], seat: int, way: int) -> None:
    referee.emit(ShellSpent())
    _anchor(referee, seat, referee.table.pawns[seat])


def _poison(referee: Referee[Table], seat: int, action: int) -> None:
    for victim in poisonable(referee.table, seat):
        referee.emit(Poisoned(victim, action))


TRAIT_EFFECTS: Final[dict[str, _Effect]] = {
    REFLEX: _twist_own,
    DRIFT: _twist_own,
    SHELL: _shell,
    POISON: _poison,
}
