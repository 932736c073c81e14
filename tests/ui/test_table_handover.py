"""A turn that is over waits for a word, if that is wanted, and can be taken back until it is given."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import FRAME, Sitting, chip, settle
from table_matches import begun, copied, hurried
from ui_events import click, key

from tremor_gui.games.tremor.events import TurnBegan
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Step
from tremor_gui.rules.window import PASS
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.widgets import Button

CTRL = pygame.KMOD_LCTRL
Told = Callable[[Session, Step], bool]


def passes(step: Step) -> int:
    """How many events come before the turn passes on, -1 if it does not."""
    return next((at for at, event in enumerate(step.events) if isinstance(event, TurnBegan)), -1)


def quiet(session: Session, step: Step) -> bool:
    """Whether the active player's own step ends the turn, and nothing comes to light before."""
    ends = passes(step)
    own = step.seat == session.state.table.active
    return own and ends >= 0 and not any(event.reveals for event in step.events[:ends])


def before(
    wanted: Told, players: int = 2, *, all_in: bool = False, seeds: int = 40
) -> tuple[Session, Action]:
    """A match just before a step, and that step's action."""
    for seed in range(seeds):
        session = begun(players, seed, without=()) if all_in else begun(players, seed)
        rng = Random(seed)
        while session.state.decision is not None:
            action = hurried(session.state, rng)
            if wanted(session, session.foresee(action)):
                return session, action
            session.play(action)
    raise AssertionError("no such step")


@pytest.fixture
def confirming(app: App) -> App:
    app.apply(Preferences(confirm_turn=True))
    return app


@pytest.fixture(scope="module")
def last() -> tuple[Session, Action]:
    return before(quiet)


def held(sitting: Sitting, action: Action) -> TremorTable:
    """The table on which the last step of a turn has been seen."""
    table = sitting.table
    table.commit(action)
    settle(table)
    return table


def labels(table: TremorTable) -> list[str]:
    return [one.label for one in table._bar.form.widgets if isinstance(one, Button)]


def test_the_turn_passes_on_at_once_if_nothing_is_set(
    app: App, tmp_path: Path, last: tuple[Session, Action]
) -> None:
    session, action = last
    table = held(Sitting(app, copied(session), tmp_path), action)
    assert table.session.steps[-1].action == action
    assert "End turn" not in labels(table)


@pytest.mark.parametrize("how", [pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, None])
def test_the_last_step_is_seen_and_made_only_at_the_word(
    confirming: App, tmp_path: Path, last: tuple[Session, Action], how: int | None
) -> None:
    session, action = last
    sitting = Sitting(confirming, copied(session), tmp_path)
    table = held(sitting, action)
    step = session.foresee(action)
    shown = session.state.table
    for event in step.events[: passes(step)]:
        shown = event.apply(shown)
    assert table._director.table == shown != session.state.table
    assert table.session.steps == session.steps
    assert labels(table) == ["End turn", "Take back"]
    assert not table.offered
    if how is None:
        click(confirming, chip(table, "End turn").box.center)
    else:
        key(confirming, how)
    settle(table)
    assert table.session.steps[-1].action == action
    assert table._director.table == table.session.state.table
    (path,) = sitting.library.folder.glob("*.json")
    assert sitting.library.open(path).session.steps[-1].action == action
    assert "End turn" not in labels(table)


@pytest.mark.parametrize("passed", [0.0, 0.1, None])
def test_it_can_be_taken_back_until_then(
    confirming: App, tmp_path: Path, last: tuple[Session, Action], passed: float | None
) -> None:
    """By key at any time, even while it is still seen, and by the button."""
    session, action = last
    table = Sitting(confirming, copied(session), tmp_path).table
    lines = table._log.lines
    table.commit(action)
    if passed is None:
        settle(table)
        click(confirming, chip(table, "Take back").box.center)
    else:
        table.update(passed)
        key(confirming, pygame.KSCAN_Z, CTRL)
    assert table.session.steps == session.steps
    assert table._director.table == session.state.table
    assert table._log.lines == lines
    assert table._controls.view is not None
    assert "End turn" not in labels(table)


def test_it_goes_on_waiting_in_another_window(
    confirming: App, tmp_path: Path, last: tuple[Session, Action]
) -> None:
    session, action = last
    table = held(Sitting(confirming, copied(session), tmp_path), action)
    confirming.resize((1024, 640))
    confirming.step(0.1)
    assert labels(table) == ["End turn", "Take back"]
    key(confirming, pygame.KSCAN_SPACE)
    key(confirming, pygame.KSCAN_RIGHT)
    assert table.session.steps == session.steps


def test_bots_wait_for_the_word(confirming: App, tmp_path: Path, last: tuple[Session, Action]) -> None:
    session, action = last
    session = copied(session)
    own = session.state.table.active
    session.brains = tuple("" if seat == own else "easy" for seat in range(2))
    table = held(Sitting(confirming, session, tmp_path), action)
    steps = session.steps
    for _ in range(120):
        table.update(FRAME)
    assert session.steps == steps
    assert table._opponents.seat is None
    key(confirming, pygame.KSCAN_RETURN)
    settle(table)
    assert table._opponents.seat == 1 - own


def test_what_has_come_to_light_is_made_at_once(confirming: App, tmp_path: Path) -> None:
    """There is nothing that could be taken back, so nothing is asked."""

    def revealing(session: Session, step: Step) -> bool:
        ends = passes(step)
        own = step.seat == session.state.table.active
        return own and ends > 0 and any(event.reveals for event in step.events[:ends])

    session, action = before(revealing)
    table = held(Sitting(confirming, copied(session), tmp_path), action)
    assert table.session.steps[-1].action == action


def test_a_step_within_a_turn_is_made_at_once(confirming: App, tmp_path: Path) -> None:
    session, action = before(lambda _session, step: passes(step) < 0)
    table = held(Sitting(confirming, copied(session), tmp_path), action)
    assert table.session.steps[-1].action == action


def test_among_hidden_hands_it_waits_before_the_curtain(confirming: App, tmp_path: Path) -> None:
    """Whoever is asked first thing in the next turn has seen nothing yet, so all can still be taken back."""
    session, action = before(quiet, all_in=True)
    seat = session.state.table.active
    sitting = Sitting(confirming, copied(session), tmp_path)
    table = sitting.table
    table.commit(action)
    while table.busy:
        table.update(0.5)
    if table._calls.pending or table.session.steps != session.steps:
        table.commit(PASS)  # somebody was called within the turn: it is made
        return
    assert confirming.manager.top is table
    assert table._seating.seated == seat
    key(confirming, pygame.KSCAN_Z, CTRL)
    assert table.session.steps == session.steps


@pytest.mark.parametrize("seed", range(2))
def test_whatever_waits_is_seen_once_and_written_down_once(app: App, tmp_path: Path, seed: int) -> None:
    """With everything in it; what has been seen is what the match says."""
    app.apply(Preferences(confirm_turn=True, motion=False))
    session, rng, asked = begun(3, seed, without=()), Random(seed), 0
    table = Sitting(app, session, tmp_path).table
    for _ in range(150):
        settle(table)
        if table._handover.waiting:
            asked += 1
            table._pass_on()
            continue
        assert table._director.table == session.state.table
        if session.state.decision is None:
            break
        table.commit(hurried(session.state, rng))
    if table._handover.drop():
        table._log.rewrite(session)
    seen = table._log.lines
    table._log.rewrite(session)
    assert table._log.lines == seen
    assert asked > 5
