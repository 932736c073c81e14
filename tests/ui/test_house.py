"""The scenes of the window lead into each other, and what was said in one is remembered in the next."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from ui_events import click, key, type_text

from tremor_gui.games import GAMES
from tremor_gui.match.inbox import Inbox
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House, Visitors
from tremor_gui.ui.markup import escape
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.pause import Pause
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import Label, TextEntry
from tremor_gui.ui.widgets.modal import Question


@pytest.fixture
def house(app: App, tmp_path: Path) -> House:
    house = House(app, Library(tmp_path, GAMES))
    app.manager.push(house.title())
    return house


def new_game(app: App, downs: int) -> NewGame:
    """Walk down a menu to the setting up of a game."""
    key(app, pygame.KSCAN_TAB)
    for _ in range(downs):
        key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_RETURN)
    app.step(1)
    scene = app.manager.top
    assert isinstance(scene, NewGame)
    return scene


@pytest.mark.parametrize("resumed", [False, True])
def test_the_names_are_remembered_for_the_next_game(
    app: App, tmp_path: Path, house: House, resumed: bool
) -> None:
    scene = new_game(app, 0)
    click(app, next(one for one in scene.form.widgets if isinstance(one, TextEntry)).box.center)
    for name in ("Ann", "Bob"):
        type_text(app, name)
        key(app, pygame.KSCAN_RETURN)
    app.step(1)
    assert isinstance(app.manager.top, TremorTable)
    if resumed:
        house = House(app, Library(tmp_path, GAMES))
        app.manager.reset(house.title())
        app.step(1)
        key(app, pygame.KSCAN_RETURN)
        app.step(1)
    key(app, pygame.KSCAN_ESCAPE)
    app.step(1)
    again = new_game(app, 2)
    assert [seat.typed for seat in again.seating.seats] == ["Ann", "Bob"]
    assert again.seed != scene.seed


def test_who_played_each_seat_is_remembered_even_when_the_game_is_started_anew(
    app: App, tmp_path: Path, house: House
) -> None:
    scene = new_game(app, 0)
    scene.seating = scene.seating.of(3).played_by(0, "easy").played_by(2, "")
    scene.handle(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=0, mod=0, unicode=""))
    table = app.manager.top
    assert isinstance(table, TremorTable)
    assert table.session.brains == ("", "medium", "easy")
    house = House(app, Library(tmp_path, GAMES))
    app.manager.reset(house.title())
    house._new_game()
    again = app.manager.top
    assert isinstance(again, NewGame)
    assert [seat.brain for seat in again.seating.seats] == ["easy", "medium", ""]


def test_a_save_nobody_could_play_suggests_nobody(app: App, tmp_path: Path) -> None:
    library = Library(tmp_path, GAMES)
    path = library.write(Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(2, Random(1)), "1"))
    for old, new in (('"race"', '"coop"'), ('"species":"', '"species":"x')):
        text = path.read_text("utf-8")
        (tmp_path / "odd.json").write_text(text.replace(old, new), "utf-8")
        path.unlink(missing_ok=True)
        assert House(app, Library(tmp_path, GAMES))._seating() is None
        path.write_text(text, "utf-8")


def visited(app: App, house: House, folder: Path, path: Path) -> None:
    """Somebody opens a file while the window is open, and a second passes."""
    inbox = Inbox(folder / "inbox")
    with inbox.kept():
        app.every_frame = Visitors(inbox, house.visit)
        (folder / "inbox" / "1.json").write_text(json.dumps(str(path)))
        for _ in range(20):
            app.step(0.05)


def test_a_file_that_is_opened_elsewhere_comes_to_the_table(app: App, tmp_path: Path, house: House) -> None:
    library = Library(tmp_path / "mail", GAMES)
    path = library.write(Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(3, Random(1)), "1"))
    scenes: tuple[Callable[[], None], ...] = (house._saves, house._new_game, lambda: house._show(path))
    for before in scenes:
        app.manager.reset(house.title())
        before()
        visited(app, house, tmp_path, path)
        table = app.manager.top
        while isinstance(table, Curtain):
            app.manager.pop()
            table = app.manager.top
        assert isinstance(table, TremorTable)
        assert table.session.steps == library.open(path).session.steps


def test_a_file_that_cannot_be_read_is_told_of_and_the_game_goes_on(
    app: App, tmp_path: Path, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    before = app.manager.top
    visited(app, house, tmp_path, tmp_path / "<icon:x9>.json")
    assert app.manager.top is before
    assert told == ["There is no file “" + escape(str(tmp_path / "<icon:x9>.json")) + "”."]
    monkeypatch.setattr(house, "_leaving", lambda _action: pytest.fail("nobody need be asked"))
    (tmp_path / "broken.json").write_text("{", "utf-8")
    visited(app, house, tmp_path, tmp_path / "broken.json")
    assert len(told) == 2


def test_a_game_that_could_not_be_saved_is_not_left_for_a_file_unasked(
    app: App, tmp_path: Path, house: House
) -> None:
    path = Library(tmp_path / "mail", GAMES).write(
        Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(3, Random(1)), "1")
    )
    other = House(app, Library(path, GAMES))  # a file where a folder should be
    other._start(GAMES["tremor"].quick_setup(2, Random(1)), "1", ("", ""))
    visited(app, other, tmp_path, path)
    assert isinstance(app.manager.top, Question)


def foot(house: House) -> str:
    """The line at the bottom of the menu over a game."""
    scene = house._app.manager.top
    assert isinstance(scene, Pause)
    *_others, note = (one for one in scene.form.widgets if isinstance(one, Label))
    return note.text


def test_the_menu_says_whether_all_is_saved_in_the_language_that_is_spoken(app: App, tmp_path: Path) -> None:
    for folder, english, german in (
        (tmp_path, "The game is saved after every step.", "Das Spiel wird nach jedem Schritt gespeichert."),
        (
            tmp_path / "saves.txt",
            "The latest steps could not be saved!",
            "Die letzten Schritte konnten nicht gespeichert werden!",
        ),
    ):
        (tmp_path / "saves.txt").touch()  # a file where a folder should be
        house = House(app, Library(folder, GAMES))
        house._start(GAMES["tremor"].quick_setup(2, Random(1)), "1", ("", "easy"))
        house._pause()
        for language, note in (("en", english), ("de", german), ("en", english)):
            app.apply(replace(app.kit.preferences, language=language))
            assert foot(house) == note
