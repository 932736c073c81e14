"""The curtain between players who must not see each other's cards."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.widgets.button import HEIGHT, Button
from tremor_gui.ui.widgets.form import Form

from .looks import Look

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_DEAF: Final = 0.6
"""Seconds without a click or a key after which the curtain begins to listen, so that nothing meant for
the table, however it is hammered, lifts it."""
_NAME: Final = theme.TITLE.sized(40)
_TEXT: Final = theme.BODY.sized(19)


@dataclass(frozen=True, slots=True)
class CurtainWays:
    """What can be done at the curtain."""

    ready: Callable[[], None]
    """The named player takes over."""
    undo: Callable[[], None] | None
    """The player before takes the last decision back, where that can be."""
    menu: Callable[[], None]


class Curtain(Scene):
    """Hides every hand until the named player takes over; the boards, which are public, shine through."""

    overlay = True

    def __init__(self, app: "App", look: Look, question: str, ways: CurtainWays) -> None:
        super().__init__(app)
        self._look = look
        self._question = question
        self._ways = ways
        self._form = Form(app.kit)
        self._sheet = Box(0, 0, 0, 0)
        self._age = 0.0

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle."""
        self._form.clear()
        self._sheet = Box(0, 0, min(620.0, metrics.width - 60), 330.0)
        self._sheet.center = metrics.area.center
        ready = Button(self.kit, _("I am {name}").format(name=self._look.name), self.lift, accent=True)
        width = min(max(ready.natural_width, 220.0), self._sheet.width - 60)
        x = self._sheet.centerx - width / 2
        self._form.add(ready).place(x, self._sheet.bottom - 2 * HEIGHT - 38, width, HEIGHT)
        self._form.default = ready
        if self._ways.undo is not None:
            undo = Button(self.kit, _("Take the last step back"), self._undo, icon="undo")
            wide = min(undo.natural_width, self._sheet.width - 60)
            place = self._sheet.centerx - wide / 2, self._sheet.bottom - HEIGHT - 26
            self._form.add(undo).place(*place, wide, HEIGHT)

    def handle(self, event: pygame.Event) -> bool:
        """Hear nothing at first, then only the buttons; Esc opens the menu."""
        if self._age < _DEAF:
            if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                self._age = 0.0
            return True
        if event.type == pygame.KEYDOWN and event.scancode == pygame.KSCAN_ESCAPE:
            self._ways.menu()
        else:
            self._form.handle(event)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass."""
        self._age += dt
        return self._form.update(dt) or self._age - dt < _DEAF

    def cancel(self) -> None:
        """Let go of a button that is held."""
        self._form.cancel()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the veil, and the sheet that names the player."""
        pen = self.pen(surface)
        pen.fill(theme.VEIL, self.kit.metrics.area)
        sheet = self._sheet
        pen.nine("ui/panel", sheet)
        band = Box(sheet.left + 14, sheet.top + 12, sheet.width - 28, 8)
        pen.fill(palette.SEATS[self._look.colour], band, 4)
        pen.image(f"portraits/{self._look.species}", Box(sheet.left + 34, sheet.top + 40, 120, 120))
        x, room = sheet.left + 176, sheet.width - 206
        pen.line(self._look.name, _NAME, (x, sheet.top + 46), max_width=room)
        pen.paragraph(self._question, _TEXT, (x, sheet.top + 100), room)
        self._form.draw(surface)

    def lift(self) -> None:
        """Let the named player take over."""
        self.app.manager.pop()
        self._ways.ready()

    def _undo(self) -> None:
        self.app.manager.pop()
        if self._ways.undo is not None:
            self._ways.undo()
