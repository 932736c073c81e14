"""A sheet of paper over another scene, as menus, settings and pages to read have it."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui import keys, theme
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form
from tremor_gui.ui.widgets.label import Label, Panel

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_EDGE: Final = 40.0
"""What a window shows of what lies below, at its sides together."""
_TITLE: Final = theme.TITLE.sized(34)
_CLOSE: Final = 130.0
"""The least width of the button that leads away."""


class Sheet(Scene, ABC):
    """Its form hears everything, and what lies below, behind a veil, hears nothing."""

    overlay = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.form = Form(app.kit)

    @abstractmethod
    def layout(self, metrics: Metrics) -> None:
        """Put everything on the sheet anew, most of it by ``spread`` and ``add_head``."""

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the sheet; nothing below hears anything, and only the rules' key goes on."""
        return self.form.handle(event) or not keys.RULES.matches(event)

    def confirm(self, event: pygame.Event) -> bool:
        """Give an Enter that what has the focus had no use for to the button that is meant by it.

        Nothing below hears anything.
        """
        if self.form.default is not None and keys.pressed(event, keys.CONFIRM):
            self.form.default.handle(event)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass for the sheet."""
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a veil and the sheet."""
        self.pen(surface).fill(theme.VEIL, self.kit.metrics.area)
        self.form.draw(surface)

    def cancel(self) -> None:
        """Let go of what is held."""
        self.form.cancel()

    def spread(self, width: float, height: float) -> Box:
        """Lay an empty sheet in the middle of the window, no wider than that holds, and return its box."""
        self.form.clear()
        area = self.kit.metrics.area
        sheet = Box(0, 0, min(width, area.width - _EDGE), height)
        sheet.center = area.center
        self.form.add(Panel(self.kit)).box = sheet
        return sheet

    def add_head(self, title: str, away: Button, at: Box, between: float = 0.0) -> Button:
        """Add a title and, at the right end of its line, the button that leads away; return that.

        What stands ``between`` them takes so much of the title's room.
        """
        width = max(away.natural_width, _CLOSE)
        label = self.form.add(Label(self.kit, title, _TITLE))
        label.place(at.left, at.top, at.width - width - between, 44)
        return self.form.add(away).place(at.right - width, at.top, width, 48)
