"""How often a seat wants to be asked for reactions: always, for what touches it, or not this turn."""

from typing import Final

from tremor_gui.games.tremor.card_events import Poisoned
from tremor_gui.games.tremor.events import Blocked, Shifted, Swapped, TokenTaken, Twisted
from tremor_gui.games.tremor.table import Table
from tremor_gui.rules.core import Event
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import PASS, Window

from .ghosts import foreseen

TO_TOUCHED: Final = say("You are always asked. From now on, ask me only for what touches me")
TO_ALWAYS: Final = say("You are asked for what touches you. From now on, always ask me")


class Asking:
    """Remembers what each seat wants, for as long as the table is sat at."""

    def __init__(self, seats: int) -> None:
        self._touched_only = [False] * seats
        self._quiet: dict[int, tuple[int, int]] = {}
        self._excused = -1
        """The number of steps at which nobody passes unasked, since the question was come back to."""

    def change(self, seat: int) -> Text:
        """Return what a seat has chosen, and what it may change to."""
        return TO_ALWAYS if self._touched_only[seat] else TO_TOUCHED

    def excuse(self, steps: int) -> None:
        """Ask in any case at this point of the match, as after something was taken back."""
        self._excused = steps
        self._quiet.clear()

    def switch(self, seat: int) -> None:
        """Change between the two lasting choices."""
        self._touched_only[seat] = not self._touched_only[seat]

    def hush(self, view: View[Table]) -> None:
        """Ask the viewer no more during the turn that is being played."""
        self._quiet[view.seat] = view.table.round, view.table.active

    def passes(self, view: View[Table], steps: int) -> bool:
        """Return whether the viewer is to pass unasked after so many steps."""
        frame = view.stack[-1]
        if not isinstance(frame, Window) or steps == self._excused:
            return False
        if self._quiet.get(view.seat) == (view.table.round, view.table.active):
            return True
        return self._touched_only[view.seat] and frame.by != view.seat and not _touches(view)


def _touches(view: View[Table]) -> bool:
    """Return whether what the window is about would reach the viewer's tile, tokens or actions."""
    here = view.table.pawns[view.seat]
    return any(_reaches(event, view.seat, here) for event in foreseen(view, PASS))


def _reaches(event: Event[Table], seat: int, here: int) -> bool:
    match event:
        case Swapped(piece, other):
            return here in (piece, other)
        case Shifted(pieces):
            return here in pieces
        case Twisted(piece) | Blocked(_, piece):
            return here == piece
        case TokenTaken(owner) | Poisoned(owner):
            return owner == seat
    return False
