"""The six moments at which reactions are asked for, and who may say what at each.

A moment is a window on an announced effect (T109 and this edition's content).
It knows which lightning cards and traits fit it and at what they may aim;
what they do is in ``effects.py``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action, Frame, Referee
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Window

from .actions import NO_TARGET, PLAY, REACT, PlayCard, React
from .blocks import LayBlocks
from .cards import (
    AFTERSHOCK,
    ANCHOR,
    CARDS,
    FIREBREAK,
    HIDDEN,
    LAVA_FLOW,
    LIGHTNING,
    OMEN,
    QUELL,
    SUPERCELL,
    TAILWIND,
    THAW,
    TIDAL_SURGE,
    UNDERTOW,
)
from .events import CardPlayed, TraitUsed
from .plans import Plan, eligible, maneuvers, pieces_of, struck, ways
from .species import DRIFT, REFLEX, SHELL
from .table import FREE, Table, finished, from_active, movable
from .terms import (
    ANTICLOCKWISE,
    BLOCKING,
    CELLS,
    CLOCKWISE,
    CYCLONE,
    DISASTERS,
    LANDSLIDE,
    MANEUVERING,
    TSUNAMI,
    VOLCANO,
)
from .walking import traverses

NO_CARD: Final = -1
_PLAIN: Final = (NO_TARGET,)
_NONE: Final[tuple[int, ...]] = ()
_BOTH: Final = (CLOCKWISE, ANTICLOCKWISE)
_REACHING: Final = {TIDAL_SURGE: TSUNAMI, SUPERCELL: CYCLONE, LAVA_FLOW: VOLCANO}
"""The cards that let one's own disaster reach farther, with the disaster."""


@dataclass(frozen=True, slots=True)
class Calm(Frame[Table]):
    """Nothing: what a window is about that only asks for reactions."""

    def run(self, referee: Referee[Table]) -> None:
        """Go on."""
        referee.done()


CALM: Final = Calm()


@dataclass(frozen=True, slots=True)
class CardEffect(Frame[Table]):
    """A Climate Card takes effect."""

    seat: int
    card: int
    target: int

    def run(self, referee: Referee[Table]) -> None:
        """Do what the card says."""
        # What cards do leans on every part of the game, and each of those on windows.
        from .effects import CARD_EFFECTS  # noqa: PLC0415

        referee.done()
        CARD_EFFECTS[self.card](referee, self.seat, self.target)


@dataclass(frozen=True, slots=True)
class TraitEffect(Frame[Table]):
    """A trait takes effect in the window it answers, or on its owner's turn."""

    seat: int
    trait: str
    way: int

    def run(self, referee: Referee[Table]) -> None:
        """Do what the trait does."""
        from .effects import TRAIT_EFFECTS  # noqa: PLC0415 - as above

        referee.done()
        TRAIT_EFFECTS[self.trait](referee, self.seat, self.way)


@dataclass(frozen=True, slots=True)
class Moment(Window[Table]):
    """A window of Tremor; by itself it only lets a block be thawed."""

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return at what a seat may play a lightning card now, ``NO_TARGET`` where it aims at nothing."""
        if card == THAW:
            return (piece for piece in range(CELLS) if table.blocks[piece] != FREE)
        return _NONE

    def reactions(self, table: Table, seat: int, trait: str) -> tuple[Action, ...]:
        """Return how a seat may use its trait now."""
        return ()

    def responses(self, table: Table, seat: int) -> tuple[Action, ...]:
        """Return what a seat's cards and trait allow it to say here."""
        found: list[Action] = []
        last = HIDDEN
        for card in table.hands[seat]:
            if card != last and CARDS[card].symbol == LIGHTNING:
                found += [PLAY[card][target] for target in self.targets(table, seat, card)]
            last = card
        if table.traits[seat] and not finished(table, seat):
            found += self.reactions(table, seat, table.traits[seat])
        return tuple(found)

    def respond(self, referee: Referee[Table], action: Action) -> Window[Table]:
        """Pay for a card or use a trait, and announce it."""
        seat = referee.seat
        if isinstance(action, PlayCard):
            referee.emit(CardPlayed(seat, action.card, action.target))
            card = CardEffect(seat, action.card, action.target)
            return announced(referee.table, seat, card, action.card)
        assert isinstance(action, React)
        referee.emit(TraitUsed(seat, action.trait))
        return announced(referee.table, seat, TraitEffect(seat, action.trait, action.way), NO_CARD)


@dataclass(frozen=True, slots=True)
class Declared(Moment):
    """A disaster is declared: its tile and options are chosen, and it has not taken effect."""

    @property
    def plan(self) -> Plan:
        """What the disaster will do."""
        assert isinstance(self.effect, Strike)
        return self.effect.plan

    def prompt(self) -> Text:
        """Return the question."""
        return say("A disaster is declared. Do you react?")

    def possible(self, table: Table) -> bool:
        """Return whether the tile can still be struck."""
        return self.plan.echo or eligible(table, self.plan.piece, self.plan.disaster)

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return at what the cards for declared disasters may aim."""
        plan = self.plan
        if card == FIREBREAK and plan.disaster in BLOCKING:
            return struck(table, plan)
        if card == ANCHOR and plan.disaster in MANEUVERING:
            return pieces_of(maneuvers(table, plan), twisted=True)
        if card == UNDERTOW and plan.seat != seat and plan.disaster in _DIVERTED:
            return (way for way in ways(table, plan.piece, plan.disaster) if way != plan.way)
        if _REACHING.get(card) == plan.disaster and plan.seat == seat and not plan.far:
            return _PLAIN
        return Moment.targets(self, table, seat, card)

    def reactions(self, table: Table, seat: int, trait: str) -> tuple[Action, ...]:
        """Return the Shell, where another's disaster would move or twist the tile one stands on."""
        plan = self.plan
        if trait != SHELL or plan.seat == seat or table.shell_spent or plan.disaster not in MANEUVERING:
            return ()
        touched = pieces_of(maneuvers(table, plan), twisted=True)
        return (REACT[SHELL, 0],) if table.pawns[seat] in touched else ()


_DIVERTED: Final = (TSUNAMI, CYCLONE, VOLCANO, LANDSLIDE)


@dataclass(frozen=True, slots=True)
class Struck(Moment):
    """A disaster has taken effect."""

    disaster: int = 0
    piece: int = 0
    moved: tuple[int, ...] = ()
    """The tiles it moved from their cells."""
    blocked: tuple[int, ...] = ()
    """The tiles it blocked."""
    reacted: tuple[int, ...] = ()
    """The seats whose trait has answered it already."""
    echo: bool = False
    """Whether it was itself an Aftershock."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("The disaster has struck. Do you react?")

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return what the cards for disasters that have struck allow (T139, T141)."""
        if card == AFTERSHOCK and self.by == seat and not self.echo:
            return _PLAIN
        if card == TAILWIND and table.pawns[seat] in self.moved and not finished(table, seat):
            return _PLAIN if traverses(table, seat) else _NONE
        return Moment.targets(self, table, seat, card)

    def reactions(self, table: Table, seat: int, trait: str) -> tuple[Action, ...]:
        """Return Reflex when one's tile was blocked (T116), Drift when another moved it (T141)."""
        here = table.pawns[seat]
        if seat in self.reacted:
            return ()
        reflex = trait == REFLEX and here in self.blocked
        drift = trait == DRIFT and self.by != seat and here in self.moved and movable(table, here)
        return tuple(REACT[trait, way] for way in _BOTH) if reflex or drift else ()


@dataclass(frozen=True, slots=True)
class Announced(Moment):
    """A card or a trait is announced and waits for its effect."""

    card: int = NO_CARD

    def prompt(self) -> Text:
        """Return the question."""
        return say("A card or a trait is used. Do you react?")

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return whether the card announced can be quelled."""
        if card == QUELL and self.card != NO_CARD and self.by != seat:
            return _PLAIN
        return Moment.targets(self, table, seat, card)


@dataclass(frozen=True, slots=True)
class DiceCast(Moment):
    """The dice were rolled; no token has been placed."""

    cast: tuple[int, ...] = ()
    """The disasters they show."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("The dice have been rolled. Do you react?")

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return the dice with their other faces, as six times the die and the face."""
        if card == OMEN and self.by == seat:
            faces = len(DISASTERS)
            return (
                die * faces + face
                for die, shown in enumerate(self.cast)
                for face in DISASTERS
                if face != shown
            )
        return Moment.targets(self, table, seat, card)


@dataclass(frozen=True, slots=True)
class EruptionDue(Moment):
    """The Earthquake Track is full; nothing has been lifted."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("The Earthquake is about to erupt. Do you react?")


@dataclass(frozen=True, slots=True)
class TurnBegins(Moment):
    """A turn begins."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("A turn begins. Do you react?")


def announced(table: Table, seat: int, effect: Frame[Table], card: int) -> Announced:
    """Return the window on a card or trait that a seat uses."""
    return Announced(seat, effect, from_active(table), card=card)


def due(table: Table, window: Moment) -> Frame[Table]:
    """Return a window if anybody has something to say in it, or else what it is about.

    Seats with nothing to say are not asked in any case; this only spares the window's own steps.
    """
    for seat in window.order:
        if (table.hands[seat] or table.traits[seat]) and window.responses(table, seat):
            return window
    return window.effect if window.possible(table) else window


@dataclass(frozen=True, slots=True)
class Strike(Frame[Table]):
    """A declared disaster takes effect."""

    plan: Plan

    def run(self, referee: Referee[Table]) -> None:
        """Do as much as possible, and then ask for reactions."""
        table, plan = referee.table, self.plan
        if plan.disaster in MANEUVERING:
            events = maneuvers(table, plan)
            for event in events:
                referee.emit(event)
            referee.done(Aftermath(plan, moved=pieces_of(events, twisted=False)))
        else:
            pieces = struck(table, plan)
            referee.done(LayBlocks(plan.seat, pieces), Aftermath(plan, struck=pieces))


@dataclass(frozen=True, slots=True)
class Aftermath(Frame[Table]):
    """A disaster has taken effect: whoever it touched may react."""

    plan: Plan
    moved: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()

    def run(self, referee: Referee[Table]) -> None:
        """Open the window after the effect."""
        table, plan = referee.table, self.plan
        window = Struck(
            plan.seat,
            CALM,
            from_active(table),
            disaster=plan.disaster,
            piece=plan.piece,
            moved=self.moved,
            blocked=tuple(piece for piece in self.struck if table.blocks[piece] == plan.seat),
            echo=plan.echo,
        )
        referee.done(due(table, window))
