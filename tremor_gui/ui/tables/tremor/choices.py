"""Every option of a decision as something on the table to pick up, and somewhere to put it.

A handle is a tuple: ``("tile", piece)``, ``("pawn", seat)``, ``("wedge", n)``,
``("source", n)`` for an owed token, ``("supply", seat)``, ``("card", n)`` for a
card in the hand, ``("board",)`` for anywhere on the boards, and ``("button", n)``
for what has no place of its own. The mouse, the menu at a tile and the keys
all choose from this one list.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.core import Action
from tremor_gui.rules.text import Text, say

Handle = tuple[str | int, ...]

TRAVERSE, TWIST, SCOUT, PLACE, IGNITE, PICK, CARD, BUTTON = (
    "traverse", "twist", "scout", "place", "ignite", "pick", "card", "button"
)  # fmt: skip
"""The groups of choices, which are also what the bar lets one look at."""

BOARD: Final[Handle] = ("board",)
DIRECTIONS: Final = (say("north"), say("east"), say("south"), say("west"))


@dataclass(frozen=True, slots=True)
class Choice:
    """One option, with its place on the table."""

    action: Action
    group: str
    pick: Handle | None
    """What is dragged, or clicked first."""
    drop: Handle
    """Where it is dropped, or what is clicked."""
    icon: str
    caption: Text
    label: Text | None = None
    """What its button says, where it has one."""
    eager: bool = False
    """Whether its button is the one for Enter."""
    menu: Text | None = None
    """What the one button says that it shares with others of its kind."""


def at(found: Iterable[Choice], drop: Handle, pick: Handle | None = None) -> tuple[Choice, ...]:
    """Return the choices that end at a handle, and begin at another if one is given."""
    return tuple(one for one in found if one.drop == drop and (pick is None or one.pick == pick))
