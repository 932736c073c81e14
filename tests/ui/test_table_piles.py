"""What is out and what is left: counted right, from no more than whoever looks may see."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from gallery import Gallery
from table_events import Sitting, settle
from table_matches import SIDES, TREMOR, all_dealt, begun, full, laid
from ui_events import click, key, move

from tremor_gui.games.tremor.cards import CARDS, COPIES, HIDDEN
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.table import Table, changed
from tremor_gui.games.tremor.tiles import HIDDEN_FACES
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Turn
from tremor_gui.match.film import Film
from tremor_gui.match.session import Session
from tremor_gui.rules.game import SPECTATOR, observe
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.tables.tremor.facts import facts
from tremor_gui.ui.tables.tremor.piles import CARDS_TAB, CATASTROPHES_TAB, TILES, Piles
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.zoom import Zoom
from tremor_gui.ui.widgets import Label, ListView

D = pygame.KSCAN_D
PAGES = (TILES, CARDS_TAB, CATASTROPHES_TAB)


def played(seed: int, steps: int = 260) -> Session:
    session = begun(4, seed, without=())
    rng = Random(seed)
    while session.state.decision is not None and len(session.steps) < steps:
        session.play(rng.choice(session.state.decision.options))
    return session


def among_cards() -> Session:
    """A match of four people at one screen, each of whom holds some cards."""
    setup = full(SIDES[0])
    blank = begun(4, 1, without=()).game.blank(setup)
    return laid(setup, all_dealt(blank._replace(round=1), Random(1)), Act(0, ALL_ACTIONS), Turn(1, 1))


def opened(app: App) -> Piles:
    app.step(0.3)
    piles = app.manager.top
    assert isinstance(piles, Piles)
    return piles


def picture(app: App, table: Table, page: str) -> bytes:
    app.manager.push(Piles(app, table, page))
    app.step(1)
    shown = pygame.image.tobytes(app.frame(), "RGB")
    app.manager.pop()
    app.step(1)
    return shown


@pytest.mark.parametrize("seed", range(4))
def test_every_tile_and_every_card_is_counted_once(seed: int) -> None:
    session = played(seed)
    for step in session.steps[::9]:
        for seat in (SPECTATOR, 0, 3):
            table = TREMOR.redact(step.state.table, seat)
            found = facts(table)
            assert sorted(found.tiles_left + found.tiles_out) == sorted(HIDDEN_FACES)
            assert len(found.tiles_left) == found.unexplored
            cards = Counter(found.discard) + Counter(found.held) + Counter(dict(found.cards_left))
            assert cards == dict.fromkeys(range(len(CARDS)), COPIES)
            assert found.deck >= 0
            assert found.deck + found.hidden == sum(count for _, count in found.cards_left)
            looming = [card for _, cards in found.looming for card in cards]
            assert sorted([*found.struck, *looming]) == list(range(len(CATASTROPHES)))


def test_it_is_the_same_whatever_lies_hidden(app: App, gallery: Gallery) -> None:
    """Two states that a seat cannot tell apart differ in hands, deck and tiles to come, and in no picture."""
    session = played(2)
    for seat in (SPECTATOR, 0, 2):
        view = observe(TREMOR, session.state, seat)
        states = [TREMOR.imagine(view, Random(seed)) for seed in range(3)]
        assert len({state.table.hands for state in states}) > 1
        assert len({state.chance for state in states}) > 1
        tables = [TREMOR.redact(state.table, seat) for state in (session.state, *states)]
        assert len({facts(table) for table in tables}) == 1
        if seat == 0:
            for page in PAGES:
                assert len({picture(app, table, page) for table in tables}) == 1


@pytest.mark.parametrize("page", PAGES)
def test_the_discards_are_shown_the_latest_first(app: App, page: str) -> None:
    table = changed(played(2).state.table, discard=(3, 1, 1, 5))
    piles = Piles(app, TREMOR.redact(table, 0), page)
    app.manager.push(piles)
    assert piles.facts.discard == (5, 1, 1, 3)
    lists = [one for one in piles.form.widgets if isinstance(one, ListView)]
    if page == CARDS_TAB:
        assert [entry.place for entry in lists[0].items] == [f"cards/{CARDS[n].key}" for n in (5, 1, 1, 3)]
    assert len(lists) == (0 if page == TILES else 2)


def test_key_and_click_open_it_and_key_and_escape_close_it(app: App, tmp_path: Path) -> None:
    table = Sitting(app, played(2, 60), tmp_path).table
    settle(table)
    key(app, D)
    assert opened(app).page == TILES
    key(app, D)
    assert app.manager.top is table
    click(app, table.areas.pile.center)
    assert opened(app).page == CARDS_TAB
    key(app, pygame.KSCAN_LEFT)
    assert opened(app).page == TILES
    key(app, pygame.KSCAN_ESCAPE)
    assert app.manager.top is table
    move(app, table.areas.pile.center)
    app.step(0.1)
    app.step(0.6)
    assert table._reader.form._tooltip.shown
    assert table._hands.hover is None


def test_whoever_sits_there_sees_no_other_hand_counted(app: App, tmp_path: Path) -> None:
    sitting = Sitting(app, among_cards(), tmp_path)
    table = sitting.table
    settle(table)
    seat = table._seating.seated
    assert seat is not None
    key(app, D)
    hands = table.session.state.table.hands
    found = opened(app).facts
    assert found.held == hands[seat]
    assert found.hidden == sum(map(len, hands)) - len(hands[seat])
    assert dict(found.cards_left) == Counter(
        card for other, hand in enumerate(hands) for card in hand if other != seat
    )
    key(app, D)
    table._seating._seated = None
    key(app, D)
    assert opened(app).facts.held == ()
    assert set(opened(app)._table.hands[0]) == {HIDDEN}


def test_without_cards_there_is_no_pile_and_a_tile_leads_there(app: App, tmp_path: Path) -> None:
    table = Sitting(app, begun(2), tmp_path).table
    settle(table)
    assert not table.areas.pile.width
    assert not table._reader.form.widgets
    key(app, pygame.KSCAN_Z)
    app.step(0.1)
    zoom = app.manager.top
    assert isinstance(zoom, Zoom)
    key(app, D)
    piles = opened(app)
    assert not any(isinstance(one, ListView) for one in piles.form.widgets)
    key(app, D)
    assert app.manager.top is zoom


def test_a_card_is_looked_up(app: App) -> None:
    looked_up: list[str] = []
    table = changed(played(2).state.table, discard=(3,))
    app.show_rules = looked_up.append
    piles = Piles(app, TREMOR.redact(table, 0), CARDS_TAB)
    app.manager.push(piles)
    discards = next(one for one in piles.form.widgets if isinstance(one, ListView))
    for clicks in (1, 2):
        click(app, (discards.box.left + 100, discards.box.top + 20), clicks)
    assert looked_up == ["cards/tidal_surge"]


def test_the_replay_counts_what_its_eyes_see(app: App) -> None:
    session = played(2, 120)
    ways = ReplayWays(lambda: None, lambda _replay: None, lambda _replay: None)
    app.manager.push(Replay(app, session, ways, at=Film(session).last))
    app.step(1)
    key(app, D)
    assert opened(app).facts == facts(TREMOR.redact(session.state.table, SPECTATOR))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_off(app: App, language: str, size: tuple[int, int], page: str) -> None:
    app.resize(size)
    app.apply(replace(Preferences(), language=language))
    for table in (begun(4, 1, without=()).opening.state.table, played(2).state.table):
        piles = Piles(app, TREMOR.redact(table, 0), page)
        app.manager.push(piles)
        app.step(0.3)
        for label in piles.form.widgets:
            if isinstance(label, Label):
                assert app.kit.text.width(label.text, label.style) <= label.box.width, label.text
            assert piles.form.widgets[0].box.contains(label.box), label
        app.manager.pop()
