"""Finds positions in which one way alone leads home, and writes the best of them into ``saves/puzzles/``.

``python scripts/build_puzzles.py`` lays out thousands of boards by chance, each
from a seed of its own, and searches every one for all the ways home in the
fewest decisions. It keeps positions with exactly one (the order aside), takes
some of each kind, and sorts them by how seldom decisions at random solve them.
It goes on where it was interrupted, and the same boards give the same puzzles.
"""

import json
from argparse import Namespace
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import pairwise
from math import log10
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import _home  # noqa: F401 - the game is found from here on
from _puzzling import Position, Search, Solution, after, apart, lines_of
from _series import parser, results_of, run

from tremor_gui.games.tremor.actions import Ignite, Twist
from tremor_gui.games.tremor.board import CORNERS
from tremor_gui.games.tremor.deal import SWITCHES, Layout, Player, Setup, blank
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import (
    EARTHQUAKE_PIECE,
    HABITAT_PIECES,
    NO_BLOCKS,
    OASES,
    Table,
    cell_of,
    replaced,
)
from tremor_gui.games.tremor.terms import CELLS, COUNTERS, DISASTER_KEYS, DISASTERS, TOKENS, WEDGES_A_DISASTER
from tremor_gui.games.tremor.tiles import HIDDEN_FACES
from tremor_gui.games.tremor.turn import ALL_ACTIONS, NOTHING_EXTRA, Act, EndTurn, Turn
from tremor_gui.match.puzzles import FORMAT, SCHEMA
from tremor_gui.rules.core import Action, Frame, resume

PUZZLES: Final = Path(__file__).resolve().parent.parent / "saves" / "puzzles" / f"{TREMOR.name}.json"
TWICE: Final = (1, 1, 1)
"""What a double turn has on top of a turn: one more of each action."""
_ROUND: Final = 5
_EACH: Final = 20
"""How many puzzles of one turn, and as many of a double one, are kept."""
_ALIKE: Final = 4
"""How many of them may ask for the same kinds of decisions."""
_STARS: Final = (4.0, 5.25, 6.5, 9.0)
"""The difficulties from which on a puzzle has two, three, four and five stars."""


class Board(NamedTuple):
    """One position to be laid out by chance."""

    double: bool
    """Whether each action may be taken twice."""
    far: int
    """Steps between the meeple and its Habitat, were there no debris."""
    most: int
    """How many decisions a way home may take to be found."""
    number: int


_SERIES: Final = (
    # double, far and most, and how many boards
    ((False, 1, 6), 120),
    ((False, 2, 6), 1500),
    ((False, 3, 6), 1500),
    ((True, 2, 6), 150),
    ((True, 3, 6), 100),
    ((True, 4, 6), 150),
    ((True, 5, 6), 200),
)


def position_of(board: Board) -> tuple[Setup, Position]:
    """Lay a board out: two players, every tile face up, a few blocks, and wedges that want one more token."""
    rng = Random(f"{board.double} {board.far} {board.number}")
    mine = SPECIES[rng.choice(sorted(SPECIES))]
    others = [key for key in sorted(SPECIES) if SPECIES[key].colour != mine.colour]
    setup = Setup(_players(mine.key, rng.choice(others)), without=SWITCHES)
    table = blank(setup)
    seat = TREMOR.players(setup).index("solver")
    table = _wedged(_peopled(_tiled(table, rng), seat, board.far, rng), seat, rng)
    table = table._replace(active=seat, round=_ROUND)
    other = 1 - seat
    act = Act(seat, ALL_ACTIONS, extra=TWICE if board.double else NOTHING_EXTRA)
    frames: tuple[Frame[Table], ...] = (act, EndTurn(seat), Turn(other, _ROUND + (other == 0)))
    laid = Setup(setup.players, setup.variant, setup.without, layout=Layout(table, frames))
    return laid, resume(table, frames[::-1], 0)


def _players(mine: str, other: str) -> tuple[Player, Player]:
    return Player("solver", mine), Player("other", other)


def _tiled(table: Table, rng: Random) -> Table:
    """Turn every tile over and lay the Earthquake Tile somewhere."""
    hidden = iter(rng.sample(HIDDEN_FACES, len(HIDDEN_FACES)))
    faces = tuple(face or next(hidden) for face in table.faces)
    still = {*HABITAT_PIECES, EARTHQUAKE_PIECE}
    turns = tuple(0 if piece in still else rng.randrange(4) for piece in range(CELLS))
    place = rng.choice([cell for cell in range(CELLS) if cell not in CORNERS])
    tiles = replaced(table.tiles, place, EARTHQUAKE_PIECE)
    tiles = replaced(tiles, table.tiles.index(EARTHQUAKE_PIECE), place)
    return table._replace(faces=faces, turns=turns, tiles=tiles)


def _peopled(table: Table, seat: int, far: int, rng: Random) -> Table:
    """Put the meeples down, one so far from its Habitat, and a few blocks of the other player."""
    home = cell_of(table, table.homes[seat])
    free = [piece for piece in table.tiles if piece not in HABITAT_PIECES]
    near = [piece for piece in free if apart(cell_of(table, piece), home) == far]
    pawns = replaced(table.pawns, seat, rng.choice(near))
    pawns = replaced(pawns, 1 - seat, rng.choice(free))
    blocks: tuple[int, ...] = NO_BLOCKS
    for piece in rng.sample(free, rng.choice((0, 0, 1, 2, 3))):
        if piece != pawns[seat] and not (table.faces[piece] in OASES and piece in pawns):
            blocks = replaced(blocks, piece, 1 - seat)
    return table._replace(pawns=pawns, blocks=blocks)


def _wedged(table: Table, seat: int, rng: Random) -> Table:
    """Place tokens so that a few disasters can be ignited and the Earthquake stays far from erupting."""
    other = 1 - seat
    wedges: tuple[tuple[int, ...], ...] = table.wedges
    for disaster in rng.sample(DISASTERS, rng.choice((1, 2, 2, 3))):
        wedge = disaster * WEDGES_A_DISASTER + rng.randrange(WEDGES_A_DISASTER)
        wedges = replaced(wedges, wedge, rng.choice(((seat, other), (seat, seat), (other, seat))))
    for wedge, tokens in enumerate(wedges):
        if not tokens and rng.random() < 0.3:
            few: tuple[tuple[int, ...], ...] = ((seat,), (other,), (other, other))
            wedges = replaced(wedges, wedge, rng.choice(few))
    track = tuple(rng.randrange(2) for _ in range(rng.randrange(4)))
    used = Counter((*track, *(owner for tokens in wedges for owner in tokens)))
    return table._replace(
        wedges=wedges,
        track=track,
        tokens=tuple(TOKENS - used[owner] for owner in range(2)),
        counters=tuple(COUNTERS - table.blocks.count(owner) for owner in range(2)),
    )


def rate(board: Board) -> dict[str, Any]:
    """Return what a search finds of a board, ready for JSON; without ``ways`` there is no way home."""
    _, position = position_of(board)
    seat = position.table.active
    search = Search(seat)
    solution = search.solve(position, board.most)
    if solution is None:
        return {"ways": 0}
    return {
        "ways": len(solution.plans),
        "line": TREMOR.codec.dump(solution.line),
        "share": solution.share,
        "asks": asks(position, solution.line),
        "first": _good_openings(search, position, solution),
        "detour": _detour(position, solution.line, seat),
    }


def asks(position: Position, line: tuple[Action, ...]) -> list[str]:
    """Return what a line has to do besides walking: twists, and disasters by their keys, in their order."""
    found = []
    for before, action in zip(lines_of(position, line), line, strict=False):
        frame = before.stack[-1]
        if isinstance(action, Twist):
            found.append("twist")
        elif isinstance(action, Ignite) and isinstance(frame, Ignition):
            found.append(DISASTER_KEYS[frame.disaster])
    return found


def _good_openings(search: Search, position: Position, solution: Solution) -> int:
    """Return with how many of the first decisions a solution in as few decisions can begin."""
    assert position.decision is not None
    left = len(solution.line) - 1
    following = (after(position, option) for option in position.decision.options)
    return sum(one is not None and bool(search.ways(one, left)) for one in following)


def _detour(position: Position, line: tuple[Action, ...], seat: int) -> bool:
    """Return whether a line leads away from the Habitat for a while."""
    distances = [
        apart(cell_of(one.table, one.table.pawns[seat]), cell_of(one.table, one.table.homes[seat]))
        for one in lines_of(position, line)
    ]
    return any(later > before for before, later in pairwise(distances))


def difficulty(rated: dict[str, Any]) -> float:
    """Return how hard a puzzle is: the magnitude of the odds against chance, and more for what it asks."""
    return -log10(float(rated["share"])) + 0.5 * (len(rated["asks"]) + bool(rated["detour"]))


def stars_of(hard: float) -> int:
    """Return the stars of a difficulty, from one to five."""
    return 1 + sum(hard >= least for least in _STARS)


def chosen(rated: Iterable[tuple[Board, dict[str, Any]]]) -> list[tuple[Board, dict[str, Any]]]:
    """Return the puzzles to ship, the easiest first: some of each kind, and those with most to find out."""
    kinds: dict[tuple[bool, tuple[str, ...]], list[tuple[Board, dict[str, Any]]]] = defaultdict(list)
    for board, result in rated:
        # A way of walking alone is none to be found out.
        if result["ways"] == 1 and result["asks"] and len(result["line"]) >= (4 if board.double else 2):
            kinds[board.double, tuple(sorted(result["asks"]))].append((board, result))
    for alike in kinds.values():
        alike.sort(key=lambda one: (-difficulty(one[1]), one[0]))
    kept: list[tuple[Board, dict[str, Any]]] = []
    for double in (False, True):
        mine = [alike for (twice, _), alike in sorted(kinds.items()) if twice == double]
        turns = [one for place in range(_ALIKE) for alike in mine for one in alike[place : place + 1]]
        kept += turns[:_EACH]
    return sorted(kept, key=lambda one: (difficulty(one[1]), one[0]))


def as_data(board: Board, rated: dict[str, Any]) -> dict[str, Any]:
    """Return a puzzle as the file holds it."""
    setup, position = position_of(board)
    assert position.decision is not None
    dumped = TREMOR.codec.dump(setup)
    text = json.dumps(dumped, separators=(",", ":"))
    return {
        "key": sha256(text.encode()).hexdigest()[:8],
        "seat": position.table.active,
        "turns": 1 + board.double,
        "stars": stars_of(difficulty(rated)),
        "odds": round(1 / rated["share"]),
        "first": [rated["first"], len(position.decision.options)],
        "asks": rated["asks"],
        "setup": dumped,
        "solution": rated["line"],
    }


def written(puzzles: Sequence[dict[str, Any]]) -> str:
    """Return the file of puzzles, one a line."""
    head = f'"format": "{FORMAT}",\n"schema": {SCHEMA},\n"game": "{TREMOR.name}"'
    lines = ",\n".join(json.dumps(puzzle, separators=(",", ":")) for puzzle in puzzles)
    return f'{{\n{head},\n"puzzles": [\n{lines}\n]\n}}\n'


def main(given: Namespace) -> None:
    """Rate every board, and write the best down."""
    boards = [Board(*kind, at) for kind, count in _SERIES for at in range(count)]
    results = results_of(given, rate, boards, "searching boards")
    kept = chosen(zip(boards, results, strict=True))
    PUZZLES.parent.mkdir(parents=True, exist_ok=True)
    PUZZLES.write_text(written([as_data(*one) for one in kept]), "utf-8", newline="\n")
    for board, rated in kept:
        hard = difficulty(rated)
        print(
            f"{stars_of(hard)} {hard:5.2f} {1 + board.double} {len(rated['line'])} {' '.join(rated['asks'])}"
        )
    solvable = sum(result["ways"] > 0 for result in results)
    print(f"{len(boards)} boards, {solvable} with a way home, {len(kept)} in {PUZZLES.name}")


if __name__ == "__main__":
    run(main, parser(__doc__, "puzzles.jsonl").parse_args())
