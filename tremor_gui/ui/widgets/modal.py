"""A question that must be answered before anything else goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui import keys, theme
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets.button import HEIGHT, Button
from tremor_gui.ui.widgets.label import Panel, RichLabel

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 560
_MARGIN: Final = 36
_GAP: Final = 16


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a question; without an action it only closes the question."""

    label: str
    action: Callable[[], None] | None = None
    accent: bool = False


class Question(Sheet):
    """A sheet with a title, a text and answers: Enter gives the accented one, Esc the last."""

    def __init__(self, app: "App", title: str, markup: str, answers: tuple[Answer, ...]) -> None:
        super().__init__(app)
        self._answers = answers
        self._panel = self.form.add(Panel(app.kit))
        self._title = self.form.add(RichLabel(app.kit, title, theme.HEADING))
        self._text = self.form.add(RichLabel(app.kit, markup))
        self._buttons = [self.form.add(self._button(answer)) for answer in answers]
        self.form.default = next((button for button in self._buttons if button.accent), None)

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle, as high as its text needs."""
        wide = sum(button.natural_width + _GAP for button in self._buttons) + 2 * _MARGIN
        width = min(max(_WIDTH, wide), metrics.width - 40)
        inner = width - 2 * _MARGIN
        title, text = self._title.height_for(inner), self._text.height_for(inner)
        sheet = Box(0, 0, width, 2 * _MARGIN + title + _GAP + text + 2 * _GAP + HEIGHT)
        sheet.center = metrics.area.center
        self._panel.box = sheet
        self._title.place(sheet.left + _MARGIN, sheet.top + _MARGIN, inner, title)
        self._text.place(sheet.left + _MARGIN, self._title.box.bottom + _GAP, inner, text)
        right = sheet.right - _MARGIN
        for button in reversed(self._buttons):
            width = max(button.natural_width, 110)
            button.place(right - width, sheet.bottom - _MARGIN - HEIGHT, width, HEIGHT)
            right -= width + _GAP

    def handle(self, event: pygame.Event) -> bool:
        """Give an answer; nothing below hears anything."""
        if keys.ESCAPE.matches(event):
            self._give(self._answers[-1])
            return True
        return super().handle(event)

    def _button(self, answer: Answer) -> Button:
        return Button(self.kit, answer.label, lambda: self._give(answer), accent=answer.accent)

    def _give(self, answer: Answer) -> None:
        self.app.manager.pop()
        if answer.action is not None:
            answer.action()
