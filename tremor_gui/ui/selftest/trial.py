"""What the parts of the self-test have in common."""

from functools import cached_property
from pathlib import Path

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences


class Fault(Exception):
    """Something is there, but it does not work as it should; the message says what."""


class Trial:
    """One run: an empty folder for saves, a window that nobody sees, and the match that was played."""

    def __init__(self, place: Path) -> None:
        self.library = Library(place / "saves", GAMES)
        self._match: Session | None = None
        self._opened = False

    @cached_property
    def app(self) -> App:
        """The window, opened when it is first needed."""
        app = App(headless=True, preferences=Preferences(motion=False, language="en"))
        self._opened = True
        return app

    @property
    def match(self) -> Session:
        """The match that bots played to its end. Raises ``Fault`` if they could not."""
        if self._match is None:
            raise Fault("there is no match to try it with")
        return self._match

    @match.setter
    def match(self, match: Session) -> None:
        self._match = match

    def close(self) -> None:
        """Close the window, if one was opened."""
        if self._opened:
            self.app.close()
