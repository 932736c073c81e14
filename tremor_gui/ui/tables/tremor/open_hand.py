"""The hand of a seat on its plate, as whoever looks back sees it: cards face up, or their backs."""

from collections.abc import Callable
from typing import Final

from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.games.tremor.texts import CARD_NAMES, CARD_TEXTS
from tremor_gui.ui import theme
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.base import Widget

from .cardface import CARD_SHAPE, draw_card
from .plates import counters_box, home_box, supply_box

_LEAST: Final = 44.0
"""The height of the free part of a plate from which on the cards lie there."""
_LOWEST: Final = 33.0
_MOST: Final = 92.0
_GAP: Final = 5.0


def hand_place(plate: Box) -> Box:
    """Return where a hand lies on a plate: in its free part, or else in the corner below that."""
    top, bottom = home_box(plate, opened=True).bottom + 6, supply_box(plate).top - 6
    if bottom - top >= _LEAST:
        height = min(bottom - top, _MOST)
        return Box(plate.left + 22, bottom - height, plate.width - 38, height)
    left = counters_box(plate).right + 2
    top = min(top, plate.bottom - 9 - _LOWEST)
    return Box(left, top, plate.right - 10 - left, plate.bottom - 9 - top)


class OpenHand(Widget):
    """Shows the hand that `hand` returns; what its cards do is told where it is pointed at."""

    focusable = True

    def __init__(self, kit: Kit, name: str, hand: Callable[[], tuple[int, ...]]) -> None:
        super().__init__(kit)
        self._name = name
        self._hand = hand

    @property
    def hint(self) -> str:
        """What the cards are called and do, as far as they are seen."""
        hand, name = self._hand(), escape(self._name)
        if not hand:
            return _("{name} holds no Climate Card.").format(name=name)
        if HIDDEN in hand:
            return _("What {name} holds is not seen by these eyes.").format(name=name)
        lines = []
        for card in dict.fromkeys(hand):
            copies = f" (x{hand.count(card)})" if hand.count(card) > 1 else ""
            told = escape(translate(CARD_TEXTS[card]))
            lines.append(f"<b>{escape(translate(CARD_NAMES[card]))}{copies}:</b> {told}")
        return "\n".join(lines)

    def draw(self, pen: Pen) -> None:
        """Draw the cards side by side, over each other where they are many."""
        hand, box = self._hand(), self.box
        width = box.height / CARD_SHAPE
        for index, card in enumerate(hand):
            step = min(width + _GAP, (box.width - width) / max(1, len(hand) - 1))
            place = Box(box.left + index * step, box.top, width, box.height)
            if card == HIDDEN:
                pen.image("cards/back", place)
            else:
                draw_card(pen, place, card)
        if self.ring:
            pen.focus(theme.FOCUS, box.inflate(8, 4))
