"""Tornado: the tiles of a square are twisted at will."""

from itertools import product

from boards import about_to_roll, after, events, igniting, options, strike
from drawn import A, B, board, lines, redrawn, shown

from tremor_gui.games.tremor.actions import Spin
from tremor_gui.games.tremor.disasters import Tornado
from tremor_gui.games.tremor.events import Twisted
from tremor_gui.games.tremor.terms import TORNADO

# Tile 10 shows Tornado facing north and east when it stands upright.
MIDDLE = redrawn(c3="10", b2="E")
"""Tile 10 in the middle: its square is, clockwise from it, c3, c2, d2 and d3."""


def test_each_of_the_four_tiles_gets_any_rotation() -> None:
    """T66, T67: also none, and whatever the others get; the square is fixed when the Tornado breaks out."""
    state = strike(igniting(board(MIDDLE), TORNADO), "c3")
    assert set(options(state)) == {
        Spin((here, north, corner, east)) for here, north, corner, east in product(range(4), repeat=4)
    }
    state = after(state, Spin((2, 1, 0, 3)))
    assert shown(state.table) == lines("""
        H  9  13 11 H
        12 E  14> 15 16
        6  17 10v 18< 7
        19 20 21 22 23
        H  24 8  25 H
    """)


def test_twisting_nothing_is_allowed() -> None:
    """T67, T52."""
    state = strike(igniting(board(MIDDLE), TORNADO), "c3")
    assert not any(isinstance(event, Twisted) for event in events(state, Spin((0, 0, 0, 0))))


def test_an_occupied_oasis_is_not_twisted_not_even_by_who_stands_on_it() -> None:
    """T68, T24."""
    for seat in (A, B):
        state = strike(igniting(board(redrawn(MIDDLE, c2="6@A")), TORNADO, seat), "c3")
        assert {spin.turns[1] for spin in options(state) if isinstance(spin, Spin)} == {0}
        assert len(options(state)) == 4**3


def test_an_empty_oasis_the_earthquake_tile_and_occupied_tiles_are_twisted() -> None:
    """T131, T84."""
    state = strike(igniting(board(redrawn(MIDDLE, c2="6", d2="E@AB", d3="15@A")), TORNADO), "c3")
    assert len(options(state)) == 4**4


def test_habitats_and_blocked_tiles_in_the_square_are_not_twisted() -> None:
    """T69: and neither is what lies off the board."""
    state = strike(igniting(board(redrawn(d2="10", d1="11#B")), TORNADO), "d2")
    assert {spin.turns[1:3] for spin in options(state) if isinstance(spin, Spin)} == {(0, 0)}
    assert len(options(state)) == 4**2
    state = strike(igniting(board(redrawn(d1="10")), TORNADO), "d1")
    assert len(options(state)) == 4


def test_face_down_tiles_turn_too() -> None:
    """T22, T55."""
    table = board(redrawn(MIDDLE, c2="."))
    state = after(strike(igniting(table, TORNADO), "c3"), Spin((0, 1, 0, 0)))
    assert shown(state.table).splitlines()[1] == "12 E .> 15 16"


def test_after_a_tornado_the_turn_goes_on() -> None:
    state = strike(igniting(board(MIDDLE), TORNADO), "c3")
    assert isinstance(state.stack[-1], Tornado)
    state = after(state, Spin((1, 1, 1, 1)))
    assert state.table.track == (A,)
    assert about_to_roll(state)
