"""How a position looks at a glance: each seat's chance of winning, from distances, tempo, tokens and cards.

Everything is told in turns: how many turns a seat still needs, and by how many
of them its tokens and cards shorten the way. The weights were fitted to how
games of the bots against themselves ended (``docs/BOTS.md``);
``scripts/tune.py`` looks for better ones.
"""

from functools import lru_cache
from heapq import heappop, heappush
from math import exp, pow
from typing import Final, NamedTuple

from tremor_gui.rules.core import State

from .board import AROUND, NEXT
from .table import EARTHQUAKE_PIECE, FACE_DOWN, FREE, OPEN_SIDES, OUT, Table, cell_of, finished
from .terms import CELLS, COOP, RUMBLE, SEISMIC_LEVELS, SIDE
from .turn import MAY_TRAVERSE, Act

_FAR: Final = 100.0
"""The turns of whoever cannot win any more."""
_APART: Final = tuple(
    tuple(float(abs(a // SIDE - b // SIDE) + abs(a % SIDE - b % SIDE)) for a in range(CELLS))
    for b in range(CELLS)
)
"""The fewest steps between two cells."""
_LESS: Final = tuple(pow(count, 0.7) for count in range(100))
"""The worth of a number of equal things: each helps less than the one before."""
_REMEMBERED: Final = 1 << 13
"""Ways kept in mind: most options leave the board as it is."""


class Weights(NamedTuple):
    """What counts how much, in turns unless it says otherwise."""

    sharpness: float = 0.56
    """By how much a turn ahead raises the odds, as a power of e."""
    haze: float = 0.72
    """By how much that is less for each turn the leader still needs, as a share."""
    one_side: float = 0.47
    """Debris on one of two touching sides."""
    both_sides: float = 2.8
    """Debris on both."""
    unseen: float = 0.67
    """A tile on the way that lies face down."""
    blocked: float = 0.62
    """A block on the way."""
    ready: float = 0.455
    """A wedge that the seat's next token ignites."""
    begun: float = 0.046
    """A token on a wedge that is open to its owner but not ready."""
    card: float = 0.148
    """A Climate Card in hand."""
    counter: float = 0.022
    """A Spirit Counter on the track."""
    throw: float = 6.2
    """Standing on the Earthquake Tile when the eruption is due."""
    exposed: float = 0.75
    """Standing next to it when the eruption is due."""


WEIGHTS: Final = Weights()


class Outlook:
    """Estimates with one set of weights."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        debris = (1 + weights.both_sides, 1 + weights.one_side, 1.0)
        self._step = debris
        """The turns of a step by how many of the two touching sides are free."""
        self._way = lru_cache(_REMEMBERED)(self._find_way)

    def __reduce__(self) -> tuple[type["Outlook"], tuple[Weights]]:
        """Travel to another process without the ways kept in mind."""
        return Outlook, (self.weights,)

    def score(self, state: State[Table]) -> tuple[float, ...]:
        """Return each seat's chance of winning; allies have the same (T123)."""
        table = state.table
        seats = range(len(table.pawns))
        if table.won:
            return tuple([1.0 if seat in table.won else 0.0 for seat in seats])
        turns = self.turns(state)
        if table.variant == COOP:
            turns = [
                max(turns[seat] for seat in seats if table.teams[seat] == team)
                + 0.3 * min(turns[seat] for seat in seats if table.teams[seat] == team)
                for team in table.teams
            ]
        nearest = max(0.0, min(turns))
        sharpness = self.weights.sharpness / (1 + self.weights.haze * nearest)
        odds = [exp(sharpness * (nearest - left)) for left in turns]
        total = sum(odds) / (2 if table.variant == COOP else 1)
        return tuple([odd / total for odd in odds])

    def turns(self, state: State[Table]) -> list[float]:
        """Return how many turns each seat seems to need, what it holds counted in."""
        table = state.table
        goal = (EARTHQUAKE_PIECE,) * len(table.pawns) if table.variant == RUMBLE else table.homes
        waits, powers = self._waits(state), self._powers(table)
        found = []
        for seat, piece in enumerate(table.pawns):
            if piece == OUT:
                found.append(_FAR)
            elif finished(table, seat):
                found.append(0.0)
            else:
                way = self._way(table.tiles, table.faces, table.turns, table.blocks, piece, goal[seat])
                found.append(way + waits[seat] + self._danger(table, seat) - powers[seat])
        return found

    def _waits(self, state: State[Table]) -> list[float]:
        """Return how long each seat waits for its next Traverse, a round being 1."""
        table = state.table
        count, active = len(table.pawns), table.active
        waits = [((seat - active) % count) / count for seat in range(count)]
        for frame in reversed(state.stack):
            if isinstance(frame, Act):
                if frame.late or not frame.left & MAY_TRAVERSE:
                    waits[active] = 1.0
                break
        else:
            waits[active] = 1.0
        return waits

    def _powers(self, table: Table) -> list[float]:
        """Return the turns that each seat's tokens and cards are worth."""
        weights = self.weights
        seats = range(len(table.pawns))
        begun, ready = [0 for _ in seats], [0 for _ in seats]
        for tokens in table.wedges:
            if len(tokens) == 1:
                begun[tokens[0]] += 1
            elif tokens:
                for seat in set(tokens):
                    ready[seat] += 1
        powers = [weights.ready * _LESS[ready[seat]] + weights.begun * _LESS[begun[seat]] for seat in seats]
        if table.cards:
            for seat in seats:
                powers[seat] += weights.card * _LESS[len(table.hands[seat])]
                powers[seat] += weights.counter * len(table.spirit[seat])
        return powers

    def _danger(self, table: Table, seat: int) -> float:
        """Return the turns that the Earthquake may cost a seat."""
        if table.variant == RUMBLE:
            return 0.0
        piece = table.pawns[seat]
        near = len(table.track) / SEISMIC_LEVELS[table.level]
        if piece == EARTHQUAKE_PIECE:
            return self.weights.throw * near * near
        if cell_of(table, piece) in AROUND[cell_of(table, EARTHQUAKE_PIECE)]:
            return self.weights.exposed * near * near
        return 0.0

    def _find_way(
        self,
        tiles: tuple[int, ...],
        faces: tuple[int, ...],
        turned: tuple[int, ...],
        blocks: tuple[int, ...],
        start: int,
        goal: int,
    ) -> float:
        """Return the turns of the shortest way between two pieces, debris and all (A*)."""
        step, weights = self._step, self.weights
        end = tiles.index(goal)
        apart = _APART[end]
        best = [_FAR] * CELLS
        first = tiles.index(start)
        best[first] = 0.0
        queue = [(apart[first], first)]
        while queue:
            reach, cell = heappop(queue)
            so_far = best[cell]
            if cell == end:
                return so_far
            if reach > so_far + apart[cell]:
                continue
            piece = tiles[cell]
            face = faces[piece]
            sides = OPEN_SIDES[face][turned[piece]] if face else 15
            neighbours = NEXT[cell]
            for way in range(4):
                other = neighbours[way]
                if other < 0:
                    continue
                piece = tiles[other]
                face = faces[piece]
                free = sides >> way & 1
                if face == FACE_DOWN:
                    cost = so_far + step[free + 1] + weights.unseen
                else:
                    cost = so_far + step[free + (OPEN_SIDES[face][turned[piece]] >> (way ^ 2) & 1)]
                if blocks[piece] != FREE:
                    cost += weights.blocked
                if cost < best[other]:
                    best[other] = cost
                    heappush(queue, (cost + apart[other], other))
        return _FAR


OUTLOOK: Final = Outlook()
