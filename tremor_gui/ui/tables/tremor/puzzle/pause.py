"""The menu over the table of a puzzle, of which nothing is saved."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tremor_gui.ui.i18n import _
from tremor_gui.ui.scenes.menu import Entry
from tremor_gui.ui.scenes.pause import Pause, PauseActions

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class PuzzlePause(Pause):
    """Leads to all puzzles where the menu of a match leads to other matches."""

    def __init__(self, app: "App", puzzles: Callable[[], None], to_title: Callable[[], None]) -> None:
        super().__init__(app, PauseActions(puzzles, puzzles, to_title), _note)

    def entries(self) -> list[Entry]:
        """Return the lines of the menu."""
        go_on, _saved, _new, *others = super().entries()
        return [go_on, Entry(_("All puzzles"), self.after(self._actions.saved_games), "puzzle"), *others]


def _note() -> str:
    return _("Kept is only which puzzles you solved.")
