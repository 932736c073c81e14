"""The title and the pause menu lead where they say, by mouse and by keys."""

from collections.abc import Callable
from typing import TypeVar

import pygame
import pytest
from ui_events import click, key, move, press, release

from tremor_gui.match import settings as store
from tremor_gui.match.paths import settings_file
from tremor_gui.match.settings import FASTEST, Settings
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import keep, preferences
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.pause import Pause, PauseActions
from tremor_gui.ui.scenes.settings import SettingsSheet
from tremor_gui.ui.scenes.title import Title, TitleActions, Unfinished
from tremor_gui.ui.school import Door
from tremor_gui.ui.widgets import Checkbox, Slider, Stepper
from tremor_gui.ui.widgets.base import Widget

W = TypeVar("W", bound=Widget)

WINDOWS = [(1024, 640), (1280, 720), (2560, 1080)]


class Doors:
    """Writes down which way was taken."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.unfinished = True

    def to(self, name: str) -> Callable[[], None]:
        return lambda: self.taken.append(name)

    def title(self, app: App) -> Title:
        title = Title(
            app,
            TitleActions(
                self.last_game,
                self.to("new"),
                self.to("saves"),
                self.door,
                self.to("puzzles"),
                self.to("statistics"),
            ),
        )
        app.manager.push(title)
        app.step(1)
        return title

    def pause(self, app: App) -> Pause:
        actions = PauseActions(self.to("saves"), self.to("new"), self.to("title"))
        pause = Pause(app, actions, lambda: "All is well.")
        app.manager.push(pause)
        return pause

    def door(self) -> Door:
        return Door("Learn to play", self.to("school"), fresh=False)

    def last_game(self) -> Unfinished | None:
        return Unfinished("Zoë and Mei", self.to("resume")) if self.unfinished else None


def choose(app: App, downs: int) -> None:
    key(app, pygame.KSCAN_TAB)
    for _ in range(downs):
        key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_RETURN)


def test_enter_goes_on_with_the_last_game_or_starts_one(app: App) -> None:
    doors = Doors()
    title = doors.title(app)
    key(app, pygame.KSCAN_RETURN)
    doors.unfinished = False
    title.enter()
    key(app, pygame.KSCAN_RETURN)
    assert doors.taken == ["resume", "new"]


def test_the_title_is_walked_by_keys(app: App) -> None:
    doors = Doors()
    doors.title(app)
    choose(app, 1)
    key(app, pygame.KSCAN_DOWN)
    key(app, pygame.KSCAN_RETURN)
    assert doors.taken == ["new", "saves"]


def test_the_rules_are_opened_from_the_title_and_from_the_pause(app: App) -> None:
    doors = Doors()
    app.show_rules = doors.taken.append
    doors.title(app)
    choose(app, 5)
    doors.pause(app)
    choose(app, 3)
    key(app, pygame.KSCAN_F1)
    assert doors.taken == ["", "", ""]


def test_the_sound_is_switched_on_the_title(app: App) -> None:
    Doors().title(app)
    key(app, pygame.KSCAN_TAB, pygame.KMOD_SHIFT)
    key(app, pygame.KSCAN_SPACE)
    assert app.kit.preferences.muted


def test_escape_leaves_the_pause(app: App) -> None:
    doors = Doors()
    title = doors.title(app)
    doors.pause(app)
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is title


@pytest.mark.parametrize(("downs", "door"), [(1, "saves"), (2, "new"), (6, "title")])
def test_the_pause_is_gone_when_its_way_is_taken(app: App, downs: int, door: str) -> None:
    doors = Doors()
    title = doors.title(app)
    doors.pause(app)
    choose(app, downs)
    assert doors.taken == [door]
    assert app.manager.top is title


def settings(app: App) -> SettingsSheet:
    sheet = SettingsSheet(app)
    app.manager.push(sheet)
    app.step(1)
    return sheet


def control(sheet: SettingsSheet, kind: type[W], label: str = "") -> W:
    """The control of a kind, with its own label if it has one."""
    return next(
        one for one in sheet.form.widgets if isinstance(one, kind) and getattr(one, "label", "") == label
    )


def paced(sheet: SettingsSheet, whose: str) -> Stepper[float]:
    """The control of a pace, which is added right after what stands before it."""
    widgets = sheet.form.widgets
    at = next(at for at, one in enumerate(widgets) if getattr(one, "text", "") == whose)
    found = widgets[at + 1]
    assert isinstance(found, Stepper)
    return found


def test_the_settings_are_reached_from_the_title_and_from_the_table(app: App) -> None:
    doors = Doors()
    for opened, downs in ((doors.title, 7), (doors.pause, 5)):
        scene: Scene = opened(app)
        choose(app, downs)
        assert isinstance(app.manager.top, SettingsSheet)
        app.step(1)
        key(app, pygame.KSCAN_ESCAPE)
        assert app.manager.top is scene


def test_the_sound_is_switched_off_and_the_keys_stay_there(app: App) -> None:
    click(app, control(settings(app), Checkbox, "Mute").box.center)
    assert app.kit.preferences.muted
    key(app, pygame.KSCAN_SPACE)
    assert not app.kit.preferences.muted


def test_the_loudness_follows_the_mouse_while_it_is_dragged(app: App) -> None:
    loud = control(settings(app), Slider)
    x, y = loud.box.midleft
    press(app, (x + 20, y))
    for share in (0.3, 0.6, 0.9):
        move(app, (x + share * loud.box.width, y))
        assert abs(app.kit.preferences.volume - share) < 0.08
    release(app, (x + loud.box.width, y))
    assert app.kit.preferences.volume > 0.9


def test_effects_and_music_have_a_loudness_each(app: App) -> None:
    sheet = settings(app)
    _whole, effects, music = (one for one in sheet.form.widgets if isinstance(one, Slider))
    click(app, (effects.box.left + 0.25 * effects.box.width, effects.box.centery))
    click(app, (music.box.left + 0.75 * music.box.width, music.box.centery))
    chosen = app.kit.preferences
    assert abs(chosen.effects - 0.25) < 0.08
    assert abs(chosen.music - 0.75) < 0.08
    assert chosen.volume == Preferences().volume


@pytest.mark.parametrize(("whose", "name"), [("Your moves", "speed"), ("Bots' moves", "bot_speed")])
def test_own_moves_and_those_of_bots_have_a_pace_each(app: App, whose: str, name: str) -> None:
    sheet = settings(app)
    pace = paced(sheet, whose)
    click(app, pace.box.inflate(-8, 0).midleft)
    assert getattr(app.kit.preferences, name) == 0.5
    for speed in (1.0, 2.0, FASTEST, FASTEST):
        click(app, paced(sheet, whose).box.inflate(-8, 0).midright)
        assert getattr(app.kit.preferences, name) == speed
    key(app, pygame.KSCAN_LEFT)
    assert getattr(app.kit.preferences, name) == 2.0
    assert 1.0 in (app.kit.preferences.speed, app.kit.preferences.bot_speed)


def test_a_pace_that_nobody_offers_is_shown_as_the_nearest(app: App) -> None:
    app.apply(Preferences(speed=1.7, bot_speed=50.0))
    sheet = settings(app)
    assert (paced(sheet, "Your moves").chosen, paced(sheet, "Bots' moves").chosen) == (2.0, FASTEST)


def test_motion_is_reduced(app: App) -> None:
    sheet = settings(app)
    click(app, control(sheet, Checkbox, "Less motion").box.center)
    assert not app.kit.preferences.motion
    assert paced(sheet, "Your moves").why_not
    assert paced(sheet, "Bots' moves").why_not
    key(app, pygame.KSCAN_SPACE)
    assert app.kit.preferences.motion


def test_the_language_changes_at_once(app: App) -> None:
    app.apply(Preferences(language="en"))
    sheet = settings(app)
    language = next(one for one in sheet.form.widgets if isinstance(one, Stepper))
    assert [name for _code, name in language.options] == ["As the system", "English", "Deutsch"]
    click(app, language.box.inflate(-8, 0).midright)
    assert app.kit.preferences.language == "de"
    assert any(getattr(one, "text", "") == "Einstellungen" for one in sheet.form.widgets)


def test_everything_grows_and_shrinks(app: App) -> None:
    sheet = settings(app)
    size = [one for one in sheet.form.widgets if isinstance(one, Stepper)][1]
    before = app.kit.metrics.scale
    click(app, size.box.inflate(-8, 0).midright)
    assert app.kit.metrics.scale == pytest.approx(1.1 * before)


def test_what_was_set_during_play_is_kept(app: App) -> None:
    chosen = Preferences(
        1.1,
        volume=0.25,
        effects=0.5,
        music=0.0,
        muted=True,
        hushed=False,
        speed=FASTEST,
        bot_speed=0.5,
        motion=False,
        language="de",
    )
    keep(chosen, True, (10, 20, 1300, 800), Settings())
    kept = Settings(
        "de",
        1.1,
        True,
        0.25,
        True,
        FASTEST,
        True,
        effects=0.5,
        music=0.0,
        hushed=False,
        bot_speed=0.5,
        window=(10, 20, 1300, 800),
    )
    assert store.load(settings_file()) == (kept, None)
    assert preferences(kept) == chosen


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_menus_stand_within_every_window(app: App, window: tuple[int, int], ui_scale: float) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=ui_scale))
    doors = Doors()
    for scene in (doors.title(app), doors.pause(app), SettingsSheet(app)):
        app.manager.reset(scene)
        app.step(1)
        assert all(app.kit.metrics.area.contains(widget.box) for widget in scene.form.widgets)


def test_suggestions_are_switched_on_and_kept(app: App) -> None:
    click(app, control(settings(app), Checkbox, "Suggest something in each turn").box.center)
    assert app.kit.preferences.suggest
    keep(app.kit.preferences, False, None, Settings())
    kept, _notice = store.load(settings_file())
    assert preferences(kept).suggest
