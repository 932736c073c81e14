"""The rules keep up with other rules written in Python."""

import bench


def test_a_decision_of_tremor_takes_no_longer_than_a_move_of_chess() -> None:
    """The best of three of each, taken in turns, so that a busy machine slows both."""
    assert bench.best_ratio(bench.tremor_decisions, bench.chess_moves, 0.3) >= 1.0
