"""The buttons above the plates, and the keys that mean the same at any time."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from tremor_gui.rules.text import Text
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form

from .places import topic

_GAP: Final = 5.0
LOG: Final = Shortcut(pygame.KSCAN_L, "L")
PAUSE: Final = Shortcut(pygame.KSCAN_P, "P")
AGAIN: Final = Shortcut(pygame.KSCAN_R, "R")


@dataclass(frozen=True, slots=True)
class HeaderDoings:
    """What the buttons and the keys do."""

    menu: Callable[[], None]
    log: Callable[[], None]
    rules: Callable[[], None]
    fullscreen: Callable[[], None]
    again: Callable[[], None]
    undo: Callable[[], None]
    save: Callable[[], None]
    """Tries again to save."""
    pause: Callable[[], None] | None
    """Holds back what bots have decided; it is there where bots play."""


def lay_row(form: Form, box: Box, buttons: list[Button]) -> None:
    """Fill a form with square buttons, laid out from the right."""
    form.clear()
    side = min(box.height, (box.width + _GAP) / len(buttons) - _GAP)
    x = box.right - side
    for button in buttons:
        form.add(button).place(x, box.centery - side / 2, side, side)
        x -= side + _GAP


class Unsaved(Button):
    """The mark that the latest step is not on disk, there only then; a click tries again."""

    def __init__(self, kit: Kit, save: Callable[[], None]) -> None:
        super().__init__(kit, "", save, icon="save")
        self.visible = False

    def tell(self, why: str) -> None:
        """Say in one marked-up sentence why the latest step is not on disk, or nothing if it is."""
        advice = _("Play on: every step tries again. Put that right, then click here to save now.")
        self.visible, self.tooltip = bool(why), why and f"<b>{why}</b>\n{advice}"

    def draw(self, pen: Pen) -> None:
        """Draw it in the colour of danger, with a cross."""
        pen.fill(palette.DANGER, self.box, 10)
        pen.icon("save", self.box.inflate(-14, -14), palette.INK)
        badge = Box(self.box.right - 14, self.box.bottom - 14, 20, 20)
        pen.fill(palette.INK, badge, 10)
        pen.icon("cross", badge.inflate(-7, -7), palette.CREAM)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)


class Header:
    """A row of buttons; taking back has only its key here, since its button is in the bar."""

    def __init__(self, kit: Kit, doings: HeaderDoings) -> None:
        self.form = Form(kit)
        self._doings = doings
        self._again = self._button("again", "", doings.again, AGAIN)
        self.unsaved = Unsaved(kit, doings.save)

    def place(self, box: Box, *, paused: bool) -> None:
        """Lie here from now on, laid out from the right; where the buttons are many, they are smaller."""
        lay_row(self.form, box, self._buttons(paused))
        beside = box.left - box.height - 6
        self.form.add(self.unsaved).place(beside, box.top, box.height, box.height)

    def allow_again(self, why_not: Text | None) -> None:
        """Let what happened be shown again, or say why that cannot be."""
        self._again.why_not = None if why_not is None else translate(why_not)

    def shortcut(self, event: pygame.Event) -> bool:
        """Answer a key and return whether it was one of ours; the window and the scene answer the others."""
        doings = self._doings
        for shortcut, action in (
            (LOG, doings.log),
            (PAUSE, doings.pause),
            (AGAIN, doings.again),
            (keys.UNDO, doings.undo),
        ):
            if action is not None and shortcut.matches(event):
                action()
                return True
        return False

    def _buttons(self, paused: bool) -> list[Button]:
        doings = self._doings
        full_screen = _("Full screen <b>({key})</b>").format(key=keys.FULLSCREEN)
        self._again.tooltip = _("Show me again what happened since my last turn")
        log = self._button("log", _("What happened"), doings.log, LOG)
        self._again.more, log.more = topic("table/back"), topic("table/reading")
        buttons = [
            self._button("menu", _("Menu <b>({key})</b>").format(key=keys.ESCAPE), doings.menu),
            log,
            self._button("help", _("Rules"), doings.rules, keys.RULES),
            self._button("fullscreen", full_screen, doings.fullscreen),
            self._again,
        ]
        if doings.pause is not None:
            wait = _("Let the bots go on") if paused else _("Let the bots wait")
            buttons.append(self._button("play" if paused else "pause", wait, doings.pause, PAUSE))
            buttons[-1].more = topic("bots")
        return buttons

    def _button(
        self, icon: str, tooltip: str, action: Callable[[], None], shortcut: Shortcut | None = None
    ) -> Button:
        return Button(self.form.kit, "", action, icon=icon, tooltip=tooltip, shortcut=shortcut)
