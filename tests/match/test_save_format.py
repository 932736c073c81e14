"""The description of the save file is enough: a reader that knows nothing else follows every match."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import plain_reader
import pytest
from matches import NOON, TREMOR, go_on

from tremor_gui.games.tremor.card_events import CARD_EVENTS
from tremor_gui.games.tremor.deal import SWITCHES
from tremor_gui.games.tremor.events import BOARD_EVENTS
from tremor_gui.games.tremor.table import Table
from tremor_gui.match.record import encode
from tremor_gui.match.session import Session
from tremor_gui.rules.window import Fizzled, Voided

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "SAVE_FORMAT.md").read_text("utf-8")
FILES = [*(ROOT / "saves").glob("*.json"), *(ROOT / "tests" / "match" / "archive").glob("*.json")]
KINDS = [(2, "race", SWITCHES), (2, "race", ()), (3, "race", ()), (4, "race", ("cards",)), (4, "race", ())]
KINDS += [(4, "coop", ()), (4, "rumble", ()), (3, "rumble", ())]


def follow(save: dict[str, Any]) -> list[dict[str, Any]]:
    """The tables of a match as the plain reader has them, the last of which is that of the save."""
    tables = plain_reader.followed(save)
    assert tables[-1] == save["state"]["table"]
    assert plain_reader.names(save["setup"]) == save["players"]
    return tables


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_reader_made_from_the_description_reads_every_save_there_is(path: Path) -> None:
    save = json.loads(path.read_text("utf-8"))
    follow(save)
    if save["schema"] > 1:  # the states of earlier ones were written otherwise
        assert save["log"][-1]["digest"] == plain_reader.digest(save["state"])


@pytest.mark.parametrize(("players", "variant", "without"), KINDS)
def test_it_follows_whole_games_step_by_step(players: int, variant: str, without: tuple[str, ...]) -> None:
    for seed in range(2):
        setup = TREMOR.quick_setup(players, Random(seed), variant, without)
        session = Session.start(TREMOR, setup, str(seed))
        go_on(session, 600, seed=seed)
        save = json.loads(encode(session, NOON))
        tables = follow(save)
        assert tables[1:] == [TREMOR.codec.dump(step.state.table) for step in session.steps]
        assert save["log"][-1]["digest"] == plain_reader.digest(save["state"])


def test_every_event_and_every_field_is_described() -> None:
    named = set(re.findall(r"`([A-Za-z_]+)`", PAGE))
    events = (*BOARD_EVENTS, *CARD_EVENTS, Voided, Fizzled)
    assert {event.__name__ for event in events} - named == set()
    assert {field for event in events for field in TREMOR.codec._fields[event]} - named == set()
    assert set(Table._fields) - named == set()


def test_the_plain_reader_imports_nothing_of_the_game() -> None:
    assert "tremor" not in re.findall(
        r"^(?:from|import) (\S+)", Path(plain_reader.__file__).read_text(), re.M
    )
    assert "tremor_gui" not in Path(plain_reader.__file__).read_text("utf-8")
