"""Saves of every schema there ever was can be read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tremor_gui.games import GAMES
from tremor_gui.match.migrate import MIGRATIONS, SCHEMA, migrate
from tremor_gui.match.record import decode

ARCHIVE = sorted((Path(__file__).parent / "archive").glob("*.json"))


def schema_of(path: Path) -> int:
    match = re.fullmatch(r"schema-(\d+)", path.stem)
    assert match
    return int(match[1])


def test_every_schema_has_its_save_in_the_archive() -> None:
    assert sorted(map(schema_of, ARCHIVE)) == list(range(1, SCHEMA + 1))


@pytest.mark.parametrize("path", ARCHIVE, ids=lambda path: path.stem)
def test_a_save_of_the_archive_is_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert json.loads(text)["schema"] == schema_of(path)
    session = decode(text, GAMES)
    assert session.names == ("Ada", "Zoë")
    assert session.state.decision is not None
    assert len(session.steps) == 41


def test_before_there_were_bots_people_played_every_seat() -> None:
    brains = [decode(path.read_text("utf-8"), GAMES).brains for path in ARCHIVE]
    assert brains == [("", ""), ("", "medium")]


def test_there_is_a_migration_from_every_earlier_schema() -> None:
    assert sorted(MIGRATIONS) == list(range(1, SCHEMA))


def test_migrations_run_one_after_the_other_and_leave_the_old_data_alone() -> None:
    def rename(data: dict[str, Any]) -> dict[str, Any]:
        return {"title" if name == "name" else name: value for name, value in data.items()}

    def shout(data: dict[str, Any]) -> dict[str, Any]:
        return data | {"title": data["title"].upper()}

    old = {"schema": 1, "name": "flood"}
    assert migrate(old, {1: rename, 2: shout}, 3) == {"schema": 3, "title": "FLOOD"}
    assert old == {"schema": 1, "name": "flood"}


def test_data_of_todays_schema_is_left_as_it_is() -> None:
    data = {"schema": SCHEMA, "anything": []}
    assert migrate(data) == data


def test_frames_no_longer_note_that_swing_was_used() -> None:
    act = {"is": "Act", "seat": 0, "swung": True}
    window = {"is": "DiceCast", "effect": {"is": "PlaceRolled", "swung": False}, "swung": 1}
    migrated = migrate({"schema": 1, "players": ["Ada"], "state": {"stack": [act, window]}})
    assert migrated["state"]["stack"] == [
        {"is": "Act", "seat": 0},
        {"is": "DiceCast", "effect": {"is": "PlaceRolled"}, "swung": 1},
    ]
