"""The page of keys: it is reached from everywhere, names every key, and nothing of it is cut off."""

from pathlib import Path

import pygame
import pytest
from ui_events import key, type_text

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.ui import keys
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.keyboard import Keyboard, _Keys
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.pause import Pause
from tremor_gui.ui.scenes.title import Title
from tremor_gui.ui.tables.tremor import header, hint, opponents, replay_keys
from tremor_gui.ui.tables.tremor.puzzle.table import AGAIN, NEXT
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import Button, TextEntry

WINDOWS = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.fixture
def house(app: App, tmp_path: Path) -> House:
    house = House(app, Library(tmp_path, GAMES))
    app.manager.push(house.title())
    app.step(1)
    return house


def ask(app: App, scancode: int = pygame.KSCAN_SLASH) -> None:
    """Type a question mark, which is on another key in each country."""
    event = pygame.Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=pygame.KMOD_SHIFT, unicode="?")
    app.feed(event)
    app.step(1)


@pytest.mark.parametrize("letter", "/ß+',7")
def test_it_is_asked_for_by_the_key_of_any_layout(app: App, house: House, letter: str) -> None:
    """Where nobody types, the system tells the letter without Shift, as a window of X does."""
    for mod in (0, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, pygame.KMOD_LSHIFT):
        assert not isinstance(app.manager.top, Keyboard)
        app.feed(pygame.Event(pygame.KEYDOWN, scancode=0, key=ord(letter), mod=mod, unicode=letter))
        app.step(1)
    shown(app)


def shown(app: App) -> Keyboard:
    page = app.manager.top
    assert isinstance(page, Keyboard)
    return page


@pytest.mark.parametrize("scancode", [pygame.KSCAN_SLASH, pygame.KSCAN_MINUS, pygame.KSCAN_M, pygame.KSCAN_7])
def test_a_question_mark_opens_it_on_any_keyboard_and_escape_closes_it(
    app: App, house: House, scancode: int
) -> None:
    ask(app, scancode)
    shown(app)
    ask(app, scancode)
    key(app, pygame.KSCAN_ESCAPE)
    assert isinstance(app.manager.top, Title), "and it is opened once only"


def test_it_is_opened_at_the_table_and_from_the_menu(app: App, house: House) -> None:
    house._new_game()
    app.step(1)
    key(app, pygame.KSCAN_RETURN)
    app.step(1)
    table = app.manager.top
    assert isinstance(table, TremorTable)
    ask(app)
    shown(app)
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is table
    key(app, pygame.KSCAN_ESCAPE)
    page = app.manager.top
    assert isinstance(page, Pause)
    next(one for one in page.form.widgets if isinstance(one, Button) and one.label == "Keys").click()
    shown(app)


def test_a_question_mark_in_a_name_is_a_question_mark(app: App, house: House) -> None:
    house._new_game()
    app.step(1)
    scene = app.manager.top
    assert isinstance(scene, NewGame)
    field = next(one for one in scene.form.widgets if isinstance(one, TextEntry))
    scene.form.focus(field)
    ask(app)
    type_text(app, "Who?")
    assert app.manager.top is scene
    assert field.text.endswith("Who?")


def test_every_key_is_named(app: App, house: House) -> None:
    ask(app)
    named = {cap for one in shown(app).form.widgets if isinstance(one, _Keys) for cap in one._row.caps}
    own = (header.LOG, header.PAUSE, header.AGAIN, hint.HINT, opponents.BEST, AGAIN, NEXT)
    general = (keys.RULES, keys.ESCAPE, keys.TAB, keys.BACK_TAB, keys.FULLSCREEN, keys.UNDO)
    assert {str(one) for one in (*own, *general, replay_keys.PLAY, replay_keys.CHART)} <= named
    assert {one.name for one in replay_keys._KEYS} <= named


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 1.25])
def test_nothing_is_cut_off(app: App, house: House, language: str, ui_scale: float) -> None:
    app.apply(Preferences(ui_scale, language=language))
    ask(app)
    page = shown(app)
    for window in WINDOWS:
        app.resize(window)
        app.step(1)
        for one in page.form.widgets:
            assert app.kit.metrics.area.contains(one.box)
            if isinstance(one, _Keys):
                assert one.caps_width <= one.indent, one._row.caps
                assert one.indent + one.words_width <= one.box.width + 1, one._row.meaning
