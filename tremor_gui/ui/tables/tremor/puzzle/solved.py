"""The end of a puzzle: the animal is home."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scenes.confetti import Confetti
from tremor_gui.ui.scenes.homecoming import Arrival, Homecoming
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, Label, Panel, RichLabel

from ..ending import home_picture
from ..looks import looks
from . import words
from .stars import LIT, UNLIT, draw_stars
from .table import AGAIN, NEXT, PuzzleTable

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 760.0
_HEIGHT: Final = 408.0
_MARGIN: Final = 36.0
_STAGE: Final = 220.0
_TITLE: Final = 54.0
_STAR: Final = 30.0
_BUTTON: Final = 52.0
_GAP: Final = 10.0
_KEYS: Final = 28.0
"""The height of the line that names the keys."""


@dataclass(frozen=True, slots=True)
class SolvedActions:
    """Where the end leads."""

    following: Callable[[], None]
    again: Callable[[], None]
    look: Callable[[], None]
    puzzles: Callable[[], None]


class PuzzleSolved(Sheet):
    """A sheet over the table of a puzzle; Esc takes a look at the board."""

    def __init__(self, app: "App", table: PuzzleTable, progress: str, actions: SolvedActions) -> None:
        """Celebrate, unless the solution was shown; ``progress`` says how many are solved."""
        super().__init__(app)
        self._table = table
        self._progress = progress
        self._actions = actions
        self._stage = Box(0, 0, 0, 0)
        self._stars = (0.0, 0.0)
        self._homecoming = Homecoming()
        self._confetti: Confetti | None = None

    def enter(self) -> None:
        """Let the paper rain for whoever found the way."""
        if self.kit.preferences.motion and not self._table.helped and self._homecoming.age == 0:
            self._confetti = Confetti(self.kit.metrics.area, self._table.decisions)

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle: the animal on the left, what is said of it on the right."""
        kit = self.kit
        sheet = self.spread(_WIDTH, _HEIGHT)
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        self._stage = Box(inner.left - 12, inner.top - 12, _STAGE, inner.height + 24)
        self.form.add(Panel(kit, dark=True)).box = self._stage
        left = self._stage.right + 28
        width = inner.right - left
        title = _("So that is the way") if self._table.helped else _("Solved!")
        self.form.add(Label(kit, title, theme.TITLE.sized(40))).place(left, inner.top - 8, width, _TITLE)
        self._stars = left, inner.top + _TITLE + 14
        said = RichLabel(kit, self._said(), theme.BODY.coloured(palette.INK_SOFT))
        self.form.add(said).place(left, inner.top + _TITLE + 44, width, 100)
        top = inner.bottom - _KEYS - 2 * _BUTTON - _GAP
        self._add_buttons(Box(left, top, width, 2 * _BUTTON + _GAP))
        named = _("{next}: next puzzle · {again}: start again · {board}: board")
        told = named.format(next=NEXT, again=AGAIN, board=keys.ESCAPE)
        quiet = theme.BODY.sized(15).coloured(palette.INK_SOFT)
        self.form.add(Label(kit, told, quiet)).place(left, inner.bottom - _KEYS + 8, width, _KEYS)

    def update(self, dt: float) -> bool:
        """Let the animal come down and the paper fall."""
        moving = self._homecoming.update(dt) and self.kit.preferences.motion
        if self._confetti is not None and self._confetti.update(dt):
            moving = True
        return self.form.update(dt) or moving

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a veil over the table, the sheet, the animal at home, and the paper in the air."""
        pen, puzzle = self.pen(surface), self._table.puzzle
        pen.fill(theme.VEIL, self.kit.metrics.area)
        if self._confetti is not None:
            self._confetti.draw(pen)
        self.form.draw(surface)
        draw_stars(pen, puzzle.stars, self._stars, _STAR, LIT, UNLIT)
        look = looks(puzzle.setup)[puzzle.seat]
        home = Arrival(look.species, home_picture(look, puzzle.setup.variant))
        stage = self._stage.inflate(-12, -12)
        self._homecoming.draw(pen, stage, [home], self._confetti, moves=self.kit.preferences.motion)

    def _said(self) -> str:
        table = self._table
        if table.helped:
            return _("Shown puzzles do not count as solved: start again, and find the way yourself.")
        return f"{words.verdict(table.puzzle, table.decisions)}\n{self._progress}"

    def _add_buttons(self, box: Box) -> None:
        kit, actions, helped = self.kit, self._actions, self._table.helped
        rows = (
            (
                Button(
                    kit, _("Next puzzle"), actions.following, icon="puzzle", accent=not helped, shortcut=NEXT
                ),
                Button(kit, _("Start again"), actions.again, icon="again", accent=helped, shortcut=AGAIN),
            ),
            (
                Button(kit, _("All puzzles"), actions.puzzles, icon="back"),
                Button(kit, _("Board"), actions.look, icon="eye", shortcut=keys.ESCAPE),
            ),
        )
        default = rows[0][helped]
        default.accent, self.form.default = True, default
        width = (box.width - _GAP) / 2
        for row, buttons in enumerate(rows):
            for column, button in enumerate(buttons):
                x, y = box.left + column * (width + _GAP), box.top + row * (_BUTTON + _GAP)
                self.form.add(button).place(x, y, width, _BUTTON)
