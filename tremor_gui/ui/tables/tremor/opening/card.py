"""A seat that is about to play: its paper, and the place that nobody has taken yet."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.tiles import HABITATS
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.tremor.layout import tile_image
from tremor_gui.ui.widgets import Widget
from tremor_gui.ui.widgets.base import pressed_in, released

from .picker import SHAPE
from .seating import Seat, Seating
from .words import PLACES, colour_and_pattern, habitat

_PADDING: Final = 12.0
_STRIP: Final = 16.0
_GAP: Final = 16.0
_ENTRY: Final = 40.0
_SPECIES: Final = theme.STRONG.sized(17)
_FACT: Final = theme.BODY.sized(16)
_HOURGLASS: Final = "hourglass"
_PICTURE: Final = 21.0
_SPLIT: Final = 0.55
"""The share of the width that the first column of facts has."""
_BADGE: Final = 28.0
_OPEN: Final = theme.BUTTON.coloured(palette.CREAM)


class SeatCard(Widget):
    """The paper of one seat: portrait, colour, Habitat and place in the turn order.

    It leaves room for a field with the name and for the Species Cards.
    """

    def __init__(self, kit: Kit, at: int, seating: Seating) -> None:
        super().__init__(kit)
        self.seating = seating
        self._at = at

    @property
    def entry_box(self) -> Box:
        """Where the field with the name stands."""
        left = self._portrait.right + _GAP
        spare = self.box.height - 2 * _PADDING - _ENTRY - 2 * _PICTURE
        top = self.box.top + _PADDING + max(0.0, spare / 4)
        return Box(left, top, self.picker_box.left - _GAP - left, _ENTRY)

    @property
    def picker_box(self) -> Box:
        """Where the Species Cards lie."""
        height = self.box.height - 2 * _PADDING + 6
        width = height * SHAPE
        return Box(self.box.right - _PADDING - width, self.box.centery - height / 2, width, height)

    def draw(self, pen: Pen) -> None:
        """Draw the paper and what it says."""
        seat = self.seating.all_seats[self._at]
        pen.nine("ui/panel", self.box)
        strip = Box(self.box.left + 10, self.box.top + 11, 8, self.box.height - 22)
        pen.fill(palette.SEATS[seat.colour], strip, 4)
        pen.outline(palette.SEATS_DARK[seat.colour], strip, 1.5, 4)
        pen.image(f"portraits/{seat.species}", self._portrait)
        self._draw_turn(pen)
        self._draw_facts(pen, seat)

    @property
    def _portrait(self) -> Box:
        side = self.box.height - 2 * _PADDING
        return Box(self.box.left + _PADDING + _STRIP, self.box.top + _PADDING, side, side)

    def _draw_turn(self, pen: Pen) -> None:
        """Write the place in the turn order on the corner of the portrait."""
        badge = Box(0, 0, _BADGE, _BADGE)
        badge.center = self._portrait.left + 8, self._portrait.top + 8
        pen.fill(palette.INK, badge, _BADGE / 2)
        pen.outline(palette.PAPER, badge, 2, _BADGE / 2)
        number = str(self.seating.turn(self._at) + 1)
        pen.line(number, theme.STRONG.sized(17).coloured(palette.CREAM), badge.center, "center")

    def _draw_facts(self, pen: Pen, seat: Seat) -> None:
        species = SPECIES[seat.species]
        entry = self.entry_box
        spare = self.box.bottom - _PADDING - entry.bottom - 2 * _PICTURE
        first = entry.bottom + spare / 3 + _PICTURE / 2
        second = first + _PICTURE + spare / 3
        width = entry.width * _SPLIT
        left, right = Box(entry.left, 0, width, 0), Box(entry.left + width, 0, entry.width - width, 0)
        pen.line(seat.species_name, _SPECIES, (left.left + 2, first), "midleft", width - 6)
        turn = f"{species.hourglass} · {translate(PLACES[self.seating.turn(self._at)])}"
        self._draw_fact(pen, _HOURGLASS, turn, right.move(0, first))
        self._draw_fact(pen, f"markers/{seat.colour}", colour_and_pattern(seat.colour), left.move(0, second))
        land = tile_image(HABITATS[species.habitat])
        self._draw_fact(pen, land, habitat(seat.species), right.move(0, second))

    def _draw_fact(self, pen: Pen, picture: str, text: str, line: Box) -> None:
        place = Box(line.left, line.top - _PICTURE / 2, _PICTURE, _PICTURE)
        if picture == _HOURGLASS:
            pen.icon(picture, place, palette.INK_SOFT)
        else:
            pen.image(picture, place)
        pen.line(text, _FACT, (place.right + 7, line.top), "midleft", line.width - _PICTURE - 15)


class OpenSeat(Widget):
    """A place at the table that nobody has taken; calls `on_join` when somebody does."""

    focusable = True

    def __init__(self, kit: Kit, on_join: Callable[[], None]) -> None:
        super().__init__(kit)
        self._on_join = on_join
        self._pressed = False

    def handle(self, event: pygame.Event) -> bool:
        """Join at a click, Enter or Space."""
        if pressed_in(self, event):
            self._pressed = True
            return True
        if released(event) and self._pressed:
            self._pressed = False
            if self.hit(self.position(event)):
                self._join()
            return True
        if keys.pressed(event, keys.ACTIVATE):
            self._join()
            return True
        return False

    def cancel(self) -> None:
        """Let go without joining."""
        self._pressed = False

    def draw(self, pen: Pen) -> None:
        """Draw the outline of a paper that does not lie there yet."""
        lit = self.hovered or self.ring
        paper = self.box.inflate(-8, -8)
        pen.fill(palette.PAPER + ("38" if lit else "1c"), paper, 14)
        pen.outline(palette.PAPER + ("b0" if lit else "60"), paper, 2, 14)
        text = _("Another player joins")
        width = pen.kit.text.width(text, _OPEN) + 40
        left = paper.centerx - width / 2
        pen.icon("player", Box(left, paper.centery - 14, 28, 28), palette.CREAM)
        pen.line(text, _OPEN, (left + 40, paper.centery), "midleft", paper.right - left - 52)
        if self.ring:
            pen.focus(theme.FOCUS, paper)

    def _join(self) -> None:
        self.kit.sound.play("click")
        self._on_join()
