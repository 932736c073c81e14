"""Every kind of choice is made by every gesture there is for it, and by nothing else."""

from pathlib import Path
from random import Random

import pytest
from drawn import A, B, board, piece_at, redrawn, setup_of, wedge_name
from table_events import Sitting, begun, copied, gestures, hurried, laid, take_by_keys

from tremor_gui.games.tremor.actions import ACTIONS, Ignite
from tremor_gui.games.tremor.disasters import Ignition, LayBlocks
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.terms import DISASTER_KEYS, FLOOD, TSUNAMI
from tremor_gui.games.tremor.tokens import FromAnotherWedge, PlaceTokens
from tremor_gui.games.tremor.turn import Roll, Turn
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App

KINDS = [kind.__name__ for kind in ACTIONS if kind is not Ignite]
FOLLOWING = Roll(A), Turn(B, 2)


def waiving() -> Session:
    table = board(wedges={"tsunami 1": "BB", "tsunami 2": "BC", "tsunami 3": "CC"}, players=3)
    return laid(setup_of(3), table, PlaceTokens(A, ((TSUNAMI,), (FLOOD,))), Turn(B, 2))


def taking_back() -> Session:
    held = {wedge_name(number): "AA" for number in range(10)}
    return laid(setup_of(2), board(wedges=held, players=2), FromAnotherWedge(A, 17), *FOLLOWING)


def blocking() -> Session:
    picture = redrawn(e2="16#A", a3="6#A", b3="17#A", d3="18#A", a4="19#A", b4="20#A")
    table = board(picture, spirit=(1, 0, 0, 0))
    pieces = tuple(piece_at(table, name) for name in ("b1", "c1", "d1"))
    return laid(setup_of(4), table, LayBlocks(A, pieces, begun=True), *FOLLOWING)


def unblocking() -> Session:
    picture = redrawn(b1="9#A", c1="10#A", d1="11#A", a2="12#A", b2="13#A", c2="14#A", d2="15#A", e2="16#A")
    return laid(setup_of(4), board(picture, spirit=(2, 0, 0, 0)), Spirit(A), *FOLLOWING)


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
