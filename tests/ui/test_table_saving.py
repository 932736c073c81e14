"""Every step is on the disk before it is seen, and a disk that takes nothing stops nobody."""

from pathlib import Path
from random import Random

import pytest
from drawn import A, board, piece_at, redrawn, setup_of
from table_events import Sitting, settle, take
from table_matches import acting, almost_home, begun, copied, hurried
from ui_events import click, move

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Traverse, Twist
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.widgets.modal import Question

TABLE = board(redrawn(b1=".", a2="12v"))
ACTING = acting(setup_of(), TABLE)
TWIST = Twist(piece_at(TABLE, "d4"), 1)
WALK = Traverse(piece_at(TABLE, "a2"))


def on_disk(folder: Path) -> Session:
    """The one match that is saved, as another player would open it."""
    (path,) = folder.glob("*.json")
    return Library(folder, GAMES).open(path).session


def test_a_new_game_is_saved_before_its_opening_is_seen(app: App, tmp_path: Path) -> None:
    sitting = Sitting(app, begun(), tmp_path, fresh=True)
    assert sitting.table.busy
    assert on_disk(tmp_path).steps == sitting.table.session.steps


def test_every_step_is_saved_before_its_first_frame(app: App, tmp_path: Path) -> None:
    table = Sitting(app, begun(4, 3), tmp_path, fresh=True).table
    settle(table)
    rng = Random(3)
    for _ in range(40):
        take(app, table, hurried(table.session.state, rng), rng)
        assert on_disk(tmp_path).steps == table.session.steps
        settle(table)
    app.step(0)


def test_the_end_is_saved_too(app: App, tmp_path: Path) -> None:
    session = almost_home()
    table = Sitting(app, session, tmp_path).table
    table.commit(Traverse(session.state.table.homes[A]))
    assert on_disk(tmp_path).outcome == session.outcome is not None


def test_that_somebody_else_went_on_with_the_match_is_told_once(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    table = Sitting(app, copied(ACTING), tmp_path).table
    table.commit(TWIST)
    (path,) = tmp_path.glob("*.json")
    elsewhere = Library(tmp_path, GAMES)
    other = elsewhere.open(path).session
    other.play(WALK)
    elsewhere.write(other)
    settle(table)
    table.undo()
    (fresh,) = set(tmp_path.glob("*.json")) - {path}
    table.commit(WALK)
    assert [fresh.stem in text for text in told] == [True]
    assert elsewhere.open(path).session.steps == other.steps
    assert elsewhere.open(fresh).session.steps == table.session.steps


def test_a_disk_that_takes_nothing_is_told_of_once_and_written_to_when_it_can_be(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    folder = tmp_path / "saves"
    folder.write_text("a file where the folder should be")
    table = Sitting(app, copied(ACTING), folder).table
    for action in (TWIST, WALK):
        table.commit(action)
        settle(table)
    assert len(told) == 1
    folder.unlink()
    table.undo()
    assert on_disk(folder).steps == table.session.steps
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.write_text("again")
    table.commit(WALK)
    assert len(told) == 2
    assert table.session.steps[-1].action == WALK


def test_the_mark_of_what_is_not_saved_tells_why_and_tries_again(app: App, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    table = Sitting(app, copied(ACTING), folder).table
    mark = table._header.unsaved
    table.commit(TWIST)
    settle(table)
    seen = [mark.visible]
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    folder.write_text("a file where the folder should be")
    table.commit(WALK)
    settle(table)
    seen.append(mark.visible)
    assert mark.hint.startswith("<b>Not saved")
    assert "click here to save now" in mark.hint
    move(app, mark.box.center)
    app.step(0.1)
    app.step(1.0)
    assert table._header.form._tooltip.shown
    click(app, mark.box.center)
    seen.append(mark.visible)
    folder.unlink()
    click(app, mark.box.center)
    seen.append(mark.visible)
    assert (seen, mark.hint) == ([False, True, True, False], "")
    assert on_disk(folder).steps == table.session.steps


def test_the_mark_keeps_clear_of_the_other_buttons(app: App, tmp_path: Path) -> None:
    session = copied(ACTING)
    session.brains = ("", "easy", "easy", "easy")
    table = Sitting(app, session, tmp_path).table
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        app.resize(size)
        *buttons, mark = table._header.form.widgets
        assert mark is table._header.unsaved
        assert mark.box.collidelist([button.box for button in buttons]) == -1
        assert app.kit.metrics.area.contains(mark.box)


def test_a_match_that_is_gone_on_with_keeps_its_file(app: App, tmp_path: Path) -> None:
    Sitting(app, copied(ACTING), tmp_path).table.commit(TWIST)
    (path,) = tmp_path.glob("*.json")
    table = House(app, Library(tmp_path, GAMES)).opened(path)
    app.manager.push(table)
    table.commit(WALK)
    assert [step.action for step in on_disk(tmp_path).steps] == [None, TWIST, WALK]


def test_without_motion_a_new_game_begins_at_once(app: App, tmp_path: Path) -> None:
    app.apply(Preferences(motion=False))
    table = Sitting(app, begun(), tmp_path, fresh=True).table
    assert not table.busy
    assert table.offered
    assert on_disk(tmp_path).steps == table.session.steps


def test_without_motion_a_step_is_saved_and_seen_at_once(app: App, tmp_path: Path) -> None:
    app.apply(Preferences(motion=False))
    table = Sitting(app, copied(ACTING), tmp_path).table
    table.commit(TWIST)
    assert not table.busy
    assert table.offered
    assert on_disk(tmp_path).steps == table.session.steps


def test_closing_the_window_asks_once_where_steps_would_be_lost(app: App, tmp_path: Path) -> None:
    house = House(app, Library(tmp_path / "saves", GAMES))
    app.manager.push(house.title())
    session = Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(2, Random(1)), "1")
    house._open_session(session)
    table = house._playing
    assert table is not None
    assert app.may_quit(), "nothing is lost yet"
    table._autosave.complaint = "Not saved."
    assert not app.may_quit()
    assert isinstance(app.manager.top, Question)
    assert app.may_quit(), "who closes it again means it"
