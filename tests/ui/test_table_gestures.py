"""Every kind of choice is made by every gesture there is for it, and by nothing else."""

from pathlib import Path
from random import Random

import pytest
from table_events import (
    Sitting,
    begun,
    blocking,
    copied,
    gestures,
    hurried,
    take_by_keys,
    taking_back,
    unblocking,
    waiving,
)

from tremor_gui.games.tremor.actions import ACTIONS, Ignite
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.terms import DISASTER_KEYS
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App

KINDS = [kind.__name__ for kind in ACTIONS if kind is not Ignite]


@pytest.fixture(scope="module")
def positions() -> dict[str, Session]:
    """For every kind of choice a match that waits for one, each disaster being a kind of its own."""
    found = {"Waive": waiving(), "TakeBack": taking_back(), "BlockNext": blocking(), "Unblock": unblocking()}
    for seed in range(3):
        session, rng = begun(4, seed), Random(seed)
        while session.state.decision is not None and len(session.steps) < 300:
            frame = session.state.stack[-1]
            kinds = {type(one).__name__ for one in session.state.decision.options}
            for kind in {DISASTER_KEYS[frame.disaster]} if isinstance(frame, Ignition) else kinds:
                found.setdefault(kind, copied(session))
            session.play(hurried(session.state, rng))
    return found


@pytest.mark.parametrize("kind", [*KINDS, *DISASTER_KEYS])
def test_every_kind_of_choice_is_made_by_every_gesture(
    app: App, tmp_path: Path, positions: dict[str, Session], kind: str
) -> None:
    session = positions[kind]
    decision = session.state.decision
    assert decision is not None
    actions = [one for one in decision.options if type(one).__name__ in (kind, "Ignite")]
    for action in Random(kind).sample(actions, min(len(actions), 4)):
        for gesture in (*gestures(Sitting(app, session, tmp_path).table, action), take_by_keys):
            table = Sitting(app, copied(session), tmp_path).table
            gesture(app, table, action)
            assert table.session.steps[:-1] == session.steps
            assert table.session.steps[-1].action == action
            app.manager.clear()
