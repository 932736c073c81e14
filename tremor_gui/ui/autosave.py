"""Saving after every step, in a way that never stops the game."""

from collections.abc import Callable

from tremor_gui.match.errors import NotSaved
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape

Shelf = Library | None
"""Where a match is kept; None where it only serves as an example and is not."""


class Autosave:
    """Writes a session to the library; a failure is told once, until it works again."""

    def __init__(
        self, library: Shelf, tell: Callable[[str], None], count: Callable[[Session], None] | None = None
    ) -> None:
        """Keep matches in a library; ``count`` gets each that is saved when it is over."""
        self._library = library
        self._tell = tell
        self._count = count
        self.complaint = ""
        """Why the latest step is not on disk, as a marked-up sentence; empty if it is."""

    def save(self, session: Session) -> None:
        """Save, or tell why that cannot be; the next step tries again."""
        if self._library is None:
            return
        if self._count is not None and session.outcome is not None:
            self._count(session)
        try:
            path = self._library.write(session)
            self.complaint = ""
            if self._library.parted(session):
                text = _("Somebody else went on with this game, too. Both are kept; yours is now “{name}”.")
                self._tell(escape(text.format(name=path.stem)))
        except NotSaved as error:
            failing, self.complaint = self.complaint, escape(translate(error.reason))
            if not failing:
                self._tell(self.complaint)
