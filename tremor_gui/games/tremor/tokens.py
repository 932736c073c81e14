"""Placing Tremor Tokens, by whatever they are owed: an explored tile or a die."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee, shared
from tremor_gui.rules.text import say
from tremor_gui.rules.window import PASS

from .actions import (
    DELAY,
    PLACE,
    TAKE_BACK,
    TWIST,
    WAIVE,
    Delay,
    Explore,
    Place,
    TakeBack,
    Twist,
    Waive,
)
from .card_events import DelayEnded, TokenDelayed, TraitUsed
from .disasters import ClearWedge, Ignition, Tremble
from .earthquake import EruptIfDue
from .events import Revealed, TokenLost, TokenTaken, token_placed, twisted
from .options import explores
from .species import SCENT
from .spirit import spirit
from .table import OASES, Table, trait_of, unseen
from .terms import DISASTERS, WEDGE_ROOM, WEDGES, WEDGES_A_DISASTER
from .tiles import FACES

_PLACE: Final = say("Place a Tremor Token.")
_TAKE_BACK: Final = say("Your supply is empty: take one of your tokens off another wedge.")
_SCENT: Final = say("Scent: you may twist the tile once.")
_CHAIN: Final = say("An Oasis: explore another tile.")


def is_oasis(face: int) -> bool:
    """Return whether a face is an Oasis."""
    return face in OASES


def sources_of(face: int) -> tuple[int, ...]:
    """Return the disasters whose wedges an explored face opens; an Oasis opens all (T10)."""
    return DISASTERS if face in OASES else FACES[face - 1].disasters


WEDGES_OF: Final = tuple(
    tuple(range(disaster * WEDGES_A_DISASTER, (disaster + 1) * WEDGES_A_DISASTER)) for disaster in DISASTERS
)
"""For each disaster its three wedges."""


def reveal(referee: Referee[Table], piece: int) -> int:
    """Turn a tile over and return its face; face and rotation are drawn only now (T01)."""
    faces = unseen(referee.table)
    face = faces[referee.roll(len(faces))]
    referee.emit(Revealed(piece, face, referee.roll(4)))
    return face


@cache
def ignition(seat: int, wedge: int) -> tuple[Frame[Table], ...]:
    """Return the frames of an ignition in their order (T53, T140)."""
    disaster = wedge // WEDGES_A_DISASTER
    return Ignition(seat, disaster), ClearWedge(wedge), Tremble(seat), spirit(seat), EruptIfDue()


def place(referee: Referee[Table], seat: int, wedge: int) -> tuple[Frame[Table], ...]:
    """Place a token and return the frames that follow from it.

    A third token ignites the wedge's disaster. With an empty supply one of
    the seat's own tokens has to come off another wedge first (T46).
    """
    if not referee.table.tokens[seat]:
        return (FromAnotherWedge(seat, wedge),)
    referee.emit(token_placed(seat, wedge))
    return ignition(seat, wedge) if len(referee.table.wedges[wedge]) == WEDGE_ROOM else ()


@dataclass(frozen=True, slots=True)
class PlaceTokens(Frame[Table]):
    """One token is owed for each source, in an order the seat likes (T11, T30, T39, T41).

    A source is the disasters whose wedges its token may go to. ``ignites`` is
    False where no third token may be placed (rulebook, Exploration).
    """

    seat: int
    sources: tuple[tuple[int, ...], ...]
    ignites: bool = True
    may_delay: bool = False
    """Whether one of the tokens may go onto the Species Card instead (T114)."""

    def ask(self, table: Table) -> Decision | None:
        """Offer every open wedge of every source, a repeated source only once (T40, T43, T45)."""
        seat, wedges, third = self.seat, table.wedges, self.ignites
        options: list[Action] = []
        stuck: list[Action] = []
        for index, source in enumerate(self.sources):
            if source in self.sources[:index]:
                continue
            places = [
                PLACE[index][wedge]
                for disaster in source
                for wedge in WEDGES_OF[disaster]
                if len(wedges[wedge]) < 2 or (third and seat in wedges[wedge])
            ]
            options += places
            if self.may_delay and table.tokens[seat] and trait_of(table, seat):
                options.append(DELAY[index])
            if not places:
                stuck.append(WAIVE[index])
        return Decision((seat,), _PLACE, options + stuck) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """Give up the tokens for which no wedge is open (T29, T41)."""
        for source in self.sources:
            if len(source) == 1:
                referee.emit(TokenLost(self.seat, source[0]))
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Place one token, all that follows from it, and then the rest."""
        match action:
            case Place(index, wedge):
                frames = place(referee, self.seat, wedge)
            case Waive(index):
                frames = ()
                referee.emit(TokenLost(self.seat, self.sources[index][0]))
            case Delay(index):
                frames = ()
                referee.emit(TokenDelayed(self.seat))
            case _:
                raise AssertionError(action)
        rest = self.sources[:index] + self.sources[index + 1 :]
        may_delay = self.may_delay and not isinstance(action, Delay)
        following = (place_tokens(self.seat, rest, self.ignites, may_delay),) if rest else ()
        referee.done(*frames, *following)


place_tokens: Final = shared(PlaceTokens)


@dataclass(frozen=True, slots=True)
class OasisChain(Frame[Table]):
    """After an Oasis another tile is explored, until one is no Oasis (T10, T31)."""

    seat: int

    def ask(self, table: Table) -> Decision | None:
        """Offer every face-down, unblocked tile."""
        options = explores(table)
        return Decision((self.seat,), _CHAIN, options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        """With no tile left the Oasis itself gives a token for any wedge (T32)."""
        referee.done(PlaceTokens(self.seat, (DISASTERS,)))

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Turn the next tile over."""
        assert isinstance(action, Explore)
        referee.done(*explored(referee, self.seat, action.piece))


def explored(referee: Referee[Table], seat: int, piece: int) -> tuple[Frame[Table], ...]:
    """Turn a tile over for a Scout, and return what comes of it: a token, or another tile (T10, T31)."""
    face = reveal(referee, piece)
    owed = OasisChain(seat) if is_oasis(face) else place_tokens(seat, (sources_of(face),))
    if trait_of(referee.table, seat) == SCENT:
        return Sniff(seat, piece), owed
    return (owed,)


@dataclass(frozen=True, slots=True)
class Sniff(Frame[Table]):
    """The Fennec Fox may twist the tile it has explored once, before the token is placed (Scent)."""

    seat: int
    piece: int

    def ask(self, table: Table) -> Decision:
        """Offer both ways, and to leave it."""
        return Decision((self.seat,), _SCENT, (*TWIST[self.piece], PASS))

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Twist it or leave it."""
        if isinstance(action, Twist):
            referee.emit(TraitUsed(self.seat, SCENT))
            referee.emit(twisted(self.piece, action.way))
        referee.done()


@dataclass(frozen=True, slots=True)
class DelayedToken(Frame[Table]):
    """The token on the Species Card comes due after all others of a roll (T114, T147)."""

    seat: int
    cast: tuple[int, ...]

    def run(self, referee: Referee[Table]) -> None:
        """Take it back, and owe it to a wedge of any disaster rolled."""
        referee.emit(DelayEnded(self.seat))
        referee.done(PlaceTokens(self.seat, (tuple(dict.fromkeys(self.cast)),)))


@dataclass(frozen=True, slots=True)
class FromAnotherWedge(Frame[Table]):
    """The supply is empty: the token for a wedge comes off another one (T46)."""

    seat: int
    wedge: int

    def ask(self, table: Table) -> Decision:
        """Offer the other wedges that hold a token of the seat."""
        options = [
            TAKE_BACK[wedge]
            for wedge in range(WEDGES)
            if wedge != self.wedge and self.seat in table.wedges[wedge]
        ]
        return Decision((self.seat,), _TAKE_BACK, options)

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Move the token over."""
        assert isinstance(action, TakeBack)
        referee.emit(TokenTaken(self.seat, action.wedge))
        referee.done(*place(referee, self.seat, self.wedge))
