"""Who plays a seat: a person, or a bot of one of the levels, all side by side so that a click is enough."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.bots.levels import LEVELS
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.levels import level_name, level_sentence
from tremor_gui.ui.widgets import Widget
from tremor_gui.ui.widgets.base import pressed_in

from ..places import topic
from .seating import Seating

HEIGHT: Final = 28.0
PERSON: Final = ""
BRAINS: Final = (PERSON, *LEVELS)
_RADIUS: Final = 9.0
_BAR: Final = 3.0
_APART: Final = 1.5
_TALLEST: Final = 15.0


class BrainPicker(Widget):
    """A person and the levels in a row, each level as many rising bars as it is strong.

    Calls `on_pick` with the key of a level, or nothing for a person, at a
    click or by the arrow keys left and right.
    """

    focusable = True

    def __init__(self, kit: Kit, at: int, seating: Seating, on_pick: Callable[[str], None]) -> None:
        super().__init__(kit)
        self.more = topic("bots/levels")
        self.seating = seating
        self._at = at
        self._on_pick = on_pick
        self._reached: int | None = None

    @property
    def hint(self) -> str:
        """Who plays now, or would after a click, and what is to be said of it."""
        brain = self._brain if self._reached is None else BRAINS[self._reached]
        if brain == PERSON:
            return _("<b>Person:</b> somebody at this screen plays.")
        return f"<b>{level_name(brain)}:</b> {level_sentence(brain)}"

    def handle(self, event: pygame.Event) -> bool:
        """Pick by mouse or by keys."""
        if event.type == pygame.MOUSEMOTION:
            self._reached = self._cell_at(self.position(event))
            return True
        if pressed_in(self, event):
            self._pick(self._cell_at(self.position(event)))
            return True
        if (way := keys.direction(event)) is not None and way[0]:
            self._reached = None
            self._pick(min(max(BRAINS.index(self._brain) + way[0], 0), len(BRAINS) - 1))
            return True
        return False

    def draw(self, pen: Pen) -> None:
        """Draw the row, whoever plays raised."""
        pen.fill(palette.PAPER, self.box, _RADIUS)
        pen.outline(palette.INK, self.box, 1.5, _RADIUS)
        for index, brain in enumerate(BRAINS):
            cell = self._cell(index)
            taken = brain == self._brain
            if taken:
                pen.fill(palette.MUST, cell.inflate(-3, -5), _RADIUS - 3)
            elif self.hovered and index == self._reached:
                pen.fill(palette.PARCHMENT, cell.inflate(-3, -5), _RADIUS - 3)
            ink = palette.INK if taken else palette.INK_SOFT
            if brain == PERSON:
                side = min(18.0, cell.width)
                pen.icon("player", Box(cell.centerx - side / 2, cell.centery - side / 2, side, side), ink)
            else:
                _draw_bars(pen, cell, index, ink)
        if self.ring:
            pen.focus(theme.FOCUS, self.box)

    @property
    def _brain(self) -> str:
        return self.seating.all_seats[self._at].brain

    def _pick(self, index: int | None) -> None:
        if index is not None and BRAINS[index] != self._brain:
            self.kit.sound.play("click")
            self._on_pick(BRAINS[index])

    def _cell(self, index: int) -> Box:
        width = self.box.width / len(BRAINS)
        return Box(self.box.left + index * width, self.box.top, width, self.box.height)

    def _cell_at(self, point: Point) -> int | None:
        return next((index for index in range(len(BRAINS)) if self._cell(index).collidepoint(point)), None)


def _draw_bars(pen: Pen, cell: Box, strength: int, ink: str) -> None:
    """Draw bars from low to high, one for the weakest level."""
    levels = len(BRAINS) - 1
    pitch = min(_BAR + _APART, (cell.width - 4) / levels)
    left = cell.centerx - pitch * strength / 2
    bottom = cell.centery + _TALLEST / 2
    for number in range(strength):
        height = _TALLEST * (number + 2) / (levels + 1)
        pen.fill(ink, Box(left + number * pitch, bottom - height, pitch - _APART, height))
