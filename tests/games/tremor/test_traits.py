"""The eight species traits, each by example."""

import pytest
from boards import (
    about_to_roll,
    acting,
    after,
    asked,
    at,
    blocked,
    ending,
    events,
    explored,
    igniting,
    late,
    options,
    places,
    play_card,
    rolled,
    rolling,
    said,
    state_of,
    strike,
    traverses,
    wedges_of,
)
from drawn import WITH_CARDS, A, B, C, D, board, piece_at, redrawn, setup_of, stands, wedge

from tremor_gui.games.tremor.actions import (
    DELAY,
    EXPLORE,
    POISON,
    REACT,
    ROLL_DICE,
    SWING,
    Delay,
    Forecast,
    Place,
    Poison,
    React,
    Spin,
    Swing,
    Traverse,
    Twist,
    Waive,
)
from tremor_gui.games.tremor.card_events import DelayEnded, Poisoned, TokenDelayed, TraitUsed
from tremor_gui.games.tremor.deal import SWITCHES, Setup
from tremor_gui.games.tremor.effects import Stride
from tremor_gui.games.tremor.events import Rolled, TokenPlaced, Twisted
from tremor_gui.games.tremor.table import NOBODY, Table
from tremor_gui.games.tremor.terms import (
    CLOCKWISE,
    CYCLONE,
    FLOOD,
    LANDSLIDE,
    NORTH,
    TORNADO,
    TSUNAMI,
    VOLCANO,
)
from tremor_gui.games.tremor.tokens import DelayedToken, Sniff
from tremor_gui.games.tremor.turn import (
    MAY_SCOUT,
    MAY_TRAVERSE,
    MAY_TWIST,
    Act,
    Exploration,
    Nest,
    PlaceRolled,
    Turn,
)
from tremor_gui.rules.core import State
from tremor_gui.rules.window import PASS


def of(*species: str, without: tuple[str, ...] = ("cards", "catastrophes")) -> Setup:
    """A setup with these species, in their turn order."""
    return setup_of(len(species), species=species, without=without)


NEST_ = of("goliath_frog", "arabian_camel", "emperor_penguin", "leatherback_turtle")
"""A: Poison, B: Delay, C: Nest, D: Shell."""
SCENT_ = of("fennec_fox", "giant_manta", "bornean_orangutan", "snow_leopard")
"""A: Scent, B: Drift, C: Swing, D: Reflex."""


def test_nest_twists_the_same_tile_a_second_time_either_way_or_not() -> None:
    """T110, T134: every turn."""
    state = acting(board(setup=NEST_), C, MAY_TWIST)
    piece = piece_at(state, "b2")
    state = after(state, Twist(piece, 1))
    assert state.stack[-1] == Nest(C, piece)
    assert set(options(state)) == {Twist(piece, 1), Twist(piece, 3), PASS}
    assert events(state, Twist(piece, 3))[:2] == [TraitUsed(C, "nest"), Twisted(piece, 3)]
    assert after(state, Twist(piece, 3)).table.turns[piece] == 0
    assert about_to_roll(after(state, PASS))


def test_nobody_else_twists_twice() -> None:
    """T110: and without traits the Penguin neither."""
    for setup, seat in ((NEST_, A), (setup_of(), C)):
        state = acting(board(setup=setup), seat, MAY_TWIST)
        assert about_to_roll(after(state, Twist(piece_at(state, "e2"), 1)))


SHARED = redrawn(b2="9@ABC", c2="13@D")


def test_poison_takes_one_action_from_all_others_on_the_tile_for_their_next_turn() -> None:
    """T111: of the poisoner's choice, before its roll."""
    state = acting(board(SHARED, setup=NEST_))
    assert {option for option in options(state) if isinstance(option, Poison)} == set(POISON.values())
    happened = events(state, POISON[MAY_TWIST])
    assert happened == [TraitUsed(A, "poison"), Poisoned(B, MAY_TWIST), Poisoned(C, MAY_TWIST)]
    state = after(state, POISON[MAY_TWIST])
    assert state.table.poison == (0, 2, 2, 0)
    assert not any(isinstance(option, Poison) for option in options(state))
    late_ = rolling(board(SHARED, setup=NEST_))
    assert POISON[MAY_SCOUT] in options(late_)


def test_a_poisoned_action_is_lost_for_one_turn_only() -> None:
    """T111, T113."""
    table = board(SHARED, setup=NEST_)._replace(poison=(0, MAY_SCOUT, 0, 0), venom=(0, 1, 0, 0))
    state = state_of(table, Turn(B, 2))
    assert isinstance(state.stack[-1], Act)
    assert state.stack[-1].left == MAY_TRAVERSE | MAY_TWIST
    kinds = {type(option) for option in options(state)}
    assert kinds == {Traverse, Twist}
    while state.table.active == B:
        state = after(state, options(state)[0])
    assert state.table.poison == (0, 0, 0, 0)
    assert state.table.venom == (0, 1, 0, 0)


def test_a_poisoned_traverse_is_not_to_be_had_and_its_counter_is_given_all_the_same() -> None:
    """T113, T34, T16."""
    setup = of(
        *("goliath_frog", "arabian_camel", "emperor_penguin", "leatherback_turtle"), without=("catastrophes",)
    )
    table = board(SHARED, setup=setup)._replace(poison=(0, MAY_TRAVERSE, 0, 0), venom=(0, 1, 0, 0))
    state = state_of(table, Turn(B, 2))
    assert not traverses(state)
    state = after(state, Twist(piece_at(state, "e2"), 1), Forecast(0))
    assert about_to_roll(state)
    assert state.table.spirit[B] == (B,)


def test_nobody_is_poisoned_in_two_of_the_frog_s_turns_running_but_again_in_the_third() -> None:
    """T112."""
    victims = []
    table = board(redrawn(b2="9@AB"), setup=NEST_)
    for _ in range(3):
        state = state_of(table, Turn(A, 2))
        poisons = [option for option in options(state) if isinstance(option, Poison)]
        victims.append(bool(poisons))
        state = after(state, poisons[0]) if poisons else state
        table = state.table._replace(poison=(0,) * 4)
    assert victims == [True, False, True]


def test_who_joins_in_later_is_poisoned_while_the_others_are_skipped() -> None:
    """T112."""
    table = board(redrawn(b2="9@ABC"), setup=NEST_)._replace(venom=(0, 2, 0, 0))
    assert events(acting(table), POISON[1])[1:] == [Poisoned(C, 1)]


def test_with_two_players_there_is_no_limit_to_poison() -> None:
    """T112."""
    duel = of("goliath_frog", "arabian_camel")
    table = board(redrawn(b2="9@AB"), setup=duel)._replace(venom=(0, 2))
    assert POISON[1] in options(acting(table))


def test_alone_on_its_tile_the_frog_poisons_nobody() -> None:
    """T111."""
    assert not any(
        isinstance(option, Poison) for option in options(acting(board(redrawn(b2="9@A"), setup=NEST_)))
    )


SWUNG = redrawn(b2="10@C", c2="9", a2="13", b1="12")
"""Debris on b2's own side to the east; b1 has debris on its own side to the west alone."""


def test_swing_crosses_debris_on_the_side_one_leaves_by_but_not_on_the_other() -> None:
    state = acting(board(SWUNG, setup=SCENT_), C)
    assert "c2" not in traverses(state)
    swings = {at(state, option.piece) for option in options(state) if isinstance(option, Swing)}
    assert swings == {"c2"}
    state = acting(board(redrawn(b2="10@C", c2="12"), setup=SCENT_), C)
    assert not any(isinstance(option, Swing) for option in options(state))


def test_swing_is_a_traverse_once_a_turn_and_costs_the_tokens_of_the_roll() -> None:
    """T134, T18: no token of the roll is placed, and no counter is given."""
    table = board(SWUNG, setup=SCENT_)
    state = acting(table, C, MAY_TRAVERSE)
    swing = SWING[piece_at(state, "c2")]
    assert events(state, swing)[0] == TraitUsed(C, "swing")
    state = after(state, swing)
    assert stands(state, C) == "c2"
    assert about_to_roll(state)
    happened = events(state, ROLL_DICE)
    assert any(isinstance(event, Rolled) for event in happened)
    assert not any(isinstance(event, TokenPlaced) for event in happened)
    assert after(state, ROLL_DICE).table.active == D


def test_a_tile_is_not_left_over_debris_twice_in_a_turn() -> None:
    """With Second Wind the second Traverse finds its way like any other."""
    setup = of("fennec_fox", "giant_manta", "bornean_orangutan", "snow_leopard", without=("catastrophes",))
    table = board(redrawn(b2="10@C", c2="16", d2="9"), setup=setup, hands={C: "second_wind"})
    state = acting(table, C, MAY_TRAVERSE)
    state = after(state, SWING[piece_at(state, "c2")], play_card("second_wind"))
    assert not any(isinstance(option, Swing) for option in options(state))


def test_delay_keeps_one_rolled_token_back_and_adds_it_to_the_next_roll() -> None:
    """T114, T115, T147: after the token of that roll, on a wedge of the disaster then rolled."""
    table = board(setup=NEST_)
    state = state_of(table._replace(active=B), PlaceRolled(B, (FLOOD,), swung=False), *ending(table, B))
    assert DELAY[0] in options(state)
    assert events(state, DELAY[0])[0] == TokenDelayed(B)
    delayed = after(state, DELAY[0]).table
    assert (delayed.delayed, delayed.tokens[B]) == (B, 19)
    table = delayed._replace(active=B)
    state = state_of(table, PlaceRolled(B, (VOLCANO,), swung=False), *ending(table, B))
    assert DELAY[0] not in options(state)
    assert places(state) == wedges_of(VOLCANO)
    happened = events(state, Place(0, wedge("volcano 1")))
    assert happened == [TokenPlaced(B, wedge("volcano 1")), DelayEnded(B)]
    state = after(state, Place(0, wedge("volcano 1")))
    assert places(state) == wedges_of(VOLCANO)
    assert not any(isinstance(option, Delay) for option in options(state))
    state = after(state, Place(0, wedge("volcano 2")))
    assert (state.table.delayed, state.table.tokens[B]) == (NOBODY, 18)


def test_nobody_delays_two_turns_running_but_again_in_the_third() -> None:
    """T114."""
    table = board(setup=NEST_)._replace(active=B)
    may = []
    for _ in range(3):
        state = state_of(table, PlaceRolled(B, (FLOOD,), swung=False), *ending(table, B))
        may.append(DELAY[0] in options(state))
        state = after(state, DELAY[0] if may[-1] else Place(0, min(map(wedge, places(state)))))
        if not may[-1]:
            state = after(state, Place(0, max(map(wedge, places(state)))))
        table = state.table._replace(active=B)
    assert may == [True, False, True]


def test_with_two_dice_only_one_token_is_delayed_and_the_other_is_placed() -> None:
    """T114, T147: next time it may go to either disaster rolled, after both tokens."""
    duel = of("goliath_frog", "arabian_camel")
    table = board(setup=duel)._replace(active=B)
    state = state_of(table, PlaceRolled(B, (FLOOD, CYCLONE), swung=False), *ending(table, B))
    assert {DELAY[0], DELAY[1]} <= set(options(state))
    state = after(state, DELAY[0])
    assert places(state) == wedges_of(CYCLONE)
    assert not any(isinstance(option, Delay) for option in options(state))
    table = after(state, Place(0, wedge("cyclone 1"))).table._replace(active=B)
    state = state_of(table, PlaceRolled(B, (FLOOD, TSUNAMI), swung=False), *ending(table, B))
    state = after(state, Place(1, wedge("tsunami 1")), Place(0, wedge("flood 1")))
    assert places(state) == wedges_of(FLOOD, TSUNAMI)


def test_a_delayed_token_without_an_open_wedge_goes_back_to_the_supply() -> None:
    """T114."""
    closed = dict.fromkeys(wedges_of(FLOOD), "CC")
    table = board(setup=NEST_, wedges=closed)._replace(active=B, delayed=B, tokens=(20, 19, 14, 20))
    state = state_of(table, DelayedToken(B, (FLOOD,)), *ending(table, B))
    assert state.table.tokens[B] == 20
    assert state.table.delayed == NOBODY


def test_only_the_camel_delays_and_only_its_own_roll() -> None:
    """T115."""
    table = board(setup=NEST_)
    for seat in (A, C, D):
        state = state_of(
            table._replace(active=seat), PlaceRolled(seat, (FLOOD,), swung=False), *ending(table, seat)
        )
        assert not any(isinstance(option, Delay) for option in options(state))
    assert not any(isinstance(option, Delay) for option in options(rolled(board(setup=NEST_), FLOOD, seat=B)))


def test_a_stuck_token_may_be_delayed_instead_of_lost() -> None:
    """T114, T41."""
    closed = dict.fromkeys(wedges_of(FLOOD), "CC")
    table = board(setup=of("goliath_frog", "arabian_camel", "emperor_penguin"), wedges=closed)
    state = state_of(table._replace(active=B), PlaceRolled(B, (FLOOD,), swung=False), *ending(table, B))
    assert set(options(state)) == {DELAY[0], Waive(0)}


def test_scent_twists_the_explored_tile_before_its_token_is_placed() -> None:
    table = board(redrawn(c1="."), setup=SCENT_)
    state = explored(table, "c1", 10)
    piece = piece_at(state, "c1")
    assert state.stack[-1] == Sniff(A, piece)
    assert set(options(state)) == {Twist(piece, 1), Twist(piece, 3), PASS}
    before = state.table.turns[piece]
    state = after(state, Twist(piece, 3))
    assert state.table.turns[piece] == (before + 3) % 4
    assert places(state) == wedges_of(TORNADO, VOLCANO)


def test_scent_applies_to_every_tile_of_an_oasis_chain() -> None:
    """T10, T134."""
    table = board(redrawn(c1=".", a3=".", e3="."), setup=SCENT_)
    state = after(explored(table, "c1", 6), PASS)
    state = after(state, EXPLORE[piece_at(state, "a3")])
    assert state.stack[-1] == Sniff(A, piece_at(state, "a3"))


def test_scent_does_nothing_in_exploration_where_the_board_is_set_up() -> None:
    """T134: Exploration is no turn."""
    table = board(redrawn(b1=".", a2="."), setup=SCENT_)._replace(round=0)
    state = state_of(table, Exploration(A), Turn(A, 1))
    assert all(isinstance(option, Place) for option in options(state))


def cyclone(setup: Setup, seat: int, *standing: str, **hands: str) -> State[Table]:
    """A Cyclone in the middle that a seat has declared; ``standing`` is how c3 and c2 are drawn."""
    here, north = standing
    table = board(
        redrawn(c3=here, b2="E", c2=north), setup=setup, hands={"ABCD".index(k): v for k, v in hands.items()}
    )
    return strike(igniting(table, CYCLONE, seat), "c3", CLOCKWISE)


def test_shell_makes_the_own_tile_immovable_for_another_s_maneuvering_disaster() -> None:
    """T141: it then rests."""
    state = cyclone(NEST_, A, "13", "14@D")
    assert asked(state) == D
    assert set(options(state)) == {REACT["shell", 0], PASS}
    north = piece_at(state, "c2")
    state = said(state, (D, REACT["shell", 0]))
    assert at(state, north) == "c2"
    assert state.table.shell_spent
    table = board(redrawn(c3="13", b2="E", c2="14@D"), setup=NEST_)._replace(shell_spent=True)
    assert about_to_roll(strike(igniting(table, CYCLONE, A), "c3", CLOCKWISE))


def test_shell_rests_until_the_next_turn_of_its_owner_has_ended() -> None:
    table = board(setup=NEST_)._replace(shell_spent=True)
    state = state_of(table._replace(active=C), late(C), *ending(table, C))
    while state.table.active != A:
        assert state.table.shell_spent
        state = after(state, options(state)[0])
    assert not state.table.shell_spent


@pytest.mark.parametrize(
    ("seat", "here", "north"), [(D, "13", "14@D"), (A, "13#B", "14@D"), (A, "13@D", "14#C")]
)
def test_shell_is_for_others_disasters_that_would_touch_the_tile(seat: int, here: str, north: str) -> None:
    """T141: not for one's own; and a tile that would not move needs none."""
    if here.endswith("#B"):
        state = igniting(board(redrawn(e4="13", c2=north), setup=NEST_), CYCLONE, seat)
        state = strike(state, "e4", CLOCKWISE)
    else:
        state = cyclone(NEST_, seat, here, north)
    shelled = any(isinstance(option, React) for option in options(state))
    assert shelled is (here == "13@D")


def test_shell_is_no_answer_to_a_blocking_disaster() -> None:
    state = strike(igniting(board(redrawn(b2="13@D"), setup=NEST_), FLOOD, A), "b2")
    assert about_to_roll(state)


def test_shell_keeps_a_tile_from_being_twisted_by_a_tornado() -> None:
    table = board(redrawn(c3="10", b2="E", c2="14@D"), setup=NEST_)
    state = strike(igniting(table, TORNADO, A), "c3")
    still = after(state, Spin((1, 0, 0, 0)))
    assert about_to_roll(still)
    state = after(state, Spin((1, 2, 0, 0)))
    assert asked(state) == D
    state = after(state, REACT["shell", 0])
    assert state.table.turns[piece_at(state, "c2")] == 0
    assert state.table.turns[piece_at(state, "c3")] == 1


def test_drift_twists_the_tile_that_another_s_disaster_has_carried() -> None:
    """T141: once, either way or not at all."""
    state = cyclone(SCENT_, A, "13", "14@B")
    assert asked(state) == B
    assert set(options(state)) == {REACT["drift", 1], REACT["drift", 3], PASS}
    piece = state.table.pawns[B]
    assert Twisted(piece, 3) in events(state, REACT["drift", 3])
    assert about_to_roll(after(state, REACT["drift", 3]))


def test_drift_is_no_answer_to_a_tornado_or_to_one_s_own_disaster() -> None:
    """T141: a Tornado moves no tile."""
    table = board(redrawn(c3="10", b2="E", c2="14@B"), setup=SCENT_)
    state = after(strike(igniting(table, TORNADO, A), "c3"), Spin((1, 1, 1, 1)))
    assert about_to_roll(state)
    assert about_to_roll(cyclone(SCENT_, B, "13", "14@B"))


def test_drift_is_lost_once_one_has_walked_off_the_carried_tile() -> None:
    """T141: Tailwind comes first or Drift does."""
    setup = of("fennec_fox", "giant_manta", "bornean_orangutan", "snow_leopard", without=("catastrophes",))
    state = cyclone(setup, A, "13", "9@B", B="tailwind")
    state = after(state, play_card("tailwind"))
    assert isinstance(state.stack[-1], Stride)
    state = after(state, options(state)[0])
    assert asked(state) == A


def test_reflex_twists_the_own_tile_when_it_is_blocked_although_it_is() -> None:
    """T116."""
    state = strike(igniting(board(redrawn(b2="13@D"), setup=SCENT_), FLOOD, A), "b2")
    assert asked(state) == D
    assert set(options(state)) == {REACT["reflex", 1], REACT["reflex", 3], PASS}
    piece = piece_at(state, "b2")
    assert events(state, REACT["reflex", 1])[:2] == [TraitUsed(D, "reflex"), Twisted(piece, 1)]
    state = after(state, REACT["reflex", 1])
    assert about_to_roll(state)
    assert "b2" in blocked(state)


def test_reflex_answers_one_s_own_blocks_and_each_block_once() -> None:
    """T116, T134."""
    state = strike(igniting(board(redrawn(b2="13@D"), setup=SCENT_), FLOOD, D), "b2")
    assert asked(state) == D
    state = after(state, REACT["reflex", 1])
    assert about_to_roll(state)


def test_reflex_needs_a_new_block_under_one_s_feet() -> None:
    """T116: a tile that was blocked before is not blocked again."""
    state = strike(igniting(board(redrawn(c2="13", b3="14#B@D", b2="17"), setup=SCENT_), FLOOD, A), "c2")
    assert about_to_roll(state)


def test_a_spared_tile_is_no_block() -> None:
    """T116, T143."""
    setup = of("fennec_fox", "giant_manta", "bornean_orangutan", "snow_leopard", without=("catastrophes",))
    table = board(redrawn(b2="13@D"), setup=setup, hands={B: "firebreak"})
    state = strike(igniting(table, FLOOD, A), "b2")
    state = after(state, play_card("firebreak", piece_at(state, "b2")))
    assert about_to_roll(state)


@pytest.mark.parametrize("disaster", [LANDSLIDE, VOLCANO])
def test_every_blocking_disaster_is_answered_by_reflex(disaster: int) -> None:
    """T116."""
    state = igniting(board(redrawn(c4="18@D"), setup=SCENT_), disaster, A)
    way = NORTH if disaster == VOLCANO else 2
    assert asked(strike(state, "c4", way)) == D


def test_without_traits_nobody_has_one() -> None:
    """T130."""
    assert board(setup=setup_of(without=("traits",))).traits == ("",) * 4
    assert set(SWITCHES) == {"cards", "traits", "catastrophes"}
    assert board(setup=WITH_CARDS).traits == ("",) * 4
