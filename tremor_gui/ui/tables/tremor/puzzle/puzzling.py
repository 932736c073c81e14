"""From the list of puzzles to their tables and back."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from tremor_gui.games import GAMES
from tremor_gui.match.errors import Complaint, NotSaved
from tremor_gui.match.paths import solved_file
from tremor_gui.match.puzzles import Puzzle, load
from tremor_gui.match.solved import Solved
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.scenes.saves import scenario_folder

from .book import Book
from .listing import Puzzles, progress
from .pause import PuzzlePause
from .solved import PuzzleSolved, SolvedActions
from .table import PuzzleTable, PuzzleWays


def puzzle_file() -> Path:
    """Return the file of the puzzles that come with the game, installed or in the source tree."""
    return scenario_folder() / "puzzles" / "tremor.json"


def today() -> int:
    """Return the number of the day where the player is."""
    return date.today().toordinal()


class Puzzling:
    """Makes the scenes of puzzles for one window and joins them."""

    def __init__(
        self,
        app: App,
        to_title: Callable[[], None],
        day: Callable[[], int] = today,
    ) -> None:
        self._app = app
        self._to_title = to_title
        self._day = day

    def open(self) -> None:
        """Show the list over the present scene, or say why there is none."""
        app = self._app
        try:
            puzzles = load(puzzle_file(), GAMES)
        except Complaint as error:
            app.toast(escape(translate(error.reason)))
            return
        solved = Solved(solved_file())
        if solved.notice is not None:
            app.toast(escape(translate(solved.notice)))
        book = Book(puzzles, solved, self._day())
        listed = Puzzles(app, book, lambda puzzle: self._sit_down(book, listed, puzzle), app.manager.pop)
        app.manager.push(listed)

    def _sit_down(self, book: Book, listed: Puzzles, puzzle: Puzzle) -> None:
        """Lay a puzzle out on a table over the list."""
        listed.choose(puzzle)
        manager = self._app.manager

        def following() -> None:
            manager.pop()
            self._sit_down(book, listed, book.following(puzzle))

        ways = PuzzleWays(
            menu=lambda: manager.push(PuzzlePause(self._app, manager.pop, self._to_title)),
            solved=lambda table: self._celebrate(book, table, following),
            puzzles=manager.pop,
            on=following,
        )
        manager.push(PuzzleTable(self._app, puzzle, book.number(puzzle), ways))

    def _celebrate(self, book: Book, table: PuzzleTable, following: Callable[[], None]) -> None:
        """Mark a puzzle as solved by whoever was not shown how, and offer the next."""
        if not table.helped:
            try:
                book.solved.add(table.puzzle.key)
            except NotSaved as error:
                self._app.toast(escape(translate(error.reason)))
        pop = self._app.manager.pop

        def after(action: Callable[[], None]) -> Callable[[], None]:
            def leave() -> None:
                pop()
                action()

            return leave

        actions = SolvedActions(after(following), after(table.restart), pop, after(pop))
        self._app.manager.push(PuzzleSolved(self._app, table, progress(book), actions))
