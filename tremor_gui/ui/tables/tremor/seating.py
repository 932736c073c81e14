"""Who sits at the table and may see a hand, and what may be taken back among hidden hands."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tremor_gui.games.tremor.table import Table
from tremor_gui.match.session import Session
from tremor_gui.match.silences import passed_over
from tremor_gui.rules.core import Frame, Silence
from tremor_gui.rules.game import SPECTATOR, View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import PASS, Window
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

    def seen(self, session: Session, table: Table) -> Table:
        """Return a table of a match without the hands that whoever sits there must not see."""
        seat = SPECTATOR if self._seated is None else self._seated
        return session.game.redact(table, seat)  # type: ignore[no-any-return]

    def marked(self, view: View[Table] | None, table: Table, bot: int | None, *, busy: bool) -> int:
        """Return the seat to mark: whoever decides, also at the curtain, or else whoever acts."""
        if view is not None:
            return view.seat
        waited_for = self._awaited if bot is None else bot
        return table.active if busy or waited_for is None else waited_for

    def admit(self, session: Session, view: View[Table]) -> bool:
        """Return whether the viewer may look at the table now; if not, the curtain falls for it first."""
        seat = view.seat
        if not view.table.cards or seat == self._seated:
            return True
        left, self._seated = self._seated, None
        if self._awaited != seat:
            self._awaited = seat
            ways = self._curtain_ways(session, seat, left)
            self._app.manager.push(Curtain(self._app, self._looks[seat], _question(view.stack[-1]), ways))
        return False

    def why_no_undo(self, session: Session) -> Text | None:
        """Return why nothing can be taken back; among hidden hands nobody takes back another's decision.

        Who might have been asked counts as having been, or the others could tell the two apart.
        """
        people = session.people
        if not people:
            return say("Nobody has decided anything here: only bots play.")
        last = session.steps[_last(session)].seat
        others = any(silence.seat != last for silence in _silent(session))
        if others or (self._seated is not None and last not in (-1, self._seated)):
            return say("Somebody else has decided since: this cannot be taken back.")
        return session.why_no_undo(people)

    def _curtain_ways(self, session: Session, seat: int, left: int | None) -> CurtainWays:
        """Return what can be done at the curtain; only whoever has just left may have decided wrongly.

        A pass is not taken back here, nor what somebody was passed over in: that would tell them apart.
        """

        def ready() -> None:
            self._seated, self._awaited = seat, None
            self._ways.seated()

        def take_back() -> None:
            self._awaited = None
            self._ways.take_back()

        last = session.steps[_last(session)]
        decided = last.seat >= 0 and left in (None, last.seat) and last.action != PASS
        undoable = decided and not _silent(session) and session.why_no_undo(session.people) is None
        return CurtainWays(ready, take_back if undoable else None, self._ways.menu)


def _last(session: Session) -> int:
    """Return the step that somebody of the people has decided last, or that of the opening."""
    steps = enumerate(session.steps)
    return max((index for index, step in steps if step.seat in session.people), default=0)


def _silent(session: Session) -> tuple[Silence, ...]:
    """Return who was passed over in what somebody of the people has decided last, and since."""
    since = range(_last(session), len(session.steps))
    return tuple(silence for index in since for silence in passed_over(session, index))


def _question(frame: Frame[Table]) -> str:
    if isinstance(frame, Window):
        return _("You are asked for a reaction. The others look away, please.")
    return _("It is your decision. The others look away, please.")
