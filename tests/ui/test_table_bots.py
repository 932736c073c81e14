"""Bots sit at the table: they think elsewhere, people go on as ever, and leaving leaves nothing behind."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Final

import pygame
import pytest
from drawn import A, B, board
from table_events import FRAME, Sitting, chip, settle
from table_matches import TREMOR, copied, found, full, laid
from ui_events import click, key

from tremor_gui.bots.base import answer
from tremor_gui.bots.duty import fitting, seed_of
from tremor_gui.bots.levels import LEVELS
from tremor_gui.games.tremor.calamity import March
from tremor_gui.games.tremor.turn import Turn
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.match.settings import FASTEST
from tremor_gui.rules.core import Action, Step
from tremor_gui.rules.window import Window
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.opponents import BEAT, Opponents
from tremor_gui.ui.tables.tremor.scene import TremorTable

CTRL: Final = pygame.KMOD_LCTRL
PATIENCE: Final = 60.0
GAMES_OF_BOTS: Final = {"race": (2, 5000), "coop": (4, 120), "rumble": (3, 120)}
"""For each variant how many play, and how many decisions are enough."""


def dealt(brains: tuple[str, ...], seed: int = 1, variant: str = "race") -> Session:
    setup = TREMOR.quick_setup(len(brains), Random(seed), variant)
    return Session.start(TREMOR, setup, str(seed), brains)


def asked(session: Session) -> int:
    decision = session.state.decision
    return -1 if decision is None else decision.seats[0]


def expected(session: Session) -> Action:
    """What a bot that is asked will do."""
    decision = session.state.decision
    assert decision is not None
    if len(decision.options) == 1:
        return decision.options[0]
    view = session.view(decision.seats[0])
    level = fitting(session.brains[view.seat], view)
    return answer(LEVELS[level].bot, TREMOR, view, Random(seed_of(session.seed, len(session.steps))))


def let(table: TremorTable, what: Callable[[], object], dt: float = FRAME) -> None:
    """Let time pass until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "waited in vain"
        table.app.manager.update(dt)
        time.sleep(0.002)


def moved(table: TremorTable, before: tuple[Step, ...]) -> bool:
    return table.session.steps is not before


@pytest.fixture
def fast(app: App) -> Iterator[App]:
    app.apply(Preferences(motion=False))
    yield app
    app.manager.clear()
    assert not children()


def children() -> list[str]:
    return [child.name for child in active_children() if child.name == "bots"]


def test_a_bot_answers_as_it_would_anywhere(fast: App, tmp_path: Path) -> None:
    table = Sitting(fast, dealt(("easy", "medium")), tmp_path).table
    for _ in range(12):
        wanted, before = expected(table.session), table.session.steps
        let(table, partial(moved, table, before), 0.2)
        assert table.session.steps[-1].action == wanted


@pytest.mark.parametrize("variant", GAMES_OF_BOTS)
def test_bots_play_every_variant_at_any_speed(app: App, tmp_path: Path, variant: str) -> None:
    players, enough = GAMES_OF_BOTS[variant]
    app.apply(Preferences(speed=FASTEST, bot_speed=FASTEST))
    sitting = Sitting(app, dealt(("easy",) * players, 3, variant), tmp_path)
    let(sitting.table, lambda: sitting.results or len(sitting.table.session.steps) > enough, 0.1)
    assert sitting.results or enough < 5000
    app.manager.clear()
    assert not children()


def test_a_bot_waits_a_beat_so_that_one_can_follow(fast: App, tmp_path: Path) -> None:
    table = Sitting(fast, dealt(("easy", "easy")), tmp_path).table
    before = table.session.steps
    opponents = table._opponents
    while table.session.steps is before:
        table.update(BEAT / 10)
        time.sleep(0.01)
        assert table.session.steps is before or opponents._waited == 0.0
    first = table.session.steps
    passed = 0.0
    if isinstance(table.session.state.stack[-1], Window):
        return
    while table.session.steps is first:
        table.update(BEAT / 10)
        passed += BEAT / 10
        time.sleep(0.05)
    assert passed > BEAT * 0.9


def test_own_moves_and_those_of_bots_are_shown_at_a_pace_each(app: App, tmp_path: Path) -> None:
    """Whoever wants to follow the bots need not wait for what they do themselves."""
    app.apply(Preferences(speed=FASTEST, bot_speed=0.5))
    table = Sitting(app, dealt(("", "easy")), tmp_path).table
    frames = dict[bool, list[int]]({True: [], False: []})
    for _ in range(12):
        own = asked(table.session) in table.session.people
        before = table.session.steps
        if own:
            table.commit(expected_of_a_person(table.session))
        else:
            let(table, partial(moved, table, before), 0.1)
        shown = 0
        while table.busy:
            table.update(FRAME)
            shown += 1
        frames[own].append(shown)
    assert max(frames[True]) < 6
    assert min(frames[False]) > 30


def expected_of_a_person(session: Session) -> Action:
    decision = session.state.decision
    assert decision is not None
    return decision.options[0]


def test_nobody_sees_that_a_bot_is_asked_for_a_reaction(fast: App, tmp_path: Path) -> None:
    """It would tell that it holds one (T109): nothing names or marks it while it thinks."""
    session = copied(found()["quell"])
    session.brains = tuple("medium" if seat == asked(session) else "" for seat in range(len(session.names)))
    assert isinstance(session.state.stack[-1], Window)
    table = Sitting(fast, session, tmp_path).table
    opponents = table._opponents
    opponents._think(session)
    assert opponents.seat is None
    assert table._bar._look is None
    marked = table._seating.marked(None, session.state.table, opponents.seat, busy=False)
    assert marked == session.state.table.active
    before = session.steps
    let(table, partial(moved, table, before))


def test_one_person_sees_no_curtain_and_always_their_hand(fast: App, tmp_path: Path) -> None:
    session = dealt(("", "easy", "easy"), 2)
    table = Sitting(fast, session, tmp_path, seated=False).table
    rng, looked = Random(1), 0
    me = next(iter(session.people))
    while session.outcome is None and len(session.steps) < 150:
        assert not isinstance(fast.manager.top, Curtain)
        if asked(session) == me and not table.busy:
            assert table.offered or session.state.decision
            assert session.state.decision is not None
            table.commit(rng.choice(session.state.decision.options))
        else:
            hand = set(session.state.table.hands[me])
            assert {int(handle[1]) for handle in table._fan.boxes()} == hand
            looked += bool(hand)
            fast.manager.update(0.3)
            time.sleep(0.002)
    assert looked > 5


def test_between_people_the_curtain_still_falls(fast: App, tmp_path: Path) -> None:
    session = dealt(("", "easy", ""), 2)
    table = Sitting(fast, session, tmp_path, seated=False).table
    rng, fell = Random(1), 0
    while len(session.steps) < 60:
        if isinstance(curtain := fast.manager.top, Curtain):
            assert table._seating._awaited in session.people
            curtain.lift()
            fell += 1
        elif table._calls.pending and table.offered:
            table.commit(table.offered[0].action)
        elif asked(session) in session.people and not table.busy:
            assert session.state.decision is not None
            table.commit(rng.choice(session.state.decision.options))
        else:
            fast.manager.update(0.3)
            time.sleep(0.002)
    assert fell > 2


def test_a_person_takes_back_their_own_decision_and_the_thinking_ends(fast: App, tmp_path: Path) -> None:
    setup = full()
    lying = board(setup=setup)._replace(pawns=(6, 18, 7, 8))
    session = laid(setup, lying, March(A, must=False), March(B, must=False), Turn(2, 1))
    session.brains = ("", "medium", "medium", "medium")
    table = Sitting(fast, session, tmp_path).table
    before = session.steps
    table.commit(table.offered[0].action)
    table.update(FRAME)
    assert (table.offered, table._thinker.thinking) == ((), True)
    key(fast, pygame.KSCAN_Z, CTRL)
    assert (session.steps, table._thinker.thinking) == (before, False)
    assert table.offered


def test_what_only_bots_decided_is_not_taken_back(fast: App, tmp_path: Path) -> None:
    session = dealt(("easy", "easy"))
    table = Sitting(fast, session, tmp_path).table
    let(table, lambda: len(session.steps) > 2, 0.3)
    before = session.steps
    key(fast, pygame.KSCAN_Z, CTRL)
    assert session.steps == before
    assert "only bots" in table._whisper._refusal
    assert "only bots" in (chip(table, "undo").why_not or "")


def test_bots_wait_while_they_are_told_to(fast: App, tmp_path: Path) -> None:
    session = dealt(("easy", "easy"))
    table = Sitting(fast, session, tmp_path).table
    key(fast, pygame.KSCAN_P)
    before = session.steps
    for _ in range(30):
        fast.manager.update(0.3)
        time.sleep(0.02)
    assert session.steps is before
    assert "Waits" in table._bar._prompt
    assert chip(table, "Answer now").why_not
    key(fast, pygame.KSCAN_P)
    assert "thinking" in table._bar._prompt
    let(table, lambda: session.steps is not before, 0.3)


def test_the_best_so_far_is_taken_when_asked_for(fast: App, tmp_path: Path) -> None:
    session = dealt(("medium", "medium"))
    table = Sitting(fast, session, tmp_path).table
    settle(table)
    before = session.steps
    click(fast, chip(table, "Answer now").box.center)
    let(table, lambda: session.steps is not before, FRAME)


def test_a_save_made_while_a_bot_thinks_goes_on(fast: App, tmp_path: Path) -> None:
    session = dealt(("easy", "easy"))
    sitting = Sitting(fast, session, tmp_path)
    let(sitting.table, lambda: len(session.steps) > 3, 0.3)
    path = sitting.library.write(session)
    wanted, steps = expected(session), session.steps
    fast.manager.clear()
    assert not children()
    again = sitting.library.open(path).session
    assert again.brains == session.brains
    assert again.steps == steps
    table = Sitting(fast, again, tmp_path).table
    let(table, lambda: len(again.steps) > len(steps), 0.3)
    assert again.steps[len(steps)].action == wanted


def test_leaving_to_the_menu_while_a_bot_thinks_leaves_no_process(fast: App, tmp_path: Path) -> None:
    house = House(fast, Library(tmp_path, {"tremor": TREMOR}))
    path = house._library.write(dealt(("medium", "medium")))
    for turn in range(20):
        table = house.opened(path)
        fast.manager.reset(table)
        let(table, partial(getattr, table._thinker, "thinking"), FRAME)
        if turn % 5 == 0:
            let(table, table._thinker.poll, FRAME)
        house._to_title()
        assert not children()


def test_no_process_is_started_before_a_bot_is_asked(fast: App, tmp_path: Path) -> None:
    people = Sitting(fast, dealt(("", "")), tmp_path).table
    for _ in range(5):
        fast.step(0.1)
    assert people._thinker._process is None
    house = House(fast, Library(tmp_path, {"tremor": TREMOR}))
    bots = house.opened(house._library.write(dealt(("easy", "easy"), 2)))
    fast.manager.reset(bots)
    assert bots._thinker._process is None
    fast.manager.update(FRAME)
    assert bots._thinker._process is not None


def test_where_nothing_can_be_started_the_game_says_so_and_goes_on(
    fast: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_game: object) -> None:
        raise OSError("no more processes")

    house = House(fast, Library(tmp_path, {"tremor": TREMOR}))
    table = house.opened(house._library.write(dealt(("medium", "medium"))))
    monkeypatch.setattr(table._thinker, "_start", start)
    told: list[str] = []
    monkeypatch.setattr(table._opponents, "_tell", told.append)
    fast.manager.reset(table)
    let(table, lambda: len(table.session.steps) > 4, 0.3)
    assert len(told) == 1


def test_thinking_shows_and_costs_few_pictures(app: App, tmp_path: Path) -> None:
    table = Sitting(app, dealt(("medium", "medium")), tmp_path).table
    settle(table)
    table._opponents.pause()
    let(table, lambda: table._thinker.finished)
    app.manager.update(FRAME)
    assert table._opponents.progress == 1.0
    assert not any(table.update(FRAME) for _ in range(30))
    app.step(FRAME)
    full = pygame.image.tobytes(app.frame(), "RGB")
    table._opponents._shown = 5
    app.step(FRAME)
    table._opponents._shown = 5
    app.manager.draw(app.frame())
    assert pygame.image.tobytes(app.frame(), "RGB") != full


def test_where_there_is_nothing_to_choose_nobody_thinks(fast: App, tmp_path: Path) -> None:
    session = dealt(("easy", "easy"))
    rng = Random(1)
    while session.state.decision is not None and len(session.state.decision.options) > 1:
        session.play(rng.choice(session.state.decision.options))
    steps = session.steps
    table = Sitting(fast, session, tmp_path).table
    let(table, lambda: session.steps is not steps, 0.2)
    assert table._thinker._process is None


def test_the_opponents_forget_a_decision_that_is_no_longer_there(app: App) -> None:
    class Counting:
        cancelled = 0

        def cancel(self) -> None:
            self.cancelled += 1

    thinker = Counting()
    opponents = Opponents(app.kit, thinker, print)  # type: ignore[arg-type]
    session = dealt(("easy", "easy"))
    opponents.ask(session)
    opponents.rest()
    assert (opponents.seat, thinker.cancelled) == (asked(session), 0)
    session.play(expected(session))
    opponents.rest()
    assert (opponents.seat, thinker.cancelled) == (None, 1)


def test_a_level_of_a_later_version_plays_as_the_strongest_known(fast: App, tmp_path: Path) -> None:
    session = dealt(("easy", "easy"))
    session.brains = ("grandmaster", "grandmaster")
    view = replace(session.view(asked(session)), stack=session.state.stack)
    assert fitting("grandmaster", view) == list(LEVELS)[-1]
    Sitting(fast, session, tmp_path)
    fast.step(FRAME)
