"""Ten thousand files damaged at random; ``scripts/fuzz_saves.py`` does as many as one likes."""

import json
from pathlib import Path
from random import Random

import fuzz_saves
import pytest

from tremor_gui.games import GAMES
from tremor_gui.match import settings
from tremor_gui.match.errors import Unreadable
from tremor_gui.match.files import MOST_BYTES, text_of
from tremor_gui.match.record import decode, encode


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_file_is_refused_or_sound(seed: int) -> None:
    sound = fuzz_saves.fuzz(2500, seed, lengths=(0, 3, 12, 30))
    assert 60 < sound.saves < 1000
    assert 60 < sound.settings < 400
    assert 0 < sound.statistics < 100
    assert len(sound.said) > 200


def test_a_save_that_is_not_damaged_is_sound() -> None:
    rng = Random(1)
    text = encode(fuzz_saves.random_session(rng, 60), fuzz_saves.NOON)
    assert fuzz_saves.verdict(text.encode(), rng) is None


def test_settings_that_are_not_damaged_are_sound() -> None:
    assert fuzz_saves.settings_verdict(fuzz_saves.random_settings(Random(1)).encode()) is None


def test_statistics_that_are_not_damaged_are_whole() -> None:
    assert fuzz_saves.statistics_verdict(fuzz_saves.random_statistics(Random(1)).encode())


@pytest.mark.parametrize(
    "unit", ["\n", "[],", "{}\n", '{"":0},', "[[[[]]]],", '{"key":"0123456789abcdef"}\n']
)
def test_the_largest_statistics_are_read_in_time_and_room(unit: str) -> None:
    text = unit * ((MOST_BYTES - 99) // len(unit))
    assert not fuzz_saves.statistics_verdict(text.encode())


@pytest.mark.parametrize("work", ["while True: pass", "[[] for _ in range(10**7)]"])
def test_whoever_reads_too_long_or_too_much_is_stopped(work: str) -> None:
    with pytest.raises((fuzz_saves.TooSlow, MemoryError)), fuzz_saves.bounded():
        exec(work)


@pytest.mark.parametrize("unit", ["[],", "[[[[]]]],", '{"":0},', '{"a":{"a":{}}},', "1e9,", '"é",'])
@pytest.mark.parametrize("schema", [1, 2])
def test_the_largest_files_are_refused_in_time_and_room(unit: str, schema: int) -> None:
    head = f'{{"format":"tremor-save","schema":{schema},"state":['
    for size in (MOST_BYTES - 999, MOST_BYTES // 8):
        text = head + unit * (size // len(unit.encode())) + "0]}"
        with pytest.raises(Unreadable, match="damaged"), fuzz_saves.bounded():
            decode(text_of(text.encode()), GAMES)


def test_a_file_too_large_for_settings_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"muted": True, "more": "x" * 70_000}))
    found, notice = settings.load(path)
    assert found == settings.Settings()
    assert "too large" in str(notice)
