"""Who is passed over since it has nothing to say, and whether the others can know that (T109)."""

from collections.abc import Iterator
from random import Random

import laws
import pytest
from boards import acting, igniting, play_card, strike
from drawn import WITH_CARDS, A, B, C, D, board, piece_at, redrawn

from tremor_gui.games.tremor.actions import Ignite
from tremor_gui.games.tremor.card_events import TokenDelayed, TraitUsed
from tremor_gui.games.tremor.cards import CARDS, COPIES
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.species import DELAY, NEST, SCENT, SWING
from tremor_gui.games.tremor.table import Table, replaced
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE
from tremor_gui.games.tremor.windows import Announced, Declared
from tremor_gui.rules.core import Action, Silence, State, Step, overhear, resume
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import Window

KIND = laws.Kind(TREMOR, 4)
QUELLABLE = board(redrawn(e3="9#C"), setup=WITH_CARDS, hands={A: "migration", B: "erosion", C: "quell"})


def silences(state: State[Table], action: Action) -> tuple[Silence, ...]:
    assert state.decision is not None
    return overhear(state, action, state.decision.seats[0])


def steps(seed: int, most: int = 250) -> Iterator[tuple[State[Table], Step]]:
    """Steps of a match at random that somebody has chosen."""
    for count, (before, step) in enumerate(laws.playout(KIND, seed)):
        if count > most:
            return
        if step.action is not None:
            yield before, step


@pytest.mark.parametrize("seed", range(3))
def test_whoever_listens_hears_what_happens(seed: int) -> None:
    """A silence lies between the events of the step, in their order, and in a window that goes on."""
    heard = 0
    for before, step in steps(seed):
        assert step.action is not None
        last = 0
        for silence in overhear(before, step.action, step.seat):
            assert last <= silence.events <= len(step.events)
            assert laws.folded(before.table, step.events[: silence.events]) == silence.table
            window = silence.stack[-1]
            assert isinstance(window, Window)
            assert window.order[window.at] == silence.seat
            assert not window.responses(silence.table, silence.seat)
            last = silence.events
            heard += 1
    assert heard > 100


def test_a_called_seat_that_can_only_pass_can_imagine_the_others() -> None:
    """As when it asks for a hint: of itself it knows that it has nothing to say."""
    imagined = 0
    for before, step in steps(1):
        assert step.action is not None
        for silence in overhear(before, step.action, step.seat):
            view = observe(TREMOR, resume(silence.table, silence.stack, 0), silence.seat)
            state = TREMOR.imagine(view, Random(1))
            assert state.decision == view.decision
            assert observe(TREMOR, state, silence.seat) == view
            imagined += 1
    assert imagined > 20


@pytest.mark.parametrize("seed", range(3))
def test_whoever_is_asked_might_have_had_something_to_say(seed: int) -> None:
    """So nobody is asked where a seat with as many cards would not be called."""
    asked = 0
    for _, step in steps(seed, 600):
        state = step.state
        window = state.stack[-1] if state.stack else None
        if (
            state.decision is not None
            and isinstance(window, Window)
            and state.table.hands[window.order[window.at]]
        ):
            assert TREMOR.might_answer(Silence(state.decision.seats[0], 0, state.table, state.stack))
            asked += 1
    assert asked > 5


@pytest.mark.parametrize("seed", range(3))
def test_whether_a_seat_might_answer_does_not_depend_on_what_it_holds(seed: int) -> None:
    rng = Random(seed)
    for before, step in steps(seed):
        assert step.action is not None
        for silence in overhear(before, step.action, step.seat):
            deck = [card for card in range(len(CARDS)) for _ in range(COPIES)]
            for card in silence.table.discard:
                deck.remove(card)
            rng.shuffle(deck)
            hands = tuple(tuple(sorted(deck.pop() for _ in hand)) for hand in silence.table.hands)
            other = silence._replace(table=silence.table._replace(hands=hands))
            assert TREMOR.might_answer(other) == TREMOR.might_answer(silence)


def test_seats_are_heard_in_turn_order_around_the_one_that_is_asked() -> None:
    state = acting(QUELLABLE)
    found = silences(state, play_card("migration"))
    assert [(one.seat, type(one.stack[-1])) for one in found] == [(A, Announced), (B, Announced)]


def test_only_cards_that_nobody_has_seen_are_thought_of() -> None:
    """A Quell might be held until both lie on the discard pile; a Thaw needs a block."""
    quell, thaw = (play_card(key).card for key in ("quell", "thaw"))
    table = board(redrawn(), setup=WITH_CARDS, hands={A: "migration", B: "erosion"})
    state = acting(table)

    def might(table: Table) -> bool:
        (own, heard, *_) = silences(acting(table), play_card("migration"))
        assert (own.seat, heard.seat) == (A, B)
        return TREMOR.might_answer(heard)

    assert might(state.table)
    assert might(table._replace(discard=(quell, thaw)))
    assert not might(table._replace(discard=(quell, quell)))
    assert not might(table._replace(hands=replaced(table.hands, B, ())))


def test_what_is_declared_is_heard_by_all() -> None:
    table = board(redrawn(), setup=WITH_CARDS, hands={B: "erosion", C: "erosion"})
    found = silences(igniting(table, CYCLONE), Ignite(piece_at(table, "b2"), CLOCKWISE))
    declared = [one for one in found if isinstance(one.stack[-1], Declared)]
    assert [one.seat for one in declared] == [A, B, C, D]
    assert [TREMOR.might_answer(one) for one in declared] == [False, True, True, False]
    assert strike(igniting(table, CYCLONE), "b2", CLOCKWISE).decision is not None


def test_traits_that_are_part_of_something_else_are_not_announced() -> None:
    """T109: Nest, Swing and Scent belong to their action, Delay to its roll."""
    quiet, met = {NEST, SWING, SCENT, DELAY}, set()
    for seed in range(12):
        for before, step in steps(seed, 500):
            used = {event.trait for event in step.events if isinstance(event, TraitUsed)}
            used |= {DELAY for event in step.events if isinstance(event, TokenDelayed)}
            if step.action is not None and used and used <= quiet:
                met |= used
                heard = overhear(before, step.action, step.seat)
                assert not any(isinstance(one.stack[-1], Announced) for one in heard)
    assert met == quiet
