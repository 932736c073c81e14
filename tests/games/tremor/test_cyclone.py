"""Cyclone: four tiles of a square move one step round it."""

import pytest
from boards import igniting, strike
from drawn import B, board, lines, piece_at, redrawn, shown, stands

from tremor_gui.games.tremor.actions import Ignite
from tremor_gui.games.tremor.events import Shifted
from tremor_gui.games.tremor.terms import ANTICLOCKWISE, CLOCKWISE, CYCLONE
from tremor_gui.rules.core import play

# Tile 13 shows Cyclone facing north and east when it stands upright, pointing north-east.
MIDDLE = redrawn(c3="13", b2="E")
"""Tile 13 in the middle: its square is c3, c2, d2 and d3."""


def test_four_tiles_move_one_step_clockwise() -> None:
    """T63, T56: nothing turns."""
    state = strike(igniting(board(MIDDLE), CYCLONE), "c3", CLOCKWISE)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        12 E  13 14 16
        6  17 18 15 7
        19 20 21 22 23
        H  24 8  25 H
    """)


def test_or_one_step_anti_clockwise() -> None:
    """T63."""
    state = strike(igniting(board(MIDDLE), CYCLONE), "c3", ANTICLOCKWISE)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        12 E  15 18 16
        6  17 14 13 7
        19 20 21 22 23
        H  24 8  25 H
    """)


@pytest.mark.parametrize(
    ("arrow", "square"),
    [
        ("", {"c3", "c2", "d2", "d3"}),
        (">", {"c3", "d3", "d4", "c4"}),
        ("v", {"c3", "c4", "b4", "b3"}),
        ("<", {"c3", "b3", "b2", "c2"}),
    ],
)
def test_the_square_lies_where_the_cyclone_points(arrow: str, square: set[str]) -> None:
    """T63, T58."""
    table = board(redrawn(MIDDLE, c3="13" + arrow))
    state = igniting(table, CYCLONE)
    (shifted,) = (
        event
        for event in play(state, Ignite(piece_at(state, "c3"), CLOCKWISE)).events
        if isinstance(event, Shifted)
    )
    assert set(shifted.pieces) == {piece_at(table, name) for name in square}


def test_a_blocked_corner_lets_one_tile_move_diagonally_with_its_meeple() -> None:
    """T64: as in the rulebook, the Camel passes the blocked bottom left on its way to the bottom right."""
    table = board(redrawn(c3="13<", b3="17#A", b2="10@B", c1="E"))
    state = strike(igniting(table, CYCLONE), "c3", ANTICLOCKWISE)
    assert stands(state, B) == "c3"
    rows = shown(state.table).splitlines()
    assert rows[1] == "12 14 13< 15 16"
    assert rows[2] == "6 17#A 10@B 18 7"


def test_with_three_left_one_goes_diagonally() -> None:
    """T64: over the place of the tile that cannot move."""
    table = board(redrawn(MIDDLE, c2="14#B"))
    state = strike(igniting(table, CYCLONE), "c3", CLOCKWISE)
    assert shown(state.table) == lines("""
        H  9  10 11 H
        12 E  14#B 13 16
        6  17 18 15 7
        19 20 21 22 23
        H  24 8  25 H
    """)


def test_an_occupied_oasis_is_excluded_like_a_blocked_tile() -> None:
    """T64."""
    table = board(redrawn(MIDDLE, d2="6@B"))
    state = strike(igniting(table, CYCLONE), "c3", CLOCKWISE)
    rows = shown(state.table).splitlines()
    assert rows[1] == "12 E 13 6@B 16"
    assert rows[2] == "15 17 18 14 7"
    assert stands(state, B) == "d2"


def test_with_two_left_opposite_or_beside_each_other_they_swap() -> None:
    """T64."""
    state = strike(igniting(board(redrawn(MIDDLE, c2="14#B", d3="18#C")), CYCLONE), "c3", CLOCKWISE)
    rows = shown(state.table).splitlines()
    assert rows[1] == "12 E 14#B 13 16"
    assert rows[2] == "6 17 15 18#C 7"
    state = strike(igniting(board(redrawn(MIDDLE, c2="14#B", d2="15#C")), CYCLONE), "c3", ANTICLOCKWISE)
    assert shown(state.table).splitlines()[2] == "6 17 18 13 7"


def test_one_alone_stays() -> None:
    """T64."""
    table = board(redrawn(MIDDLE, c2="14#B", d2="15#C", d3="18#B"))
    state = strike(igniting(table, CYCLONE), "c3", CLOCKWISE)
    assert shown(state.table) == shown(table)


def test_pointing_off_the_board_it_swaps_with_the_neighbour_that_is_left() -> None:
    """T65, T57: whichever sense is chosen."""
    for way in (CLOCKWISE, ANTICLOCKWISE):
        state = strike(igniting(board(redrawn(c1="13")), CYCLONE), "c1", way)
        rows = shown(state.table).splitlines()
        assert rows[0] == "H 9 11 13 H"
        assert rows[1] == "12 10 14 15 16"


def test_if_that_neighbour_is_a_habitat_nothing_moves() -> None:
    """T65."""
    table = board(redrawn(d1="13"))
    state = strike(igniting(table, CYCLONE), "d1", CLOCKWISE)
    assert shown(state.table) == shown(table)


def test_a_habitat_in_the_square_stays_and_the_other_three_go_round() -> None:
    """T64, T69."""
    state = strike(igniting(board(redrawn(d2="13")), CYCLONE), "d2", CLOCKWISE)
    rows = shown(state.table).splitlines()
    assert rows[0] == "H 9 10 13 H"
    assert rows[1] == "12 15 14 16 11"
