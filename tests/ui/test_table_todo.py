"""The bar and the plate tell what is done from what cannot be done just now."""

from pathlib import Path

import pygame
import pytest
from drawn import A, board, redrawn, setup_of
from table_events import Sitting, chip, settle
from table_matches import acting

from tremor_gui.games.tremor.actions import Forecast, Traverse
from tremor_gui.games.tremor.table import replaced
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act
from tremor_gui.rules.game import View
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.tables.tremor.plates import draw_plate
from tremor_gui.ui.tables.tremor.todo import Todo, todo
from tremor_gui.ui.widgets import Button


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720)])
def test_a_traverse_that_waits_for_a_way_is_still_to_do_and_what_is_done_bears_a_tick(
    app: App, tmp_path: Path, window: tuple[int, int]
) -> None:
    app.apply(Preferences(motion=False))
    app.resize(window)
    session = acting(setup_of(), board(redrawn(e4="16@A")))
    table = Sitting(app, session, tmp_path).table
    view = table._controls.view
    assert view is not None
    assert not any(isinstance(one.action, Traverse) for one in table.offered)
    assert "no step is open yet" in table._bar._prompt
    assert todo(view, table.offered) == Todo(frozenset({"twist", "scout"}), frozenset())
    walk = chip(table, "traverse")
    assert not walk.enabled
    assert not walk.ticked
    table.commit(next(one.action for one in table.offered if isinstance(one.action, Forecast)))
    settle(table)
    scout = chip(table, "scout")
    assert not scout.enabled
    assert scout.ticked
    assert not chip(table, "traverse").ticked
    view = table._controls.view
    assert view is not None
    assert todo(view, table.offered) == Todo(frozenset({"twist"}), frozenset({"scout"}))


def test_what_poison_has_cost_is_not_done() -> None:
    table = board(redrawn(e4="16@A"))
    poisoned = table._replace(poison=replaced(table.poison, A, 4))
    left = (Act(A, ALL_ACTIONS & ~4),)
    assert todo(View(A, table, left), ()) == Todo(frozenset(), frozenset({"scout"}))
    assert todo(View(A, poisoned, left), ()) == Todo(frozenset(), frozenset())


def test_a_button_and_a_plate_look_different_for_done_and_for_not_now(app: App, tmp_path: Path) -> None:
    table = Sitting(app, acting(setup_of(), board(redrawn(e4="16@A"))), tmp_path).table
    walk, pen = chip(table, "traverse"), table.pen(app.frame())

    def looks(button: Button) -> bytes:
        button.draw(pen)
        return pygame.image.tobytes(app.frame(), "RGB")

    waiting = looks(walk)
    walk.ticked = True
    assert looks(walk) != waiting
    drawn = []
    for left in (Todo(frozenset(), frozenset()), Todo(frozenset(), frozenset({"scout"}))):
        look, plate = table._looks[A], table.areas.plates[A]
        draw_plate(pen, plate, look, A, table.session.state.table, False, left)
        drawn.append(pygame.image.tobytes(app.frame(), "RGB"))
    assert drawn[0] != drawn[1]
