"""A tile, large: opened by mouse and by key, from tile to tile, and it tells only what lies open."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from drawn import A, B, board, piece_at, redrawn, setup_of
from table_events import Sitting, on_tile, settle
from table_matches import acting, begun
from ui_events import click, key, move, press

from tremor_gui.games.tremor.strikes import strikes
from tremor_gui.games.tremor.table import FREE, cell_of, changed
from tremor_gui.games.tremor.terms import TSUNAMI, VOLCANO
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.zoom import Zoom, _Picture
from tremor_gui.ui.widgets import Label, ScrollView

RIGHT = 3
Z = pygame.KSCAN_Z


@pytest.fixture
def table(app: App, tmp_path: Path) -> TremorTable:
    session = acting(setup_of(), board(redrawn(b1="9", c2=".", c4="10@A", d4="13#B")))
    table = Sitting(app, session, tmp_path).table
    settle(table)
    return table


def zoomed(app: App) -> Zoom:
    app.step(0.3)
    zoom = app.manager.top
    assert isinstance(zoom, Zoom)
    return zoom


def words(zoom: Zoom) -> str:
    title = next(one for one in zoom.form.widgets if isinstance(one, Label))
    text = next(one for one in zoom.form.widgets if isinstance(one, ScrollView))
    return f"{title.text}\n{text.markup}"


def test_a_right_click_shows_any_tile(app: App, table: TremorTable) -> None:
    for piece in table.session.state.table.tiles:
        press(app, on_tile(table, piece), RIGHT)
        assert zoomed(app).piece == piece
        key(app, pygame.KSCAN_ESCAPE)
        assert app.manager.top is table


@pytest.mark.parametrize(
    "close",
    [
        lambda app: key(app, Z),
        lambda app: key(app, pygame.KSCAN_RETURN),
        lambda app: press(app, (340, 360), RIGHT),
        lambda app: click(app, (20, 20)),
    ],
)
def test_it_is_closed_in_many_ways(app: App, table: TremorTable, close: Callable[[App], object]) -> None:
    press(app, on_tile(table, 12), RIGHT)
    picture = next(one for one in zoomed(app).form.widgets if isinstance(one, _Picture))
    click(app, picture.box.center)
    zoomed(app)
    close(app)
    assert app.manager.top is table


def test_the_key_shows_what_the_keys_or_the_mouse_are_at_or_else_ones_own_tile(
    app: App, table: TremorTable
) -> None:
    move(app, table.areas.spirit.center)
    key(app, Z)
    assert zoomed(app).piece == table.session.state.table.pawns[A]
    key(app, Z)
    move(app, on_tile(table, 3))
    key(app, Z)
    assert zoomed(app).piece == 3
    key(app, Z)
    key(app, pygame.KSCAN_RIGHT)
    reached = table._walk.looked_at
    assert reached is not None
    key(app, Z)
    assert zoomed(app).piece == reached.drop[1]


def test_a_key_that_is_held_takes_it_away_when_it_is_let_go(app: App, table: TremorTable) -> None:
    def let_go() -> None:
        app.feed(pygame.Event(pygame.KEYUP, scancode=Z, key=0, mod=0))

    key(app, Z)
    let_go()
    zoomed(app)
    key(app, Z)
    key(app, Z)
    zoomed(app)
    app.step(0.5)
    let_go()
    assert app.manager.top is table


def test_arrow_keys_lead_from_tile_to_tile_and_end_at_the_edge(app: App, table: TremorTable) -> None:
    press(app, on_tile(table, 12), RIGHT)
    zoom = zoomed(app)
    tiles = table.session.state.table.tiles
    for scancode, cells in (
        (pygame.KSCAN_UP, (7, 2, 2)),
        (pygame.KSCAN_LEFT, (1, 0, 0)),
        (pygame.KSCAN_DOWN, (5,)),
        (pygame.KSCAN_RIGHT, (6,)),
    ):
        for cell in cells:
            key(app, scancode)
            assert zoom.piece == tiles[cell]


def test_it_tells_what_the_tile_is_and_what_bars_its_sides(app: App) -> None:
    setup = setup_of()
    table = board(redrawn(b1="9", c2=".", c4="10@A", d4="13#B"), setup=setup)
    here, neighbour = piece_at(table, "c4"), piece_at(table, "d4")
    table = changed(table, blocks=tuple(B if one == neighbour else FREE for one in range(25)))
    zoom = Zoom(app, table, looks(setup), here, app.stop)
    app.manager.push(zoom)
    told = words(zoom)
    for text in ("Tornado/Volcano 10", "Tornado: faces north and east", "Volcano: faces south and west"):
        assert text in told
    assert "Here stands: <b>" in told
    assert "<icon:arrow_east> Cyclone/Flood 13: <b>debris on this side, blocked</b>" in told
    key(app, pygame.KSCAN_RIGHT)
    assert "Blocked until the next turn of" in words(zoom)


def test_its_maps_leave_out_what_would_not_be_struck() -> None:
    """A Volcano ends before a block (T72), a Tsunami leaves pairs in place (T62); no Habitat is struck."""
    ground = board(redrawn(c4="18", c3="14#B", a2="E", d3="12"), setup=setup_of())

    def cells(names: str) -> set[int]:
        return {cell_of(ground, piece_at(ground, name)) for name in names.split()}

    def struck(name: str, disaster: int) -> list[set[int]]:
        return [set(way) for way in strikes(ground, piece_at(ground, name), disaster)]

    assert struck("c4", VOLCANO) == [cells("c4"), cells("c4 d4 e4")]
    assert struck("d3", TSUNAMI) == [cells("d3 e3 d2 e2")]


def test_of_what_lies_face_down_it_tells_nothing(app: App) -> None:
    setup = setup_of()
    table = board(redrawn(c2="."), setup=setup)
    zoom = Zoom(app, table, looks(setup), piece_at(table, "c2"), app.stop)
    app.manager.push(zoom)
    assert "Unexplored tile" in words(zoom)
    assert "Nobody knows yet" in words(zoom)
    assert "faces" not in words(zoom)
    assert "free to walk" not in words(zoom)
    assert "unknown until explored" in words(zoom)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_nothing_is_cut_off(app: App, language: str, size: tuple[int, int]) -> None:
    app.resize(size)
    app.apply(replace(Preferences(), language=language))
    setup = setup_of()
    for face in FACES:
        table = board(redrawn(c2=str(face.number)) if face.number > 5 else redrawn(), setup=setup)
        piece = table.faces.index(face.number) if face.number in table.faces else 0
        zoom = Zoom(app, table, looks(setup), piece, app.stop)
        app.manager.push(zoom)
        title = next(one for one in zoom.form.widgets if isinstance(one, Label))
        first = min((one.box.left for one in zoom.form.widgets if one.focusable), default=9999.0)
        others = [one.box for one in zoom.form.widgets if one is not title and one.box.top == title.box.top]
        assert title.box.left + app.kit.text.width(title.text, title.style) < min(box.left for box in others)
        assert first > title.box.left
        text = next(one for one in zoom.form.widgets if isinstance(one, ScrollView))
        assert text.content_height <= text.box.height, face
        app.manager.pop()


def test_it_is_there_while_something_moves_and_the_table_waits(app: App, table: TremorTable) -> None:
    table.commit(table.offered[0].action)
    assert table.busy
    press(app, on_tile(table, 3), RIGHT)
    assert zoomed(app).piece == 3
    app.step(5)
    key(app, pygame.KSCAN_ESCAPE)
    assert table.busy


def test_it_is_there_when_a_bot_is_asked_and_in_the_replay(app: App, tmp_path: Path) -> None:
    session = begun(2)
    session.brains = ("easy", "easy")
    table = Sitting(app, session, tmp_path).table
    assert table._controls.view is None
    press(app, on_tile(table, 4), RIGHT)
    assert zoomed(app).piece == 4
    rng = Random(1)
    for _ in range(20):
        assert session.state.decision is not None
        session.play(rng.choice(session.state.decision.options))
    looked_up: list[str] = []
    app.show_rules = looked_up.append
    ways = ReplayWays(lambda: None, lambda _replay: None, lambda _replay: None)
    replay = Replay(app, session, ways, at=len(session.steps) - 1)
    app.manager.reset(replay)
    app.step(1)
    press(app, replay._top.areas.cell(12), RIGHT)
    assert zoomed(app).piece == replay.table.tiles[12]
    key(app, pygame.KSCAN_F1)
    assert looked_up == ["board/earthquake"]
    key(app, pygame.KSCAN_ESCAPE)
    key(app, Z)
    assert zoomed(app).piece == replay.table.tiles[12]


def test_what_is_no_tile_is_looked_up(app: App, table: TremorTable) -> None:
    looked_up: list[str] = []
    app.show_rules = looked_up.append
    press(app, table.areas.wedge_middle(0), RIGHT)
    assert looked_up == ["tsunami"]
