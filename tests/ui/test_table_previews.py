"""What is shown before a choice is made tells nothing of chance and changes nothing."""

from pathlib import Path
from random import Random

import pygame
import pytest
from drawn import A, board, piece_at, redrawn, setup_of
from table_events import FRAME, Sitting, settle
from table_matches import acting, begun, found, hurried, kind_of
from ui_events import key

from tremor_gui.games.tremor.actions import Spin, Twist
from tremor_gui.games.tremor.card_events import CardPlayed
from tremor_gui.games.tremor.deal import SWITCHES
from tremor_gui.games.tremor.events import Erupted, TrackGrew, TurnBegan, WedgeCleared
from tremor_gui.games.tremor.table import Table
from tremor_gui.rules.core import Action, Event, State, play
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import PASS
from tremor_gui.ui.app import App
from tremor_gui.ui.tables.tremor.areas import arrange
from tremor_gui.ui.tables.tremor.design import TremorDesign
from tremor_gui.ui.tables.tremor.ghosts import Preview, foreseen
from tremor_gui.ui.tables.tremor.looks import looks


def some(state: State[Table], rng: Random) -> list[Action]:
    """All options, or a few of the many of a Tornado."""
    assert state.decision is not None
    options = list(state.decision.options)
    return rng.sample(options, 12) if len(options) > 64 and isinstance(options[0], Spin) else options


KINDS: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (2, "race", SWITCHES),
    (3, "race", ("cards",)),
    (2, "race", ()),
    (4, "race", ()),
    (4, "coop", ()),
    (4, "rumble", ()),
)


def happens(state: State[Table], action: Action) -> tuple[Event[Table], ...]:
    """What an option really leads to while nobody says anything, up to where a preview ends."""
    seen: list[Event[Table]] = []
    step = play(state, action)
    while True:
        for event in step.events:
            if isinstance(event, CardPlayed):
                continue
            if event.reveals or isinstance(event, WedgeCleared | TrackGrew | Erupted | TurnBegan):
                return tuple(seen)
            seen.append(event)
        if step.state.decision is None or PASS not in step.state.decision.options:
            return tuple(seen)
        step = play(step.state, PASS)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "variant", "without"), KINDS)
def test_a_preview_knows_all_that_can_be_known_and_no_more(
    players: int, variant: str, without: tuple[str, ...], seed: int
) -> None:
    """Whatever chance and others hold, an option looks the same before it is taken, and comes true."""
    rng = Random(f"{players} {variant} {seed}")
    session = begun(players, seed, variant, without=without)
    shown = 0
    for _ in range(70):
        state = session.state
        if state.decision is None:
            break
        view = session.view(state.decision.seats[0])
        imagined = session.game.imagine(view, rng)
        same = observe(session.game, imagined, view.seat)
        for option in some(state, rng):
            events = foreseen(view, option)
            shown += bool(events)
            assert not any(event.reveals for event in events)
            assert events == foreseen(same, option)
            assert events == happens(state, option)
        assert session.state is state
        session.play(hurried(state, rng))
    assert shown > 100


@pytest.mark.parametrize("card", ["sinkhole", "polar_shift", "burrow", "erosion", "thaw"])
def test_a_card_is_seen_to_work_before_it_is_played(card: str) -> None:
    session = found()[card]
    assert session.state.decision is not None
    view = session.view(session.state.decision.seats[0])
    plays = [one for one in session.state.decision.options if kind_of(session.state, one) == card]
    assert all(foreseen(view, play) for play in plays)


@pytest.mark.usefixtures("always_asked")
def test_looking_at_every_choice_changes_nothing(app: App, tmp_path: Path) -> None:
    session, blind = (begun(4, 6, without=()) for _ in range(2))
    rng = Random(6)
    table = Sitting(app, session, tmp_path).table
    for _ in range(25):
        steps = session.steps
        for _ in range(min(len(table.offered), 12)):
            key(app, pygame.KSCAN_RIGHT if rng.random() < 0.7 else pygame.KSCAN_DOWN)
            app.step(FRAME)
        assert session.steps == steps
        action = hurried(session.state, rng)
        table.commit(action)
        blind.play(action)
        assert session.steps == blind.steps
        settle(table)


def test_a_preview_is_of_the_table_as_it_lies_now(app: App) -> None:
    """The same Twist of the same tile, which lies otherwise by now."""
    twist = Twist(piece_at(board(), "a2"), 1)
    preview: Preview | None = None
    angles = []
    for drawn in ("12", "12>", "12"):
        session = acting(setup_of(), board(redrawn(a2=drawn)))
        design = TremorDesign(looks(session.setup), arrange(app.kit.metrics, 4, cards=False))
        preview = preview or Preview(design)
        shown = preview.of(session.view(A), twist, design.layout(session.state.table))
        angles += [pose.angle for _, pose in shown]
    assert angles == [90, 180, 90]
