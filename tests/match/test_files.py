"""Files are read with care, and written whole or not at all, whenever the program dies."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tremor_gui.match import files
from tremor_gui.match.errors import Unreadable


def test_a_text_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.json"
    path.parent.mkdir()
    files.write(path, "Zoë\n")
    files.write(path, "日本\r\n")
    assert files.read(path) == "日本\r\n"
    assert os.listdir(path.parent) == ["a.json"]


@pytest.mark.parametrize("path", ["", ".", "..", "/", "x/.."])
def test_no_path_is_too_odd_to_have_a_backup(path: str) -> None:
    assert files.backup_of(Path(path)).name.endswith(".bak")


@pytest.mark.parametrize("name", ["", "missing", "file/inside", "x" * 500])
def test_what_is_not_there_is_told_in_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unreadable) as caught:
        files.read(tmp_path / name)
    assert str(caught.value).endswith(".")
    assert str(caught.value).isprintable()


def test_a_file_beyond_the_limit_is_refused_without_being_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(10**10)
    with pytest.raises(Unreadable, match="too large"):
        files.read(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Unreadable, match="not an ordinary file"):
        files.read(tmp_path / "pipe")


def test_a_file_that_may_not_be_read_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "a").touch()
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(Unreadable, match=r"cannot be read: Permission denied\."):
        files.read(tmp_path / "a")


def test_a_replaced_file_has_another_stamp_even_in_the_same_moment(tmp_path: Path) -> None:
    path = tmp_path / "a"
    assert files.stamp(path) is None
    files.write(path, "1")
    first = files.stamp(path)
    assert first is not None
    assert first == files.stamp(path)
    files.write(path, "2")
    os.utime(path, ns=(first[1], first[1]))
    assert files.stamp(path) != first


def test_the_first_version_has_no_backup(tmp_path: Path) -> None:
    path = tmp_path / "a"
    files.keep_previous(path)
    assert not files.backup_of(path).exists()


CRASH = """
import os, signal, sys
from pathlib import Path
from tremor_gui.match import files
fatal = int(sys.argv[2])
count = 0
def deadly(original):
    def call(*arguments):
        global count
        count += 1
        if count == fatal:
            os.kill(os.getpid(), signal.SIGKILL)
        return original(*arguments)
    return call
for name in ("link", "replace", "fsync", "unlink"):
    setattr(os, name, deadly(getattr(os, name)))
path = Path(sys.argv[1])
files.keep_previous(path)
files.write(path, "new" * 100_000)
"""


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize("fatal", range(1, 7))
def test_a_crash_at_any_moment_leaves_the_old_or_the_new_text(tmp_path: Path, fatal: int) -> None:
    path = tmp_path / "a"
    files.write(path, "older")
    files.keep_previous(path)
    files.write(path, "old")
    done = subprocess.run(
        [sys.executable, "-c", CRASH, path, str(fatal)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode in (0, -signal.SIGKILL)
    assert files.read(path) in ("old", "new" * 100_000)
    assert files.read(files.backup_of(path)) in ("older", "old")
