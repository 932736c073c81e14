"""A match shared out into turns, and what a seat has missed since its last one."""

from itertools import chain
from typing import Any, NamedTuple

from tremor_gui.rules.core import Event

from .session import Session


class Turn(NamedTuple):
    """A stretch of a match in which one seat has the turn."""

    first: int
    """The step that it began in: the first whose table shows this turn."""
    round: int
    """As ``Game.rounds`` has it: 0 during set-up."""
    seat: int


class Since(NamedTuple):
    """What has happened since some earlier point of a match, as one seat saw it."""

    table: Any
    """The table at that point, without the others' secrets."""
    events: tuple[Event[Any], ...]
    """All that happened from there to now, without the others' secrets."""


def turns(session: Session) -> tuple[Turn, ...]:
    """Return the turns of a match in their order, the set-up as the first of them."""
    game = session.game
    found: list[Turn] = []
    for index, step in enumerate(session.steps):
        turn = Turn(index, game.rounds(step.state.table), game.active(step.state.table))
        if not found or turn[1:] != found[-1][1:]:
            found.append(turn)
    return tuple(found)


def since_last_turn(session: Session, seat: int) -> Since:
    """Return what a seat has missed: all from the end of its latest turn but the present one.

    Before its first turn that is all since its latest decision in the set-up,
    or since the opening if it has had none.
    """
    every = turns(session)
    over = [number for number, turn in enumerate(every[:-1]) if turn.seat == seat and turn.round]
    if over:
        table, events = _from_its_end(session, every[over[-1] + 1].first)
    else:
        set_up = session.steps if len(every) == 1 else session.steps[: every[1].first + 1]
        latest = max((index for index, step in enumerate(set_up) if step.seat == seat), default=0)
        table = session.steps[latest].state.table
        events = tuple(chain.from_iterable(step.events for step in session.steps[latest + 1 :]))
    seen = tuple(event.seen_by(seat) for event in events)
    return Since(session.game.redact(table, seat), seen)


def _from_its_end(session: Session, index: int) -> tuple[Any, tuple[Event[Any], ...]]:
    """Return the table at the moment within a step at which a turn ends, and all events from there on."""
    game, steps = session.game, session.steps
    table = steps[index - 1].state.table
    turn = game.rounds(table), game.active(table)
    events = list(steps[index].events)
    while events:
        after = events[0].apply(table)
        if (game.rounds(after), game.active(after)) != turn:
            break
        table = after
        del events[0]
    later = chain.from_iterable(step.events for step in steps[index + 1 :])
    return table, (*events, *later)
