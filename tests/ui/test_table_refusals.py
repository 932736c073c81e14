"""What is refused is explained and changes nothing; what is cancelled is let go, and the next press works."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from drawn import A, board, piece_at, redrawn, setup_of, wedge
from table_events import FRAME, Sitting, chip, drag, gestures, hold, on_tile, spot, turn_by_rim
from table_matches import FOLLOWING, blocking, copied, full, laid, taking_back, unblocking
from ui_events import click, key, move, press, release, wheel

from tremor_gui.games.tremor.actions import (
    BlockNext,
    Explore,
    Forecast,
    Ignite,
    Place,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
)
from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import FLOOD, VOLCANO
from tremor_gui.games.tremor.tokens import OasisChain, PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, MAY_SCOUT, MAY_TRAVERSE, MAY_TWIST, Act
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Frame
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.tables.tremor import fan
from tremor_gui.ui.tables.tremor.choices import Handle
from tremor_gui.ui.tables.tremor.scene import TremorTable

TABLE = board(
    redrawn(b1=".", a2="12v", c3="13@B", e4="23#B"),
    wedges={"flood 1": "BB", "flood 2": "AA", "volcano 2": "A"},
)
Hand = Callable[[App, TremorTable], None]


def piece(name: str) -> int:
    return piece_at(TABLE, name)


def match(*frames: Frame[Table]) -> Session:
    return laid(setup_of(), TABLE, *frames)


def carries(start: Handle, end: Handle) -> Hand:
    return lambda app, table: drag(app, spot(table, start), spot(table, end))


def picks(start: Handle, end: Handle) -> Hand:
    def hand(app: App, table: TremorTable) -> None:
        click(app, spot(table, start))
        click(app, spot(table, end))

    return hand


def clicks(handle: Handle) -> Hand:
    return lambda app, table: click(app, spot(table, handle))


def turns(name: str) -> Hand:
    return lambda app, table: turn_by_rim(app, table, piece(name), 70)


def rolls_wheel(name: str) -> Hand:
    def hand(app: App, table: TremorTable) -> None:
        move(app, on_tile(table, piece(name)))
        wheel(app, -1)

    return hand


def tile(name: str) -> Handle:
    return ("tile", piece(name))


ME: Handle = ("pawn", A)
MINE: Handle = ("supply", A)
CLOSED: Handle = ("wedge", wedge("flood 1"))

FORECAST = Forecast(wedge("flood 1"))
ACTING = match(Act(A, ALL_ACTIONS), *FOLLOWING)
TRAVERSED = match(Act(A, MAY_TWIST | MAY_SCOUT), *FOLLOWING)
TWISTED = match(Act(A, MAY_TRAVERSE | MAY_SCOUT), *FOLLOWING)
SCOUTED = match(Act(A, MAY_TRAVERSE | MAY_TWIST), *FOLLOWING)
PLACING = match(PlaceTokens(A, ((VOLCANO,), (FLOOD,))), *FOLLOWING)
OASIS = match(OasisChain(A), *FOLLOWING)
IGNITING = match(Ignition(A, VOLCANO), *FOLLOWING)
STRUCK = next(
    Ignite(one, 0) for one in range(25) if not IGNITING.game.why_not(IGNITING.view(A), Ignite(one, 0))
)

REFUSED: tuple[tuple[Session, Hand, Action], ...] = (
    (ACTING, carries(ME, tile("b1")), Traverse(piece("b1"))),
    (ACTING, carries(ME, tile("d4")), Traverse(piece("d4"))),
    (ACTING, picks(ME, tile("e4")), Traverse(piece("e4"))),
    (TRAVERSED, carries(ME, tile("a2")), Traverse(piece("a2"))),
    (ACTING, turns("a1"), Twist(piece("a1"), 1)),
    (ACTING, turns("e4"), Twist(piece("e4"), 1)),
    (ACTING, rolls_wheel("e1"), Twist(piece("e1"), 1)),
    (TWISTED, rolls_wheel("b2"), Twist(piece("b2"), 1)),
    (TWISTED, clicks(tile("b2")), Twist(piece("b2"), 1)),
    (ACTING, clicks(CLOSED), FORECAST),
    (ACTING, carries(MINE, CLOSED), FORECAST),
    (ACTING, picks(MINE, CLOSED), FORECAST),
    (SCOUTED, carries(MINE, ("wedge", 0)), Forecast(0)),
    (SCOUTED, clicks(("wedge", 0)), Forecast(0)),
    (PLACING, clicks(CLOSED), Place(1, FORECAST.wedge)),
    (PLACING, clicks(("wedge", 0)), Place(0, 0)),
    (PLACING, carries(("source", 1), CLOSED), Place(1, FORECAST.wedge)),
    (PLACING, carries(("source", 0), CLOSED), Place(0, FORECAST.wedge)),
    (PLACING, carries(MINE, CLOSED), Place(1, FORECAST.wedge)),
    (PLACING, rolls_wheel("b2"), Twist(piece("b2"), 1)),
    (OASIS, clicks(tile("b2")), Explore(piece("b2"))),
    (IGNITING, clicks(tile("a1")), Ignite(piece("a1"), 0)),
    (IGNITING, carries(tile("b1"), tile("b2")), Ignite(piece("b1"), 0)),
    (taking_back(), clicks(("wedge", 17)), TakeBack(17)),
    (blocking(), clicks(tile("c4")), BlockNext(piece("c4"))),
    (unblocking(), clicks(tile("c4")), Unblock(piece("c4"))),
)
"""A match, what is done with the mouse, and what is meant by it."""


@pytest.mark.parametrize("case", range(len(REFUSED)))
def test_a_refusal_says_why_and_changes_nothing(app: App, tmp_path: Path, case: int) -> None:
    session, hand, action = REFUSED[case]
    table = Sitting(app, session, tmp_path).table
    steps, offered = session.steps, table.offered
    why = session.game.why_not(session.view(A), action)
    assert why is not None
    hand(app, table)
    assert table._whisper._refusal == translate(why)
    assert (session.steps, table.offered) == (steps, offered)
    app.manager.update(FRAME)
    app.manager.update(3.0)
    assert not table._whisper._refusal


def focus_lost(app: App) -> None:
    app.feed(pygame.Event(pygame.WINDOWFOCUSLOST))


def minimised(app: App) -> None:
    app.feed(pygame.Event(pygame.WINDOWMINIMIZED))


def hidden(app: App) -> None:
    app.feed(pygame.Event(pygame.WINDOWHIDDEN))


def escape(app: App) -> None:
    key(app, pygame.KSCAN_ESCAPE)


def right_click(app: App) -> None:
    at = pygame.Vector2(5, 5)
    app.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3, clicks=1))
    app.feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=3))


def resized(app: App) -> None:
    app.resize((1024, 640))


CANCELS = (focus_lost, minimised, hidden, escape, right_click, resized)
HELD: tuple[tuple[Session, Handle, Action], ...] = (
    (ACTING, ME, Traverse(piece("a2"))),
    (ACTING, tile("d4"), Twist(piece("d4"), 1)),
    (ACTING, tile("b1"), Explore(piece("b1"))),
    (ACTING, MINE, Forecast(0)),
    (PLACING, ("source", 0), Place(0, wedge("volcano 1"))),
    (IGNITING, ("tile", STRUCK.piece), STRUCK),
)
"""A match, what is held by the mouse, and what is done with it afterwards."""


@pytest.mark.parametrize("cancel", CANCELS)
@pytest.mark.parametrize("case", range(len(HELD)))
def test_a_drag_is_let_go_and_the_next_one_works(
    app: App, tmp_path: Path, case: int, cancel: Callable[[App], None]
) -> None:
    session, held, action = copied(HELD[case][0]), *HELD[case][1:]
    table = Sitting(app, session, tmp_path).table
    first = gestures(table, action)[0]
    start = spot(table, held)
    hold(app, start, (start[0] + 30, start[1] + 40))
    dragging = [table._hands.dragging]
    app.manager.update(FRAME)
    cancel(app)
    assert [*dragging, table._hands.dragging] == [True, False]
    assert session.steps == HELD[case][0].steps
    release(app, on_tile(table, piece("c4")))
    assert session.steps == HELD[case][0].steps
    assert not table._whisper._refusal
    first(app, table, action)
    assert session.steps[-1].action == action


def test_a_release_that_never_came_is_not_waited_for(app: App, tmp_path: Path) -> None:
    session = copied(ACTING)
    table = Sitting(app, session, tmp_path).table
    hold(app, spot(table, ME), on_tile(table, piece("a2")))
    click(app, on_tile(table, piece("d4")))
    assert session.steps == ACTING.steps
    assert table._ring.open


def test_a_drag_that_ends_outside_the_window_does_nothing(app: App, tmp_path: Path) -> None:
    session = copied(ACTING)
    table = Sitting(app, session, tmp_path).table
    for outside in ((-300.0, 100.0), (5000.0, 100.0), (400.0, -80.0), (400.0, 3000.0)):
        drag(app, spot(table, ME), outside)
        drag(app, spot(table, MINE), outside)
        press(app, on_tile(table, piece("d4")))
        app.feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=outside, button=1))
        app.manager.cancel()
    assert session.steps == ACTING.steps
    drag(app, spot(table, ME), on_tile(table, piece("a2")))
    assert session.steps[-1].action == Traverse(piece("a2"))


def test_an_owed_token_may_be_taken_from_the_supply(app: App, tmp_path: Path) -> None:
    session = copied(PLACING)
    table = Sitting(app, session, tmp_path).table
    drag(app, spot(table, MINE), spot(table, ("wedge", wedge("flood 2"))))
    assert session.steps[-1].action == Place(1, wedge("flood 2"))


def test_the_other_buttons_neither_drag_nor_drop(app: App, tmp_path: Path) -> None:
    session = copied(ACTING)
    table = Sitting(app, session, tmp_path).table
    for number in (2, 3, 4, 5):
        press(app, spot(table, ME), button=number)
        if app.manager.top is not table:  # the right one shows the tile large
            key(app, pygame.KSCAN_ESCAPE)
        move(app, on_tile(table, piece("a2")))
        release(app, on_tile(table, piece("a2")), button=number)
    hold(app, spot(table, ME), on_tile(table, piece("a2")))
    for number in (2, 4, 5):
        press(app, on_tile(table, piece("a2")), button=number)
        release(app, on_tile(table, piece("a2")), button=number)
    assert session.steps == ACTING.steps
    release(app, on_tile(table, piece("a2")))
    assert session.steps[-1].action == Traverse(piece("a2"))


def test_the_right_button_lets_the_left_one_s_drag_go(app: App, tmp_path: Path) -> None:
    session = copied(ACTING)
    table = Sitting(app, session, tmp_path).table
    hold(app, spot(table, ME), on_tile(table, piece("a2")))
    press(app, on_tile(table, piece("a2")), button=3)
    release(app, on_tile(table, piece("a2")))
    release(app, on_tile(table, piece("a2")), button=3)
    assert session.steps == ACTING.steps


def test_the_bar_looks_at_one_kind_of_action_at_a_time(app: App, tmp_path: Path) -> None:
    """The meeple is not in the hand any more when a Twist is looked for after the Traverse."""
    session = copied(ACTING)
    table = Sitting(app, session, tmp_path).table
    click(app, chip(table, "traverse").box.center)
    click(app, chip(table, "twist").box.center)
    click(app, on_tile(table, piece("a2")))
    assert session.steps == ACTING.steps
    assert table._ring.open
    key(app, pygame.KSCAN_ESCAPE)
    key(app, pygame.KSCAN_1)
    key(app, pygame.KSCAN_1)
    assert not table._hands.holding


def test_a_button_reached_by_tab_is_pressed_and_not_the_choice_looked_at(app: App, tmp_path: Path) -> None:
    session = copied(ACTING)
    table = Sitting(app, session, tmp_path).table
    key(app, pygame.KSCAN_RIGHT)
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_RETURN)
    assert session.steps == ACTING.steps
    looked_at = table._walk.looked_at
    assert looked_at is not None
    assert looked_at.group == "twist"


def test_a_token_that_has_gone_from_under_the_mouse_is_forgotten(app: App, tmp_path: Path) -> None:
    """Its note would be asked for as soon as the mouse has rested."""
    session = copied(PLACING)
    table = Sitting(app, session, tmp_path).table
    move(app, spot(table, ("source", 1)))
    app.step(0.6)
    key(app, pygame.KSCAN_RIGHT)
    key(app, pygame.KSCAN_RETURN)
    for _ in range(20):
        app.step(0.3)
    assert len(session.steps) == len(PLACING.steps) + 1


def test_a_dimmed_card_says_which_condition_is_missing(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, Box]] = []
    monkeypatch.setattr(fan, "draw_note", lambda _, text, beside: told.append((text, beside)))
    held = board(setup=full(), hands={A: "burrow migration tailwind"})
    table = Sitting(app, laid(full(), held, Act(A, MAY_SCOUT), *FOLLOWING), tmp_path).table
    reasons = {
        "burrow": "<b>You do not stand on an Oasis.</b>",
        "tailwind": "<b>Only right after a disaster has moved the tile you stand on.</b>",
    }
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        app.resize(size)
        for key_of in ("burrow", "migration", "tailwind"):
            number = next(card for card, design in enumerate(CARDS) if design.key == key_of)
            move(app, spot(table, ("card", number)))
            told.clear()
            app.step(FRAME)
            (text,) = [text for text, _ in told]
            assert text.startswith(reasons.get(key_of, "<i>"))
            for _, beside in told:
                assert beside.top > 80, "there is room for the note above the card"


@pytest.mark.parametrize(
    ("session", "name", "why"),
    [
        (TRAVERSED, "Traverse", {"You have already used your Traverse this turn."}),
        (TWISTED, "Twist", {"You have already used your Tectonic Twist this turn."}),
        (SCOUTED, "Scout", {"You have already used your Scout this turn."}),
        (
            laid(setup_of(), board(redrawn(b1="24v", a2=".")), Act(A, ALL_ACTIONS), *FOLLOWING),
            "Traverse",
            {"Debris lies between the two tiles.", "That tile has not been explored yet."},
        ),
    ],
)
def test_an_action_that_is_done_or_barred_says_why_at_its_button(
    app: App, tmp_path: Path, session: Session, name: str, why: set[str]
) -> None:
    table = Sitting(app, copied(session), tmp_path).table
    assert set((chip(table, name).why_not or "").splitlines()) == why
