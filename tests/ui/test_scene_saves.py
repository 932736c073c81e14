"""Saved games are opened, kept and deleted from their list."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from ui_events import click, key

from tremor_gui.games import GAMES
from tremor_gui.match.library import TRASH, Library
from tremor_gui.match.session import Session
from tremor_gui.ui import theme
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes import saves
from tremor_gui.ui.scenes.saves import Saves
from tremor_gui.ui.scenes.when import when
from tremor_gui.ui.tables.tremor.scenarios import SCENARIOS
from tremor_gui.ui.widgets import Button, Choice, ListView
from tremor_gui.ui.widgets.modal import Question

TREMOR = GAMES["tremor"]
SCENARIO_FILES = Path(__file__).resolve().parents[2] / "saves"
NOW = datetime(2026, 7, 14, 18, 5, tzinfo=timezone(timedelta(hours=2)))


def begun(seed: int) -> Session:
    return Session.start(TREMOR, TREMOR.quick_setup(3, Random(seed)), str(seed))


class Shelf:
    """A list of two games and what was done with it."""

    def __init__(self, app: App, folder: Path, games: int = 2) -> None:
        self.app = app
        self.opened: list[Session] = []
        self.left = 0
        self.times = iter(range(100))
        self.library = Library(folder, GAMES, self.later)
        self.sessions = [begun(seed) for seed in range(games)]
        for session in self.sessions:
            self.library.write(session)
        self.watched: list[Session] = []
        self.scene = Saves(app, self.library, self.opened.append, self.watched.append, self.leave)

    def later(self) -> datetime:
        return datetime(2026, 7, 1, 12, tzinfo=UTC) + timedelta(minutes=next(self.times))

    def leave(self) -> None:
        self.left += 1

    def show(self) -> "Shelf":
        self.app.manager.push(self.scene)
        self.app.step(1)
        return self

    def button(self, label: str) -> Button:
        buttons = [one for one in self.scene.form.widgets if isinstance(one, Button)]
        return next(button for button in buttons if button.label == label)

    def row(self, at: int) -> tuple[float, float]:
        rows = next(one for one in self.scene.form.widgets if isinstance(one, ListView))
        return rows.box.left + 60, rows.box.top + (at + 0.5) * rows.row_height

    def turn_over(self) -> None:
        choice = next(one for one in self.scene.form.widgets if isinstance(one, Choice))
        click(self.app, (choice.box.right - 20, choice.box.centery))


@pytest.fixture(autouse=True)
def no_scenarios(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "scenarios"
    monkeypatch.setattr(saves, "scenario_folder", lambda: folder)
    return folder


@pytest.fixture
def shelf(app: App, tmp_path: Path) -> Callable[..., Shelf]:
    return lambda games=2: Shelf(app, tmp_path / "saves", games)


def test_enter_opens_the_latest_game(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    key(app, pygame.KSCAN_RETURN)
    assert [session.seed for session in shown.opened] == [shown.sessions[1].seed]


def test_a_double_click_opens_a_game(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    click(app, shown.row(1))
    click(app, shown.row(1), clicks=2)
    assert [session.seed for session in shown.opened] == [shown.sessions[0].seed]


def test_the_button_opens_what_is_chosen(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    key(app, pygame.KSCAN_DOWN)
    click(app, shown.button("Open").box.center)
    assert [session.seed for session in shown.opened] == [shown.sessions[0].seed]


def test_the_list_tells_which_seats_are_bots(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf(0)
    setup = TREMOR.quick_setup(2, Random(1))
    shown.library.write(Session.start(TREMOR, setup, "1", ("", "medium")))
    shown.show()
    first, other = TREMOR.players(setup)
    assert shown.scene._title(shown.scene.entries[0]) == f"{first} · {other} (Medium)"


def test_escape_leads_back(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    key(app, pygame.KSCAN_ESCAPE)
    assert shown.left == 1


def test_a_game_is_deleted_only_if_somebody_says_so(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    key(app, pygame.KSCAN_DELETE)
    assert type(app.manager.top) is Question
    key(app, pygame.KSCAN_ESCAPE)
    assert len(shown.library.entries()) == 2
    click(app, shown.button("Delete").box.center)
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_RETURN)
    assert [entry.players for entry in shown.scene.entries] == [shown.sessions[0].names]
    assert len(list((shown.library.folder / TRASH).glob("*.json"))) == 1


def test_a_damaged_game_says_why_it_cannot_be_opened(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf(0)
    shown.library.folder.mkdir()
    (shown.library.folder / "torn.json").write_text("{", "utf-8")
    shown.show()
    key(app, pygame.KSCAN_RETURN)
    assert shown.opened == []
    assert len(app.toasts.waiting) == 1
    assert shown.button("Open").why_not
    assert shown.button("Delete").enabled


def test_the_first_game_that_can_be_opened_is_chosen(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf(1)
    (shown.library.folder / "torn.json").write_text("{", "utf-8")
    shown.show()
    key(app, pygame.KSCAN_RETURN)
    assert len(shown.opened) == 1


def test_a_game_that_vanished_meanwhile_is_one_sentence(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    for path in shown.library.folder.iterdir():
        path.unlink()
    key(app, pygame.KSCAN_RETURN)
    app.step(1)
    assert shown.opened == []
    assert len(app.toasts.waiting) == 1
    assert shown.scene.entries == []


def test_the_list_tells_what_is_played(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf(0)
    for variant, without in (("race", ()), ("rumble", ("traits",))):
        setup = TREMOR.quick_setup(3, Random(1), variant, without)
        shown.library.write(Session.start(TREMOR, setup, "1"))
    shown.show()
    assert [str(entry.variant) for entry in shown.scene.entries] == ["Royal Rumble, Hardcore", "Race"]


def test_an_empty_list_has_nothing_to_open(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf(0).show()
    key(app, pygame.KSCAN_RETURN)
    assert not shown.button("Open").enabled
    assert not shown.button("Delete").enabled


def test_a_game_is_watched_without_being_opened_or_written(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    before = {path: path.read_bytes() for path in shown.library.folder.iterdir()}
    click(app, shown.row(1))
    click(app, shown.button("Watch").box.center)
    key(app, pygame.KSCAN_W)
    assert [session.seed for session in shown.watched] == [shown.sessions[0].seed] * 2
    assert shown.opened == []
    assert {path: path.read_bytes() for path in shown.library.folder.iterdir()} == before


def test_a_scenario_opens_as_a_game_of_its_own(
    app: App, shelf: Callable[..., Shelf], no_scenarios: Path
) -> None:
    shipped = Library(no_scenarios, GAMES).write(begun(7))
    before = shipped.read_bytes()
    shown = shelf().show()
    shown.turn_over()
    assert not shown.button("Delete").enabled
    assert not shown.button("Watch").enabled
    key(app, pygame.KSCAN_DELETE)
    assert app.manager.top is shown.scene
    click(app, shown.button("Open").box.center)
    (session,) = shown.opened
    assert shown.library.write(session).parent == shown.library.folder
    assert shipped.read_bytes() == before


def test_every_scenario_says_what_it_is_and_what_to_try(
    app: App, shelf: Callable[..., Shelf], monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = {path.stem for path in SCENARIO_FILES.glob("*.json")}
    assert shipped == SCENARIOS.keys()
    assert len({str(scenario.title) for scenario in SCENARIOS.values()}) == len(SCENARIOS)
    assert all(str(scenario.task).endswith(".") for scenario in SCENARIOS.values())
    monkeypatch.setattr(saves, "scenario_folder", lambda: SCENARIO_FILES)
    written: list[str] = []
    line = Pen.line

    def watched(pen: Pen, text: str, *rest: Any) -> None:
        written.append(text)
        line(pen, text, *rest)

    monkeypatch.setattr(Pen, "line", watched)
    shown = shelf().show()
    shown.turn_over()
    written.clear()
    for _ in SCENARIOS:
        app.step(1)
        key(app, pygame.KSCAN_DOWN)
    for scenario in SCENARIOS.values():
        assert str(scenario.title) in written
        assert str(scenario.task) in written
    assert "In progress" not in written


def test_no_sentence_about_a_scenario_is_cut_off(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    rows = next(one for one in shown.scene.form.widgets if isinstance(one, ListView))
    room = rows.box.width - 200
    assert all(app.kit.text.width(str(one.task), theme.BODY.sized(16)) < room for one in SCENARIOS.values())


def test_without_scenarios_their_list_says_so(app: App, shelf: Callable[..., Shelf]) -> None:
    shown = shelf().show()
    shown.turn_over()
    app.step(1)
    assert shown.scene.entries == []


@pytest.mark.parametrize(
    ("moment", "said"),
    [
        (datetime(2026, 7, 14, 0, 30, tzinfo=UTC), "Today, 02:30"),
        (datetime(2026, 7, 13, 21, 59, tzinfo=UTC), "Yesterday, 23:59"),
        (datetime(2026, 7, 13, 22, 0, tzinfo=UTC), "Today, 00:00"),
        (datetime(2026, 3, 2, 9, 7, tzinfo=UTC), "2 March, 11:07"),
        (datetime(2025, 12, 31, 9, 7, tzinfo=UTC), "31 December 2025, 11:07"),
    ],
)
def test_a_moment_is_said_as_people_say_it(moment: datetime, said: str) -> None:
    assert when(moment, NOW) == said


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_the_sheet_stands_within_every_window(
    app: App, shelf: Callable[..., Shelf], window: tuple[int, int], ui_scale: float
) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=ui_scale))
    shown = shelf().show()
    assert all(app.kit.metrics.area.contains(widget.box) for widget in shown.scene.form.widgets)
