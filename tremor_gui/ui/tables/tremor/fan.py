"""The hand: Climate Cards fanned out at the bottom edge, one of each design with its number of copies."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.ui import palette, theme
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.tooltip import draw_note, with_topic

from .cardface import CARD_SHAPE, draw_card, draw_large_card
from .choices import Choice, Handle
from .places import topic

_WIDTH: Final = 78.0
_GAP: Final = 6.0
_LARGE: Final = 232.0
_RISE: Final = 14.0
_VEIL: Final = palette.DARK_PAPER + "70"


@dataclass(frozen=True, slots=True)
class Held:
    """One design in the hand."""

    card: int
    copies: int
    playable: bool


class Fan:
    """Lays the cards of one seat side by side, over each other where they are many."""

    def __init__(self) -> None:
        self._box = Box(0, 0, 0, 0)
        self._cards: tuple[Held, ...] = ()
        self._why_not: Callable[[int], str] = str

    def place(self, box: Box) -> None:
        """Lie here from now on."""
        self._box = box

    def deal(
        self, hand: tuple[int, ...], playable: frozenset[int], why_not: Callable[[int], str] = str
    ) -> None:
        """Take up a hand, with what of it may be played now, and why not the rest."""
        self._why_not = cache(why_not)
        self._cards = tuple(Held(card, hand.count(card), card in playable) for card in dict.fromkeys(hand))

    def boxes(self) -> dict[Handle, Box]:
        """Return the visible part of each card, as handles, those on top first."""
        count = len(self._cards)
        if not count:
            return {}
        step = self._step
        shown = {
            ("card", held.card): Box(
                self._box.left + index * step,
                self._box.top,
                _WIDTH if index == count - 1 else min(step, _WIDTH),
                self._box.height,
            )
            for index, held in enumerate(self._cards)
        }
        return dict(reversed(shown.items()))

    @property
    def _step(self) -> float:
        room = self._box.width - _WIDTH
        return min(_WIDTH + _GAP, room / max(1, len(self._cards) - 1))

    def draw(self, pen: Pen, looked_at: Handle | None, picked: Handle | None) -> None:
        """Draw the hand; the card looked at or picked up is drawn large above it."""
        large: tuple[Held, Box] | None = None
        for index, held in enumerate(self._cards):
            handle: Handle = ("card", held.card)
            raised = handle in (looked_at, picked)
            left = self._box.left + index * self._step
            top = self._box.top + 4 - (_RISE if raised else 0)
            box = Box(left, top, _WIDTH, _WIDTH * CARD_SHAPE)
            draw_card(pen, box, held.card)
            if not held.playable:
                pen.fill(_VEIL, box.inflate(-4, -4))
            if held.copies > 1:
                self._draw_copies(pen, box, held.copies)
            if handle == picked:
                pen.outline(palette.MUST, box, 3, 8)
            if raised and picked is None:  # a card that is being played must not lie over its targets
                large = held, box
        if large is not None:
            self._draw_large(pen, *large)

    def _draw_copies(self, pen: Pen, box: Box, copies: int) -> None:
        badge = Box(
            box.left + 3, box.top + 74, 17, 20
        )  # where it is seen also of a card that is half covered
        pen.fill(palette.INK, badge, 9)
        style = theme.STRONG.sized(14).coloured(palette.CREAM)
        pen.line(f"{copies}", style, badge.center, "center")

    def _draw_large(self, pen: Pen, held: Held, box: Box) -> None:
        height = _LARGE * CARD_SHAPE
        area = pen.kit.metrics.area
        left = min(max(box.centerx - _LARGE / 2, area.left + 8), area.right - _LARGE - 8)
        large = Box(left, self._box.top - height - 22, _LARGE, height)
        draw_large_card(pen, large, held.card)
        above = Box(large.left, large.top, large.width, area.bottom - large.top)  # no room is left below
        why_not = "" if held.playable else f"<b>{escape(self._why_not(held.card))}</b>"
        draw_note(pen, with_topic(why_not, topic(f"cards/{CARDS[held.card].key}")), above)


def playable(choices: Iterable[Choice]) -> frozenset[int]:
    """Return the cards of the hand that some choice plays or gives up."""
    handles = (handle for one in choices for handle in (one.pick, one.drop) if handle is not None)
    return frozenset(int(handle[1]) for handle in handles if handle[0] == "card")
