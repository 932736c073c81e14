"""How a position looks at a glance: each seat's chance of winning, from distances, tempo, tokens and cards.

Everything is told in turns: how many turns a seat still needs, and by how many
of them its tokens and cards shorten the way. ``scripts/tune.py`` has found
the weights by games of the bots against themselves.
"""

from functools import lru_cache
from heapq import heappop, heappush
from math import exp, pow
from typing import Final, NamedTuple

from tremor_gui.rules.core import State

from .board import AROUND, NEXT
from .table import EARTHQUAKE_PIECE, FACE_DOWN, FREE, OPEN_SIDES, OUT, Table, cell_of, finished
from .terms import CELLS, COOP, RUMBLE, SEISMIC_LEVELS, SPIRIT_TRACK
from .turn import MAY_TRAVERSE, Act

_REMEMBERED: Final = 1 << 13
"""Ways kept in mind: most options leave the board as it is."""


class Weights(NamedTuple):
    """What counts how much, in turns unless it says otherwise."""

    sharpness: float = 0.55
    """By how much a turn ahead raises the odds, as a power of e."""
    one_side: float = 0.35
    """Debris on one of two touching sides."""
    both_sides: float = 1.1
    """Debris on both."""
    unseen: float = 0.5
    """A tile on the way that lies face down."""
    blocked: float = 0.8
    """A block on the way."""
    ready: float = 0.35
    """A wedge that the seat's next token ignites."""
    begun: float = 0.06
    """A token on a wedge that is open to its owner but not ready."""
    card: float = 0.25
    """A Climate Card in hand."""
    counter: float = 0.06
    """A Spirit Counter on the track."""
    throw: float = 2.5
    """Standing on the Earthquake Tile when the eruption is due."""
    exposed: float = 0.3
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
        nearest = min(turns)
        odds = [exp(self.weights.sharpness * (nearest - left)) for left in turns]
        total = sum(odds) / (2 if table.variant == COOP else 1)
        return tuple([odd / total for odd in odds])

    def turns(self, state: State[Table]) -> list[float]:
        """Return how many turns each seat seems to need, what it holds counted in."""
        table = state.table
        goal = (EARTHQUAKE_PIECE,) * len(table.pawns) if table.variant == RUMBLE else table.homes
        waits = self._waits(state)
        found = []
        for seat, piece in enumerate(table.pawns):
            if piece == OUT:
                found.append(100.0)
            elif finished(table, seat):
                found.append(0.0)
            else:
                way = self._way(table.tiles, table.faces, table.turns, table.blocks, piece, goal[seat])
                found.append(way + waits[seat] + self._danger(table, seat) - self._power(table, seat))
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

    def _power(self, table: Table, seat: int) -> float:
        """Return the turns that a seat's tokens and cards are worth."""
        weights = self.weights
        ready = begun = 0
        for tokens in table.wedges:
            if seat in tokens:
                if len(tokens) == 2:
                    ready += 1
                else:
                    begun += 1
        worth = weights.ready * pow(ready, 0.7) + weights.begun * pow(begun, 0.7)
        if table.cards:
            cards = len(table.hands[seat])
            worth += weights.card * pow(cards, 0.8)
            worth += weights.counter * min(len(table.spirit[seat]), SPIRIT_TRACK)
        return worth

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
        """Return the turns of the shortest way between two pieces, debris and all (Dijkstra)."""
        step, weights = self._step, self.weights
        end = tiles.index(goal)
        best = [100.0] * CELLS
        first = tiles.index(start)
        best[first] = 0.0
        queue = [(0.0, first)]
        while queue:
            so_far, cell = heappop(queue)
            if cell == end:
                return so_far
            if so_far > best[cell]:
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
                    heappush(queue, (cost, other))
        return 100.0


OUTLOOK: Final = Outlook()
