"""Everything on the table says what it is when the mouse rests on it, and why what is meant cannot be."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from drawn import A, B, board, piece_at, redrawn, setup_of
from table_events import Sitting, chip, on_tile, settle
from table_matches import SIDES, TREMOR, acting, all_dealt, begun, full, laid
from ui_events import click, key, move, press

from tremor_gui.games.tremor.describe import DISASTER_NAMES, tile_name
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, FREE, OUT, changed
from tremor_gui.games.tremor.terms import DISASTER_KEYS, DISASTERS, RACE, RUMBLE, WEDGES
from tremor_gui.games.tremor.texts import CARD_NAMES, CARD_TEXTS
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Turn
from tremor_gui.match.session import Session
from tremor_gui.rules.game import SPECTATOR, View, observe
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.tables import spirit_board
from tremor_gui.ui.tables.tremor.areas import Areas
from tremor_gui.ui.tables.tremor.handles import signs
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.tables.tremor.notes import named_note, note
from tremor_gui.ui.tables.tremor.plates import supply_box
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.scene import TremorTable


def among_cards() -> Session:
    """A match of four people at one screen, each of whom holds some cards."""
    setup = full(SIDES[0])
    blank = begun(4, 1, without=()).game.blank(setup)
    return laid(setup, all_dealt(blank._replace(round=1), Random(1)), Act(0, ALL_ACTIONS), Turn(1, 1))


def everywhere(areas: Areas, seats: int) -> Iterator[tuple[str, Point]]:
    """A point of everything that there is on any table."""
    for cell in range(25):
        x, y = areas.cell(cell)
        yield "tile", (x + 0.4 * areas.tile, y - 0.4 * areas.tile)
    for wedge in range(WEDGES):
        yield "wedge", areas.wedge_middle(wedge)
    for handle, box in signs(areas, seats).items():
        yield str(handle[0]), box.center
    for plate in areas.plates:
        yield "plate", (plate.centerx, plate.top + 20)
        yield "supply", supply_box(plate).center
    yield "dial", areas.on_spirit(spirit_board.DIAL)
    yield "seismic", areas.on_spirit(spirit_board.seismic_place(0))


def said(app: App, scene: TremorTable | Replay, at: Point) -> str:
    move(app, at)
    scene.update(0.01)
    return scene._reader.note()[0]


@pytest.mark.parametrize("asked", [True, False])
def test_everything_says_what_it_is_whoever_is_asked(app: App, tmp_path: Path, asked: bool) -> None:
    session = among_cards()
    if not asked:
        session.brains = ("easy", "", "easy", "easy")
    table = Sitting(app, session, tmp_path).table
    settle(table)
    assert (table._controls.view is not None) == asked
    for kind, at in everywhere(table.areas, 4):
        assert said(app, table, at), kind
    app.apply(Preferences(chances=True))
    assert "%" in said(app, table, (table.areas.board.centerx, table.areas.board.top + 6))
    card = next(iter(table._fan.boxes().values()))
    assert bool(said(app, table, card.center)) != asked, "of whoever is asked the card is drawn large"


def test_everything_says_what_it_is_in_the_replay(app: App) -> None:
    session = begun(2)
    ways = ReplayWays(lambda: None, lambda _replay: None, lambda _replay: None)
    replay = Replay(app, session, ways, at=0)
    app.manager.push(replay)
    app.step(1)
    for kind, at in everywhere(replay._top.areas, 2):
        assert said(app, replay, at) or replay._log.covers(at), kind
    before = pygame.image.tobytes(app.frame(), "RGB")
    move(app, replay._top.areas.wedge_middle(3))
    for _ in range(10):
        app.step(0.1)
    assert pygame.image.tobytes(app.frame(), "RGB") != before


def test_no_note_tells_what_is_hidden() -> None:
    session = among_cards()
    faces = looks(session.setup)
    for seat in (SPECTATOR, 0, 2):
        view = observe(TREMOR, session.state, seat)
        for number in range(3):
            other = TREMOR.imagine(view, Random(number))
            same = View(seat, TREMOR.redact(other.table, seat), view.stack)
            handles = [
                *(("tile", piece) for piece in range(25)),
                *(("wedge", wedge) for wedge in range(WEDGES)),
                *((kind, one) for kind in ("plate", "spirit", "pawn", "supply") for one in range(4)),
                *(("emblem", disaster) for disaster in DISASTERS),
            ]
            assert [note(one, view, faces) for one in handles] == [note(one, same, faces) for one in handles]


def test_whoever_only_looks_learns_to_whom_a_wedge_is_open() -> None:
    setup = setup_of(3)
    faces = looks(setup)
    table = board(redrawn(), setup=setup, players=3, wedges={"flood 1": "AB", "flood 2": "A"})
    view = View(SPECTATOR, table, ())
    assert "Open to everybody." in note(("wedge", 13), view, faces)
    assert "Open to A, B, whose next token ignites it." in note(("wedge", 12), view, faces)


def test_a_plate_says_what_holds_for_its_seat() -> None:
    setup = full()
    faces = looks(setup)
    table = board(redrawn(), setup=setup)
    shell = table.traits.index("shell")
    table = changed(table, poison=(0, 2, 0, 0), delayed=2, shell_spent=True, hands=((1, 1, 2), (), (), ()))
    plates = [note(("plate", seat), View(SPECTATOR, table, ()), faces) for seat in range(4)]
    assert "Climate Cards in hand: 3" in plates[0]
    assert "Poisoned: it loses its next Twist." in plates[1]
    assert "Keeps a token back" in plates[2]
    assert ["rests" in plate for plate in plates] == [seat == shell for seat in range(4)]
    gone = changed(table, pawns=(OUT, *table.pawns[1:]))
    assert note(("plate", 0), View(SPECTATOR, gone, ()), faces).endswith("Out of the game.")


@pytest.mark.parametrize("variant", [RACE, RUMBLE])
def test_the_goal_is_that_of_the_variant(variant: str) -> None:
    """In the Rumble Habitats mean nothing, and whoever is on the Earthquake Tile stays (T124, T129)."""
    setup = full()
    faces = looks(setup)
    table = changed(board(redrawn(), setup=setup), variant=variant)
    view = View(SPECTATOR, table, ())
    home, middle = (note(("tile", piece), view, faces) for piece in (table.homes[A], EARTHQUAKE_PIECE))
    plate = note(("plate", A), view, faces)
    race = variant == RACE
    assert ("The goal of" in home, "thrown back" in middle, "stays in the game" in middle) == (
        race,
        race,
        not race,
    )
    assert (f"Goal: {translate(tile_name(table, table.homes[A]))}" in plate) == race
    assert ("Goal: Earthquake Tile" in plate) == (not race)


def test_what_is_meant_and_cannot_be_says_why(app: App, tmp_path: Path) -> None:
    table = board(redrawn(b1="9", c4="10@A", d4="13#B"))
    sitting = Sitting(app, acting(setup_of(), table), tmp_path)
    scene = sitting.table
    settle(scene)
    blocked, far = piece_at(table, "d4"), piece_at(table, "b1")
    assert scene.session.state.table.blocks[blocked] != FREE
    assert "That tile is blocked." not in said(app, scene, on_tile(scene, blocked))
    click(app, chip(scene, "twist").box.center)
    assert "<b>That tile is blocked.</b>" in said(app, scene, on_tile(scene, blocked))
    key(app, pygame.KSCAN_ESCAPE)
    pose = scene._director.layout["pawn", A]
    click(app, (pose.x, pose.y))
    assert "Only a tile right next to your meeple" in said(app, scene, on_tile(scene, far))


def test_a_meeple_that_cannot_be_moved_says_why(app: App, tmp_path: Path) -> None:
    table = board(redrawn(c4="10@A"))
    scene = Sitting(app, laid(setup_of(), table, Act(A, ALL_ACTIONS & ~1), Turn(B, 2)), tmp_path).table
    settle(scene)
    pose = scene._director.layout["pawn", A]
    told = said(app, scene, (pose.x, pose.y))
    assert told.splitlines()[1] == scene._controls.why_none("traverse") != ""


def test_an_emblem_is_looked_up(app: App, tmp_path: Path) -> None:
    scene = Sitting(app, begun(2), tmp_path).table
    settle(scene)
    looked_up: list[str] = []
    app.show_rules = looked_up.append
    for disaster in DISASTERS:
        at = signs(scene.areas, 2)["emblem", disaster].center
        assert translate(DISASTER_NAMES[disaster]) in said(app, scene, at)
        press(app, at, 3)
    assert looked_up == list(DISASTER_KEYS)


def test_a_line_that_names_a_card_says_what_it_does(app: App, tmp_path: Path) -> None:
    session = begun(4, 3, without=())
    rng = Random(3)
    while session.state.decision is not None and len(session.steps) < 160:
        session.play(rng.choice(session.state.decision.options))
    scene = Sitting(app, session, tmp_path).table
    settle(scene)
    app.step(1)
    key(app, pygame.KSCAN_L)
    things = {line.about.thing for line in scene._log._lines if line.about.thing}
    assert {thing[0] for thing in things} == {"card", "trait", "catastrophe"}
    while (thing := scene._log.about.thing) is None or thing[0] != "card":
        key(app, pygame.KSCAN_UP, pygame.KMOD_LSHIFT)
    app.step(0)
    line = scene._log.line_box
    assert scene._log._box.contains(line)
    beside = app.kit.metrics.rect(line.move(-200, 16))
    beside.size = 40, 12
    lit = pygame.image.tobytes(app.frame().subsurface(beside), "RGB")
    key(app, pygame.KSCAN_L)
    app.step(0)
    assert pygame.image.tobytes(app.frame().subsurface(beside), "RGB") != lit
    told = named_note(thing)
    assert translate(CARD_NAMES[int(thing[1])]) in told
    assert translate(CARD_TEXTS[int(thing[1])]) in told
