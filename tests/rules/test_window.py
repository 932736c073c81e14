"""Responses: who answers what, in which order it resolves, and what a save inside a window holds."""

from dataclasses import dataclass
from random import Random

import laws
import pytest
from duel import (
    ALL_CARDS,
    BOLT,
    CONCEIVABLE,
    COUNTER,
    DRAIN,
    DUEL,
    FEINT,
    HIDDEN,
    Announced,
    Bolt,
    Choose,
    Counter,
    Discard,
    Drain,
    Feint,
    Hit,
    Nullify,
    Played,
    Ransack,
    Redirect,
    Rest,
    Strike,
    Table,
    Turn,
)

from tremor_gui.rules.core import Action, Decision, Event, Frame, Illegal, Referee, State, play, resume
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import PASS, Fizzled, Voided, Window, amend, answered

Line = tuple[int, Action]
HANDS = ((BOLT, COUNTER, FEINT), (BOLT, COUNTER, COUNTER), (COUNTER, COUNTER, FEINT))


def duel(hands: tuple[tuple[int, ...], ...] = HANDS, lives: tuple[int, ...] = (2, 2, 2)) -> State[Table]:
    """A duel in which seat 0 is to choose."""
    deck = list(ALL_CARDS)
    for hand in hands:
        for card in hand:
            deck.remove(card)
    return resume(Table(0, lives, hands, tuple(deck), ()), (Turn(1), Choose(0)), 7)


def played(state: State[Table], *lines: Line) -> tuple[State[Table], list[Event[Table]]]:
    """Play the lines, whoever is asked in between or after them passing; return what came of them.

    The cards that were laid down are left out of the events.
    """
    events: list[Event[Table]] = []
    waiting = list(lines)
    while state.decision is not None:
        (seat,) = state.decision.seats
        if waiting and waiting[0][0] == seat and waiting[0][1] in state.decision.options:
            action = waiting.pop(0)[1]
        elif isinstance(state.stack[-1], Window):
            action = PASS
        else:
            break
        step = play(state, action)
        events += [event for event in step.events if isinstance(event, Hit | Voided | Fizzled)]
        state = step.state
    assert not waiting
    return state, events


@pytest.mark.parametrize(
    ("lines", "resolved"),
    [
        pytest.param([(0, Bolt(1))], [Hit(1)], id="nobody answers"),
        pytest.param(
            [(0, Bolt(1)), (1, Counter())],
            [Voided(0)],
            id="a counter voids the bolt",
        ),
        pytest.param(
            [(0, Bolt(1)), (1, Counter()), (2, Counter())],
            [Voided(1), Hit(1)],
            id="a counter of the counter lets it strike",
        ),
        pytest.param(
            [(0, Bolt(1)), (1, Counter()), (2, Counter()), (0, Counter())],
            [Voided(2), Voided(0)],
            id="the third counter voids the second, so the first voids the bolt",
        ),
        pytest.param(
            [(0, Bolt(1)), (1, Counter()), (2, Counter()), (0, Counter()), (2, Counter())],
            [Voided(0), Voided(1), Hit(1)],
            id="four counters, one above the other, undo each other in pairs",
        ),
        pytest.param(
            [(0, Bolt(1)), (2, Feint(0))],
            [Hit(0)],
            id="a feint sends the bolt back",
        ),
        pytest.param(
            [(0, Bolt(1)), (2, Feint(0)), (0, Counter())],
            [Voided(2), Hit(1)],
            id="a countered feint changes nothing",
        ),
        pytest.param(
            [(0, Bolt(1)), (2, Feint(0)), (0, PASS), (0, Feint(2))],
            [Hit(2)],
            id="after a response everybody is asked again, whoever has passed before",
        ),
        pytest.param(
            [(0, Bolt(1)), (1, Bolt(2))],
            [Hit(2), Hit(1)],
            id="the last in resolves first",
        ),
        pytest.param(
            [(0, Bolt(1)), (1, Bolt(2)), (2, Feint(0)), (1, Counter())],
            [Voided(2), Hit(2), Hit(1)],
            id="a response meets the window it was given in and no other",
        ),
        pytest.param(
            [(0, Bolt(1)), (1, Bolt(2)), (0, PASS), (2, Counter()), (0, Counter())],
            [Voided(2), Hit(2), Hit(1)],
            id="a response can be answered by the one who is answered",
        ),
    ],
)
def test_responses_resolve_last_in_first_out(lines: list[Line], resolved: list[Event[Table]]) -> None:
    state, events = played(duel(), *lines)
    assert events == resolved
    assert state.stack[-1] == Choose(1)
    assert len(state.table.discard) == sum(action != PASS for _, action in lines)


def test_a_bolt_whose_target_fell_meanwhile_fizzles() -> None:
    state = duel(((BOLT,), (), (BOLT,)), lives=(2, 1, 2))
    state, events = played(state, (0, Bolt(1)), (2, Bolt(1)))
    assert events == [Hit(1), Fizzled(0)]


def test_seats_with_nothing_to_say_are_not_asked() -> None:
    state = duel(((BOLT,), (), (COUNTER,)))
    state = play(state, Bolt(1)).state
    assert state.decision is not None
    assert state.decision.seats == (2,)
    assert state.decision.options == (Counter(), PASS)


def test_with_nobody_to_answer_the_effect_takes_place_at_once() -> None:
    _, events = played(duel(((BOLT,), (), ())), (0, Bolt(1)))
    assert events == [Hit(1)]


def test_a_card_is_paid_for_when_it_is_announced() -> None:
    state = play(duel(((BOLT, BOLT), (COUNTER,), ())), Bolt(1)).state
    assert state.table.hands[0] == (BOLT,)
    assert state.table.discard == (BOLT,)


def test_nobody_is_asked_about_an_effect_that_was_voided() -> None:
    """A second counter in hand is not asked for, since there is nothing left to counter."""
    state = duel(((BOLT,), (COUNTER, COUNTER), ()))
    for action in (Bolt(1), Counter(), PASS):
        state = play(state, action).state
    assert state.stack == (Turn(2), Choose(1))


def test_an_answer_by_a_seat_that_is_not_asked_is_refused() -> None:
    state = play(duel(), Bolt(1)).state
    with pytest.raises(Illegal, match="another player"):
        play(state, Counter(), 1)


def test_an_effect_may_ask_a_question_of_its_own() -> None:
    state = duel(((DRAIN,), (BOLT, FEINT), ()))
    state = play(state, Drain(1)).state
    state = play(state, PASS).state
    assert state.stack[-1] == Ransack(1)
    assert state.decision is not None
    assert state.decision.options == (Discard(BOLT), Discard(FEINT))
    assert play(state, Discard(FEINT)).events[0] == Played(1, FEINT)


def inside() -> dict[str, State[Table]]:
    """A state inside every kind of window and effect of the duel."""
    bolt = play(duel(), Bolt(1)).state
    counter = play(play(bolt, PASS).state, Counter()).state
    recounter = play(counter, Counter()).state
    third = play(recounter, Counter()).state
    feint = play(bolt, Feint(2)).state
    hands = ((DRAIN,), (BOLT,), (COUNTER,))
    drain = play(duel(hands), Drain(1)).state
    ransack = play(play(drain, PASS).state, PASS).state
    return {
        "bolt": bolt,
        "counter": counter,
        "recounter": recounter,
        "third counter": third,
        "feint": feint,
        "drain": drain,
        "ransack": ransack,
    }


def test_windows_nest_three_deep_and_more() -> None:
    stack = inside()["third counter"].stack
    windows = [frame for frame in stack if isinstance(frame, Window)]
    assert [type(window.effect) for window in windows] == [Strike, Nullify, Nullify, Nullify]


@pytest.mark.parametrize("name", inside())
def test_a_save_inside_a_window_comes_back_and_plays_on_alike(name: str) -> None:
    state = inside()[name]
    again = laws.restored(DUEL, state)
    assert again == state
    assert again.decision == state.decision
    assert state.decision is not None
    for action in state.decision.options:
        assert play(again, action).events == play(state, action).events
        assert play(again, action).state == play(state, action).state


@pytest.mark.parametrize("name", inside())
def test_undo_inside_a_window_is_going_back_to_the_state_before(name: str) -> None:
    state = inside()[name]
    before = laws.dumped(DUEL, state)
    assert state.decision is not None
    for action in state.decision.options:
        after = play(state, action).state
        assert laws.dumped(DUEL, after) != before
        assert laws.dumped(DUEL, state) == before
        assert play(state, action).state == after


@pytest.mark.parametrize("name", inside())
def test_inside_a_window_every_seat_sees_only_its_own_question(name: str) -> None:
    state = inside()[name]
    assert state.decision is not None
    for seat in range(3):
        view = observe(DUEL, state, seat)
        others = [hand for owner, hand in enumerate(view.table.hands) if owner != seat]
        assert not any(card != HIDDEN for hand in others for card in hand)
        assert view.decision == (state.decision if state.decision.seats == (seat,) else None)
        for chance in range(20):
            imagined = DUEL.imagine(view, Random(chance))
            assert observe(DUEL, imagined, seat) == view
            assert observe(DUEL, imagined, seat).decision == view.decision


def test_whom_a_window_waits_for_is_no_secret_and_needs_no_hand() -> None:
    """Seat 1 has a counter that seat 2 cannot see; seat 2 must not believe itself asked."""
    state = play(duel(((BOLT,), (COUNTER,), (COUNTER,))), Bolt(1)).state
    view = observe(DUEL, state, 2)
    assert view.decision is None
    assert view.stack[-1].ask(view.table) == Decision(
        (1,), Announced(0, Strike(1), (0, 1, 2)).prompt(), (PASS,)
    )


@dataclass(frozen=True, slots=True)
class Masked(Frame[Table]):
    card: int

    def seen_by(self, seat: int) -> "Masked":
        return self if seat == 0 else Masked(HIDDEN)


def test_a_window_shows_its_effect_as_the_seat_may_see_it() -> None:
    window = Announced(0, Masked(BOLT), (0, 1), at=1, asking=True)
    assert window.seen_by(0) == window
    assert window.seen_by(1) == Announced(0, Masked(HIDDEN), (0, 1), at=1, asking=True)


def test_an_answer_finds_the_window_just_below_it() -> None:
    low, high = Announced(0, Strike(1), (0, 1, 2)), Announced(1, Strike(2), (0, 1, 2))
    referee = Referee[Table](duel().table, [Turn(1), low, high, Redirect(0)], 1, 2)
    assert answered(referee) == high
    amend(referee, void=True)
    assert referee.stack[1] == low
    assert referee.stack[2] == Announced(1, Strike(2), (0, 1, 2), void=True)


def test_an_answer_to_nothing_is_an_error_of_the_game() -> None:
    referee = Referee[Table](duel().table, [Turn(1), Nullify()], 1, 2)
    with pytest.raises(LookupError, match="nothing was answered"):
        amend(referee, void=True)


def test_windows_without_special_conditions_always_stay_possible() -> None:
    window: Window[Table] = Window(0, Strike(1), (0,))
    assert window.possible(duel().table)


def test_a_game_must_say_what_may_be_answered() -> None:
    window: Window[Table] = Window(0, Strike(1), (0,))
    with pytest.raises(NotImplementedError):
        window.responses(duel().table, 0)
    with pytest.raises(NotImplementedError):
        window.respond(Referee[Table](duel().table, [window], 1, 0), Rest())


@pytest.mark.parametrize("players", DUEL.seats)
@pytest.mark.parametrize("seed", range(8))
def test_every_law_holds_in_random_duels(players: int, seed: int) -> None:
    rng = Random(seed)
    for before, step in laws.playout(laws.Kind(DUEL, players), seed):
        assert not list(laws.cheap(DUEL, before, step))
        assert not list(laws.thorough(DUEL, before, step, players, rng))
        if step.state.decision is not None:
            view = observe(DUEL, step.state, step.state.decision.seats[0])
            for action in CONCEIVABLE:
                assert (DUEL.why_not(view, action) is None) == (action in step.state.decision.options)
