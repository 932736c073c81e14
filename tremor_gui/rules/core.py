"""The kernel: a state is a table, a stack of frames and one number of chance.

A frame either asks a question or runs by itself. ``play`` gives the answer to
the frame that asked, lets it and those above it run until one asks again or
none is left, and returns what happened. Nothing in here is ever changed in
place except the referee, which lives for one step.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, ParamSpec, TypeVar, cast

from .chance import draw
from .text import Text, say

T = TypeVar("T")
V = TypeVar("V")
P = ParamSpec("P")

_MOST_RUNS: Final = 10_000
_MOST_SHARED: Final = 4096


def shared(make: Callable[P, V]) -> Callable[P, V]:
    """Return a maker of frozen values that hands the same one out again for the same arguments.

    Finding a small frame or event takes a third of the time of making it. The
    arguments must be hashable and of the types of the fields.
    """
    return cast(Callable[P, V], lru_cache(_MOST_SHARED)(make))


class Action:
    """What a seat chose: a frozen value, usually a ready-made and shared one."""

    __slots__ = ()


class Event(Generic[T]):
    """What happened: the only thing that changes a table."""

    __slots__ = ()

    reveals: ClassVar[bool] = False
    """Whether somebody learned something by it that cannot be unlearned; undo stops here."""

    def apply(self, table: T) -> T:
        """Return the table after this event."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> "Event[T]":
        """Return this event as a seat sees it."""
        return self


class Decision(NamedTuple):
    """What a state waits for."""

    seats: tuple[int, ...]
    """Who may answer; more than one where several may act at once."""
    prompt: Text
    options: Sequence[Action]
    """Everything that is legal, complete and without repetition."""


class Frame(Generic[T]):
    """One question or one automatic step of the flow."""

    __slots__ = ()

    def ask(self, table: T) -> Decision | None:
        """Return the question, or None to run by itself."""
        return None

    def run(self, referee: "Referee[T]") -> None:
        """Take the automatic step; it must end in ``done`` or ``then``."""
        raise NotImplementedError

    def answer(self, referee: "Referee[T]", action: Action) -> None:
        """Take the answer to the question; it must end in ``done`` or ``then``."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> "Frame[T]":
        """Return this frame as a seat sees it."""
        return self


@dataclass(frozen=True, slots=True)
class State(Generic[T]):
    """Everything there is: nothing about the game is kept anywhere else."""

    table: T
    stack: tuple[Frame[T], ...]
    """The top frame is the last."""
    chance: int
    decision: Decision | None = field(compare=False)
    """What the top frame asks: derived from it, by ``resume`` alone. None when the game is over."""


class Step(NamedTuple):
    """One answer and all that came of it."""

    seat: int
    """Who chose, or -1 for the opening."""
    action: Action | None
    events: tuple[Event[Any], ...]
    state: State[Any]


class Illegal(ValueError):
    """An action that is not among the options, or by a seat that is not asked."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Referee(Generic[T]):
    """What a frame may do to the game, for the length of one step."""

    __slots__ = ("chance", "events", "seat", "stack", "table")

    listens: ClassVar[bool] = False
    """Whether it takes note of every seat that is passed over."""

    def __init__(self, table: T, stack: list[Frame[T]], chance: int, seat: int) -> None:
        self.table = table
        self.stack = stack
        self.chance = chance
        self.seat = seat
        self.events: list[Event[T]] = []

    def emit(self, event: Event[T]) -> None:
        """Let an event happen."""
        self.table = event.apply(self.table)
        self.events.append(event)

    def then(self, *frames: Frame[T]) -> None:
        """Put frames on top, to come in this order before the current one goes on."""
        self.stack.extend(frames[::-1])

    def done(self, *frames: Frame[T]) -> None:
        """Take the current frame away and let these follow in this order."""
        self.stack.pop()
        self.stack.extend(frames[::-1])

    def amend(self, kind: type[Frame[T]], **changes: Any) -> None:
        """Change fields of the nearest frame of a kind on the stack, if there is one."""
        for depth in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[depth]
            if isinstance(frame, kind):
                self.stack[depth] = replace(frame, **changes)  # type: ignore[type-var]
                return

    def unwind(self, kind: type[Frame[T]]) -> None:
        """Take away every frame above the nearest one of a kind."""
        while self.stack and not isinstance(self.stack[-1], kind):
            self.stack.pop()

    def finish(self) -> None:
        """End the game: nobody is asked anything any more."""
        self.stack.clear()

    def roll(self, sides: int) -> int:
        """Return a number from 0 to ``sides - 1`` by chance."""
        self.chance, value = draw(self.chance, sides)
        return value

    def shuffled(self, items: Sequence[V]) -> tuple[V, ...]:
        """Return the items in an order by chance (Fisher and Yates)."""
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.roll(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool)

    def pass_over(self, asking: Frame[T], seat: int) -> None:
        """Go past a seat that had nothing to say to the top frame; ``asking`` is that frame if it had.

        A plain referee takes no note of it: see ``overhear``.
        """

    def settle(self) -> State[T]:
        """Run frames until one asks or none is left, and return the state."""
        stack = self.stack
        for _ in range(_MOST_RUNS):
            decision = stack[-1].ask(self.table) if stack else None
            if decision is not None or not stack:
                return State(self.table, tuple(stack), self.chance, decision)
            stack[-1].run(self)
        raise RuntimeError(f"{stack[-1]!r} runs without end")


class Silence(NamedTuple):
    """A seat that was not asked since it had nothing to say, and where that was."""

    seat: int
    events: int
    """How many events of the step had happened."""
    table: Any
    stack: tuple[Frame[Any], ...]
    """The frames as if the seat were asked."""


class _Listener(Referee[T]):
    """Takes note of every seat that is passed over."""

    __slots__ = ("silences",)

    listens = True

    def __init__(self, table: T, stack: list[Frame[T]], chance: int, seat: int) -> None:
        super().__init__(table, stack, chance, seat)
        self.silences: list[Silence] = []

    def pass_over(self, asking: Frame[T], seat: int) -> None:
        stack = (*self.stack[:-1], asking)
        self.silences.append(Silence(seat, len(self.events), self.table, stack))


def begin(table: T, stack: Sequence[Frame[T]], chance: int) -> Step:
    """Open a game from its first table and frames; the top frame is the last."""
    referee = Referee(table, list(stack), chance, -1)
    state = referee.settle()
    return Step(-1, None, tuple(referee.events), state)


def play(state: State[T], action: Action, seat: int | None = None) -> Step:
    """Give an answer and return what came of it.

    ``seat`` may be left out where only one is asked. Raises ``Illegal`` and
    changes nothing if the game is over, the seat is not asked, or the action
    is not an option.
    """
    decision = state.decision
    if decision is None:
        raise Illegal(say("The game is over."))
    if seat is None:
        seat = decision.seats[0]
    elif seat not in decision.seats:
        raise Illegal(say("It is another player's decision."))
    for option in decision.options:
        if option is action:
            break
    else:  # an equal action that is not the shared one, as read from a save
        if action not in decision.options:
            raise Illegal(say("That is not possible now."))
    return _played(Referee(state.table, list(state.stack), state.chance, seat), action)


def overhear(state: State[T], action: Action, seat: int) -> tuple[Silence, ...]:
    """Return which seats are passed over when a seat plays an option, in their order.

    Whoever shows a step may so let somebody with nothing to say be asked like
    somebody who has, and nobody learns which of the two it was.
    """
    listener = _Listener(state.table, list(state.stack), state.chance, seat)
    _played(listener, action)
    return tuple(listener.silences)


def _played(referee: Referee[T], action: Action) -> Step:
    """Give an answer to the top frame, and let it and what follows run until somebody is asked."""
    referee.stack[-1].answer(referee, action)
    settled = referee.settle()
    return Step(referee.seat, action, tuple(referee.events), settled)


def resume(table: T, stack: Sequence[Frame[T]], chance: int) -> State[T]:
    """Return the state made of these parts, as when read from a save."""
    frames = tuple(stack)
    return State(table, frames, chance, frames[-1].ask(table) if frames else None)
