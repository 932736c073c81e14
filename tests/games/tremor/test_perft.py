"""How many ways there are to go on, from fixed positions: a number that no change of the rules leaves alone.

Whoever changes a rule on purpose counts again and writes the new numbers here.
"""

import laws
import pytest

from tremor_gui.games.tremor.table import Table
from tremor_gui.rules.core import State, play


def perft(state: State[Table], depth: int) -> int:
    """The number of sequences of that many actions."""
    if state.decision is None:
        return 0
    if depth == 1:
        return len(state.decision.options)
    return sum(perft(play(state, action).state, depth - 1) for action in state.decision.options)


def position(kind: laws.Kind, seed: int, steps: int) -> State[Table]:
    """Where a random game stands after so many steps."""
    for number, (_, step) in enumerate(laws.playout(kind, seed)):
        if number == steps:
            return step.state
    raise AssertionError("the game was shorter")


@pytest.mark.parametrize(
    ("players", "seed", "steps", "counts"),
    [
        (2, 1, 0, (12, 72, 858)),
        (3, 2, 0, (12, 72, 864)),
        (4, 3, 0, (24, 216, 2586)),
        (2, 1, 54, (64, 4512, 124848)),
        (2, 1, 126, (65, 1771, 15010)),
        (2, 1, 144, (10, 600, 13467)),
        (2, 1, 396, (64, 3328, 67712)),
        (3, 2, 90, (62, 1311, 9256)),
        (3, 2, 432, (61, 1460, 12118)),
        (4, 3, 81, (63, 1350, 8520)),
        (4, 3, 279, (9, 373, 5193)),
    ],
)
def test_there_are_as_many_ways_to_go_on_as_ever(
    players: int, seed: int, steps: int, counts: tuple[int, ...]
) -> None:
    state = position(players, seed, steps)
    assert tuple(perft(state, depth + 1) for depth in range(len(counts))) == counts
