"""Whole games through the real scenes, from the title to the result, by mouse alone and by keys alone."""

from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import FRAME, button, chip, lift, settle, take, take_by_keys
from table_matches import hurried
from ui_events import click, key

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.deal import SWITCHES
from tremor_gui.match.library import Library
from tremor_gui.rules.window import PASS
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.result import Result
from tremor_gui.ui.scenes.title import Title
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.opening.brain import BRAINS, BrainPicker
from tremor_gui.ui.tables.tremor.opening.switch import Switch
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import Choice

VARIANTS = ("race", "coop", "rumble")


@pytest.fixture
def house(app: App, tmp_path: Path) -> House:
    house = House(app, Library(tmp_path / "saves", GAMES), seed="7")
    app.manager.push(house.title())
    app.step(FRAME)
    return house


def play_on(app: App, seed: int, *, by_keys: bool = False) -> int:
    """Play to the end, every choice by hand, and see that exactly that choice was taken.

    Return how many times the curtain was lifted.
    """
    rng, hand = Random(seed), Random(seed)
    lifted = 0
    while isinstance(table := app.manager.top, TremorTable | Curtain):
        if isinstance(table, Curtain):
            lift(app, by_keys=by_keys)
            lifted += 1
            continue
        if table.busy:
            rest(app, table, hand, by_keys)
            continue
        steps, called = table.session.steps, table._calls.pending
        if table.session.outcome is not None and not called:
            app.step(FRAME)
            continue
        action = PASS if called else hurried(table.session.state, rng)
        if called and by_keys:
            key(app, pygame.KSCAN_RETURN)
        elif called:
            click(app, chip(table, "pass").box.center)
        elif by_keys:
            take_by_keys(app, table, action)
        else:
            take(app, table, action, hand)
        taken = [step.action for step in table.session.steps[len(steps) :]]
        assert table.session.steps[: len(steps)] == steps
        assert called or taken.pop(0) == action
        assert set(taken) <= {PASS}, "nobody answers unasked, but who wants to pass by itself"
    return lifted


def rest(app: App, table: TremorTable, rng: Random, by_keys: bool) -> None:
    """See a little of what happens, and then the rest, or be impatient."""
    if rng.random() < 0.3:
        app.step(0.05)
    if rng.random() < 0.2:
        settle(table)
    elif by_keys:
        key(app, pygame.KSCAN_SPACE)
    else:
        click(app, table.areas.board.center)


def choose_by_mouse(app: App, new: NewGame, variant: str, players: int) -> None:
    """Say what is played, and by how many."""
    counts, variants = (one for one in new.form.widgets if isinstance(one, Choice))
    boxes = (counts.box, players - 1.5, 3), (variants.box, VARIANTS.index(variant) + 0.5, 3)
    for box, place, count in boxes:
        click(app, (box.left + box.width * place / count, box.centery))


def seat_people(app: App, new: NewGame, *, by_keys: bool = False) -> None:
    """Leave every seat to a person."""
    for picker in [one for one in new.form.widgets if isinstance(one, BrainPicker) and one.visible]:
        if by_keys:
            while not picker.focused:
                key(app, pygame.KSCAN_TAB)
            for _ in BRAINS:
                key(app, pygame.KSCAN_LEFT)
        else:
            click(app, (picker.box.left + 4, picker.box.centery))
    assert not any(new.seating.brains)


@pytest.mark.parametrize(
    ("variant", "players", "without", "seed"),
    [
        ("race", 2, (), 29),
        ("race", 3, SWITCHES, 57),
        ("race", 4, ("cards",), 14),
        ("coop", 4, (), 12),
        ("rumble", 4, (), 51),
    ],
)
def test_a_game_is_played_by_mouse_from_title_to_title(
    app: App, house: House, variant: str, players: int, without: tuple[str, ...], seed: int
) -> None:
    title = app.manager.top
    assert isinstance(title, Title)
    click(app, button(title.form, "New game").box.center)
    new = app.manager.top
    assert isinstance(new, NewGame)
    choose_by_mouse(app, new, variant, players)
    seat_people(app, new)
    switches = [one for one in new.form.widgets if isinstance(one, Switch)]
    for part, switch in zip(SWITCHES, switches, strict=True):
        if part in without:
            click(app, switch.box.center)
    click(app, button(new.form, "Start").box.center)
    table = app.manager.top
    assert isinstance(table, TremorTable)
    assert table.busy, "a fresh game shows its opening"
    setup = table.session.setup
    assert (setup.variant, set(setup.without)) == (variant, set(without))
    assert len(table.session.names) == players
    lifted = play_on(app, seed)
    assert (lifted > 0) == ("cards" not in without)
    result = app.manager.top
    assert isinstance(result, Result)
    app.step(FRAME)
    click(app, button(result.form, "Title").box.center)
    assert isinstance(app.manager.top, Title)


@pytest.mark.parametrize(("variant", "seed"), [("race", 2), ("coop", 22), ("rumble", 58)])
def test_a_game_is_played_by_keys_alone(app: App, house: House, variant: str, seed: int) -> None:
    shown = [type(app.manager.top)]
    for scancode in (pygame.KSCAN_TAB, pygame.KSCAN_RETURN):  # Enter alone would lead to the tutorial
        key(app, scancode)
    new = app.manager.top
    assert isinstance(new, NewGame)
    shown.append(NewGame)
    while not [one for one in new.form.widgets if isinstance(one, Choice)][1].focused:
        key(app, pygame.KSCAN_TAB)
    for _ in range(VARIANTS.index(variant)):
        key(app, pygame.KSCAN_RIGHT)
    seat_people(app, new, by_keys=True)
    key(app, pygame.KSCAN_RETURN)
    shown.append(type(app.manager.top))
    assert play_on(app, seed, by_keys=True) > 0
    shown.append(type(app.manager.top))
    key(app, pygame.KSCAN_RETURN)
    assert [*shown, type(app.manager.top)] == [Title, NewGame, TremorTable, Result, NewGame]


def test_the_table_stays_after_the_end_and_shows_no_second_result(app: App, house: House) -> None:
    for scancode in (pygame.KSCAN_TAB, pygame.KSCAN_RETURN):  # Enter alone would lead to the tutorial
        key(app, scancode)
    new = app.manager.top
    assert isinstance(new, NewGame)
    seat_people(app, new)
    key(app, pygame.KSCAN_RETURN)
    play_on(app, 29, by_keys=True)
    key(app, pygame.KSCAN_ESCAPE)
    table = app.manager.top
    assert isinstance(table, TremorTable)
    for _ in range(5):
        app.step(0.1)
    assert app.manager.top is table
    assert not table.offered
