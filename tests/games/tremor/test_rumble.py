"""The Royal Rumble: be on the Earthquake Tile when it erupts, and alone."""

import pytest
from boards import (
    acting,
    after,
    asked,
    at,
    events,
    late,
    options,
    play_card,
    rolled,
    state_of,
    strike,
)
from drawn import A, B, C, D, board, cards, piece_at, redrawn, setup_of, stands, wedge

from tremor_gui.games.tremor.actions import ROLL_DICE, Place, RollDice, Traverse
from tremor_gui.games.tremor.card_events import CardDiscarded, Eliminated
from tremor_gui.games.tremor.deal import opening
from tremor_gui.games.tremor.earthquake import Eruption
from tremor_gui.games.tremor.events import Erupted, Redealt, Rolled, SentHome, Won
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import OUT, Table, dice
from tremor_gui.games.tremor.terms import FLOOD, RUMBLE, SEISMIC_LEVELS
from tremor_gui.games.tremor.turn import Act, Turn
from tremor_gui.rules.core import State
from tremor_gui.rules.game import Outcome, observe


def rumble(players: int = 4, without: tuple[str, ...] = ("traits", "catastrophes")) -> Table:
    return board(setup=setup_of(players, variant=RUMBLE, without=without))


def on_the_tile(*seats: int, picture: str = redrawn(), **more: object) -> Table:
    """A table with these players on the Earthquake Tile and the others on their starts."""
    table = board(picture, setup=setup_of(variant=RUMBLE, without=("traits", "catastrophes")), **more)  # type: ignore[arg-type]
    return table._replace(pawns=tuple(12 if seat in seats else pawn for seat, pawn in enumerate(table.pawns)))


def erupted(table: Table, seat: int = A) -> State[Table]:
    return state_of(table._replace(active=seat), Eruption(), late(seat), Turn((seat + 1) % 4, 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_counter_starts_at_seven_and_everybody_has_four_cards(players: int) -> None:
    """T128: whatever the number of players."""
    step = opening(setup_of(players, variant=RUMBLE, without=()), 5)
    assert SEISMIC_LEVELS[step.state.table.level] == 7
    assert [len(hand) for hand in step.state.table.hands] == [4] * players


def test_who_alone_stands_on_the_erupting_tile_wins() -> None:
    """T124, T126: before anything is lifted."""
    state = erupted(on_the_tile(C))
    assert TREMOR.outcome(state.table) == Outcome((C,))
    assert state.stack == ()
    kinds = [type(event) for event in last_events(on_the_tile(C))]
    assert kinds == [Erupted, Won]


def last_events(table: Table, seat: int = A) -> list[object]:
    """What happens when the Earthquake erupts by a Foreshock of a seat."""
    hands = tuple(cards("foreshock") if other == seat else () for other in range(4))
    state = acting(table._replace(hands=hands, level=3, track=(D,), tokens=(20, 20, 20, 19)), seat)
    happened: list[object] = list(events(state, play_card("foreshock")))
    return happened[happened.index(Erupted(3)) :]


def test_with_nobody_on_it_nobody_is_eliminated() -> None:
    """T124."""
    state = erupted(on_the_tile())
    assert OUT not in state.table.pawns
    assert TREMOR.outcome(state.table) is None


def test_with_several_on_it_the_others_are_out_and_the_survivors_go_back_to_their_starts() -> None:
    """T125, T126."""
    state = erupted(on_the_tile(A, C))
    assert [pawn == OUT for pawn in state.table.pawns] == [False, True, False, True]
    assert (stands(state, A), stands(state, C)) == ("a1", "e5")
    kinds = [type(event) for event in last_events(on_the_tile(A, C))]
    assert kinds[:5] == [Erupted, Eliminated, Eliminated, SentHome, SentHome]
    assert kinds[5] is Redealt


def test_an_eliminated_player_s_tokens_and_counters_leave_the_game_with_it() -> None:
    """T48, T146: wedges, Earthquake Track, Spirit Track and cards; nothing stays closed for ever."""
    table = on_the_tile(
        A,
        C,
        wedges={"flood 1": "BB", "flood 2": "AD"},
        spirit=(0, 2, 0, 0),
        hands={B: "quell thaw", D: "omen"},
    )
    state = erupted(table)
    assert state.table.wedges[wedge("flood 1")] == ()
    assert state.table.wedges[wedge("flood 2")] == (A,)
    assert state.table.tokens == (19, 20, 20, 20)
    assert state.table.spirit == ((), (), (), ())
    assert state.table.hands == ((), (), (), ())
    assert sorted(state.table.discard) == sorted(cards("quell thaw omen"))


def test_the_cards_of_the_eliminated_are_discarded_in_sight_of_all() -> None:
    """T127: so that everybody knows what the deck still holds."""
    table = on_the_tile(A, C, hands={B: "quell"})
    state = state_of(table, Eruption(), late(A), Turn(B, 2))
    assert observe(TREMOR, state, A).table.discard == cards("quell")
    assert CardDiscarded(B, cards("quell")[0]).seen_by(A) == CardDiscarded(B, cards("quell")[0])


def test_the_blocks_of_the_eliminated_end_when_their_turn_would_begin() -> None:
    """T81, T80."""
    state = erupted(on_the_tile(A, C, picture=redrawn(e3="9#B", e2="10#b", d1="11#D")))
    assert {at(state, p) for p, owner in enumerate(state.table.blocks) if owner >= 0} == {"e3", "e2", "d1"}
    while state.table.active == A:
        state = after(state, options(state)[0])
    assert state.table.active == C
    assert {at(state, p) for p, owner in enumerate(state.table.blocks) if owner >= 0} == {"d1"}
    assert state.table.counters[B] == 10


def test_eliminated_players_are_passed_over_and_the_rounds_go_on() -> None:
    """T127."""
    state = erupted(on_the_tile(A, C))
    turns: list[tuple[int, int]] = []
    for _ in range(60):
        if not turns or turns[-1] != (state.table.active, state.table.round):
            turns.append((state.table.active, state.table.round))
        state = after(state, options(state)[0])
    assert {seat for seat, _ in turns} == {A, C}
    assert [number for _, number in turns] == sorted(number for _, number in turns)


def test_two_who_are_left_roll_two_dice() -> None:
    """T42, T128."""
    state = erupted(on_the_tile(A, C))
    assert dice(state.table) == 2
    (cast,) = (event for event in events(state, ROLL_DICE) if isinstance(event, Rolled))
    assert len(cast.disasters) == 2
    assert dice(rumble(3)) == 1
    assert dice(rumble(2)) == 2


def test_the_active_player_s_turn_ends_at_once_when_it_is_eliminated() -> None:
    """T127: in the middle of its actions, and of its dice."""
    table = on_the_tile(B, C)._replace(
        level=3, track=(D,), tokens=(20, 20, 20, 19), hands=(cards("foreshock"), (), (), ())
    )
    state = after(acting(table), play_card("foreshock"))
    assert state.table.pawns[A] == OUT
    assert state.table.active == B
    assert isinstance(state.stack[-1], Act)
    two = on_the_tile(B, C, wedges={"flood 1": "AA"}, track="DD")._replace(level=3)
    state = strike(after(rolled(two, FLOOD, FLOOD), Place(0, wedge("flood 1"))), "b4")
    assert state.table.active == B


def test_an_eliminated_active_player_s_catastrophe_strikes_before_the_next_turn() -> None:
    """T127, T99: its blocks are the eliminated player's (T81)."""
    table = board(setup=setup_of(variant=RUMBLE, without=("traits",)))._replace(pawns=(0, 12, 12, 20))
    for chance in range(40):
        state = state_of(table, Eruption(), late(A), Turn(B, 2), chance=chance)
        assert state.table.pawns[A] == OUT
        assert len(state.table.revealed) == 1
        assert asked(state) != A


def test_reaching_one_s_habitat_means_nothing() -> None:
    """T129."""
    state = acting(board(redrawn(d5="11>@A"), setup=setup_of(variant=RUMBLE)))
    state = after(state, Traverse(24))
    assert TREMOR.outcome(state.table) is None
    assert state.table.pawns[A] == state.table.homes[A]


def test_the_last_disaster_is_done_before_the_rumble_is_judged() -> None:
    """T126: whom it carries off the tile is eliminated; blocks and all come first."""
    table = on_the_tile(B, wedges={"flood 1": "AA"}, track="DD")._replace(level=3)
    state = after(rolled(table, FLOOD), Place(0, wedge("flood 1")))
    state = strike(state, "b4")
    assert TREMOR.outcome(state.table) == Outcome((B,))
    assert piece_at(state, "b4") >= 0


def test_hardcore_goes_with_the_rumble() -> None:
    """T130."""
    step = opening(setup_of(variant=RUMBLE), 5)
    assert step.state.table.hands == ((), (), (), ())
    assert isinstance(RollDice(), type(ROLL_DICE))
