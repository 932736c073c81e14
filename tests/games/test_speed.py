"""The rules keep up with other rules written in Python.

Each at its best of five, taken in turns, so that a busy machine slows both.
"""

import bench


def test_the_full_game_is_half_as_fast_again_as_chess_with_a_margin_for_noise() -> None:
    assert bench.best_ratio(bench.tremor_decisions, bench.chess_moves, 0.4) >= 1.45


def test_cards_traits_and_catastrophes_cost_little() -> None:
    assert bench.best_ratio(bench.tremor_decisions, bench.hardcore_decisions, 0.6) >= 0.75
