"""What happened since a player's last turn: marked on the table, and shown again when it is asked for."""

from typing import Any, Final

from tremor_gui.games.tremor.table import Table
from tremor_gui.match.session import Session
from tremor_gui.match.turns import Since, since_last_turn, turns
from tremor_gui.rules.core import Event
from tremor_gui.rules.text import Text, say
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .changes import NO_CHANGES, Changes, changes
from .choices import Handle
from .looks import names_of
from .marks import draw_marks, words
from .tabletop import Tabletop

PACE: Final = 1.5
"""How much faster than at the usual pace things are shown again."""
_NOTHING: Final = say("Nothing has happened since your last turn.")
_NOT_NOW: Final = say("Only whoever is asked can look back.")
_TITLE: Final = theme.STRONG.sized(17)


class Recall:
    """Looks back for whoever is asked; what it shows is what that seat saw, and commits nothing."""

    def __init__(self, top: Tabletop, session: Session) -> None:
        self._top = top
        self._session = session
        self._since: Since | None = None
        self._stood: Table | None = None
        """The table as it stood when it began to be shown again."""
        self.changes: Changes = NO_CHANGES
        """What is marked."""
        self.told = ""
        """The line of the log for what is just being shown again."""

    @property
    def playing(self) -> bool:
        """Whether something is being shown again."""
        return self._stood is not None

    @property
    def pace(self) -> float | None:
        """How fast the table moves while something is shown again, whatever is set: it is to be followed."""
        return PACE if self.playing else None

    @property
    def why_not(self) -> Text | None:
        """Return why nothing can be shown again, or None if something can."""
        if self._since is None:
            return _NOT_NOW
        return None if self._since.events else _NOTHING

    def take_up(self, seat: int) -> None:
        """Look back for a seat that is asked; the marks are for its first decision of a turn."""
        self._since = since_last_turn(self._session, seat)
        began = turns(self._session)[-1].first
        if all(step.seat != seat for step in self._session.steps[began + 1 :]):
            self.changes = changes(self._since.table, self._session.state.table)

    def put_away(self) -> None:
        """Mark nothing more; what was being shown again ends, and the table stands as it stood."""
        if self._stood is not None:
            self._top.director.snap(self._stood)
        self._since, self._stood, self.changes, self.told = None, None, NO_CHANGES, ""

    def show(self) -> None:
        """Show again what happened; `put_away` ends it. Nobody may be asked anything meanwhile."""
        since, director = self._since, self._top.director
        assert since is not None
        self.put_away()
        self._stood = director.table
        director.snap(since.table)
        self._top.show_all(since.events)

    def tell(self, event: Event[Any], before: Table) -> None:
        """Take note of what is just being shown again."""
        line = self._session.game.describe(event, before, names_of(self._session.setup))
        if line is not None:
            self.told = translate(line)

    def note(self, handle: Handle | None) -> str:
        """Return what the mark on a thing says, marked up, or nothing."""
        return words(self.changes, handle)

    def draw(self, pen: Pen) -> None:
        """Draw the marks, or that something is being shown again."""
        if not self.playing:
            draw_marks(pen, self._top.areas, self._top.director.table, self.changes)
            return
        board = self._top.areas.board
        text = _("Since your last turn. Esc skips")
        pen.outline(palette.CREAM, board.inflate(6, 6), 3, 12)
        width = min(pen.kit.text.width(text, _TITLE) + 58, board.width)
        tag = Box(board.centerx - width / 2, board.bottom - 20, width, 32)
        pen.fill(palette.CREAM, tag, 10)
        pen.icon("again", Box(tag.left + 10, tag.centery - 11, 22, 22), palette.INK)
        pen.line(text, _TITLE, (tag.left + 42, tag.centery), "midleft", tag.width - 52)
