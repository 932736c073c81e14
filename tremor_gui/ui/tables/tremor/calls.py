"""Whoever might answer is called alike: also a seat that the rules pass over because it can not.

A step is cut where it passed over such seats. The table shows it up to there,
calls the seat, which finds that it can only pass, and then shows the rest.
So to be called tells the others nothing of what somebody holds (T109).
"""

from collections import deque
from typing import Any

from tremor_gui.games.tremor.table import Table
from tremor_gui.match.session import Session
from tremor_gui.match.silences import passed_over
from tremor_gui.rules.core import Event, Silence, resume
from tremor_gui.rules.game import View, observe

Events = tuple[Event[Any], ...]


class Calls:
    """Goes through the latest step of a match, from one seat that was passed over to the next."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._waiting: deque[Silence] = deque()
        self._shown = 0
        """How many events of the step have been handed out."""
        self._count = 0
        self._needless: bool | None = None

    @property
    def occasion(self) -> tuple[int, int]:
        """What tells each question apart from the one before: the steps so far, and the calls in the last."""
        return len(self._session.steps), self._count

    @property
    def pending(self) -> bool:
        """Whether a seat that was passed over is still to be called, and part of the step to be shown."""
        return bool(self._waiting)

    @property
    def asked(self) -> View[Table] | None:
        """What the seat sees that is called now, or else that the match waits for, if for any."""
        session = self._session
        if self._waiting:
            silence = self._waiting[0]
            return observe(session.game, resume(silence.table, silence.stack, 0), silence.seat)
        decision = session.state.decision
        return None if decision is None else session.view(decision.seats[0])

    def needless(self, seated: int | None) -> bool:
        """Return whether the seat to be called sits here on its turn: nobody can tell whether it is asked.

        Whoever has come for an answer is asked again, as others see how soon it leaves. The first
        answer holds for the whole call, since afterwards everybody called has sat down.
        """
        if not self._waiting:
            return False
        if self._needless is None:
            silence = self._waiting[0]
            self._needless = silence.seat == seated == silence.table.active
        return self._needless

    @property
    def owed(self) -> bool:
        """Whether the latest step of a match that is taken up again passed over somebody.

        Nobody knows which of its calls had been made when the match was left, so all of them are
        made again: else whoever takes it up would learn who had nothing to say.
        """
        return bool(passed_over(self._session, len(self._session.steps) - 1))

    def begin(self) -> Events:
        """Take up the latest step, and return what is to be seen of it before somebody is called."""
        self._waiting = deque(passed_over(self._session, len(self._session.steps) - 1))
        self._shown = self._count = 0
        return self._part()

    def go_on(self) -> Events:
        """The seat that was called has passed: return what is to be seen before the next call."""
        self._waiting.popleft()
        self._count += 1
        return self._part()

    def forget(self) -> None:
        """Call nobody any more: the step is no longer the latest."""
        self._waiting.clear()
        self._count, self._needless = 0, None

    def _part(self) -> Events:
        self._needless = None
        first, events = self._shown, self._session.steps[-1].events
        self._shown = self._waiting[0].events if self._waiting else len(events)
        return events[first : self._shown]
