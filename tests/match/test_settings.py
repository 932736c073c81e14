"""Settings are kept, and nonsense in their file does no harm."""

import errno
import json
import os
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tremor_gui.match import settings
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.settings import Settings


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == (Settings(), None)


def test_settings_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    changed = Settings("pt_BR", 1.5, True, 0.0, True, 4.0, True, window=(-5, 7, 1280, 720))
    settings.save(changed, path)
    assert settings.load(path) == (changed, None)
    assert os.listdir(path.parent) == ["settings.json"]


def test_one_pace_for_everybody_as_it_once_was_holds_for_bots_too() -> None:
    assert settings.parse('{"speed": 2.0}') == (Settings(speed=2.0, bot_speed=2.0), None)
    assert settings.parse('{"speed": 2.0, "bot_speed": 0.5}') == (Settings(speed=2.0, bot_speed=0.5), None)


def test_unknown_settings_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(asdict(Settings()) | {"volume": 0, "cheats": True}))
    loaded, problem = settings.load(path)
    assert (loaded, problem) == (Settings(volume=0), None)
    settings.save(loaded, path)
    assert json.loads(path.read_text()).keys() == asdict(Settings()).keys()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "1", '"x"', "[" * 100_000, "\ud800".encode("utf-8", "surrogatepass")]
)
def test_a_damaged_file_gives_the_first_settings_and_a_sentence(tmp_path: Path, text: str | bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    loaded, problem = settings.load(path)
    assert loaded == Settings()
    assert "settings" in str(problem)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *product(["volume", "effects", "music"], [-0.1, 1.1, "loud", None, True, float("nan"), 10**400]),
        *product(["ui_scale"], [0, 99, [], {}]),
        *product(["speed", "bot_speed"], [0, -1, float("inf")]),
        *product(["fullscreen"], [1, "yes", None]),
        *product(["window"], [[], [1, 2, 3], [1, 2, 3, 4.5], [1, 2, 3, 10**9], [True, 2, 3, 4], "here"]),
        *product(["language"], [None, 1, "../../etc", "x" * 99, "d e"]),
    ],
)
def test_a_setting_that_makes_no_sense_is_as_at_first_and_the_others_are_kept(
    tmp_path: Path, name: str, value: Any
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"muted": True, name: value}))
    loaded, problem = settings.load(path)
    assert loaded == Settings(muted=True)
    assert problem is not None


def test_settings_that_cannot_be_written_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "settings.json"
    settings.save(Settings(muted=True), path)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotSaved, match="no room"):
        settings.save(Settings(), path)
    assert settings.load(path)[0].muted
