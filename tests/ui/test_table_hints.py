"""A hint shows the best option and the runner-up where they are taken, and says why."""

import time
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, cast

import pygame
import pytest
from table_events import FRAME, Sitting, chip
from table_matches import TREMOR, copied, found
from ui_events import click, key

from tremor_gui.bots.base import Rated, Thought
from tremor_gui.bots.duty import seed_of
from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.thinker import Thinker
from tremor_gui.games.tremor.actions import Spin
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.tremor.choices import BOARD, BUTTON, TRAVERSE
from tremor_gui.ui.tables.tremor.hint import LONGEST, Hint
from tremor_gui.ui.tables.tremor.scene import TremorTable


@pytest.fixture
def still(app: App) -> App:
    app.apply(Preferences(motion=False))
    return app


def wait(table: TremorTable) -> None:
    """Let the hint be thought about until it is settled."""
    end = time.monotonic() + 60
    while table._hint.thinking or not table._hint.advice:
        assert time.monotonic() < end
        table.app.manager.update(FRAME)
        time.sleep(0.002)


def sitting(app: App, session: Session, folder: Path) -> TremorTable:
    table = Sitting(app, session, folder).table
    assert table.offered or isinstance(session.state.decision and session.state.decision.options[0], Spin)
    return table


def expected(session: Session) -> Any:
    assert session.state.decision is not None
    view = session.view(session.state.decision.seats[0])
    seed = Random(seed_of(session.seed, len(session.steps)))
    *_, thought = list(LEVELS.values())[-1].bot.think(TREMOR, view, seed)
    return thought


def test_the_best_two_are_told_with_chances_and_reasons(still: App, tmp_path: Path) -> None:
    session = copied(found()["Act Twist"])
    table = sitting(still, session, tmp_path)
    steps = session.steps
    key(still, pygame.KSCAN_H)
    wait(table)
    assert session.steps is steps, "a hint chooses nothing"
    view = table._controls.view
    assert view is not None
    told = table._hint.advice
    assert len({one.action for one in told}) == 2
    for one in told:
        assert one.action in [choice.action for choice in table.offered]
        assert one.chance.removesuffix(", just as good").endswith("to win")
        assert one.why == str(TREMOR.why(view, one.action, session.names))
        assert one.marks


def test_left_to_think_the_hint_is_what_the_strongest_level_would_do(still: App, tmp_path: Path) -> None:
    session = copied(found()["Ignition tsunami"])
    table = sitting(still, session, tmp_path)
    key(still, pygame.KSCAN_H)
    while table._hint.thinking or not table._hint.advice:  # however long it takes
        table._hint._waited = 0.0
        still.manager.update(FRAME)
        time.sleep(0.002)
    assert {one.action for one in table._hint.advice} == {one.action for one in expected(session).options[:2]}


class Thinking:
    """Has thought one thing to its end."""

    finished = True

    def __init__(self, *options: Rated) -> None:
        self.thought = Thought(options, 1.0)

    def ask(self, *_: object) -> None:
        pass

    cancel = hurry = ask

    def poll(self) -> Thought:
        return self.thought


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((0.5, 0.4), ["50% to win", "40% to win"]),
        ((0.4, 0.5), ["50% to win", "40% to win"]),
        ((0.504, 0.496), ["50% to win", "50% to win, just as good"]),
    ],
)
def test_the_better_chance_is_told_first(
    still: App, tmp_path: Path, chances: tuple[float, float], told: list[str]
) -> None:
    session = copied(found()["Act Twist"])
    decision = session.state.decision
    assert decision is not None
    view = session.view(decision.seats[0])
    table = sitting(still, session, tmp_path)
    pair = zip(decision.options, chances, strict=False)
    hint = Hint(cast(Thinker, Thinking(*(Rated(*one) for one in pair))))
    hint.toggle(session, view, table.offered)
    hint.update(FRAME)
    assert [one.chance for one in hint.advice] == told


def hinted(app: App, session: Session, folder: Path, actions: list[Any]) -> Hint:
    """A hint that proposes these options, the first at first."""
    decision = session.state.decision
    assert decision is not None
    table = sitting(app, session, folder)
    rated = [Rated(action, 0.5 - 0.1 * at) for at, action in enumerate(actions)]
    hint = Hint(cast(Thinker, Thinking(*rated)))
    hint.toggle(session, session.view(decision.seats[0]), table.offered)
    hint.update(FRAME)
    return hint


def test_two_options_of_one_name_are_told_apart(still: App, tmp_path: Path) -> None:
    seen = 0
    for kind, session in found().items():
        decision = session.state.decision
        if decision is None or len(decision.options) < 2 or isinstance(decision.options[0], Spin):
            continue
        offered = sitting(still, copied(session), tmp_path / kind).offered
        for one, other in combinations(offered[:40], 2):
            placed = one.group in ("place", "scout", "ignite")
            if placed and str(one.caption) == str(other.caption) and one.action != other.action:
                pair = [one.action, other.action]
                titles = [told.title for told in hinted(still, copied(session), tmp_path / "b", pair).advice]
                assert titles[0] != titles[1], titles
                seen += 1
                break
        still.manager.clear()
    assert seen > 1


def test_no_number_in_the_bar_covers_the_question(still: App, tmp_path: Path) -> None:
    session = next(
        one for kind, one in found().items() if kind.startswith("PlaceTokens") and one.state.table.cards
    )
    table = sitting(still, copied(session), tmp_path)
    key(still, pygame.KSCAN_H)
    wait(table)
    in_bar = [coin for _, coin in table._controls._coins() if table.areas.bar.collidepoint(coin)]
    assert in_bar
    assert table._bar._tall
    assert all(coin[1] - 17 > table.areas.bar.top + 25 + 20 for coin in in_bar)


def test_a_hint_says_why_the_bar_of_chances_has_other_numbers(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Pen, "paragraph", lambda _pen, text, *_rest: told.append(text))
    for chances in (False, True):
        app.apply(Preferences(motion=False, chances=chances))
        table = sitting(app, copied(found()["Act Twist"]), tmp_path / str(chances))
        key(app, pygame.KSCAN_H)
        wait(table)
        told.clear()
        app.step(FRAME)
        assert ("The bar of chances judges the table as it lies; a hint thinks ahead." in told) == chances


def test_a_click_on_a_number_takes_its_option_whatever_is_in_the_hand(still: App, tmp_path: Path) -> None:
    for number in range(2):
        session = copied(found()["Act Twist"])
        table = sitting(still, session, tmp_path / str(number))
        key(still, pygame.KSCAN_H)
        wait(table)
        before = len(session.steps)
        coins = {one.action: coin for one, coin in table._controls._coins()}
        advised = table._hint.advice[number].action
        table._controls.look_for(TRAVERSE)
        click(still, coins[advised])
        assert session.steps[before].action == advised


@pytest.mark.parametrize("kind", sorted(found()))
def test_every_kind_of_option_has_its_number_on_the_table(still: App, tmp_path: Path, kind: str) -> None:
    session = copied(found()[kind])
    if session.state.decision is None or len(session.state.decision.options) < 2:
        return
    table = sitting(still, session, tmp_path)
    key(still, pygame.KSCAN_H)
    wait(table)
    still.step(FRAME)
    for one in table._hint.advice:
        for mark in one.marks:
            place = table._bar.buttons.get(mark)
            at = place.center if place else table._controls.targets.centre(mark, session.state.table)
            assert still.kit.metrics.area.collidepoint(at)
        assert one.marks or isinstance(one.action, Spin)
    drawn = pygame.image.tobytes(still.frame(), "RGB")
    key(still, pygame.KSCAN_H)
    still.step(FRAME)
    assert not table._hint.open
    assert pygame.image.tobytes(still.frame(), "RGB") != drawn


def test_every_choice_that_has_only_a_button_is_found_at_it(still: App, tmp_path: Path) -> None:
    seen = 0
    for session in found().values():
        table = Sitting(still, copied(session), tmp_path).table
        for choice in table.offered:
            if choice.group == BUTTON and choice.drop != BOARD:
                assert choice.drop in table._bar.buttons
                seen += 1
        still.manager.clear()
    assert seen > 5


def shown(table: TremorTable) -> bool:
    return table._hint.open


def test_a_hint_is_put_away_by_its_key_by_escape_and_by_going_on(still: App, tmp_path: Path) -> None:
    session = copied(found()["Act Twist"])
    table = sitting(still, session, tmp_path)
    click(still, chip(table, "hint").box.center)
    assert shown(table)
    key(still, pygame.KSCAN_H)
    assert not shown(table)
    key(still, pygame.KSCAN_H)
    key(still, pygame.KSCAN_ESCAPE)
    assert (shown(table), table._thinker.thinking) == (False, False)
    key(still, pygame.KSCAN_H)
    wait(table)
    best = table._hint.best
    assert best is not None
    still.resize((1024, 640))
    assert table._hint.best == best, "another size of the window changes nothing"
    table.commit(best)
    assert not shown(table)


def test_a_hint_takes_no_longer_than_it_may(still: App, tmp_path: Path) -> None:
    table = sitting(still, copied(found()["Act Twist"]), tmp_path)
    key(still, pygame.KSCAN_H)
    while not table._hint.advice:
        still.manager.update(FRAME)
        time.sleep(0.002)
    still.manager.update(LONGEST)
    assert not table._hint.thinking


def test_what_the_best_would_change_is_seen_until_something_else_is_looked_at(
    still: App, tmp_path: Path
) -> None:
    table = sitting(still, copied(found()["Ignition cyclone"]), tmp_path)
    assert table._controls.ghosts == ()
    key(still, pygame.KSCAN_H)
    wait(table)
    advised = table._controls.ghosts
    key(still, pygame.KSCAN_RIGHT)
    looked_at = table._walk.looked_at
    assert looked_at is not None
    if looked_at.action != table._hint.best:
        assert table._controls.ghosts != advised


def test_while_nobody_is_asked_there_is_no_hint(app: App, tmp_path: Path) -> None:
    session = Session.start(TREMOR, TREMOR.quick_setup(2, Random(1)), "1", ("easy", "easy"))
    table = Sitting(app, session, tmp_path, fresh=True).table
    key(app, pygame.KSCAN_H)
    assert not table._hint.open


def test_a_hint_rests_on_the_view_alone(still: App, tmp_path: Path) -> None:
    """Two matches that the seat cannot tell apart have the same hint."""
    session = copied(found()["quell"])
    assert session.state.decision is not None
    view = session.view(session.state.decision.seats[0])
    told = []
    for number in range(2):
        state = TREMOR.imagine(view, Random(number))
        steps = (*session.steps[:-1], session.steps[-1]._replace(state=state))
        other = Session(TREMOR, session.setup, session.seed, steps, rules=session.rules)
        table = sitting(still, other, tmp_path / str(number))
        key(still, pygame.KSCAN_H)
        while table._hint.thinking or not table._hint.advice:
            table._hint._waited = 0.0
            still.manager.update(FRAME)
            time.sleep(0.002)
        told.append(table._hint.advice)
    assert told[0] == told[1]
