"""The intervals and strengths that the arena tells, against values worked out by hand."""

from math import log, sqrt

import pytest
from _stats import ELO, Row, Z, logistic, ratings, wilson

from tremor_gui.bots.series import times


@pytest.mark.parametrize(
    ("points", "games", "share", "low", "high"),
    [
        (8, 10, 0.8, 0.4902, 0.9433),
        (0, 10, 0.0, 0.0, 0.2775),
        (10, 10, 1.0, 0.7225, 1.0),
        (50, 100, 0.5, 0.4038, 0.5962),
        (12.5, 25, 0.5, 0.3175, 0.6825),
    ],
)
def test_shares_have_wilsons_interval(
    points: float, games: int, share: float, low: float, high: float
) -> None:
    assert wilson(points, games) == pytest.approx((share, low, high), abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


def test_a_strength_is_the_log_odds_of_its_wins() -> None:
    fit = logistic([Row((1.0,), 75, 100)])
    assert fit.strengths == pytest.approx((log(3),))
    assert fit.error(0) == pytest.approx(1 / sqrt(100 * 0.75 * 0.25))


def test_a_belief_pulls_a_strength_towards_nothing() -> None:
    fit = logistic([Row((1.0,), 10, 10)], ridge=1.0)
    (strength,) = fit.strengths
    assert 10 / (1 + 2.718281828459045**strength) == pytest.approx(strength)  # where slope and belief balance


def test_a_chain_of_ratings_adds_up() -> None:
    scores = {("b", "a"): (74.5, 99), ("c", "b"): (90.5, 99)}
    elo = ratings(scores, "a")
    assert list(elo) == ["b", "a", "c"]
    assert elo["a"] == (0.0, 0.0)
    assert elo["b"].elo == pytest.approx(400 * log(3) / log(10))
    assert elo["c"].elo == pytest.approx(elo["b"].elo + 400 * log(91 / 9) / log(10))
    assert elo["b"].reach == pytest.approx(Z * ELO / sqrt(100 * 0.75 * 0.25))
    both = 1 / (100 * 0.75 * 0.25) + 1 / (100 * 0.91 * 0.09)
    assert elo["c"].reach == pytest.approx(Z * ELO * sqrt(both))


def test_three_who_play_each_other_settle_in_between() -> None:
    elo = ratings({("b", "a"): (60, 100), ("c", "b"): (60, 100), ("c", "a"): (60, 100)}, "b")
    assert elo["c"].elo == pytest.approx(-elo["a"].elo)
    assert 0 < elo["c"].elo < 400 * log(1.5) / log(10)


def test_who_wins_all_is_not_infinitely_strong() -> None:
    elo = ratings({("b", "a"): (200, 200)}, "a")
    assert elo["b"].elo == pytest.approx(400 * log(401) / log(10))


def test_times_are_summed_up() -> None:
    assert times([float(value) for value in range(1, 101)]) == (50.5, 95.0, 100.0, 100)
    assert times([3.0]) == (3.0, 3.0, 3.0, 1)
