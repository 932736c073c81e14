"""A match to look back on, step by step; what is secret in it stays so until it is over."""

from bisect import bisect_left, bisect_right
from typing import Any, Final

from tremor_gui.rules.core import Event
from tremor_gui.rules.game import SPECTATOR

from .session import Session
from .silences import as_told
from .turns import Turn, turns

EVERYTHING: Final = -2
"""In the place of a seat: somebody who sees all hands, as one may when nobody plays on with them."""


class Film:
    """Every position of a match by its step; the match may go on, the film ends where it stood.

    While it goes on, its steps are those of ``as_told``.
    """

    def __init__(self, session: Session) -> None:
        self._open = session.outcome is not None
        self.session = session if self._open else as_told(session)
        self.last = len(self.session.steps) - 1
        """The latest step."""
        self.turns: tuple[Turn, ...] = turns(self.session)
        self._firsts = [turn.first for turn in self.turns]
        self._eyes = EVERYTHING if self._open else SPECTATOR

    @property
    def open(self) -> bool:
        """Whether hands may be seen: nobody plays on with them."""
        return self._open

    @property
    def eyes(self) -> int:
        """The seat through whose eyes it is seen; ``EVERYTHING`` or ``SPECTATOR`` if through nobody's."""
        return self._eyes

    def look_through(self, eyes: int) -> None:
        """See it from now on as a seat did, or as ``SPECTATOR`` would, or ``EVERYTHING`` in it.

        Raises ``ValueError`` while the match goes on, in which only a spectator may look back.
        """
        if not self._open and eyes != SPECTATOR:
            raise ValueError("hands are hidden while the match goes on")
        self._eyes = eyes

    def table(self, step: int) -> Any:
        """Return the table after a step as it is seen."""
        table = self.session.steps[step].state.table
        return table if self._eyes == EVERYTHING else self.session.game.redact(table, self._eyes)

    def events(self, step: int) -> tuple[Event[Any], ...]:
        """Return what happened in a step as it is seen."""
        events, eyes = self.session.steps[step].events, self._eyes
        return events if eyes == EVERYTHING else tuple(event.seen_by(eyes) for event in events)

    def asked(self, step: int) -> int:
        """Return the seat that decides after a step; where that is not known, the one whose turn it is."""
        state = self.session.steps[step].state
        if state.decision is not None:
            return state.decision.seats[0]
        return self.session.game.active(state.table)

    def turn(self, step: int) -> int:
        """Return the number of the turn that a step lies in, from 0."""
        return bisect_right(self._firsts, step) - 1

    def turn_after(self, step: int) -> int:
        """Return the step at which the next turn begins, or the last one."""
        number = bisect_right(self._firsts, step)
        return self._firsts[number] if number < len(self._firsts) else self.last

    def turn_before(self, step: int) -> int:
        """Return the step at which the turn begins that is in progress, or the one before, or the first."""
        return self._firsts[max(bisect_left(self._firsts, step) - 1, 0)]
