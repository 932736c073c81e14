"""A fault in a scene is told in the window; the match goes on from its save."""

from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import button
from ui_events import click, key

from tremor_gui import cli
from tremor_gui.games import GAMES
from tremor_gui.match.errors import Complaint, NotSaved
from tremor_gui.match.library import Library
from tremor_gui.match.paths import crash_file, saves_folder
from tremor_gui.match.session import Session
from tremor_gui.rules.text import say
from tremor_gui.ui import main
from tremor_gui.ui.app import App
from tremor_gui.ui.images import MissingAsset
from tremor_gui.ui.main import House
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.mishap import Kept, Mishap, Report
from tremor_gui.ui.scenes.title import Title
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import Button

TREMOR = GAMES["tremor"]


class Faulty(Scene):
    """Fails in one of the things that a scene does, and if it is stubborn, when it is taken away, too."""

    def __init__(self, app: App, where: str, error: BaseException, *, stubborn: bool = False) -> None:
        super().__init__(app)
        self.where, self.error, self.stubborn = where, error, stubborn

    def fail(self, where: str) -> None:
        if where == self.where:
            raise self.error

    def handle(self, event: pygame.Event) -> bool:
        self.fail("handle")
        return False

    def update(self, dt: float) -> bool:
        self.fail("update")
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.fail("draw")

    def layout(self, metrics: Metrics) -> None:
        if metrics.width != 1280:
            self.fail("layout")

    def leave(self) -> None:
        if self.stubborn:
            raise OSError("gone")


def house(app: App, tmp_path: Path) -> House:
    return House(app, Library(tmp_path / "saves", GAMES))


def stumble(app: App, scene: Scene) -> None:
    app.manager.push(scene)
    pygame.event.post(pygame.Event(pygame.USEREVENT))
    app._running = True
    app._play(2)


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_fault_is_told_and_written_down(app: App, tmp_path: Path, where: str) -> None:
    house(app, tmp_path)
    stumble(app, Faulty(app, where, ValueError("a tile has five sides"), stubborn=True))
    assert isinstance(app.manager.top, Mishap)
    app._play(2)
    told = crash_file().read_text("utf-8")
    assert "a tile has five sides" in told
    assert told.startswith("Tremor ")
    assert str(crash_file()) in app.manager.top._text()


def test_a_fault_in_the_layout_is_told(app: App, tmp_path: Path) -> None:
    house(app, tmp_path)
    app.manager.push(Faulty(app, "layout", ValueError()))
    app._window.size = (1500, 720)
    app._running = True
    app._play(2)
    assert isinstance(app.manager.top, Mishap)


def test_the_loop_of_a_real_window_tells_of_a_fault(app: App, tmp_path: Path) -> None:
    house(app, tmp_path)
    app.manager.push(Faulty(app, "draw", ValueError()))
    app.every_frame = lambda _: app.stop() if isinstance(app.manager.top, Mishap) else None
    app._running = True
    app._loop()
    assert isinstance(app.manager.top, Mishap)


def test_what_failed_is_closed_so_that_no_bot_thinks_on(app: App, tmp_path: Path) -> None:
    closed: list[str] = []
    failing = Faulty(app, "draw", ValueError(), stubborn=True)
    failing.close = lambda: closed.append("closed")  # type: ignore[method-assign]
    house(app, tmp_path)
    stumble(app, failing)
    assert closed == ["closed"]


def test_a_name_that_is_no_text_is_told_too(app: App, tmp_path: Path) -> None:
    house(app, tmp_path)
    stumble(app, Faulty(app, "draw", ValueError("a file called \udcff")))
    mishap = app.manager.top
    assert isinstance(mishap, Mishap)
    mishap._report.details.encode()
    assert "a file called ?" in crash_file().read_text("utf-8")


def match(library: Library, seed: str, steps: int) -> Path:
    session = Session.start(TREMOR, TREMOR.quick_setup(2, Random(1)), seed)
    for _ in range(steps):
        step(session)
    return library.write(session)


def step(session: Session) -> None:
    assert session.state.decision is not None
    session.play(session.state.decision.options[0])


def go_on(app: App) -> TremorTable:
    mishap = app.manager.top
    assert isinstance(mishap, Mishap)
    click(app, button(mishap.form, "Go on with the match").box.center)
    (table,) = (scene for scene in app.manager._stack if isinstance(scene, TremorTable))
    return table


def test_the_match_on_the_table_goes_on_though_another_was_saved_later(app: App, tmp_path: Path) -> None:
    library = Library(tmp_path / "saves", GAMES)
    path = match(library, "1", 5)
    match(library, "2", 7)
    table = house(app, tmp_path).opened(path)
    app.manager.push(table)
    stumble(app, Faulty(app, "draw", ValueError()))
    assert str(path) in app.manager.top._text()  # type: ignore[attr-defined]
    assert go_on(app).session.state == table.session.state


@pytest.mark.parametrize("full", [False, True])
def test_steps_not_on_disk_are_tried_again_or_told_of(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    path = match(Library(tmp_path / "saves", GAMES), "1", 5)
    table = house(app, tmp_path).opened(path)
    app.manager.push(table)
    before = table.session.state

    def no_room(*_: object) -> Path:
        raise NotSaved(say("No room."))

    with monkeypatch.context() as patch:
        patch.setattr(Library, "write", no_room)
        step(table.session)
        table._save()
        if full:
            stumble(app, Faulty(app, "draw", ValueError()))
    if not full:
        stumble(app, Faulty(app, "draw", ValueError()))
    told = app.manager.top._text()  # type: ignore[attr-defined]
    assert ("could not be saved" in told) == full
    assert go_on(app).session.state == (before if full else table.session.state)


def test_the_match_goes_on_from_its_save(app: App, tmp_path: Path) -> None:
    library = Library(tmp_path / "saves", GAMES)
    session = Session.start(TREMOR, TREMOR.quick_setup(2, Random(1)), "1")
    for _ in range(5):
        step(session)
    library.write(session)
    house(app, tmp_path)
    stumble(app, Faulty(app, "draw", ValueError()))
    assert go_on(app).session.state == session.state


def test_without_a_match_it_leads_to_the_title(app: App, tmp_path: Path) -> None:
    house(app, tmp_path)
    stumble(app, Faulty(app, "draw", ValueError()))
    assert "The match" not in app.manager.top._text()  # type: ignore[attr-defined]
    key(app, pygame.KSCAN_RETURN)
    assert isinstance(app.manager.top, Title)


def test_the_details_are_copied(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    mishap = Mishap(app, Report("line 7", None), None, None, app.stop)
    app.manager.push(mishap)
    click(app, button(mishap.form, "Copy the details").box.center)
    assert copied == ["line 7"]


def test_without_a_clipboard_it_stays(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", broken)
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    mishap = Mishap(app, Report("line 7", None), None, None, app.stop)
    app.manager.push(mishap)
    click(app, button(mishap.form, "Copy the details").box.center)
    assert told == ["The details could not be copied."]


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit])
def test_what_stops_the_game_is_no_fault(app: App, tmp_path: Path, stop: type[BaseException]) -> None:
    house(app, tmp_path)
    with pytest.raises(stop):
        stumble(app, Faulty(app, "update", stop()))


def test_where_nobody_asks_to_be_told_a_fault_goes_on(app: App) -> None:
    with pytest.raises(ValueError, match="loud"):
        stumble(app, Faulty(app, "update", ValueError("loud")))


def test_a_fault_of_the_mishap_itself_ends_the_game_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Scene, *_: object) -> bool:
        raise ValueError("once more")

    monkeypatch.setattr(Title, "update", broken)
    monkeypatch.setattr(Mishap, "update", broken)
    monkeypatch.setattr(main, "App", partial(App, headless=True))
    with pytest.raises(Complaint) as told:
        main.run(frames=5)
    assert "The game has failed. ValueError('once more')." in str(told.value)
    assert not list(saves_folder().glob("*.json"))


@pytest.mark.parametrize("part", ["__init__", "layout", "enter", "draw"])
def test_a_first_scene_that_cannot_be_made_or_laid_out_is_told_of(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    """Whoever starts the game sees a window that says so, as at any later time."""
    seen: list[Scene] = []
    draw = Mishap.draw

    def broken(self: Scene, *_: object) -> None:
        raise ValueError("at the start")

    def drawn(self: Mishap, surface: pygame.Surface) -> None:
        seen.append(self)
        draw(self, surface)

    monkeypatch.setattr(Title, part, broken)
    monkeypatch.setattr(Mishap, "draw", drawn)
    monkeypatch.setattr(main, "App", partial(App, headless=True))
    assert main.run(frames=3) == 0
    assert seen
    assert "at the start" in crash_file().read_text("utf-8")


def test_a_save_that_makes_the_table_fail_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Scene, *_: object, **__: object) -> None:
        raise ValueError("at the table")

    session = Session.start(TREMOR, TREMOR.quick_setup(2, Random(1)), "1")
    path = Library(saves_folder(), GAMES).write(session)
    monkeypatch.setattr(TremorTable, "__init__", broken)
    monkeypatch.setattr(main, "App", partial(App, headless=True))
    assert main.run(save=path, frames=3) == 0
    assert "at the table" in crash_file().read_text("utf-8")


@pytest.mark.parametrize("what", ["App", "House", "Inbox"])
@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("too early"), "ValueError('too early')."),
        (MissingAsset(Path("wood.png")), "Install the game anew"),
    ],
)
def test_a_fault_before_there_is_a_scene_ends_the_game_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    what: str,
    error: Exception,
    said: str,
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(main, "App", partial(App, headless=True))
    monkeypatch.setattr(main, what, broken)
    assert cli.main([]) == 1
    told = capsys.readouterr().err
    assert told.startswith("tremor: The game has failed. ")
    assert said in told
    assert told.count("\n") == 1
    assert str(crash_file()) in told
    assert type(error).__name__ in crash_file().read_text("utf-8")


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("again", [False, True])
def test_it_stands_within_every_window(
    app: App, tmp_path: Path, window: tuple[int, int], again: bool
) -> None:
    app.resize(window)
    path = tmp_path / ("folder " * 12)
    mishap = Mishap(app, Report("", path), Kept(path, whole=False), app.stop if again else None, app.stop)
    app.manager.push(mishap)
    app.step(0.3)
    assert all(app.kit.metrics.area.contains(widget.box) for widget in mishap.form.widgets)
    assert len([one for one in mishap.form.widgets if isinstance(one, Button)]) == 3 + again
