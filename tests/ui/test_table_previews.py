"""What is shown before a choice is made tells nothing of chance and changes nothing."""

from pathlib import Path
from random import Random

import pygame
import pytest
from drawn import A, board, piece_at, redrawn, setup_of
from table_events import FOLLOWING, FRAME, Sitting, begun, hurried, laid, settle
from ui_events import key

from tremor_gui.games.tremor.actions import Spin, Twist
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act
from tremor_gui.rules.core import Action, State, resume
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_preview_knows_what_nobody_can_know(players: int) -> None:
    """Whatever chance holds, an option looks the same before it is taken."""
    rng = Random(players)
    session = begun(players, players)
    for _ in range(120):
        state = session.state
        if state.decision is None:
            break
        other = resume(state.table, state.stack, rng.getrandbits(64))
        for option in some(state, rng):
            events = foreseen(state, option)
            assert not any(event.reveals for event in events)
            assert events == foreseen(other, option)
        assert session.state is state
        session.play(hurried(state, rng))


def test_looking_at_every_choice_changes_nothing(app: App, tmp_path: Path) -> None:
    session, blind, rng = begun(4, 6), begun(4, 6), Random(6)
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
        session = laid(setup_of(4), board(redrawn(a2=drawn)), Act(A, ALL_ACTIONS), *FOLLOWING)
        design = TremorDesign(looks(session.setup), arrange(app.kit.metrics, 4))
        preview = preview or Preview(design)
        shown = preview.of(session.state, twist, design.layout(session.state.table))
        angles += [pose.angle for _, pose in shown]
    assert angles == [90, 180, 90]
