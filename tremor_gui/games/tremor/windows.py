"""The six moments at which reactions are asked for, and who may say what at each.

A moment is a window on an announced effect (T109 and this edition's content).
It knows which lightning cards and traits fit it and at what they may aim;
what they do is in ``effects.py``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import compress, product
from typing import Any, ClassVar, Final

from tremor_gui.rules.core import Action, Frame, Referee
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Window

from .actions import NO_TARGET, PLAY, REACT, PlayCard, React
from .announced import CALM, CardEffect, TraitEffect
from .blocks import LayBlocks
from .card_events import CardPlayed, TraitUsed
from .cards import (
    AFTERSHOCK,
    ANCHOR,
    FIREBREAK,
    LAVA_FLOW,
    OMEN,
    QUELL,
    SUPERCELL,
    TAILWIND,
    THAW,
    TIDAL_SURGE,
    UNDERTOW,
)
from .plans import Plan, maneuvers, pieces_of, struck, ways
from .species import DRIFT, REFLEX, SHELL
from .table import FREE, NO_BLOCKS, Table, finished, from_active, movable
from .terms import (
    ANTICLOCKWISE,
    CLOCKWISE,
    CYCLONE,
    DISASTERS,
    LANDSLIDE,
    MANEUVERING,
    TORNADO,
    TSUNAMI,
    VOLCANO,
)
from .walking import traverses

NO_CARD: Final = -1
_PLAIN: Final = (NO_TARGET,)
_NONE: Final[tuple[int, ...]] = ()
_REACHING: Final = {TIDAL_SURGE: TSUNAMI, SUPERCELL: CYCLONE, LAVA_FLOW: VOLCANO}
"""The cards that let one's own disaster reach farther, with the disaster."""


@dataclass(frozen=True, slots=True)
class Moment(Window[Table]):
    """A window of Tremor; by itself it only lets a block be thawed."""

    cards: ClassVar[frozenset[int]] = frozenset((THAW,))
    """The cards that fit it."""
    traits: ClassVar[frozenset[str]] = frozenset()
    """The traits that fit it."""

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return at what a seat may play a lightning card now, ``NO_TARGET`` where it aims at nothing."""
        if card == THAW and table.blocks != NO_BLOCKS:
            return [piece for piece, block in enumerate(table.blocks) if block != FREE]
        return _NONE

    def reactions(self, table: Table, seat: int, trait: str) -> tuple[Action, ...]:
        """Return how a seat may use its trait now."""
        return ()

    def responses(self, table: Table, seat: int) -> tuple[Action, ...]:
        """Return what a seat's cards and trait allow it to say here."""
        hand, trait = table.hands[seat], table.traits[seat]
        if self.cards.isdisjoint(hand) and trait not in self.traits:
            return ()
        found: list[Action] = []
        for card in sorted(self.cards.intersection(hand)):
            found += [PLAY[card][target] for target in self.targets(table, seat, card)]
        if trait in self.traits and not finished(table, seat):
            found += self.reactions(table, seat, trait)
        return tuple(found)

    def respond(self, referee: Referee[Table], action: Action) -> Window[Table]:
        """Pay for a card or use a trait, and announce it."""
        seat, order = referee.seat, from_active(referee.table)
        if isinstance(action, PlayCard):
            referee.emit(CardPlayed(seat, action.card, action.target))
            effect = CardEffect(seat, action.card, action.target)
            return Announced(seat, effect, order, card=action.card)
        assert isinstance(action, React)
        referee.emit(TraitUsed(seat, action.trait))
        return Announced(seat, TraitEffect(seat, action.trait, action.way), order)


@dataclass(frozen=True, slots=True)
class Declared(Moment):
    """A disaster is declared: its tile and options are chosen, and it has not taken effect."""

    cards: ClassVar[frozenset[int]] = frozenset((FIREBREAK, ANCHOR, UNDERTOW, THAW, *_REACHING))
    traits: ClassVar[frozenset[str]] = frozenset((SHELL,))

    @property
    def plan(self) -> Plan:
        """What the disaster will do."""
        assert isinstance(self.effect, Strike)
        return self.effect.plan

    def prompt(self) -> Text:
        """Return the question."""
        return say("A disaster is declared. Do you react?")

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return at what the cards for declared disasters may aim."""
        plan = self.plan
        if card not in DECLARED_CARDS[plan.disaster]:
            return _NONE
        if card == FIREBREAK:
            return struck(table, plan)
        if card == ANCHOR:
            return pieces_of(maneuvers(table, plan), twisted=True)
        if card == UNDERTOW and plan.seat != seat:
            return (way for way in ways(table, plan.piece, plan.disaster) if way != plan.way)
        if card in _REACHING and plan.seat == seat and not plan.far:
            return _PLAIN
        return Moment.targets(self, table, seat, card)

    def reactions(self, table: Table, seat: int, trait: str) -> tuple[Action, ...]:
        """Return the Shell, where another's wind would move or twist the tile one stands on."""
        plan = self.plan
        if plan.seat == seat or table.shell_spent or plan.disaster not in _WINDS:
            return ()
        touched = pieces_of(maneuvers(table, plan), twisted=True)
        return (REACT[SHELL, 0],) if table.pawns[seat] in touched else ()


_WINDS: Final = (CYCLONE, TORNADO)
"""What a Shell holds against; with the Tsunami as well, the Turtle won too often (docs/BALANCE.md)."""
_DIVERTED: Final = (TSUNAMI, CYCLONE, VOLCANO, LANDSLIDE)
DECLARED_CARDS: Final = tuple(
    frozenset(
        (
            THAW,
            ANCHOR if disaster in MANEUVERING else FIREBREAK,
            *((UNDERTOW,) if disaster in _DIVERTED else ()),
            *(card for card, reaching in _REACHING.items() if reaching == disaster),
        )
    )
    for disaster in DISASTERS
)
"""For each disaster the cards that fit its declaration."""


@dataclass(frozen=True, slots=True)
class BlocksLaid(Moment):
    """Tiles have been blocked, by a Catastrophe or a disaster."""

    traits: ClassVar[frozenset[str]] = frozenset((REFLEX,))

    blocked: tuple[int, ...] = ()
    stood: tuple[int, ...] = ()
    """For each seat the tile it stood on then: whoever has walked on since is not concerned."""
    reacted: tuple[int, ...] = ()
    """The seats whose trait has answered it already."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("Tiles have been blocked. Do you react?")

    def reactions(self, table: Table, seat: int, trait: str) -> tuple[Action, ...]:
        """Return Reflex when the tile one stands on was blocked (T116)."""
        return _twists(trait) if self.touched(table, seat, self.blocked) else ()

    def touched(self, table: Table, seat: int, pieces: tuple[int, ...]) -> bool:
        """Return whether a seat still stands on one of these tiles, and has not used its trait for it."""
        here = table.pawns[seat]
        return here in pieces and here == self.stood[seat] and seat not in self.reacted


@dataclass(frozen=True, slots=True)
class Struck(BlocksLaid):
    """A disaster has taken effect."""

    cards: ClassVar[frozenset[int]] = frozenset((AFTERSHOCK, TAILWIND, THAW))
    traits: ClassVar[frozenset[str]] = frozenset((REFLEX, DRIFT))

    disaster: int = 0
    piece: int = 0
    moved: tuple[int, ...] = ()
    """The tiles it moved from their cells."""
    echo: bool = False
    """Whether it was itself an Aftershock."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("The disaster has struck. Do you react?")

    def targets(self, table: Table, seat: int, card: int) -> Iterable[int]:
        """Return what the cards for disasters that have struck allow (T139, T141)."""
        if card == AFTERSHOCK and self.by == seat and not self.echo:
            return _PLAIN
        if card == TAILWIND:
            here = table.pawns[seat]
            carried = here in self.moved and here == self.stood[seat]
            return _PLAIN if carried and traverses(table, seat) else _NONE
        return Moment.targets(self, table, seat, card)

    def reactions(self, table: Table, seat: int, trait: str) -> tuple[Action, ...]:
        """Return Reflex, or Drift when another's disaster moved the tile one stands on (T141)."""
        if trait == REFLEX:
            return BlocksLaid.reactions(self, table, seat, trait)
        drifts = self.by != seat and self.touched(table, seat, self.moved)
        return _twists(trait) if drifts and movable(table, table.pawns[seat]) else ()


def _twists(trait: str) -> tuple[Action, ...]:
    return REACT[trait, CLOCKWISE], REACT[trait, ANTICLOCKWISE]


@dataclass(frozen=True, slots=True)
class Announced(Moment):
    """A card or a trait is announced and waits for its effect."""

    cards: ClassVar[frozenset[int]] = frozenset((QUELL, THAW))

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

    cards: ClassVar[frozenset[int]] = frozenset((OMEN, THAW))

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


def due(
    referee: Referee[Table],
    kind: type[Moment],
    by: int,
    effect: Frame[Table],
    touched: tuple[int, ...] = (),
    cards: frozenset[int] | None = None,
    **facts: Any,
) -> Frame[Table]:
    """Return a window of a kind on an effect, or the effect itself if nobody has anything to say.

    Only who stands on one of the ``touched`` tiles may use a trait, and of the kind's cards only
    ``cards`` can fit here, if given. Seats with nothing to say are not asked in any case; this only
    spares the window's own steps, unless somebody listens to who is silent.
    """
    table = referee.table
    if referee.listens:
        return kind(by, effect, from_active(table), **facts)
    cards, traits = kind.cards if cards is None else cards, kind.traits
    fit = [
        seat
        for seat, hand in enumerate(table.hands)
        if (hand and not cards.isdisjoint(hand))
        or (touched and table.traits[seat] in traits and table.pawns[seat] in touched)
    ]
    if fit:
        order = from_active(table)
        window = kind(by, effect, order, **facts)
        for at, seat in enumerate(order):
            if seat in fit and window.responses(table, seat):
                return kind(by, effect, order, at, asking=True, **facts)
    return effect


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
            # Two tiles that a Supercell shifts two steps are back in their places: nothing was moved (T141).
            now = referee.table.tiles
            pieces = pieces_of(events, twisted=False)
            moved = tuple(piece for piece in pieces if now.index(piece) != table.tiles.index(piece))
            referee.done(Aftermath(plan, moved=moved))
        else:
            pieces = struck(table, plan)
            spared = plan.piece not in pieces
            blocks = LayBlocks(plan.seat, pieces, kept=int(table.cards), begun=spared)
            referee.done(blocks, Aftermath(plan, struck=pieces))


@dataclass(frozen=True, slots=True)
class Aftermath(Frame[Table]):
    """A disaster has taken effect: whoever it touched may react."""

    plan: Plan
    moved: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()

    def run(self, referee: Referee[Table]) -> None:
        """Open the window after the effect."""
        table, plan = referee.table, self.plan
        blocked = tuple(piece for piece in self.struck if table.blocks[piece] == plan.seat)
        facts = {"disaster": plan.disaster, "piece": plan.piece, "echo": plan.echo, "stood": table.pawns}
        touched = self.moved + blocked
        again = AFTERSHOCK in table.hands[plan.seat] and not plan.echo
        cards = _STRUCK_CARDS[again, bool(self.moved), table.blocks != NO_BLOCKS]
        facts |= {"moved": self.moved, "blocked": blocked}
        referee.done(due(referee, Struck, plan.seat, CALM, touched, cards, **facts))


_STRUCK_CARDS: Final = {
    chances: frozenset(compress((AFTERSHOCK, TAILWIND, THAW), chances))
    for chances in product((False, True), repeat=3)
}
"""The cards that can fit a disaster that has struck: whether each of the three has a chance at all."""
