"""The turn order as a row of portraits."""

from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets import Widget

from .seating import MOST, Seating

HEIGHT: Final = 82.0
_PORTRAIT: Final = 50.0
_THEN: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


class TurnOrder(Widget):
    """Shows who goes first, and who after whom."""

    solid = False

    def __init__(self, kit: Kit, seating: Seating) -> None:
        super().__init__(kit)
        self.seating = seating

    def draw(self, pen: Pen) -> None:
        """Write the heading and draw the portraits, the first to go on the left."""
        pen.line(_("Turn order"), theme.STRONG, self.box.topleft, max_width=self.box.width)
        pitch = (self.box.width - _PORTRAIT) / (MOST - 1)
        for at, species in enumerate(self.seating.order):
            place = Box(self.box.left + at * pitch, self.box.bottom - _PORTRAIT, _PORTRAIT, _PORTRAIT)
            pen.image(f"portraits/{species}", place)
            if at:
                middle = place.left - (pitch - _PORTRAIT) / 2, place.centery - 2
                pen.line(_THEN, theme.HEADING.coloured(palette.INK_SOFT), middle, "center")
