"""Response windows: who may answer an announced effect, and what becomes of it.

A ``Window`` is an announced effect together with the question who answers it.
Each seat that has something to say is asked in turn order; a response is put
above the window as a window of its own, so the last in resolves first. When it
has resolved, the window below asks everybody again from the start; when all
have passed in a row the effect takes place (T109, and the rule for windows in
this edition's content).

Whose turn it is to answer is written into the frame while every hand is known
to the rules, so that all seats see the same seat being asked, and a seat that
cannot see a hand need not guess from it.
"""

from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from .core import Action, Decision, Event, Frame, Referee
from .text import Text, say

T = TypeVar("T")
_W = TypeVar("_W", bound="Window[Any]")


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Say nothing in this window."""


PASS: Final = Pass()


@dataclass(frozen=True, slots=True)
class Voided(Event[T]):
    """An announced effect was cancelled and does nothing."""

    by: int
    """The seat that had announced it."""

    def apply(self, table: T) -> T:
        """Return the table unchanged: the effect simply never happens."""
        return table


@dataclass(frozen=True, slots=True)
class Fizzled(Event[T]):
    """An announced effect was no longer possible when its time came."""

    by: int
    """The seat that had announced it."""

    def apply(self, table: T) -> T:
        """Return the table unchanged."""
        return table


@dataclass(frozen=True, slots=True)
class Window(Frame[T]):
    """An announced effect that waits until all seats of a turn order have passed in a row.

    A game subclasses it with what may be said (``responses``), what a response
    becomes (``respond``), and when the effect is out of place (``possible``).
    """

    by: int
    """The seat that announced the effect."""
    effect: Frame[T]
    """What takes effect: it asks or runs in the window's place."""
    order: tuple[int, ...]
    """The seats in the order they are asked."""
    at: int = 0
    """Index into ``order`` of the seat to ask next; those before it have passed or had nothing to say."""
    asking: bool = False
    """Whether that seat is known to have something to say and is being waited for."""
    void: bool = False
    """Whether the effect was cancelled; nobody is asked about it any more."""

    def prompt(self) -> Text:
        """Return the question."""
        return say("Do you respond?")

    def responses(self, table: T, seat: int) -> tuple[Action, ...]:
        """Return what a seat may say now, apart from passing."""
        raise NotImplementedError

    def respond(self, referee: Referee[T], action: Action) -> "Window[T]":
        """Pay for a response of ``referee.seat``, and return the window that announces it."""
        raise NotImplementedError

    def possible(self, table: T) -> bool:
        """Return whether the effect still has a legal target."""
        return True

    def ask(self, table: T) -> Decision | None:
        """Ask the seat that is waited for."""
        if not self.asking:
            return None
        seat = self.order[self.at]
        return Decision((seat,), self.prompt(), (*self.responses(table, seat), PASS))

    def run(self, referee: Referee[T]) -> None:
        """Find the next seat with something to say; with none left, the effect takes place."""
        if self.void:
            referee.emit(Voided(self.by))
            referee.done()
        else:
            self._go_on(referee, self.at)

    def _go_on(self, referee: Referee[T], at: int) -> None:
        """Wait for the next seat that has something to say; after the last one the effect takes place."""
        for index in range(at, len(self.order)):
            if self.responses(referee.table, self.order[index]):
                referee.done(replace(self, at=index, asking=True))
                return
            if referee.listens:
                referee.pass_over(replace(self, at=index, asking=True), self.order[index])
        if self.possible(referee.table):
            referee.done(self.effect)
        else:
            referee.emit(Fizzled(self.by))
            referee.done()

    def answer(self, referee: Referee[T], action: Action) -> None:
        """Take a pass, or put the announced response above this window."""
        if action == PASS:
            self._go_on(referee, self.at + 1)
        else:
            response = self.respond(referee, action)
            referee.done(response, replace(self, at=0, asking=False))

    def seen_by(self: _W, seat: int) -> _W:
        """Return this window with its effect as a seat sees it."""
        return replace(self, effect=self.effect.seen_by(seat))


def answered(referee: Referee[T]) -> Window[T]:
    """Return the window that the resolving response answered: the nearest below it."""
    return _answered(referee)[1]


def amend(referee: Referee[T], **changes: Any) -> None:
    """Change fields of the window that the resolving response answered, as by ``void=True``."""
    depth, window = _answered(referee)
    referee.stack[depth] = replace(window, **changes)


def _answered(referee: Referee[T]) -> tuple[int, Window[T]]:
    for depth in range(len(referee.stack) - 1, -1, -1):
        frame = referee.stack[depth]
        if isinstance(frame, Window):
            return depth, frame
    raise LookupError("no window lies below: nothing was answered")
