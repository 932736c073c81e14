"""When a match is over a sheet tells who came home, and leads on."""

import pygame
import pytest
from ui_events import click, key

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.deal import Player, Setup, blank
from tremor_gui.games.tremor.events import Moved, TokenPlaced, Won
from tremor_gui.match.session import Session
from tremor_gui.rules.core import State, Step
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.tables.tremor.ending import homecoming, lines
from tremor_gui.ui.widgets import Button

SPECIES = ("leatherback_turtle", "goliath_frog", "fennec_fox", "emperor_penguin")


def over(*names: str) -> Session:
    """Return a match that the second seat has won in its fifth round."""
    setup = Setup(tuple(map(Player, names, SPECIES)))
    table = blank(setup)
    pawns = (table.pawns[0], table.homes[1], *table.pawns[2:])
    events = (TokenPlaced(0, 4), Moved(1, 7), Moved(1, table.homes[1]), Won(1))
    steps = (
        Step(-1, None, (), State(table, (), 0, None)),
        Step(1, None, events, State(table._replace(pawns=pawns, round=5), (), 0, None)),
    )
    return Session(GAMES["tremor"], setup, "sm64:0", steps, rules=1)


class Doors:
    """Writes down which way was taken."""

    def __init__(self, app: App, session: Session) -> None:
        self.taken: list[str] = []
        actions = ResultActions(
            new_game=lambda: self.taken.append("new"),
            look=lambda: self.taken.append("look"),
            to_title=lambda: self.taken.append("title"),
        )
        self.scene = Result(app, session, actions)
        app.manager.push(self.scene)
        app.step(1 / 60)


def test_each_player_is_told_of_in_turn_order() -> None:
    first, second = lines(over("Ann", "Bob"))
    assert (first.look.name, first.won, first.facts) == ("Bob", False, (0, 1, 0, 0, 0))
    assert (second.look.name, second.won, second.facts) == ("Ann", True, (2, 0, 0, 0, 0))


def test_the_sentence_counts_the_rounds() -> None:
    look = lines(over("Ann", "Bob"))[1].look
    assert homecoming(look, 1) == "The Leatherback Turtle reached the Reef after 1 round."
    assert homecoming(look, 5) == "The Leatherback Turtle reached the Reef after 5 rounds."


def test_every_button_leads_somewhere_else(app: App) -> None:
    doors = Doors(app, over("Ann", "Bob"))
    for button in [one for one in doors.scene.form.widgets if isinstance(one, Button)]:
        click(app, button.box.center)
    assert doors.taken == ["new", "look", "title"]


def test_enter_starts_anew_and_escape_looks_at_the_board(app: App) -> None:
    doors = Doors(app, over("Ann", "Bob"))
    key(app, pygame.KSCAN_RETURN)
    key(app, pygame.KSCAN_ESCAPE)
    assert doors.taken == ["new", "look"]


def test_the_paper_comes_to_rest(app: App) -> None:
    scene = Doors(app, over("Ann", "Bob")).scene
    assert scene.update(0.1)
    for _ in range(100):
        scene.update(0.1)
    assert not scene.update(0.1)


def test_nothing_moves_where_nobody_wants_it(app: App) -> None:
    app.apply(Preferences(motion=False))
    assert not Doors(app, over("Ann", "Bob")).scene.update(0.1)


@pytest.mark.parametrize("window", [(1024, 640), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("ui_scale", [0.75, 1.0, 2.0])
def test_the_sheet_stands_within_every_window(app: App, window: tuple[int, int], ui_scale: float) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=ui_scale))
    scene = Doors(app, over("W" * 24, "日本語の名前", "q\u0301", "<b>")).scene
    app.step(1)
    assert all(app.kit.metrics.area.contains(widget.box) for widget in scene.form.widgets)
