"""What an option would lead to if nobody objected, as far as it can be known.

It is played from what the viewer sees, in which nobody else holds a card, and
followed up to the first thing that comes to light; so it tells nothing of
hands or of chance.
"""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, Final

from tremor_gui.rules.core import Action, Event, play, resume
from tremor_gui.rules.game import View
from tremor_gui.rules.window import PASS

from .card_events import CardPlayed
from .events import Erupted, TrackGrew, TurnBegan, WedgeCleared
from .table import Table

_MOST_PASSES: Final = 12
_ENDS: Final = (WedgeCleared, TrackGrew, Erupted, TurnBegan)
"""What follows from an ignition, rather than is it."""


def foreseen(view: View[Table], action: Action) -> tuple[Event[Any], ...]:
    """Return what an option would change on the board, without what follows from that."""
    known = takewhile(lambda event: not isinstance(event, _ENDS), _happening(view, action))
    return tuple(event for event in known if not isinstance(event, CardPlayed))


def afterwards(view: View[Table], action: Action) -> Table:
    """Return the table that an option leads to, all that follows from it included."""
    table = view.table
    for event in _happening(view, action):
        if isinstance(event, TurnBegan):
            break
        table = event.apply(table)
    return table


def _happening(view: View[Table], action: Action) -> Iterator[Event[Any]]:
    step = play(resume(view.table, view.stack, 0), action, view.seat)
    for _ in range(_MOST_PASSES):
        for event in step.events:
            if isinstance(event, CardPlayed):
                yield event  # to whoever plays it nothing comes to light by it
            elif event.reveals:
                return
            else:
                yield event
        decision = step.state.decision
        if decision is None or PASS not in decision.options:
            return
        step = play(step.state, PASS)
