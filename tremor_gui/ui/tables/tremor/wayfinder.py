"""Whose ways are shown: of one meeple after another by a key, or of that which the mouse rests on."""

from typing import Final

import pygame

from tremor_gui.games.tremor.table import OUT, Table
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen

from .handles import on_pawn
from .tabletop import Tabletop
from .waymarks import Waymarks, draw_waymarks, waymarks

WAYS: Final = Shortcut(pygame.KSCAN_M, "M")
_DELAY: Final = 0.5
"""Seconds that the mouse rests on a meeple or a plate before its ways appear."""


class Wayfinder:
    """Looks at the table as it is shown; while something moves nothing is drawn."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self.picked: int | None = None
        """Whose meeple waits in a hand for where it goes."""
        self.slip: Box | None = None
        """Where the ways drawn last are told in words, or None."""
        self._chosen: int | None = None
        self._under: int | None = None
        self._rested = 0.0
        self._found: tuple[Table, Waymarks] | None = None
        """The latest ways, and the table that they were found on."""

    @property
    def seat(self) -> int | None:
        """Whose ways are shown, or None."""
        if self._top.director.busy:
            return None
        if self.picked is not None:
            return self.picked
        if self._under is not None and self._rested >= _DELAY:
            return self._under
        return self._chosen

    def handle(self, event: pygame.Event) -> bool:
        """Go on to the next meeple at the key, first that of whose turn it is, and in the end to none."""
        if not WAYS.matches(event):
            return False
        table = self._top.director.table
        seats = len(table.pawns)
        order = [seat % seats for seat in range(table.active, table.active + seats)]
        order = [seat for seat in order if table.pawns[seat] != OUT]
        at = order.index(self._chosen) + 1 if self._chosen in order else 0
        self._chosen = order[at] if at < len(order) else None
        return True

    def let_go(self) -> bool:
        """Show no ways any more that a key has asked for, and return whether there were any."""
        chosen, self._chosen = self._chosen, None
        return chosen is not None

    def rest(self, point: Point | None, dt: float) -> bool:
        """Let time pass with the mouse at a point, or nowhere; return whether the picture has changed."""
        shown = self.seat
        under = None if point is None else self._seat_under(point)
        self._rested = self._rested + dt if under == self._under else 0.0
        self._under = under
        return self.seat != shown

    def draw(self, pen: Pen) -> None:
        """Draw the ways, if any are to be shown."""
        seat, top = self.seat, self._top
        self.slip = None
        if seat is None:
            return
        table = top.director.table
        if self._found is None or self._found[0] is not table or self._found[1].seat != seat:
            self._found = table, waymarks(table, seat)
        self.slip = draw_waymarks(pen, top.areas, table, top.looks, top.director.layout, self._found[1])

    def _seat_under(self, point: Point) -> int | None:
        """Return whose meeple or plate lies at a point."""
        layout, areas = self._top.director.layout, self._top.areas
        for seat, plate in enumerate(areas.plates):
            if on_pawn(point, layout.get(("pawn", seat))) or plate.collidepoint(point):
                return seat
        return None
