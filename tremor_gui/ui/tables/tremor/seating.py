"""Who sits at the table and may see a hand, and what may be taken back among hidden hands."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tremor_gui.games.tremor.table import Table
from tremor_gui.match.session import Session
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Window
from tremor_gui.ui.i18n import _

from .curtain import Curtain, CurtainWays
from .looks import Look

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


@dataclass(frozen=True, slots=True)
class SeatingWays:
    """What the seating calls upon."""

    seated: Callable[[], None]
    """Somebody has sat down and takes up its decision."""
    take_back: Callable[[], None]
    menu: Callable[[], None]


class Seating:
    """Lets one seat at a time look at the table; the curtain falls whenever another is asked."""

    def __init__(
        self, app: "App", looks: tuple[Look, ...], people: frozenset[int], ways: SeatingWays
    ) -> None:
        """Let people take these seats; one alone always sits at the table and sees no curtain."""
        self._app = app
        self._looks = looks
        self._ways = ways
        self._seated: int | None = next(iter(people)) if len(people) == 1 else None
        self._awaited: int | None = None
        """For whom the curtain has fallen."""

    @property
    def seated(self) -> int | None:
        """Whose hand may be shown, or None while it is nobody's."""
        return self._seated

    def admit(self, session: Session, seat: int) -> bool:
        """Return whether a seat may look at the table now; if not, the curtain falls for it first."""
        if not session.state.table.cards or seat == self._seated:
            return True
        left, self._seated = self._seated, None
        if self._awaited != seat:
            self._awaited = seat
            ways = self._curtain_ways(session, seat, left)
            self._app.manager.push(Curtain(self._app, self._looks[seat], _question(session), ways))
        return False

    def why_no_undo(self, session: Session) -> Text | None:
        """Return why nothing can be taken back; among hidden hands nobody takes back another's decision."""
        people = session.people
        if not people:
            return say("Nobody has decided anything here: only bots play.")
        last = _last(session)
        if self._seated is not None and last not in (-1, self._seated):
            return say("Somebody else has decided since: this cannot be taken back.")
        return session.why_no_undo(people)

    def _curtain_ways(self, session: Session, seat: int, left: int | None) -> CurtainWays:
        """Return what can be done at the curtain; only whoever has just left may have decided wrongly."""

        def ready() -> None:
            self._seated, self._awaited = seat, None
            self._ways.seated()

        def take_back() -> None:
            self._awaited = None
            self._ways.take_back()

        last = _last(session)
        decided = last >= 0 and left in (None, last) and session.why_no_undo(session.people) is None
        return CurtainWays(ready, take_back if decided else None, self._ways.menu)


def _last(session: Session) -> int:
    """Return the seat of whoever of the people has decided last, or -1."""
    return next((step.seat for step in reversed(session.steps) if step.seat in session.people), -1)


def _question(session: Session) -> str:
    if isinstance(session.state.stack[-1], Window):
        return _("You are asked for a reaction. The others look away, please.")
    return _("It is your decision. The others look away, please.")


def asked_seat(view: View[Table] | None, session: Session, table: Table, busy: bool) -> int:
    """Return the seat to mark: whoever decides, at the curtain, too, or while things move whoever acts."""
    if view is not None:
        return view.seat
    decision = session.state.decision
    return table.active if busy or decision is None else decision.seats[0]
