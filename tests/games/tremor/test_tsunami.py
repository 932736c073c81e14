"""Tsunami: a line of three changes places with its neighbours."""

from boards import igniting, strike
from drawn import A, B, board, lines, redrawn, shown, stands

from tremor_gui.games.tremor.terms import EAST, NORTH, SOUTH, TSUNAMI, WEST

# Tile 12 shows Tsunami facing north and east when it stands upright, and so does tile 15.
MIDDLE = redrawn(c4="12")
"""Tile 12 on c4: north of it c3 and c2, east of it d4 and e4."""


def test_the_struck_tile_and_the_next_two_change_places_with_their_neighbours_on_the_other_side() -> None:
    """T59, T56: in the column; nothing turns."""
    state = strike(igniting(board(MIDDLE), TSUNAMI), "c4", NORTH)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        21 13 15 14 16
        6  17 18 E  7
        19 20 22 12 23
        H  24 8  25 H
    """)


def test_or_the_row_with_the_row_beside_it() -> None:
    """T59."""
    state = strike(igniting(board(MIDDLE), TSUNAMI), "c4", EAST)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        21 13 14 15 16
        6  17 12 22 23
        19 20 E  18 7
        H  24 8  25 H
    """)


def test_near_the_edge_fewer_tiles_are_swapped() -> None:
    """T60, T57."""
    state = strike(igniting(board(redrawn(c2="12")), TSUNAMI), "c2", NORTH)
    assert shown(state.table) == lines("""
        H  9  11 10 H
        14 13 15 12 16
        6  17 E  18 7
        19 20 21 22 23
        H  24 8  25 H
    """)
    state = strike(igniting(board(redrawn(c1="12")), TSUNAMI), "c1", NORTH)
    assert shown(state.table).splitlines()[0] == "H 9 11 12 H"


def test_with_its_neighbours_off_the_board_nothing_moves_and_the_other_line_is_free_to_choose() -> None:
    """T61, T52."""
    table = board(redrawn(c1="12"))
    state = strike(igniting(table, TSUNAMI), "c1", EAST)
    assert shown(state.table) == shown(table)


def test_a_pair_with_an_occupied_oasis_stays_and_the_others_swap() -> None:
    """T62: the rulebook's example with the Snow Leopard on its Oasis."""
    table = board(redrawn(MIDDLE, d3="7@B"))
    state = strike(igniting(table, TSUNAMI), "c4", NORTH)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        21 13 15 14 16
        6  17 E  7@B 18
        19 20 22 12 23
        H  24 8  25 H
    """)


def test_a_pair_with_a_blocked_tile_on_either_side_or_both_stays() -> None:
    """T62."""
    for blocked in ({"d3": "18#B"}, {"c3": "E#B"}, {"c3": "E#B", "d3": "18#C"}):
        state = strike(igniting(board(redrawn(MIDDLE, **blocked)), TSUNAMI), "c4", NORTH)
        rows = shown(state.table).splitlines()
        assert rows[1] == "21 13 15 14 16"
        assert rows[2].replace("#B", "").replace("#C", "") == "6 17 E 18 7"
        assert rows[3] == "19 20 22 12 23"


def test_a_pair_with_a_habitat_stays() -> None:
    """T62, T69: habitats never move."""
    state = strike(igniting(board(redrawn(b2="12<")), TSUNAMI), "b2", NORTH)
    rows = shown(state.table).splitlines()
    assert rows[0] == "H 9 10 11 H"
    assert rows[1] == "12< 13 14 15 16"


def test_an_empty_oasis_and_the_earthquake_tile_are_swapped_like_others() -> None:
    """T84, T131: even with a meeple on the Earthquake Tile."""
    table = board(redrawn(MIDDLE, c3="E@AB", d3="6"))
    state = strike(igniting(table, TSUNAMI), "c4", NORTH)
    assert shown(state.table).splitlines()[2] == "18 17 6 E@AB 7"


def test_meeples_ride_on_their_tiles() -> None:
    """T56."""
    table = board(redrawn(MIDDLE, c2="14@A", d4="22@B"))
    state = strike(igniting(table, TSUNAMI), "c4", NORTH)
    assert stands(state, A) == "d2"
    assert stands(state, B) == "c4"


def test_rotations_are_kept() -> None:
    """T56."""
    table = board(redrawn(MIDDLE, c2="14>", d2="15<", c4="12", d4="22v"))
    state = strike(igniting(table, TSUNAMI), "c4", NORTH)
    rows = shown(state.table).splitlines()
    assert rows[1] == "21 13 15< 14> 16"
    assert rows[3] == "19 20 22v 12 23"


def test_the_other_two_directions() -> None:
    """T58, T59: turned round, the same tile acts south and west."""
    state = strike(igniting(board(redrawn(c2="12v")), TSUNAMI), "c2", SOUTH)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        14 12v 13 15 16
        6  E  17 18 7
        19 21 20 22 23
        H  24 8  25 H
    """)
    state = strike(igniting(board(redrawn(c2="12v")), TSUNAMI), "c2", WEST)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        6  17 E  15 16
        14 13 12v 18 7
        19 20 21 22 23
        H  24 8  25 H
    """)
