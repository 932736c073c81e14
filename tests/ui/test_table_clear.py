"""What lies over the table keeps out of the way: tooltips, ways, the chances and the banner."""

from pathlib import Path

import pygame
import pytest
from drawn import A, board, redrawn, setup_of
from table_events import FRAME, Sitting, button, chip, spot
from table_matches import FOLLOWING, copied, found, laid
from ui_events import click, key, move

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.events import turn_began
from tremor_gui.games.tremor.turn import Nest
from tremor_gui.match.puzzles import load
from tremor_gui.match.settings import FASTEST
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.tables.tremor import whisper
from tremor_gui.ui.tables.tremor.controls import Controls
from tremor_gui.ui.tables.tremor.odds import odds_box
from tremor_gui.ui.tables.tremor.players_reader import PlayersReader
from tremor_gui.ui.tables.tremor.puzzle.puzzling import puzzle_file
from tremor_gui.ui.tables.tremor.puzzle.table import PuzzleTable, PuzzleWays
from tremor_gui.ui.widgets import tooltip
from tremor_gui.ui.widgets.form import Form

RESTED = 0.7


class Cover(Sheet):
    """Something that lies over the table."""

    def layout(self, metrics: Metrics) -> None:
        self.spread(300, 200)


def puzzling(app: App) -> PuzzleTable:
    ways = PuzzleWays(lambda: None, lambda _: None, lambda: None, lambda: None)
    table = PuzzleTable(app, load(puzzle_file(), GAMES)[0], 1, ways)
    app.manager.push(table)
    app.manager.update(0.3)
    return table


def test_a_tooltip_lies_above_the_sheet_of_a_puzzle(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.apply(Preferences(motion=False))
    table, drawn = puzzling(app), list[Form | None]()
    draws = Form.draw_widgets

    def widgets(form: Form, surface: pygame.Surface) -> None:
        drawn.append(form)
        draws(form, surface)

    notes = list[object]()

    def note(*given: object) -> None:
        drawn.append(None)
        notes.extend(given)

    monkeypatch.setattr(Form, "draw_widgets", widgets)
    monkeypatch.setattr(whisper, "draw_note", note)
    monkeypatch.setattr(tooltip, "draw_note", note)
    tile, own = table.session.state.table.tiles[24], button(table.sheet.form, "puzzle")
    for place in (spot(table, ("tile", tile)), chip(table, "undo").box.center, own.box.center):
        move(app, place)
        app.manager.update(RESTED)
        app.manager.update(RESTED)
        drawn.clear()
        table.draw(app.frame())
        assert table.sheet.form in drawn
        assert drawn[-1] is None
    assert any(own.tooltip in str(one) for one in notes), "its own buttons tell what they do"


def test_the_sheet_of_a_hint_lies_above_the_ways(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Sitting(app, copied(found()["Act Twist"]), tmp_path).table
    drawn: list[str] = []
    monkeypatch.setattr(PlayersReader, "draw", lambda *_: drawn.append("ways"))
    monkeypatch.setattr(Controls, "draw_hint", lambda *_: drawn.append("hint"))
    table.draw(app.frame())
    assert drawn == ["ways", "hint"]


def told(app: App, table: Scene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The notes that are drawn now."""
    notes: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(whisper, "draw_note", lambda _pen, markup, *_: notes.append(markup))
        table.draw(app.frame())
    return notes


def test_a_note_goes_when_something_covers_the_table_and_comes_with_the_mouse(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.apply(Preferences(motion=False))
    table = Sitting(app, copied(found()["Act Twist"]), tmp_path).table
    place = spot(table, ("wedge", 3))
    move(app, place)
    app.manager.update(RESTED)
    assert told(app, table, monkeypatch)
    app.manager.push(Cover(app))
    assert not told(app, table, monkeypatch)
    app.manager.pop()
    app.manager.update(RESTED)
    assert not told(app, table, monkeypatch)
    move(app, (place[0] + 1, place[1]))
    app.manager.update(RESTED)
    assert told(app, table, monkeypatch)


def test_a_note_goes_with_the_key_that_decides(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.apply(Preferences(motion=False))
    table = Sitting(app, copied(found()["Act Twist"]), tmp_path).table
    move(app, spot(table, ("wedge", 3)))
    app.manager.update(RESTED)
    assert told(app, table, monkeypatch)
    key(app, pygame.KSCAN_RETURN)
    app.manager.update(RESTED)
    assert not told(app, table, monkeypatch)


def test_while_nest_is_asked_a_click_elsewhere_says_what_comes_first(app: App, tmp_path: Path) -> None:
    lying = board(redrawn(e4="16@A"))
    session = laid(setup_of(), lying, Nest(A, lying.pawns[A]), *FOLLOWING)
    table = Sitting(app, session, tmp_path).table
    click(app, spot(table, ("wedge", 3)))
    assert "twist the tile again" in table._whisper._refusal


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_chances_lie_clear_of_the_tiles_and_within_the_window(
    app: App, tmp_path: Path, window: tuple[int, int]
) -> None:
    app.resize(window)
    table = Sitting(app, copied(found()["quell"]), tmp_path).table
    areas = table.areas
    bar = odds_box(areas.board).inflate(4, 4)
    first = areas.cell_box(0)
    assert bar.top >= -0.5
    assert bar.bottom <= first.top + (areas.pitch - areas.tile) / 2


@pytest.mark.parametrize("speed", [1.0, FASTEST])
def test_a_banner_is_shown_unless_bots_play_at_once(app: App, tmp_path: Path, speed: float) -> None:
    top = Sitting(app, copied(found()["Act Twist"]), tmp_path).table._top
    top.update(FRAME, speed)
    top.show([turn_began(1, 2)])
    top.update(FRAME, speed)
    assert (top._banner._look is not None) == (speed < FASTEST)
    app.manager.push(Cover(app))
    assert top._banner._look is None


def test_a_note_leaves_the_words_of_the_ways_to_be_read(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Box] = []
    nine = Pen.nine

    def seen(pen: Pen, name: str, box: Box) -> None:
        drawn.append(Box(box))
        nine(pen, name, box)

    monkeypatch.setattr(Pen, "nine", seen)
    pen, slip = Pen(app.kit, app.frame()), Box(400, 620, 600, 34)
    for left in (20, 600, 1200):
        drawn.clear()
        tooltip.draw_note(pen, "words<br>words", Box(left, 560, 60, 60), slip)
        assert not drawn[0].colliderect(slip)
        assert app.kit.metrics.area.contains(drawn[0])
