"""Taking back: by button and by key on any keyboard, at any time, up to what came to light."""

from pathlib import Path
from random import Random

import pygame
import pytest
from drawn import A, board, piece_at, redrawn, setup_of
from table_events import Sitting, chip, hold, on_tile, settle, spot
from table_matches import acting, almost_home, begun, copied, hurried
from ui_events import click, key, release

from tremor_gui.games.tremor.actions import Explore, Traverse, Twist
from tremor_gui.rules.core import Action
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.tables.tremor.scene import TremorTable

TABLE = board(redrawn(b1=".", a2="12v"))
ACTING = acting(setup_of(), TABLE)
TWIST = Twist(piece_at(TABLE, "d4"), 1)
WALK = Traverse(piece_at(TABLE, "a2"))
REVEAL = Explore(piece_at(TABLE, "b1"))
CTRL = pygame.KMOD_LCTRL


def at_rest(table: TremorTable) -> bool:
    """Whether the table shows where the match stands, and asks what it asks."""
    state = table.session.state
    return not table.busy and table._director.table == state.table and table._hands.frame == state.stack[-1]


def saved(sitting: Sitting) -> tuple[Action | None, ...]:
    """The actions in the save on the disk."""
    (path,) = sitting.library.folder.glob("*.json")
    return tuple(step.action for step in sitting.library.open(path).session.steps)


@pytest.mark.parametrize("letter", [pygame.K_z, 1103, pygame.K_w, pygame.K_y], ids=["us", "ru", "fr", "de"])
def test_the_key_where_z_is_takes_back_on_any_keyboard(app: App, tmp_path: Path, letter: int) -> None:
    sitting = Sitting(app, copied(ACTING), tmp_path)
    table = sitting.table
    table.commit(TWIST)
    settle(table)
    assert saved(sitting) == (None, TWIST)
    event = pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_Z, key=letter, mod=CTRL, unicode="")
    assert app.feed(event)
    assert table.session.steps == ACTING.steps
    assert at_rest(table)
    assert saved(sitting) == (None,)


def test_the_letter_z_elsewhere_or_alone_takes_nothing_back(app: App, tmp_path: Path) -> None:
    table = Sitting(app, copied(ACTING), tmp_path).table
    table.commit(TWIST)
    settle(table)
    for scancode, mod in (
        (pygame.KSCAN_Y, CTRL),
        (pygame.KSCAN_Z, 0),
        (pygame.KSCAN_Z, CTRL | pygame.KMOD_SHIFT),
    ):
        app.feed(pygame.Event(pygame.KEYDOWN, scancode=scancode, key=pygame.K_z, mod=mod, unicode="z"))
    assert table.session.steps[-1].action == TWIST


def test_the_button_takes_back(app: App, tmp_path: Path) -> None:
    table = Sitting(app, copied(ACTING), tmp_path).table
    table.commit(WALK)
    settle(table)
    click(app, chip(table, "undo").box.center)
    assert table.session.steps == ACTING.steps
    assert at_rest(table)


@pytest.mark.parametrize("passed", [0.0, 0.05, 0.2])
def test_a_step_is_taken_back_while_it_is_still_seen(app: App, tmp_path: Path, passed: float) -> None:
    table = Sitting(app, copied(ACTING), tmp_path).table
    table.commit(WALK)
    table.update(passed)
    assert table.busy
    key(app, pygame.KSCAN_Z, CTRL)
    assert table.session.steps == ACTING.steps
    assert at_rest(table)


def test_what_came_to_light_is_not_taken_back_and_the_table_says_so(app: App, tmp_path: Path) -> None:
    table = Sitting(app, copied(ACTING), tmp_path).table
    table.commit(REVEAL)
    settle(table)
    steps, why = table.session.steps, table.session.why_no_undo()
    assert why is not None
    undo = chip(table, "undo")
    assert (undo.enabled, undo.hint) == (False, translate(why))
    key(app, pygame.KSCAN_Z, CTRL)
    assert table._whisper._refusal == translate(why)
    assert table.session.steps == steps
    assert at_rest(table)


def test_there_is_nothing_to_take_back_at_first(app: App, tmp_path: Path) -> None:
    table = Sitting(app, copied(ACTING), tmp_path).table
    key(app, pygame.KSCAN_Z, CTRL)
    assert table._whisper._refusal
    assert table.session.steps == ACTING.steps


def test_the_log_forgets_what_was_taken_back(app: App, tmp_path: Path) -> None:
    table = Sitting(app, copied(ACTING), tmp_path).table
    before = table._log.lines
    table.commit(WALK)
    settle(table)
    assert len(table._log.lines) == len(before) + 1
    table.undo()
    assert table._log.lines == before


def test_a_drag_and_a_ring_do_not_survive_it(app: App, tmp_path: Path) -> None:
    table = Sitting(app, copied(ACTING), tmp_path).table
    table.commit(WALK)
    settle(table)
    click(app, on_tile(table, TWIST.piece))
    opened = [table._ring.open]
    key(app, pygame.KSCAN_Z, CTRL)
    assert [*opened, table._ring.open] == [True, False]
    assert table.session.steps == ACTING.steps
    table.commit(TWIST)
    settle(table)
    hold(app, spot(table, ("pawn", A)), on_tile(table, WALK.piece))
    key(app, pygame.KSCAN_Z, CTRL)
    release(app, on_tile(table, WALK.piece))
    assert table.session.steps == ACTING.steps


def test_a_victory_can_be_taken_back_and_won_again(app: App, tmp_path: Path) -> None:
    session = almost_home()
    sitting = Sitting(app, session, tmp_path)
    table = sitting.table
    for times in (1, 2):
        table.commit(Traverse(session.state.table.homes[A]))
        settle(table)
        app.manager.update(0.1)
        app.manager.update(0.1)
        assert (session.outcome is not None, sitting.results) == (True, times)
        key(app, pygame.KSCAN_Z, CTRL)
        assert at_rest(table)
    assert session.outcome is None


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_taken_back_can_be_done_again(app: App, tmp_path: Path, seed: int) -> None:
    session, rng = begun(3, seed), Random(seed)
    table = Sitting(app, session, tmp_path).table
    for _ in range(60):
        if session.state.decision is None:
            break
        before, action = session.steps, hurried(session.state, rng)
        table.commit(action)
        table.update(rng.random())
        after = session.steps
        table.undo()
        reveals = any(event.reveals for event in after[-1].events)
        assert session.steps == (after if reveals else before)
        if not reveals:
            table.commit(action)
            assert session.steps == after
        settle(table)
        assert session.outcome is not None or at_rest(table)
