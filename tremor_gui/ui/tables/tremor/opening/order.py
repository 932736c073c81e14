"""The turn order as a row of portraits, and, where two play against two, who plays with whom."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.games.tremor.terms import COOP
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.tremor.teams import team_marks
from tremor_gui.ui.widgets import Widget
from tremor_gui.ui.widgets.base import pressed_in

from ..places import topic
from .seating import MOST, Seating

HEIGHT: Final = 86.0
_PORTRAIT: Final = 50.0
_MARK: Final = 0.8
_THEN: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class TurnOrder(Widget):
    """Shows who goes first, and who after whom.

    Where two play against two, a click or an arrow key calls `on_ally` with the
    seat that shall be the ally of whoever goes first.
    """

    def __init__(self, kit: Kit, seating: Seating, on_ally: Callable[[int], None]) -> None:
        super().__init__(kit)
        self.more = topic("setup/order")
        self.seating = seating
        self._on_ally = on_ally
        self._marks = team_marks()
        self._reached: int | None = None

    def show(self, seating: Seating) -> None:
        """Show another seating; only where there are teams to choose do the keys come here."""
        self.seating = seating
        self.focusable = self._teams

    @property
    def hint(self) -> str:
        """What sets the order, or who would be whose ally."""
        if not self._teams:
            return _("The lowest <icon:hourglass>\xa0number goes first.")
        first, reached = self.seating.in_turn[0], self._reached
        if reached is None or reached == first:
            return _("Click whoever shall be the ally of {first}.").format(first=self._name(first))
        if self._is_ally(reached):
            return _("{name} is the ally of {first}.").format(
                name=self._name(reached), first=self._name(first)
            )
        return _("Make {name} the ally of {first}.").format(name=self._name(reached), first=self._name(first))

    def handle(self, event: pygame.Event) -> bool:
        """Choose an ally by mouse or by the arrow keys left and right."""
        if not self._teams:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._reached = self._seat_at(self.position(event))
            return True
        if pressed_in(self, event):
            self._choose(self._seat_at(self.position(event)))
            return True
        if (way := keys.direction(event)) is not None and way[0]:
            others = self.seating.in_turn[1:]
            now = next(at for at, seat in enumerate(others) if self._is_ally(seat))
            self._choose(others[min(max(now + way[0], 0), len(others) - 1)])
            return True
        return False

    def draw(self, pen: Pen) -> None:
        """Write the heading and draw the portraits, the first to go on the left."""
        seating = self.seating
        heading = _("Turn order and teams") if self._teams else _("Turn order")
        pen.line(heading, theme.STRONG, self.box.topleft, max_width=self.box.width)
        for turn, seat in enumerate(seating.in_turn):
            place = self._place(turn)
            pen.image(f"portraits/{seating.all_seats[seat].species}", place)
            if turn:
                middle = place.left - (self._pitch - _PORTRAIT) / 2, place.centery - 2
                pen.line(_THEN, theme.HEADING.coloured(palette.INK_SOFT), middle, "center")
            if self._teams:
                if self.hovered and seat == self._reached and turn:
                    pen.outline(palette.INK_SOFT, place.inflate(4, 4), 2.5, radius=12)
                mark = self._marks[seating.team(seat)]
                mark.draw(pen, (place.right - 5, place.bottom - 5), size=_MARK)
        if self.ring:
            pen.focus(theme.FOCUS, self.box.inflate(8, 8))

    @property
    def _teams(self) -> bool:
        return self.seating.variant == COOP

    @property
    def _pitch(self) -> float:
        return (self.box.width - _PORTRAIT) / (MOST - 1)

    def _place(self, turn: int) -> Box:
        return Box(self.box.left + turn * self._pitch, self.box.bottom - _PORTRAIT - 4, _PORTRAIT, _PORTRAIT)

    def _seat_at(self, point: Point) -> int | None:
        places = enumerate(self.seating.in_turn)
        return next((seat for turn, seat in places if self._place(turn).collidepoint(point)), None)

    def _is_ally(self, seat: int) -> bool:
        return self.seating.team(seat) == 0 and seat != self.seating.in_turn[0]

    def _name(self, seat: int) -> str:
        return f"<b>{escape(self.seating.all_seats[seat].name)}</b>"

    def _choose(self, seat: int | None) -> None:
        if seat is None or seat == self.seating.in_turn[0] or self._is_ally(seat):
            return
        self.kit.sound.play("click")
        self._on_ally(seat)
