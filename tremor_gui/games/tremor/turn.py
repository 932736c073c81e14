"""The flow of the game: Exploration, then turns of actions and a roll.

Read the frames top to bottom as the rulebook's page: ``Exploration`` ->
``Turn`` -> a window, ``Act``, ``EndTurn``. ``Act`` is the
action phase and, once that is over, the time before the roll.
"""

from dataclasses import dataclass, replace
from typing import Final

from tremor_gui.rules.core import Action, Decision, Frame, Referee, shared
from tremor_gui.rules.text import say
from tremor_gui.rules.window import PASS

from .actions import (
    END_ACTIONS,
    POISON,
    ROLL_DICE,
    SWING,
    TRAVERSE,
    TWIST,
    EndActions,
    Explore,
    Forecast,
    PlayCard,
    Poison,
    RollDice,
    Swing,
    Traverse,
    Twist,
)
from .announced import CALM, CardEffect, TraitEffect
from .board import NEXT
from .card_events import CardPlayed, TraitUsed, TurnEnded
from .cards import SECOND_WIND
from .earthquake import Boundary
from .events import Rolled, freed, turn_began, twisted
from .options import explores, forecasts, twists
from .plays import turn_plays
from .species import DELAY, NEST, SHELL
from .species import POISON as POISON_TRAIT
from .species import SWING as SWING_TRAIT
from .spirit import draw, spirit
from .table import (
    FREE,
    NO_BLOCKS,
    OUT,
    Table,
    cell_of,
    dice,
    finished,
    owner_of,
    partner,
    playing,
    replaced,
    trait_of,
)
from .terms import COOP, DISASTERS
from .tokens import DelayedToken, PlaceTokens, explored, place, place_tokens, reveal, sources_of
from .walking import over_debris, traverses, walk
from .windows import Announced, DiceCast, TurnBegins, due

MAY_TRAVERSE: Final = 1
MAY_TWIST: Final = 2
MAY_SCOUT: Final = 4
ALL_ACTIONS: Final = MAY_TRAVERSE | MAY_TWIST | MAY_SCOUT
_KINDS: Final = (MAY_TRAVERSE, MAY_TWIST, MAY_SCOUT)
NOTHING_EXTRA: Final = (0, 0, 0)

_ACTING: Final = (SWING_TRAIT, POISON_TRAIT)
"""The traits that give an option of their own."""

_ACT: Final = say("Traverse, Twist and Scout, in any order.")
_ROLL: Final = say("Roll the Disaster Dice.")
_NEST: Final = say("Nest: you may twist the same tile again.")


@dataclass(frozen=True, slots=True)
class FirstHand(Frame[Table]):
    """Every seat draws its first Climate Cards."""

    cards: int

    def run(self, referee: Referee[Table]) -> None:
        """Draw in turn order."""
        for seat in range(len(referee.table.pawns)):
            for _ in range(self.cards):
                draw(referee, seat)
        referee.done()


@dataclass(frozen=True, slots=True)
class Exploration(Frame[Table]):
    """A seat turns over the two tiles next to its start and owes a token for each (T11)."""

    seat: int

    def run(self, referee: Referee[Table]) -> None:
        """Turn both tiles over, so that both are seen before a token is placed."""
        start = cell_of(referee.table, referee.table.starts[self.seat])
        faces = tuple(reveal(referee, referee.table.tiles[cell]) for cell in NEXT[start] if cell >= 0)
        referee.done(PlaceTokens(self.seat, tuple(sources_of(face) for face in faces), ignites=False))


@dataclass(frozen=True, slots=True)
class Turn(Boundary):
    """A seat's whole turn, and after it the next seat's."""

    seat: int
    round: int

    def run(self, referee: Referee[Table]) -> None:
        """Begin the turn and lay out its parts; an eliminated player's blocks end all the same (T81)."""
        seat, table = self.seat, referee.table
        following = (seat + 1) % len(table.pawns)
        after = _turn(following, self.round + (following == 0))
        if table.pawns[seat] == OUT:
            lift_blocks(referee, seat)
            referee.done(after)
            return
        referee.emit(turn_began(seat, self.round))
        lift_blocks(referee, seat)
        opening = due(referee, TurnBegins, seat, CALM)
        act = _act(seat, ALL_ACTIONS & ~table.poison[seat])
        if opening is CALM:
            referee.done(act, _end_turn(seat), after)
        else:
            referee.done(opening, act, _end_turn(seat), after)


def lift_blocks(referee: Referee[Table], seat: int) -> None:
    """Lift the blocks a seat laid: they end when its next turn begins (T80)."""
    blocks = referee.table.blocks
    if blocks != NO_BLOCKS:
        for piece, block in enumerate(blocks):
            if block != FREE and owner_of(block) == seat:
                referee.emit(freed(piece))


@dataclass(frozen=True, slots=True)
class Act(Frame[Table]):
    """The action phase: each action once, in any order, none left out while it is possible.

    It ends by itself once nothing can be done any more (T15, T16, T17), or by
    ``EndActions`` where only cards and traits would still allow something.
    After it (``late``) the player may play cards before the roll (T118).
    """

    seat: int
    left: int
    """The actions not yet taken, as a bit set."""
    extra: tuple[int, ...] = NOTHING_EXTRA
    """How many more Traverses, Twists and Scouts cards allow (T136, T138)."""
    fresh: bool = True
    """Whether no action has been taken yet (T117)."""
    walked: bool = False
    """Whether a Traverse action was taken (T136)."""
    crossing: bool = False
    """Whether the next Traverse may cross debris (Driftwood)."""
    poisoned: bool = False
    """Whether Poison was used this turn (T111)."""
    late: bool = False

    def ask(self, table: Table) -> Decision | None:
        """List every execution of every action, and the cards and traits that may be used.

        Whoever has come home has only its Scout left (T119).
        """
        seat = self.seat
        home = finished(table, seat)
        may = MAY_SCOUT if home else ALL_ACTIONS
        left, extra = self.left & may, self._spare_kinds() & may
        options = self._actions(table, left)
        must = bool(options)
        if extra:
            options += self._actions(table, extra)
        if not home:
            walks = bool((left | extra) & MAY_TRAVERSE)
            if self.crossing or table.traits[seat] in _ACTING:
                options += self._more(table, walks=walks)
            if table.hands[seat]:
                walks = walks and not self.crossing
                options += turn_plays(table, seat, fresh=self.fresh, walks=walks, late=self.late)
        if self.late:
            return Decision((seat,), _ROLL, (*options, ROLL_DICE))
        if must:
            return Decision((seat,), _ACT, options)
        if options and self._would_lose(table):
            return Decision((seat,), _ACT, (*options, END_ACTIONS))
        return None

    def _would_lose(self, table: Table) -> bool:
        """Return whether ending the phase gives something up that is not to be had after it (T137)."""
        return bool(self.left or self.extra[0]) or SECOND_WIND in table.hands[self.seat]

    def _actions(self, table: Table, kinds: int) -> list[Action]:
        """Return the ways to carry out some kinds of actions."""
        seat = self.seat
        options: list[Action] = []
        if kinds & MAY_TRAVERSE:
            options += traverses(table, seat)
        if kinds & MAY_TWIST:
            options += twists(table, seat)
        if kinds & MAY_SCOUT:
            options += explores(table)
            options += forecasts(table, seat)
        return options

    def _spare_kinds(self) -> int:
        """Return the kinds of actions that only cards still allow, as a bit set."""
        if self.extra == NOTHING_EXTRA:
            return 0
        return sum(kind for kind, count in zip(_KINDS, self.extra, strict=True) if count) & ~self.left

    def _more(self, table: Table, *, walks: bool) -> list[Action]:
        """Return what else Driftwood or the trait allows; ``walks``: a Traverse is still to come."""
        seat, trait = self.seat, table.traits[self.seat]
        options: list[Action] = []
        if walks and self.crossing:
            options += [TRAVERSE[piece] for piece in over_debris(table, seat, far_side=True)]
        elif walks and trait == SWING_TRAIT and self.left & MAY_TWIST:
            options += [SWING[piece] for piece in over_debris(table, seat, far_side=False)]
        if trait == POISON_TRAIT and not self.poisoned and poisonable(table, seat):
            options += POISON.values()
        return options

    def run(self, referee: Referee[Table]) -> None:
        """End the phase."""
        self._leave(referee)

    def _leave(self, referee: Referee[Table]) -> None:
        """Go on to the roll; whoever did not Traverse gets a Spirit Counter first (T34-T36, T120)."""
        seat, extra = self.seat, replaced(self.extra, 0, 0)
        late = _act(seat, 0, extra, False, self.walked, False, self.poisoned, True)
        if self.walked or finished(referee.table, seat):
            referee.done(late)
        else:
            referee.done(spirit(seat), late)

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Carry out an action, a card or a trait, and come back for the rest."""
        seat = self.seat
        match action:
            case Traverse(piece):
                self._walk(referee, piece, self._spent(MAY_TRAVERSE))
            case Swing(piece):
                referee.emit(TraitUsed(seat, SWING_TRAIT))
                after = self._spent(MAY_TRAVERSE)
                self._walk(referee, piece, replace(after, left=after.left & ~MAY_TWIST))
            case Twist(piece, way):
                referee.emit(twisted(piece, way))
                nest = (Nest(seat, piece),) if referee.table.traits[seat] == NEST else ()
                referee.done(*nest, self._spent(MAY_TWIST))
            case Explore(piece):
                referee.done(*explored(referee, seat, piece), self._spent(MAY_SCOUT))
            case Forecast(wedge):
                referee.done(*place(referee, seat, wedge), self._spent(MAY_SCOUT))
            case Poison(kind):
                referee.emit(TraitUsed(seat, POISON_TRAIT))
                window = due(referee, Announced, seat, TraitEffect(seat, POISON_TRAIT, kind))
                referee.done(window, replace(self, poisoned=True))
            case PlayCard(card, target):
                referee.emit(CardPlayed(seat, card, target))
                effect = CardEffect(seat, card, target)
                referee.done(due(referee, Announced, seat, effect, card=card), self)
            case EndActions():
                self._leave(referee)
            case RollDice():
                self._roll(referee)

    def _spent(self, kind: int) -> "Act":
        """Return this phase with one action of a kind spent: the turn's own first, then one a card gave."""
        walked = self.walked or kind == MAY_TRAVERSE
        crossing = self.crossing and kind != MAY_TRAVERSE
        left, extra = self.left, self.extra
        if left & kind:
            left &= ~kind
        else:
            index = _KINDS.index(kind)
            extra = replaced(extra, index, extra[index] - 1)
        return _act(self.seat, left, extra, False, walked, crossing, self.poisoned, self.late)

    def _walk(self, referee: Referee[Table], piece: int, following: "Act") -> None:
        """Walk, and unless that ends the game come back for the rest."""
        if not walk(referee, self.seat, piece):
            referee.done(following)

    def _roll(self, referee: Referee[Table]) -> None:
        """Roll, and owe a token for each die (T38, T41)."""
        table = referee.table
        cast = tuple(referee.roll(len(DISASTERS)) for _ in range(dice(table)))
        referee.emit(Rolled(self.seat, cast))
        effect = _place_rolled(self.seat, cast)
        referee.done(due(referee, DiceCast, self.seat, effect, cast=cast))


_turn: Final = shared(Turn)
_act: Final = shared(Act)


@dataclass(frozen=True, slots=True)
class PlaceRolled(Frame[Table]):
    """The dice lie as they lie: their tokens are owed."""

    seat: int
    cast: tuple[int, ...]

    def run(self, referee: Referee[Table]) -> None:
        """Owe a token for each die, and after them a delayed one (T147)."""
        table, seat = referee.table, self.seat
        delayed = (DelayedToken(seat, self.cast),) if table.delayed == seat else ()
        may_delay = trait_of(table, seat) == DELAY and not delayed
        owed = place_tokens(seat, tuple([(disaster,) for disaster in self.cast]), True, may_delay)
        referee.done(owed, *delayed)


_place_rolled: Final = shared(PlaceRolled)


@dataclass(frozen=True, slots=True)
class Nest(Frame[Table]):
    """The Emperor Penguin may twist the tile of its Twist a second time (T110)."""

    seat: int
    piece: int

    def ask(self, table: Table) -> Decision:
        """Offer both ways, and to leave it."""
        return Decision((self.seat,), _NEST, (*TWIST[self.piece], PASS))

    def answer(self, referee: Referee[Table], action: Action) -> None:
        """Twist it or leave it."""
        if isinstance(action, Twist):
            referee.emit(TraitUsed(self.seat, NEST))
            referee.emit(twisted(self.piece, action.way))
        referee.done()


@dataclass(frozen=True, slots=True)
class EndTurn(Frame[Table]):
    """What lasted for one turn ends with it."""

    seat: int

    def run(self, referee: Referee[Table]) -> None:
        """End it, if there is anything to end."""
        table, seat = referee.table, self.seat
        if table.poison[seat] or (table.shell_spent and table.traits[seat] == SHELL):
            referee.emit(TurnEnded(seat))
        referee.done()


_end_turn: Final = shared(EndTurn)


def poisonable(table: Table, seat: int) -> tuple[int, ...]:
    """Return the others on a seat's tile whom its Poison may harm (T111, T112).

    With more than two players nobody is poisoned in two of its turns running;
    a partner never is.
    """
    here = table.pawns[seat]
    if table.pawns.count(here) == 1:
        return ()
    friend = partner(table, seat) if table.variant == COOP else seat
    return tuple(
        other
        for other in playing(table)
        if other not in (seat, friend)
        and table.pawns[other] == here
        and (len(table.pawns) == 2 or table.venom[other] != 2)
    )


def give_extra(referee: Referee[Table], index: int) -> None:
    """Give the acting seat one more Traverse, Twist or Scout (0, 1 or 2) this turn."""
    act = next(frame for frame in reversed(referee.stack) if isinstance(frame, Act))
    referee.amend(Act, extra=replaced(act.extra, index, act.extra[index] + 1))
