"""Winning."""

import laws
import pytest
from boards import acting, after, events, late, state_of, traverses
from drawn import A, B, board, piece_at, redrawn

from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.earthquake import Eruption
from tremor_gui.games.tremor.events import Moved, Won
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.turn import Turn
from tremor_gui.rules.core import Illegal, play
from tremor_gui.rules.game import Outcome


def test_whoever_reaches_its_habitat_wins_at_once() -> None:
    """T105: in the middle of its turn, with actions left and without a roll."""
    state = acting(board(redrawn(d5="11>@A")))
    assert events(state, Traverse(24)) == [Moved(A, 24), Won((A,))]
    state = after(state, Traverse(24))
    assert state.decision is None
    assert TREMOR.outcome(state.table) == Outcome((A,))
    with pytest.raises(Illegal, match=r"The game is over\."):
        play(state, Traverse(24))


def test_only_the_own_habitat_wins() -> None:
    """T03: another's is a tile like any other."""
    state = after(acting(board(redrawn(d5="11>@B")), B), Traverse(24))
    assert state.decision is not None
    assert TREMOR.outcome(state.table) is None


def test_an_own_habitat_behind_debris_is_not_reached() -> None:
    assert "e5" not in traverses(acting(board(redrawn(d5="10@A"))))


def test_no_disaster_carries_anybody_home() -> None:
    """T106: habitats never move, and an eruption sends to the start."""
    table = board(redrawn(d4="E@A", c4="21@B"))
    for chance in range(30):
        state = state_of(table, Eruption(), late(A), Turn(B, 2), chance=chance)
        assert TREMOR.outcome(state.table) is None
        assert state.table.pawns[A] == state.table.starts[A]


def test_start_and_home_are_never_the_same_corner() -> None:
    """T107."""
    for players in (2, 3, 4):
        table = board(players=players)
        assert not any(start == home for start, home in zip(table.starts, table.homes, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_with_one_winner_even_when_played_at_random(players: int) -> None:
    """T108: there is no draw."""
    for seed in range(3):
        *_, (_, last) = laws.playout(laws.Kind(TREMOR, players), seed)
        outcome = TREMOR.outcome(last.state.table)
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert last.events[-1] == Won(outcome.winners)


def test_a_win_is_a_step_of_the_winner_alone() -> None:
    """T106: whoever moves wins, nobody else."""
    state = acting(board(redrawn(d5="11>@A")))
    assert piece_at(state, "e5") == state.table.homes[A]
    assert play(state, Traverse(24)).seat == A
