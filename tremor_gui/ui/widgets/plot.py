"""Lines over time, told apart by their pattern as well as by their colour."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, pairwise
from math import hypot
from typing import Final

import pygame

from tremor_gui.ui import palette, theme
from tremor_gui.ui.images import BLEND
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour
from tremor_gui.ui.widgets.base import Widget, pressed_in
from tremor_gui.ui.widgets.tooltip import draw_note

DASHES: Final[dict[str, tuple[float, ...]]] = {
    "plain": (1.0, 0.0),
    "veined": (17.0, 6.0, 3.0, 6.0),
    "dotted": (2.5, 7.0),
    "waved": (11.0, 8.0),
}
"""For each pattern of a seat the lengths of a line that are drawn and left out by turns, in logical units."""
_LINE: Final = 4.0
_EDGE: Final = 1.6
_FINE: Final = 2
_LEFT: Final = 58.0
_BOTTOM: Final = 30.0
_TOP: Final = 34.0
_RIGHT: Final = 16.0
_LABEL: Final = theme.SMALL
_LABELS_APART: Final = 34.0
_SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True, slots=True)
class Curve:
    """One line: values from 0 to 1, one for each moment."""

    colour: Colour
    pattern: str
    values: tuple[float, ...]


class Plot(Widget):
    """Draws curves over moments; the one under the mouse is told by a note, and a click picks it."""

    def __init__(
        self,
        kit: Kit,
        curves: Sequence[Curve],
        labels: Sequence[str],
        note: Callable[[int], str],
        on_pick: Callable[[int], None] | None = None,
    ) -> None:
        """Draw curves; ``labels`` has for each moment what stands below it, or nothing.

        Without ``on_pick`` a click picks nothing.
        """
        super().__init__(kit)
        self._curves = tuple(curves)
        self._labels = labels
        self._note = note
        self._on_pick = on_pick
        self._drawn = SurfaceCache(1)
        self._at: int | None = None

    @property
    def area(self) -> Box:
        """Where the curves are, in logical units."""
        box = self.box
        return Box(box.left + _LEFT, box.top + _TOP, box.width - _LEFT - _RIGHT, box.height - _TOP - _BOTTOM)

    def place_of(self, moment: int, value: float) -> Point:
        """Return the point of a value at a moment."""
        area, last = self.area, max(len(self._labels) - 1, 1)
        return area.left + area.width * moment / last, area.bottom - area.height * value

    def handle(self, event: pygame.Event) -> bool:
        """Follow the mouse, and pick the moment that it presses on."""
        if event.type == pygame.MOUSEMOTION:
            self._at = self._moment_at(self.position(event))
            return True
        if self._on_pick is None or not pressed_in(self, event):
            return False
        at = self._moment_at(self.position(event))
        if at is not None:
            self._on_pick(at)
        return at is not None

    def draw(self, pen: Pen) -> None:
        """Draw the grid, the labels and the curves."""
        area = self.area
        for share in _SHARES:
            y = area.bottom - area.height * share
            pen.fill(
                palette.KRAFT + ("a0" if share in (0.0, 1.0) else "50"), Box(area.left, y, area.width, 1)
            )
            pen.line(f"{share:.0%}", _LABEL, (area.left - 10, y), "midright")
        free = area.left
        for moment, label in enumerate(self._labels):
            x = self.place_of(moment, 0)[0]
            if label and x >= free:
                pen.fill(palette.KRAFT + "50", Box(x, area.top, 1, area.height + 5))
                pen.line(label, _LABEL, (x, area.bottom + 7), "midtop")
                free = x + max(_LABELS_APART, self.kit.text.width(label, _LABEL) + 10)
        rect = pen.kit.metrics.rect(self.box)
        curves = self._drawn.get((rect.size, pen.kit.metrics.scale), lambda: self._draw_curves(rect.size))
        pen.surface.blit(curves, rect, special_flags=BLEND)
        if self.hovered and self._at is not None:
            pen.fill(palette.INK + "80", Box(self.place_of(self._at, 0)[0] - 0.5, area.top, 1.5, area.height))

    def draw_note(self, pen: Pen) -> None:
        """Draw the note on the moment under the mouse, over everything else."""
        if self.hovered and self._at is not None:
            x, y = self.place_of(self._at, 0.5)
            draw_note(pen, self._note(self._at), Box(x + 4, y, 24, 24).move(24, 0))

    def _moment_at(self, point: Point) -> int | None:
        area = self.area
        if not area.inflate(_RIGHT, 0).collidepoint(point):
            return None
        last = len(self._labels) - 1
        return min(max(round((point[0] - area.left) / area.width * last), 0), last)

    def _draw_curves(self, size: tuple[int, int]) -> pygame.Surface:
        """Draw the curves larger and shrink them, since pygame's thick lines have jagged edges."""
        fine = self.kit.metrics.scale * _FINE
        canvas = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
        for curve in self._curves:
            places = [self.place_of(moment, value) for moment, value in enumerate(curve.values)]
            path = [((x - self.box.left) * fine, (y - self.box.top) * fine) for x, y in places]
            _draw_path(canvas, curve, path, fine)
        return pygame.transform.smoothscale(canvas.premul_alpha(), size)


def draw_swatch(pen: Pen, curve: Curve, box: Box) -> None:
    """Draw a short piece of a curve, as for a legend."""
    fine = pen.kit.metrics.scale * _FINE
    rect = pen.kit.metrics.rect(box)
    canvas = pygame.Surface((rect.width * _FINE, rect.height * _FINE), pygame.SRCALPHA)
    margin, middle = _LINE * fine, canvas.get_height() / 2
    _draw_path(canvas, curve, [(margin, middle), (canvas.get_width() - margin, middle)], fine)
    shrunk = pygame.transform.smoothscale(canvas.premul_alpha(), rect.size)
    pen.surface.blit(shrunk, rect, special_flags=BLEND)


def dashed(path: Sequence[Point], lengths: Sequence[float]) -> Iterator[list[Point]]:
    """Yield the strokes of a line along a path; ``lengths`` are drawn and left out by turns.

    A pattern without gaps is one stroke.
    """
    if not any(lengths[1::2]):
        yield list(path)
        return
    pattern = cycle(enumerate(lengths))
    number, left = next(pattern)
    stroke = [path[0]]
    for start, end in pairwise(path):
        length = hypot(end[0] - start[0], end[1] - start[1])
        gone = 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            here = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            if number % 2 == 0:
                yield [*stroke, here]
            stroke = [here]
            number, left = next(pattern)
        left -= length - gone
        stroke.append(end)
    if number % 2 == 0:
        yield stroke


def _draw_path(canvas: pygame.Surface, curve: Curve, path: Sequence[Point], fine: float) -> None:
    """Draw a line in the colour and pattern of a curve, edged so that it shows on any paper."""
    strokes = list(dashed(path, [length * fine for length in DASHES[curve.pattern]]))
    for colour, width in ((palette.INK, _LINE + 2 * _EDGE), (curve.colour, _LINE)):
        for stroke in strokes:
            _draw_stroke(canvas, colour, stroke, width * fine)


def _draw_stroke(canvas: pygame.Surface, colour: Colour, stroke: Sequence[Point], width: float) -> None:
    """Draw a stroke with round ends and joints."""
    for start, end in pairwise(stroke):
        length = hypot(end[0] - start[0], end[1] - start[1])
        if length:
            across = (end[1] - start[1]) / length * width / 2, (start[0] - end[0]) / length * width / 2
            corners = [
                (start[0] + across[0], start[1] + across[1]),
                (end[0] + across[0], end[1] + across[1]),
                (end[0] - across[0], end[1] - across[1]),
                (start[0] - across[0], start[1] - across[1]),
            ]
            pygame.draw.polygon(canvas, colour, corners)
    for place in stroke:
        pygame.draw.circle(canvas, colour, place, width / 2)
