"""A seat that is about to play: its paper, and the place that nobody has taken yet."""

from collections.abc import Callable
from typing import Final

from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.terms import COOP
from tremor_gui.games.tremor.tiles import HABITATS
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.tables.levels import level_name
from tremor_gui.ui.tables.tremor.layout import tile_image
from tremor_gui.ui.tables.tremor.teams import RADIUS, team_marks
from tremor_gui.ui.widgets import Widget
from tremor_gui.ui.widgets.base import Pressable

from .brain import HEIGHT as BRAIN_HEIGHT
from .picker import SHAPE
from .seating import Seat, Seating
from .words import PLACES, habitat

_PADDING: Final = 9.0
_STRIP: Final = 16.0
_GAP: Final = 11.0
_ENTRY: Final = 40.0
_LOW_ENTRY: Final = 37.0
_LOW: Final = 108.0
"""On a card that is no higher the field is lower, for the trait to have two lines."""
_BELOW: Final = 4.0
_SPECIES: Final = theme.STRONG.sized(17)
_FACT: Final = theme.BODY.sized(16)
_PICTURE: Final = 20.0
_BESIDE: Final = 5.0
_APART: Final = 12.0
_FACTS: Final = 236.0
"""The width of what is said of the species, right of the name, unless that is more than its share."""
_SHARE: Final = 0.475
_BADGE: Final = 28.0
_OPEN: Final = theme.BUTTON.coloured(palette.CREAM)


class SeatCard(Widget):
    """The paper of one seat: portrait, place in the turn order, team and Habitat.

    It leaves room for a field with the name, for the trait and for the Species Cards.
    """

    def __init__(self, kit: Kit, at: int, seating: Seating) -> None:
        super().__init__(kit)
        self.seating = seating
        self._at = at
        self._marks = team_marks()

    @property
    def entry_box(self) -> Box:
        """Where the field with the name stands."""
        middle = self._middle
        facts = min(_FACTS, middle.width * _SHARE)
        return Box(
            middle.left,
            middle.top,
            middle.width - facts - _GAP,
            _LOW_ENTRY if self.box.height <= _LOW else _ENTRY,
        )

    @property
    def trait_box(self) -> Box:
        """Where the trait is told."""
        middle = self._middle
        top = self.entry_box.bottom + _BELOW
        return Box(middle.left, top, middle.width, middle.bottom - top)

    @property
    def brain_box(self) -> Box:
        """Where it is chosen who plays: along the lower edge of the portrait."""
        portrait = self._portrait.inflate(10, 8)
        return Box(portrait.left, portrait.bottom - BRAIN_HEIGHT, portrait.width, BRAIN_HEIGHT)

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
        self._draw_badges(pen)
        self._draw_facts(pen, seat)

    @property
    def _portrait(self) -> Box:
        side = self.box.height - 2 * _PADDING
        return Box(self.box.left + _PADDING + _STRIP, self.box.top + _PADDING, side, side)

    @property
    def _middle(self) -> Box:
        """The part between the portrait and the Species Cards."""
        left = self._portrait.right + _GAP
        return Box(left, self.box.top + _PADDING, self.picker_box.left - _GAP - left, self._portrait.height)

    def _draw_badges(self, pen: Pen) -> None:
        """Write the place in the turn order on one corner of the portrait, and the team on another."""
        badge = Box(0, 0, _BADGE, _BADGE)
        badge.center = self._portrait.left + 8, self._portrait.top + 8
        pen.fill(palette.INK, badge, _BADGE / 2)
        pen.outline(palette.PAPER, badge, 2, _BADGE / 2)
        number = str(self.seating.turn(self._at) + 1)
        pen.line(number, theme.STRONG.sized(17).coloured(palette.CREAM), badge.center, "center")
        if self.seating.variant == COOP:
            corner = self._portrait.right - RADIUS + 6, self._portrait.top + RADIUS - 6
            self._marks[self.seating.team(self._at)].draw(pen, corner)

    def _draw_facts(self, pen: Pen, seat: Seat) -> None:
        """Write right of the field what the species is, and below when it goes and where it lives."""
        species, entry = SPECIES[seat.species], self.entry_box
        left = entry.right + _GAP
        right = self._middle.right
        first, second = entry.top + entry.height * 0.26, entry.top + entry.height * 0.78
        level = level_name(seat.brain)
        title = f"{seat.species_name} · {level}" if level else seat.species_name
        if self.kit.text.width(title, self.kit.text.least(_SPECIES)) > right - left:
            title = seat.species_name  # the level is to be seen at the portrait
        pen.line(title, _SPECIES, (left, first), "midleft", right - left)
        name = habitat(seat.species)
        turn = f"{species.hourglass} · {translate(PLACES[self.seating.turn(self._at)])}"
        width = self.kit.text.width
        if left + 2 * (_PICTURE + _BESIDE) + width(turn, _FACT) + _APART + width(name, _FACT) > right:
            turn = str(species.hourglass)  # the place in the turn order is on the badge
        at = self._draw_fact(pen, turn, (left, second), right)
        pen.icon("hourglass", Box(left - 2, second - _PICTURE / 2, _PICTURE, _PICTURE), palette.INK_SOFT)
        picture = Box(at + _APART, second - _PICTURE / 2, _PICTURE, _PICTURE)
        pen.image(tile_image(HABITATS[species.habitat]), picture)
        self._draw_fact(pen, name, (picture.left, second), right)

    def _draw_fact(self, pen: Pen, text: str, at: Point, right: float) -> float:
        """Write a fact beside the place of its picture and return where it ends."""
        left = at[0] + _PICTURE + _BESIDE
        pen.line(text, _FACT, (left, at[1]), "midleft", right - left)
        return left + self.kit.text.width(text, _FACT)


class OpenSeat(Pressable):
    """A place at the table that nobody has taken; calls `on_join` when somebody does."""

    def __init__(self, kit: Kit, on_join: Callable[[], None]) -> None:
        super().__init__(kit)
        self._on_join = on_join

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

    def click(self) -> None:
        """Join, with its sound."""
        self.kit.sound.play("click")
        self._on_join()
