"""Who was passed over in a match, and the match without what would tell that somebody was asked.

Whoever might answer is to be called alike, whether it can or not, so that
neither tells the others anything of what it holds (T109).
"""

from functools import lru_cache
from typing import Any

from tremor_gui.rules.core import Silence, State, Step, overhear
from tremor_gui.rules.game import Game
from tremor_gui.rules.window import Window

from .session import Session


def passed_over(session: Session, index: int) -> tuple[Silence, ...]:
    """Return who of the people was passed over in a step that might have had something to say."""
    if index <= session.floor:
        return ()
    return overheard(session, session.steps[index - 1].state, session.steps[index])


def overheard(session: Session, before: State[Any], step: Step) -> tuple[Silence, ...]:
    """Return the same of a step from a state on, which need not be one of the match.

    One who plays among bots alone has nobody to hide anything from.
    """
    people = session.people
    if len(people) < 2:
        return ()
    silences = _passed_over(session.game, before, step)
    return tuple(silence for silence in silences if silence.seat in people)


@lru_cache(maxsize=16)
def _passed_over(game: Game[Any], before: State[Any], step: Step) -> tuple[Silence, ...]:
    assert step.action is not None
    silences = overhear(before, step.action, step.seat)
    return tuple(silence for silence in silences if game.might_answer(silence))


def as_told(session: Session) -> Session:
    """Return a match as the others may look back on it while it goes on, and nothing is to be played in it.

    Reactions are no steps of it, so it is the same whether a seat passed or
    was passed over: what they led to belongs to the step that they answer. It
    ends before a step that somebody is, or may just have been, asked about.
    """
    steps: list[Step] = []
    answered: list[Step] = []
    for step in session.steps:
        answered.append(step)
        reacting = bool(step.state.stack) and isinstance(step.state.stack[-1], Window)
        if not (steps and reacting):  # a table that was laid out may begin with a reaction
            steps.append(_one(answered))
            latest, answered = answered, []
    called = len(latest) > 1 or bool(passed_over(session, len(session.steps) - 1))
    if len(session.people) > 1 and called and not answered and len(steps) > 1:
        del steps[-1]
    return Session(
        session.game,
        session.setup,
        session.seed,
        tuple(steps),
        rules=session.rules,
        floor=len(steps) - 1,
        brains=session.brains,
    )


def _one(steps: list[Step]) -> Step:
    """Return a step with all that came of its answers."""
    return steps[0]._replace(events=sum((step.events for step in steps), ()), state=steps[-1].state)
