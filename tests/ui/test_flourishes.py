"""Flourishes end by themselves, are alike under one seed, and leave nothing behind."""

import pytest

from tremor_gui.ui.metrics import Box
from tremor_gui.ui.stage.dice import REST, DiceThrow
from tremor_gui.ui.stage.solid import NORMALS, clearance
from tremor_gui.ui.stage.space import turned
from tremor_gui.ui.stage.throw import throw

AREA = Box(700, 180, 480, 330)


def moments(values: tuple[int, ...], seed: int) -> list[object]:
    return list(throw(values, AREA, 58, seed))


@pytest.mark.parametrize("seed", range(200))
def test_dice_show_their_values(seed: int) -> None:
    values = seed % 6, (seed // 6) % 6
    for value, path in zip(values, throw(values, AREA, 58, seed), strict=True):
        last = path[-1]
        assert turned(last.turn, NORMALS[value]) == pytest.approx((0, 0, 1), abs=1e-9)
        assert last.height == pytest.approx(58 * clearance(last.turn))
        assert AREA.collidepoint(last.x, last.y)


def test_dice_roll_alike_under_one_seed() -> None:
    assert moments((2, 5), 11) == moments((2, 5), 11)
    assert moments((2, 5), 11) != moments((2, 5), 12)


def test_dice_lie_where_they_said() -> None:
    dice = DiceThrow((4, 1), AREA, 3)
    assert [die.value for die in dice.resting()] == [4, 1]
    assert all(abs(die.angle) <= 25 for die in dice.resting())
    assert 0.6 < dice.settled == dice.duration - REST <= 1.25
