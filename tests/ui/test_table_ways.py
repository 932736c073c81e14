"""Where a meeple can walk, and what lies in its way home: by a key, by the mouse, and while it is picked."""

from pathlib import Path
from random import Random

import pygame
import pytest
from drawn import A, B, board, redrawn, setup_of
from table_events import Sitting, settle
from table_matches import acting, begun
from ui_events import click, key, move, press, release

from tremor_gui.games.tremor.table import FACE_DOWN, OUT, changed
from tremor_gui.ui.app import App
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.waymarks import told, waymarks

M = pygame.KSCAN_M
RESTED = 0.6


@pytest.fixture
def sitting(app: App, tmp_path: Path) -> Sitting:
    session = acting(setup_of(3), board(redrawn(b1="9", c2=".", c4="10@A", d3="13#B"), players=3))
    sitting = Sitting(app, session, tmp_path)
    settle(sitting.table)
    move(app, (2, 2))
    app.step(1)
    return sitting


def shown(scene: TremorTable | Replay) -> int | None:
    """Whose ways are drawn."""
    return scene._reader.ways.seat


def picture(app: App, table: TremorTable) -> bytes:
    app.step(0)
    at = app.kit.metrics.rect(table.areas.board)
    return pygame.image.tobytes(app.frame().subsurface(at), "RGB")


def test_the_key_goes_from_meeple_to_meeple_and_in_the_end_to_none(app: App, sitting: Sitting) -> None:
    table = sitting.table
    pictures = [picture(app, table)]
    for seat in (0, 1, 2):
        key(app, M)
        assert shown(table) == seat
        pictures.append(picture(app, table))
    assert len(set(pictures)) == len(pictures)
    key(app, M)
    assert shown(table) is None
    assert picture(app, table) == pictures[0]


def test_escape_puts_the_ways_away_and_only_then_opens_the_menu(app: App, sitting: Sitting) -> None:
    key(app, M)
    key(app, pygame.KSCAN_ESCAPE)
    assert (shown(sitting.table), sitting.menus) == (None, 0)
    key(app, pygame.KSCAN_ESCAPE)
    assert sitting.menus == 1


@pytest.mark.parametrize("where", ["meeple", "plate"])
@pytest.mark.parametrize("seat", [A, B])
def test_the_mouse_rests_on_a_meeple_or_a_plate(app: App, sitting: Sitting, seat: int, where: str) -> None:
    table = sitting.table
    pose = table._director.layout["pawn", seat]
    at = (pose.x, pose.y) if where == "meeple" else table.areas.plates[seat].center
    move(app, at)
    app.step(0.3)
    assert shown(table) is None
    app.step(RESTED)
    app.step(RESTED)
    assert shown(table) == seat
    move(app, table.areas.spirit.center)
    app.step(0.01)
    assert shown(table) is None


def test_no_ways_show_through_the_log(app: App, sitting: Sitting) -> None:
    key(app, pygame.KSCAN_L)
    move(app, sitting.table.areas.plates[0].center)
    for _ in range(3):
        app.step(RESTED)
    assert shown(sitting.table) is None


def test_a_meeple_that_is_picked_shows_its_ways_and_one_that_is_dragged_shows_none(
    app: App, sitting: Sitting
) -> None:
    table = sitting.table
    pose = table._director.layout["pawn", A]
    click(app, (pose.x, pose.y))
    app.step(0)
    assert shown(table) == A
    key(app, pygame.KSCAN_ESCAPE)
    press(app, (pose.x, pose.y))
    move(app, (pose.x + 30, pose.y))
    for _ in range(3):
        app.step(RESTED)
    assert table._hands.dragging
    assert shown(table) is None
    release(app, (pose.x + 2, pose.y))


def test_nothing_is_drawn_while_something_moves_and_afterwards_the_ways_are_new(
    app: App, sitting: Sitting
) -> None:
    table = sitting.table
    key(app, M)
    app.step(0)
    before = table._reader.ways._found
    table.commit(table.offered[0].action)
    assert table.busy
    assert shown(table) is None
    settle(table)
    app.step(0)
    assert shown(table) == A
    assert before is not None
    assert table._reader.ways._found is not before


def test_what_is_in_the_way_is_told_in_words() -> None:
    setup = setup_of()
    faces = looks(setup)
    table = board(redrawn(), setup=setup)
    table = changed(table, faces=tuple(face if face <= 5 else FACE_DOWN for face in table.faces))
    words = told(waymarks(table, A), faces)
    assert words.endswith("8 steps to the goal; in the way: not explored yet 6"), words
    near = changed(table, pawns=(table.homes[A], *table.pawns[1:]))
    assert told(waymarks(near, A), faces).endswith("</b> can walk to 0 tiles"), "those around are unexplored"
    gone = changed(table, pawns=(OUT, *table.pawns[1:]))
    assert "0 tiles" in told(waymarks(gone, A), faces)


def test_they_are_the_same_for_whoever_sees_less() -> None:
    session = begun(4, 5, without=())
    rng = Random(5)
    for _ in range(80):
        assert session.state.decision is not None
        session.play(rng.choice(session.state.decision.options))
    for seat in range(4):
        seen = session.view(seat).table
        assert seen != session.state.table
        assert waymarks(seen, seat) == waymarks(session.state.table, seat)


def test_the_replay_shows_them_too(app: App) -> None:
    session = begun(2)
    ways = ReplayWays(lambda: None, lambda _replay: None, lambda _replay: None)
    replay = Replay(app, session, ways, at=0)
    app.manager.push(replay)
    app.step(1)
    key(app, M)
    app.step(0)
    assert shown(replay) == replay.table.active
    key(app, pygame.KSCAN_ESCAPE)
    assert shown(replay) is None
    move(app, replay._top.areas.plates[1].center)
    app.step(RESTED)
    app.step(RESTED)
    assert shown(replay) == 1 or replay._log.covers(replay._top.areas.plates[1].center)
