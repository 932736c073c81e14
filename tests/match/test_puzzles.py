"""Puzzles are read from their file as data, take turns by the day, and stay solved."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from tremor_gui.games import GAMES
from tremor_gui.match.errors import NotSaved, Unreadable
from tremor_gui.match.puzzles import Puzzle, load, of_the_day
from tremor_gui.match.solved import Solved

SHIPPED = Path(__file__).resolve().parents[2] / "saves" / "puzzles" / "tremor.json"
KEY, OTHER = "0123abcd", "89ef4567"


@pytest.fixture(scope="module")
def puzzles() -> tuple[Puzzle, ...]:
    return load(SHIPPED, GAMES)


def test_each_puzzle_has_its_day_before_one_comes_again(puzzles: tuple[Puzzle, ...]) -> None:
    for count in (1, 2, 3, 6, 30, len(puzzles)):
        some = puzzles[:count]
        for first in (0, 739_000):
            days = [of_the_day(some, day).key for day in range(first, first + count)]
            assert len(set(days)) == count
            assert of_the_day(some, first + count).key == days[0]


def test_the_puzzles_of_a_week_differ_in_difficulty(puzzles: tuple[Puzzle, ...]) -> None:
    for day in range(len(puzzles)):
        assert len({of_the_day(puzzles, later).stars for later in range(day, day + 7)}) > 1


def changed(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(SHIPPED.read_text("utf-8"))
    return data | changes


def first(**changes: Any) -> dict[str, Any]:
    one = changed()["puzzles"][0]
    return changed(puzzles=[one | changes])


@pytest.mark.parametrize(
    "data",
    [
        [],
        None,
        {},
        changed(format="tremor-save"),
        changed(schema=99),
        changed(game="chess"),
        changed(puzzles=[{}]),
        changed(puzzles=7),
        first(key=7),
        first(seat=9),
        first(seat=True),
        first(stars=6),
        first(odds="many"),
        first(first=[1]),
        first(asks=[1]),
        first(setup={}),
        first(solution=[{"is": "Traverse"}]),
        first(cheats=True),
    ],
)
def test_a_damaged_file_is_one_sentence(tmp_path: Path, data: Any) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(Unreadable):
        load(path, GAMES)


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\0"])
def test_nonsense_is_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text, "utf-8")
    with pytest.raises(Unreadable):
        load(path, GAMES)


def test_what_was_solved_stays_solved(tmp_path: Path) -> None:
    path = tmp_path / "new" / "solved.json"
    solved = Solved(path)
    assert (solved.keys, solved.notice) == (frozenset(), None)
    for key in (KEY, OTHER, KEY):
        solved.add(key)
    again = Solved(path)
    assert (set(again.keys), again.notice) == ({KEY, OTHER}, None)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"solved": 1}', '{"solved": ["../x"]}', '{"solved": [1]}', "[" * 60_000]
)
def test_a_damaged_file_counts_nothing_as_solved_says_so_and_is_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "solved.json"
    path.write_text(text, "utf-8")
    solved = Solved(path)
    assert solved.keys == frozenset()
    assert "damaged" in str(solved.notice)
    solved.add(KEY)
    assert Solved(path).keys == {KEY}
    assert (tmp_path / "solved.json.bak").read_text("utf-8") == text


def test_a_full_disk_is_told_and_the_puzzle_counts_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    solved = Solved(tmp_path / "solved.json")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotSaved, match="no room"):
        solved.add(KEY)
    assert solved.keys == {KEY}
