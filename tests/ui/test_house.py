"""The scenes of the window lead into each other, and what was said in one is remembered in the next."""

from pathlib import Path

import pygame
import pytest
from ui_events import click, key, type_text

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import TextEntry


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
