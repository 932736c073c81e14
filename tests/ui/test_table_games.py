"""Whole games through the real scenes, from the title to the result, by mouse alone and by keys alone."""

from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import FRAME, button, hurried, settle, take, take_by_keys
from ui_events import click, key

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.result import Result
from tremor_gui.ui.scenes.title import Title
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import Choice


@pytest.fixture
def house(app: App, tmp_path: Path) -> House:
    house = House(app, Library(tmp_path / "saves", GAMES), seed="7")
    app.manager.push(house.title())
    app.step(FRAME)
    return house


def play_on(app: App, seed: int, *, by_keys: bool = False) -> None:
    """Play to the end, every choice by hand, and see that exactly that choice was taken."""
    rng, hand = Random(seed), Random(seed)
    while isinstance(table := app.manager.top, TremorTable):
        if table.busy:
            rest(app, table, hand, by_keys)
            continue
        if table.session.outcome is not None:
            app.step(FRAME)
            continue
        steps, action = table.session.steps, hurried(table.session.state, rng)
        if by_keys:
            take_by_keys(app, table, action)
        else:
            take(app, table, action, hand)
        assert table.session.steps[:-1] == steps
        assert table.session.steps[-1].action == action


def rest(app: App, table: TremorTable, rng: Random, by_keys: bool) -> None:
    """See a little of what happens, and then the rest, or be impatient."""
    app.step(0.05)
    if rng.random() < 0.2:
        settle(table)
    elif by_keys:
        key(app, pygame.KSCAN_SPACE)
    else:
        click(app, table.areas.board.center)


@pytest.mark.parametrize(("players", "seed"), [(2, 19), (3, 57), (4, 14)])
def test_a_game_is_played_by_mouse_from_title_to_title(
    app: App, house: House, players: int, seed: int
) -> None:
    title = app.manager.top
    assert isinstance(title, Title)
    click(app, button(title.form, "New game").box.center)
    new = app.manager.top
    assert isinstance(new, NewGame)
    counts = next(one for one in new.form.widgets if isinstance(one, Choice)).box
    click(app, (counts.left + counts.width * (players - 1.5) / 3, counts.centery))
    click(app, button(new.form, "Start").box.center)
    table = app.manager.top
    assert isinstance(table, TremorTable)
    assert table.busy, "a fresh game shows its opening"
    assert len(table.session.names) == players
    play_on(app, seed)
    result = app.manager.top
    assert isinstance(result, Result)
    app.step(FRAME)
    click(app, button(result.form, "To the title").box.center)
    assert isinstance(app.manager.top, Title)


def test_a_game_is_played_by_keys_alone(app: App, house: House) -> None:
    shown = [type(app.manager.top)]
    for _ in range(2):
        key(app, pygame.KSCAN_RETURN)
        shown.append(type(app.manager.top))
    play_on(app, 19, by_keys=True)
    shown.append(type(app.manager.top))
    key(app, pygame.KSCAN_RETURN)
    assert [*shown, type(app.manager.top)] == [Title, NewGame, TremorTable, Result, NewGame]


def test_the_table_stays_after_the_end_and_shows_no_second_result(app: App, house: House) -> None:
    key(app, pygame.KSCAN_RETURN)
    key(app, pygame.KSCAN_RETURN)
    play_on(app, 19, by_keys=True)
    key(app, pygame.KSCAN_ESCAPE)
    table = app.manager.top
    assert isinstance(table, TremorTable)
    for _ in range(5):
        app.step(0.1)
    assert app.manager.top is table
    assert not table.offered
