"""Every puzzle that comes with the game is solved by its solution, by a search, and by no walk alone."""

from pathlib import Path
from random import Random

import build_puzzles
import pytest
from _puzzling import Position, Search, after, lines_of
from build_puzzles import PUZZLES, Board, as_data, chosen, position_of, rate, written

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Explore, RollDice, Traverse
from tremor_gui.match.puzzles import Puzzle, load
from tremor_gui.rules.core import Action

SHIPPED = load(PUZZLES, GAMES)
BY_KEY = pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.key)
SEARCHED = 3
"""As many decisions before the end the suite searches for itself; the script has searched all of them."""


def tail(puzzle: Puzzle, left: int) -> Position:
    """The position in which so many decisions of the solution are left."""
    positions = list(lines_of(puzzle.session().state, puzzle.solution))
    return positions[max(0, len(puzzle.solution) - left)]


def test_there_are_at_least_thirty_of_every_difficulty_the_easiest_first() -> None:
    assert len(SHIPPED) >= 30
    assert len({puzzle.key for puzzle in SHIPPED}) == len(SHIPPED)
    stars = [puzzle.stars for puzzle in SHIPPED]
    assert stars == sorted(stars)
    assert set(stars) == {1, 2, 3, 4, 5}
    assert {puzzle.turns for puzzle in SHIPPED} == {1, 2}
    kinds = {kind for puzzle in SHIPPED for kind in puzzle.asks}
    assert kinds >= {"twist", "tsunami", "cyclone", "volcano"}


@BY_KEY
def test_the_solution_solves_it_and_leaves_nothing_to_chance(puzzle: Puzzle) -> None:
    session = puzzle.session()
    chance = session.state.chance
    for action in puzzle.solution:
        assert session.outcome is None
        assert not any(event.reveals for event in session.play(action, puzzle.seat).events)
    assert session.outcome is not None
    assert session.outcome.winners == (puzzle.seat,)
    assert session.state.chance == chance


@BY_KEY
def test_a_search_finds_its_end_and_no_other(puzzle: Puzzle) -> None:
    position = tail(puzzle, SEARCHED)
    solution = Search(puzzle.seat).solve(position, SEARCHED)
    assert solution is not None
    assert len(solution.line) == min(SEARCHED, len(puzzle.solution))
    assert len(solution.plans) == 1


@pytest.mark.parametrize("puzzle", [one for one in SHIPPED if one.turns == 1], ids=lambda puzzle: puzzle.key)
def test_in_one_turn_there_is_one_shortest_way_alone(puzzle: Puzzle) -> None:
    solution = Search(puzzle.seat).solve(puzzle.session().state, len(puzzle.solution))
    assert solution is not None
    assert len(solution.line) == len(puzzle.solution)
    assert len(solution.plans) == 1
    assert round(1 / solution.share) == puzzle.odds


@BY_KEY
def test_whoever_only_walks_does_not_get_home(puzzle: Puzzle) -> None:
    waiting = [puzzle.session().state]
    while waiting:
        position = waiting.pop()
        assert position.decision is not None
        assert not GAMES["tremor"].outcome(position.table)
        walks = [option for option in position.decision.options if isinstance(option, Traverse)]
        assert Traverse(position.table.homes[puzzle.seat]) not in walks
        waiting += filter(None, (after(position, walk) for walk in walks))


@BY_KEY
def test_nothing_lies_face_down_and_nothing_erupts(puzzle: Puzzle) -> None:
    """So a turn leads nowhere but where it is led, whatever its player tries."""
    rng = Random(puzzle.key)
    for _ in range(20):
        session = puzzle.session()
        chance, walks = session.state.chance, puzzle.turns
        while (decision := session.state.decision) is not None:
            options = [one for one in decision.options if not isinstance(one, RollDice)]
            assert not any(isinstance(one, Explore) for one in options)
            if not options:
                break
            action = rng.choice(options)
            session.play(action)
            walks -= isinstance(action, Traverse)
            assert session.state.chance == chance
            if session.outcome is not None:
                assert isinstance(action, Traverse), "nothing but a step of one's own leads home"
            assert walks >= 0


def exhaustive(position: Position, left: int) -> tuple[float, set[frozenset[Action]]]:
    """Every way home by trying everything, with nothing left out: its chance, and what it does."""
    assert position.decision is not None
    options = position.decision.options
    share, found = 0.0, set()
    for option in options:
        following = after(position, option)
        if following is None:
            continue
        if following.decision is None:
            share += 1 / len(options)
            found.add(frozenset({option}))
        elif left > 1 and following.decision.seats == position.decision.seats:
            below, lines = exhaustive(following, left - 1)
            share += below / len(options)
            found |= {line | {option} for line in lines}
    return share, found


@pytest.mark.parametrize("far", [1, 2])
def test_the_search_leaves_nothing_out(far: int) -> None:
    """On a few boards it finds what trying everything finds, in as few decisions."""
    solved = 0
    for number in range(40):
        board = Board(False, far, 3, number)
        _, position = position_of(board)
        solution = Search(position.table.active).solve(position, board.most)
        left = len(solution.line) if solution else 2
        share, lines = exhaustive(position, left)
        if solution is None:
            assert not lines
            continue
        solved += 1
        assert share == pytest.approx(solution.share)
        assert frozenset(solution.line) in lines
        if solved == 3:
            break
    assert solved


def test_the_same_boards_give_the_same_puzzles_in_any_order() -> None:
    boards = [Board(False, 1, 4, number) for number in range(12)]
    rated = [(board, rate(board)) for board in boards]
    kept = chosen(rated)
    assert kept == chosen(rated[::-1])
    assert kept == chosen([(board, rate(board)) for board in boards])
    assert all(result["ways"] == 1 and result["asks"] for _, result in kept)


def test_what_the_script_writes_is_what_the_game_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = [Board(False, 1, 4, number) for number in range(12)]
    kept = chosen((board, rate(board)) for board in boards)
    path = tmp_path / "puzzles.json"
    path.write_text(written([as_data(*one) for one in kept]), "utf-8")
    puzzles = load(path, GAMES)
    assert len(puzzles) == len(kept)
    for puzzle, (board, _) in zip(puzzles, kept, strict=True):
        assert puzzle.session().state.table == position_of(board)[1].table
    monkeypatch.setattr(build_puzzles, "_ALIKE", 1)
    assert len(chosen((board, rate(board)) for board in boards)) == 1
