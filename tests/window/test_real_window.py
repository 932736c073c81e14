"""The real window on a real screen: opened, played in, disturbed, closed, killed and opened again."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from desk import MISSING, PATIENCE, ROOT, SIZE, Desk, environment, open_desk, saved, wait_for
from drawn import WITH_CARDS, A, B, board, piece_at, redrawn, setup_of

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import PlayCard, Traverse, Twist
from tremor_gui.games.tremor.cards import SINKHOLE
from tremor_gui.games.tremor.deal import Layout, Setup
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Turn
from tremor_gui.match import settings
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action
from tremor_gui.ui.app import App
from tremor_gui.ui.desktop import Place
from tremor_gui.ui.main import House
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.title import Title
from tremor_gui.ui.tables.tremor.areas import arrange
from tremor_gui.ui.widgets import Button, Form

pytestmark = [
    pytest.mark.alone,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]

TABLE = board(redrawn(b1=".", a2="12v"))
WALK = Traverse(piece_at(TABLE, "a2"))
TWIST = Twist(piece_at(TABLE, "d4"), 1)
AREAS = arrange(Metrics.fit(SIZE), 4, cards=False)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with open_desk(tmp_path) as desk:
        yield desk


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A match in which the first player has its whole turn before it."""
    return written(tmp_path, setup_of(), TABLE)


def written(home: Path, setup: Setup, table: Table) -> Path:
    """Write a match in which the first player has its whole turn before it."""
    setup = replace(setup, layout=Layout(table, (Act(A, ALL_ACTIONS), Turn(B, 2))))
    return Library(home / "tremor" / "saves", GAMES).write(Session.start(GAMES["tremor"], setup, "1"))


def at(name: str, aside: float = 0.0) -> tuple[float, float]:
    """The middle of a cell in the window, or a point towards its upper right corner."""
    x, y = AREAS.cell(cell_of(TABLE, piece_at(TABLE, name)))
    return x + aside * AREAS.tile, y - aside * AREAS.tile


def button(form: Form, label: str) -> tuple[float, float]:
    return next(one.box.center for one in form.widgets if isinstance(one, Button) and one.label == label)


def actions(home: Path) -> list[Action | None]:
    session = saved(home)
    return [] if session is None else [step.action for step in session.steps]


def comes(home: Path, *wanted: Action) -> None:
    """Wait until the save holds these actions after the opening, and no more."""
    wait_for(f"{wanted} in the save", lambda: actions(home) == [None, *wanted])


def test_a_game_is_begun_by_mouse_and_the_window_closed(desk: Desk, tmp_path: Path) -> None:
    app = App(SIZE, headless=True)
    house = House(app, Library(tmp_path / "elsewhere", GAMES))
    title = house.title()
    app.manager.push(title)
    game = desk.start()
    assert game.took < 2.0
    game.click(*button(title.form, "New game"))
    app.manager.push(NewGame(app, lambda _setup, _seed, _brains: None, app.manager.pop))
    time.sleep(0.3)
    top = app.manager.top
    assert isinstance(title, Title)
    assert isinstance(top, NewGame)
    game.click(*button(top.form, "Start"))
    wait_for("a save", lambda: actions(tmp_path) == [None])
    assert game.close() == (0, "")


def test_a_file_opened_later_comes_to_the_window_that_is_open(desk: Desk, tmp_path: Path, save: Path) -> None:
    game = desk.start()
    command = [sys.executable, "-m", "tremor_gui", str(save)]
    with desk.other_window():
        done = subprocess.run(command, cwd=ROOT, env=desk._environment(), capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
        assert b"open already" in done.stdout
        wait_for("the window in front", lambda: desk.do("xdotool", "getwindowfocus") == game.window)
    time.sleep(0.5)
    game.drag(at("a1"), at("a2"))
    comes(tmp_path, WALK)
    assert game.close() == (0, "")


def test_the_mouse_plays_and_is_let_go_of_when_another_window_comes(
    desk: Desk, tmp_path: Path, save: Path
) -> None:
    game = desk.start(save)
    game.hold(at("a1"), at("a2"))
    with desk.other_window():
        game.button("mouseup", 1)
    game.click(4, 4)  # the first press after the focus came back may get lost
    time.sleep(0.2)
    assert actions(tmp_path) == [None]
    game.drag(at("a1"), at("a2"))
    comes(tmp_path, WALK)
    time.sleep(0.6)
    game.point(*at("d4"))
    game.button("click", 5)
    comes(tmp_path, WALK, TWIST)
    desk.do("setxkbmap", "ru")
    time.sleep(0.2)
    game.take_back()
    comes(tmp_path, WALK)
    game.take_back()
    comes(tmp_path)
    assert game.close() == (0, "")


def test_a_card_is_dragged_onto_a_tile_after_the_curtain_was_lifted(desk: Desk, tmp_path: Path) -> None:
    table = board(redrawn(b1=".", a2="12v"), setup=WITH_CARDS, hands={A: "sinkhole"})
    save = written(tmp_path, WITH_CARDS, table)
    game = desk.start(save)
    time.sleep(1.0)  # the curtain hears nothing at first, and what lies behind it never
    game.key("Return")
    time.sleep(0.5)
    areas = arrange(Metrics.fit(SIZE), 4, cards=True)
    game.drag((areas.hand.left + 30, areas.hand.centery), areas.cell(8))
    time.sleep(0.3)
    game.point(areas.cell(8)[0] + areas.tile * 0.62, areas.cell(8)[1])
    game.button("click", 1)
    comes(tmp_path, PlayCard(SINKHOLE, 16))
    assert game.close() == (0, "")


def test_the_window_changes_its_size_and_comes_back(desk: Desk, tmp_path: Path, save: Path) -> None:
    game = desk.start(save)
    game.key("F11")
    wait_for("the whole screen", lambda: game.size == (1920, 1080))
    game.key("F11")
    wait_for("the old size", lambda: game.size == SIZE)
    desk.do("xdotool", "windowsize", game.window, 1600, 900)
    wait_for("another size", lambda: game.size == (1600, 900))
    time.sleep(0.2)
    x, y = at("d4")
    game.point(x * 1.25, y * 1.25)
    game.button("click", 5)
    comes(tmp_path, TWIST)
    assert game.close() == (0, "")


def test_the_window_opens_where_and_as_large_as_it_was(desk: Desk, tmp_path: Path) -> None:
    def kept() -> Place | None:
        return settings.load(tmp_path / "tremor" / "settings.json")[0].window

    game = desk.start()
    desk.do("xdotool", "windowsize", game.window, 1400, 800)
    wait_for("another size", lambda: game.size == (1400, 800))
    desk.do("xdotool", "windowmove", game.window, 200, 100)
    time.sleep(0.3)
    assert game.close() == (0, "")
    place = kept()
    assert place is not None
    assert place != (0, 0, 1400, 800)
    assert place[2:] == (1400, 800)
    game = desk.start()
    assert game.size == (1400, 800)
    assert game.close() == (0, "")
    assert kept() == place, "the frame of the window is not taken for a part of its way"


def test_a_killed_game_goes_on_where_it_was(desk: Desk, tmp_path: Path, save: Path) -> None:
    game = desk.start(save)
    game.drag(at("a1"), at("a2"))
    comes(tmp_path, WALK)
    game.process.send_signal(signal.SIGKILL)
    assert game.ended()[0] == -signal.SIGKILL
    game = desk.start()
    game.key("Return")  # the title offers to go on
    time.sleep(0.5)
    game.point(*at("d4"))
    game.button("click", 5)
    comes(tmp_path, WALK, TWIST)
    assert game.close() == (0, "")


def test_a_signal_closes_the_window_as_well(desk: Desk, save: Path) -> None:
    game = desk.start(save)
    game.process.send_signal(signal.SIGTERM)
    assert game.ended() == (0, "")


def test_without_a_sound_card_it_plays_in_silence(desk: Desk, save: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tremor_gui", str(save), "--frames", "10"],
        cwd=ROOT,
        env=environment(desk.home, DISPLAY=desk.display, SDL_AUDIODRIVER="bogus"),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("display", [None, ":4711"])
def test_without_a_screen_it_says_so_in_one_sentence(tmp_path: Path, display: str | None) -> None:
    changes = {} if display is None else {"DISPLAY": display}
    done = subprocess.run(
        [sys.executable, "-m", "tremor_gui"],
        cwd=ROOT,
        env=environment(tmp_path, **changes),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("tremor: ")
    assert done.stderr.count("\n") == 1
