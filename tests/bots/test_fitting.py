"""Fitting finds the weights that games were decided by, and positions survive being kept."""

from math import log
from random import Random

import fit
import pytest
from _matches import Sampling, play_sampling

from tremor_gui.games.tremor.outlook import WEIGHTS, Outlook

SAMPLING = Sampling("race", 2, 3, 2)


@pytest.fixture(scope="module")
def positions() -> list[fit.Position]:
    return fit.positions_of([play_sampling(SAMPLING), play_sampling(SAMPLING._replace(seed=4))])


def test_equal_games_are_sampled_alike() -> None:
    assert play_sampling(SAMPLING) == play_sampling(SAMPLING)


def test_positions_are_from_the_game_and_know_who_won(positions: list[fit.Position]) -> None:
    assert len(positions) > 10
    for state, winners in positions:
        assert len(winners) == 1
        assert sum(Outlook().score(state)) == pytest.approx(1)


def test_the_loss_of_knowing_nothing_is_that_of_a_coin(positions: list[fit.Position]) -> None:
    assert fit.loss(WEIGHTS._replace(sharpness=0.0), positions) == pytest.approx(log(2))


def test_weights_are_found_by_which_the_winners_were_drawn(positions: list[fit.Position]) -> None:
    """Whoever wins is drawn anew by an estimate of a certain sharpness, many times a position."""
    rng = Random(2)
    true = WEIGHTS._replace(sharpness=1.2)
    score = Outlook(true).score
    drawn = [
        fit.Position(state, (int(rng.random() >= score(state)[0]),))
        for state, _ in positions
        for _ in range(12)
    ]
    start = WEIGHTS._replace(sharpness=0.4)
    found = fit.fitted(start, drawn, 3)
    assert fit.loss(found, drawn) < fit.loss(start, drawn)
    assert fit.loss(found, drawn) < fit.loss(true, drawn) + 0.02
    assert found.sharpness > start.sharpness
