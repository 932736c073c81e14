"""The games of a series, each a plain description that is played anywhere with the same result.

This file is sent to the workers of a cluster, so it imports nothing but the
game itself, which must be installed there in the same version.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from tremor_gui.bots.search import Search
from tremor_gui.bots.series import Chooser, Clock, by_bot, by_level, whole_game
from tremor_gui.games import GAMES
from tremor_gui.games.tremor.card_events import CardPlayed, CatastropheRevealed, TokenDelayed, TraitUsed
from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.deal import Setup, in_turn_order
from tremor_gui.games.tremor.game import Tremor
from tremor_gui.games.tremor.outlook import Outlook, Weights
from tremor_gui.games.tremor.species import DELAY
from tremor_gui.rules.core import Action, State, Step

TREMOR: Final = GAMES["tremor"]
PLAYERS: Final = 2
"""Of a duel."""
CAP: Final = 100
"""The round after which a game is given up."""
FEWEST: Final = 2
"""The fewest descents that make a search."""
LOOKED_AT: Final = 0.2
"""Which share of the positions of a sampled game is kept."""
SLIPS: Final = 0.05
"""Which share of its moves is made at random."""


J = TypeVar("J", bound=tuple[Any, ...])


class Match(NamedTuple):
    """A game of levels against each other."""

    variant: str
    seed: int
    """Equal seeds give the same species in the same corners and the same chance, whoever plays."""
    levels: tuple[str, ...]
    """Who plays each seat, in turn order."""


def with_game(play: Callable[[J], dict[str, Any]], game: J) -> tuple[J, dict[str, Any]]:
    """Return a game with what comes of it."""
    return game, play(game)


def setup_of(variant: str, players: int, seed: int) -> tuple[Setup, int]:
    """Return the setup of a seed, and the chance it is played with."""
    rng = Random(f"{variant} {players} {seed}")
    setup: Setup = TREMOR.quick_setup(players, rng, variant)
    return setup, rng.getrandbits(64)


def play_match(match: Match) -> dict[str, Any]:
    """Play a match and return what came of it, ready for JSON.

    ``species`` are by seat; ``cards`` and ``traits`` are pairs of a seat and
    a key, one for each use; ``milliseconds`` are by level.
    """
    setup, chance = setup_of(match.variant, len(match.levels), match.seed)
    clock: Clock = {}
    seats = [by_level(TREMOR, level, f"{chance} {seat}", clock) for seat, level in enumerate(match.levels)]
    cards: list[tuple[int, str]] = []
    traits: list[tuple[int, str]] = []
    catastrophes: list[str] = []

    def watch(step: Step) -> None:
        for event in step.events:
            match event:
                case CardPlayed(seat, card):
                    cards.append((seat, CARDS[card].key))
                case TraitUsed(seat, trait):
                    traits.append((seat, trait))
                case TokenDelayed(seat):
                    traits.append((seat, DELAY))
                case CatastropheRevealed(catastrophe):
                    catastrophes.append(CATASTROPHES[catastrophe].key)

    played = whole_game(TREMOR, TREMOR.opening(setup, chance).state, seats, CAP, watch)
    return {
        "winners": played.winners,
        "rounds": played.rounds,
        "decisions": played.decisions,
        "species": [player.species for player, _ in in_turn_order(setup)],
        "cards": cards,
        "traits": traits,
        "catastrophes": catastrophes,
        "milliseconds": {
            level: [round(1000 * second, 2) for second in seconds] for level, seconds in clock.items()
        },
    }


class Duel(NamedTuple):
    """A game of two who search by different estimates."""

    variant: str
    seed: int
    descents: int
    first: tuple[float, ...]
    """The ``Weights`` of the first seat."""
    second: tuple[float, ...]


def play_duel(duel: Duel) -> dict[str, Any]:
    """Play a duel and return who won, ready for JSON."""
    setup, chance = setup_of(duel.variant, PLAYERS, duel.seed)
    search = Search(duel.descents)
    seats = [
        by_bot(Tremor(Outlook(Weights(*weights))), lambda _: search, f"{chance} {seat}")
        for seat, weights in enumerate((duel.first, duel.second))
    ]
    played = whole_game(TREMOR, TREMOR.opening(setup, chance).state, seats, CAP)
    return {"winners": played.winners, "rounds": played.rounds}


class Sampling(NamedTuple):
    """A game of a search against itself, of which some positions are looked at."""

    variant: str
    players: int
    seed: int
    descents: int


def play_sampling(sampling: Sampling) -> dict[str, Any]:
    """Play a game and return every fifth position on average with who won in the end, ready for JSON.

    One move in twenty is any option there is, so that positions come up, too,
    that a good player would have kept out of.
    """
    setup, chance = setup_of(sampling.variant, sampling.players, sampling.seed)
    rng = Random(f"sampling {sampling.seed}")
    search = Search(sampling.descents)
    positions: list[State[Any]] = []

    def seated(seat: int) -> Chooser:
        best = by_bot(TREMOR, lambda _: search, f"{chance} {seat}")

        def choose(state: State[Any]) -> Action:
            assert state.decision is not None
            if TREMOR.rounds(state.table) >= 1 and rng.random() < LOOKED_AT:
                positions.append(state)
            return rng.choice(state.decision.options) if rng.random() < SLIPS else best(state)

        return choose

    seats = [seated(seat) for seat in range(sampling.players)]
    played = whole_game(TREMOR, TREMOR.opening(setup, chance).state, seats, CAP)
    dump = TREMOR.codec.dump
    return {
        "winners": played.winners,
        "positions": [{"table": dump(one.table), "stack": dump(one.stack)} for one in positions],
    }
