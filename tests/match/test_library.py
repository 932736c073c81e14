"""No game is lost: not to a full disk, a damaged file, a crash, or a second copy of the program."""

import errno
import gc
import json
import os
import weakref
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from matches import NOON, TREMOR, begun, go_on, played

from tremor_gui.games import GAMES
from tremor_gui.match import files, parse
from tremor_gui.match.errors import NotSaved, Unreadable
from tremor_gui.match.library import Library
from tremor_gui.match.lock import held
from tremor_gui.match.record import decode, encode
from tremor_gui.match.session import Session


class Clock:
    """A minute later each time it is asked."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data" / "saves", GAMES, Clock())


def another(library: Library) -> Library:
    """The same folder as another copy of the program sees it."""
    return Library(library.folder, GAMES, Clock())


def saved(path: Path) -> Session:
    return decode(files.read(path), GAMES)


def names(library: Library) -> list[str]:
    """The saves with their backups, and whatever else is not hidden."""
    return sorted(name for name in os.listdir(library.folder) if not name.startswith("."))


def test_a_match_is_saved_in_one_file_and_its_backup(library: Library) -> None:
    session = begun()
    path = library.write(session)
    for index in range(5):
        before = session.steps
        go_on(session, 1, seed=index)
        assert library.write(session) == path
        assert saved(path).steps == session.steps
        assert saved(files.backup_of(path)).steps == before
    assert names(library) == [path.name, path.name + ".bak"]


@pytest.mark.parametrize("path", ["", ".", "..", "/"])
def test_a_path_without_a_name_is_refused_and_listed_as_such(library: Library, path: str) -> None:
    with pytest.raises(Unreadable, match="is a folder"):
        library.open(Path(path))
    assert "is a folder" in str(library.entry(Path(path)).problem)


def test_a_file_is_named_after_the_day_the_players_and_the_seed(library: Library) -> None:
    setup = begun().setup
    players = tuple(
        replace(player, name=name)
        for player, name in zip(setup.players, ("Zoë Ångström", "../日本"), strict=True)
    )
    session = Session.start(TREMOR, replace(setup, players=players), "sm64:1234abcd")
    path = library.write(session)
    assert path.parent == library.folder
    assert path.name == "2026-07-01-zoe-angstrom-1234abcd.json"


def test_the_longest_names_make_a_file_name_that_every_system_takes(library: Library) -> None:
    setup = begun(4).setup
    players = tuple(replace(player, name=f"{index}" + "W" * 23) for index, player in enumerate(setup.players))
    path = library.write(Session.start(TREMOR, replace(setup, players=players), "1"))
    assert len(path.name) < 90


def test_matches_of_the_same_players_and_seed_have_files_of_their_own(library: Library) -> None:
    paths = [library.write(begun()) for _ in range(3)]
    assert len(set(paths)) == 3
    assert [path.stem.removeprefix(paths[0].stem) for path in paths] == ["", "-2", "-3"]


def test_a_match_is_found_again_and_goes_on_in_its_file(library: Library) -> None:
    session = played(20)
    path = library.write(session)
    later = another(library)
    entry = later.latest()
    assert entry is not None
    opened = later.open(entry.path)
    assert opened.notice is None
    assert opened.session.steps == session.steps
    go_on(opened.session, 3)
    assert later.write(opened.session) == path
    assert saved(path).steps == opened.session.steps


def test_the_list_shows_the_latest_first(library: Library) -> None:
    sessions = [played(10, players, seed=players) for players in (2, 3, 4)]
    paths = [library.write(session) for session in sessions]
    library.write(sessions[0])
    entries = library.entries()
    assert [entry.path for entry in entries] == [paths[0], paths[2], paths[1]]
    assert [entry.players for entry in entries] == [sessions[index].names for index in (0, 2, 1)]
    assert all(entry.game == "tremor" and entry.problem is None and not entry.over for entry in entries)


def test_the_latest_match_to_go_on_with_is_not_one_that_is_over(library: Library) -> None:
    first = library.write(played(10))
    library.write(played(5000))
    assert library.entries()[0].over
    latest = library.latest()
    assert latest is not None
    assert latest.path == first


def test_an_empty_or_missing_folder_has_no_saves(library: Library) -> None:
    assert library.entries() == []
    assert library.latest() is None
    library.folder.mkdir(parents=True)
    assert library.entries() == []


def test_the_list_reads_only_what_has_changed(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun()
    paths = [library.write(session), library.write(begun(3))]
    first = library.entries()
    read: list[Path] = []
    original = files.read

    def noticed(path: Path, *most: int) -> str:
        if path.suffix == ".json":
            read.append(path)
        return original(path, *most)

    monkeypatch.setattr(files, "read", noticed)
    assert library.entries() == first
    assert read == []
    library.write(session)
    assert library.entries() != first
    assert read == [paths[0]]


def test_the_list_shows_what_cannot_be_read_and_why(library: Library) -> None:
    good = library.write(begun())
    (library.folder / "notes.txt").write_text("not ours")
    (library.folder / "empty.json").touch()
    (library.folder / "folder.json").mkdir()
    (library.folder / "other.json").write_text("[]")
    problems = {entry.path.name: str(entry.problem) for entry in library.entries() if entry.problem}
    assert problems.keys() == {"empty.json", "folder.json", "other.json"}
    assert problems["empty.json"] == "This save is empty."
    latest = library.latest()
    assert latest is not None
    assert latest.path == good


@pytest.mark.parametrize("time", [-(10**9), 2**31, 2**40])
def test_the_list_bears_files_of_any_time(library: Library, time: int) -> None:
    library.folder.mkdir(parents=True)
    path = library.folder / "odd.json"
    path.touch()
    try:
        os.utime(path, (time, time))
    except OSError:
        pytest.skip("this file system keeps no such times")
    assert library.entries()[0].path == path


def test_the_list_is_not_stopped_by_a_hundred_saves(library: Library) -> None:
    library.folder.mkdir(parents=True)
    text = encode(begun(), NOON)
    for number in range(600):
        (library.folder / f"{number}.json").write_text(text, "utf-8")
    assert len(library.entries()) == 500


def test_a_damaged_save_is_taken_up_from_its_backup(library: Library) -> None:
    session = played(20)
    library.write(session)
    before = session.steps
    go_on(session, 1)
    path = library.write(session)
    damage = "{" + "x" * 99
    path.write_text(damage, "utf-8")
    later = another(library)
    entry = later.latest()
    assert entry is not None
    assert (entry.path, entry.players) == (path, session.names)
    opened = later.open(path)
    assert opened.session.steps == before
    assert "breaks off" in str(opened.notice)
    go_on(opened.session, 1)
    assert later.write(opened.session) != path
    assert path.read_text("utf-8") == damage
    assert saved(files.backup_of(path)).steps == before


def test_a_save_that_lost_all_but_its_backup_is_listed_and_opened(library: Library) -> None:
    session = begun()
    library.write(session)
    path = library.write(session)
    path.unlink()
    assert [entry.path for entry in library.entries()] == [path]
    assert library.open(path).session.steps == session.steps


def test_a_save_without_hope_is_refused_and_left_alone(library: Library) -> None:
    library.folder.mkdir(parents=True)
    path = library.folder / "a.json"
    path.write_text("{", "utf-8")
    files.backup_of(path).write_text("[", "utf-8")
    with pytest.raises(Unreadable, match="breaks off"):
        library.open(path)
    assert path.read_text("utf-8") == "{"
    with pytest.raises(Unreadable, match="no file"):
        library.open(library.folder / "b.json")


def test_a_save_from_elsewhere_is_not_written_over(library: Library, tmp_path: Path) -> None:
    elsewhere = tmp_path / "mail.json"
    text = encode(played(10), NOON)
    elsewhere.write_text(text, "utf-8")
    session = library.open(elsewhere).session
    go_on(session, 1)
    assert library.write(session).parent == library.folder
    assert elsewhere.read_text("utf-8") == text


def test_two_copies_of_the_game_do_not_write_over_each_other(library: Library) -> None:
    path = library.write(played(20))
    mine, theirs = library.open(path).session, another(library).open(path).session
    other = another(library)
    theirs = other.open(path).session
    go_on(mine, 2, seed=1)
    go_on(theirs, 4, seed=2)
    assert library.write(mine) == path
    elsewhere = other.write(theirs)
    assert elsewhere != path
    assert saved(path).steps == mine.steps
    assert saved(elsewhere).steps == theirs.steps
    go_on(mine, 1)
    go_on(theirs, 1)
    assert (library.write(mine), other.write(theirs)) == (path, elsewhere)


def test_two_copies_that_save_in_the_same_moment_do_not_write_over_each_other(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = library.write(played(20))
    mine, other = library.open(path).session, another(library)
    theirs = other.open(path).session
    go_on(mine, 2, seed=1)
    go_on(theirs, 4, seed=2)
    elsewhere: list[Path] = []
    thread = Thread(target=lambda: elsewhere.append(other.write(theirs)))
    original = files.keep_previous

    def crossed(own: Path) -> None:
        """Let the other copy begin when this one has made sure that the file is its own."""
        if not thread.ident:
            thread.start()
            thread.join(0.1)
        original(own)

    monkeypatch.setattr(files, "keep_previous", crossed)
    assert library.write(mine) == path
    thread.join()
    assert elsewhere[0] != path
    assert saved(path).steps == mine.steps
    assert saved(elsewhere[0]).steps == theirs.steps
    assert (library.parted(mine), other.parted(theirs)) == (False, True)


def test_a_copy_that_hangs_while_it_saves_keeps_no_other_from_saving(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tremor_gui.match.library._PATIENCE", 0.05)
    session = begun()
    path = library.write(session)
    with held(library.folder / ".lock", 0) as got:
        assert got
        go_on(session, 1)
        assert library.write(session) == path
    assert saved(path).steps == session.steps


def test_a_lock_that_cannot_be_made_keeps_nobody_from_saving(library: Library) -> None:
    (library.folder / ".lock").mkdir(parents=True)
    assert library.write(begun()).exists()


def test_the_match_played_last_is_offered_although_the_clock_went_back(tmp_path: Path) -> None:
    days = [NOON, NOON - timedelta(days=900), NOON - timedelta(days=1800)]
    library = Library(tmp_path, GAMES, lambda: days.pop(0))
    first, second = played(10), played(12, seed=2)
    later, earlier = library.write(first), library.write(second)
    os.utime(earlier, (0, 0))
    entries = another(library).entries()
    assert [entry.path for entry in entries] == [earlier, later]
    go_on(first, 1)
    assert library.write(first) == later
    latest = another(library).latest()
    assert latest is not None
    assert latest.path == later
    assert saved(later).steps == first.steps


@pytest.mark.parametrize("year", [1, 1969, 1970, 2038, 9998])
def test_a_clock_that_is_far_off_loses_nothing(tmp_path: Path, year: int) -> None:
    library = Library(tmp_path, GAMES, lambda: datetime(year, 3, 1, tzinfo=UTC))
    session = played(10)
    path = library.write(session)
    latest = Library(tmp_path, GAMES).latest()
    assert latest is not None
    assert latest.path == path
    assert saved(path).steps == session.steps


@pytest.mark.parametrize("note", [b"", b"\xff", b"../../elsewhere.json", b"x" * 5000, b"gone.json"])
def test_a_note_of_the_last_match_that_makes_no_sense_is_left_aside(library: Library, note: bytes) -> None:
    library.write(played(10))
    path = library.write(played(12, seed=2))
    (library.folder / ".last").write_bytes(note)
    assert library.entries()[0].path == path
    (library.folder / ".last").unlink()
    (library.folder / ".last").mkdir()
    assert library.write(begun(3)).exists()


def test_a_file_changed_by_hand_is_not_written_over(library: Library) -> None:
    session = begun()
    path = library.write(session)
    path.write_text("mine", "utf-8")
    go_on(session, 1)
    assert library.write(session) != path
    assert path.read_text("utf-8") == "mine"


def test_a_file_that_is_gone_is_written_again(library: Library) -> None:
    session = begun()
    path = library.write(session)
    path.unlink()
    assert library.write(session) == path
    assert saved(path).steps == session.steps


def test_a_deleted_match_lies_in_the_trash(library: Library) -> None:
    session = begun()
    library.write(session)
    path = library.write(session)
    library.delete(path)
    assert library.entries() == []
    trash = library.folder / "trash"
    assert sorted(os.listdir(trash)) == [path.name, path.name + ".bak"]
    assert library.write(session) == path
    library.delete(path)
    assert len(os.listdir(trash)) == 3


def fail(error: int) -> Callable[..., Any]:
    def failing(*_: object, **__: object) -> None:
        raise OSError(error, os.strerror(error))

    return failing


FAULTS = [("replace", errno.EACCES), ("replace", errno.EXDEV), ("fsync", errno.EIO), ("fsync", errno.ENOSPC)]


@pytest.mark.parametrize(("call", "error"), FAULTS)
def test_when_writing_fails_the_last_save_stays_and_the_match_goes_on(
    library: Library, monkeypatch: pytest.MonkeyPatch, call: str, error: int
) -> None:
    session = played(10)
    path = library.write(session)
    text = path.read_text("utf-8")
    for index in range(3):
        go_on(session, 1, seed=index)
        with monkeypatch.context() as patch:
            patch.setattr(os, call, fail(error))
            with pytest.raises(NotSaved, match="Not saved"):
                library.write(session)
        assert path.read_text("utf-8") == text
        assert set(names(library)) <= {path.name, path.name + ".bak"}
    assert library.write(session) == path
    assert saved(path).steps == session.steps


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errno.ENOSPC, "no room"),
        (errno.EFBIG, "no room"),
        (errno.EROFS, "may not write"),
        (errno.EACCES, "may not write"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_a_disk_that_refuses_is_told_in_a_sentence(
    library: Library, monkeypatch: pytest.MonkeyPatch, error: int, sentence: str
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", fail(error))
        with pytest.raises(NotSaved, match=sentence) as caught:
            library.write(begun())
    assert str(caught.value).endswith(".")
    assert names(library) == []


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    library = Library(tmp_path / "file" / "saves", GAMES)
    with pytest.raises(NotSaved, match="Not saved"):
        library.write(begun())
    assert library.entries() == []


@pytest.mark.parametrize("limit", ["MOST_BYTES", "_MOST_VALUES"])
def test_a_match_too_long_to_be_read_again_is_not_written(
    library: Library, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    session = played(10)
    path = library.write(session)
    text = path.read_text("utf-8")
    parts = text.count("[") + text.count("{")
    monkeypatch.setattr(parse, limit, len(text.encode()) if limit == "MOST_BYTES" else parts)
    assert library.write(session) == path
    before = session.steps
    go_on(session, 5)
    with pytest.raises(NotSaved, match="too long"):
        library.write(session)
    assert saved(path).steps == before


def test_saving_begins_again_when_the_disk_does(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(10)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", fail(errno.EROFS))
        with pytest.raises(NotSaved):
            library.write(session)
    go_on(session, 2)
    assert saved(library.write(session)).steps == session.steps


def test_a_match_that_cannot_be_thrown_away_stays(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    path = library.write(begun())
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", fail(errno.EACCES))
        with pytest.raises(NotSaved):
            library.delete(path)
    assert [entry.path for entry in library.entries()] == [path]


def test_a_disk_without_links_has_backups_too(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", fail(errno.EPERM))
    session = begun()
    library.write(session)
    before = session.steps
    go_on(session, 1)
    path = library.write(session)
    assert saved(files.backup_of(path)).steps == before
    assert names(library) == [path.name, path.name + ".bak"]


def test_what_a_crash_left_over_does_no_harm(library: Library) -> None:
    session = begun()
    path = library.write(session)
    for name in (f"{path.name}.{os.getpid()}.tmp", f"{path.name}.{os.getpid()}.spare", f"{path.name}.1.tmp"):
        (library.folder / name).write_text("{", "utf-8")
    for index in range(2):
        before = session.steps
        go_on(session, 1, seed=index)
        assert library.write(session) == path
        assert saved(files.backup_of(path)).steps == before
    assert [entry.path for entry in library.entries()] == [path]


def test_the_library_keeps_no_session_alive(library: Library) -> None:
    session = begun()
    library.write(session)
    alive = weakref.ref(session)
    del session
    gc.collect()
    assert alive() is None


def test_a_summary_is_enough_for_the_list(library: Library) -> None:
    """A save may be listed and still turn out to be damaged when it is opened."""
    path = library.write(played(20))
    save = json.loads(path.read_text("utf-8"))
    save["log"].pop()
    path.write_text(json.dumps(save), "utf-8")
    assert library.entries()[0].problem is None
    with pytest.raises(Unreadable, match="does not lead"):
        library.open(path)
