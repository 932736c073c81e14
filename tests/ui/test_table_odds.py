"""The chances of winning, for whoever wants to see them: they tell nothing of hands."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
from table_events import FRAME, Sitting, lift
from table_matches import TREMOR, copied, found
from ui_events import click

from tremor_gui.match.session import Session
from tremor_gui.match.settings import Settings
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import keep, preferences
from tremor_gui.ui.scenes.settings import SettingsSheet
from tremor_gui.ui.tables.tremor.odds import Odds
from tremor_gui.ui.widgets import Checkbox


def picture(app: App) -> bytes:
    app.step(FRAME)
    return pygame.image.tobytes(app.frame(), "RGB")


def test_the_chances_are_seen_only_where_they_are_wanted(app: App, tmp_path: Path) -> None:
    app.apply(Preferences(motion=False))
    table = Sitting(app, copied(found()["Act Twist"]), tmp_path).table
    without = picture(app)
    app.apply(Preferences(motion=False, chances=True))
    shown = picture(app)
    assert shown != without
    chances = table._odds.chances
    assert len(chances) == len(table._looks)
    assert abs(sum(chances) - 1) < 1e-6


def test_the_chances_tell_nothing_of_hands() -> None:
    session = copied(found()["quell"])
    assert session.state.decision is not None
    view = session.view(session.state.decision.seats[0])
    told = set()
    for number in range(3):
        state = TREMOR.imagine(view, Random(number))
        steps = (*session.steps[:-1], session.steps[-1]._replace(state=state))
        odds = Odds()
        odds.look(Session(TREMOR, session.setup, session.seed, steps, rules=session.rules))
        told.add(odds.chances)
    assert len(told) == 1


def test_they_follow_the_match(app: App, tmp_path: Path) -> None:
    app.apply(Preferences(motion=False, chances=True))
    session = copied(found()["Act Twist"])
    table = Sitting(app, session, tmp_path).table
    before = table._odds.chances
    rng = Random(1)
    while table._odds.chances == before and len(session.steps) < 60:
        lift(app)  # a seat that is called sees nothing of what comes after
        table.commit(rng.choice(table.offered).action)
    assert table._odds.chances != before


def test_the_settings_show_and_hide_them_and_the_choice_is_kept(app: App, own_home: Path) -> None:
    sheet = SettingsSheet(app)
    app.manager.push(sheet)
    for wanted in (True, False, True):
        app.step(1)
        boxes = (one for one in sheet.form.widgets if isinstance(one, Checkbox))
        click(app, next(one for one in boxes if "chances" in one.label).box.center)
        assert app.kit.preferences.chances is wanted
    keep(app.kit.preferences, False, None, Settings())
    assert preferences(replace(Settings(), chances=True)).chances
    assert any('"chances": true' in path.read_text() for path in own_home.rglob("*.json"))


def test_allies_have_one_part_of_the_bar() -> None:
    setup = TREMOR.quick_setup(4, Random(1), "coop")
    odds = Odds()
    odds.look(Session.start(TREMOR, setup, "1"))
    (first, one), (second, other) = odds.sides
    assert sorted((*first, *second)) == [0, 1, 2, 3]
    assert len(first) == len(second) == 2
    assert abs(one + other - 1) < 1e-6
