"""What is saved is what is read, at every moment of a match."""

import json
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from itertools import pairwise
from time import perf_counter

import pytest
from matches import LATER, NOON, TREMOR, begun, go_on, long, played

from tremor_gui.games import GAMES
from tremor_gui.match.digest import digest
from tremor_gui.match.parse import summary
from tremor_gui.match.record import Scribe, decode, encode
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Illegal
from tremor_gui.rules.text import say


def frames(session: Session) -> set[str]:
    return {type(frame).__name__ for frame in session.state.stack}


@pytest.mark.parametrize("players", TREMOR.seats)
def test_a_match_is_the_same_after_saving_and_reading_at_every_step(players: int) -> None:
    session = begun(players, seed=players)
    scribe = Scribe()
    met = set()
    for index in range(160):
        met |= frames(session)
        again = decode(scribe.encode(session, NOON), GAMES)
        assert again.steps == session.steps
        assert again.state.decision == session.state.decision
        assert (again.setup, again.seed, again.names) == (session.setup, session.seed, session.names)
        go_on(session, 1, seed=index)
    assert {"PlaceTokens", "Ignition", "ClearWedge", "Act", "EndTurn"} <= met


def test_a_match_that_is_over_is_read_like_any_other() -> None:
    session = played(5000)
    again = decode(encode(session, NOON), GAMES)
    assert again.outcome == session.outcome is not None
    assert again.state.decision is None
    assert summary(encode(session, NOON), GAMES).over


def test_after_reading_one_can_go_back_as_far_as_before() -> None:
    session = played(40, players=4)
    again = decode(encode(session, NOON), GAMES)
    while session.why_no_undo() is None:
        assert again.undo() == session.undo()
        assert again.state == session.state
    assert again.why_no_undo() == session.why_no_undo()


def test_after_reading_the_same_decisions_have_the_same_consequences() -> None:
    session = played(40)
    again = decode(encode(session, NOON), GAMES)
    assert go_on(again, 60).steps == go_on(session, 60).steps


def test_a_scribe_writes_what_is_written_anew_even_after_undo() -> None:
    session = begun()
    scribe = Scribe()
    for index in range(150):
        go_on(session, 1 + index % 3, seed=index)
        if index % 2 and session.why_no_undo() is None:
            session.undo()
        assert scribe.encode(session, NOON) == encode(session, NOON)


def test_what_is_saved_does_not_depend_on_what_was_taken_back() -> None:
    session = begun()
    go_on(session, 1)
    text = encode(session, NOON)
    step = session.undo()
    assert step.action is not None
    session.play(step.action)
    assert encode(session, NOON) == text


def test_a_save_is_for_people_too() -> None:
    session = played(20)
    lines = encode(session, NOON).splitlines()
    assert lines[0] == "{"
    assert lines[1] == '"format": "tremor-save",'
    assert len(lines) == 17 + len(session.steps)
    assert all(json.loads(line.removesuffix(","))["digest"] for line in lines[15:-2])


def test_the_last_digest_is_that_of_the_state_written() -> None:
    session = played(30)
    data = json.loads(encode(session, NOON))
    assert data["log"][-1]["digest"] == digest(TREMOR, session.state)
    digests = [entry["digest"] for entry in data["log"]]
    assert len(set(digests)) == len(digests)
    assert all(len(one) == 16 and int(one, 16) >= 0 for one in digests)


def test_a_summary_needs_no_game_played_again() -> None:
    session = played(50, players=3)
    found = summary(encode(session, NOON), GAMES)
    told = (
        "tremor",
        session.setup,
        say("Race"),
        session.names,
        ("", "", ""),
        session.state.table.round,
        NOON,
        False,
    )
    assert found == told


def test_the_time_of_saving_is_written_in_universal_time() -> None:
    tokyo = NOON.astimezone(timezone(timedelta(hours=9)))
    assert encode(begun(), tokyo) == encode(begun(), NOON)
    assert json.loads(encode(begun(), tokyo))["saved"] == "2026-07-01T12:00:00+00:00"


@pytest.mark.parametrize("year", [1970, 2038, 2100])
def test_any_plausible_clock_will_do(year: int) -> None:
    text = encode(begun(), datetime(year, 1, 20, tzinfo=NOON.tzinfo))
    assert summary(text, GAMES).saved.year == year


def test_two_processes_write_the_same_save() -> None:
    program = "from matches import *; from tremor_gui.match.record import *; print(encode(played(80), NOON))"
    texts = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
            encoding="utf-8",
        ).stdout
        for seed in ("1", "2")
    }
    assert texts == {encode(played(80), NOON) + "\n"}


@pytest.mark.alone
def test_saving_stays_cheap_in_a_long_match() -> None:
    session = long(2000)
    scribe = Scribe()
    scribe.encode(session, NOON)
    times = []
    for index in range(30):
        go_on(session, 1, seed=index)
        began = perf_counter()
        scribe.encode(session, NOON)
        times.append(perf_counter() - began)
    assert sorted(times)[len(times) // 2] < 0.010


def test_a_match_under_older_rules_goes_on_from_where_it_was() -> None:
    session = played(40)
    again = decode(encode(session, NOON), LATER)
    assert again.state == session.state
    assert again.state.decision == session.state.decision
    assert [step.state.table for step in again.steps] == [step.state.table for step in session.steps]
    assert [step.events for step in again.steps] == [step.events for step in session.steps]


def test_a_match_under_older_rules_goes_back_only_as_far_as_it_was_played_under_these() -> None:
    again = decode(encode(played(40), NOON), LATER)
    assert "older rules" in str(again.why_no_undo())
    with pytest.raises(Illegal, match="older rules"):
        again.undo()
    there = len(again.steps)
    for index in range(50):
        go_on(again, 1, seed=index)
        while len(again.steps) > there and again.why_no_undo() is None:
            again.undo()
        assert len(again.steps) >= there


def test_a_match_under_older_rules_is_saved_and_read_again_and_again() -> None:
    again = decode(encode(played(40), NOON), LATER)
    for index in range(3):
        go_on(again, 5, seed=index)
        text = encode(again, NOON)
        assert json.loads(text)["rules"] == TREMOR.version
        before, again = again, decode(text, LATER)
        assert again.state == before.state
        assert [step.events for step in again.steps] == [step.events for step in before.steps]


def test_steps_follow_from_each_other_after_reading() -> None:
    again = decode(encode(played(60), NOON), GAMES)
    for before, step in pairwise(again.steps):
        table = before.state.table
        for event in step.events:
            table = event.apply(table)
        assert table == step.state.table
