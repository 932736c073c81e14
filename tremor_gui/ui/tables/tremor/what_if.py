"""What if: from any point of a match that is over, another one, and who plays it."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.bots.levels import LEVELS
from tremor_gui.match.session import Session
from tremor_gui.ui import keys, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.tables.levels import level_name
from tremor_gui.ui.widgets import Button, Label, RichLabel, Stepper

from .looks import looks

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 660.0
_MARGIN: Final = 36.0
_GAP: Final = 16.0
_ROW: Final = 60.0
_FACE: Final = 46.0
_BUTTON: Final = 50.0


class WhatIf(Sheet):
    """Asks who plays each seat; at first that is whoever played it before."""

    def __init__(
        self, app: "App", session: Session, when: str, begin: Callable[[tuple[str, ...]], None]
    ) -> None:
        """Ask about a match; ``when`` is the point in words, and ``begin`` gets the levels of the bots."""
        super().__init__(app)
        self._looks = looks(session.setup, session.brains)
        self._when = when
        self._begin = begin
        self.brains: list[str] = list(session.brains)
        """Who plays each seat: the key of a bot's level, or nothing for a person."""
        self._faces: list[Box] = []

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle: what this is, a row for each seat, and the way on."""
        sheet = self.spread(_WIDTH, 0)
        self._faces.clear()
        inner = sheet.width - 2 * _MARGIN
        title = self.form.add(RichLabel(self.kit, _("What if …"), theme.HEADING))
        text = self.form.add(RichLabel(self.kit, self._text()))
        heights = [label.height_for(inner) for label in (title, text)]
        rows = len(self._looks) * _ROW
        sheet.height = 2 * _MARGIN + sum(heights) + rows + 3 * _GAP + _BUTTON
        sheet.center = metrics.area.center
        left, top = sheet.left + _MARGIN, sheet.top + _MARGIN
        for label, height in zip((title, text), heights, strict=True):
            label.place(left, top, inner, height)
            top += height + _GAP
        for seat in range(len(self._looks)):
            self._add_seat(seat, Box(left, top + seat * _ROW, inner, _ROW))
        self._add_buttons(Box(left, sheet.bottom - _MARGIN - _BUTTON, inner, _BUTTON))

    def handle(self, event: pygame.Event) -> bool:
        """Leave at Esc, and hand everything else to the sheet."""
        if keys.ESCAPE.matches(event):
            self.app.manager.pop()
            return True
        return self.form.handle(event) or self.confirm(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet, and the portraits on it."""
        super().draw(surface)
        pen = self.pen(surface)
        for look, face in zip(self._looks, self._faces, strict=True):
            pen.image(f"portraits/{look.species}", face)

    def _text(self) -> str:
        told = _("From here on a new game is played. The one you watch stays as it is.")
        return f"<b>{self._when}</b>\n{told}"

    def _add_seat(self, seat: int, row: Box) -> None:
        look = self._looks[seat]
        self._faces.append(Box(row.left, row.centery - _FACE / 2, _FACE, _FACE))
        levels = [("", _("Person")), *((brain, level_name(brain)) for brain in _levels(self.brains))]
        who = Stepper(self.kit, levels, self.brains[seat], partial(self.brains.__setitem__, seat))
        width = who.natural_width
        name = self.form.add(Label(self.kit, look.name, theme.STRONG))
        name.place(row.left + _FACE + 14, row.top, row.width - _FACE - 30 - width, row.height)
        self.form.add(who).place(row.right - width, row.centery - 23, width, 46)

    def _add_buttons(self, box: Box) -> None:
        cancel = Button(self.kit, _("Cancel"), self.app.manager.pop, icon="back")
        begin = Button(self.kit, _("Play on from here"), self._go, icon="play", accent=True)
        width = begin.natural_width + 20
        self.form.add(cancel).place(box.left, box.top, max(cancel.natural_width, 130), box.height)
        self.form.add(begin).place(box.right - width, box.top, width, box.height)
        self.form.default = begin

    def _go(self) -> None:
        self._begin(tuple(self.brains))


def _levels(brains: Iterable[str]) -> list[str]:
    """Return the levels there are, and those of these bots that a later version may have brought."""
    return [*LEVELS, *sorted(set(brains) - {"", *LEVELS})]
