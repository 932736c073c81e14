"""A bot that searches: a tree of decisions, grown in imagined worlds where it looks most promising.

This is Monte Carlo tree search over information sets (Cowling, Powley and
Whitehouse, 2012): every descent happens in a world of its own, in which chance
falls anew and hidden hands are dealt anew, and the tree knows decisions only,
so that it averages over all of them. There are no random playouts: a new node
tries each of its options once and takes the game's estimate of where it leads.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from typing import Any, Final

from tremor_gui.rules.core import Action, Decision, State, play
from tremor_gui.rules.game import Game, View

from .base import Rated, Thought

_EVERY: Final = 8
"""Descents between two thoughts."""


class _Edge:
    """An option at a node: how often it was taken, and what it was worth to whoever chose it."""

    __slots__ = ("node", "odds", "total", "visits")

    def __init__(self, worth: float, trust: float) -> None:
        self.visits = 1
        self.total = worth
        self.odds = exp(worth / trust)
        self.node: _Node | None = None


class _Node:
    """A decision: the edges of all options it ever had, in any world."""

    __slots__ = ("edges", "root", "visits")

    def __init__(self, *, root: bool = False) -> None:
        self.root = root
        self.edges: dict[Action, _Edge] = {}
        self.visits = 0


@dataclass(frozen=True, slots=True)
class Search:
    """Grows the tree by a number of descents."""

    descents: int
    """At least two."""
    width: int = 40
    """How many options are looked at where it is not its own next decision."""
    curiosity: float = 0.05
    """How much an option that was seldom tried is preferred, in chances of winning."""
    trust: float = 0.01
    """How far below the best an option may look at first before it is hardly tried, in the same."""

    def think(self, game: Game[Any], view: View[Any], rng: Random) -> Iterator[Thought]:
        """Yield a thought every few descents."""
        root = _Node(root=True)
        self._descend(game, game.imagine(view, rng), root, rng)
        decision = view.decision
        assert decision is not None
        if len(decision.options) == 1:
            yield _thought(root, decision, 1.0)
            return
        for done in range(2, self.descents + 1):
            self._descend(game, game.imagine(view, rng), root, rng)
            if done == self.descents or not done % _EVERY:
                yield _thought(root, decision, done / self.descents)

    def _descend(self, game: Game[Any], state: State[Any], node: _Node, rng: Random) -> None:
        """Follow the most promising options to a new node, and tell all of them what it is worth."""
        path: list[tuple[_Edge, int]] = []
        while True:
            decision = state.decision
            if decision is None:
                worth = game.score(state)
                break
            seat = decision.seats[0]
            if not node.visits:
                worth = self._try_all(game, state, node, seat, rng)
                break
            edge, state = self._choose(game, state, node, seat)
            path.append((edge, seat))
            node.visits += 1
            if edge.node is None:
                edge.node = _Node()
            node = edge.node
        for edge, seat in path:
            edge.visits += 1
            edge.total += worth[seat]

    def _choose(self, game: Game[Any], state: State[Any], node: _Node, seat: int) -> tuple[_Edge, State[Any]]:
        """Return the option to follow in this world, and where it leads."""
        assert state.decision is not None
        edges = node.edges
        here: list[tuple[_Edge, Action]] = []
        for option in state.decision.options:
            edge = edges.get(option)
            if edge is None:
                if len(edges) >= self.width and here:
                    continue
                edge = edges[option] = _Edge(game.score(play(state, option).state)[seat], self.trust)
            here.append((edge, option))
        reach = self.curiosity * sqrt(node.visits) / sum([edge.odds for edge, _ in here])
        best, chosen = -1.0, here[0]
        for one in here:
            edge = one[0]
            value = (edge.total + reach * edge.odds) / edge.visits
            if value > best:
                best, chosen = value, one
        return chosen[0], play(state, chosen[1]).state

    def _try_all(
        self, game: Game[Any], state: State[Any], node: _Node, seat: int, rng: Random
    ) -> tuple[float, ...]:
        """Try the options of a new node, and return what the best is worth to each seat."""
        assert state.decision is not None
        options = state.decision.options
        if len(options) > self.width and not node.root:
            options = rng.sample(options, self.width)
        best: tuple[float, ...] | None = None
        for option in options:
            worth = game.score(play(state, option).state)
            node.edges[option] = _Edge(worth[seat], self.trust)
            if best is None or worth[seat] > best[seat]:
                best = worth
        node.visits = 1
        assert best is not None
        return best


def _thought(root: _Node, decision: Decision, done: float) -> Thought:
    """Return the options of a tree: the one most followed is best."""
    edges = root.edges
    ranked = sorted(
        decision.options, key=lambda one: (-edges[one].visits, -edges[one].total / edges[one].visits)
    )
    return Thought(tuple(Rated(one, edges[one].total / edges[one].visits) for one in ranked), done)
