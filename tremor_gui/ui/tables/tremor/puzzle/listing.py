"""All puzzles, that of the day on top, and beside them the board of the one that is chosen."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from tremor_gui.match.puzzles import Puzzle
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _, ngettext
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.widgets import Button, Form, Label, ListView, Panel

from ..looks import looks
from . import words
from .book import Book
from .miniature import draw_miniature
from .stars import LIT, UNLIT, draw_stars

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1120.0
_MARGIN: Final = 36.0
_HEAD: Final = 62.0
_BUTTON: Final = 52.0
_GAP: Final = 18.0
_ROW: Final = 96.0
_LIST: Final = 0.5
"""The share of the width that the list takes."""
_STAR: Final = 17.0
_BADGE: Final = 30.0
_AIR: Final = 12.0
"""Between the large board and what is told below it."""
_CACHE: Final = 32 * 2**20
_DUSK: Final = palette.SHADOW + "58"
_SHADED: Final = "#d08a2c"
"""The colour of a faint star on the row that is chosen."""
_SOLVED: Final = "#1d6338"
_TITLE: Final = theme.STRONG.sized(19)
_FACTS: Final = theme.BODY.sized(16).coloured(palette.INK_SOFT)
_RULES: Final = theme.BODY.sized(16).coloured(palette.INK_SOFT)


class Row(NamedTuple):
    """One line of the list; the puzzle of the day has one more, on top."""

    puzzle: Puzzle
    daily: bool


class Puzzles(Scene):
    """A list of puzzles; Enter or a double click calls `solve` with one."""

    def __init__(
        self, app: "App", book: Book, solve: Callable[[Puzzle], None], back: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.form = Form(app.kit)
        self._book = book
        self._solve = solve
        self._back = back
        self._rows = [Row(book.today, True), *(Row(puzzle, False) for puzzle in book.puzzles)]
        self._at = 0
        self._boards = SurfaceCache(_CACHE)
        self._preview = Box(0, 0, 0, 0)

    def enter(self) -> None:
        """Look again at what is solved."""
        self.layout(self.kit.metrics)

    def choose(self, puzzle: Puzzle) -> None:
        """Choose a puzzle of the list."""
        self._at = self._book.number(puzzle)

    def layout(self, metrics: Metrics) -> None:
        """Put one sheet in the middle: the list on the left, the board on the right, buttons below."""
        self.form.clear()
        sheet = Box(0, 0, min(_WIDTH, metrics.width - 48), metrics.height - 40)
        sheet.center = metrics.area.center
        self.form.add(Panel(self.kit)).box = sheet
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        self._add_head(Box(inner.left, inner.top - 6, inner.width, _HEAD - 14))
        height = inner.height - _HEAD - _BUTTON - _GAP
        row = height / max(1, round(height / _ROW))
        width = inner.width * _LIST
        self._list = ListView(
            self.kit, self._rows, row, self._draw_row, on_select=self._look_at, on_open=self._open
        )
        self.form.add(self._list).place(inner.left, inner.top + _HEAD, width, height)
        left = inner.left + width + 28
        self._preview = Box(left, inner.top + _HEAD, inner.right - left, height)
        self._add_buttons(Box(inner.left, inner.bottom - _BUTTON, inner.width, _BUTTON))
        self.form.focus(self._list)
        self._list.select(self._at)

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the sheet."""
        return self.form.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass for the sheet."""
        return self.form.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet before the picture of the title."""
        pen = self.pen(surface)
        pen.backdrop("table/title")
        pen.fill(_DUSK, self.kit.metrics.area)
        self.form.draw(surface)
        if self._list.chosen is not None:
            self._draw_preview(pen, self._list.chosen)

    def cancel(self) -> None:
        """Let go of what is held."""
        self.form.cancel()

    @property
    def chosen(self) -> Puzzle:
        """The puzzle that is chosen."""
        return self._rows[self._at].puzzle

    def _add_head(self, box: Box) -> None:
        title = Label(self.kit, _("Puzzles"), theme.TITLE.sized(36))
        self.form.add(title).place(box.left, box.top, box.width / 2, box.height)
        told = progress(self._book)
        self.form.add(Label(self.kit, told, _FACTS.sized(18), Align.RIGHT)).place(
            box.centerx, box.top, box.width / 2, box.height
        )

    def _add_buttons(self, box: Box) -> None:
        back = Button(self.kit, _("Back"), self._back, icon="back", shortcut=keys.ESCAPE)
        play = Button(self.kit, _("Solve it"), self._open_chosen, icon="puzzle", accent=True)
        self.form.add(back).place(box.left, box.top, max(back.natural_width, 130), box.height)
        width = max(play.natural_width, 190)
        self.form.add(play).place(box.right - width, box.top, width, box.height)
        self.form.default = play

    def _look_at(self, _row: Row) -> None:
        self._at = self._list.selected or 0

    def _open_chosen(self) -> None:
        self._solve(self.chosen)

    def _open(self, row: Row) -> None:
        self._solve(row.puzzle)

    def _draw_row(self, pen: Pen, box: Box, row: Row, selected: bool) -> None:
        """Draw a line: the board in small, what it is called, how hard it is, and whether it is solved."""
        puzzle = row.puzzle
        side = box.height - 20
        self._draw_board(pen, Box(box.left + 12, box.centery - side / 2, side, side), puzzle)
        left, soft = box.left + side + 30, palette.INK if selected else palette.INK_SOFT
        room = box.right - left - _BADGE - 24
        number = words.title(self._book.number(puzzle))
        title = _("Puzzle of the day") if row.daily else number
        pen.line(title, _TITLE, (left, box.centery - 24), "midleft", room)
        facts = " · ".join([*([number] if row.daily else []), words.length(puzzle), words.level(puzzle)])
        pen.line(facts, _FACTS.coloured(soft), (left, box.centery), "midleft", room)
        lit, unlit = (palette.INK, _SHADED) if selected else (LIT, UNLIT)
        draw_stars(pen, puzzle.stars, (left - 1, box.centery + 24), _STAR, lit, unlit)
        if self._book.done(puzzle):
            badge = Box(box.right - _BADGE - 14, box.centery - _BADGE / 2, _BADGE, _BADGE)
            pen.fill(_SOLVED, badge, _BADGE / 2)
            pen.icon("check", badge.inflate(-10, -10), palette.CREAM)
        if not selected:
            pen.fill(palette.KRAFT + "50", Box(box.left + 12, box.bottom - 1, box.width - 24, 1))

    def _draw_preview(self, pen: Pen, row: Row) -> None:
        """Draw the board of a puzzle, and below it what is to be done."""
        puzzle, area = row.puzzle, self._preview
        goal = f"<b>{escape(words.goal(puzzle))}</b>"
        told = f"{goal}\n{words.rules_of(puzzle)}\n{words.shortest(puzzle)}"
        side = min(area.width, area.height - _AIR - pen.kit.paragraphs.height(told, _RULES, area.width))
        board = Box(area.centerx - side / 2, area.top, side, side)
        self._draw_board(pen, board, puzzle)
        pen.paragraph(told, _RULES, (area.left, board.bottom + _AIR), area.width, Align.CENTRE)

    def _draw_board(self, pen: Pen, box: Box, puzzle: Puzzle) -> None:
        """Draw a board in small, made once for each size."""
        rect = pen.kit.metrics.rect(box)

        def made() -> pygame.Surface:
            surface = pygame.Surface(rect.size).convert()
            surface.fill(palette.WOOD_DARK)
            whole = Box(0, 0, box.width, box.height)
            table = puzzle.setup.layout.table
            draw_miniature(Pen(pen.kit, surface), whole, table, looks(puzzle.setup), puzzle.seat)
            return surface

        pen.surface.blit(self._boards.get((puzzle.key, rect.size), made), rect)


def progress(book: Book) -> str:
    """Return how many puzzles are solved."""
    count = len(book.puzzles)
    told = ngettext("{done} of {count} solved", "{done} of {count} solved", count)
    return told.format(done=book.count_done, count=count)
