"""The chapters of a tutorial, those that are done with a tick."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tremor_gui.match.lessons import Chapter
from tremor_gui.match.progress import Progress
from tremor_gui.ui import keys, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 900.0
_MARGIN: Final = 36.0
_HEAD: Final = 62.0
_ROW: Final = 44.0
_GAP: Final = 8.0
_EDGE: Final = 12.0
_COLUMNS: Final = 3
_FOOT: Final = 60.0


class Course(Sheet):
    """A sheet over the title or a chapter; Esc goes back."""

    def __init__(
        self,
        app: "App",
        chapters: Sequence[Chapter],
        progress: Progress,
        begin: Callable[[str], None],
        first_game: Callable[[], None],
    ) -> None:
        """Show the chapters; ``begin`` gets the key of the one that is opened."""
        super().__init__(app)
        self._chapters = chapters
        self._progress = progress
        self._begin = begin
        self._first_game = first_game

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, the chapters in columns, read downwards."""
        kit = self.kit
        rows = -(-len(self._chapters) // _COLUMNS)
        around = 2 * _MARGIN + _HEAD + _FOOT
        height = min(_ROW, (metrics.height - _EDGE - around) / rows - _GAP)
        sheet = self.spread(_WIDTH, around + rows * (height + _GAP))
        x, y, inner = sheet.left + _MARGIN, sheet.top + _MARGIN - 8, sheet.width - 2 * _MARGIN
        close = Button(kit, _("Close"), self.app.manager.pop, shortcut=keys.ESCAPE)
        self.add_head(_("Tutorial"), close, Box(x, y, inner, 0))
        width = (inner - (_COLUMNS - 1) * _GAP) / _COLUMNS
        for at, chapter in enumerate(self._chapters):
            column, row = divmod(at, rows)
            button = self._button(at, chapter)
            left, top = x + column * (width + _GAP), y + _HEAD + row * (height + _GAP)
            self.form.add(button).place(left, top, width, height)
            if chapter.key == self._progress.at:
                self.form.default = button
        game = Button(kit, _("A first game"), self._first_game, icon="tremor", tooltip=first_game_note())
        width = game.natural_width
        self.form.add(game).place(x, sheet.bottom - _MARGIN - 44, width, 48)

    def _button(self, at: int, chapter: Chapter) -> Button:
        name = _("{number}. {title}").format(number=at + 1, title=translate(chapter.title))
        icon = "check" if chapter.key in self._progress.done else None
        here = chapter.key == self._progress.at
        button = Button(self.kit, name, lambda: self._begin(chapter.key), icon=icon, accent=here)
        button.style = theme.BUTTON.sized(17)
        return button


def first_game_note() -> str:
    """Return what a first game is."""
    return _("Against one easy bot. At the beginning of each turn you are told what looks best, and why.")
