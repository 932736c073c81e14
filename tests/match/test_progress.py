"""How far somebody is in a tutorial is kept, and nonsense in its file does no harm."""

import json
from pathlib import Path

import pytest

from tremor_gui.match import progress
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.progress import Progress


def test_progress_is_kept_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "new" / "progress.json"
    one, other = Progress().came_to("b").finished("a"), Progress().came_to("x")
    progress.save(one, path, "chess")
    progress.save(other, path, "go")
    assert (progress.load(path, "chess"), progress.load(path, "go")) == (one, other)


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000, '{"chess": 1}', '{"chess": {"done": 3}}'])
def test_a_damaged_file_is_a_fresh_start(tmp_path: Path, text: str) -> None:
    path = tmp_path / "progress.json"
    path.write_text(text, "utf-8")
    assert progress.load(path, "chess") == Progress()
    progress.save(Progress("a"), path, "chess")
    assert progress.load(path, "chess") == Progress("a")


def test_only_keys_count(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.write_text(json.dumps({"chess": {"at": 4, "done": ["a", 5, None, "x" * 1000, ["b"]]}}), "utf-8")
    assert progress.load(path, "chess") == Progress("", frozenset({"a"}))


def test_a_folder_that_takes_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(NotSaved):
        progress.save(Progress("a"), tmp_path / "file" / "progress.json", "chess")
