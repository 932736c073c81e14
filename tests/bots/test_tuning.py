"""Tuning finds what wins, repeatably; a game can be seen by another estimate, also in another process."""

import subprocess
import sys
from argparse import Namespace
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
import tune
from _matches import PLAYERS, Duel, play_duel, setup_of
from _stats import logistic
from joblib import Parallel, delayed
from joblib.externals.loky import get_reusable_executor

from tremor_gui.games.tremor.game import TREMOR, Tremor
from tremor_gui.games.tremor.outlook import WEIGHTS, Outlook, Weights
from tremor_gui.rules.core import State

GIVEN: Final = Namespace(variant="race", descents=2, seed=1)


def opening() -> State[Any]:
    setup, chance = setup_of("race", PLAYERS, 1)
    return TREMOR.opening(setup, chance).state


def test_a_game_can_be_seen_by_another_estimate() -> None:
    blunt = Tremor(Outlook(WEIGHTS._replace(sharpness=0.0)))
    assert blunt.score(opening()) == (0.5, 0.5)
    assert Tremor().score(opening()) == TREMOR.score(opening()) != (0.5, 0.5)


def test_an_estimate_travels_to_another_process() -> None:
    game = Tremor(Outlook(WEIGHTS._replace(sharpness=WEIGHTS.sharpness * 2)))
    try:
        (far,) = Parallel(n_jobs=2)([delayed(game.score)(opening())])
    finally:
        get_reusable_executor().shutdown(wait=True, kill_workers=True)
    assert far == game.score(opening()) != TREMOR.score(opening())


def test_swapped_duels_are_the_same_game_where_the_weights_are_the_same() -> None:
    one, other = tune.duels_of(tuple(WEIGHTS), tuple(WEIGHTS), 3, GIVEN)
    assert one == other
    assert play_duel(one) == play_duel(other)


def test_what_wins_grows_and_what_loses_shrinks() -> None:
    """Games whose outcome is known to hang on two weights, and on the seat."""
    old = tuple(WEIGHTS)
    scales = tune.scales_of(old)
    helps, harms = Weights._fields.index("card"), Weights._fields.index("blocked")
    rng = Random(1)
    duels: list[Duel] = []
    results = []
    for _ in range(200):
        one, other = (tune.strewn(old, scales, 0.4, rng) for _ in range(2))
        duels += tune.duels_of(one, other, 0, GIVEN)
    for duel in duels:
        ahead = [(a - b) / scale for a, b, scale in zip(duel.first, duel.second, scales, strict=True)]
        chance = 1 / (1 + exp(-2 * ahead[helps] + 2 * ahead[harms] - 0.5))
        results.append({"winners": [0 if rng.random() < chance else 1]})
    fit = logistic(tune.rows_of(duels, results, scales), tune.BELIEF)
    slopes = tune.slopes_of(fit)
    assert slopes[helps] > 4
    assert slopes[harms] < -4
    assert all(abs(slope) < 3.5 for index, slope in enumerate(slopes) if index not in (helps, harms))
    assert fit.strengths[-1] == pytest.approx(0.5, abs=0.3)
    new = tune.moved(old, scales, 0.4, slopes)
    assert new[helps] == pytest.approx(old[helps] * 1.4, rel=0.02)
    assert new[harms] == pytest.approx(old[harms] * 0.6, rel=0.02)


def test_weights_are_strewn_about_the_best_and_never_below_nothing() -> None:
    rng = Random(1)
    found = [tune.strewn((1.0, 0.0), (1.0, 0.1), 0.4, rng) for _ in range(400)]
    first, second = ([one[index] for one in found] for index in range(2))
    mean = sum(first) / len(first)
    assert mean == pytest.approx(1.0, abs=0.06)
    assert (sum((one - mean) ** 2 for one in first) / len(first)) ** 0.5 == pytest.approx(0.4, abs=0.03)
    assert min(second) == 0.0
    assert 0.0 < max(second) <= 0.07


def test_a_drawn_or_unfinished_game_is_half_a_point() -> None:
    assert [tune.points_of({"winners": winners}, 1) for winners in ([1], [0], [])] == [1.0, 0.0, 0.5]


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    small = ("--generations", "1", "--games", "12", "--match", "2", "--descents", "2", "--processes", "1")
    command = [sys.executable, tune.__file__, *small, "--results", str(folder / "tune.jsonl"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_equal_seeds_give_equal_weights(tmp_path: Path) -> None:
    first = run(tmp_path)
    assert first.returncode == 0, first.stderr
    played = (tmp_path / "tune.jsonl").read_bytes()
    assert played.count(b"\n") == 12 + 2
    again = run(tmp_path)
    assert again.stdout == first.stdout
    assert (tmp_path / "tune.jsonl").read_bytes() == played  # nothing was played again
    printed = first.stdout[first.stdout.index("Weights(") : first.stdout.index("\n)") + 2]
    weights = eval(printed, {"Weights": Weights})
    assert isinstance(weights, Weights)
    assert weights != WEIGHTS
    assert "of the match against the old ones" in first.stdout


@pytest.mark.parametrize(
    "arguments",
    [("--width", "0"), ("--width", "wide"), ("--variant", "coop"), ("--seed", "soon"), ("--descents", "1")],
)
def test_what_is_not_understood_is_said_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
