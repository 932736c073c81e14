"""Nobody breaks a puzzle: any events at any moments, and it can always be begun again and solved."""

from pathlib import Path

import pytest
from table_events import settle
from test_scene_puzzles import DAY, Corner, shown
from test_table_storms import Storm

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.tables.tremor.puzzle.puzzling import Puzzling
from tremor_gui.ui.tables.tremor.puzzle.solved import PuzzleSolved
from tremor_gui.ui.tables.tremor.puzzle.table import PuzzleTable


@pytest.mark.parametrize(("row", "shows"), [(3, False), (14, True), (40, False)])
def test_any_events_at_any_moment_leave_a_puzzle_to_solve(
    app: App, tmp_path: Path, row: int, shows: bool
) -> None:
    House(app, Library(tmp_path, GAMES))
    corner, storm = Corner(app), Storm(app, row)
    table = corner.sit(row)
    if shows:
        table.show_solution()
    for _ in range(300):
        storm.blow()
        if len(app.manager._stack) < 2:
            Puzzling(app, app.stop, lambda: DAY).open()
    while not isinstance(app.manager.top, PuzzleTable) and len(app.manager._stack) > 2:
        app.manager.pop()
    if not isinstance(app.manager.top, PuzzleTable):
        corner.sit(row)
    app.manager.cancel()
    settle(corner.table)
    corner.table.restart()
    corner.solve()
    assert shown(app) is PuzzleSolved
