"""Ways over the board: they are those that Traverse goes, and what bars them is what the rules say."""

from random import Random

import pytest
from drawn import A, board, piece_at, redrawn

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.paths import Bar, border, goal, reach, way
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, FREE, OUT, Table, changed, connected
from tremor_gui.match.session import Session

TREMOR = GAMES["tremor"]


def tables(seed: int, variant: str = "race") -> list[Table]:
    rng = Random(seed)
    session = Session.start(TREMOR, TREMOR.quick_setup(4, rng, variant), str(seed))
    found = []
    while session.state.decision is not None and len(session.steps) < 250:
        found.append(session.state.table)
        session.play(rng.choice(session.state.decision.options))
    return found[::5]


@pytest.mark.parametrize("seed", range(3))
def test_a_step_that_nothing_bars_is_a_traverse(seed: int) -> None:
    for table in tables(seed):
        for piece in range(25):
            if not table.faces[piece]:
                continue
            free = [one for side in range(4) if (one := border(table, piece, side)) and not one.bars]
            walks = [other for other in connected(table, piece) if table.blocks[other] == FREE]
            assert sorted(one.piece for one in free) == sorted(walks)


@pytest.mark.parametrize("variant", ["race", "rumble"])
def test_the_way_home_is_the_least_barred_and_among_those_the_shortest(variant: str) -> None:
    for table in tables(7, variant):
        for seat in range(4):
            steps, reached, end = way(table, seat), reach(table, seat), goal(table, seat)
            if end is None:
                assert steps == ()
                continue
            at = table.pawns[seat]
            for step in steps:
                assert step in [border(table, at, side) for side in range(4)]
                at = step.piece
            assert at == end
            free = not any(step.bars for step in steps)
            assert free == (end in reached)
            assert not free or len(steps) == reached[end]


def test_what_bars_a_step_is_named() -> None:
    table = board(redrawn(c2=".", b3="9", d3="9v", c4="10@A"))
    here, above = piece_at(table, "c4"), piece_at(table, "c3")
    assert border(table, here, 2) is not None
    assert border(table, above, 0) is not None
    assert border(table, above, 0).bars == (Bar.UNSEEN,)  # type: ignore[union-attr]
    east = border(table, here, 1)
    assert east is not None
    assert Bar.NEAR in east.bars, "tile 10 has debris in the east"
    blocked = changed(table, blocks=tuple(A if piece == above else FREE for piece in range(25)))
    north = border(blocked, here, 0)
    assert north is not None
    assert Bar.BLOCKED in north.bars
    assert border(table, piece_at(table, "a1"), 3) is None


def test_whoever_is_out_or_home_is_bound_for_nothing() -> None:
    table = board(redrawn(c4="10@A"))
    gone = changed(table, pawns=(OUT, *table.pawns[1:]))
    assert (reach(gone, A), goal(gone, A), way(gone, A)) == ({}, None, ())
    home = changed(table, pawns=(table.homes[A], *table.pawns[1:]))
    assert (goal(home, A), way(home, A)) == (None, ())
    rumble = changed(home, variant="rumble", pawns=(EARTHQUAKE_PIECE, *table.pawns[1:]))
    assert (goal(rumble, A), way(rumble, A)) == (EARTHQUAKE_PIECE, ())
