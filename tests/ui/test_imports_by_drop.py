"""A save is dragged onto the window, or named by its path, and nothing is lost by it."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import button
from ui_events import click, compose, key, type_text

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.bring_in import BringIn
from tremor_gui.ui.scenes.saves import Saves
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets.modal import Question

TREMOR = GAMES["tremor"]


class Home:
    """A window with a house, a folder of saves, what was told, and a save from elsewhere."""

    def __init__(self, app: App, folder: Path, told: list[str]) -> None:
        self.app = app
        self.library = Library(folder / "saves", GAMES)
        self.house = House(app, self.library)
        self.told = told
        session = Session.start(TREMOR, TREMOR.quick_setup(3, Random(7)), "7")
        self.path = Library(folder / "mail", GAMES).write(session)
        self.bad = folder / "<b>photo.json"
        self.bad.write_text("GIF89a")
        app.manager.push(self.house.title())

    def drop(self, path: Path) -> None:
        assert self.app.feed(pygame.Event(pygame.DROPFILE, file=str(path)))
        self.app.step(0.3)

    def play(self) -> Session:
        """A game of its own on the table."""
        self.house._start(TREMOR.quick_setup(2, Random(1)), "1", ("", ""))
        return self.at_the_table().session

    def at_the_table(self) -> TremorTable:
        scene = self.app.manager.top
        if isinstance(scene, Curtain):
            self.app.manager.pop()
            scene = self.app.manager.top
        assert isinstance(scene, TremorTable)
        return scene

    def saves(self) -> Saves:
        self.house._saves()
        self.app.step(0.3)
        scene = self.app.manager.top
        assert isinstance(scene, Saves)
        return scene


@pytest.fixture
def home(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    return Home(app, tmp_path, told)


@pytest.mark.parametrize("playing", [False, True])
def test_dropped_on_the_title_or_on_a_table_it_is_played_and_kept(home: Home, playing: bool) -> None:
    mine = home.play() if playing else None
    before = home.path.read_bytes()
    home.drop(home.path)
    assert home.at_the_table().session.seed.endswith("7")
    kept = {home.library.open(entry.path).session.seed for entry in home.library.entries()}
    assert kept == {home.at_the_table().session.seed} | ({mine.seed} if mine else set())
    assert home.path.read_bytes() == before


@pytest.mark.parametrize("where", ["title", "table", "saves", "sheet"])
def test_a_bad_file_is_told_of_in_a_sentence_and_nothing_changes(home: Home, where: str) -> None:
    places: dict[str, Callable[[], object]] = {
        "title": lambda: None,
        "table": home.play,
        "saves": home.saves,
        "sheet": lambda: (home.saves(), key(home.app, pygame.KSCAN_I)),
    }
    places[where]()
    stack, entries = list(home.app.manager._stack), home.library.entries()
    home.drop(home.bad)
    home.drop(home.bad.parent)
    assert home.app.manager._stack == stack
    assert home.library.entries() == entries
    assert home.told[0] == "This file is not a save of this game."
    assert "is a folder, not a file" in home.told[1]


def test_dropped_on_the_saved_games_it_is_one_of_them_and_chosen(home: Home) -> None:
    home.play()
    scene = home.saves()
    home.drop(home.path)
    home.drop(home.path.parent / "nothing.json")
    assert home.app.manager.top is scene
    assert len(scene.entries) == 2
    assert scene._list.chosen is not None
    assert scene._list.chosen.path.parent == home.library.folder
    assert home.library.open(scene._list.chosen.path).session.seed.endswith("7")
    assert home.told[0].startswith("Imported: <b>")


def test_a_save_that_is_here_already_is_only_chosen(home: Home) -> None:
    home.play()
    path = home.library.entries()[0].path
    scene = home.saves()
    scene._turn_to(scene._scenarios)
    home.drop(path)
    assert [entry.path for entry in scene.entries] == [path]


def test_a_backup_that_is_dropped_is_not_written_to(home: Home) -> None:
    session = home.play()
    decision = session.state.decision
    assert decision is not None
    home.at_the_table().commit(decision.options[0])
    backup = next(home.library.folder.glob("*.bak"))
    before = backup.read_bytes()
    home.saves()
    home.drop(backup)
    assert backup.read_bytes() == before
    assert len(home.library.entries()) == 2


def test_where_steps_would_be_lost_a_dropped_save_asks_first(app: App, tmp_path: Path, home: Home) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    house = House(app, Library(nowhere, GAMES))  # a file where a folder should be
    house._start(TREMOR.quick_setup(2, Random(1)), "1", ("", ""))
    home.drop(home.path)
    assert isinstance(app.manager.top, Question)


def test_by_keys_alone_a_path_is_typed(home: Home) -> None:
    scene = home.saves()
    key(home.app, pygame.KSCAN_I)
    sheet = home.app.manager.top
    assert isinstance(sheet, BringIn)
    assert not button(sheet.form, "Import").enabled
    key(home.app, pygame.KSCAN_RETURN)
    assert home.app.manager.top is sheet
    compose(home.app, "に", 1)
    key(home.app, pygame.KSCAN_ESCAPE)
    assert home.app.manager.top is sheet
    type_text(home.app, f"{home.path}x")
    key(home.app, pygame.KSCAN_RETURN)
    assert home.app.manager.top is sheet
    assert len(home.told) == 1
    key(home.app, pygame.KSCAN_BACKSPACE)
    home.app.resize((1024, 640))
    home.app.step(0.3)
    key(home.app, pygame.KSCAN_RETURN)
    assert home.app.manager._stack[-1:] == [scene]
    assert pygame.key.get_repeat()[0] == 0
    assert len(scene.entries) == 1


def test_by_mouse_alone_the_sheet_is_left_and_takes_a_drop(home: Home) -> None:
    scene = home.saves()
    for leave in (True, False):
        click(home.app, button(scene.form, "Import …").box.center)
        sheet = home.app.manager.top
        assert isinstance(sheet, BringIn)
        if leave:
            click(home.app, button(sheet.form, "Cancel").box.center)
        else:
            home.drop(home.path)
        assert home.app.manager.top is scene
    assert len(scene.entries) == 1


def test_a_folder_that_takes_nothing_is_told_of(app: App, tmp_path: Path, home: Home) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    house = House(app, Library(nowhere, GAMES))
    app.manager.reset(house.title())
    home.drop(home.path)
    assert home.at_the_table().session.seed.endswith("7")
    assert home.told[-1].startswith("Not saved")
    app.manager.reset(house.title())
    house._saves()
    home.drop(home.path)
    assert isinstance(app.manager.top, Saves)
    assert home.told[-1].startswith("Not saved")
