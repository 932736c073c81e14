"""What is hidden from a seat: the Climate Cards in the hands of others."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tremor_gui.rules.core import Silence, State, resume
from tremor_gui.rules.game import SPECTATOR, Rng, View
from tremor_gui.rules.window import Window

from .cards import HIDDEN
from .table import NOBODY, Table, changed, replaced, undrawn

_TRIES: Final = 9
"""Deals at random before a card is looked for that fits."""


def redact(table: Table, seat: int) -> Table:
    """Return the table with every card hidden that a seat does not hold itself; allies show theirs (T122)."""
    team = NOBODY if seat == SPECTATOR else table.teams[seat]
    hands = tuple(
        hand if table.teams[other] == team else (HIDDEN,) * len(hand)
        for other, hand in enumerate(table.hands)
    )
    return table if hands == table.hands else changed(table, hands=hands)


def imagine(view: View[Table], rng: Rng) -> State[Table]:
    """Return a state the viewer could not tell from the real one.

    The cards it does not see are dealt at random. But another seat that is
    waited for is known to have something to say, so it is dealt something to
    say. Of itself the viewer knows what it is asked, also if that is nothing
    but to pass, as for a seat called though the rules pass it over (T109).
    """
    if any(HIDDEN in hand for hand in view.table.hands):
        states = (resume(deal, view.stack, 0) for deal in _deals(view, rng))
        state = next(states) if view.decision is not None else next(filter(_can_answer, states))
    else:
        state = resume(view.table, view.stack, 0)
    return replace(state, chance=rng.getrandbits(64))


def might_answer(silence: Silence) -> bool:
    """Return whether a seat might have had something to say in a window, for all that everybody knows (T109).

    Everybody knows how many cards it holds, and which lie face up on the discard pile.
    """
    table, window = silence.table, silence.stack[-1]
    assert isinstance(window, Window)
    if not table.hands[silence.seat]:
        return False
    unseen = undrawn(table._replace(hands=((),) * len(table.hands)))
    hands = replaced(table.hands, silence.seat, tuple(sorted(set(unseen))))
    return bool(window.responses(table._replace(hands=hands), silence.seat))


def _deals(view: View[Table], rng: Rng) -> Iterator[Table]:
    """Return deals to choose from: some at random, then those with one card given on purpose."""
    for _ in range(_TRIES):
        yield _dealt(view.table, rng)
    for seat, shown in enumerate(view.table.hands):
        if HIDDEN in shown:
            for card in sorted(set(undrawn(view.table))):
                hands = replaced(view.table.hands, seat, (*shown[1:], card))
                yield _dealt(changed(view.table, hands=hands), rng)


def _dealt(table: Table, rng: Rng) -> Table:
    """Return the table with cards of the deck in the place of hidden ones."""
    pool = list(undrawn(table))
    hands: list[tuple[int, ...]] = []
    for hand in table.hands:
        dealt = [pool.pop(rng.getrandbits(32) % len(pool)) if card == HIDDEN else card for card in hand]
        hands.append(tuple(sorted(dealt)))
    return changed(table, hands=tuple(hands))


def _can_answer(state: State[Table]) -> bool:
    """Return whether somebody is asked, and in a window has more to say than to pass; or all is over."""
    if not state.stack:
        return True
    said = 0 if state.decision is None else len(state.decision.options)
    return said > 1 if isinstance(state.stack[-1], Window) else said > 0
