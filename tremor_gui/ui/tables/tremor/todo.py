"""What whoever acts has still to do, has done, and cannot do as things stand now."""

from typing import Final, NamedTuple

from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.turn import MAY_SCOUT, MAY_TRAVERSE, MAY_TWIST, Act
from tremor_gui.rules.game import View

from .choices import SCOUT, TRAVERSE, TWIST, Choice

ACTIONS: Final = {TRAVERSE: MAY_TRAVERSE, TWIST: MAY_TWIST, SCOUT: MAY_SCOUT}
"""The three actions of a turn, with their bits in the frame that asks for them."""


class Todo(NamedTuple):
    """The actions of a turn that can be chosen now, and those that are done; the rest may still come."""

    open: frozenset[str]
    done: frozenset[str]


def done(view: View[Table]) -> frozenset[str]:
    """Return the actions that whoever acts has taken; one lost to poison was not taken (T112)."""
    frame = view.stack[-1]
    if not isinstance(frame, Act):
        return frozenset()
    left = frame.left | view.table.poison[frame.seat]
    return frozenset(action for action, bit in ACTIONS.items() if not left & bit)


def todo(view: View[Table] | None, choices: tuple[Choice, ...]) -> Todo | None:
    """Return how the actions of the viewer stand, or None if it is not acting."""
    if view is None or not isinstance(view.stack[-1], Act):
        return None
    offered = frozenset(one.group for one in choices)
    return Todo(offered, done(view) - offered)
