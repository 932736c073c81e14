"""The buttons that belong to a question, and what they do."""

from collections.abc import Callable
from functools import partial

from tremor_gui.games.tremor.table import Table
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action
from tremor_gui.rules.game import View
from tremor_gui.rules.window import PASS

from .asking import Asking
from .calls import Calls
from .chips import Chip, Doings, chips
from .choices import Choice
from .controls import Controls


class Asker:
    """Makes the buttons for whoever is asked at a table."""

    def __init__(
        self,
        session: Session,
        controls: Controls,
        asking: Asking,
        calls: Calls,
        commit: Callable[[Action], None],
    ) -> None:
        """Let what is chosen be committed."""
        self._session = session
        self._controls = controls
        self._asking = asking
        self._calls = calls
        self._commit = commit

    def chips(
        self, view: View[Table], offered: tuple[Choice, ...], undo: Chip, again: Callable[[], None]
    ) -> list[Chip]:
        """Return the buttons for the choices of a view, the one for taking back last.

        ``again`` puts the question anew, when it was changed how often there are any.
        """

        def hush() -> None:
            self._asking.hush(view)
            self._commit(PASS)

        def switch() -> None:
            self._asking.switch(view.seat, self._calls.occasion)
            again()

        at, asked = self._controls, self._asking.change(view.seat)
        hint = partial(at.advise, self._session)
        doings = Doings(at.look_for, self._commit, at.hands, hint, hush, switch)
        return chips(self._session.game, view, offered, doings, undo, asked)
