"""The rules keep up with other rules written in Python.

Each at its best of five, taken in turns, so that a busy machine slows both.
"""

import bench
import pytest

pytestmark = pytest.mark.alone


def test_two_moves_of_chess_take_longer_than_three_decisions() -> None:
    assert bench.best_ratio(bench.tremor_decisions, bench.chess_moves, 0.4) >= 1.5


def test_cards_traits_and_catastrophes_cost_little() -> None:
    assert bench.best_ratio(bench.tremor_decisions, bench.hardcore_decisions, 0.6) >= 0.77
