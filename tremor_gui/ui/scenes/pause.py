"""The menu that lies over a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tremor_gui.ui import keys, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.scenes.menu import GAP, HEIGHT, Entry, build_menu, height_of
from tremor_gui.ui.scenes.settings import SettingsSheet
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Label

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 440
_MARGIN: Final = 36
_HEADING: Final = 64
_NOTE: Final = 40
_LOW: Final = 640
"""In a window that is no higher the buttons are flatter."""
_FLAT: Final = 42
_FLATTEST: Final = 30
_EDGE: Final = 12


@dataclass(frozen=True, slots=True)
class PauseActions:
    """Where the pause leads; each is called after the menu has been taken away."""

    saved_games: Callable[[], None]
    new_game: Callable[[], None]
    to_title: Callable[[], None]


class Pause(Sheet):
    """A short menu over the table; Esc goes on with the game."""

    def __init__(self, app: "App", actions: PauseActions, note: Callable[[], str]) -> None:
        """Lead away from a game; at the bottom stands a note, such as whether all is saved."""
        super().__init__(app)
        self._note = note
        self._actions = actions

    def layout(self, metrics: Metrics) -> None:
        """Put the menu in the middle of the window."""
        entries = self.entries()
        around = _MARGIN + _HEADING + GAP + _NOTE + _MARGIN / 2
        fitting = (metrics.height - _EDGE - around + GAP) / len(entries) - GAP
        button = max(_FLATTEST, min(HEIGHT if metrics.height > _LOW else _FLAT, fitting))
        menu = height_of(len(entries), button)
        sheet = self.spread(_WIDTH, around + menu)
        inner = _WIDTH - 2 * _MARGIN
        heading = Label(self.kit, _("Menu"), theme.TITLE.sized(36), Align.CENTRE)
        self.form.add(heading).place(sheet.left + _MARGIN, sheet.top + _MARGIN - 12, inner, 48)
        at = sheet.left + _MARGIN, sheet.top + _MARGIN + _HEADING - 12
        build_menu(self.form, entries, at, inner, button)
        below = at[1] + menu + GAP
        note = Label(self.kit, self._note(), theme.SMALL, Align.CENTRE)
        self.form.add(note).place(sheet.left + _MARGIN, below, inner, _NOTE - 8)

    def entries(self) -> list[Entry]:
        """Return the lines of the menu."""
        return [
            Entry(_("Go on"), self.app.manager.pop, "play", accent=True, shortcut=keys.ESCAPE),
            Entry(_("Saved games"), self.after(self._actions.saved_games), "save"),
            Entry(_("New game"), self.after(self._actions.new_game), "tremor"),
            Entry(_("Rules"), lambda: self.app.show_rules(""), "help"),
            Entry(_("Keys"), self.app.show_keys, "hand"),
            Entry(_("Settings"), lambda: self.app.manager.push(SettingsSheet(self.app)), "settings"),
            Entry(_("To the title"), self.after(self._actions.to_title), "back"),
        ]

    def after(self, action: Callable[[], None]) -> Callable[[], None]:
        """Return an action that takes the menu away first."""

        def leave() -> None:
            self.app.manager.pop()
            action()

        return leave
