"""Saving after every step, in a way that never stops the game."""

from collections.abc import Callable

from tremor_gui.match.errors import NotSaved
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.markup import escape


class Autosave:
    """Writes a session to the library; a failure is told once, until it works again."""

    def __init__(self, library: Library, tell: Callable[[str], None]) -> None:
        self._library = library
        self._tell = tell
        self._failing = False

    @property
    def failing(self) -> bool:
        """Whether the latest step is not on disk."""
        return self._failing

    def save(self, session: Session) -> None:
        """Save, or tell why that cannot be; the next step tries again."""
        try:
            self._library.write(session)
            self._failing = False
        except NotSaved as error:
            if not self._failing:
                self._failing = True
                self._tell(escape(translate(error.reason)))
