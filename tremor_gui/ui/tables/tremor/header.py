"""The buttons above the plates."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.ui import keys, palette
from tremor_gui.ui.i18n import _
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form

_GAP: Final = 6.0
LOG: Final = Shortcut(pygame.KSCAN_L, "L")
HELP: Final = Shortcut(pygame.KSCAN_F1, "F1")
PAUSE: Final = Shortcut(pygame.KSCAN_P, "P")


def lay_header(
    form: Form,
    box: Box,
    menu: Callable[[], None],
    log: Callable[[], None],
    fullscreen: Callable[[], None],
    reference: Callable[[], None],
    pause: Callable[[], None] | None = None,
    *,
    paused: bool = False,
) -> None:
    """Fill a form with the buttons, from the right; the scene and the window answer their keys.

    ``pause`` holds back what bots have decided; it is there where bots play.
    """
    form.clear()
    x = box.right - box.height
    wait = _("Let the bots go on") if paused else _("Let the bots wait")
    held = () if pause is None else (("play" if paused else "pause", wait, pause, PAUSE),)
    for icon, tooltip, action, shortcut in (
        ("menu", _("Menu <b>({key})</b>").format(key=keys.ESCAPE), menu, None),
        ("log", _("What happened"), log, LOG),
        ("help", _("Reference"), reference, HELP),
        ("fullscreen", _("Full screen <b>({key})</b>").format(key=keys.FULLSCREEN), fullscreen, None),
        *held,
    ):
        button = _button(form.kit, icon, tooltip, action, shortcut)
        form.add(button).place(x, box.top, box.height, box.height)
        x -= box.height + _GAP


def _button(
    kit: Kit, icon: str, tooltip: str, action: Callable[[], None], shortcut: Shortcut | None
) -> Button:
    return Button(kit, "", action, icon=icon, tooltip=tooltip, shortcut=shortcut)


def draw_unsaved(pen: Pen, header: Box, saved: bool) -> None:
    """Draw the mark that the latest step is not on disk, left of the buttons, unless it is."""
    if saved:
        return
    mark = Box(header.left - header.height - 6, header.top, header.height, header.height)
    pen.fill(palette.DANGER, mark, 10)
    pen.icon("save", mark.inflate(-14, -14), palette.INK)
    badge = Box(mark.right - 14, mark.bottom - 14, 20, 20)
    pen.fill(palette.INK, badge, 10)
    pen.icon("cross", badge.inflate(-7, -7), palette.CREAM)
