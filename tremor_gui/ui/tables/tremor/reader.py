"""Helps whoever reads the table: what things are, and where that is of which a line of the log speaks."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen

from .controls import Controls
from .glass import Glass
from .logbook import Logbook
from .notes import entry, hover_note
from .recall import Recall
from .spotlight import Spotlight
from .tabletop import Tabletop

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class Reader:
    """Looks at the table as it is shown, and changes nothing."""

    def __init__(
        self,
        app: "App",
        top: Tabletop,
        controls: Controls,
        recall: Recall,
        log: Logbook,
        reference: Callable[[str], None],
    ) -> None:
        """Read a table with what lies on it, what is marked, and what its log says.

        ``reference`` opens the reference at an entry.
        """
        self._top = top
        self._reference = reference
        self._glass = Glass(app, top, reference)
        self._controls = controls
        self._recall = recall
        self._log = log
        self._spotlight = Spotlight()

    def explain(self) -> None:
        """Open the reference at what the mouse points at, if that has an entry."""
        self._reference(entry(self._controls.hands.hover, self._top.director.table))

    def handle(self, event: pygame.Event, point: Point) -> bool:
        """Show a tile large, or look something up, if that is asked for; return whether it was."""
        reached = self._controls.walk.looked_at
        if self._glass.handle(event, point, None if reached is None else reached.drop):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.explain()
            return True
        return False

    def note(self) -> tuple[str, Box | None]:
        """Return what is said of what the mouse rests on, and the box beside which it is said."""
        view, hands = self._controls.view, self._controls.hands
        if view is None or self._controls.ring.open or hands.dragging:
            return "", None
        bar, areas = self._controls.bar, self._top.areas
        text, beside = hover_note(hands.hover, view, self._top.looks, bar, areas)
        return "\n".join(filter(None, (text, self._recall.note(hands.hover)))), beside

    def draw(self, pen: Pen) -> None:
        """Point out on the boards what the log speaks of."""
        director = self._top.director
        self._spotlight.draw(pen, self._top.areas, director.table, director.layout, self._log.about)
