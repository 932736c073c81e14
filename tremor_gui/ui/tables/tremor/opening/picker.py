"""The four Species Cards side by side, to take one of their eight species."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.games.tremor.describe import SPECIES_NAMES
from tremor_gui.games.tremor.species import COLOURS, SPECIES
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.book import Topic
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets import Widget
from tremor_gui.ui.widgets.base import pressed_in, released

from ..places import topic
from .seating import Seating
from .words import colour_and_pattern, habitat, trait

GRID: Final = tuple(
    tuple(key for key, species in SPECIES.items() if species.colour == colour) for colour in COLOURS
)
"""For each Species Card its two sides."""
SHAPE: Final = len(GRID) / len(GRID[0])
"""Width in heights."""
_GAP: Final = 3.0
_DIM: Final = 64
_THEIRS: Final = 150
_BADGE: Final = 20.0


class SpeciesPicker(Widget):
    """A column for each Species Card, its sides one above the other; calls `on_take` with a species.

    The arrow keys move over the species, and Enter or Space takes the one reached.
    """

    focusable = True

    def __init__(self, kit: Kit, at: int, seating: Seating, on_take: Callable[[str], None]) -> None:
        super().__init__(kit)
        self.seating = seating
        self._at = at
        self._on_take = on_take
        self._reached: str | None = None
        self._pressed: str | None = None

    @property
    def hint(self) -> str:
        """What the species pointed at is, and why it cannot be taken or what taking it would do."""
        species = self._pointed
        why_not = self.seating.why_not_take(self._at, species)
        if why_not is not None:
            return why_not
        lines = [
            f"<b>{translate(SPECIES_NAMES[species])}</b>",
            _("{card} · Habitat: {habitat} · <icon:hourglass> {hourglass}").format(
                card=colour_and_pattern(SPECIES[species].colour),
                habitat=habitat(species),
                hourglass=SPECIES[species].hourglass,
            ),
        ]
        if "traits" not in self.seating.without:
            lines.append(trait(species))
        holder = self.seating.holder(species)
        if self._at != holder < self.seating.count:
            name = escape(self.seating.all_seats[holder].name)
            lines.append(_("Click to swap cards with {name}.").format(name=name))
        return "\n".join(lines)

    @property
    def topic(self) -> Topic | None:
        """The species pointed at."""
        return topic(f"species/{self._pointed}")

    def handle(self, event: pygame.Event) -> bool:
        """Follow the mouse over the cards, or walk them by the arrow keys."""
        if event.type == pygame.MOUSEMOTION:
            self._reached = self._species_at(self.position(event)) or self._reached
            return True
        if pressed_in(self, event):
            self._pressed = self._reached = self._species_at(self.position(event))
            return True
        if released(event):
            pressed, self._pressed = self._pressed, None
            if pressed is not None and pressed == self._species_at(self.position(event)):
                self._take(pressed)
            return True
        if (way := keys.direction(event)) is not None:
            return self._walk(way)
        if self.ring and keys.pressed(event, keys.ACTIVATE) and self._pointed != self._mine:
            self._take(self._pointed)
            return True
        return False

    def cancel(self) -> None:
        """Let go without taking anything."""
        self._pressed = None

    def focus(self, focused: bool, ring: bool) -> None:
        """Start from the species the seat has."""
        super().focus(focused, ring)
        if ring:
            self._reached = self._mine

    def draw(self, pen: Pen) -> None:
        """Draw the cards, those of others dimmed, and mark the species taken and the one pointed at."""
        for column, card in enumerate(GRID):
            top, bottom = self._cell(column, 0), self._cell(column, 1)
            colour = SPECIES[card[0]].colour
            paper = top.union(bottom).inflate(-2, -2)
            pen.fill(palette.SEATS_DARK[colour] + "50", paper, 9)
            for row, species in enumerate(card):
                self._draw_species(pen, species, self._cell(column, row).inflate(-2 * _GAP, -2 * _GAP))

    def _draw_species(self, pen: Pen, species: str, cell: Box) -> None:
        mine = species == self._mine
        holder = self.seating.holder(species)
        if self.seating.why_not_take(self._at, species) is not None:
            alpha = _DIM
        elif self._at != holder < self.seating.count:
            alpha = _THEIRS
        else:
            alpha = 255
        pen.image(f"portraits/{species}", cell, alpha)
        if mine:
            pen.outline(palette.INK, cell.inflate(3, 3), 3.5, radius=10)
            badge = Box(0, 0, _BADGE, _BADGE)
            badge.center = cell.right - 4, cell.bottom - 4
            pen.fill(palette.INK, badge, _BADGE / 2)
            pen.fill(palette.MUST, badge.inflate(-4, -4), _BADGE / 2)
            pen.icon("check", badge.inflate(-9, -9), palette.INK)
        if species == self._pointed:
            if self.ring:
                pen.focus(theme.FOCUS, cell)
            elif self.hovered and not mine:
                pen.outline(palette.INK_SOFT, cell.inflate(2, 2), 2.5, radius=10)

    @property
    def _mine(self) -> str:
        return self.seating.all_seats[self._at].species

    @property
    def _pointed(self) -> str:
        return self._reached or self._mine

    def _take(self, species: str) -> None:
        if self.seating.why_not_take(self._at, species) is not None:
            self.kit.sound.play("refuse")
        elif species != self._mine:
            self.kit.sound.play("pickup")
            self._on_take(species)

    def _walk(self, way: tuple[int, int]) -> bool:
        """Move to the next species, or leave the keys to the form at the edge."""
        column, row = self._place(self._pointed if self.ring else self._mine)
        column, row = column + way[0], row + way[1]
        if not (0 <= column < len(GRID) and 0 <= row < len(GRID[0])):
            return False
        self._reached, self.ring = GRID[column][row], True
        return True

    def _place(self, species: str) -> tuple[int, int]:
        return next((column, card.index(species)) for column, card in enumerate(GRID) if species in card)

    def _cell(self, column: int, row: int) -> Box:
        width, height = self.box.width / len(GRID), self.box.height / len(GRID[0])
        return Box(self.box.left + column * width, self.box.top + row * height, width, height)

    def _species_at(self, point: Point) -> str | None:
        if not self.hit(point):
            return None
        column = int((point[0] - self.box.left) / self.box.width * len(GRID))
        row = int((point[1] - self.box.top) / self.box.height * len(GRID[0]))
        return GRID[min(column, len(GRID) - 1)][min(row, len(GRID[0]) - 1)]
