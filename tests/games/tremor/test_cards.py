"""The deck, the Spirit Tracks and the hands."""

from collections import Counter
from random import Random

import pytest
from boards import acting, after, card, events, igniting, play_card, state_of, strike
from drawn import SPECIES, WITH_CARDS, A, B, C, board, cards, piece_at, redrawn, setup_of

from tremor_gui.games.tremor.actions import Forecast, Ignite
from tremor_gui.games.tremor.card_events import CardDrawn, DeckShuffled
from tremor_gui.games.tremor.cards import CARDS, COPIES, DICE, EXCLAMATION, LIGHTNING
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.deal import Setup, opening
from tremor_gui.games.tremor.events import SpiritCleared, SpiritGrew
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.secrets import redact
from tremor_gui.games.tremor.species import SPECIES as ALL_SPECIES
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import Table, undrawn
from tremor_gui.games.tremor.terms import CYCLONE, FLOOD
from tremor_gui.games.tremor.texts import (
    CARD_NAMES,
    CARD_TEXTS,
    CATASTROPHE_NAMES,
    CATASTROPHE_TEXTS,
    HOURGLASS_TEXT,
    SYMBOL_TEXTS,
    TRAIT_NAMES,
    TRAIT_TEXTS,
)
from tremor_gui.games.tremor.turn import Act, Turn
from tremor_gui.rules.core import State, begin
from tremor_gui.rules.game import observe


def test_there_are_two_of_each_of_twenty_two_designs() -> None:
    assert len(CARDS) * COPIES == 44
    assert Counter(one.symbol for one in CARDS) == {LIGHTNING: 11, DICE: 8, EXCLAMATION: 3}
    assert len(undrawn(board(setup=WITH_CARDS))) == 44


def test_everything_has_a_name_and_a_short_text() -> None:
    assert [str(name).lower().replace(" ", "_") for name in CARD_NAMES] == [one.key for one in CARDS]
    assert [str(name).lower().replace(" ", "_") for name in CATASTROPHE_NAMES] == [
        one.key for one in CATASTROPHES
    ]
    assert {str(name).lower() for name in TRAIT_NAMES.values()} == {one.trait for one in ALL_SPECIES.values()}
    assert TRAIT_NAMES.keys() == TRAIT_TEXTS.keys()
    assert set(SYMBOL_TEXTS) == {LIGHTNING, DICE, EXCLAMATION}
    texts = [*CARD_TEXTS, *CATASTROPHE_TEXTS, *TRAIT_TEXTS.values(), *SYMBOL_TEXTS.values(), HOURGLASS_TEXT]
    assert (len(CARD_TEXTS), len(CATASTROPHE_TEXTS)) == (22, 14)
    assert all(20 < len(str(text)) <= 140 and str(text).endswith(".") for text in texts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_draws_two_cards_before_exploration(players: int) -> None:
    step = opening(setup_of(players, without=()), 3)
    assert [type(event) for event in step.events[: 2 * players]] == [CardDrawn] * 2 * players
    assert [len(hand) for hand in step.state.table.hands] == [2] * players
    assert not any(opening(setup_of(players), 3).state.table.hands)


def test_every_card_is_equally_likely_to_be_drawn() -> None:
    drawn = Counter(
        event.card
        for chance in range(1200)
        for event in opening(setup_of(without=()), chance).events
        if isinstance(event, CardDrawn)
    )
    assert set(drawn) == set(range(22))
    assert all(340 < count < 540 for count in drawn.values())


def test_the_third_counter_draws_a_card_and_clears_the_track() -> None:
    """T53, T121."""
    struck = Ignite(piece_at(strike_ready(), "b2"), 0)
    happened = events(strike_ready(), struck)
    kinds = [type(event) for event in happened if isinstance(event, SpiritGrew | CardDrawn | SpiritCleared)]
    assert kinds == [SpiritGrew, CardDrawn, SpiritCleared]
    state = after(strike_ready(), struck)
    assert (state.table.spirit[A], state.table.counters[A], len(state.table.hands[A])) == ((), 6, 1)


def strike_ready() -> State[Table]:
    """A, with two counters on its Spirit Track, is about to strike with a Flood."""
    return igniting(board(setup=WITH_CARDS, spirit=(2, 0, 0, 0)), FLOOD)


def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    """T09."""
    table = board(setup=WITH_CARDS, spirit=(2, 0, 0, 0))
    hand = tuple(sorted(number for number in range(22) for _ in range(2) if number != card("quell")))
    table = table._replace(hands=((), hand, (), ()), discard=cards("quell quell"))
    step = begin(table, [Turn(B, 2), Act(A, 4, fresh=False), Spirit(A)], 1)
    assert step.events[1:3] == (DeckShuffled(), CardDrawn(A, card("quell"), (A,)))
    assert step.state.table.discard == ()
    assert undrawn(step.state.table) == cards("quell")


def test_with_deck_and_discards_empty_the_track_is_cleared_and_nothing_drawn() -> None:
    """T09."""
    every = tuple(number for number in range(22) for _ in range(2))
    table = board(setup=WITH_CARDS, spirit=(2, 0, 0, 0))._replace(hands=((), every, (), ()))
    state = state_of(table, Spirit(A), Act(A, 4, fresh=False), Turn(B, 2))
    assert state.table.spirit[A] == ()
    assert state.table.counters[A] == 10
    assert state.table.hands[A] == ()


def test_without_cards_there_are_no_counters_on_spirit_tracks_and_none_is_kept_back() -> None:
    """T130, T135."""
    drawn = redrawn().split()
    for at in (9, 14, 19, 23, 22, 21):
        drawn[at] += "#A"
    state = igniting(board(" ".join(drawn)), FLOOD)
    state = strike(state, "b2")
    assert state.table.counters[A] == 0
    assert state.table.spirit == ((), (), (), ())
    happened = events(acting(board(redrawn(b1="9#B", a2="12#B")), left=4), Forecast(0))
    assert not any(isinstance(event, SpiritGrew) for event in happened)


def test_only_the_own_cards_are_seen_but_how_many_the_others_hold() -> None:
    table = board(setup=WITH_CARDS, hands={A: "quell", B: "thaw omen"})
    assert redact(table, A).hands == (table.hands[A], (-1, -1), (), ())
    assert redact(table, B).hands == ((-1,), table.hands[B], (), ())
    assert CardDrawn(B, 3, (B,)).seen_by(A) == CardDrawn(B, -1, (B,))
    assert CardDrawn(B, 3, (B,)).seen_by(B) == CardDrawn(B, 3, (B,))


def test_an_imagined_hand_lets_whoever_is_waited_for_say_something() -> None:
    """T109: in a window, and in an action phase that goes on only for a card."""
    table = board(
        redrawn(e3="9#C"), setup=WITH_CARDS, hands={A: "sinkhole", B: "undertow", C: "quell quell omen"}
    )
    declared = strike(igniting(table, CYCLONE), "b2", 1)
    stuck = acting(
        board(redrawn(b1="9#B", a2="12#B"), setup=WITH_CARDS, hands={A: "sinkhole", B: "quell"}), left=1
    )
    for state in (declared, stuck):
        for seat in range(4):
            view = observe(TREMOR, state, seat)
            for number in range(40):
                imagined = TREMOR.imagine(view, Random(number))
                assert imagined.decision is not None
                assert state.decision is not None
                assert imagined.decision.seats == state.decision.seats
                assert len(imagined.decision.options) > 1
                assert not TREMOR.faults(imagined)
                assert observe(TREMOR, imagined, seat) == view


def test_an_imagined_hand_is_found_even_if_hardly_any_card_would_do() -> None:
    """Only Quell fits, and all but one of them has been seen."""
    table = board(setup=WITH_CARDS, hands={A: "polar_shift", B: "quell"})._replace(discard=cards("quell"))
    state = after(acting(table), play_card("polar_shift"))
    view = observe(TREMOR, state, A)
    for number in range(20):
        assert TREMOR.imagine(view, Random(number)).table.hands[B] == cards("quell")


def test_a_setup_names_variant_and_what_is_left_out_once_and_rightly() -> None:
    """T130."""
    players = setup_of(4).players
    for setup, complaint in (
        (Setup(players, "solo"), "no variant “solo”"),
        (Setup(players, without=("luck",)), "Only cards, traits and catastrophes"),
        (Setup(players, without=("cards", "cards")), "each once"),
        (Setup(players, "coop", partner=4), "one of the other three"),
    ):
        with pytest.raises(ValueError, match=complaint):
            opening(setup, 1)


def test_each_of_the_three_switches_is_independent() -> None:
    """T130."""
    for left_out in (("cards",), ("traits",), ("catastrophes",), ("cards", "catastrophes")):
        table = opening(setup_of(without=left_out, species=SPECIES), 2).state.table
        assert table.cards is ("cards" not in left_out)
        assert any(table.traits) is ("traits" not in left_out)
        assert table.catastrophes is ("catastrophes" not in left_out)
        assert piece_at(table, "c3") == 12
