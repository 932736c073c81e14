"""How a game from elsewhere is brought in: dragged onto the window, or by its path, without a mouse."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.match.typed import path_of
from tremor_gui.ui import keys, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, RichLabel, TextEntry

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 680.0
_MARGIN: Final = 36.0
_GAP: Final = 16.0
_ENTRY: Final = 50.0
_BUTTON: Final = 50.0
_LONGEST: Final = 4000
"""Characters of a path."""


class BringIn(Sheet):
    """Lies over the saved games; what is dropped on it or typed into it is handed on."""

    def __init__(self, app: "App", take: Callable[[Path], bool]) -> None:
        """``take`` brings a file in, or says why that cannot be and returns False."""
        super().__init__(app)
        self._take = take
        self._path = ""

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle: what can be done, the field and the buttons."""
        sheet = self.spread(_WIDTH, 0)
        inner = sheet.width - 2 * _MARGIN
        title = self.form.add(RichLabel(self.kit, _("Import a game"), theme.HEADING))
        told = _("Drag a save onto this window: here, on the title, or at a table. Or say where it is:")
        text = self.form.add(RichLabel(self.kit, told))
        heights = [label.height_for(inner) for label in (title, text)]
        sheet.height = 2 * _MARGIN + sum(heights) + 4 * _GAP + _ENTRY + _BUTTON
        sheet.center = metrics.area.center
        left, top = sheet.left + _MARGIN, sheet.top + _MARGIN
        for label, height in zip((title, text), heights, strict=True):
            label.place(left, top, inner, height)
            top += height + _GAP
        self._entry = TextEntry(
            self.kit,
            self._path,
            max_length=_LONGEST,
            placeholder=_("Path of the file"),
            on_change=self._typed,
            on_submit=lambda _path: self._go(),
            tooltip=_("Paste it with <b>{key}</b>").format(key=keys.PASTE),
        )
        self.form.add(self._entry).place(left, top, inner, _ENTRY)
        self._add_buttons(Box(left, sheet.bottom - _MARGIN - _BUTTON, inner, _BUTTON))
        self.form.focus(self._entry)

    def handle(self, event: pygame.Event) -> bool:
        """Leave at Esc, and hand everything else to the sheet."""
        if keys.ESCAPE.matches(event) and not self.form.composing:
            self.app.manager.pop()
            return True
        return super().handle(event)

    def leave(self) -> None:
        """Stop listening to the keyboard."""
        self.form.focus(None)

    def drop(self, path: Path) -> bool:
        """Bring a file in that was dropped here."""
        if self._take(path):
            self.app.manager.pop()
        return True

    def _typed(self, text: str) -> None:
        self._path = text
        self._tell()

    def _tell(self) -> None:
        self._import.why_not = None if self._path.strip() else _("First say where the file is.")

    def _add_buttons(self, box: Box) -> None:
        cancel = Button(self.kit, _("Cancel"), self.app.manager.pop, icon="back")
        self._import = Button(self.kit, _("Import"), self._go, icon="check", accent=True)
        width = max(self._import.natural_width, 150)
        self.form.add(cancel).place(box.left, box.top, max(cancel.natural_width, 130), box.height)
        self.form.add(self._import).place(box.right - width, box.top, width, box.height)
        self._tell()

    def _go(self) -> None:
        if self._path.strip():
            self.drop(path_of(self._path))
