"""What is hidden from a seat: the Climate Cards in the hands of others."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.rules.core import State, resume
from tremor_gui.rules.game import SPECTATOR, Rng, View
from tremor_gui.rules.window import Window

from .cards import HIDDEN
from .table import NOBODY, Table, replaced, undrawn

_TRIES: Final = 8
"""Deals at random before a card is looked for that fits."""


def redact(table: Table, seat: int) -> Table:
    """Return the table with every card hidden that a seat does not hold itself; allies show theirs (T122)."""
    team = NOBODY if seat == SPECTATOR else table.teams[seat]
    hands = tuple(
        hand if table.teams[other] == team else (HIDDEN,) * len(hand)
        for other, hand in enumerate(table.hands)
    )
    return table if hands == table.hands else table._replace(hands=hands)


def imagine(view: View[Table], rng: Rng) -> State[Table]:
    """Return a state the viewer could not tell from the real one.

    The cards it does not see are dealt at random. But whoever is being waited
    for is known to have something to say, so it is dealt something to say.
    """
    table = _dealt(view.table, rng)
    if table.hands != view.table.hands:
        table = next(deal for deal in _deals(view, table, rng) if _can_answer(view, deal))
    return resume(table, view.stack, rng.getrandbits(64))


def _deals(view: View[Table], table: Table, rng: Rng) -> Iterator[Table]:
    """Return deals to choose from: this one, some at random, then those with one card given on purpose."""
    yield table
    for _ in range(_TRIES):
        yield _dealt(view.table, rng)
    for seat, shown in enumerate(view.table.hands):
        if HIDDEN in shown:
            for card in sorted(set(undrawn(view.table))):
                hands = replaced(view.table.hands, seat, (*shown[1:], card))
                yield _dealt(view.table._replace(hands=hands), rng)


def _dealt(table: Table, rng: Rng) -> Table:
    """Return the table with cards of the deck in the place of hidden ones."""
    pool = list(undrawn(table))
    hands: list[tuple[int, ...]] = []
    for hand in table.hands:
        known = [card for card in hand if card != HIDDEN]
        known += [pool.pop(rng.getrandbits(32) % len(pool)) for card in hand if card == HIDDEN]
        hands.append(tuple(sorted(known)))
    return table._replace(hands=tuple(hands))


def _can_answer(view: View[Table], table: Table) -> bool:
    """Return whether somebody is asked with these hands, and in a window has more to say than to pass."""
    if not view.stack:
        return True
    frame = view.stack[-1]
    if isinstance(frame, Window):
        return bool(frame.responses(table, frame.order[frame.at]))
    return frame.ask(table) is not None
