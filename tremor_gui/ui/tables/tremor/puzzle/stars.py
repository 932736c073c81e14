"""Stars: how hard a puzzle is."""

from typing import Final

from tremor_gui.match.puzzles import MOST_STARS
from tremor_gui.ui import palette
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour

LIT: Final = "#c27a12"
UNLIT: Final = palette.PARCHMENT
"""The colours of stars on paper."""


def draw_stars(pen: Pen, stars: int, at: Point, side: float, colour: Colour, faint: Colour) -> None:
    """Draw as many stars as there are, and the others faint, from a point at their left middle."""
    for place in range(MOST_STARS):
        box = Box(at[0] + place * side, at[1] - side / 2, side, side).inflate(-side * 0.14, -side * 0.14)
        pen.icon("star", box, colour if place < stars else faint)
