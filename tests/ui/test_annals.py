"""A match that is played to its end counts, once, and the result says what the win was."""

from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from random import Random

import pytest
from table_events import lift, settle
from table_matches import TREMOR, begun

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.deal import Player
from tremor_gui.match import chronicle
from tremor_gui.match.chronicle import Finished
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.figures import Feat
from tremor_gui.match.library import Library
from tremor_gui.match.paths import statistics_file
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action
from tremor_gui.rules.text import say
from tremor_gui.ui.app import App
from tremor_gui.ui.autosave import Autosave
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.scenes.statistics import Statistics
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.vocabulary import praise
from tremor_gui.ui.widgets import Button, Label


@cache
def over(seed: int = 1) -> Session:
    """A match of Ann and Bob that chance has played to its end."""
    session = begun(2, seed)
    names = [replace(one, name=name) for one, name in zip(session.setup.players, ("Ann", "Bob"), strict=True)]
    session = Session.start(TREMOR, replace(session.setup, players=tuple(names)), str(seed))
    rng = Random(seed)
    while session.state.decision is not None:
        session.play(rng.choice(session.state.decision.options))
    return session


def almost(seed: int = 1) -> tuple[Session, Action]:
    """The match before its last decision, and that."""
    session = over(seed)
    action = session.steps[-1].action
    assert action is not None
    return Session(TREMOR, session.setup, session.seed, session.steps[:-1], rules=session.rules), action


def games() -> tuple[Finished, ...]:
    return chronicle.load(statistics_file())[0]


@pytest.fixture
def house(app: App, tmp_path: Path) -> House:
    app.apply(Preferences(motion=False))
    house = House(app, Library(tmp_path, GAMES))
    app.manager.push(house.title())
    return house


def finish(app: App, house: House, session: Session, action: Action) -> Result:
    """Play the last decision at the table, and wait for the result."""
    house._open_session(session)
    lift(app)
    table = app.manager.top
    assert isinstance(table, TremorTable)
    table.commit(action)
    settle(table)
    for _ in range(5):
        app.step(0.5)
    result = app.manager.top
    assert isinstance(result, Result)
    return result


def test_a_match_counts_when_it_is_over_and_the_result_says_so(app: App, house: House) -> None:
    session, action = almost()
    assert games() == ()
    result = finish(app, house, session, action)
    (kept,) = games()
    winner = next(seat for seat in kept.seats if seat.won)
    said = [one.text for one in result.form.widgets if isinstance(one, Label)]
    assert f"The first win for {winner.name}!" in said


def test_a_match_that_is_opened_again_counts_no_more(app: App, house: House, tmp_path: Path) -> None:
    finish(app, house, *almost())
    kept = games()
    finish(app, house, *almost())
    house._show(next(entry.path for entry in house._library.entries()))
    for _ in range(5):
        app.step(0.5)
    assert isinstance(app.manager.top, Result)
    assert games() == kept
    chronicle.forget(statistics_file())
    house._show(next(entry.path for entry in house._library.entries()))
    for _ in range(5):
        app.step(0.5)
    assert games() == ()


def test_another_winner_of_the_same_match_is_not_praised(app: App, house: House) -> None:
    session, action = almost()
    finish(app, house, session, action)
    path = statistics_file()
    (kept,) = games()
    swapped = tuple(seat._replace(won=not seat.won) for seat in kept.seats)
    path.write_text(chronicle.encode([kept._replace(seats=swapped)]), "utf-8")
    assert house._annals.feats(over()) == ()


def test_the_statistics_are_opened_from_the_title(app: App, house: House) -> None:
    finish(app, house, *almost())
    app.manager.reset(house.title())
    house._annals.show()
    app.step(1)
    shown = app.manager.top
    assert isinstance(shown, Statistics)
    assert shown.games == games()
    shown._forget_now()
    assert shown.games == ()
    assert games() == ()


def test_games_of_other_kinds_are_not_shown(app: App, house: House) -> None:
    kept = chronicle.finished(over(), date(2026, 1, 1))
    assert kept is not None
    chronicle.record(kept._replace(game="chess"), statistics_file())
    assert house._annals.games == ()


def test_a_damaged_file_is_told_of_once(app: App, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    statistics_file().parent.mkdir(parents=True, exist_ok=True)
    statistics_file().write_text("nonsense", "utf-8")
    house._annals.show()
    app.step(1)
    house._annals.show()
    assert len(told) == 1
    assert "statistics-damaged.jsonl" in told[0]


def test_a_folder_that_takes_nothing_does_not_stop_the_match(
    app: App, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise NotSaved(say("No."))

    monkeypatch.setattr(chronicle, "record", refuse)
    monkeypatch.setattr(chronicle, "forget", refuse)
    finish(app, house, *almost())
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    house._annals.show()
    shown = app.manager.top
    assert isinstance(shown, Statistics)
    shown._forget_now()
    assert told == ["No."]


def test_what_is_only_an_example_does_not_count(tmp_path: Path) -> None:
    counted: list[Session] = []
    Autosave(None, lambda _: None, counted.append).save(over())
    assert counted == []
    Autosave(Library(tmp_path, GAMES), lambda _: None, counted.append).save(almost()[0])
    assert counted == []
    Autosave(Library(tmp_path, GAMES), lambda _: None, counted.append).save(over())
    assert counted == [over()]


def test_a_match_of_others_that_is_dropped_on_the_window_does_not_count(
    app: App, house: House, tmp_path: Path
) -> None:
    house._dropped(Library(tmp_path / "mail", GAMES).write(over()))
    for _ in range(5):
        app.step(0.5)
    assert isinstance(app.manager.top, Result)
    assert games() == ()


@pytest.mark.parametrize(("names", "cut"), [(("Ann", "Maximiliane"), False), (("W" * 24, "M" * 24), True)])
def test_two_winners_have_a_line_that_is_whole_or_a_tooltip(
    app: App, names: tuple[str, str], cut: bool
) -> None:
    app.resize((1024, 640))
    app.apply(Preferences(motion=False, ui_scale=1.25))
    said = praise([Feat(name, "leatherback_turtle", 9, 4, 1) for name in names])
    stop = app.stop
    app.manager.push(Result(app, over(), ResultActions(stop, stop, stop, stop, stop), said))
    app.step(1)
    result = app.manager.top
    assert isinstance(result, Result)
    (line,) = (one for one in result.form.widgets if isinstance(one, Label) and one.text == said)
    assert (app.kit.text.width(said, line.style) > line.box.width) is cut
    assert line.hint == (said if cut else "")


@pytest.mark.parametrize(
    ("wins", "of_kind", "running", "said"),
    [
        (1, 1, 1, "The first win for {Ann}!"),
        (2, 1, 2, "The first win for {Ann} as Fennec Fox."),
        (5, 4, 1, "Win number 4 for {Ann} as Fennec Fox."),
        (5, 4, 3, "Win number 4 for {Ann} as Fennec Fox. 3 in a row!"),
    ],
)
def test_a_win_is_praised_by_what_came_before_it(wins: int, of_kind: int, running: int, said: str) -> None:
    assert praise([Feat("{Ann}", "fennec_fox", wins, of_kind, running)]) == said


def test_two_winners_are_praised_side_by_side_and_nobody_by_nothing() -> None:
    one = Feat("Ann", "fennec_fox", 1, 1, 1)
    assert praise([one, one._replace(name="Bob")]) == "The first win for Ann! · The first win for Bob!"
    assert praise([]) == ""


def test_names_are_as_long_as_they_like(app: App, house: House) -> None:
    session, action = almost()
    players = tuple(
        Player("W" * 23 + mark, one.species) for one, mark in zip(session.setup.players, "AB", strict=True)
    )
    setup = replace(session.setup, players=players)
    long = Session(TREMOR, setup, session.seed, session.steps, rules=session.rules)
    result = finish(app, house, long, action)
    area = app.kit.metrics.area
    assert all(area.contains(one.box) for one in result.form.widgets)
    assert len([one for one in result.form.widgets if isinstance(one, Button)]) == 5
