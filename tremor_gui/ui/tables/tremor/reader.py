"""Helps whoever reads the table: tiles large, ways of meeples, what the log speaks of, what things are."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.rules.game import SPECTATOR, View
from tremor_gui.ui.book import Topic
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.tooltip import WIDTH, draw_note, with_topic

from .choices import Handle
from .glass import Glass
from .handles import signs, targets
from .logbook import Logbook
from .notes import named_note, note
from .piles import PILES, TILES, Piles
from .spotlight import Spotlight
from .tabletop import Tabletop
from .topics import topic_at
from .wayfinder import Wayfinder

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_BESIDE: Final = 20.0
"""How far from the log a note on one of its lines stands."""


class Reader:
    """Looks at the table as it is shown, and changes nothing."""

    def __init__(self, app: "App", top: Tabletop, log: Logbook, seen: Callable[[Table], Table]) -> None:
        """Read a table and its log; ``seen`` hides of a table what whoever looks at it must not see."""
        self._app = app
        self._top = top
        self._log = log
        self._seen = seen
        self._point: Point = (-1.0, -1.0)
        self._glass = Glass(app, top, self.count)
        self._spotlight = Spotlight()
        self.ways = Wayfinder(top)

    @property
    def view(self) -> View[Table]:
        """What whoever looks sees: as long as nobody is asked, what anybody may see."""
        return View(SPECTATOR, self._seen(self._top.director.table), ())

    @property
    def reached(self) -> Handle | None:
        """What the keys have reached on the table."""
        return None

    @property
    def under(self) -> Handle | None:
        """What lies under the mouse; nothing while something moves or the log lies above it."""
        if self._top.director.busy or self._log.covers(self._point):
            return None
        areas, layout, view = self._top.areas, self._top.director.layout, self.view
        seat = None if view.seat == SPECTATOR else view.seat
        own = {**self._own(), **signs(areas, len(self._top.looks))}
        return targets(areas, layout, own, seat).under(self._point, view)

    def handle(self, event: pygame.Event, point: Point) -> bool:
        """Show a tile, the ways of a meeple or what is out, if that is asked for; return whether it was."""
        self._point = point
        if PILES.matches(event):
            self.count()
            return True
        return self._glass.handle(event, point, self.reached) or self.ways.handle(event)

    @property
    def topic(self) -> Topic | None:
        """What more can be read about what lies under the mouse."""
        return topic_at(self.under, self._top, self._point)

    def count(self, page: str = TILES) -> None:
        """Open the sheet that tells what is out and what is left, at a page."""
        self._app.manager.push(Piles(self._app, self._seen(self._top.director.table), page))

    def update(self, dt: float, point: Point) -> bool:
        """Let time pass with the mouse at a point, and return whether the picture has changed."""
        self._point = point
        return self.ways.rest(None if self._log.covers(point) else point, dt)

    def draw(self, pen: Pen) -> None:
        """Draw the ways, and point out on the boards what the log speaks of."""
        director = self._top.director
        self.ways.draw(pen)
        self._spotlight.draw(pen, self._top.areas, director.table, director.layout, self._log.about)

    def draw_named(self, pen: Pen) -> None:
        """Draw beside the log what a card, a trait or a Catastrophe does that it speaks of."""
        text, line = named_note(self._log.about.thing), self._log.line_box
        if text:
            height = WIDTH / 4  # of a lower box the note would stand on the right
            draw_note(pen, text, Box(line.left - _BESIDE - WIDTH, line.top - height, WIDTH, height))

    def note(self) -> tuple[str, Box | None]:
        """Return what is said of what the mouse rests on, and the box beside which it is said."""
        handle, table = self.under, self._top.director.table
        if handle is None:
            return "", None
        lines = self._told(handle)
        tile = handle[0] == "tile"
        if tile:
            lines.append("<i>" + _("Right click: large") + "</i>")
        beside = self._top.areas.cell_box(cell_of(table, int(handle[1]))) if tile else None
        return with_topic("\n".join(filter(None, lines)), self.topic if lines[0] else None), beside

    def _own(self) -> dict[Handle, Box]:
        """Return what else has something to say, with where it is."""
        return {}

    def _told(self, handle: Handle) -> list[str]:
        """Return the parts of the note on a handle."""
        return [note(handle, self.view, self._top.looks)]
