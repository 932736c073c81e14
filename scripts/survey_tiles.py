"""How a random board walks: the distances from a corner to the one across, with every tile face up.

``python scripts/survey_tiles.py [BOARDS]`` lays out that many random boards and
prints how long the shortest walk is and how often there is none, and then how
many turns somebody alone needs who twists one tile and walks one step a turn.
"""

import argparse
from collections import Counter, deque
from collections.abc import Iterator
from heapq import heappop, heappush
from random import Random
from statistics import median
from typing import NamedTuple

import _home  # noqa: F401 - the game is found from here on
from drawn import setup_of

from tremor_gui.games.tremor.board import CORNERS, NEXT, opposite
from tremor_gui.games.tremor.deal import blank
from tremor_gui.games.tremor.table import OPEN_SIDES, Table, cell_of, connected
from tremor_gui.games.tremor.tiles import HIDDEN_FACES


class Survey(NamedTuple):
    """What was found about the walks across a number of boards."""

    lengths: Counter[int]
    """How many walks have each length, in steps."""
    cut_off: int
    """How many corners cannot be reached from the one across."""
    turns: Counter[int]
    """How many crossings need each number of turns, with a twist and a step a turn."""

    @property
    def median(self) -> float:
        """Return the median length of the walks there are."""
        return median(self.lengths.elements())

    @property
    def unreachable(self) -> float:
        """Return the share of walks that there are not."""
        return self.cut_off / (self.cut_off + self.lengths.total())


def boards(count: int, seed: int) -> Iterator[Table]:
    """Return boards whose tiles all lie face up, at random."""
    rng = Random(seed)
    table = blank(setup_of(4))
    for _ in range(count):
        hidden = iter(rng.sample(HIDDEN_FACES, len(HIDDEN_FACES)))
        faces = tuple(face or next(hidden) for face in table.faces)
        yield table._replace(faces=faces, turns=tuple(rng.randrange(4) for _ in faces))


def distance(table: Table, start: int, end: int) -> int | None:
    """Return the number of steps from a cell to another, or None if there is no way."""
    far, waiting = {start: 0}, deque([start])
    while waiting:
        cell = waiting.popleft()
        for piece in connected(table, table.tiles[cell]):
            other = cell_of(table, piece)
            if other not in far:
                far[other] = far[cell] + 1
                waiting.append(other)
    return far.get(end)


def crossing(table: Table, start: int, end: int) -> int:
    """Return the turns from a cell to another with one twist and one step a turn.

    Twists that a step does not need are saved up for tiles ahead: ``spent`` is then below 0.
    """
    seen: set[tuple[int, int, int]] = set()
    waiting = [(0, 0, start, table.turns[start])]
    while waiting:
        turns, spent, cell, turn = heappop(waiting)
        if cell == end:
            return turns
        if (cell, turn, spent) in seen:
            continue
        seen.add((cell, turn, spent))
        for direction, other in enumerate(NEXT[cell]):
            if other < 0:
                continue
            for out in twists(table, cell, turn, direction):
                for into in twists(table, other, table.turns[other], direction ^ 2):
                    needed = spent + cost(out - turn) + cost(into - table.turns[other])
                    took = max(1, needed)
                    heappush(waiting, (turns + took, needed - took, other, into))
    raise AssertionError("every tile has an open side")


def twists(table: Table, cell: int, turn: int, side: int) -> list[int]:
    """Return the rotations in which a side of a tile is open; Habitats stay as they are."""
    return [
        other
        for other in (range(4) if cell not in CORNERS else (turn,))
        if OPEN_SIDES[table.faces[table.tiles[cell]]][other] >> side & 1
    ]


def cost(turn: int) -> int:
    """Return the twists for a change of rotation."""
    return min(turn % 4, -turn % 4)


def survey(count: int, seed: int = 1) -> Survey:
    """Measure both diagonals of random boards; turns only on every hundredth."""
    lengths: Counter[int] = Counter()
    turns: Counter[int] = Counter()
    cut_off = 0
    for number, table in enumerate(boards(count, seed)):
        for start in CORNERS[:2]:
            if number % 100 == 0:
                turns[crossing(table, start, opposite(start))] += 1
            steps = distance(table, start, opposite(start))
            if steps is None:
                cut_off += 1
            else:
                lengths[steps] += 1
    return Survey(lengths, cut_off, turns)


def main() -> None:
    """Print the survey."""
    parser = argparse.ArgumentParser(description="Measure how random boards can be crossed.")
    parser.add_argument("boards", nargs="?", type=int, default=20_000)
    found = survey(parser.parse_args().boards)
    total = found.cut_off + found.lengths.total()
    for steps, count in sorted(found.lengths.items()):
        print(f"{steps:3} steps {count / total:7.1%}")
    print(f"   no way {found.unreachable:7.1%}")
    print(f"The median of the walks there are is {found.median:g} steps; the shortest possible is 8.")
    for turns, count in sorted(found.turns.items()):
        print(f"{turns:3} turns {count / found.turns.total():7.1%}")


if __name__ == "__main__":
    main()
