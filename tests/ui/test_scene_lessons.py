"""The tutorial at the table: it says, points, praises, sets back, and is gone on with later."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import settle, take
from ui_events import click, key, move, press

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Forecast, Traverse
from tremor_gui.match.library import Library
from tremor_gui.match.settings import FASTEST
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.course import Course
from tremor_gui.ui.scenes.pause import Pause
from tremor_gui.ui.scenes.rulebook import RuleBook
from tremor_gui.ui.scenes.title import Title
from tremor_gui.ui.school import School
from tremor_gui.ui.tables.tremor.lessons.chapters import CHAPTERS
from tremor_gui.ui.tables.tremor.lessons.scene import Lesson
from tremor_gui.ui.tables.tremor.places import NAMES
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import Button, ScrollView
from tremor_gui.ui.widgets.form import Form

MOST_CLICKS = 200
WINDOWS = [(1024, 640), (1280, 720), (1920, 1080)]


@pytest.fixture
def house(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("TREMOR_HOME", str(tmp_path))
    app.apply(Preferences(motion=False, speed=FASTEST))
    return at_title(app, tmp_path)


def at_title(app: App, folder: Path) -> House:
    house = House(app, Library(folder / "saves", GAMES))
    app.manager.reset(house.title())
    app.step(1)
    return house


def button(form: Form, wanted: str) -> Button:
    return next(one for one in form.widgets if isinstance(one, Button) and wanted in (one.label, one.icon))


def labels(form: Form) -> set[str]:
    return {one.label for one in form.widgets if isinstance(one, Button)}


def lesson(app: App) -> Lesson:
    scene = app.manager.top
    assert isinstance(scene, Lesson)
    settle(scene)
    app.step(0.1)
    return scene


def opened(app: App, house: House, chapter: str) -> Lesson:
    house._school.open(chapter)
    app.step(1)
    return lesson(app)


def press_sheet(app: App, scene: Lesson, wanted: str) -> None:
    click(app, button(scene.sheet.form, wanted).box.center)
    app.step(1)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)
def test_whoever_clicks_about_arrives_and_is_led_on(app: App, house: House, chapter: object) -> None:
    """Any gesture, half of them at what is lit; where nothing more can come of it, the board is set back."""
    key_of = getattr(chapter, "key", "")
    rng = Random(key_of)
    scene = opened(app, house, key_of)
    for _ in range(MOST_CLICKS):
        said = scene.sheet.said
        assert said is not None
        if not said.task:
            break
        if said.lost:
            press_sheet(app, scene, "again")
        else:
            decision = scene.session.state.decision
            assert decision is not None
            lit = [one.action for one in scene.offered if one.drop in scene._controls.aims]
            wanted = lit if lit and rng.random() < 0.5 else decision.options
            take(app, scene, rng.choice(wanted), rng)
        scene = lesson(app)
    assert said is not None
    assert said.remark
    assert key_of in house._school.progress.done
    last = chapter is CHAPTERS[-1]
    press_sheet(app, scene, "A first game" if last else "Next chapter")
    if last:
        assert type(app.manager.top) is TremorTable
    else:
        assert lesson(app)._place.number == CHAPTERS.index(scene._place.chapter) + 2


def test_the_title_leads_in_and_later_on_from_there(app: App, house: House, tmp_path: Path) -> None:
    title = app.manager.top
    assert isinstance(title, Title)
    click(app, button(title.form, "Learn to play").box.center)
    app.step(1)
    scene = lesson(app)
    assert scene._place.chapter is CHAPTERS[0]
    press_sheet(app, scene, "step_on")
    house = at_title(app, tmp_path)  # as if the game had been closed meanwhile
    title = app.manager.top
    assert isinstance(title, Title)
    click(app, button(title.form, "Continue the tutorial").box.center)
    app.step(1)
    assert lesson(app)._place.chapter is CHAPTERS[1]
    assert house._school.progress.done == frozenset()


def test_once_everything_is_done_the_title_shows_the_chapters(app: App, house: House) -> None:
    house._school.open("home")
    for chapter in CHAPTERS:
        house._school.finish(chapter)
    app.manager.reset(house.title())
    app.step(1)
    title = app.manager.top
    assert isinstance(title, Title)
    click(app, button(title.form, "Tutorial").box.center)
    app.step(1)
    sheet = app.manager.top
    assert isinstance(sheet, Course)
    assert sum(getattr(one, "icon", None) == "check" for one in sheet.form.widgets) == len(CHAPTERS)
    click(app, button(sheet.form, "7. Tsunami").box.center)
    app.step(1)
    assert lesson(app)._place.chapter.key == "tsunami"


def test_nothing_of_a_chapter_is_saved_as_a_game(app: App, house: House, tmp_path: Path) -> None:
    scene = opened(app, house, "home")
    scene.commit(next(one.action for one in scene.offered if isinstance(one.action, Traverse)))
    lesson(app)
    assert not list((tmp_path / "saves").glob("*.json"))
    assert (tmp_path / "progress.json").exists()


def test_each_chapter_leads_to_what_the_rules_tell_of_it(app: App, house: House) -> None:
    for chapter in CHAPTERS:
        scene = opened(app, house, chapter.key)
        move(app, (2, 2))
        assert scene.topic is not None
        assert scene.topic.place in NAMES
    scene = opened(app, house, "ignite")
    key(app, pygame.KSCAN_F1)
    rules = app.manager.top
    assert isinstance(rules, RuleBook)
    assert rules.shown == "ignition"
    key(app, pygame.KSCAN_ESCAPE)
    press(app, (2, 2), button=3)
    assert lesson(app) is scene


def test_taking_back_and_setting_back_begin_the_task_anew(app: App, house: House) -> None:
    scene = opened(app, house, "ignite")
    closed = next(one.action for one in scene.offered if one.action == Forecast(0))
    for way in ("undo", "again"):
        scene.commit(closed)
        scene = lesson(app)
        assert scene.sheet.said is not None
        assert scene.sheet.said.lost
        if way == "undo":
            key(app, pygame.KSCAN_Z, pygame.KMOD_CTRL)
        else:
            press_sheet(app, scene, "Try once more")
        scene = lesson(app)
        assert scene.sheet.said is not None
        assert not scene.sheet.said.lost
        assert len(scene.session.steps) == 1


def test_enter_leads_on_when_a_chapter_is_done(app: App, house: House) -> None:
    scene = opened(app, house, "home")
    scene.commit(next(one.action for one in scene.offered if isinstance(one.action, Traverse)))
    lesson(app)
    key(app, pygame.KSCAN_RETURN)
    app.step(1)
    assert lesson(app)._place.chapter is CHAPTERS[1]


def test_the_bot_of_a_chapter_never_plays(app: App, house: House) -> None:
    scene = opened(app, house, "dice")
    rng = Random(1)
    while scene.session.state.decision is not None and scene.session.state.decision.seats == (0,):
        scene.commit(rng.choice(scene.session.state.decision.options))
        settle(scene)
    steps = scene.session.steps
    for _ in range(20):
        app.step(0.5)
    assert scene.session.steps == steps


def test_in_a_chapter_no_turn_waits_to_be_ended(app: App, house: House) -> None:
    """Its tasks are done or lost with the turn, and the sheet says so."""
    app.apply(replace(app.kit.preferences, confirm_turn=True))
    scene = opened(app, house, "dice")
    rng = Random(1)
    while scene.session.state.decision is not None and scene.session.state.decision.seats == (0,):
        scene.commit(rng.choice(scene.session.state.decision.options))
        settle(scene)
        assert not scene._handover.waiting


def test_a_chapter_has_nothing_to_hold_its_bot_back_with(app: App, house: House) -> None:
    """No bot moves here: a button that lets it wait would do nothing."""
    scene = opened(app, house, "dice")
    icons = {one.icon for one in scene._header.form.widgets if isinstance(one, Button)}
    assert not {"pause", "play"} & icons
    key(app, pygame.KSCAN_P)
    assert not scene._opponents.paused


def test_the_menu_says_that_the_place_is_kept(app: App, house: House) -> None:
    opened(app, house, "home")
    key(app, pygame.KSCAN_ESCAPE)
    menu = app.manager.top
    assert isinstance(menu, Pause)
    assert menu._note() == "Your place in the tutorial is kept."


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("ui_scale", [0.8, 1.0, 1.25])
def test_the_sheet_stands_beside_the_board(
    app: App, house: House, window: tuple[int, int], language: str, ui_scale: float
) -> None:
    app.resize(window)
    app.apply(Preferences(language=language, ui_scale=ui_scale, motion=False))
    for chapter in CHAPTERS:
        scene = opened(app, house, chapter.key)
        areas, widgets = scene.areas, scene.sheet.form.widgets
        assert all(areas.aside.contains(one.box) for one in widgets)
        assert not any(areas.aside.colliderect(box) for box in (areas.board, areas.spirit, *areas.plates))
        if ui_scale <= 1.0:
            assert not any(isinstance(one, ScrollView) for one in widgets), chapter.key
    app.apply(Preferences())


def test_a_chapter_whose_file_is_gone_is_told_of(
    app: App, house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    title = app.manager.top
    school = School(app, replace(house._school.subject, positions=tmp_path), tmp_path / "progress.json")
    school.open("home")
    assert app.manager.top is title
    assert len(told) == 1
    assert not school.progress.at


def test_a_first_game_begins_each_turn_with_a_suggestion(app: App, house: House) -> None:
    house._first_game()
    table = app.manager.top
    assert isinstance(table, TremorTable)
    assert table.session.brains == ("", "easy")
    rng = Random(1)
    for _ in range(10):
        settle(table)
        decision = table.session.state.decision
        assert decision is not None
        if type(table.session.state.stack[-1]).__name__ == "Act":
            break
        if decision.seats == (0,):
            table.commit(rng.choice(decision.options))
        else:
            table.session.play(rng.choice(decision.options))
            table._director.snap(table.session.state.table)
            table._deal()
    shown = [table._hint.open]
    key(app, pygame.KSCAN_H)
    shown.append(table._hint.open)
    app.apply(Preferences(motion=False))
    table.layout(app.kit.metrics)
    shown.append(table._hint.open)
    assert shown == [True, False, False]
