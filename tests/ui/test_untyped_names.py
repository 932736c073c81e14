"""A name that nobody typed is that of the species in the language in use, and stays out of the next game."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pygame
import pytest
from table_matches import TREMOR, hurried
from ui_events import key

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.deal import Player, Setup
from tremor_gui.match.chronicle import Finished, Sitting, finished
from tremor_gui.match.film import EVERYTHING, Film
from tremor_gui.match.library import Library
from tremor_gui.match.paths import statistics_file
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.saves import Saves
from tremor_gui.ui.scenes.statistics import Statistics
from tremor_gui.ui.tables.tremor.logbook import Logbook
from tremor_gui.ui.tables.tremor.looks import looks, names_of
from tremor_gui.ui.tables.tremor.opening.seating import Seating
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.story import story
from tremor_gui.ui.widgets import TextEntry

GERMAN = Preferences(motion=False, language="de")
ENGLISH = Preferences(motion=False, language="en")
SETUP = Setup((Player("Goliath Frog", "goliath_frog"), Player("Emperor Penguin", "emperor_penguin")))


@pytest.fixture
def house(app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("TREMOR_HOME", str(tmp_path))
    house = House(app, Library(tmp_path / "saves", GAMES))
    app.manager.reset(house.title())
    app.step(1)
    return house


def played(most: int = 10_000) -> Session:
    """A match of the Frog and the Penguin, hurried on."""
    session, rng = Session.start(TREMOR, SETUP, "5"), Random(5)
    for _ in range(most):
        if session.state.decision is None:
            break
        session.play(hurried(session.state, rng))
    return session


def proposed(app: App, house: House) -> NewGame:
    house._new_game()
    app.step(1)
    scene = app.manager.top
    assert isinstance(scene, NewGame)
    return scene


@pytest.mark.parametrize("language", ["en", "de"])
def test_after_a_first_game_the_next_is_proposed_as_if_it_were_the_first(
    app: App, house: House, language: str
) -> None:
    app.apply(replace(ENGLISH, language=language))
    house._first_game()
    from_the_game = proposed(app, house).seating
    house._to_title()
    from_the_title = proposed(app, House(app, house._library)).seating
    assert from_the_game == from_the_title == Seating()
    scene = app.manager.top
    assert isinstance(scene, NewGame)
    assert {one.text for one in scene.form.widgets[:20] if isinstance(one, TextEntry)} == {""}


def test_after_a_first_game_what_was_played_before_is_proposed(app: App, house: House) -> None:
    chosen = Seating().of(3).switched("cards", False).named(0, "Ann")
    house._start(chosen.setup, "1", chosen.brains)
    house._to_title()
    house = House(app, house._library)
    house._first_game()
    again = proposed(app, house).seating
    assert (again.setup, again.brains) == (chosen.setup, chosen.brains)


def test_a_first_game_is_called_so_where_it_is_gone_on_with(app: App, house: House) -> None:
    house._first_game()
    house._to_title()
    unfinished = house._unfinished()
    assert unfinished is not None
    assert "A first game, round" in unfinished.note
    assert "Hardcore" not in unfinished.note
    library = Library(house._library.folder, GAMES)
    (entry,) = library.entries()
    hard = Session.start(TREMOR, entry.setup, "2", ("", "hard"))
    Path(entry.path).unlink()
    library.write(hard)
    other = House(app, library)._unfinished()
    assert other is not None
    assert "Hardcore" in other.note


def test_names_that_nobody_typed_follow_the_language(app: App) -> None:
    session = played()
    log = Logbook(app.kit, session)
    seats = looks(session.setup)
    app.apply(GERMAN)
    assert [look.name for look in seats] == ["Goliathfrosch", "Kaiserpinguin"]
    assert names_of(session.setup) == ("Goliathfrosch", "Kaiserpinguin")
    log.rewrite(session)
    film = Film(session)
    film.look_through(EVERYTHING)
    told = "\n".join((*log.lines, story(film)))
    assert "Goliathfrosch" in told
    assert "Goliath Frog" not in told
    assert "Emperor Penguin" not in told
    app.apply(ENGLISH)
    assert [look.name for look in seats] == list(session.names) == ["Goliath Frog", "Emperor Penguin"]


def test_a_name_that_somebody_typed_stays(app: App) -> None:
    app.apply(GERMAN)
    setup = Setup((Player("Emperor Penguin", "goliath_frog"), Player("Ann", "emperor_penguin")))
    assert names_of(setup) == ("Emperor Penguin", "Ann")


def test_a_running_game_changes_its_names_with_the_language(app: App, house: House) -> None:
    app.apply(ENGLISH)
    house._start(SETUP, "5", ("", "easy"))
    table = app.manager.top
    assert isinstance(table, TremorTable)
    written = len(table._log.lines)
    app.apply(GERMAN)
    app.step(1)
    assert [look.name for look in table._looks] == ["Goliathfrosch", "Kaiserpinguin"]
    assert len(table._log.lines) == written > 0
    assert "Goliath Frog" not in "".join(table._log.lines)
    assert any("Goliathfrosch" in line for line in table._log.lines)
    in_german = table._log.lines
    table._log.rewrite(table.session)
    assert table._log.lines == in_german


def test_a_log_that_stops_halfway_is_as_long_in_another_language(app: App) -> None:
    session = played(40)
    log = Logbook(app.kit, session)
    log.rewrite(session, 12)
    before = log.lines
    app.apply(GERMAN)
    log.place(Box(0, 0, 300, 400))
    now = log.lines
    log.rewrite(session, 12)
    assert (len(now), now) == (len(before), log.lines)
    assert now != before


def test_saves_and_what_is_gone_on_with_name_the_players_in_the_language_in_use(
    app: App, house: House
) -> None:
    path = house._library.write(played(40))
    assert json.loads(path.read_text("utf-8"))["players"] == ["Goliath Frog", "Emperor Penguin"]
    app.apply(GERMAN)
    unfinished = house._unfinished()
    assert unfinished is not None
    assert "Goliathfrosch, Kaiserpinguin" in unfinished.note
    house._saves()
    app.step(1)
    scene = app.manager.top
    assert isinstance(scene, Saves)
    (entry,) = house._library.entries()
    assert scene._title(entry) == "Goliathfrosch · Kaiserpinguin"


def test_a_game_set_up_in_one_language_is_not_named_in_it(app: App, house: House) -> None:
    app.apply(GERMAN)
    scene = proposed(app, house)
    assert {player.name for player in scene.seating.setup.players} == {"Emperor Penguin", "Fennec Fox"}
    key(app, pygame.KSCAN_RETURN)
    app.apply(ENGLISH)
    assert [seat.typed for seat in proposed(app, house).seating.seats] == ["", ""]


def test_what_somebody_types_must_be_no_other_players_name_in_any_language(app: App) -> None:
    app.apply(GERMAN)
    seating = Seating().taken(0, "goliath_frog").named(1, "Goliath Frog")
    assert "Goliath Frog" in (seating.why_not_start() or "")
    assert seating.named(1, "Goliath").why_not_start() is None


def test_statistics_speak_the_language_and_count_each_player_once(
    app: App, house: House, tmp_path: Path
) -> None:
    session = played()
    over = finished(session, date(2026, 1, 1))
    assert over is not None
    assert {seat.name for seat in over.seats} == set(session.names)
    older = Finished(
        "0" * 16,
        "tremor",
        "race",
        (),
        9,
        date(2026, 1, 2),
        (Sitting("Goliathfrosch", "", "goliath_frog", True), Sitting("Ann", "", "emperor_penguin", False)),
    )
    annals = house._annals
    annals.count(session)
    app.apply(GERMAN)
    assert {seat.name for game in annals.games for seat in game.seats} == {"Goliathfrosch", "Kaiserpinguin"}
    scene = Statistics(app, annals._vocabulary, lambda: (*annals.games, older), lambda: None)
    assert sorted((one.name, one.games) for one in scene._people) == [
        ("Ann", 1),
        ("Goliathfrosch", 2),
        ("Kaiserpinguin", 1),
    ]
    (feat,) = annals.feats(session)
    assert feat.name in ("Goliathfrosch", "Kaiserpinguin")
    assert "Goliath Frog" in statistics_file().read_text("utf-8")
