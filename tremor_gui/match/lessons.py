"""A tutorial as data: chapters of a prepared position and a few tasks, and how far a match has come in one.

Nothing is kept beside the match. What a chapter says follows from the steps
played, so that any way to a goal counts, and taking back is taking back.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple

from tremor_gui.rules.core import Step
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text

from .session import Session

PUPIL: Final = 0
"""The seat of whoever learns."""


class Moment(NamedTuple):
    """A step, and the table it was played on."""

    before: Any
    step: Step


class Remark(NamedTuple):
    """What is said of a step that it fits."""

    fits: Callable[[Moment], bool]
    text: Text


@dataclass(frozen=True, slots=True)
class Task:
    """One thing to be done, in whatever way."""

    text: Text
    reached: Callable[[Moment], bool]
    praise: Text
    """Said when it is reached, unless one of ``praises`` fits."""
    aims: Callable[[View[Any]], Iterable[tuple[str | int, ...]]]
    """The handles on the table that lead there."""
    hopeful: Callable[[View[Any]], bool]
    """Whether it can still be reached; asked only while the pupil decides."""
    remarks: tuple[Remark, ...] = ()
    """What is said of steps that do not reach it, the first that fits."""
    praises: tuple[Remark, ...] = ()
    """What is said of the step that reaches it, the first that fits."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A position to begin with, and what to do there."""

    key: str
    """The name of its file among the positions, and of its mark in the progress."""
    title: Text
    tasks: tuple[Task, ...]


class Standing(NamedTuple):
    """How far a match has come in its chapter."""

    reached: int
    """How many of the tasks."""
    remark: Text | None
    """What there is to say of the latest step."""
    lost: bool
    """Whether the task at hand can no longer be reached from here."""


def standing(chapter: Chapter, session: Session) -> Standing:
    """Return how far a match that began with the position of a chapter has come in it."""
    reached, remark = 0, None
    for before, step in pairwise(session.steps):
        if reached == len(chapter.tasks):
            break  # the last praise stays, whatever else is tried out
        task, moment = chapter.tasks[reached], Moment(before.state.table, step)
        arrives = task.reached(moment)
        reached += arrives
        said = task.praises if arrives else task.remarks
        otherwise = task.praise if arrives else None
        remark = next((one.text for one in said if one.fits(moment)), otherwise)
    over = reached == len(chapter.tasks)
    return Standing(reached, remark, not over and not _hopeful(chapter.tasks[reached], session))


def _hopeful(task: Task, session: Session) -> bool:
    """Return whether a task can still be reached: nobody else's turn counts."""
    decision = session.state.decision
    return decision is not None and PUPIL in decision.seats and task.hopeful(session.view(PUPIL))
