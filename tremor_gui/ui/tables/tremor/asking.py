"""How often a seat wants to be asked for reactions: always, for what touches it, or not this turn.

What touches a seat is judged by what everybody knows, so that neither being
asked nor being left alone tells anything of a hand.
"""

from typing import Final

from tremor_gui.games.tremor.card_events import Poisoned
from tremor_gui.games.tremor.events import Blocked, Freed, Shifted, Swapped, TokenTaken, Twisted
from tremor_gui.games.tremor.table import Table, neighbours
from tremor_gui.games.tremor.windows import NO_CARD, Announced
from tremor_gui.rules.core import Event
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import PASS, Window

from .ghosts import foreseen

TO_TOUCHED: Final = say(
    "You are always asked. From now on, ask me only about cards of others and what happens at my tile"
)
TO_ALWAYS: Final = say(
    "You are asked about cards of others and what happens at your tile. From now on, always ask me"
)

Occasion = tuple[int, int]
"""One question among those of a match, as the steps before it and its number among those of one step."""


class Asking:
    """Remembers what each seat wants, for as long as the table is sat at."""

    def __init__(self, seats: int) -> None:
        self._touched_only = [True] * seats
        self._quiet: dict[int, tuple[int, int]] = {}
        self._excused: Occasion | None = None
        """Where nobody passes unasked, since the question was come back to."""

    def change(self, seat: int) -> Text:
        """Return what a seat has chosen, and what it may change to."""
        return TO_ALWAYS if self._touched_only[seat] else TO_TOUCHED

    def excuse(self, occasion: Occasion) -> None:
        """Ask in any case on this occasion, as after something was taken back."""
        self._excused = occasion
        self._quiet.clear()

    def switch(self, seat: int, occasion: Occasion) -> None:
        """Change between the two lasting choices; what is being asked on this occasion is still asked."""
        self._touched_only[seat] = not self._touched_only[seat]
        self._excused = occasion

    def hush(self, view: View[Table]) -> None:
        """Ask the viewer no more during the turn that is being played."""
        self._quiet[view.seat] = view.table.round, view.table.active

    def passes(self, view: View[Table], occasion: Occasion) -> bool:
        """Return whether the viewer is to pass unasked on this occasion."""
        frame = view.stack[-1]
        if not isinstance(frame, Window) or occasion == self._excused:
            return False
        if self._quiet.get(view.seat) == (view.table.round, view.table.active):
            return True
        return self._touched_only[view.seat] and not touches(view)


def touches(view: View[Table]) -> bool:
    """Return whether a window touches the viewer, as far as everybody can tell.

    That is what it has done itself, an opponent's card, and whatever would
    happen to its tile, a tile next to that, its tokens or its actions.
    """
    frame, seat = view.stack[-1], view.seat
    # With no cards in any hand nothing that is foreseen can depend on one.
    table = view.table._replace(hands=((),) * len(view.table.hands))
    assert isinstance(frame, Window)
    if frame.by == seat:
        return True
    if isinstance(frame, Announced) and frame.card != NO_CARD and table.teams[frame.by] != table.teams[seat]:
        return True
    near = {table.pawns[seat], *neighbours(table, table.pawns[seat])}
    return any(_reaches(event, seat, near) for event in foreseen(View(seat, table, view.stack), PASS))


def _reaches(event: Event[Table], seat: int, near: set[int]) -> bool:
    match event:
        case Swapped(piece, other):
            return not near.isdisjoint((piece, other))
        case Shifted(pieces):
            return not near.isdisjoint(pieces)
        case Twisted(piece) | Blocked(_, piece) | Freed(piece):
            return piece in near
        case TokenTaken(owner) | Poisoned(owner):
            return owner == seat
    return False
