"""Helps whoever reads the table: tiles large, ways of meeples, what the log speaks of, what things are."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tremor_gui.games.tremor.table import Table
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.form import Form

from .choices import Handle
from .controls import Controls
from .glass import Glass
from .logbook import Logbook
from .notes import entry, hover_note
from .pile import Pile
from .piles import CARDS_TAB, PILES, TILES, Piles
from .recall import Recall
from .spotlight import Spotlight
from .tabletop import Tabletop
from .wayfinder import Wayfinder

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class Reader:
    """Looks at the table as it is shown, and changes nothing."""

    def __init__(
        self,
        app: "App",
        top: Tabletop,
        log: Logbook,
        reference: Callable[[str], None],
        seen: Callable[[Table], Table],
    ) -> None:
        """Read a table and its log.

        ``reference`` opens the reference at an entry; ``seen`` returns a table
        without what whoever looks at it must not see.
        """
        self._app = app
        self._top = top
        self._log = log
        self._reference = reference
        self._seen = seen
        self._glass = Glass(app, top, reference, self.count)
        self._spotlight = Spotlight()
        self.ways = Wayfinder(top)

    @property
    def reached(self) -> Handle | None:
        """What the keys have reached on the table."""
        return None

    def handle(self, event: pygame.Event, point: Point) -> bool:
        """Show a tile, the ways of a meeple or what is out, if that is asked for; return whether it was."""
        if PILES.matches(event):
            self.count()
            return True
        return self._glass.handle(event, point, self.reached) or self.ways.handle(event)

    def count(self, page: str = TILES) -> None:
        """Open the sheet that tells what is out and what is left, at a page."""
        self._app.manager.push(Piles(self._app, self._seen(self._top.director.table), self._reference, page))

    def update(self, dt: float, point: Point) -> bool:
        """Let time pass with the mouse at a point, and return whether the picture has changed."""
        covered = self._log.covers(point)
        return self.ways.rest(None if covered else point, dt)

    def draw(self, pen: Pen) -> None:
        """Draw the ways, and point out on the boards what the log speaks of."""
        director = self._top.director
        self.ways.draw(pen)
        self._spotlight.draw(pen, self._top.areas, director.table, director.layout, self._log.about)


class PlayersReader(Reader):
    """Also knows what is asked, and what the hands are at."""

    def __init__(
        self,
        app: "App",
        top: Tabletop,
        log: Logbook,
        reference: Callable[[str], None],
        seen: Callable[[Table], Table],
        controls: Controls,
        recall: Recall,
    ) -> None:
        """Read a table at which somebody acts by controls, and what is marked on it."""
        super().__init__(app, top, log, reference, seen)
        self._controls = controls
        self._recall = recall
        self.form = Form(app.kit)
        """Holds the discard pile, where there is one."""
        self._pile = Pile(app.kit, lambda: top.director.table, partial(self.count, CARDS_TAB), PILES)

    def place(self) -> None:
        """Lie where the table has room now."""
        self.form.clear()
        area = self._top.areas.pile
        if area.width:
            self.form.add(self._pile).box = area

    @property
    def reached(self) -> Handle | None:
        """What the keys have reached on the table."""
        choice = self._controls.walk.looked_at
        return None if choice is None else choice.drop

    def explain(self) -> None:
        """Open the reference at what the mouse points at, if that has an entry."""
        self._reference(entry(self._controls.hands.hover, self._top.director.table))

    def handle(self, event: pygame.Event, point: Point) -> bool:
        """Look something up, too, if that is asked for."""
        if super().handle(event, point):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.explain()
            return True
        return False

    def update(self, dt: float, point: Point) -> bool:
        """Let time pass; a picked meeple has its ways shown, and while something is dragged none are."""
        hands, before = self._controls.hands, self.ways.seat
        self.ways.picked = int(hands.picked[1]) if hands.picked and hands.picked[0] == "pawn" else None
        changed = self.ways.rest(None, dt) if hands.dragging else super().update(dt, point)
        return self.form.update(dt) or changed or self.ways.seat != before

    def draw(self, pen: Pen) -> None:
        """Draw the discard pile, too."""
        super().draw(pen)
        self.form.draw(pen.surface)

    def note(self) -> tuple[str, Box | None]:
        """Return what is said of what the mouse rests on, and the box beside which it is said."""
        view, hands = self._controls.view, self._controls.hands
        if view is None or self._controls.ring.open or hands.dragging:
            return "", None
        bar, areas = self._controls.bar, self._top.areas
        text, beside = hover_note(hands.hover, view, self._top.looks, bar, areas)
        return "\n".join(filter(None, (text, self._recall.note(hands.hover)))), beside
