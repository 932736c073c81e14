"""How many ways there are to go on, from fixed positions: a number that no change of the rules leaves alone.

Whoever changes a rule on purpose counts again and writes the new numbers here.
"""

import laws
import pytest

from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.rules.core import State, play

BARE = TREMOR.switches


def perft(state: State[Table], depth: int) -> int:
    """The number of sequences of that many actions."""
    if state.decision is None:
        return 0
    if depth == 1:
        return len(state.decision.options)
    return sum(perft(play(state, action).state, depth - 1) for action in state.decision.options)


def position(kind: laws.Kind, steps: int) -> State[Table]:
    """Where a random game stands after so many steps."""
    for number, (_, step) in enumerate(laws.playout(kind, 1)):
        if number == steps:
            return step.state
    raise AssertionError("the game was shorter")


@pytest.mark.parametrize(
    ("variant", "players", "without", "steps", "counts"),
    [
        ("race", 2, BARE, 0, (12, 72, 858)),
        ("race", 2, BARE, 60, (68, 1676, 6760)),
        ("race", 2, BARE, 120, (3, 173, 3385)),
        ("race", 3, BARE, 0, (12, 72, 858)),
        ("race", 3, BARE, 60, (1, 2, 4)),
        ("race", 3, BARE, 120, (19, 53, 664)),
        ("race", 4, BARE, 0, (12, 72, 858)),
        ("race", 4, BARE, 60, (1, 2, 68)),
        ("race", 4, BARE, 120, (13, 59, 483)),
        ("race", 2, (), 0, (12, 72, 864)),
        ("race", 2, (), 60, (3, 147, 4239)),
        ("race", 2, (), 73, (3, 6, 6)),
        ("race", 2, (), 111, (2, 123, 2514)),
        ("race", 4, (), 0, (12, 72, 864)),
        ("race", 4, (), 60, (1, 3, 124)),
        ("race", 4, (), 117, (3, 153, 2787)),
        ("race", 4, (), 135, (7, 7, 7)),
        ("coop", 4, (), 0, (12, 72, 864)),
        ("coop", 4, (), 60, (1, 1, 3)),
        ("coop", 4, (), 120, (1, 2, 109)),
        ("coop", 4, (), 144, (2, 43, 751)),
        ("rumble", 3, (), 0, (12, 72, 858)),
        ("rumble", 3, (), 60, (3, 208, 5364)),
        ("rumble", 3, (), 74, (4, 191, 4615)),
        ("rumble", 3, (), 180, (2, 4, 4)),
    ],
)
def test_there_are_as_many_ways_to_go_on_as_ever(
    variant: str, players: int, without: tuple[str, ...], steps: int, counts: tuple[int, ...]
) -> None:
    state = position(laws.Kind(TREMOR, players, variant, without), steps)
    assert tuple(perft(state, depth + 1) for depth in range(len(counts))) == counts
