"""The traits that answer a disaster, each by example: Shell, Drift and Reflex."""

import pytest
from boards import (
    FOX,
    FOX_AND_CARDS,
    FROG,
    about_to_roll,
    after,
    asked,
    at,
    blocked,
    ending,
    events,
    igniting,
    late,
    options,
    play_card,
    said,
    state_of,
    strike,
)
from drawn import WITH_CARDS, A, B, C, D, board, piece_at, redrawn

from tremor_gui.games.tremor.actions import (
    REACT,
    Ignite,
    React,
    Spin,
)
from tremor_gui.games.tremor.card_events import TraitUsed
from tremor_gui.games.tremor.deal import Setup
from tremor_gui.games.tremor.effects import Stride
from tremor_gui.games.tremor.events import Twisted
from tremor_gui.games.tremor.plans import eligible, square_pieces
from tremor_gui.games.tremor.table import Table, replaced
from tremor_gui.games.tremor.terms import (
    CELLS,
    CLOCKWISE,
    CYCLONE,
    FLOOD,
    LANDSLIDE,
    NORTH,
    TORNADO,
    TSUNAMI,
    VOLCANO,
)
from tremor_gui.games.tremor.windows import Struck
from tremor_gui.rules.core import State
from tremor_gui.rules.window import PASS


def cyclone(setup: Setup, seat: int, *standing: str, **hands: str) -> State[Table]:
    """A Cyclone in the middle that a seat has declared; ``standing`` is how c3 and c2 are drawn."""
    here, north = standing
    table = board(
        redrawn(c3=here, b2="E", c2=north), setup=setup, hands={"ABCD".index(k): v for k, v in hands.items()}
    )
    return strike(igniting(table, CYCLONE, seat), "c3", CLOCKWISE)


def test_shell_makes_the_own_tile_immovable_for_another_s_maneuvering_disaster() -> None:
    """T141: it then rests."""
    state = cyclone(FROG, A, "13", "14@D")
    assert asked(state) == D
    assert set(options(state)) == {REACT["shell", 0], PASS}
    north = piece_at(state, "c2")
    state = said(state, (D, REACT["shell", 0]))
    assert at(state, north) == "c2"
    assert state.table.shell_spent
    table = board(redrawn(c3="13", b2="E", c2="14@D"), setup=FROG)._replace(shell_spent=True)
    assert about_to_roll(strike(igniting(table, CYCLONE, A), "c3", CLOCKWISE))


def test_shell_rests_until_the_next_turn_of_its_owner_has_ended() -> None:
    table = board(setup=FROG)._replace(shell_spent=True)
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
        state = igniting(board(redrawn(e4="13", c2=north), setup=FROG), CYCLONE, seat)
        state = strike(state, "e4", CLOCKWISE)
    else:
        state = cyclone(FROG, seat, here, north)
    shelled = any(isinstance(option, React) for option in options(state))
    assert shelled is (here == "13@D")


def test_shell_is_no_answer_to_a_blocking_disaster() -> None:
    state = strike(igniting(board(redrawn(b2="13@D"), setup=FROG), FLOOD, A), "b2")
    assert about_to_roll(state)


def test_shell_is_no_answer_to_a_tsunami() -> None:
    """It holds against winds, not against waves."""
    state = igniting(board(redrawn(c3="9", c2="14@D"), setup=FROG), TSUNAMI, A)
    north = piece_at(state, "c2")
    state = strike(state, "c3", NORTH)
    assert about_to_roll(state)
    assert at(state, north) != "c2"


def test_shell_keeps_a_tile_from_being_twisted_by_a_tornado() -> None:
    table = board(redrawn(c3="10", b2="E", c2="14@D"), setup=FROG)
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
    state = cyclone(FOX, A, "13", "14@B")
    assert asked(state) == B
    assert set(options(state)) == {REACT["drift", 1], REACT["drift", 3], PASS}
    piece = state.table.pawns[B]
    assert Twisted(piece, 3) in events(state, REACT["drift", 3])
    assert about_to_roll(after(state, REACT["drift", 3]))


def test_drift_is_no_answer_to_a_tornado_or_to_one_s_own_disaster() -> None:
    """T141: a Tornado moves no tile."""
    table = board(redrawn(c3="10", b2="E", c2="14@B"), setup=FOX)
    state = after(strike(igniting(table, TORNADO, A), "c3"), Spin((1, 1, 1, 1)))
    assert about_to_roll(state)
    assert about_to_roll(cyclone(FOX, B, "13", "14@B"))


def test_drift_is_lost_once_one_has_walked_off_the_carried_tile() -> None:
    """T141: Tailwind comes first or Drift does."""
    setup = FOX_AND_CARDS
    state = cyclone(setup, A, "13", "9@B", B="tailwind")
    state = after(state, play_card("tailwind"))
    assert isinstance(state.stack[-1], Stride)
    state = after(state, options(state)[0])
    assert asked(state) == A


def test_reflex_twists_the_own_tile_when_it_is_blocked_although_it_is() -> None:
    """T116."""
    state = strike(igniting(board(redrawn(b2="13@D"), setup=FOX), FLOOD, A), "b2")
    assert asked(state) == D
    assert set(options(state)) == {REACT["reflex", 1], REACT["reflex", 3], PASS}
    piece = piece_at(state, "b2")
    assert events(state, REACT["reflex", 1])[:2] == [TraitUsed(D, "reflex"), Twisted(piece, 1)]
    state = after(state, REACT["reflex", 1])
    assert about_to_roll(state)
    assert "b2" in blocked(state)


def test_reflex_answers_one_s_own_blocks_and_each_block_once() -> None:
    """T116, T134."""
    state = strike(igniting(board(redrawn(b2="13@D"), setup=FOX), FLOOD, D), "b2")
    assert asked(state) == D
    state = after(state, REACT["reflex", 1])
    assert about_to_roll(state)


def test_reflex_needs_a_new_block_under_one_s_feet() -> None:
    """T116: a tile that was blocked before is not blocked again."""
    state = strike(igniting(board(redrawn(c2="13", b3="14#B@D", b2="17"), setup=FOX), FLOOD, A), "c2")
    assert about_to_roll(state)


def test_a_spared_tile_is_no_block() -> None:
    """T116, T143."""
    setup = FOX_AND_CARDS
    table = board(redrawn(b2="13@D"), setup=setup, hands={B: "firebreak"})
    state = strike(igniting(table, FLOOD, A), "b2")
    state = after(state, play_card("firebreak", piece_at(state, "b2")))
    assert about_to_roll(state)


@pytest.mark.parametrize("disaster", [LANDSLIDE, VOLCANO])
def test_every_blocking_disaster_is_answered_by_reflex(disaster: int) -> None:
    """T116."""
    state = igniting(board(redrawn(c4="18@D"), setup=FOX), disaster, A)
    way = NORTH if disaster == VOLCANO else 2
    assert asked(strike(state, "c4", way)) == D


def test_two_tiles_that_a_supercell_leaves_in_their_places_were_not_moved() -> None:
    """T64, T141: so nobody is carried off by it."""
    table = board(setup=WITH_CARDS, hands={A: "supercell", B: "tailwind"})
    seen = 0
    for piece in range(CELLS):
        for turns in range(4):
            edged = table._replace(
                turns=replaced(table.turns, piece, turns), pawns=replaced(table.pawns, B, piece)
            )
            if piece not in eligible(edged, CYCLONE) or square_pieces(edged, piece, CYCLONE).count(-1) != 2:
                continue
            declared = after(igniting(edged, CYCLONE), Ignite(piece, CLOCKWISE))
            once, twice = after(declared, PASS), after(declared, play_card("supercell"))
            assert once.table.tiles != edged.tiles
            assert twice.table.tiles == edged.tiles
            assert not isinstance(twice.stack[-1], Struck)
            seen += isinstance(once.stack[-1], Struck) and asked(once) == B
    assert seen
