"""What is hidden from a seat: the Climate Cards in the hands of others."""

from typing import Final

from tremor_gui.rules.core import State, resume
from tremor_gui.rules.game import Rng, View
from tremor_gui.rules.window import Window

from .cards import HIDDEN
from .table import Table, replaced, undrawn

_TRIES: Final = 20


def redact(table: Table, seat: int) -> Table:
    """Return the table with every card hidden that a seat does not hold itself; allies show theirs (T122)."""
    hands = tuple(
        hand if table.teams[other] == table.teams[seat] else (HIDDEN,) * len(hand)
        for other, hand in enumerate(table.hands)
    )
    return table if hands == table.hands else table._replace(hands=hands)


def imagine(view: View[Table], rng: Rng) -> State[Table]:
    """Return a state the viewer could not tell from the real one.

    The cards it does not see are dealt at random. A seat that is being
    waited for in a window is known to have something to say there, so it is
    dealt something that lets it.
    """
    table = view.table
    for _ in range(_TRIES):
        table = _dealt(view.table, rng)
        if _asked_can_answer(view, table):
            break
    else:
        table = _forced(view, table)
    return resume(table, view.stack, rng.getrandbits(64))


def _dealt(table: Table, rng: Rng) -> Table:
    """Return the table with cards of the deck in the place of hidden ones."""
    pool = list(undrawn(table))
    hands: list[tuple[int, ...]] = []
    for hand in table.hands:
        known = [card for card in hand if card != HIDDEN]
        known += [pool.pop(rng.getrandbits(32) % len(pool)) for card in hand if card == HIDDEN]
        hands.append(tuple(sorted(known)))
    return table._replace(hands=tuple(hands))


def _asked_can_answer(view: View[Table], table: Table) -> bool:
    frame = view.stack[-1] if view.stack else None
    if not isinstance(frame, Window) or not frame.asking:
        return True
    return bool(frame.responses(table, frame.order[frame.at]))


def _forced(view: View[Table], table: Table) -> Table:
    """Return a dealt table in which the seat asked holds a card it may play, taken from the deck."""
    frame = view.stack[-1]
    assert isinstance(frame, Window)
    seat = frame.order[frame.at]
    shown = view.table.hands[seat]
    for card in sorted(set(undrawn(table))):
        for given in table.hands[seat] if HIDDEN in shown else ():
            hand = list(table.hands[seat])
            hand.remove(given)
            candidate = table._replace(hands=replaced(table.hands, seat, tuple(sorted((*hand, card)))))
            if frame.responses(candidate, seat):
                return candidate
    return table
