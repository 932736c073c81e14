"""Random games, in which every question and every disaster is worked out a second time."""

from itertools import takewhile

import laws
import plain
import pytest

from tremor_gui.games.tremor.actions import Ignite
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.events import Blocked, Ignited, Shifted, Swapped
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import BLOCKING
from tremor_gui.rules.core import State, Step, play


def check_disaster(before: State[Table], step: Step) -> None:
    """Compare what a disaster did with what it should have done, up to the next question."""
    table = before.table
    (ignited,) = (event for event in step.events if isinstance(event, Ignited))
    at = step.events.index(ignited) + 1
    struck = laws.folded(table, step.events[:at])
    effect = list(takewhile(lambda event: isinstance(event, Swapped | Shifted | Blocked), step.events[at:]))
    after = laws.folded(struck, effect)
    how = (table, ignited.disaster, ignited.piece, ignited.way)
    assert {divmod(cell, 5): piece for cell, piece in enumerate(after.tiles)} == plain.tiles_after(*how)
    assert (after.turns, after.pawns, after.faces) == (table.turns, table.pawns, table.faces)
    blocked = [event.piece for event in effect if isinstance(event, Blocked)]
    area = plain.area_blocked(*how)
    spare = max(0, table.counters[ignited.seat] - 1)
    if ignited.disaster in BLOCKING and spare >= len(area):
        assert blocked == area
    else:
        assert blocked == area[: min(spare, 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_rules_agree_with_the_plain_ones(players: int, seed: int) -> None:
    for before, step in laws.playout(TREMOR, players, seed):
        if isinstance(step.action, Ignite):
            check_disaster(before, step)
        state = step.state
        if state.decision is not None:
            assert set(state.decision.options) == plain.legal(state.table, state.stack[-1])


@pytest.mark.parametrize("seed", range(6))
def test_every_way_of_every_ignition_does_what_it_should(seed: int) -> None:
    for _, step in laws.playout(TREMOR, 4, seed + 100):
        state = step.state
        if state.decision is not None and isinstance(state.stack[-1], Ignition):
            for action in state.decision.options:
                check_disaster(state, play(state, action))
