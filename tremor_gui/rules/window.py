"""Response windows: who may answer an announced effect, and what becomes of it.

``announce`` puts an effect on the stack with a window above it. Each seat is
asked in turn order if it has something to say; a response is announced above
that window in the same way, so the last in resolves first. After a response
has resolved, the window below asks everybody again; it closes when all have
passed in a row (T109, and the rule for windows in this edition's content).
"""

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from .core import Action, Decision, Event, Frame, Referee
from .text import Text, say

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Say nothing in this window."""


PASS = Pass()


@dataclass(frozen=True, slots=True)
class Voided(Event[T]):
    """An announced effect was cancelled and does nothing."""

    by: int

    def apply(self, table: T) -> T:
        """Return the table unchanged: the effect simply never happens."""
        return table


@dataclass(frozen=True, slots=True)
class Fizzled(Event[T]):
    """An announced effect was no longer possible when its time came."""

    by: int

    def apply(self, table: T) -> T:
        """Return the table unchanged."""
        return table


@dataclass(frozen=True, slots=True)
class Effect(Frame[T]):
    """An announced effect, waiting below its window for its time to come."""

    by: int
    frame: Frame[T]
    """What takes effect; it asks or runs in this frame's place."""
    void: bool = False

    def run(self, referee: Referee[T]) -> None:
        """Take effect, or say why not."""
        if self.void:
            referee.emit(Voided(self.by))
            referee.done()
        elif not self.possible(referee.table):
            referee.emit(Fizzled(self.by))
            referee.done()
        else:
            referee.done(self.frame)

    def possible(self, table: T) -> bool:
        """Return whether the effect still has a legal target."""
        return True


@dataclass(frozen=True, slots=True)
class Window(Frame[T], Generic[T]):
    """Asks the seats of a turn order, from one seat on, until all have passed in a row.

    A game subclasses it with what may be said (``responses``) and what a
    response does (``effect``).
    """

    order: tuple[int, ...]
    at: int = 0
    """Index into ``order`` of the seat to ask next."""
    passed: int = 0
    """How many seats in a row have passed, or had nothing to say, since the last response."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("Do you respond?")

    def responses(self, table: T, seat: int) -> tuple[Action, ...]:
        """Return what a seat may say now."""
        raise NotImplementedError

    def effect(self, action: Action, seat: int) -> Effect[T]:
        """Return the effect of a response, to be announced."""
        raise NotImplementedError

    def _asked(self, table: T) -> tuple[int, tuple[Action, ...]] | None:
        """Return the distance to the next seat with something to say, and what it may say."""
        for distance in range(len(self.order) - self.passed):
            options = self.responses(table, self.order[(self.at + distance) % len(self.order)])
            if options:
                return distance, options
        return None

    def ask(self, table: T) -> Decision | None:
        """Ask the next seat that has something to say."""
        asked = self._asked(table)
        if asked is None:
            return None
        seat = self.order[(self.at + asked[0]) % len(self.order)]
        return Decision((seat,), self.prompt(), (*asked[1], PASS))

    def run(self, referee: Referee[T]) -> None:
        """Close: everybody has passed, so what lies below resolves."""
        referee.done()

    def answer(self, referee: Referee[T], action: Action) -> None:
        """Take a pass or announce a response above this window."""
        asked = self._asked(referee.table)
        assert asked is not None
        distance = asked[0]
        after = (self.at + distance + 1) % len(self.order)
        if action == PASS:
            referee.done(replace(self, at=after, passed=self.passed + distance + 1))
            return
        first = replace(self, at=0, passed=0)
        effect = self.effect(action, referee.seat)
        referee.done(*announce(effect, self.above(effect)), first)

    def above(self, effect: Effect[T]) -> "Window[T]":
        """Return the window that a response opens on itself."""
        return replace(self, at=0, passed=0)


def announce(effect: Effect[T], window: Window[T]) -> tuple[Frame[T], ...]:
    """Return the frames that announce an effect under a window, in the order they come."""
    return window, effect


def void_answered(referee: Referee[T]) -> None:
    """Mark void the effect that the resolving response answered: the topmost still waiting."""
    for depth in range(len(referee.stack) - 1, -1, -1):
        frame = referee.stack[depth]
        if isinstance(frame, Effect):
            referee.stack[depth] = replace(frame, void=True)
            return
