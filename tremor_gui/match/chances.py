"""How the chances of a match went: each seat's at the beginning of every turn, and where they turned.

They are the game's own estimate of a state, so they can be told only of steps
whose states are known: of those played under older rules they are not.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from .session import Session
from .turns import turns

_LEAST_SWING: Final = 0.12
"""By how much some seat's chance has to change within one turn for a turning point."""
_MOST: Final = 6
_APART: Final = 16
"""Turning points lie apart by at least this part of the match."""


class Moment(NamedTuple):
    """The chances after a step."""

    step: int
    round: int
    """0 during set-up."""
    chances: tuple[float, ...]
    """For each seat from 0 to 1."""


class TurningPoint(NamedTuple):
    """A turn that changed some seat's chance by much."""

    at: int
    """Which of the moments came of it."""
    step: int
    """The step of that turn which did the most of it."""
    seat: int
    """Whose chance changed most."""
    change: float
    """By how much: a gain, or below 0 a loss."""


def moments(session: Session) -> tuple[Moment, ...]:
    """Return the chances at the beginning of every turn, and at the end if the match is over."""
    game, steps = session.game, session.steps
    known = [turn.first for turn in turns(session) if turn.first >= session.floor]
    if session.floor and session.floor not in known:
        known.insert(0, session.floor)
    last = len(steps) - 1
    if session.outcome is not None and last not in known:
        known.append(last)
    return tuple(
        Moment(index, game.rounds(steps[index].state.table), game.score(steps[index].state))
        for index in known
    )


def turning_points(session: Session, told: Sequence[Moment]) -> tuple[TurningPoint, ...]:
    """Return the greatest swings from one moment to the next, in the order they happened.

    There are a handful at most, none of them small, and no two close together.
    """
    swings = [_swing(one.chances, other.chances) for one, other in pairwise(told)]
    apart = max(2, len(told) // _APART)
    chosen: list[int] = []
    for at in sorted(range(len(swings)), key=lambda at: -swings[at]):
        if swings[at] < _LEAST_SWING or len(chosen) == _MOST:
            break
        if all(abs(at - other) >= apart for other in chosen):
            chosen.append(at)
    return tuple(_turning_point(session, told, at + 1) for at in sorted(chosen))


def _turning_point(session: Session, told: Sequence[Moment], at: int) -> TurningPoint:
    before, after = told[at - 1], told[at]
    steps = session.steps[before.step : after.step + 1]
    scores = [session.game.score(step.state) for step in steps]
    jumps = [_swing(one, other) for one, other in pairwise(scores)]
    changes = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
    # Where one gains what another loses, it is the gain that is told.
    seat = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 9), changes[seat]))
    return TurningPoint(at, before.step + 1 + jumps.index(max(jumps)), seat, changes[seat])


def _swing(before: Sequence[float], after: Sequence[float]) -> float:
    """Return by how much the chance of the seat changed that it changed most for."""
    return max(abs(new - old) for old, new in zip(before, after, strict=True))
