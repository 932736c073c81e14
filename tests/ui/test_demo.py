"""The game that plays itself leaves as many pictures as were asked for, and ends when it is told to."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tremor_gui.cli import main

ROOT = Path(__file__).resolve().parents[2]
SMALL = ["--size", "640x400"]


def test_as_many_pictures_are_written_as_were_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--out", str(tmp_path / "new"), "--most", "3", *SMALL]) == 0
    pictures = sorted((tmp_path / "new").iterdir())
    assert [picture.name for picture in pictures] == [f"frame_{index:05d}.png" for index in range(3)]
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)
    told = capsys.readouterr().out
    assert told.startswith("3 pictures of 640x400 are in ")
    assert "--most" in told


def test_how_far_it_is_is_told_now_and_then(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tremor_gui.ui.tables.tremor.demo._TELLS", 0.0)
    assert main(["demo", "--out", str(tmp_path), "--most", "2", *SMALL]) == 0
    assert capsys.readouterr().err == "1 of at most 2 pictures ...\n2 of at most 2 pictures ...\n"


def test_a_folder_that_is_a_file_is_told_with_its_path(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").touch()
    assert main(["demo", "--out", str(tmp_path / "taken"), *SMALL]) == 1
    assert capsys.readouterr().err == f"tremor: “{tmp_path / 'taken'}” cannot be written: File exists.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("fills", [0, 2])
def test_a_disk_that_fills_up_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], fills: int
) -> None:
    full = tmp_path / f"frame_{fills:05d}.png"
    full.symlink_to("/dev/full")
    assert main(["demo", "--out", str(tmp_path), "--most", "5", *SMALL]) == 1
    # On a slow machine it has told how far it is before.
    said = capsys.readouterr().err.splitlines()
    assert said[-1] == f"tremor: “{full}” cannot be written: No space left on device."


def test_a_folder_in_which_nothing_may_be_written_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, _data: object) -> int:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert main(["demo", "--out", str(tmp_path), *SMALL]) == 1
    said = capsys.readouterr().err
    assert said == f"tremor: “{tmp_path / 'frame_00000.png'}” cannot be written: Permission denied.\n"


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_it_ends_at_once_when_it_is_told_to(tmp_path: Path, number: signal.Signals, status: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "tremor_gui", "demo", "--out", tmp_path / "pictures", *SMALL],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            while not (tmp_path / "pictures" / "frame_00000.png").exists():
                assert process.poll() is None
                time.sleep(0.01)
            process.send_signal(number)
            _, complaint = process.communicate(timeout=5)
        finally:
            process.kill()
    assert (process.returncode, complaint) == (status, b"")
