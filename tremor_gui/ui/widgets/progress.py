"""How much of something long is done."""

from tremor_gui.ui import palette
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Widget

_EDGE = 5.0


class Progress(Widget):
    """Holds a `share` from 0 to 1."""

    solid = False

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.share = 0.0

    def draw(self, pen: Pen) -> None:
        """Draw the groove, and in it what is done."""
        pen.nine("ui/field", self.box)
        groove = self.box.inflate(-2 * _EDGE, -2 * _EDGE)
        radius = groove.height / 2
        width = max(groove.width * min(self.share, 1.0), groove.height)
        pen.fill(palette.MUST, Box(groove.left, groove.top, width, groove.height), radius)
