"""The traits of one's own turn, each by example: Nest, Poison, Swing, Delay and Scent."""

from boards import (
    FOX,
    FOX_AND_CARDS,
    FROG,
    FROG_AND_CARDS,
    about_to_roll,
    acting,
    after,
    at,
    ending,
    events,
    explored,
    of_species,
    options,
    places,
    play_card,
    rolled,
    rolling,
    state_of,
    traverses,
    wedges_of,
)
from drawn import WITH_CARDS, A, B, C, D, board, piece_at, redrawn, setup_of, stands, wedge

from tremor_gui.games.tremor.actions import (
    DELAY,
    EXPLORE,
    POISON,
    ROLL_DICE,
    SWING,
    Delay,
    Forecast,
    Place,
    Poison,
    Swing,
    Traverse,
    Twist,
    Waive,
)
from tremor_gui.games.tremor.card_events import DelayEnded, Poisoned, TokenDelayed, TraitUsed
from tremor_gui.games.tremor.deal import SWITCHES
from tremor_gui.games.tremor.events import TokenPlaced, Twisted
from tremor_gui.games.tremor.table import NOBODY
from tremor_gui.games.tremor.terms import (
    CYCLONE,
    FLOOD,
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
from tremor_gui.rules.window import PASS


def test_nest_twists_the_same_tile_a_second_time_either_way_or_not() -> None:
    """T110, T134: every turn."""
    state = acting(board(setup=FROG), C, MAY_TWIST)
    piece = piece_at(state, "b2")
    state = after(state, Twist(piece, 1))
    assert state.stack[-1] == Nest(C, piece)
    assert set(options(state)) == {Twist(piece, 1), Twist(piece, 3), PASS}
    assert events(state, Twist(piece, 3))[:2] == [TraitUsed(C, "nest"), Twisted(piece, 3)]
    assert after(state, Twist(piece, 3)).table.turns[piece] == 0
    assert about_to_roll(after(state, PASS))


def test_nobody_else_twists_twice() -> None:
    """T110: and without traits the Penguin neither."""
    for setup, seat in ((FROG, A), (setup_of(), C)):
        state = acting(board(setup=setup), seat, MAY_TWIST)
        assert about_to_roll(after(state, Twist(piece_at(state, "e2"), 1)))


SHARED = redrawn(b2="9@ABC", c2="13@D")


def test_poison_takes_one_action_from_all_others_on_the_tile_for_their_next_turn() -> None:
    """T111: of the poisoner's choice, before its roll."""
    state = acting(board(SHARED, setup=FROG))
    assert {option for option in options(state) if isinstance(option, Poison)} == set(POISON.values())
    happened = events(state, POISON[MAY_TWIST])
    assert happened == [TraitUsed(A, "poison"), Poisoned(B, MAY_TWIST), Poisoned(C, MAY_TWIST)]
    state = after(state, POISON[MAY_TWIST])
    assert state.table.poison == (0, 2, 2, 0)
    assert not any(isinstance(option, Poison) for option in options(state))
    late_ = rolling(board(SHARED, setup=FROG))
    assert POISON[MAY_SCOUT] in options(late_)


def test_a_poisoned_action_is_lost_for_one_turn_only() -> None:
    """T111, T113."""
    table = board(SHARED, setup=FROG)._replace(poison=(0, MAY_SCOUT, 0, 0), venom=(0, 1, 0, 0))
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
    setup = FROG_AND_CARDS
    table = board(SHARED, setup=setup)._replace(poison=(0, MAY_TRAVERSE, 0, 0), venom=(0, 1, 0, 0))
    state = state_of(table, Turn(B, 2))
    assert not traverses(state)
    state = after(state, Twist(piece_at(state, "e2"), 1), Forecast(0))
    assert about_to_roll(state)
    assert state.table.spirit[B] == (B,)


def test_nobody_is_poisoned_in_two_of_the_frog_s_turns_running_but_again_in_the_third() -> None:
    """T112."""
    victims = []
    table = board(redrawn(b2="9@AB"), setup=FROG)
    for _ in range(3):
        state = state_of(table, Turn(A, 2))
        poisons = [option for option in options(state) if isinstance(option, Poison)]
        victims.append(bool(poisons))
        state = after(state, poisons[0]) if poisons else state
        table = state.table._replace(poison=(0,) * 4)
    assert victims == [True, False, True]


def test_who_joins_in_later_is_poisoned_while_the_others_are_skipped() -> None:
    """T112."""
    table = board(redrawn(b2="9@ABC"), setup=FROG)._replace(venom=(0, 2, 0, 0))
    assert events(acting(table), POISON[1])[1:] == [Poisoned(C, 1)]


def test_with_two_players_there_is_no_limit_to_poison() -> None:
    """T112."""
    duel = of_species("goliath_frog", "arabian_camel")
    table = board(redrawn(b2="9@AB"), setup=duel)._replace(venom=(0, 2))
    assert POISON[1] in options(acting(table))


def test_alone_on_its_tile_the_frog_poisons_nobody() -> None:
    """T111."""
    assert not any(
        isinstance(option, Poison) for option in options(acting(board(redrawn(b2="9@A"), setup=FROG)))
    )


SWUNG = redrawn(b2="10@C", c2="9", a2="13", b1="12")
"""Debris on b2's own side to the east; b1 has debris on its own side to the west alone."""


def test_swing_crosses_debris_on_the_side_one_leaves_by_but_not_on_the_other() -> None:
    state = acting(board(SWUNG, setup=FOX), C)
    assert "c2" not in traverses(state)
    swings = {at(state, option.piece) for option in options(state) if isinstance(option, Swing)}
    assert swings == {"c2"}
    state = acting(board(redrawn(b2="10@C", c2="12"), setup=FOX), C)
    assert not any(isinstance(option, Swing) for option in options(state))


def test_swing_is_a_traverse_that_takes_the_place_of_the_twist() -> None:
    """T134, T18: no Twist is left, no counter is given, and the roll gives its token as ever."""
    table = board(SWUNG, setup=FOX)
    state = acting(table, C, MAY_TRAVERSE | MAY_TWIST)
    swing = SWING[piece_at(state, "c2")]
    assert events(state, swing)[0] == TraitUsed(C, "swing")
    state = after(state, swing)
    assert stands(state, C) == "c2"
    assert about_to_roll(state)
    assert not any(isinstance(option, Twist) for option in options(state))
    assert any(isinstance(option, Place) for option in options(after(state, ROLL_DICE)))


def test_without_a_twist_of_ones_own_there_is_no_swing() -> None:
    """One that a card gives is no stake: Swing takes the place of the turn's own."""
    state = acting(board(SWUNG, setup=FOX), C, MAY_TRAVERSE)
    assert not any(isinstance(option, Swing) for option in options(state))
    setup = FOX_AND_CARDS
    table = board(redrawn(b2="10@C", c2="16", d2="9"), setup=setup, hands={C: "second_wind fault_slip"})
    state = acting(table, C, MAY_TRAVERSE | MAY_TWIST)
    state = after(state, SWING[piece_at(state, "c2")], play_card("second_wind"), play_card("fault_slip"))
    assert any(isinstance(option, Twist) for option in options(state))
    assert not any(isinstance(option, Swing) for option in options(state))


def test_delay_keeps_one_rolled_token_back_and_adds_it_to_the_next_roll() -> None:
    """T114, T115, T147: after the token of that roll, on a wedge of the disaster then rolled."""
    table = board(setup=FROG)
    state = state_of(table._replace(active=B), PlaceRolled(B, (FLOOD,)), *ending(table, B))
    assert DELAY[0] in options(state)
    assert events(state, DELAY[0])[0] == TokenDelayed(B)
    delayed = after(state, DELAY[0]).table
    assert (delayed.delayed, delayed.tokens[B]) == (B, 19)
    table = delayed._replace(active=B)
    state = state_of(table, PlaceRolled(B, (VOLCANO,)), *ending(table, B))
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
    table = board(setup=FROG)._replace(active=B)
    may = []
    for _ in range(3):
        state = state_of(table, PlaceRolled(B, (FLOOD,)), *ending(table, B))
        may.append(DELAY[0] in options(state))
        state = after(state, DELAY[0] if may[-1] else Place(0, min(map(wedge, places(state)))))
        if not may[-1]:
            state = after(state, Place(0, max(map(wedge, places(state)))))
        table = state.table._replace(active=B)
    assert may == [True, False, True]


def test_with_two_dice_only_one_token_is_delayed_and_the_other_is_placed() -> None:
    """T114, T147: next time it may go to either disaster rolled, after both tokens."""
    duel = of_species("goliath_frog", "arabian_camel")
    table = board(setup=duel)._replace(active=B)
    state = state_of(table, PlaceRolled(B, (FLOOD, CYCLONE)), *ending(table, B))
    assert {DELAY[0], DELAY[1]} <= set(options(state))
    state = after(state, DELAY[0])
    assert places(state) == wedges_of(CYCLONE)
    assert not any(isinstance(option, Delay) for option in options(state))
    table = after(state, Place(0, wedge("cyclone 1"))).table._replace(active=B)
    state = state_of(table, PlaceRolled(B, (FLOOD, TSUNAMI)), *ending(table, B))
    state = after(state, Place(1, wedge("tsunami 1")), Place(0, wedge("flood 1")))
    assert places(state) == wedges_of(FLOOD, TSUNAMI)


def test_a_delayed_token_without_an_open_wedge_goes_back_to_the_supply() -> None:
    """T114."""
    closed = dict.fromkeys(wedges_of(FLOOD), "CC")
    table = board(setup=FROG, wedges=closed)._replace(active=B, delayed=B, tokens=(20, 19, 14, 20))
    state = state_of(table, DelayedToken(B, (FLOOD,)), *ending(table, B))
    assert state.table.tokens[B] == 20
    assert state.table.delayed == NOBODY


def test_only_the_camel_delays_and_only_its_own_roll() -> None:
    """T115."""
    table = board(setup=FROG)
    for seat in (A, C, D):
        state = state_of(table._replace(active=seat), PlaceRolled(seat, (FLOOD,)), *ending(table, seat))
        assert not any(isinstance(option, Delay) for option in options(state))
    assert not any(isinstance(option, Delay) for option in options(rolled(board(setup=FROG), FLOOD, seat=B)))


def test_a_stuck_token_may_be_delayed_instead_of_lost() -> None:
    """T114, T41."""
    closed = dict.fromkeys(wedges_of(FLOOD), "CC")
    table = board(setup=of_species("goliath_frog", "arabian_camel", "emperor_penguin"), wedges=closed)
    state = state_of(table._replace(active=B), PlaceRolled(B, (FLOOD,)), *ending(table, B))
    assert set(options(state)) == {DELAY[0], Waive(0)}


def test_scent_twists_the_explored_tile_before_its_token_is_placed() -> None:
    table = board(redrawn(c1="."), setup=FOX)
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
    table = board(redrawn(c1=".", a3=".", e3="."), setup=FOX)
    state = after(explored(table, "c1", 6), PASS)
    state = after(state, EXPLORE[piece_at(state, "a3")])
    assert state.stack[-1] == Sniff(A, piece_at(state, "a3"))


def test_scent_does_nothing_in_exploration_where_the_board_is_set_up() -> None:
    """T134: Exploration is no turn."""
    table = board(redrawn(b1=".", a2="."), setup=FOX)._replace(round=0)
    state = state_of(table, Exploration(A), Turn(A, 1))
    assert all(isinstance(option, Place) for option in options(state))


def test_without_traits_nobody_has_one() -> None:
    """T130."""
    assert board(setup=setup_of(without=("traits",))).traits == ("",) * 4
    assert set(SWITCHES) == {"cards", "traits", "catastrophes"}
    assert board(setup=WITH_CARDS).traits == ("",) * 4
