"""The co-operative game: two against two."""

import pytest
from boards import (
    about_to_roll,
    acting,
    after,
    ending,
    events,
    explored,
    forecasts,
    igniting,
    options,
    places,
    play_card,
    state_of,
    strike,
    traverses,
    twists,
)
from drawn import A, B, C, D, board, redrawn, setup_of, stands, wedge

from tremor_gui.games.tremor.actions import (
    POISON,
    ROLL_DICE,
    Delay,
    Forecast,
    Poison,
    React,
    Swing,
    Traverse,
)
from tremor_gui.games.tremor.calamity import March
from tremor_gui.games.tremor.card_events import CameHome, CardDrawn, CardsGiven
from tremor_gui.games.tremor.deal import Setup, blank
from tremor_gui.games.tremor.events import Moved, SpiritCleared, SpiritGrew, Won
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, COOP, CYCLONE, FLOOD
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import MAY_SCOUT, MAY_TRAVERSE, PlaceRolled, Turn
from tremor_gui.rules.game import Outcome, observe

FROG = ("goliath_frog", "arabian_camel", "emperor_penguin", "leatherback_turtle")
FOX = ("fennec_fox", "giant_manta", "bornean_orangutan", "snow_leopard")


def coop(
    species: tuple[str, ...] = FROG, *, partner: int = 0, without: tuple[str, ...] = ("catastrophes",)
) -> Setup:
    return setup_of(species=species, variant=COOP, partner=partner, without=without)


def at_home(table: Table, *seats: int) -> Table:
    """The same table with these players on their Habitats."""
    pawns = tuple(table.homes[seat] if seat in seats else pawn for seat, pawn in enumerate(table.pawns))
    return table._replace(pawns=pawns)


@pytest.mark.parametrize(("partner", "teams"), [(0, (0, 1, 0, 1)), (1, (0, 0, 1, 1)), (3, (0, 1, 1, 0))])
def test_first_and_third_play_against_second_and_fourth_if_not_chosen_otherwise(
    partner: int, teams: tuple[int, ...]
) -> None:
    """T122."""
    assert blank(coop(partner=partner)).teams == teams


def test_it_takes_four() -> None:
    """T122."""
    with pytest.raises(ValueError, match="for four players"):
        blank(setup_of(3, variant=COOP))


def test_the_first_of_a_team_at_home_gives_its_cards_away_and_plays_on() -> None:
    """T119, T123: no game is over yet."""
    table = board(redrawn(d5="11>@A"), setup=coop(), hands={A: "quell thaw", C: "omen"})
    state = acting(table)
    happened = events(state, Traverse(24))
    assert happened[:2] == [Moved(A, 24), CameHome(A)]
    assert isinstance(happened[2], CardsGiven)
    state = after(state, Traverse(24))
    assert state.table.hands == ((), (), tuple(sorted((*table.hands[A], *table.hands[C]))), ())
    assert TREMOR.outcome(state.table) is None
    assert (bool(forecasts(state)), twists(state), traverses(state)) == (True, set(), set())


def test_at_home_only_scout_and_roll_are_left_and_they_have_to_be_done() -> None:
    """T119, T120: the meeple stays, and there is no counter for a missing Traverse."""
    state = state_of(at_home(board(setup=coop()), A), Turn(A, 2))
    assert all(isinstance(option, Forecast) for option in options(state))
    state = after(state, Forecast(0))
    assert about_to_roll(state)
    assert state.table.spirit == ((), (), (), ())
    state = after(state, ROLL_DICE)
    assert places(state)
    assert state.table.pawns[A] == 24


def test_no_trait_is_used_at_home() -> None:
    """T119: neither Poison, Delay, Scent, Swing nor a reaction."""
    table = at_home(board(setup=coop()), A, B)
    assert not any(isinstance(option, Poison) for option in options(acting(table)))
    state = state_of(table._replace(active=B), PlaceRolled(B, (FLOOD,)), *ending(table, B))
    assert not any(isinstance(option, Delay) for option in options(state))
    dice = PlaceTokens(B, ((FLOOD,),), may_delay=True)
    assert not any(isinstance(option, Delay) for option in options(state_of(table, dice, *ending(table, B))))
    fox = board(redrawn(c1="."), setup=coop(FOX))
    assert places(explored(at_home(fox, A), "c1", 10))
    assert not any(isinstance(option, Swing) for option in options(acting(at_home(fox, C), C)))
    turtle = at_home(board(setup=coop()), D)
    state = strike(igniting(turtle, CYCLONE), "b2", CLOCKWISE)
    assert not any(isinstance(option, React) for option in options(state))


def test_who_comes_home_out_of_turn_has_only_its_scout_left_in_its_own() -> None:
    """T119, T106: carried by its own disaster, with a Tailwind, though cards had promised it more."""
    hands = {A: "tailwind driftwood second_wind thaw"}
    table = board(redrawn(d5="13", e4="9@A"), setup=coop(), hands=hands, wedges={"cyclone 1": "AA"})
    state = after(acting(table), play_card("second_wind"), play_card("driftwood"))
    state = strike(after(state, Forecast(wedge("cyclone 1"))), "d5", CLOCKWISE)
    assert stands(state, A) == "d5"
    state = after(state, play_card("tailwind"), Traverse(24))
    assert about_to_roll(state)
    assert list(options(state)) == [ROLL_DICE]
    assert len(state.table.hands[C]) == 1


def test_a_scout_lost_to_poison_is_lost_at_home_too() -> None:
    """T111, T119."""
    table = at_home(board(setup=coop()), B)._replace(poison=(0, MAY_SCOUT, 0, 0), venom=(0, 1, 0, 0))
    assert about_to_roll(state_of(table, Turn(B, 2)))


def test_a_token_delayed_before_is_placed_at_home() -> None:
    """T114, T119."""
    table = at_home(board(setup=coop()), B)._replace(delayed=B, tokens=(20, 19, 20, 20), active=B)
    state = state_of(table, PlaceRolled(B, (FLOOD,)), *ending(table, B))
    state = after(state, options(state)[0])
    assert places(state)
    assert state.table.delayed == -1


def test_counters_of_an_ignition_at_home_go_to_the_ally_s_spirit_track() -> None:
    """T120, T121: three of any colour are a card for the ally, and go back to their owners."""
    table = at_home(board(setup=coop(), spirit=(1, 0, 2, 0)), A)
    happened = events(igniting(table, FLOOD), options(igniting(table, FLOOD))[0])
    assert SpiritGrew(A, C) in happened
    assert [event.seat for event in happened if isinstance(event, CardDrawn)] == [C]
    assert SpiritCleared(C) in happened
    state = after(igniting(table, FLOOD), options(igniting(table, FLOOD))[0])
    assert state.table.spirit == ((A,), (), (), ())
    assert state.table.counters[C] == 10


def test_a_partner_s_tokens_close_a_wedge_like_anybody_s() -> None:
    """T44."""
    state = acting(board(setup=coop(), wedges={"flood 1": "CC", "flood 2": "BC", "flood 3": "AC"}))
    assert {"flood 1", "flood 2"}.isdisjoint(forecasts(state))
    assert "flood 3" in forecasts(state)


def test_a_partner_is_never_poisoned() -> None:
    """T112."""
    state = acting(board(redrawn(b2="9@AC"), setup=coop()))
    assert not any(isinstance(option, Poison) for option in options(state))
    state = acting(board(redrawn(b2="9@ABC"), setup=coop()))
    assert after(state, POISON[MAY_TRAVERSE]).table.poison == (0, MAY_TRAVERSE, 0, 0)


def test_both_of_a_team_at_home_win_together_and_at_once() -> None:
    """T123, T105."""
    table = at_home(board(redrawn(b1="9@C"), setup=coop()), A, B)
    assert stands(table, C) == "b1"
    state = acting(table, C)
    assert "a1" in traverses(state)
    assert events(state, Traverse(0))[-1] == Won((A, C))
    state = after(state, Traverse(0))
    assert TREMOR.outcome(state.table) == Outcome((A, C))


def test_one_of_each_team_at_home_is_no_end() -> None:
    """T123."""
    table = at_home(board(setup=coop()), A, B)
    assert TREMOR.outcome(table) is None
    assert TREMOR.outcome(state_of(table, Turn(C, 2)).table) is None


def test_whoever_is_home_takes_no_part_in_a_march() -> None:
    """T119, T136: its meeple stays."""
    table = board(redrawn(e4="9"), setup=coop())._replace(pawns=(24, 4, 24, 20))
    assert March(C, must=True).ask(table) is not None
    assert March(A, must=True).ask(table) is None


def test_allies_see_each_other_s_cards_and_the_others_do_not() -> None:
    """T122."""
    state = acting(board(setup=coop(), hands={A: "quell", B: "thaw", C: "omen"}))
    assert observe(TREMOR, state, A).table.hands == (*state.table.hands[:1], (-1,), state.table.hands[C], ())
    assert observe(TREMOR, state, B).table.hands == ((-1,), state.table.hands[B], (-1,), ())


def test_a_card_drawn_is_seen_by_the_ally() -> None:
    """T122."""
    state = igniting(board(setup=coop(), spirit=(2, 0, 0, 0)), FLOOD)
    (drawn,) = (event for event in events(state, options(state)[0]) if isinstance(event, CardDrawn))
    assert [event.card >= 0 for event in map(drawn.seen_by, range(4))] == [True, False, True, False]
    given = CardsGiven(A, C, (3, 5))
    assert [given.seen_by(seat).cards for seat in range(4)] == [(3, 5), (-1, -1), (3, 5), (-1, -1)]
