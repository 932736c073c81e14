"""When a match is over a sheet tells who came home, and leads on."""

import pygame
import pytest
from ui_events import click, key

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.card_events import CardPlayed, CatastropheRevealed, Eliminated
from tremor_gui.games.tremor.cards import QUELL
from tremor_gui.games.tremor.catastrophes import METEOR, SQUALL
from tremor_gui.games.tremor.deal import Player, Setup, blank
from tremor_gui.games.tremor.events import Moved, TokenPlaced, Won
from tremor_gui.games.tremor.terms import COOP, RACE, RUMBLE
from tremor_gui.match.session import Session
from tremor_gui.rules.core import State, Step
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.tables.tremor.ending import Ending
from tremor_gui.ui.tables.tremor.ledger import Struck
from tremor_gui.ui.widgets import Button, Widget

SPECIES = ("leatherback_turtle", "goliath_frog", "fennec_fox", "emperor_penguin")
FOUR = ("Ann", "Bob", "Cem", "Dee")
LONG = ("W" * 24, "日本語の名前", "q\u0301", "<b>")


def over(
    *names: str, variant: str = RACE, without: tuple[str, ...] = (), catastrophes: int = 2, rounds: int = 5
) -> Session:
    """Return a match that the second seat has won, in the co-operative game with the fourth."""
    setup = Setup(tuple(map(Player, names, SPECIES)), variant, without)
    table = blank(setup)
    won = (1, 3) if variant == COOP else (1,)
    pawns = (table.pawns[0], table.homes[1], *table.pawns[2:])
    events = (
        TokenPlaced(0, 4),
        CardPlayed(0, QUELL, -1),
        *(CatastropheRevealed((SQUALL, METEOR)[at % 2], shuffled=False) for at in range(catastrophes)),
        Moved(1, 7),
        Moved(1, table.homes[1]),
        *([Eliminated(0)] if variant == RUMBLE else []),
        Won(won),
    )
    end = table._replace(pawns=pawns, round=rounds, won=won)
    steps = (
        Step(-1, None, (), State(table, (), 0, None)),
        Step(1, None, events, State(end, (), 0, None)),
    )
    return Session(GAMES["tremor"], setup, "sm64:0", steps, rules=1)


class Doors:
    """Writes down which way was taken."""

    def __init__(self, app: App, session: Session) -> None:
        self.taken: list[str] = []
        actions = ResultActions(
            new_game=lambda: self.taken.append("new"),
            look=lambda: self.taken.append("look"),
            watch=lambda: self.taken.append("watch"),
            chances=lambda: self.taken.append("chances"),
            to_title=lambda: self.taken.append("title"),
        )
        self.scene = Result(app, session, actions)
        app.manager.push(self.scene)
        app.step(1 / 60)


def test_each_player_is_told_of_in_turn_order() -> None:
    ending = Ending.of(over("Ann", "Bob"))
    first, second = ending.lines
    assert [heading.title for heading in ending.headings] == [
        "Steps", "Tokens", "Ignited", "Blocks", "Cards", "Set back"
    ]  # fmt: skip
    assert (first.look.name, first.won, first.facts) == ("Bob", False, (0, 1, 0, 0, 1, 0))
    assert (second.look.name, second.won, second.facts) == ("Ann", True, (2, 0, 0, 0, 0, 0))
    assert ending.title == "Ann wins!"


def test_without_climate_cards_none_are_counted() -> None:
    ending = Ending.of(over("Ann", "Bob", without=("cards",)))
    assert "Cards" not in [heading.title for heading in ending.headings]
    assert len(ending.lines[0].facts) == len(ending.headings)


@pytest.mark.parametrize(
    ("variant", "rounds", "sentence"),
    [
        (RACE, 1, "The Fennec Fox reached the Desert after 1 round."),
        (RACE, 5, "The Fennec Fox reached the Desert after 5 rounds."),
        (COOP, 5, "Team Moon has brought both its animals home in 5 rounds."),
        (RUMBLE, 5, "The Fennec Fox stood alone on the Earthquake Tile after 5 rounds."),
    ],
)
def test_the_sentence_says_how_it_was_won(variant: str, rounds: int, sentence: str) -> None:
    assert Ending.of(over(*FOUR, variant=variant, rounds=rounds)).sentence == sentence


def test_a_team_wins_together() -> None:
    ending = Ending.of(over(*FOUR, variant=COOP))
    assert ending.title == "Cem and Ann win!"
    assert [line.team for line in ending.lines] == [0, 1, 0, 1]
    assert [line.won for line in ending.lines] == [False, True, False, True]


def test_who_was_out_before_the_end_is_told() -> None:
    assert [line.out for line in Ending.of(over(*FOUR, variant=RUMBLE)).lines] == [True, False, False, False]


def test_every_catastrophe_that_struck_is_shown_with_what_it_does(app: App) -> None:
    scene = Doors(app, over("Ann", "Bob", catastrophes=2)).scene
    hints = [one.hint for one in scene.form.widgets if isinstance(one, Struck)]
    assert [hint.split(".")[0] for hint in hints] == ["<b>Squall", "<b>Meteor"]
    assert not [one for one in shown(app, over("Ann", "Bob", catastrophes=0)) if isinstance(one, Struck)]


def test_every_button_leads_somewhere_else(app: App) -> None:
    doors = Doors(app, over("Ann", "Bob"))
    for button in [one for one in doors.scene.form.widgets if isinstance(one, Button)]:
        click(app, button.box.center)
    assert doors.taken == ["new", "watch", "chances", "look", "title"]


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
@pytest.mark.parametrize("variant", [RACE, COOP, RUMBLE])
def test_the_sheet_stands_within_every_window(
    app: App, window: tuple[int, int], ui_scale: float, variant: str
) -> None:
    app.resize(window)
    app.apply(Preferences(ui_scale=ui_scale))
    widgets = shown(app, over(*LONG, variant=variant, catastrophes=30))
    app.step(1)
    assert all(app.kit.metrics.area.contains(widget.box) for widget in widgets)


def shown(app: App, session: Session) -> list[Widget]:
    """Return what stands on the sheet of a match."""
    return Doors(app, session).scene.form.widgets
