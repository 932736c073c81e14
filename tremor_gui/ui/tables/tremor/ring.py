"""A ring of buttons around a tile: everything that may be done with it."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.ui import keys
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.widgets.button import Button
from tremor_gui.ui.widgets.form import Form

from .choices import Choice

_SIDE: Final = 46.0
_PLACES: Final = {
    "arrow_north": (0, -1),
    "arrow_east": (1, 0),
    "arrow_south": (0, 1),
    "arrow_west": (-1, 0),
    "clockwise": (1, 0),
    "anticlockwise": (-1, 0),
    "explore": (0, 1),
    "traverse": (0, -1),
    "check": (0, -1),
}
"""For each icon the side of the tile on which its button stands."""


class Ring:
    """Opens at a tile, closes by a choice, by Esc, by a right click or by a click elsewhere."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._form = Form(kit)
        self._buttons: list[tuple[Button, Choice]] = []

    @property
    def open(self) -> bool:
        """Whether it is to be seen."""
        return bool(self._buttons)

    @property
    def looked_at(self) -> Choice | None:
        """The choice under the mouse, or the one the keys have reached."""
        for button, choice in self._buttons:
            if button.hovered:
                return choice
        return next((choice for button, choice in self._buttons if button.focused and button.ring), None)

    def show(
        self,
        centre: tuple[float, float],
        reach: float,
        offered: tuple[Choice, ...],
        commit: Callable[[Choice], None],
    ) -> None:
        """Open around a point, at a distance, with these choices."""
        self.close()
        sides = [_PLACES.get(choice.icon, (0, 1)) for choice in offered]
        if any(choice.label is not None for choice in offered) or len(set(sides)) < len(sides):
            self._show_column(centre, offered, commit)
            return
        area = self._kit.metrics.area.inflate(-_SIDE - 8, -_SIDE - 8)
        for choice, (right, down) in zip(offered, sides, strict=True):
            x = min(max(centre[0] + right * reach, area.left), area.right)
            y = min(max(centre[1] + down * reach, area.top), area.bottom)
            self._add(choice, "", commit).place(x - _SIDE / 2, y - _SIDE / 2, _SIDE, _SIDE)

    def _show_column(
        self, centre: tuple[float, float], offered: tuple[Choice, ...], commit: Callable[[Choice], None]
    ) -> None:
        """Show choices that are told apart by words, one below the other."""
        buttons = [self._add(choice, translate(choice.label or choice.caption), commit) for choice in offered]
        width = max(button.natural_width for button in buttons)
        column = Box(0, 0, width, len(buttons) * (_SIDE + 4))
        column.center = centre
        column.clamp_ip(self._kit.metrics.area.inflate(-16, -16))
        for index, button in enumerate(buttons):
            button.place(column.left, column.top + index * (_SIDE + 4), width, _SIDE)

    def _add(self, choice: Choice, label: str, commit: Callable[[Choice], None]) -> Button:
        button = Button(
            self._kit,
            label,
            lambda: commit(choice),
            icon=choice.icon,
            accent=True,
            tooltip="" if label else translate(choice.caption),
        )
        self._buttons.append((button, choice))
        return self._form.add(button)

    def close(self) -> None:
        """Go away without a choice."""
        self._form.clear()
        self._buttons = []

    def handle(self, event: pygame.Event) -> bool:
        """Answer an event while open; a press beside the ring closes it and goes on to the table."""
        if not self.open:
            return False
        if keys.ESCAPE.matches(event) or (
            event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT
        ):
            self.close()
            return True
        if self._form.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.close()
        return False

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        return self.open and self._form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the buttons."""
        if self.open:
            self._form.draw(surface)
