"""A small card game that leans on everything the machinery offers.

Two to four duellists hold hidden cards. On its turn a duellist attacks or
rests. Every attack is announced, and everybody may answer: with a counter,
which cancels what it answers (another counter, too), with a feint, which
sends a bolt elsewhere, or with a bolt of its own, which strikes first. The
last one standing wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tremor_gui.rules.codec import Codec
from tremor_gui.rules.core import Action, Decision, Event, Frame, Referee, State, Step, begin, resume
from tremor_gui.rules.game import Game, Outcome, Rng, View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import PASS, Fizzled, Pass, Voided, Window, amend, answered

HIDDEN, BOLT, DRAIN, COUNTER, FEINT = range(5)
ALL_CARDS = (BOLT,) * 10 + (DRAIN,) * 4 + (COUNTER,) * 10 + (FEINT,) * 4
HAND = 4
LIVES = 2


class Table(NamedTuple):
    active: int
    lives: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """The unseen cards in the order of their numbers: which of them comes next is not decided yet."""
    discard: tuple[int, ...]

    def alive(self) -> list[int]:
        return [seat for seat, lives in enumerate(self.lives) if lives]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards but one, which is a hidden one where the viewer does not know its face."""
    at = cards.index(card if card in cards else HIDDEN)
    return cards[:at] + cards[at + 1 :]


def changed(values: Sequence[Any], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


@dataclass(frozen=True, slots=True)
class Bolt(Action):
    target: int


@dataclass(frozen=True, slots=True)
class Drain(Action):
    target: int


@dataclass(frozen=True, slots=True)
class Feint(Action):
    target: int


@dataclass(frozen=True, slots=True)
class Counter(Action):
    pass


@dataclass(frozen=True, slots=True)
class Discard(Action):
    card: int


@dataclass(frozen=True, slots=True)
class Rest(Action):
    pass


CARD_OF: dict[type[Action], int] = {Bolt: BOLT, Drain: DRAIN, Feint: FEINT, Counter: COUNTER}


@dataclass(frozen=True, slots=True)
class Began(Event[Table]):
    seat: int

    def apply(self, table: Table) -> Table:
        return table._replace(active=self.seat)


@dataclass(frozen=True, slots=True)
class Drawn(Event[Table]):
    seat: int
    card: int

    reveals = True

    def apply(self, table: Table) -> Table:
        hand = tuple(sorted((*table.hands[self.seat], self.card)))
        return table._replace(
            hands=changed(table.hands, self.seat, hand), deck=without(table.deck, self.card)
        )

    def seen_by(self, seat: int) -> "Drawn":
        return self if seat == self.seat else Drawn(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Played(Event[Table]):
    seat: int
    card: int

    def apply(self, table: Table) -> Table:
        hand = without(table.hands[self.seat], self.card)
        return table._replace(
            hands=changed(table.hands, self.seat, hand), discard=(*table.discard, self.card)
        )


@dataclass(frozen=True, slots=True)
class Hit(Event[Table]):
    target: int

    def apply(self, table: Table) -> Table:
        return table._replace(lives=changed(table.lives, self.target, table.lives[self.target] - 1))


@dataclass(frozen=True, slots=True)
class Turn(Frame[Table]):
    seat: int

    def run(self, referee: Referee[Table]) -> None:
        table = referee.table
        seat = next(
            other
            for step in range(len(table.lives))
            if table.lives[other := (self.seat + step) % len(table.lives)]
        )
        referee.emit(Began(seat))
        referee.done(Choose(seat), Turn((seat + 1) % len(table.lives)))


@dataclass(frozen=True, slots=True)
class Choose(Frame[Table]):
    seat: int

    def ask(self, table: Table) -> Decision:
        hand = table.hands[self.seat]
        others = [seat for seat in table.alive() if seat != self.seat]
        options: list[Action] = [Rest()]
        if BOLT in hand:
            options += map(Bolt, others)
        if DRAIN in hand:
            options += map(Drain, others)
        return Decision((self.seat,), say("Attack or rest."), options)

    def answer(self, referee: Referee[Table], action: Action) -> None:
        if not isinstance(action, Rest):
            referee.done(announced(referee, action))
        elif referee.table.deck:
            draw(referee, self.seat)
            referee.done()
        else:
            referee.done(Strike(self.seat))  # whoever rests with no card left to draw grows weak


def draw(referee: Referee[Table], seat: int) -> None:
    deck = referee.table.deck
    referee.emit(Drawn(seat, deck[referee.roll(len(deck))]))


def announced(referee: Referee[Table], action: Action) -> "Announced":
    """Pay for an attack or an answer, and announce it to all, from the active seat on."""
    seat, active, seats = referee.seat, referee.table.active, len(referee.table.lives)
    referee.emit(Played(seat, CARD_OF[type(action)]))
    effect: Frame[Table]
    match action:
        case Bolt(target):
            effect = Strike(target)
        case Drain(target):
            effect = Ransack(target)
        case Feint(target):
            effect = Redirect(target)
        case _:
            effect = Nullify()
    return Announced(seat, effect, tuple((active + step) % seats for step in range(seats)))


@dataclass(frozen=True, slots=True)
class Announced(Window[Table]):
    def responses(self, table: Table, seat: int) -> tuple[Action, ...]:
        hand, alive = table.hands[seat], table.alive()
        if seat not in alive:
            return ()
        return (
            *((Counter(),) if COUNTER in hand else ()),
            *(
                Feint(target)
                for target in alive
                if FEINT in hand and isinstance(self.effect, Strike) and target != self.effect.target
            ),
            *(Bolt(target) for target in alive if BOLT in hand and target != seat),
        )

    def respond(self, referee: Referee[Table], action: Action) -> "Announced":
        return announced(referee, action)

    def possible(self, table: Table) -> bool:
        return not isinstance(self.effect, Strike | Ransack) or table.lives[self.effect.target] > 0


@dataclass(frozen=True, slots=True)
class Strike(Frame[Table]):
    target: int

    def run(self, referee: Referee[Table]) -> None:
        referee.emit(Hit(self.target))
        if len(referee.table.alive()) == 1:
            referee.finish()
        else:
            referee.done()


@dataclass(frozen=True, slots=True)
class Ransack(Frame[Table]):
    """The target discards a card of its own choice: an effect that asks a question."""

    target: int

    def ask(self, table: Table) -> Decision | None:
        hand = table.hands[self.target]
        options = tuple(Discard(card) for card in sorted(set(hand)))
        return Decision((self.target,), say("Discard a card."), options) if options else None

    def run(self, referee: Referee[Table]) -> None:
        referee.done()

    def answer(self, referee: Referee[Table], action: Action) -> None:
        assert isinstance(action, Discard)
        referee.emit(Played(self.target, action.card))
        referee.done()


@dataclass(frozen=True, slots=True)
class Redirect(Frame[Table]):
    target: int

    def run(self, referee: Referee[Table]) -> None:
        effect = answered(referee).effect
        assert isinstance(effect, Strike)
        amend(referee, effect=replace(effect, target=self.target))
        referee.done()


@dataclass(frozen=True, slots=True)
class Nullify(Frame[Table]):
    def run(self, referee: Referee[Table]) -> None:
        amend(referee, void=True)
        referee.done()


@dataclass(frozen=True, slots=True)
class Deal(Frame[Table]):
    def run(self, referee: Referee[Table]) -> None:
        for seat in range(len(referee.table.lives)):
            for _ in range(HAND):
                draw(referee, seat)
        referee.done()


class Duel(Game[Table]):
    name = "duel"
    title = "Duel"
    version = 1
    seats = (2, 3, 4)
    codec = Codec(
        *(Table, Turn, Choose, Announced, Strike, Ransack, Redirect, Nullify, Deal),
        *(Bolt, Drain, Feint, Counter, Discard, Rest, Pass),
        *(Began, Drawn, Played, Hit, Voided, Fizzled),
    )
    setup_type = int
    table_type = Table

    def quick_setup(self, players: int, rng: Rng, variant: str = "", without: tuple[str, ...] = ()) -> int:
        return players

    def players(self, setup: int) -> tuple[str, ...]:
        return ("Ada", "Bea", "Cleo", "Dora")[:setup]

    def blank(self, setup: int) -> Table:
        return Table(0, (LIVES,) * setup, ((),) * setup, ALL_CARDS, ())

    def opening(self, setup: int, chance: int) -> Step:
        return begin(self.blank(setup), (Turn(0), Deal()), chance)

    def outcome(self, table: Table) -> Outcome | None:
        alive = table.alive()
        return Outcome(tuple(alive)) if len(alive) == 1 else None

    def rounds(self, table: Table) -> int:
        return 1

    def active(self, table: Table) -> int:
        return 0

    def faults(self, state: State[Table]) -> list[str]:
        table = state.table
        cards = (*table.deck, *table.discard, *(card for hand in table.hands for card in hand))
        return [] if tuple(sorted(cards)) == ALL_CARDS else ["A card is missing or there twice."]

    def redact(self, table: Table, seat: int) -> Table:
        hands = tuple(
            hand if owner == seat else (HIDDEN,) * len(hand) for owner, hand in enumerate(table.hands)
        )
        return table._replace(hands=hands, deck=(HIDDEN,) * len(table.deck))

    def imagine(self, view: View[Table], rng: Rng) -> State[Table]:
        """Deal the cards that the viewer does not see to the others and to the deck, by chance.

        Whoever is waited for in a window has something to say there.
        """
        state = self._dealt(view, rng)
        while isinstance(view.stack[-1] if view.stack else None, Window) and (
            state.decision is None or len(state.decision.options) < 2
        ):
            state = self._dealt(view, rng)
        return state

    def _dealt(self, view: View[Table], rng: Rng) -> State[Table]:
        table = view.table
        unseen = list(ALL_CARDS)
        for card in (*table.discard, *table.hands[view.seat]):
            unseen.remove(card)
        for last in range(len(unseen) - 1, 0, -1):
            other = rng.getrandbits(32) % (last + 1)
            unseen[last], unseen[other] = unseen[other], unseen[last]
        hands = tuple(
            hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in hand))
            for seat, hand in enumerate(table.hands)
        )
        imagined = table._replace(hands=hands, deck=tuple(sorted(unseen)))
        return resume(imagined, view.stack, rng.getrandbits(64))

    def why_not(self, view: View[Table], action: Action) -> Text | None:
        decision = view.decision
        return None if decision and action in decision.options else say("Not now.")

    def describe(self, event: Event[Table], before: Table, names: tuple[str, ...]) -> Text | None:
        return None


DUEL = Duel()
CONCEIVABLE = (
    *(kind(target) for kind in (Bolt, Drain, Feint) for target in range(4)),
    *(Discard(card) for card in range(5)),
    *(Counter(), Rest(), PASS),
)
