"""A match looked back on: by keys, by buttons, by the timeline, and by itself."""

from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import button
from table_matches import begun, hurried
from ui_events import click, key, move, press, release

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.match.settings import FASTEST
from tremor_gui.match.silences import as_told
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.scenes.result import Result
from tremor_gui.ui.tables.tremor.chances import Chances, Mark
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.replay_bar import SPEEDS
from tremor_gui.ui.tables.tremor.scene import TremorTable

SHIFT = pygame.KMOD_LSHIFT


def match(players: int = 2, seed: int = 5, most: int = 10_000) -> Session:
    """A match with everything in it, hurried to its end or for so many decisions."""
    session, rng = begun(players, seed, without=()), Random(seed)
    for _ in range(most):
        if session.state.decision is None:
            break
        session.play(hurried(session.state, rng))
    return session


OVER = match()
GOING_ON = match(most=60)


class Looking:
    """A replay on the screen, and the ways it took."""

    def __init__(self, app: App, session: Session = OVER, at: int | None = 0) -> None:
        self.left = self.charts = 0
        self.scene = Replay(app, session, ReplayWays(self._leave, self._chart, lambda _replay: None), at)
        app.manager.push(self.scene)
        app.manager.update(0.3)

    def _leave(self) -> None:
        self.left += 1

    def _chart(self, _replay: Replay) -> None:
        self.charts += 1


def at_rest(scene: Replay) -> bool:
    """Whether the table and the log show exactly the step that the film is at."""
    told = [line for step in range(scene.at + 1) for line in scene.session.told(step)]
    return (
        not scene.busy
        and scene.table == scene.film.table(scene.at)
        and len(scene.lines) == len(told)
        and scene._timeline.value == scene.at
    )


def settle(scene: Replay) -> None:
    for _ in range(400):
        if not scene.busy:
            return
        scene.update(0.5)
    raise AssertionError("it never comes to rest")


@pytest.mark.parametrize("session", [OVER, GOING_ON], ids=["over", "going on"])
def test_every_step_on_and_back_ends_where_it_belongs(app: App, session: Session) -> None:
    scene = Looking(app, session).scene
    steps = list(range(1, 25))
    for at in steps:
        key(app, pygame.KSCAN_RIGHT)
        settle(scene)
        assert (scene.at, at_rest(scene)) == (at, True)
    for at in reversed(steps):
        key(app, pygame.KSCAN_LEFT)
        settle(scene)
        assert (scene.at, at_rest(scene)) == (at - 1, True)
    key(app, pygame.KSCAN_LEFT)
    assert (scene.at, at_rest(scene)) == (0, True)


def test_single_steps_move_and_jumps_snap(app: App) -> None:
    steps = enumerate(OVER.steps[:-1])
    walk = next(at for at, step in steps if isinstance(step.action, Traverse) and at > 20)
    scene = Looking(app).scene
    moved = {}
    for name, scancode, mod in (
        ("on", pygame.KSCAN_RIGHT, 0),
        ("back", pygame.KSCAN_LEFT, 0),
        ("turn on", pygame.KSCAN_RIGHT, SHIFT),
        ("turn back", pygame.KSCAN_UP, 0),
        ("first", pygame.KSCAN_HOME, 0),
        ("last", pygame.KSCAN_END, 0),
    ):
        scene.seek(walk if name == "back" else walk - 1)
        key(app, scancode, mod)
        moved[name] = scene.busy
    assert moved == {
        "on": True,
        "back": True,
        "turn on": False,
        "turn back": False,
        "first": False,
        "last": False,
    }
    assert at_rest(scene)


def test_hammered_keys_lose_no_step(app: App) -> None:
    scene, rng = Looking(app, at=30).scene, Random(1)
    at = 30
    for _ in range(120):
        way = rng.choice((1, 1, -1))
        key(app, pygame.KSCAN_RIGHT if way > 0 else pygame.KSCAN_LEFT)
        at = min(max(at + way, 0), scene.film.last)
        scene.update(rng.random() / 3)
        assert scene.at == at
    settle(scene)
    assert at_rest(scene)


def test_turns_are_gone_through_by_keys(app: App) -> None:
    scene = Looking(app).scene
    for turn in scene.film.turns[1:6]:
        key(app, pygame.KSCAN_DOWN)
        assert (scene.at, at_rest(scene)) == (turn.first, True)
    key(app, pygame.KSCAN_UP)
    assert scene.at == scene.film.turns[4].first


def test_it_plays_to_the_end_by_itself_and_stops_there(app: App) -> None:
    scene = Looking(app, at=None).scene
    seen = [scene.at]
    while scene.playing:
        scene.update(0.5)
        seen.append(scene.at)
    assert seen[0] == 0
    assert sorted(set(seen)) == list(range(scene.film.last + 1))
    assert at_rest(scene)
    key(app, pygame.KSCAN_SPACE)
    assert (scene.playing, scene.at) == (True, 0)


@pytest.mark.parametrize(
    ("scancode", "mod"), [(pygame.KSCAN_SPACE, 0), (pygame.KSCAN_RIGHT, 0), (pygame.KSCAN_HOME, 0)]
)
def test_whatever_is_done_with_time_it_plays_no_more(app: App, scancode: int, mod: int) -> None:
    scene = Looking(app, at=None).scene
    scene.update(1.0)
    key(app, scancode, mod)
    at = scene.at
    for _ in range(100):
        scene.update(0.5)
    assert (scene.playing, scene.at, at_rest(scene)) == (False, at, True)


def test_speed_is_set_by_keys_and_makes_it_faster(app: App) -> None:
    def gone(speed: float) -> int:
        scene = Looking(app, at=10).scene
        scene.speed = speed
        key(app, pygame.KSCAN_SPACE)
        for _ in range(300):
            scene.update(1 / 30)
        return scene.at

    assert gone(8.0) > gone(1.0) > 10
    scene = Looking(app, at=10).scene
    key(app, pygame.KSCAN_EQUALS)
    assert scene.speed == SPEEDS[SPEEDS.index(1.0) + 1]
    for _ in range(9):
        key(app, pygame.KSCAN_MINUS)
    assert scene.speed == SPEEDS[0]


def test_the_pace_of_the_replay_is_its_own(app: App) -> None:
    """Whoever plays without waiting still wants to follow what they look back on."""

    def gone(setting: float) -> int:
        app.apply(Preferences(speed=setting))
        scene = Looking(app, at=10).scene
        key(app, pygame.KSCAN_SPACE)
        for _ in range(120):
            scene.update(1 / 30)
        return scene.at

    assert gone(FASTEST) == gone(1.0) == gone(0.5)


def test_the_timeline_is_clicked_and_dragged(app: App) -> None:
    scene = Looking(app, at=None).scene
    app.step(0.1)

    def on(share: float) -> Point:
        travel = scene._timeline._travel
        return travel.left + travel.width * share, travel.centery

    click(app, on(0.5))
    assert (scene.playing, scene.at) == (False, round(scene.film.last / 2))
    assert at_rest(scene)
    press(app, on(0.5))
    for share in (0.6, 0.8, 0.2):
        move(app, on(share))
        assert at_rest(scene)
        assert abs(scene.at - scene.film.last * share) <= 1  # a pixel is more than a step
    release(app, on(0.2))
    move(app, on(0.9))
    assert abs(scene.at - scene.film.last * 0.2) <= 1


def test_a_click_on_the_number_of_a_turning_point_leads_right_there(app: App) -> None:
    scene = Looking(app).scene
    for point in scene.points:
        left, top, _, height = scene._timeline._mark(point.step)
        click(app, (left + 2, max(top, scene._timeline.box.top) + height / 2))
        assert (scene.at, at_rest(scene)) == (point.step, True)
        assert scene._timeline._pointed is not None
        assert OVER.names[point.seat] in scene._timeline._pointed[1]
        app.step(0.1)


def test_the_buttons_do_what_the_keys_do(app: App) -> None:
    looking = Looking(app, at=40)
    scene, film = looking.scene, looking.scene.film
    for icon, at in (
        ("step_on", 41),
        ("step_back", 40),
        ("turn_on", film.turn_after(40)),
        ("turn_back", film.turn_before(film.turn_after(40))),
    ):
        click(app, button(scene.form, icon).box.center)
        assert scene.at == at
    click(app, button(scene.form, "play").box.center)
    assert scene.playing
    click(app, button(scene.form, "pause").box.center)
    click(app, button(scene._header, "chart").box.center)
    click(app, button(scene._header, "back").box.center)
    assert (looking.charts, looking.left) == (1, 1)


def test_escape_leaves_and_the_chart_has_a_key(app: App) -> None:
    looking = Looking(app)
    key(app, pygame.KSCAN_C)
    key(app, pygame.KSCAN_ESCAPE)
    assert (looking.charts, looking.left) == (1, 1)


def test_numbers_lead_to_the_turning_points(app: App) -> None:
    scene = Looking(app).scene
    assert scene.points
    for number, point in enumerate(scene.points):
        key(app, pygame.KSCAN_1 + number)
        assert (scene.at, at_rest(scene)) == (point.step, True)


def test_of_a_match_that_goes_on_no_hand_and_no_chance_is_seen(app: App) -> None:
    looking = Looking(app, GOING_ON)
    scene = looking.scene
    assert any(GOING_ON.state.table.hands)
    key(app, pygame.KSCAN_C)
    assert (looking.charts, scene.moments, scene.points) == (0, (), ())
    assert not button(scene._header, "chart").enabled
    while scene.at < scene.film.last:
        key(app, pygame.KSCAN_RIGHT)
        while scene.busy:
            scene.update(0.2)
            assert {card for hand in scene.table.hands for card in hand} <= {HIDDEN}


def test_where_nothing_is_to_move_steps_snap_and_it_still_plays(app: App) -> None:
    app.apply(Preferences(motion=False))
    scene = Looking(app).scene
    key(app, pygame.KSCAN_RIGHT)
    assert (scene.at, at_rest(scene)) == (1, True)
    key(app, pygame.KSCAN_LEFT)
    assert (scene.at, at_rest(scene)) == (0, True)
    key(app, pygame.KSCAN_SPACE)
    for _ in range(20):
        scene.update(0.1)
    assert 2 < scene.at < 20


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_everything_stands_within_every_window(app: App, size: tuple[int, int], ui_scale: float) -> None:
    scene = Looking(app, match(4, 1, 200), at=100).scene
    app.resize(size)
    app.apply(Preferences(ui_scale=ui_scale))
    app.step(0.1)
    area = app.kit.metrics.area
    widgets = (*scene.form.widgets, *scene._header.widgets)
    assert all(area.contains(widget.box) for widget in widgets)
    assert scene._bar.caption.width > 150 or scene._log.open
    for one in widgets:
        assert not [other for other in widgets if other is not one and other.box.colliderect(one.box)]


def test_the_house_leads_from_the_end_to_the_replay_and_the_chart_and_back(app: App, tmp_path: Path) -> None:
    library = Library(tmp_path, GAMES)
    house = House(app, library)
    path = library.write(OVER)
    table = house.opened(path)
    app.manager.push(table)
    for _ in range(20):
        app.step(0.1)
    result = app.manager.top
    assert isinstance(result, Result)
    click(app, button(result.form, "film").box.center)
    replay = app.manager.top
    assert isinstance(replay, Replay)
    key(app, pygame.KSCAN_C)
    chart = app.manager.top
    assert isinstance(chart, Chances)
    marks = [one for one in chart.form.widgets if isinstance(one, Mark)]
    click(app, marks[-1].box.center)
    assert app.manager.top is replay
    assert replay.at == replay.points[-1].step
    key(app, pygame.KSCAN_ESCAPE)
    click(app, button(result.form, "chart").box.center)
    key(app, pygame.KSCAN_1)
    other = app.manager.top
    assert isinstance(other, Replay)
    assert (other.at, other.playing) == (other.points[0].step, False)
    key(app, pygame.KSCAN_ESCAPE)
    assert list(map(type, app.manager._stack)) == [TremorTable, Result]


def test_a_saved_match_is_watched_from_the_list(app: App, tmp_path: Path) -> None:
    library = Library(tmp_path, GAMES)
    library.write(GOING_ON)
    app.manager.push(House(app, library).title())
    click(app, button(app.manager.top.form, "Saved games").box.center)  # type: ignore[attr-defined]
    app.step(0.5)
    key(app, pygame.KSCAN_W)
    replay = app.manager.top
    assert isinstance(replay, Replay)
    assert replay.playing
    assert replay.session.steps == as_told(GOING_ON).steps
    key(app, pygame.KSCAN_ESCAPE)
    assert not isinstance(app.manager.top, Replay)
