"""A match looked back on through somebody's eyes, and another way that it might have gone."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import button
from table_matches import begun, copied, hurried
from test_scene_replay import GOING_ON, OVER, Looking, at_rest, match
from ui_events import click, key, move

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.games.tremor.texts import CARD_NAMES
from tremor_gui.match.film import EVERYTHING
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Illegal
from tremor_gui.rules.game import SPECTATOR
from tremor_gui.ui.app import App
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.main import House
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.open_hand import OpenHand
from tremor_gui.ui.tables.tremor.replay import Replay
from tremor_gui.ui.tables.tremor.replay_bar import When, timed
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.what_if import WhatIf
from tremor_gui.ui.widgets import Stepper


def hands(scene: Replay) -> list[OpenHand]:
    return [widget for widget in scene.form.widgets if isinstance(widget, OpenHand)]


def eye(scene: Replay, at: int) -> Point:
    return scene._eyes._cell(at).center


def stretch(session: Session, steps: int) -> int:
    """A step from which on cards are drawn and played."""
    table = [step.state.table for step in session.steps]
    changed = [sum(map(len, one.hands)) != sum(map(len, two.hands)) for one, two in pairwise(table)]
    return max(range(len(changed) - steps), key=lambda at: sum(changed[at : at + steps]))


def positions(app: App, scene: Replay, steps: int) -> Iterator[None]:
    """Every picture of so many steps on and back again, most in the middle of a movement."""
    for scancode in (pygame.KSCAN_RIGHT, pygame.KSCAN_LEFT):
        for _ in range(steps):
            key(app, scancode)
            yield
            while scene.busy:
                scene.update(0.2)
                yield


@pytest.mark.parametrize("eyes", [0, 1])
def test_through_the_eyes_of_a_seat_no_other_hand_is_seen(app: App, eyes: int) -> None:
    at = stretch(OVER, 60)
    scene = Looking(app, at=at).scene
    click(app, eye(scene, eyes + 1))
    assert scene.film.eyes == eyes
    drawn = 0
    for _ in positions(app, scene, 60):
        for seat, hand in enumerate(scene.table.hands):
            assert (HIDDEN in hand) == (seat != eyes and bool(hand))
            assert seat == eyes or set(hand) <= {HIDDEN}
            told = hands(scene)[seat].hint
            names = [name for name in map(translate, CARD_NAMES) if f"<b>{name}" in told]
            assert bool(names) == (seat == eyes and bool(hand))
            drawn += len(names)
    assert drawn
    assert at_rest(scene)


def test_the_eyes_go_round_by_a_key_and_by_clicks(app: App) -> None:
    scene = Looking(app, at=80).scene
    seen = []
    for _ in range(3):
        key(app, pygame.KSCAN_V)
        seen.append(scene.film.eyes)
    assert seen == [0, 1, EVERYTHING]
    key(app, pygame.KSCAN_V, pygame.KMOD_LSHIFT)
    assert scene.film.eyes == 1
    click(app, eye(scene, 0))
    assert (scene.film.eyes, at_rest(scene)) == (EVERYTHING, True)
    assert scene.table.hands == OVER.steps[80].state.table.hands


def test_other_eyes_keep_the_place_and_let_it_play_on(app: App) -> None:
    scene = Looking(app, at=None).scene
    for _ in range(40):
        scene.update(0.2)
    at = scene.at
    key(app, pygame.KSCAN_V)
    assert (scene.at, scene.playing, at_rest(scene)) == (at, True, True)
    for _ in range(40):
        scene.update(0.2)
    assert scene.at > at


@pytest.mark.parametrize("cards", [True, False])
def test_whoever_has_seen_all_hands_does_not_play_on_with_them(app: App, tmp_path: Path, cards: bool) -> None:
    """A victory can be taken back, unless the replay has shown what the others hold."""
    session = copied(OVER) if cards else hurried_home()
    assert session.why_no_undo() is None
    House(app, Library(tmp_path, GAMES))._past.watch(session)
    assert isinstance(app.manager.top, Replay)
    why = session.why_no_undo()
    assert (why is not None) == cards
    if cards:
        with pytest.raises(Illegal, match="hands have been seen"):
            session.undo()


def hurried_home() -> Session:
    """A match without cards that is over."""
    session, rng = begun(2, 5), Random(5)
    while session.state.decision is not None:
        session.play(hurried(session.state, rng))
    return session


def test_of_a_match_that_goes_on_nobodys_eyes_are_lent(app: App) -> None:
    scene = Looking(app, GOING_ON, at=50).scene
    key(app, pygame.KSCAN_V)
    click(app, eye(scene, 1))
    assert (scene.film.eyes, scene._eyes.enabled) == (SPECTATOR, False)
    assert scene._eyes.hint == "Hands lie open when the match is over."


def test_what_the_cards_do_is_told_at_the_hand(app: App) -> None:
    for players, size in ((2, (1280, 720)), (4, (1024, 640)), (4, (1280, 720))):
        session = OVER if players == 2 else match(4, 3)
        at = max(range(len(session.steps)), key=lambda at: len(session.steps[at].state.table.hands[1]))
        app.resize(size)
        scene = Looking(app, session, at=at).scene
        if not hands(scene):
            key(app, pygame.KSCAN_L)  # the log lies over the plates
        hand = hands(scene)[1]
        assert scene._top.areas.plates[1].contains(hand.box)
        assert hand.box.height > 40
        move(app, hand.box.center)
        app.step(0.1)
        app.step(1)
        assert scene.form._tooltip.shown
        for card in scene.table.hands[1]:
            assert translate(CARD_NAMES[card]) in hand.hint
        app.manager.pop()


def opened(app: App, folder: Path, session: Session = OVER) -> tuple[Library, Path]:
    """A replay of a saved match, opened from the list."""
    library = Library(folder, GAMES)
    path = library.write(session)
    house = House(app, library)
    app.manager.push(house.title())
    house._past.watch(library.open(path).session, 40)
    app.step(0.3)
    return library, path


def test_from_any_point_a_new_game_is_played_and_the_old_one_stays(app: App, tmp_path: Path) -> None:
    library, path = opened(app, tmp_path)
    before = path.read_bytes()
    key(app, pygame.KSCAN_W)
    sheet = app.manager.top
    assert isinstance(sheet, WhatIf)
    app.step(0.3)
    second = [widget for widget in sheet.form.widgets if isinstance(widget, Stepper)][1]
    click(app, (second.box.right - 10, second.box.centery))
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_TAB)
    key(app, pygame.KSCAN_RETURN)
    app.step(0.3)
    table = app.manager.top
    if isinstance(table, Curtain):
        app.manager.pop()
        table = app.manager.top
    assert isinstance(table, TremorTable)
    assert table.session.steps == OVER.steps[:41]
    assert table.session.brains == ("", "easy")
    assert path.read_bytes() == before
    entries = library.entries()
    assert len(entries) == 2
    assert library.open(entries[0].path).session.steps == OVER.steps[:41]


def test_cancelled_nothing_is_played_and_nothing_written(app: App, tmp_path: Path) -> None:
    library, _ = opened(app, tmp_path)
    replay = app.manager.top
    assert isinstance(replay, Replay)
    for leave in (pygame.KSCAN_ESCAPE, None):
        click(app, button(replay._header, "seed").box.center)
        sheet = app.manager.top
        assert isinstance(sheet, WhatIf)
        if leave is None:
            click(app, button(sheet.form, "Cancel").box.center)
        else:
            key(app, leave)
        assert app.manager.top is replay
    assert len(library.entries()) == 1


def test_where_no_game_leads_on_the_replay_says_why(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(app, "toast", told.append)
    opened(app, tmp_path, GOING_ON)
    replay = app.manager.top
    assert isinstance(replay, Replay)
    key(app, pygame.KSCAN_W)
    assert told == ["As long as a game is played, nobody goes another way in it."]
    assert not button(replay._header, "seed").enabled
    app.manager.pop()
    opened(app, tmp_path)
    key(app, pygame.KSCAN_END)
    app.step(0.1)
    key(app, pygame.KSCAN_W)
    assert told[1:] == ["Here nobody has anything left to decide: go back a little."]
    assert isinstance(app.manager.top, Replay)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_log_covers_no_hands_until_it_is_asked_for_and_makes_way_for_other_eyes(
    app: App, size: tuple[int, int]
) -> None:
    app.resize(size)
    scene = Looking(app, match(4, 3), at=80).scene
    assert not scene._beside
    assert (scene._log.open, len(hands(scene))) == (False, 4)
    key(app, pygame.KSCAN_L)
    assert (scene._log.open, len(hands(scene))) == (True, 0)
    key(app, pygame.KSCAN_V)
    assert (scene._log.open, len(hands(scene))) == (False, 4)


def test_where_no_hands_are_to_be_seen_the_log_lies_open(app: App) -> None:
    assert Looking(app, GOING_ON, at=50).scene._log.open


@pytest.mark.parametrize("width", [200.0, 250.0, 300.0])
def test_what_happens_at_length_still_says_when(app: App, width: float) -> None:
    pen, when = Pen(app.kit, app.frame()), When("Round 54: Newcomer", "Step 911 of 912", "911/912")
    what = "Somebody moves to <Oasis> 7, far from here"
    told = timed(pen, when, what, width)
    assert "911" in told
    assert told.endswith(escape(what))
    at_length = timed(pen, when, what + 2 * " and back again", 200.0)
    assert at_length == escape(what + 2 * " and back again"), "never at the cost of what happens"
