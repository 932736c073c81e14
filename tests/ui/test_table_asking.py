"""A seat says how often it wants to be asked for reactions, and is asked so."""

from dataclasses import replace
from pathlib import Path

import pygame
from drawn import A, B, C, board, piece_at
from table_events import Sitting, chip, lift, settle, take_by_keys
from table_matches import full, laid
from ui_events import click, key

from tremor_gui.games.tremor.actions import Ignite
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.terms import LANDSLIDE, VOLCANO
from tremor_gui.games.tremor.turn import Turn
from tremor_gui.match.session import Session
from tremor_gui.rules.window import PASS
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.tables.tremor.asking import TO_ALWAYS, TO_TOUCHED, Asking
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.scene import TremorTable

TABLE = board(setup=full(), hands={B: "firebreak", C: "firebreak"})


def igniting() -> Session:
    """The first player ignites twice; two others could answer each time."""
    return laid(full(), TABLE, Ignition(A, VOLCANO), Ignition(A, LANDSLIDE), Turn(B, 2))


def seat_asked(session: Session) -> int:
    assert session.state.decision is not None
    return session.state.decision.seats[0]


def ignite(table: TremorTable) -> None:
    """Let whoever is asked ignite the tile furthest from everybody."""
    wanted = next(one.action for one in table.offered if isinstance(one.action, Ignite))
    table.commit(wanted)


def still(app: App, folder: Path) -> TremorTable:
    """A table at which nothing moves by itself, and B and C want to be asked always."""
    app.apply(Preferences(motion=False))
    table = Sitting(app, igniting(), folder).table
    for seat in (B, C):
        table._asking.switch(seat, (0, 0))
    return table


def test_whoever_wants_no_more_questions_is_not_asked_in_this_turn(app: App, tmp_path: Path) -> None:
    table = still(app, tmp_path)
    session = table.session
    ignite(table)
    lift(app)
    assert seat_asked(session) == B
    click(app, chip(table, "curtain").box.center)
    assert (session.steps[-1].seat, session.steps[-1].action) == (B, PASS)
    assert seat_asked(session) == C
    lift(app)
    take_by_keys(app, table, PASS)
    settle(table)
    assert seat_asked(session) == A
    ignite(table)
    assert [step.seat for step in session.steps[-2:]] == [A, B], "B passes unasked"
    assert seat_asked(session) == C


def test_nothing_can_be_taken_back_at_the_curtain_that_nobody_decided(app: App, tmp_path: Path) -> None:
    table = still(app, tmp_path)
    ignite(table)
    lift(app)
    table._asking.hush(table.session.view(B))
    table.commit(PASS)
    lift(app)
    table.commit(PASS)
    settle(table)
    ignite(table)
    curtain = app.manager.top
    assert isinstance(curtain, Curtain)
    assert len(curtain._form.widgets) == 1


def test_a_seat_is_asked_again_in_the_next_turn() -> None:
    session = igniting()
    decision = session.state.decision
    assert decision is not None
    session.play(decision.options[0])
    asking, view = Asking(4), session.view(B)
    for seat in (B, C):
        asking.switch(seat, (0, 0))
    asking.hush(view)
    assert asking.passes(view, (2, 0))
    assert not asking.passes(session.view(C), (2, 0))
    assert not asking.passes(replace(view, table=view.table._replace(active=B)), (2, 0))


def test_a_seat_is_asked_only_for_what_touches_it(app: App, tmp_path: Path) -> None:
    table = still(app, tmp_path)
    session = table.session
    ignite(table)
    lift(app)
    mode = chip(table, "ask")
    assert mode.tooltip == translate(TO_TOUCHED)
    steps = len(session.steps)
    click(app, mode.box.center)
    assert len(session.steps) == steps, "the question that is open is still to be answered"
    assert table._asking.change(B) == TO_ALWAYS
    assert table._asking.change(C) == TO_TOUCHED
    table._asking.excuse((0, 0))
    table._deal()
    assert session.steps[-1].action == PASS, "the Volcano is far from B"


def test_what_touches_a_seat_is_asked_for(app: App, tmp_path: Path) -> None:
    stands = TABLE._replace(pawns=(piece_at(TABLE, "b2"), *(piece_at(TABLE, "d3"),) * 3))
    session = laid(full(), stands, Ignition(A, VOLCANO), Turn(B, 2))
    app.apply(Preferences(motion=False))
    table = Sitting(app, session, tmp_path).table
    struck = Ignite(piece_at(TABLE, "d3"), 0)
    table.commit(next(one.action for one in table.offered if getattr(one.action, "piece", 0) == struck.piece))
    assert seat_asked(session) == B
    assert isinstance(app.manager.top, Curtain)


def test_the_mode_is_changed_by_keys(app: App, tmp_path: Path) -> None:
    table = still(app, tmp_path)
    ignite(table)
    lift(app)
    for _ in range(3):
        key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_SPACE)
    assert table._asking.change(B) == TO_ALWAYS
