"""Helps whoever reads the table: what things are, and where that is of which a line of the log speaks."""

from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .controls import Controls
from .logbook import Logbook
from .notes import entry, hover_note
from .recall import Recall
from .spotlight import Spotlight
from .tabletop import Tabletop


class Reader:
    """Looks at the table as it is shown, and changes nothing."""

    def __init__(self, top: Tabletop, controls: Controls, recall: Recall, log: Logbook) -> None:
        """Read a table with what lies on it, what is marked, and what its log says."""
        self._top = top
        self._controls = controls
        self._recall = recall
        self._log = log
        self._spotlight = Spotlight()

    @property
    def entry(self) -> str:
        """The key of the reference's entry on what the mouse points at, or nothing."""
        return entry(self._controls.hands.hover, self._top.director.table)

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
