"""In what two tables differ."""

from random import Random

import pytest
from drawn import A, B, board, redrawn

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.events import (
    Blocked,
    Freed,
    Moved,
    Revealed,
    Swapped,
    TokenPlaced,
    TrackGrew,
    Twisted,
    WedgeCleared,
)
from tremor_gui.games.tremor.table import Table
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Event
from tremor_gui.ui.tables.tremor.changes import NO_CHANGES, Change, Changes, Slots, changes

TABLE = board(redrawn(b1="."), wedges={"tsunami 1": "AB"})


def after(*events: Event[Table], before: Table = TABLE) -> Changes:
    table = before
    for event in events:
        table = event.apply(table)
    return changes(before, table)


@pytest.mark.parametrize(
    ("event", "piece", "change"),
    [
        (Twisted(6, 1), 6, Change.TWISTED),
        (Revealed(1, 9, 2), 1, Change.REVEALED),
        (Blocked(A, 6), 6, Change.BLOCKED),
        (Moved(B, 6), 6, Change.ENTERED),
    ],
)
def test_each_kind_of_change_is_told_of_its_tile(event: Event[Table], piece: int, change: Change) -> None:
    assert after(event).tiles == {piece: (change,)}


def test_a_tile_that_moved_is_told_with_its_way() -> None:
    found = after(Swapped(6, 7))
    assert found.tiles == {6: (Change.MOVED,), 7: (Change.MOVED,)}
    assert found.ways == {6: (6, 7), 7: (7, 6)}


def test_a_block_that_ended_is_told_and_one_that_came_and_went_is_not() -> None:
    blocked = Blocked(A, 6).apply(TABLE)
    assert after(Freed(6), before=blocked).tiles == {6: (Change.FREED,)}
    assert after(Blocked(A, 6), Freed(6)) == NO_CHANGES
    assert not after(Twisted(6, 1), Twisted(6, 3))


def test_a_meeple_carried_by_its_tile_has_entered_nothing() -> None:
    there = Moved(A, 6).apply(TABLE)
    assert after(Swapped(6, 7), before=there).tiles[6] == (Change.MOVED,)


def test_everything_that_happened_to_a_tile_is_told() -> None:
    kinds = after(Swapped(1, 6), Revealed(1, 9, 0), Blocked(A, 1), Moved(B, 1)).tiles[1]
    assert kinds == (Change.MOVED, Change.REVEALED, Change.BLOCKED, Change.ENTERED)


def test_wedges_tell_which_tokens_came_and_where_tokens_lay() -> None:
    assert after(TokenPlaced(A, 0), TokenPlaced(B, 4)).wedges == {0: Slots((2,), ()), 4: Slots((0,), ())}
    assert after(WedgeCleared(0)).wedges == {0: Slots((), (0, 1))}
    assert after(WedgeCleared(0), TokenPlaced(B, 0)).wedges == {0: Slots((0,), (1,))}
    assert after(WedgeCleared(0), TokenPlaced(A, 0), TokenPlaced(B, 0)) == NO_CHANGES


def test_what_lies_beside_the_boards_is_no_change() -> None:
    assert not after(TrackGrew(A))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_marked_exactly_when_boards_are_alike(seed: int) -> None:
    rng = Random(seed)
    session = Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(4, rng), str(seed))
    for _ in range(80):
        assert session.state.decision is not None
        session.play(rng.choice(session.state.decision.options))
    tables = [step.state.table for step in session.steps]
    for _ in range(200):
        one, other = sorted((rng.randrange(len(tables)), rng.randrange(len(tables))))
        alike = all(
            getattr(tables[one], part) == getattr(tables[other], part)
            for part in ("tiles", "faces", "turns", "blocks", "pawns", "wedges")
        )
        assert bool(changes(tables[one], tables[other])) != alike
