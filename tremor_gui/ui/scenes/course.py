"""The chapters of a tutorial, those that are done with a tick."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.match.lessons import Chapter
from tremor_gui.match.progress import Progress
from tremor_gui.ui import keys, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.widgets import Button, Form, Label, Panel

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 900.0
_MARGIN: Final = 36.0
_HEAD: Final = 62.0
_ROW: Final = 44.0
_GAP: Final = 8.0
_COLUMNS: Final = 3
_FOOT: Final = 60.0


class Course(Scene):
    """A sheet over the title or a chapter; Esc goes back."""

    overlay = True

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
        self.form = Form(app.kit)
        self._chapters = chapters
        self._progress = progress
        self._begin = begin
        self._first_game = first_game

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, the chapters in columns, read downwards."""
        self.form.clear()
        kit = self.kit
        rows = -(-len(self._chapters) // _COLUMNS)
        sheet = Box(0, 0, min(_WIDTH, metrics.width - 48), 0)
        sheet.height = 2 * _MARGIN + _HEAD + rows * (_ROW + _GAP) + _FOOT
        sheet.center = metrics.area.center
        self.form.add(Panel(kit)).box = sheet
        x, y, inner = sheet.left + _MARGIN, sheet.top + _MARGIN - 8, sheet.width - 2 * _MARGIN
        self.form.add(Label(kit, _("Tutorial"), theme.TITLE.sized(34))).place(x, y, inner, 44)
        close = Button(kit, _("Close"), self.app.manager.pop, shortcut=keys.ESCAPE)
        width = max(close.natural_width, 130)
        self.form.add(close).place(x + inner - width, y, width, 48)
        width = (inner - (_COLUMNS - 1) * _GAP) / _COLUMNS
        for at, chapter in enumerate(self._chapters):
            column, row = divmod(at, rows)
            button = self._button(at, chapter)
            left, top = x + column * (width + _GAP), y + _HEAD + row * (_ROW + _GAP)
            self.form.add(button).place(left, top, width, _ROW)
            if chapter.key == self._progress.at:
                self.form.default = button
        game = Button(kit, _("A first game"), self._first_game, icon="tremor", tooltip=first_game_note())
        width = game.natural_width
        self.form.add(game).place(x, sheet.bottom - _MARGIN - 44, width, 48)

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the sheet; nothing below hears anything."""
        self.form.handle(event)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass for the sheet."""
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a veil and the sheet."""
        self.pen(surface).fill(theme.VEIL, self.kit.metrics.area)
        self.form.draw(surface)

    def cancel(self) -> None:
        """Let go of a button that is held."""
        self.form.cancel()

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
