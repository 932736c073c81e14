"""The eleven Climate Cards of the lightning, each by example."""

import pytest
from boards import (
    acting,
    after,
    aims,
    asked,
    at,
    blocked,
    card,
    cells,
    events,
    igniting,
    options,
    places,
    play_card,
    rolling,
    said,
    strike,
    strikes,
    traverses,
    wedges_of,
)
from drawn import WITH_CARDS, A, B, C, board, cell, piece_at, redrawn, setup_of, shown, stands

from tremor_gui.games.tremor.actions import (
    BlockNext,
    PlayCard,
    RollDice,
    Spin,
    Traverse,
)
from tremor_gui.games.tremor.card_events import CardPlayed, DieTurned
from tremor_gui.games.tremor.events import Won
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import (
    ANTICLOCKWISE,
    CLOCKWISE,
    CYCLONE,
    EAST,
    FLOOD,
    LANDSLIDE,
    NORTH,
    SOUTH,
    TORNADO,
    TSUNAMI,
    VOLCANO,
    WEST,
)
from tremor_gui.games.tremor.windows import Struck
from tremor_gui.rules.core import State
from tremor_gui.rules.game import Outcome
from tremor_gui.rules.window import PASS, Fizzled


def holding(disaster: int, name: str, way: int = 0, *, picture: str, **hands: str) -> State[Table]:
    """A disaster that A has declared on a cell, with these cards in hands."""
    table = board(picture, setup=WITH_CARDS, hands={"ABCD".index(seat): hands[seat] for seat in hands})
    return strike(igniting(table, disaster), name, way)


CYCLONE_IN_THE_MIDDLE = redrawn(c3="13", b2="E")
"""Tile 13 in the middle: its Cyclone's square is, clockwise from it, c3, c2, d2 and d3."""


def test_firebreak_keeps_one_tile_of_a_blocking_disaster_free() -> None:
    """T109."""
    state = holding(FLOOD, "b2", picture=redrawn(), B="firebreak")
    assert asked(state) == B
    assert cells(state, aims(state, "firebreak")) == {"b2", "b3", "a3", "a2"}
    state = said(state, (B, play_card("firebreak", piece_at(state, "a3"))))
    assert blocked(state) == {"b2", "b3", "a2"}


def test_firebreak_does_not_end_the_line_of_a_volcano() -> None:
    """T143."""
    state = holding(VOLCANO, "c4", NORTH, picture=redrawn(c4="18"), B="firebreak")
    state = after(state, play_card("firebreak", piece_at(state, "c3")))
    assert blocked(state) == {"c4", "c2"}


def test_firebreak_on_the_struck_tile_leaves_the_igniter_the_choice_of_all_others() -> None:
    """T47: with few counters no other tile comes first."""
    drawn = redrawn(b2="25").split()
    for name in ("e2", "e3", "e4", "d5", "b5", "d4", "d1"):
        drawn[cell(name)] += "#A"
    table = board(" ".join(drawn), setup=WITH_CARDS, hands={B: "firebreak"})
    state = strike(igniting(table, FLOOD), "b2")
    before = blocked(state)
    state = after(state, play_card("firebreak", piece_at(state, "b2")))
    assert {at(state, option.piece) for option in options(state) if isinstance(option, BlockNext)} == {
        *("b3", "a3", "a2")
    }
    state = after(state, BlockNext(piece_at(state, "a3")), BlockNext(piece_at(state, "a2")))
    assert blocked(state) - before == {"a3", "a2"}


@pytest.mark.parametrize(("disaster", "name", "way"), [(CYCLONE, "c3", 1), (TSUNAMI, "b3", NORTH)])
def test_firebreak_is_no_answer_to_a_maneuvering_disaster(disaster: int, name: str, way: int) -> None:
    state = holding(disaster, name, way, picture=CYCLONE_IN_THE_MIDDLE, B="firebreak")
    assert asked(state) == A


def test_anchor_makes_a_tile_immovable_for_one_cyclone() -> None:
    """T64: the others shift round without it."""
    state = holding(CYCLONE, "c3", CLOCKWISE, picture=CYCLONE_IN_THE_MIDDLE, C="anchor")
    assert cells(state, aims(state, "anchor")) == {"c3", "c2", "d2", "d3"}
    before = {name: piece_at(state, name) for name in ("c3", "c2", "d2", "d3")}
    state = said(state, (C, play_card("anchor", before["d2"])))
    assert [piece_at(state, name) for name in ("c2", "d3", "c3", "d2")] == [
        before[name] for name in ("c3", "c2", "d3", "d2")
    ]


def test_anchor_keeps_the_pair_of_a_tsunami_where_it_is() -> None:
    """T62."""
    state = holding(TSUNAMI, "c4", NORTH, picture=redrawn(c4="12", b2="E"), B="anchor")
    before = {name: piece_at(state, name) for name in ("c4", "d4", "c3", "d3", "c2", "d2")}
    state = after(state, play_card("anchor", before["d3"]))
    assert piece_at(state, "c3") == before["c3"]
    assert piece_at(state, "d3") == before["d3"]
    assert piece_at(state, "c4") == before["d4"]


def test_anchor_aims_at_the_tiles_that_a_tornado_turns() -> None:
    picture = redrawn(c3="10", b2="E")
    state = after(holding(TORNADO, "c3", picture=picture, B="anchor"), Spin((1, 2, 0, 0)))
    assert cells(state, aims(state, "anchor")) == {"c3", "c2"}
    state = after(state, play_card("anchor", piece_at(state, "c3")))
    turns = state.table.turns
    assert (turns[piece_at(state, "c3")], turns[piece_at(state, "c2")]) == (0, 2)


def test_anchor_is_no_answer_to_a_blocking_disaster() -> None:
    assert asked(holding(FLOOD, "b2", picture=redrawn(), B="anchor")) == A


def test_undertow_turns_the_sense_of_another_s_cyclone() -> None:
    state = holding(CYCLONE, "c3", CLOCKWISE, picture=CYCLONE_IN_THE_MIDDLE, B="undertow")
    assert aims(state, "undertow") == {ANTICLOCKWISE}
    before = piece_at(state, "c3")
    assert at(after(state, play_card("undertow", ANTICLOCKWISE)), before) == "d3"


def test_undertow_chooses_another_line_for_a_tsunami_or_a_volcano() -> None:
    state = holding(VOLCANO, "c4", NORTH, picture=redrawn(c4="18"), B="undertow")
    assert aims(state, "undertow") == {EAST}
    assert blocked(after(state, play_card("undertow", EAST))) == {"c4", "d4", "e4"}
    state = holding(TSUNAMI, "c4", NORTH, picture=redrawn(c4="12"), B="undertow")
    north = piece_at(state, "d2")
    assert at(after(state, play_card("undertow", EAST)), north) == "d2"


def test_undertow_chooses_the_other_corner_of_a_landslide_only_if_it_is_one_to_choose() -> None:
    """T142."""
    state = holding(LANDSLIDE, "c3", SOUTH, picture=redrawn(c3="18", d3="E"), B="undertow")
    assert aims(state, "undertow") == {WEST}
    assert blocked(after(state, play_card("undertow", WEST))) == {"c3", "b4", "b3"}
    state = holding(LANDSLIDE, "c3", SOUTH, picture=redrawn(c3="18", d3="E", b3="17#B"), B="undertow")
    assert asked(state) == A


@pytest.mark.parametrize(("disaster", "name"), [(FLOOD, "b2"), (TORNADO, "b1")])
def test_undertow_has_nothing_to_choose_in_a_flood_or_tornado(disaster: int, name: str) -> None:
    state = holding(disaster, name, picture=redrawn(b1="10"), B="undertow")
    assert asked(state) == A


def test_undertow_is_no_card_for_one_s_own_disaster() -> None:
    state = holding(CYCLONE, "c3", CLOCKWISE, picture=CYCLONE_IN_THE_MIDDLE, A="undertow")
    assert not aims(state, "undertow")


def test_tidal_surge_swaps_the_whole_line_outward_to_the_edge() -> None:
    """T144: away from the struck tile, in the chosen direction only."""
    state = holding(TSUNAMI, "b4", NORTH, picture=redrawn(b4="12", d3="E"), A="tidal_surge")
    before = shown(state.table).split()
    state = said(state, (A, play_card("tidal_surge")))
    drawn = shown(state.table).split()
    for row in range(4):
        assert (drawn[5 * row + 1], drawn[5 * row + 2]) == (before[5 * row + 2], before[5 * row + 1])
    assert drawn[20:] == before[20:]


def test_supercell_shifts_two_steps() -> None:
    state = holding(CYCLONE, "c3", CLOCKWISE, picture=CYCLONE_IN_THE_MIDDLE, A="supercell")
    before = {name: piece_at(state, name) for name in ("c3", "c2", "d2", "d3")}
    state = after(state, play_card("supercell"))
    assert [at(state, before[name]) for name in ("c3", "c2", "d2", "d3")] == ["d2", "d3", "c3", "c2"]


def test_lava_flow_runs_outward_to_the_edge_or_to_what_stops_it() -> None:
    """T144, T72."""
    state = holding(VOLCANO, "c5", NORTH, picture=redrawn(c5="18"), A="lava_flow")
    assert blocked(after(state, play_card("lava_flow"))) == {"c5", "c4", "c3", "c2", "c1"}
    state = holding(VOLCANO, "c5", NORTH, picture=redrawn(c5="18", c2="14#B"), A="lava_flow")
    assert blocked(after(state, play_card("lava_flow"))) == {"c5", "c4", "c3"}


@pytest.mark.parametrize("key", ["tidal_surge", "supercell", "lava_flow"])
def test_only_the_igniter_s_own_disaster_reaches_farther_and_only_once(key: str) -> None:
    disaster, name, way = {
        "tidal_surge": (TSUNAMI, "c4", NORTH),
        "supercell": (CYCLONE, "c3", CLOCKWISE),
        "lava_flow": (VOLCANO, "c4", NORTH),
    }[key]
    picture = redrawn(c4="12", c3="13", b2="E") if key != "lava_flow" else redrawn(c4="18")
    assert not aims(holding(disaster, name, way, picture=picture, B=key), key)
    state = holding(disaster, name, way, picture=picture, A=f"{key} {key}")
    assert aims(state, key) == {-1}
    assert not aims(after(state, play_card(key)), key)


def test_aftershock_lets_the_other_disaster_of_the_tile_strike_though_it_is_blocked_by_now() -> None:
    """T139: without tokens or counters."""
    state = holding(FLOOD, "c3", picture=redrawn(c3="13", e5="H"), A="aftershock")
    assert blocked(state) == {"c3", "c4", "b4", "b3"}
    state = said(state, (A, play_card("aftershock")))
    assert strikes(state) == {("c3", CLOCKWISE), ("c3", ANTICLOCKWISE)}
    before = {name: piece_at(state, name) for name in ("c2", "d2", "d3")}
    state = strike(state, "c3", CLOCKWISE)
    assert [at(state, before[name]) for name in ("c2", "d2", "d3")] == ["d2", "d3", "c2"]
    assert state.table.track == (A,)
    assert state.table.spirit[A] == (A,)


def test_the_blocks_of_an_aftershock_belong_to_who_placed_the_third_token() -> None:
    """T139, T82: and the struck tile, if it moved, strikes from where it lies now."""
    state = holding(CYCLONE, "c3", CLOCKWISE, picture=CYCLONE_IN_THE_MIDDLE, A="aftershock")
    state = after(state, play_card("aftershock"))
    assert strikes(state) == {("c2", 0)}
    assert blocked(strike(state, "c2")) == {"c2", "c3", "b3", "b2"}


def test_an_aftershock_is_not_echoed_again() -> None:
    """T139: nor is another's disaster."""
    state = holding(CYCLONE, "c3", CLOCKWISE, picture=CYCLONE_IN_THE_MIDDLE, A="aftershock", B="aftershock")
    assert asked(state) == A
    state = strike(after(state, play_card("aftershock")), "c2")
    assert state.table.hands[B] == (card("aftershock"),)
    assert not any(isinstance(frame, Struck) for frame in state.stack)


def test_an_aftershock_is_a_disaster_that_can_be_answered_and_made_to_reach_farther() -> None:
    """T139, T109."""
    state = holding(FLOOD, "c3", picture=redrawn(c3="13"), A="aftershock supercell", B="undertow")
    state = strike(after(state, play_card("aftershock")), "c3", CLOCKWISE)
    assert aims(state, "supercell") == {-1}
    state = said(state, (A, PASS))
    assert aims(state, "undertow") == {ANTICLOCKWISE}


def carried(**hands: str) -> State[Table]:
    """B's tile has been carried from c5 to b5, next to its Habitat, by A's Cyclone."""
    picture = redrawn(b5="13", c5="9@B")
    return holding(CYCLONE, "b5", CLOCKWISE, picture=picture, **hands)


def test_tailwind_is_a_traverse_at_once_for_who_was_carried_and_wins_even_out_of_turn() -> None:
    """T106, T136, T141."""
    state = carried(B="tailwind", A="tailwind")
    assert stands(state, B) == "b5"
    state = said(state, (B, play_card("tailwind")))
    assert "a5" in traverses(state)
    happened = events(state, Traverse(piece_at(state, "a5")))
    assert Won((B,)) in happened
    state = after(state, Traverse(piece_at(state, "a5")))
    assert TREMOR.outcome(state.table) == Outcome((B,))
    assert state.stack == ()


def test_whoever_has_walked_off_the_carried_tile_is_carried_no_more() -> None:
    """T141: a second Tailwind needs a tile that the disaster moved under one's feet."""
    state = said(carried(B="tailwind tailwind"), (B, play_card("tailwind")))
    there = next(name for name in traverses(state) if name != "a5")
    state = after(state, Traverse(piece_at(state, there)))
    assert asked(state) == A
    assert card("tailwind") in state.table.hands[B]


def test_a_tornado_carries_nobody() -> None:
    """T141."""
    picture = redrawn(c3="10@B", b2="E")
    state = after(holding(TORNADO, "c3", picture=picture, B="tailwind"), Spin((1, 1, 1, 1)))
    assert asked(state) == A


def test_thaw_frees_any_blocked_tile_and_gives_its_counter_back() -> None:
    state = holding(FLOOD, "b2", picture=redrawn(e3="9#C", e2="10#d"), B="thaw")
    assert cells(state, aims(state, "thaw")) == {"e3", "e2"}
    freed = after(state, play_card("thaw", piece_at(state, "e3")))
    assert blocked(freed, C) == set()
    assert freed.table.counters[C] == 10
    neutral = after(state, play_card("thaw", piece_at(state, "e2")))
    assert neutral.table.counters[3] == 10


def test_a_thaw_that_another_thaw_has_overtaken_comes_to_nothing() -> None:
    """T109."""
    state = holding(FLOOD, "b2", picture=redrawn(e3="9#C"), B="thaw", C="thaw")
    aim = play_card("thaw", piece_at(state, "e3"))
    state = said(state, (B, aim))
    assert Fizzled(B) in events(state, aim)


def test_omen_turns_one_own_die_before_its_token_is_placed() -> None:
    """T109."""
    state = after(rolling(board(setup=WITH_CARDS, hands={A: "omen", B: "omen"})), RollDice())
    assert asked(state) == A
    targets = aims(state, "omen")
    assert len(targets) == 5
    wanted = FLOOD if FLOOD in targets else TSUNAMI
    assert DieTurned(0, wanted) in events(state, play_card("omen", wanted))
    assert places(after(state, play_card("omen", wanted))) == wedges_of(wanted)


def test_omen_turns_the_die_its_player_names_of_two() -> None:
    two = setup_of(2, without=("traits", "catastrophes"))
    table = board(setup=two, hands={A: "omen omen"})
    state = after(rolling(table), RollDice())
    assert len(aims(state, "omen")) == 10
    first = next(target for target in sorted(aims(state, "omen")) if target >= 6)
    state = after(state, play_card("omen", first))
    assert asked(state) == A
    state = after(state, PASS)
    assert places(state, 1) in (wedges_of(first - 6), set())


def test_quell_cancels_a_card_that_is_spent_all_the_same() -> None:
    """T109."""
    state = acting(board(setup=WITH_CARDS, hands={A: "polar_shift", B: "quell"}))
    state = said(state, (A, play_card("polar_shift")), (B, play_card("quell")))
    assert state.table.turns == board().turns
    assert state.table.hands == ((), (), (), ())
    assert state.table.discard == (card("polar_shift"), card("quell"))


def test_nobody_quells_its_own_card_or_a_disaster() -> None:
    state = acting(board(setup=WITH_CARDS, hands={A: "polar_shift quell", B: "thaw"}))
    state = after(state, play_card("polar_shift"))
    assert asked(state) == A
    assert not aims(state, "quell")
    assert asked(holding(FLOOD, "b2", picture=redrawn(), B="quell")) == A


def test_a_card_is_announced_by_name_and_goes_to_the_discard_pile() -> None:
    state = acting(board(setup=WITH_CARDS, hands={A: "second_wind"}))
    assert events(state, play_card("second_wind"))[0] == CardPlayed(A, card("second_wind"), -1)
    assert after(state, play_card("second_wind")).table.discard == (card("second_wind"),)


def test_two_copies_are_one_choice() -> None:
    state = acting(board(setup=WITH_CARDS, hands={A: "polar_shift polar_shift"}))
    assert sum(isinstance(option, PlayCard) for option in options(state)) == 1
