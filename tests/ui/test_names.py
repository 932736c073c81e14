"""Names are shown and never understood: no markup, no gaps to be filled, no marks that turn a line round."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import Sitting, settle
from table_matches import TREMOR, begun, hurried
from ui_events import move

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.terms import COOP
from tremor_gui.match.errors import Unreadable
from tremor_gui.match.library import Library
from tremor_gui.match.record import decode, encode
from tremor_gui.match.session import Session
from tremor_gui.match.words import clean_name
from tremor_gui.ui import markup, paragraph, theme
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.markup import Span
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.tables.tremor.opening.seating import Seating
from tremor_gui.ui.widgets import Form

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
TRICKS = ("<icon:x9>", "<c:#990099>{x9}", "%(x9)s{0}</c>", "{}<icon:x9></b>")
"""What would ask for a picture there is not, for a colour no design has, or for a value nobody gave."""


def tricksters(players: int, seed: int, variant: str = "") -> Session:
    setup = begun(players, seed, variant, without=()).setup
    named = tuple(
        replace(player, name=name) for player, name in zip(setup.players, TRICKS[:players], strict=True)
    )
    return Session.start(TREMOR, replace(setup, players=named), str(seed))


def over(session: Session) -> Session:
    rng = Random(5)
    while session.state.decision is not None:
        session.play(hurried(session.state, rng))
    return session


@pytest.fixture(autouse=True)
def _understood(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail as soon as a name is taken for markup; the hint of whatever is drawn is set, too."""
    original = Form.draw

    def watched(text: str) -> Iterator[Span]:
        for span in markup.parse(text):
            assert span.icon != "x9", text
            assert span.colour != "#990099", text
            yield span

    def draw(self: Form, surface: pygame.Surface) -> None:
        original(self, surface)
        for widget in self.widgets:
            if widget.hint:
                self.kit.paragraphs.height(widget.hint, theme.BODY, 300)

    monkeypatch.setattr(paragraph, "parse", watched)
    monkeypatch.setattr(Form, "draw", draw)


def look_everywhere(app: App, apart: int = 110) -> None:
    """Rest with the mouse on everything there is in the scene."""
    metrics = app.kit.metrics
    for x in range(20, int(metrics.width), apart):
        for y in range(20, int(metrics.height), apart):
            move(app, (x, y))
            app.step(0.5)


@pytest.mark.parametrize("trick", TRICKS)
def test_a_trick_is_a_name_like_any_other(trick: str) -> None:
    assert clean_name(trick) == trick


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200f", "\x1b", "\n", "\ud800", "\x00", "\u2028"])
def test_what_turns_or_breaks_a_line_is_no_part_of_a_name(mark: str) -> None:
    assert clean_name(f"An{mark}n") == "An n"
    session = tricksters(2, 1)
    text = encode(session, NOON).replace(TRICKS[0], f"An{json.dumps(mark)[1:-1]}n")
    with pytest.raises(Unreadable, match="can be shown"):
        decode(text, GAMES)


@pytest.mark.parametrize(("players", "variant"), [(2, ""), (4, COOP)])
def test_names_are_shown_as_they_are_in_a_whole_game(
    app: App, tmp_path: Path, players: int, variant: str
) -> None:
    table = Sitting(app, tricksters(players, 5, variant), tmp_path, fresh=True).table
    rng = Random(5)
    for number in range(60):
        settle(table)
        if table.session.state.decision is None:
            break
        app.step(0.1)
        if number % 20 == 19:
            look_everywhere(app)
        table.commit(hurried(table.session.state, rng))
        app.step(0.3)


@pytest.mark.parametrize(("players", "variant"), [(2, ""), (4, COOP)])
def test_names_are_shown_as_they_are_before_and_after_a_game(
    app: App, tmp_path: Path, players: int, variant: str
) -> None:
    session = over(tricksters(players, 5, variant))
    library = Library(tmp_path, GAMES)
    library.write(session)
    library.write(tricksters(players, 6, variant))
    house = House(app, library)
    title = house.title()
    app.manager.push(title)
    seating = Seating.like(session.setup, session.brains)
    twins = seating.named(1, TRICKS[0]).named(0, TRICKS[0])
    doors: tuple[Callable[[], object], ...] = (
        lambda: None,
        house._saves,
        house._new_game,
        lambda: app.manager.push(NewGame(app, house._start, app.manager.pop, "1", twins)),
        lambda: house._over(house._table(session, fresh=False)),
        lambda: house._past.watch(session, len(session.steps) // 2),
        lambda: house._past.chart(session),
    )
    for door in doors:
        door()
        app.step(1)
        look_everywhere(app)
        app.manager.reset(title)
