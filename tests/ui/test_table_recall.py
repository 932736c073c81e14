"""What happened since a player's last turn: marked, and shown again."""

from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import Sitting, button, lift, settle
from table_matches import SIDES, all_dealt, begun, full, hurried, laid
from ui_events import click, key

from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Turn
from tremor_gui.match.session import Session
from tremor_gui.match.settings import FASTEST
from tremor_gui.match.turns import since_last_turn, turns
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.tables.tremor.scene import TremorTable

CTRL = pygame.KMOD_LCTRL


def after_others(players: int = 3, seed: int = 3, *, cards: bool = False) -> Session:
    """A match whose first seat is asked first in its second turn."""
    session = begun(players, seed, without=() if cards else ("cards", "traits", "catastrophes"))
    rng = Random(seed)
    while (session.state.table.round, session.state.table.active) != (2, 0) or asks(session) != 0:
        session.play(hurried(session.state, rng))
    return session


def asks(session: Session) -> int:
    assert session.state.decision is not None
    return session.state.decision.seats[0]


def sat(app: App, folder: Path, session: Session) -> TremorTable:
    table = Sitting(app, session, folder).table
    settle(table)
    return table


def at_rest(table: TremorTable) -> bool:
    return not table.busy and table._director.table == table.session.state.table and bool(table.offered)


def test_what_others_did_is_marked_until_the_first_action(app: App, tmp_path: Path) -> None:
    table = sat(app, tmp_path, after_others())
    marked = table._recall.changes
    assert marked.tiles
    assert marked.wedges
    table.commit(table.offered[0].action)
    settle(table)
    assert asks(table.session) == 0
    assert not table._recall.changes
    table.undo()
    assert table.session.steps[-1].seat != 0
    assert table._recall.changes == marked


def test_an_undo_that_is_refused_takes_no_marks_away(app: App, tmp_path: Path) -> None:
    session = after_others()
    session.floor = len(session.steps) - 1
    assert session.why_no_undo(session.people) is not None
    table = sat(app, tmp_path, session)
    marked, steps = table._recall.changes, session.steps
    assert marked
    table.undo()
    assert session.steps is steps
    assert table._recall.changes == marked


def test_who_opens_the_game_finds_no_marks_and_nothing_to_see_again(app: App, tmp_path: Path) -> None:
    table = sat(app, tmp_path, begun())
    why = table._recall.why_not
    assert not table._recall.changes
    assert why is not None
    again = button(table._header.form, "again")
    assert (again.enabled, again.hint) == (False, translate(why))
    key(app, pygame.KSCAN_R)
    assert table._whisper._refusal == translate(why)
    assert at_rest(table)


@pytest.mark.parametrize("by", ["key", "button"])
def test_it_is_shown_again_from_the_end_of_the_last_turn_to_where_the_table_stands(
    app: App, tmp_path: Path, by: str
) -> None:
    session = after_others()
    table = sat(app, tmp_path, session)
    steps, log, marked = session.steps, table._log.lines, table._recall.changes
    saved = [path.read_bytes() for path in tmp_path.glob("*.json")]
    if by == "key":
        key(app, pygame.KSCAN_R)
    else:
        click(app, button(table._header.form, "again").box.center)
    since = since_last_turn(session, 0)
    assert (table._director.table, table.offered) == (since.table, ())
    lines = set()
    while table.busy:
        table.update(1 / 30)
        lines.add(table._recall.told)
    assert at_rest(table)
    assert len(lines) > 3
    assert (session.steps, table._log.lines, table._recall.changes) == (steps, log, marked)
    assert [path.read_bytes() for path in tmp_path.glob("*.json")] == saved


@pytest.mark.parametrize("how", ["click", "space", "escape", "again", "undo", "resize"])
@pytest.mark.parametrize("passed", [0.0, 0.3, 2.0])
def test_it_can_be_cut_short_and_the_table_stands_as_before(
    app: App, tmp_path: Path, how: str, passed: float
) -> None:
    session = after_others()
    sitting = Sitting(app, session, tmp_path)
    table = sitting.table
    settle(table)
    steps = session.steps
    key(app, pygame.KSCAN_R)
    app.step(passed)
    if how == "click":
        click(app, table.areas.board.center)
    elif how == "undo":
        key(app, pygame.KSCAN_Z, CTRL)
    elif how == "resize":
        app.resize((1600, 900))
    else:
        keys = {"space": pygame.KSCAN_SPACE, "escape": pygame.KSCAN_ESCAPE, "again": pygame.KSCAN_R}
        key(app, keys[how])
    assert at_rest(table)
    assert sitting.menus == 0
    assert session.steps == (steps[:-1] if how == "undo" else steps)


def test_an_action_in_the_midst_of_it_is_played_from_where_the_match_stands(app: App, tmp_path: Path) -> None:
    table = sat(app, tmp_path, after_others())
    action = table.offered[0].action
    key(app, pygame.KSCAN_R)
    table.update(0.5)
    table.commit(action)
    settle(table)
    assert at_rest(table)


def test_it_shows_no_hand_but_ones_own(app: App, tmp_path: Path) -> None:
    setup = full(SIDES[0])
    blank = begun(4, 1, without=()).game.blank(setup)
    session = laid(setup, all_dealt(blank._replace(round=1), Random(1)), Act(0, ALL_ACTIONS), Turn(1, 1))
    rng = Random(2)
    while (session.state.table.active, asks(session)) != (0, 0) or len(turns(session)) < 4:
        session.play(hurried(session.state, rng))
    table = sat(app, tmp_path, session)
    assert table._seating.seated == 0
    key(app, pygame.KSCAN_R)
    seen = []
    while table.busy:
        assert all(set(hand) <= {HIDDEN} for hand in table._director.table.hands[1:])
        seen.append(table._director.table.hands[0])
        table.update(0.25)
        lift(app)
    assert any(hand and HIDDEN not in hand for hand in seen)


def test_where_nothing_is_to_move_it_is_shown_as_one_picture_after_another(app: App, tmp_path: Path) -> None:
    app.apply(Preferences(motion=False))
    table = sat(app, tmp_path, after_others())
    key(app, pygame.KSCAN_R)
    pictures = []
    while table.busy:
        layout = table._director.layout
        assert table._director.poses() == dict(layout)
        assert not table._director.flourishes
        if layout not in pictures:
            pictures.append(layout)
        table.update(0.1)
    assert len(pictures) > 3
    assert at_rest(table)
    table.commit(table.offered[0].action)
    assert not table.busy


def test_a_mark_says_what_it_means(app: App, tmp_path: Path) -> None:
    table = sat(app, tmp_path, after_others())
    piece = next(iter(table._recall.changes.tiles))
    wedge = next(iter(table._recall.changes.wedges))
    assert table._recall.note(("tile", piece)).startswith("Since your last turn: ")
    assert "tokens" in table._recall.note(("wedge", wedge))
    assert table._recall.note(("plate", 0)) == table._recall.note(None) == ""
    table._hands.hover = ("tile", piece)
    assert table._recall.note(("tile", piece)) in table._reader.note()[0]


def test_it_can_still_be_seen_again_after_the_first_action(app: App, tmp_path: Path) -> None:
    table = sat(app, tmp_path, after_others())
    table.commit(table.offered[0].action)
    settle(table)
    key(app, pygame.KSCAN_R)
    assert table.busy
    key(app, pygame.KSCAN_ESCAPE)
    assert at_rest(table)


def test_what_is_shown_again_can_be_followed_whatever_the_pace(app: App, tmp_path: Path) -> None:
    app.apply(Preferences(speed=FASTEST))
    table = sat(app, tmp_path, after_others())
    key(app, pygame.KSCAN_R)
    for _ in range(10):
        app.manager.update(1 / 30)
    assert table._recall.playing
