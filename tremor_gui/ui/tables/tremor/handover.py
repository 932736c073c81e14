"""The end of a turn that waits for a word: its last decision is shown, and made only when that is given.

So what would pass the turn on can still be taken back, and the file holds nothing that was not meant.
"""

from collections.abc import Callable
from typing import Any

from tremor_gui.games.tremor.events import TurnBegan
from tremor_gui.match.session import Session
from tremor_gui.match.silences import overheard
from tremor_gui.rules.core import Action, Event
from tremor_gui.rules.text import Text, say
from tremor_gui.ui.i18n import _

from .calls import Events
from .chips import Chip

ASKED: Text = say("Is your turn over?")


class Handover:
    """Holds one action back, if that is wanted and nothing has come of it that somebody cannot forget."""

    def __init__(self, session: Session, wanted: Callable[[], bool]) -> None:
        self._session = session
        self._wanted = wanted
        self._action: Action | None = None
        self._shown = 0
        """How many events of its step have been handed out."""

    @property
    def waiting(self) -> bool:
        """Whether an action is held back."""
        return self._action is not None

    def hold(self, action: Action) -> Events | None:
        """Hold an action back, and return what is to be seen of it before the turn passes on.

        Returns None, and holds nothing, where it does not end the turn of the person who takes it,
        or could not be taken back: something comes to light, or another is asked.
        """
        session, decision = self._session, self._session.state.decision
        if decision is None or not self._wanted():
            return None
        seat, before = decision.seats[0], session.state
        if seat not in session.people or seat != before.table.active:
            return None
        step = session.foresee(action)
        ends = next((at for at, event in enumerate(step.events) if isinstance(event, TurnBegan)), None)
        if ends is None or not _forgettable(step.events[:ends]):
            return None
        if any(silence.events <= ends for silence in overheard(session, before, step)):
            return None
        self._action, self._shown = action, ends
        return step.events[:ends]

    def release(self) -> tuple[Action, int]:
        """Return the action that was held back, to be taken now, and how many of its events were seen."""
        assert self._action is not None
        action, self._action = self._action, None
        return action, self._shown

    def drop(self) -> bool:
        """Forget the action that is held back, and return whether there was one."""
        held, self._action = self._action, None
        return held is not None

    def chips(self, pass_on: Callable[[], None], undo: Chip) -> list[Chip]:
        """Return the buttons while an action is held back; Enter passes the turn on."""
        enter = f"<b>({_('Enter')})</b>"
        back = Chip(undo.tooltip, undo.icon, undo.on_click, undo.shortcut, why_not=undo.why_not)
        return [Chip(_("End turn"), "check", pass_on, tooltip=enter, accent=True), back]


def _forgettable(events: tuple[Event[Any], ...]) -> bool:
    return not any(event.reveals for event in events)
