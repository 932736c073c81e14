"""The discard pile on the table: its top card and how many there are; a click shows them all."""

from collections.abc import Callable
from typing import Final

from tremor_gui.games.tremor.table import Table
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Pressable

from .cardface import CARD_SHAPE, draw_card

_WIDTH: Final = 48.0
_COUNT: Final = theme.STRONG.sized(15).coloured(palette.CREAM)
_SLOT: Final = palette.SHADOW + "80"


class Pile(Pressable):
    """Shows the cards as they lie on the table that is seen."""

    focusable = False

    def __init__(
        self, kit: Kit, table: Callable[[], Table], show: Callable[[], None], shortcut: Shortcut
    ) -> None:
        """Look at a table; ``show`` shows all its cards, as does the shortcut, which the table hears."""
        super().__init__(kit, shortcut=shortcut)
        self._table = table
        self._show = show

    @property
    def hint(self) -> str:
        """What its tooltip says now."""
        count = len(self._table().discard)
        title = _("Discard pile: {count}").format(count=count)
        return f"<b>{title}</b>\n" + _("Click: what is out and what is left <b>({key})</b>").format(
            key=self.shortcut
        )

    def click(self) -> None:
        """Show all the cards."""
        self.kit.sound.play("click")
        self._show()

    def draw(self, pen: Pen) -> None:
        """Draw the latest card, or the empty place for it, and the number of cards."""
        discard = self._table().discard
        card = Box(self.box.centerx - _WIDTH / 2, self.box.top + 4, _WIDTH, _WIDTH * CARD_SHAPE)
        pen.fill(_SLOT, card.inflate(6, 6), 6)
        if discard:
            draw_card(pen, card, discard[-1])
        else:
            pen.icon("discard", card.inflate(-18, -18), palette.KRAFT)
        if self.hovered:
            pen.outline(palette.CREAM, card.inflate(6, 6), 2, 6)
        pen.line(str(len(discard)), _COUNT, (card.centerx, card.bottom + 13), "center")
