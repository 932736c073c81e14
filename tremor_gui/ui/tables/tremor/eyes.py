"""Through whose eyes a match is looked back on: everybody's at once, or those of one seat."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from tremor_gui.match.film import EVERYTHING
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Widget, pressed_in

from .looks import Look
from .replay_keys import EYES

CELL: Final = 36.0
_RADIUS: Final = 9.0


class EyesPicker(Widget):
    """An eye for everything and the portraits of the seats in a row, whoever looks raised.

    Calls `on_pick` with a seat or ``EVERYTHING``, at a click or by `step`.
    """

    focusable = True

    def __init__(self, kit: Kit, looks: Sequence[Look], eyes: int, on_pick: Callable[[int], None]) -> None:
        super().__init__(kit)
        self._looks = looks
        self._choices: tuple[int, ...] = (EVERYTHING, *range(len(looks)))
        self.eyes = eyes
        """Whose they are now."""
        self._on_pick = on_pick
        self._reached: int | None = None

    @property
    def natural_width(self) -> float:
        """The width at which no portrait is cut."""
        return CELL * len(self._choices)

    @property
    def hint(self) -> str:
        """Whose eyes these are, or would be after a click."""
        if self.why_not:
            return self.why_not
        eyes = self.eyes if self._reached is None else self._choices[self._reached]
        names = [look.name for look in self._looks]
        return f"{seen_by(names, eyes)} <b>({EYES})</b>"

    def step(self, way: int) -> None:
        """Look through the next eyes, or with -1 through those before, round and round."""
        at = self._choices.index(self.eyes) if self.eyes in self._choices else 0
        self._pick((at + way) % len(self._choices))

    def handle(self, event: pygame.Event) -> bool:
        """Pick by mouse."""
        if not self.enabled:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._reached = self._cell_at(self.position(event))
            return True
        if pressed_in(self, event):
            self._pick(self._cell_at(self.position(event)))
            return True
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the row."""
        pen.nine("ui/field", self.box)
        for at, eyes in enumerate(self._choices):
            cell = self._cell(at)
            chosen = self.enabled and eyes == self.eyes
            if chosen:
                pen.fill(palette.MUST, cell.inflate(-4, -6), _RADIUS)
            elif self.enabled and self.hovered and at == self._reached:
                pen.fill(palette.PARCHMENT, cell.inflate(-4, -6), _RADIUS)
            side = min(cell.width, cell.height) - 9
            place = Box(cell.centerx - side / 2, cell.centery - side / 2, side, side)
            if eyes == EVERYTHING:
                ink = palette.INK if chosen else palette.INK_SOFT if self.enabled else theme.DISABLED_INK
                pen.icon("eye", place, ink)
            else:
                pen.image(f"portraits/{self._looks[eyes].species}", place, 255 if self.enabled else 90)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    def _pick(self, at: int | None) -> None:
        if at is not None and self._choices[at] != self.eyes:
            self.kit.sound.play("click")
            self.eyes = self._choices[at]
            self._on_pick(self.eyes)

    def _cell(self, at: int) -> Box:
        width = self.box.width / len(self._choices)
        return Box(self.box.left + at * width, self.box.top, width, self.box.height)

    def _cell_at(self, point: Point) -> int | None:
        cells = range(len(self._choices))
        return next((at for at in cells if self._cell(at).collidepoint(point)), None)


def seen_by(names: Sequence[str], eyes: int) -> str:
    """Return in marked-up words what the eyes of one of these seats see, or ``EVERYTHING``."""
    if eyes == EVERYTHING:
        return _("Everything: all hands lie open")
    return _("As {name} saw it").format(name=escape(names[eyes]))
