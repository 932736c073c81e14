"""Puzzles are chosen from their list, solved at the real table, and marked when somebody found the way."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import button, chip, settle, take, take_by_keys
from ui_events import click, key

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import RollDice, Spin, Traverse
from tremor_gui.games.tremor.describe import SPECIES_NAMES
from tremor_gui.match.library import Library
from tremor_gui.match.paths import saves_folder, solved_file
from tremor_gui.match.puzzles import MOST_STARS
from tremor_gui.match.solved import Solved
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Anchor, Pen
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.title import Title
from tremor_gui.ui.tables.tremor.aside import TITLE
from tremor_gui.ui.tables.tremor.odds import Odds
from tremor_gui.ui.tables.tremor.plates import draw_plate
from tremor_gui.ui.tables.tremor.puzzle import puzzling, words
from tremor_gui.ui.tables.tremor.puzzle.listing import Puzzles
from tremor_gui.ui.tables.tremor.puzzle.pause import PuzzlePause
from tremor_gui.ui.tables.tremor.puzzle.puzzling import Puzzling
from tremor_gui.ui.tables.tremor.puzzle.solved import PuzzleSolved
from tremor_gui.ui.tables.tremor.puzzle.table import STAR, PuzzleTable
from tremor_gui.ui.theme import Style
from tremor_gui.ui.widgets import Button, RichLabel, ScrollView

DAY = 739_000


def shown(app: App) -> type[Scene]:
    """What lies on top."""
    return type(app.manager.top)


class Corner:
    """A window with the list of puzzles open, on a day that does not change."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.left: list[str] = []
        app.manager.push(Scene(app))  # something to go back to
        Puzzling(app, lambda: self.left.append("title"), lambda: DAY).open()
        app.step(1)

    @property
    def listed(self) -> Puzzles:
        scene = self.app.manager.top
        assert isinstance(scene, Puzzles)
        return scene

    @property
    def table(self) -> PuzzleTable:
        scene = self.app.manager.top
        assert isinstance(scene, PuzzleTable)
        return scene

    @property
    def sheet(self) -> PuzzleSolved:
        scene = self.app.manager.top
        assert isinstance(scene, PuzzleSolved)
        return scene

    def sit(self, row: int = 1) -> PuzzleTable:
        """Sit down at the puzzle of a row, the first of which is that of the day."""
        self.listed._list.select(row)
        key(self.app, pygame.KSCAN_RETURN)
        self.app.step(1)
        return self.table

    def solve(self) -> None:
        """Play the solution of the puzzle on the table to its end."""
        table = self.table
        for action in table.puzzle.solution:
            table.commit(action)
            settle(table)
        self.app.step(0.1)

    def waste(self) -> None:
        """Let the turn pass on the table without coming home."""
        table = self.table
        while not table.failed:
            decision = table.session.state.decision
            assert decision is not None
            home = table.session.state.table.homes[table.puzzle.seat]
            table.commit(next(one for one in decision.options if getattr(one, "piece", None) != home))
            settle(table)

    def press(self, label: str) -> None:
        press(self.app, label)


def press(app: App, label: str) -> None:
    click(app, button(app.manager.top.form, label).box.center)  # type: ignore[attr-defined]
    app.step(1)


def tool(table: PuzzleTable, icon: str) -> Button:
    """A button of the sheet."""
    return next(one for one in table.sheet.form.widgets if isinstance(one, Button) and one.icon == icon)


def told(table: PuzzleTable) -> str:
    """What the sheet says."""
    return "\n".join(one.markup for one in table.sheet.form.widgets if isinstance(one, RichLabel))


@pytest.fixture
def corner(app: App) -> Corner:
    return Corner(app)


def test_the_title_leads_to_the_puzzles_and_back(app: App, tmp_path: Path) -> None:
    app.manager.push(House(app, Library(tmp_path, GAMES)).title())
    app.step(1)
    title = app.manager.top
    assert isinstance(title, Title)
    button = next(one for one in title.form.widgets if isinstance(one, Button) and one.label == "Puzzles")
    click(app, button.box.center)
    assert shown(app) is Puzzles
    key(app, pygame.KSCAN_ESCAPE)
    assert shown(app) is Title


def test_enter_opens_the_puzzle_of_the_day(corner: Corner) -> None:
    today = corner.listed._book.today
    key(corner.app, pygame.KSCAN_RETURN)
    assert corner.table.puzzle is today


def test_another_day_has_another_puzzle(corner: Corner, app: App) -> None:
    today = corner.listed._book.today
    Puzzling(app, app.stop, lambda: DAY + 1).open()
    assert corner.listed._book.today != today
    assert corner.listed._rows[0].puzzle == corner.listed._book.today


def test_a_double_click_and_the_button_open_what_is_chosen(corner: Corner) -> None:
    listed = corner.listed
    rows = listed._list
    place = rows.box.left + 200, rows.box.top + 2.5 * rows.row_height
    click(corner.app, place)
    assert listed.chosen is listed._book.puzzles[1]
    click(corner.app, place, clicks=2)
    assert corner.table.puzzle is listed._book.puzzles[1]
    corner.app.manager.pop()
    corner.press("Solve it")
    assert corner.table.puzzle is listed._book.puzzles[1]


def test_who_comes_home_has_solved_it_for_good(corner: Corner) -> None:
    table = corner.sit()
    corner.solve()
    assert "Solved" in [getattr(one, "text", "").rstrip("!") for one in corner.sheet.form.widgets]
    assert Solved(solved_file()).keys == {table.puzzle.key}
    corner.press("All puzzles")
    assert corner.listed._book.done(table.puzzle)
    assert corner.listed.chosen is table.puzzle
    assert not saves_folder().exists()


def test_the_next_puzzle_is_one_that_is_not_solved(corner: Corner) -> None:
    puzzles = corner.listed._book.puzzles
    corner.listed._book.solved.add(puzzles[1].key)
    corner.sit(1)
    corner.solve()
    corner.press("Next puzzle")
    assert corner.table.puzzle is puzzles[2]


def test_the_keys_of_the_table_lead_on_and_back_from_the_end_too(corner: Corner) -> None:
    puzzles = corner.listed._book.puzzles
    table = corner.sit(1)
    corner.solve()
    named = [getattr(one, "text", "") for one in corner.sheet.form.widgets]
    assert "N: next puzzle · Backspace: start again · Esc: board" in named
    key(corner.app, pygame.KSCAN_BACKSPACE)
    assert (corner.table, table.decisions) == (table, 0)
    corner.solve()
    key(corner.app, pygame.KSCAN_N)
    assert corner.table.puzzle is puzzles[1]


def test_the_board_can_be_looked_at_and_the_last_step_taken_back(corner: Corner) -> None:
    table = corner.sit()
    corner.solve()
    key(corner.app, pygame.KSCAN_ESCAPE)
    assert corner.table is table
    table.undo()
    settle(table)
    table.commit(table.puzzle.solution[-1])
    settle(table)
    corner.app.step(0.1)
    assert shown(corner.app) is PuzzleSolved


def test_a_turn_without_coming_home_says_so_and_can_be_begun_again(corner: Corner) -> None:
    table = corner.sit()
    corner.waste()
    assert table._bar._prompt.startswith("The turn is over")
    assert table.offered == ()
    decision = table.session.state.decision
    assert decision is not None
    assert any(isinstance(one, RollDice) for one in decision.options)
    assert not [one for one in table._bar.form.widgets if isinstance(one, Button) and "dice" in one.label]
    click(corner.app, chip(table, "Start again").box.center)
    assert table.decisions == 0
    assert table.offered


def test_the_last_step_of_a_lost_turn_can_be_taken_back(corner: Corner) -> None:
    table = corner.sit()
    corner.waste()
    table.undo()
    settle(table)
    assert not table.failed
    assert table.offered


def test_a_solution_that_was_shown_does_not_count(corner: Corner) -> None:
    table = corner.sit(6)
    key(corner.app, pygame.KSCAN_H)
    key(corner.app, pygame.KSCAN_H)
    for number, _action in enumerate(table.puzzle.solution):
        assert table.decisions == number
        assert table.offered == ()
        click(corner.app, chip(table, "Next step").box.center)
        settle(table)
    corner.app.step(0.1)
    assert "So that is the way" in [getattr(one, "text", "") for one in corner.sheet.form.widgets]
    assert Solved(solved_file()).keys == frozenset()
    corner.press("Start again")
    assert corner.table is table
    assert table.decisions == 0
    corner.solve()
    assert Solved(solved_file()).keys == {table.puzzle.key}


def test_every_step_of_every_solution_can_be_told(corner: Corner) -> None:
    for row, puzzle in enumerate(corner.listed._book.puzzles, start=1):
        table = corner.sit(row)
        table.show_solution()
        for action in puzzle.solution:
            assert table._bar._prompt
            assert table._controls.aims or isinstance(action, Spin)
            table.show_step()
            settle(table)
        corner.app.step(0.1)
        corner.press("All puzzles")


def test_somebody_may_go_on_alone_from_a_step_that_was_shown(corner: Corner) -> None:
    table = corner.sit()
    table.show_solution()
    table.show_step()
    settle(table)
    click(corner.app, chip(table, "Go on alone").box.center)
    assert table.offered
    for action in table.puzzle.solution[1:]:
        table.commit(action)
        settle(table)
    corner.app.step(0.1)
    assert Solved(solved_file()).keys == frozenset()


def test_the_menu_leads_to_the_list_and_to_the_title(corner: Corner) -> None:
    corner.sit()
    key(corner.app, pygame.KSCAN_ESCAPE)
    assert shown(corner.app) is PuzzlePause
    corner.press("All puzzles")
    assert shown(corner.app) is Puzzles
    corner.sit()
    key(corner.app, pygame.KSCAN_ESCAPE)
    corner.press("To the title")
    assert corner.left == ["title"]


def test_a_damaged_file_of_marks_is_told(app: App) -> None:
    solved_file().parent.mkdir(parents=True)
    solved_file().write_text("{", "utf-8")
    Corner(app)
    assert len(app.toasts.waiting) == 1


def test_without_its_file_there_is_a_sentence_and_no_list(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(puzzling, "puzzle_file", lambda: tmp_path / "none.json")
    app.manager.push(House(app, Library(tmp_path, GAMES)).title())
    Puzzling(app, app.stop).open()
    assert shown(app) is Title
    assert len(app.toasts.waiting) == 1


def test_what_is_said_of_a_puzzle_names_its_habitat_and_turns(corner: Corner) -> None:
    puzzles = corner.listed._book.puzzles
    one = next(puzzle for puzzle in puzzles if puzzle.turns == 1)
    two = next(puzzle for puzzle in puzzles if puzzle.turns == 2)
    assert "in this turn" in words.goal(one)
    assert "double turn" in words.goal(two)
    best = len(one.solution)
    assert "no way is shorter" in words.verdict(one, best)
    assert f"The shortest way has {best}" in words.verdict(one, best + 2)


def test_a_puzzle_is_chosen_and_solved_by_clicks_alone(app: App, tmp_path: Path) -> None:
    app.manager.push(House(app, Library(tmp_path, GAMES)).title())
    app.step(1)
    press(app, "Puzzles")
    listed = app.manager.top
    assert isinstance(listed, Puzzles)
    rows = listed._list
    click(app, (rows.box.left + 200, rows.box.top + 2.5 * rows.row_height))
    press(app, "Solve it")
    table = app.manager.top
    assert isinstance(table, PuzzleTable)
    settle(table)
    rng = Random(1)
    for action in table.puzzle.solution:
        take(app, table, action, rng)
        settle(table)
    app.step(0.1)
    assert shown(app) is PuzzleSolved
    press(app, "Next puzzle")
    assert isinstance(following := app.manager.top, PuzzleTable)
    assert following.puzzle is listed._book.puzzles[2]


def test_a_hard_one_is_solved_by_keys_alone(corner: Corner) -> None:
    table = corner.sit(len(corner.listed._book.puzzles))
    settle(table)
    for action in table.puzzle.solution:
        take_by_keys(corner.app, table, action)
        settle(table)
    corner.app.step(0.1)
    assert shown(corner.app) is PuzzleSolved
    key(corner.app, pygame.KSCAN_RETURN)
    assert corner.table is not table


@pytest.mark.parametrize("row", [1, 9, 20, 28, 40])
def test_whoever_clicks_about_is_never_stuck(corner: Corner, row: int) -> None:
    """Whatever is tried, there is something to choose, or the turn is over; then the board is set back."""
    corner.app.apply(Preferences(motion=False))
    table, rng = corner.sit(row), Random(row)
    for _try in range(2):
        while not table.failed and table.session.outcome is None:
            assert table.offered or table._bar.form.default is not None  # of a Tornado, that it is done
            decision = table.session.state.decision
            assert decision is not None
            take(corner.app, table, rng.choice(decision.options), rng)
            settle(table)
        corner.app.step(0.1)
        if isinstance(corner.app.manager.top, PuzzleSolved):
            corner.press("Start again")
        else:
            assert table.lost
            assert table.offered == ()
            click(corner.app, tool(table, "again").box.center)
        assert table.decisions == 0


def test_a_hint_says_what_is_needed_and_costs_nothing(corner: Corner) -> None:
    table = corner.sit(6)
    assert "Needed" not in told(table)
    key(corner.app, pygame.KSCAN_H)
    assert words.needed(table.puzzle, ()) in told(table)
    assert table.offered
    corner.solve()
    assert Solved(solved_file()).keys == {table.puzzle.key}


def test_the_way_is_shown_from_where_one_is_on_it(corner: Corner) -> None:
    table = corner.sit(6)
    table.commit(table.puzzle.solution[0])
    settle(table)
    for _press in range(2):
        key(corner.app, pygame.KSCAN_H)
    assert table.decisions == 1
    table.restart()
    decision = table.session.state.decision
    assert decision is not None
    table.commit(next(one for one in decision.options if one not in table.puzzle.solution))
    settle(table)
    key(corner.app, pygame.KSCAN_H)
    assert table.decisions == 0
    assert "This is the way" in told(table)


def test_what_is_needed_on_the_way_is_struck_off_once_it_is_done(corner: Corner) -> None:
    puzzles = corner.listed._book.puzzles
    for row in (next(at for at, one in enumerate(puzzles) if len(one.asks) > 1), 0):
        table = corner.sit(row + 1)
        table.hint()
        assert "(done)" not in told(table)
        done = 0
        for action in table.puzzle.solution[:-1]:
            table.commit(action)
            settle(table)
            said = told(table).count("(done)")
            assert said >= done
            done = said
        assert done == len(table.puzzle.asks)
        table.restart()
        assert "(done)" not in told(table)
        corner.app.manager.pop()


def test_the_last_traverse_away_from_home_is_said_to_be_one(corner: Corner) -> None:
    table = corner.sit(9)
    decision = table.session.state.decision
    assert decision is not None
    table.commit(next(one for one in decision.options if isinstance(one, Traverse)))
    settle(table)
    assert table.lost
    assert not table.failed
    assert table.offered
    assert "No Traverse is left" in told(table)
    table.undo()
    settle(table)
    assert "No Traverse is left" not in told(table)


def test_the_buttons_of_the_sheet_and_their_keys_lead_on_and_back(corner: Corner) -> None:
    puzzles = corner.listed._book.puzzles
    table = corner.sit(1)
    table.commit(table.puzzle.solution[0])
    settle(table)
    key(corner.app, pygame.KSCAN_BACKSPACE)
    assert table.decisions == 0
    key(corner.app, pygame.KSCAN_N)
    corner.app.step(1)
    assert corner.table.puzzle is puzzles[1]
    click(corner.app, tool(corner.table, "step_on").box.center)
    corner.app.step(1)
    assert corner.table.puzzle is puzzles[2]
    click(corner.app, tool(corner.table, "puzzle").box.center)
    assert corner.listed.chosen is puzzles[2]
    assert Solved(solved_file()).keys == frozenset()


def test_neither_bots_nor_chances_have_a_say(corner: Corner, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Odds, "draw", lambda *_: drawn.append("chances"))
    corner.app.apply(Preferences(suggest=True, chances=True))
    table = corner.sit()
    corner.app.step(1)
    assert not table._hint.open
    assert not drawn


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("window", "scale"), [((1024, 576), 1.25), ((1024, 640), 1.0), ((1920, 1080), 0.75)])
def test_all_that_the_sheet_says_is_to_be_read_at_once(
    window: tuple[int, int], scale: float, language: str
) -> None:
    app = App(window, headless=True, preferences=Preferences(scale, language=language, motion=False))
    corner = Corner(app)
    for row in (1, len(corner.listed._book.puzzles)):
        table = corner.sit(row)
        for _state in range(3):
            assert not any(isinstance(one, ScrollView) for one in table.sheet.form.widgets)
            assert all(table.areas.aside.contains(one.box) for one in table.sheet.form.widgets)
            title = next(one for one in table.sheet.form.widgets if getattr(one, "style", None) == TITLE)
            stars = table.sheet.title.right - MOST_STARS * STAR
            assert table.sheet.title.left + app.kit.text.width(title.text, TITLE) < stars  # type: ignore[attr-defined]
            key(app, pygame.KSCAN_H)
        app.manager.pop()
    app.close()


@pytest.mark.parametrize("motion", [True, False])
def test_the_words_of_the_bar_have_room_beside_its_buttons_in_the_smallest_window(motion: bool) -> None:
    app = App((1024, 576), headless=True, preferences=Preferences(ui_scale=1.25, motion=motion))
    corner = Corner(app)
    table = corner.sit(len(corner.listed._book.puzzles))
    for begin in (table.restart, table.show_solution):
        begin()
        for action in table.puzzle.solution:
            app.step(0.1)
            buttons = [one for one in table._bar.form.widgets if isinstance(one, Button)]
            assert min(one.box.left for one in buttons) >= table.areas.bar.left + 200
            assert max(one.box.right for one in buttons) <= table.areas.bar.right
            table.commit(action)
            settle(table)
        app.manager.pop()
        app.manager.push(table)
    app.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_name_of_every_species_has_room_on_a_plate(app: App, language: str) -> None:
    app.apply(Preferences(language=language))
    drawn: list[tuple[str, float, float]] = []

    class Spy(Pen):
        def line(
            self,
            text: str,
            style: Style,
            at: Point,
            anchor: Anchor = "topleft",
            max_width: float | None = None,
        ) -> pygame.Rect:
            if max_width is not None:
                drawn.append((text, self.kit.text.width(text, style), max_width))
            return pygame.Rect(0, 0, 0, 0)

    corner = Corner(app)
    looks = corner.sit()._looks
    plate, table = corner.table.areas.plates[0], corner.table.session.state.table
    for key_of, name in SPECIES_NAMES.items():
        look = replace(looks[0], species=key_of, given=str(name))
        draw_plate(Spy(app.kit, app.frame()), plate, look, 0, table, False, None)
    assert len(drawn) >= len(SPECIES_NAMES)
    assert not [one for one in drawn if one[1] > one[2]]
