"""The timeline below a replay: every turn in its player's colour, the rounds, and the turning points."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from tremor_gui.match.film import Film
from tremor_gui.ui import palette, theme
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import pressed_in
from tremor_gui.ui.widgets.slider import Slider
from tremor_gui.ui.widgets.tooltip import draw_note

from .looks import Look

_BAND: Final = 12.0
_MIDDLE: Final = 0.5
"""Where the middle of the band lies in the height: above it are the turning points, below it the rounds."""
_KNOB: Final = 16.0
_MARK: Final = 18.0
_ROOM: Final = 30.0
"""The least distance between two numbers of rounds."""
_NUMBER: Final = theme.SMALL.sized(14).coloured(palette.PARCHMENT)
_POINT: Final = theme.STRONG.sized(14)


class Stretch(NamedTuple):
    """A turn on the timeline."""

    first: int
    round: int
    colour: str


def stretches(film: Film, looks: Sequence[Look]) -> list[Stretch]:
    """Return the turns of a film."""
    return [Stretch(turn.first, turn.round, looks[turn.seat].colour) for turn in film.turns]


class Timeline(Slider):
    """Holds the step that is shown; dragging it calls `on_change` with another one."""

    def __init__(
        self,
        kit: Kit,
        last: int,
        stretches: Sequence[Stretch],
        points: Sequence[tuple[int, str]],
        on_change: Callable[[float], None],
    ) -> None:
        """Go from step 0 to the last; ``points`` are the turning points' steps and what is said of them."""
        super().__init__(kit, 0, on_change, low=0, high=max(last, 1), step=1)
        self._stretches = stretches
        self._points = points
        self._pointed: tuple[int, str] | None = None

    def handle(self, event: pygame.Event) -> bool:
        """Follow the mouse or an arrow key; a press on the number of a turning point leads right there."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            at = self.position(event)
            self._pointed = next((one for one in self._points if self._mark(one[0]).collidepoint(at)), None)
        if pressed_in(self, event) and self._pointed is not None:
            self._set(self._pointed[0])
            return True
        return super().handle(event)

    def draw(self, pen: Pen) -> None:
        """Draw the turns as a band, the rounds below it, the turning points on it and the knob over it."""
        travel, band = self._travel, self._band
        pen.fill(palette.SHADOW, band.inflate(4, 4), 4)
        ends = [*(one.first for one in self._stretches[1:]), self.high]
        free = travel.left
        for number, (one, end) in enumerate(zip(self._stretches, ends, strict=True)):
            left, right = self._x(one.first), self._x(end)
            colour = palette.SEATS[one.colour] if one.round else palette.KRAFT
            pen.fill(colour, Box(left, band.top, max(right - left - 1, 1), band.height))
            begins = number > 0 and one.round != self._stretches[number - 1].round
            if begins and left >= free:
                tick = Box(left - 0.5, band.bottom + 2, 1, 4)
                pen.fill(palette.PARCHMENT, tick)
                pen.line(str(one.round), _NUMBER, (left, band.bottom + 4), "midtop")
                free = left + _ROOM
        for number, (step, _note) in enumerate(self._points, start=1):
            self._draw_point(pen, number, self._mark(step))
        # The knob hangs below the band, so that it hides no turning point.
        knob = Box(self._x(self.value) - _KNOB / 2, band.top - 3, _KNOB, _BAND + 12)
        held = self.hovered or self._held_from is not None
        pen.fill(palette.INK, knob.inflate(4, 4), 7)
        pen.fill(palette.MUST if held else palette.CREAM, knob, 5)
        if self.ring:
            pen.focus(theme.FOCUS, knob)

    def draw_note(self, pen: Pen) -> None:
        """Say what turned the match at the point under the mouse, over everything else."""
        if self.hovered and self._pointed is not None:
            step, note = self._pointed
            draw_note(pen, note, self._mark(step))

    def _draw_point(self, pen: Pen, number: int, mark: Box) -> None:
        pen.fill(palette.INK, mark, _MARK / 2)
        pen.outline(palette.MUST, mark, 1.5, _MARK / 2)
        pen.line(str(number), _POINT.coloured(palette.MUST), mark.center, "center")

    @property
    def _band(self) -> Box:
        travel = self._travel
        return Box(travel.left, travel.top + travel.height * _MIDDLE - _BAND / 2, travel.width, _BAND)

    def _mark(self, step: int) -> Box:
        """Return where the number of a turning point stands."""
        return Box(self._x(step) - _MARK / 2, self._band.top - _MARK - 1, _MARK, _MARK)

    def _x(self, step: float) -> float:
        travel = self._travel
        return travel.left + travel.width * step / self.high

    @property
    def _travel(self) -> Box:
        return self.box.inflate(-_KNOB - 4, 0)
