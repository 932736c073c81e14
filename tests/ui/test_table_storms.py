"""Nobody breaks the table: any events at any moments, and a match that stays sound through all of them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import Sitting, settle
from table_matches import begun, hurried
from ui_events import click, key, move, press, release, type_text, wheel

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.deal import SWITCHES
from tremor_gui.match.library import Library
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.tables.tremor.scene import TremorTable

SIZES = ((1024, 640), (1280, 720), (1600, 900), (1920, 1080))
CODES = (
    *(pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT, pygame.KSCAN_UP, pygame.KSCAN_DOWN),
    *(pygame.KSCAN_RETURN, pygame.KSCAN_SPACE, pygame.KSCAN_TAB, pygame.KSCAN_ESCAPE, pygame.KSCAN_L),
    *(pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3, pygame.KSCAN_Z, pygame.KSCAN_PAGEUP),
)
LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN, pygame.WINDOWENTER)


class Storm:
    """Random events, in the window and a little beyond it."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.rng = Random(seed)

    def point(self) -> tuple[float, float]:
        metrics = self.app.kit.metrics
        return self.rng.uniform(-40, metrics.width + 40), self.rng.uniform(-40, metrics.height + 40)

    def blow(self) -> None:
        """Let one event happen, and sometimes some time pass."""
        rng, app = self.rng, self.app
        mods = (0, 0, 0, pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT)
        events: Sequence[tuple[int, Callable[[], object]]] = (
            (30, lambda: click(app, self.point(), clicks=rng.choice((1, 2, 3)))),
            (20, lambda: press(app, self.point(), button=rng.choice((1, 1, 1, 2, 3)))),
            (20, lambda: release(app, self.point(), button=rng.choice((1, 1, 1, 2, 3)))),
            (20, lambda: move(app, self.point())),
            (10, lambda: wheel(app, rng.choice((-3, -1, 0, 1, 2)))),
            (20, lambda: key(app, rng.choice(CODES), rng.choice(mods))),
            (2, lambda: type_text(app, "ä")),
            (4, lambda: app.feed(pygame.Event(rng.choice(LOST)))),
            (1, lambda: app.resize(rng.choice(SIZES))),
        )
        rng.choices([event for _, event in events], [weight for weight, _ in events])[0]()
        if rng.random() < 0.3:
            app.manager.update(rng.choice((0.0, 0.01, 0.1, 1.0)))
        if rng.random() < 0.03:
            app.step(0.02)


def still_sound(table: TremorTable) -> bool:
    """Whether the match is as its rules want it, and the table comes to show it and to ask on."""
    settle(table)
    state = table.session.state
    shown = table._director.table == state.table and table.app.manager.top is table
    return (
        shown and not table.session.game.faults(state) and table._hands.frame == (state.stack or (None,))[-1]
    )


@pytest.mark.parametrize(
    ("players", "variant", "without"),
    [(2, "", SWITCHES), (3, "", ()), (4, "", ("cards",)), (4, "coop", ()), (4, "rumble", ())],
)
def test_any_events_at_any_moment_leave_a_sound_match(
    app: App, tmp_path: Path, players: int, variant: str, without: tuple[str, ...]
) -> None:
    session, storm = begun(players, players, variant, without=without), Storm(app, players)
    table = Sitting(app, session, tmp_path, fresh=True).table
    for number in range(500):
        storm.blow()
        if number % 10 == 0 and session.state.decision is not None:
            settle(table)
            table.commit(hurried(session.state, storm.rng))
        if number % 50 == 0:
            assert still_sound(table)
    assert still_sound(table)


@pytest.mark.parametrize(
    ("door", "seen"),
    [("title", {"Title", "TremorTable", "Curtain"}), ("new game", {"NewGame"}), ("tutorial", {"Lesson"})],
)
def test_any_events_in_any_scene_are_borne(app: App, tmp_path: Path, door: str, seen: set[str]) -> None:
    storm = Storm(app, 100)
    house = House(app, Library(tmp_path, GAMES), seed="7")
    house._library.write(begun(2, without=()))  # so that a new game is proposed for people, too
    app.manager.push(house.title())
    if door == "new game":
        house._new_game()
    elif door == "tutorial":
        house._school.open("twist")
    found = {type(app.manager.top).__name__}
    for _ in range(1000):
        storm.blow()
        found.add(type(app.manager.top).__name__)
    assert seen <= found
    assert len(found) > len(seen)


@pytest.mark.parametrize("hurry", ["click", "space", "return", "enter"])
def test_a_click_or_a_key_finishes_what_is_shown(app: App, tmp_path: Path, hurry: str) -> None:
    session, rng = begun(4, 2), Random(2)
    table = Sitting(app, session, tmp_path, fresh=True).table
    codes = {"space": pygame.KSCAN_SPACE, "return": pygame.KSCAN_RETURN, "enter": pygame.KSCAN_KP_ENTER}
    for _ in range(30):
        table.update(rng.choice((0.0, 0.05, 0.4)))
        if table.busy:
            steps = session.steps
            if hurry == "click":
                click(app, (rng.uniform(10, 1000), rng.uniform(10, 640)))
            else:
                key(app, codes[hurry])
            assert (table.busy, session.steps) == (False, steps)
        assert still_sound(table)
        table.commit(hurried(session.state, rng))


def test_the_wheel_and_the_other_buttons_wait_for_the_end_of_what_is_shown(app: App, tmp_path: Path) -> None:
    session = begun(2, 3)
    table = Sitting(app, session, tmp_path, fresh=True).table
    steps = session.steps
    for _ in range(10):
        app.manager.update(0.02)
        move(app, table.areas.board.center)
        wheel(app, 1)
        wheel(app, -1)
        press(app, table.areas.board.center, button=3)
        release(app, table.areas.board.center, button=3)
        key(app, pygame.KSCAN_1)
        key(app, pygame.KSCAN_RIGHT)
    assert table.busy
    assert session.steps == steps


@pytest.mark.parametrize("passed", [0.0, 0.1, 0.5])
def test_another_shape_of_window_lets_everything_arrive(app: App, tmp_path: Path, passed: float) -> None:
    table = Sitting(app, begun(4, 3), tmp_path, fresh=True).table
    for size in ((1024, 640), (1600, 900)):
        table.update(passed)
        busy = [table.busy]
        app.resize(size)
        assert [*busy, table.busy] == [True, False]
        assert table._director.poses() == table._top.design.layout(table.session.state.table)
        table.commit(table.offered[0].action)


def test_a_larger_window_of_the_same_shape_lets_everything_go_on(app: App, tmp_path: Path) -> None:
    table = Sitting(app, begun(4, 3), tmp_path, fresh=True).table
    app.step(0.1)
    app.resize((1920, 1080))
    app.step(0.1)
    assert table.busy
    assert still_sound(table)


def test_the_menu_opens_while_something_is_shown_and_it_goes_on_afterwards(app: App, tmp_path: Path) -> None:
    sitting = Sitting(app, begun(), tmp_path, fresh=True)
    key(app, pygame.KSCAN_ESCAPE)
    assert (sitting.menus, sitting.table.busy) == (1, True)
    settle(sitting.table)
    key(app, pygame.KSCAN_ESCAPE)
    assert sitting.menus == 2
