"""A file finds the window that is open already, and a note can do nothing but name a file."""

import json
import os
import time
from pathlib import Path
from threading import Thread

import pytest

from tremor_gui.match.inbox import Inbox
from tremor_gui.match.lock import held


@pytest.fixture
def inbox(tmp_path: Path) -> Inbox:
    return Inbox(tmp_path / "data" / "inbox")


def notes(inbox: Inbox) -> list[str]:
    return [name for name in os.listdir(inbox._folder) if name.endswith(".json")]


def taken(inbox: Inbox, sent: list[bool], path: Path) -> Path | None:
    """What the window takes when another process sends a path."""
    sender = Thread(target=lambda: sent.append(inbox.send(path, 5)))
    sender.start()
    end = time.monotonic() + 5
    found = None
    while found is None and sender.is_alive() and time.monotonic() < end:
        found = inbox.take()
    sender.join()
    return found


@pytest.mark.parametrize("name", ["a save.json", "日本 [x].json", "\udcff.json", "a\nb.json"])
def test_the_open_window_takes_the_file(inbox: Inbox, tmp_path: Path, name: str) -> None:
    sent: list[bool] = []
    with inbox.kept() as own:
        assert own
        assert taken(inbox, sent, tmp_path / name) == tmp_path / name
    assert sent == [True]
    assert notes(inbox) == []


def test_a_path_is_named_as_the_sender_sees_it(
    inbox: Inbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with inbox.kept():
        assert taken(inbox, [], Path("here.json")) == tmp_path / "here.json"


def test_without_a_window_nothing_is_sent_and_nothing_waited_for(inbox: Inbox, tmp_path: Path) -> None:
    began = time.monotonic()
    assert not inbox.send(tmp_path / "a.json", 60)
    with inbox.kept():
        pass
    assert not inbox.send(tmp_path / "a.json", 60)
    assert notes(inbox) == []
    assert time.monotonic() - began < 30


def test_a_window_that_hangs_is_given_up_and_finds_no_note_later(inbox: Inbox, tmp_path: Path) -> None:
    with inbox.kept():
        assert not inbox.send(tmp_path / "a.json", 0.05)
        assert inbox.take() is None


def test_the_second_window_is_one_but_takes_no_notes(inbox: Inbox) -> None:
    with inbox.kept() as first, inbox.kept() as second:
        assert (first, second) == (True, False)
    with inbox.kept() as again:
        assert again


def test_notes_to_a_window_that_is_gone_are_nobodys(inbox: Inbox, tmp_path: Path) -> None:
    inbox._folder.mkdir(parents=True)
    (inbox._folder / "1.json").write_text(json.dumps(str(tmp_path)))
    with inbox.kept():
        assert notes(inbox) == []


def test_of_several_notes_the_latest_counts(inbox: Inbox, tmp_path: Path) -> None:
    with inbox.kept():
        for number, when in ((1, 300), (2, 100), (3, 200)):
            note = inbox._folder / f"{number}.json"
            note.write_text(json.dumps(str(tmp_path / str(number))))
            os.utime(note, (when, when))
        assert inbox.take() == tmp_path / "1"
        assert notes(inbox) == []
        assert inbox.take() is None


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '"here.json"', '""', '"/a\\u0000b"', "[" * 30_000, '"/' + "x" * 40_000],
)
def test_a_note_that_makes_no_sense_is_thrown_away(inbox: Inbox, text: str) -> None:
    with inbox.kept():
        (inbox._folder / "1.json").write_text(text)
        (inbox._folder / "2.json").mkdir()
        assert inbox.take() is None
        assert notes(inbox) == ["2.json"]


def test_a_folder_that_cannot_be_made_keeps_no_window_from_opening(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    inbox = Inbox(tmp_path / "file" / "inbox")
    with inbox.kept() as own:
        assert not own
    assert inbox.take() is None
    assert not inbox.send(tmp_path, 60)


def test_a_note_that_cannot_be_written_opens_a_window(inbox: Inbox, tmp_path: Path) -> None:
    inbox._folder.mkdir(parents=True)
    (inbox._folder / f"{os.getpid()}.json").mkdir()
    with held(inbox._folder / ".lock", 0):
        assert not inbox.send(tmp_path, 60)
