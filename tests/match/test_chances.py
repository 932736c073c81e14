"""The chances over a match, and where they turned."""

from collections.abc import Sequence
from typing import Any

import pytest
from matches import LATER, NOON, TREMOR, played

from tremor_gui.match.chances import Moment, moments, turning_points
from tremor_gui.match.record import decode, encode
from tremor_gui.match.session import Session
from tremor_gui.match.turns import turns
from tremor_gui.rules.core import State, Step


class Told(type(TREMOR)):  # type: ignore[misc]
    """Tremor whose estimates are told beforehand: the chance number of a state is its line."""

    def __init__(self, chances: Sequence[tuple[float, ...]]) -> None:
        self._chances = chances

    def score(self, state: State[Any]) -> tuple[float, ...]:
        """Return what was told."""
        return self._chances[state.chance]


def went(*first_seat: float) -> Session:
    """A match of two whose first seat had these chances, one after each step; each step is a turn."""
    game = Told([(chance, 1 - chance) for chance in first_seat])
    table = played(0).state.table
    states = [
        State(table._replace(round=number // 2, active=number % 2), (), number, None)
        for number in range(len(first_seat))
    ]
    steps = tuple(Step(0, None, (), state) for state in states)
    return Session(game, played(0).setup, "sm64:0", steps, rules=1)


def found(session: Session) -> list[int]:
    return [point.at for point in turning_points(session, moments(session))]


def test_there_is_a_moment_for_every_turn_and_one_for_the_end() -> None:
    session = played(5_000, 2)
    told = moments(session)
    assert [moment.step for moment in told] == [
        *(turn.first for turn in turns(session)),
        len(session.steps) - 1,
    ]
    assert [moment.round for moment in told[:-1]] == [turn.round for turn in turns(session)]
    winner = session.state.table.won[0]
    assert told[-1].chances[winner] == 1.0
    assert all(moment.chances == TREMOR.score(session.steps[moment.step].state) for moment in told)


def test_an_unfinished_match_ends_with_the_present_turn() -> None:
    session = played(60)
    assert [moment.step for moment in moments(session)] == [turn.first for turn in turns(session)]


def test_of_steps_under_older_rules_no_chances_are_told() -> None:
    older = decode(encode(played(80), NOON), LATER)
    assert [moment.step for moment in moments(older)] == [older.floor]
    assert turning_points(older, moments(older)) == ()


def test_a_swing_is_found_with_who_it_was_for() -> None:
    session = went(0.5, 0.5, 0.52, 0.2, 0.2, 0.21)
    (point,) = turning_points(session, moments(session))
    assert (point.at, point.step, point.seat) == (3, 3, 1)
    assert point.change == pytest.approx(0.32)


def test_small_swings_are_none() -> None:
    assert found(went(0.5, 0.6, 0.5, 0.4, 0.5)) == []


def test_of_two_close_together_the_greater_counts() -> None:
    assert found(went(0.5, 0.7, 0.3, 0.3, 0.3, 0.6)) == [2, 5]


def test_there_are_six_at_most_and_they_are_the_greatest() -> None:
    chances = [0.5]
    for number in range(12):
        chances += [chances[-1] + (0.2 + number / 50) * (1 if number % 2 else -1)] * 4
    assert found(went(*chances)) == [25, 29, 33, 37, 41, 45]


def test_a_turn_is_told_by_the_step_that_did_most_of_it() -> None:
    session = went(0.5, 0.55, 0.9, 0.88, 0.88)
    told = (Moment(0, 0, (0.5, 0.5)), Moment(3, 1, (0.88, 0.12)))
    assert [point.step for point in turning_points(session, told)] == [2]
