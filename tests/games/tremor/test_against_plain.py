"""Random games, in which every question and every disaster is worked out a second time."""

import laws
import plain
import plain_board
import pytest

from tremor_gui.games.tremor.actions import Ignite
from tremor_gui.games.tremor.disasters import Echo, Ignition
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.plans import Plan, maneuvers, pieces_of, struck
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import BLOCKING
from tremor_gui.games.tremor.windows import Declared
from tremor_gui.rules.core import State

KINDS = laws.kinds(TREMOR)


def check_disaster(table: Table, plan: Plan) -> None:
    """Compare what a disaster does with what it should do."""
    if plan.disaster in BLOCKING:
        assert list(struck(table, plan)) == plain_board.area_blocked(table, plan)
        return
    events = maneuvers(table, plan)
    assert set(pieces_of(events, twisted=True)) == plain_board.stirred(table, plan)
    assert plain_board.Board(laws.folded(table, events)).tile == plain_board.tiles_after(table, plan)


def plans(state: State[Table]) -> list[Plan]:
    """The disasters that are declared, or could be with the next answer."""
    frame = state.stack[-1]
    if isinstance(frame, Declared):
        return [frame.plan]
    if isinstance(frame, Ignition | Echo) and state.decision is not None:
        ignitions = [action for action in state.decision.options if isinstance(action, Ignite)]
        return [Plan(frame.seat, frame.disaster, action.piece, action.way) for action in ignitions]
    return []


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_plain_rules_agree_with_every_step(kind: laws.Kind, seed: int) -> None:
    for _, step in laws.playout(kind, seed):
        state = step.state
        if state.decision is None:
            continue
        assert set(state.decision.options) == plain.legal(state.table, state.stack[-1])
        for plan in plans(state):
            check_disaster(state.table, plan)
