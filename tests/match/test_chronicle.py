"""Finished games are kept once each, whatever happens to them and to their file."""

import os
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest
from finished import game
from matches import TREMOR, go_on

from tremor_gui.games.tremor.deal import Layout
from tremor_gui.match import chronicle
from tremor_gui.match.chronicle import MOST_GAMES, Finished, Sitting
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.files import MOST_BYTES
from tremor_gui.match.session import Session

TODAY = date(2026, 12, 1)


def over(seed: int = 1) -> Session:
    setup = TREMOR.quick_setup(2, Random(seed), without=TREMOR.switches)
    session = Session.start(TREMOR, setup, str(seed), ("", "easy"))
    while session.outcome is None:
        go_on(session, 1000, seed)
    return session


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "statistics.jsonl"


def kept(path: Path) -> tuple[Finished, ...]:
    games, notice = chronicle.load(path)
    assert notice is None
    return games


def test_what_is_kept_of_a_match() -> None:
    session = over()
    told = chronicle.finished(session, TODAY)
    assert told is not None
    assert (told.game, told.variant, told.without) == ("tremor", "race", TREMOR.switches)
    assert (told.day, told.rounds) == (TODAY, session.state.table.round)
    assert [(seat.name, seat.brain) for seat in told.seats] == list(
        zip(session.names, ("", "easy"), strict=True)
    )
    assert [seat.kind for seat in told.seats] == [TREMOR.kind(session.setup, seat) for seat in (0, 1)]
    assert [seat.won for seat in told.seats].count(True) == 1


def test_a_match_that_goes_on_or_was_laid_out_is_not_kept() -> None:
    session = over()
    going = Session(TREMOR, session.setup, session.seed, session.steps[:-1], rules=session.rules)
    assert chronicle.finished(going, TODAY) is None
    opening = session.opening.state
    laid = replace(session.setup, layout=Layout(opening.table, opening.stack))
    assert chronicle.finished(Session(TREMOR, laid, "1", session.steps, rules=1), TODAY) is None


def test_a_match_has_one_key_whatever_becomes_of_it() -> None:
    session = over()
    key = chronicle.key_of(session)
    again = Session(TREMOR, session.setup, session.seed, session.steps[:9], rules=1, brains=("hard", ""))
    assert chronicle.key_of(again) == key
    assert chronicle.key_of(over(2)) != key


def test_games_are_kept_in_their_order(path: Path) -> None:
    games = [game("Ann", 'Z\u0308oë «x» "q" 日本', won=[1], day=at) for at in range(3)]
    for one in games:
        assert chronicle.record(one, path) is None
    assert kept(path) == tuple(games)


def test_a_game_counts_once_as_it_ended_first(path: Path) -> None:
    first = game("Ann", "Bob", won=[0])
    for one in (
        first,
        first,
        game("Ann", "Bob")._replace(key=first.key, seats=(Sitting("X", "", "", True),)),
    ):
        chronicle.record(one, path)
    assert kept(path) == (first,)


def test_no_more_than_so_many_are_kept_and_their_file_can_be_read() -> None:
    name = "\U0001f998" * 24
    long = game(
        *(f"{name}/{'k' * 32}/{'b' * 16}" for _ in range(4)), without=("cards", "traits", "catastrophes")
    )
    games = [long._replace(key=f"{at:016x}") for at in range(MOST_GAMES)]
    text = chronicle.encode(games)
    assert len(text.encode()) < MOST_BYTES
    assert chronicle.parse(text) == (tuple(games), True)


def test_the_oldest_make_room_for_the_latest(path: Path) -> None:
    path.parent.mkdir()
    games = [game("Ann", "Bob") for _ in range(MOST_GAMES)]
    path.write_text(chronicle.encode(games), "utf-8")
    latest = game("Cem", "Dee")
    chronicle.record(latest, path)
    assert kept(path) == (*games[1:], latest)


def lines(games: Sequence[Finished]) -> list[str]:
    return chronicle.encode(games).splitlines()


GOOD = (game("Ann", "Bob"), game("Cem", "Dee"))
ONE, TWO = lines(GOOD)[1:]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ()),
        ("{", ()),
        ("\x00" * 99, ()),
        (chronicle.encode(GOOD)[:-5], GOOD[:1]),
        (chronicle.encode(GOOD)[:-1], GOOD),
        ("\n".join((ONE, TWO, "")), GOOD),
        ('{"format": "tremor-statistics", "schema": 2}\n' + f"{ONE}\n", GOOD[:1]),
        ("\n".join((lines(())[0], "[" * 100_000, TWO, "")), GOOD[1:]),
        ("\n".join((lines(())[0], "[" * 1000, TWO, "")), GOOD[1:]),
        ("\n".join((lines(())[0], ONE, ONE, "")), GOOD[:1]),
        (chronicle.encode(GOOD) + "\n" * (MOST_GAMES + 9), GOOD),
    ],
)
def test_a_damaged_file_is_kept_aside_and_what_can_be_read_counts(
    path: Path, text: str, found: tuple[Finished, ...]
) -> None:
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    games, notice = chronicle.load(path)
    assert games == found
    assert "statistics-damaged.jsonl" in str(notice)
    assert chronicle.aside_of(path).read_text("utf-8") == text
    assert kept(path) == found


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"rounds":9', '"rounds":-1'),
        ('"rounds":9', '"rounds":true'),
        ('"rounds":9', '"rounds":' + "9" * 5000),
        ('"rounds":9', '"rounds":null'),
        ('"rounds":9,', ""),
        ('"2026-01-01"', '"2026-13-01"'),
        ('"2026-01-01"', "20260101"),
        ('"Ann"', '""'),
        ('"Ann"', '" Ann"'),
        ('"Ann"', '"A\\u202enn"'),
        ('"Ann"', '"\\ud800"'),
        ('"won":true', '"won":1'),
        ('"kind":"frog"', '"kind":"<b>"'),
        ('"game":"tremor"', '"game":"../x"'),
        ('"key":"', '"key":"x'),
        ('"without":[]', '"without":"cards"'),
        ('"without":[]', '"without":[[]]'),
        ('"seats":[', '"seats":[[],'),
        ('"seats":[', '"other":['),
    ],
)
def test_a_line_that_makes_no_sense_is_left_out(old: str, new: str) -> None:
    assert old in ONE
    assert chronicle.parse("\n".join((lines(())[0], ONE.replace(old, new, 1), TWO, ""))) == (GOOD[1:], False)


def test_what_could_not_be_read_is_told_of_when_a_game_is_added(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\x00")
    assert "damaged" in str(chronicle.record(GOOD[0], path))
    assert kept(path) == GOOD[:1]


def test_a_damaged_file_that_cannot_be_moved_is_told_of(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_one: object, _other: object) -> None:
        raise PermissionError

    path.parent.mkdir()
    path.write_text("?" + chronicle.encode(GOOD), "utf-8")
    monkeypatch.setattr(os, "replace", refuse)
    games, notice = chronicle.load(path)
    assert games == GOOD
    assert "damaged" in str(notice)


def test_everything_is_forgotten(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("nonsense", "utf-8")
    chronicle.load(path)
    chronicle.record(GOOD[0], path)
    chronicle.forget(path)
    assert kept(path) == ()
    assert not any("damaged" in name for name in os.listdir(path.parent))
    chronicle.forget(path)


def test_a_folder_that_takes_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(NotSaved):
        chronicle.record(GOOD[0], tmp_path / "file" / "statistics.jsonl")
    (tmp_path / "statistics.jsonl").mkdir()
    with pytest.raises(NotSaved):
        chronicle.forget(tmp_path / "statistics.jsonl")
