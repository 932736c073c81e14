"""What every game of the house promises, tried on random games of every number of players."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import laws
import pytest
import soak

from tremor_gui.games import GAMES
from tremor_gui.games.tremor import actions as tremor
from tremor_gui.rules.core import Action, Illegal, State, play
from tremor_gui.rules.game import Game, observe

ROOT = Path(__file__).resolve().parents[2]
KINDS = [(game, players) for game in GAMES.values() for players in game.seats]
EVERY_GAME = pytest.mark.parametrize(
    ("game", "players"), KINDS, ids=[f"{game.name}-{players}" for game, players in KINDS]
)
ANY_SEED = pytest.mark.parametrize("seed", range(3))

CONCEIVABLE: Final[Mapping[str, Sequence[Action]]] = {
    "tremor": (
        *tremor.TRAVERSE,
        *(twist for both in tremor.TWIST for twist in both),
        *tremor.EXPLORE,
        *tremor.FORECAST,
        *(place for source in tremor.PLACE for place in source),
        *tremor.WAIVE,
        *tremor.TAKE_BACK,
        *(ignite for ways in tremor.IGNITE for ignite in ways),
        *tremor.SPIN[15],
        *tremor.BLOCK_NEXT,
        *tremor.UNBLOCK,
        tremor.ROLL_DICE,
    )
}
"""For every game all actions that there can be."""


def test_conceivable_are_actions_of_every_kind() -> None:
    assert set(CONCEIVABLE) == set(GAMES)
    assert {type(action) for action in CONCEIVABLE["tremor"]} == set(tremor.ACTIONS)
    assert len(set(CONCEIVABLE["tremor"])) == len(CONCEIVABLE["tremor"])


@EVERY_GAME
@ANY_SEED
def test_every_law_holds_after_every_step_up_to_the_end(game: Game[Any], players: int, seed: int) -> None:
    """Options, events, saves, secrets, counts, the end: see ``laws.py``."""
    rng = Random(seed)
    for number, (before, step) in enumerate(laws.playout(game, players, seed)):
        assert not list(laws.cheap(game, before, step))
        if number % 5 == seed or step.state.decision is None:
            assert not list(laws.thorough(game, before, step, players, rng))


@EVERY_GAME
def test_an_action_is_refused_exactly_when_it_is_no_option(game: Game[Any], players: int) -> None:
    for number, (_, step) in enumerate(laws.playout(game, players, 7)):
        if number % 7 or step.state.decision is None:
            continue
        options = set(step.state.decision.options)
        for seat in range(players):
            view = observe(game, step.state, seat)
            allowed = options if seat in step.state.decision.seats else set()
            for action in CONCEIVABLE[game.name]:
                reason = game.why_not(view, action)
                assert (reason is None) == (action in allowed)
                assert reason is None or str(reason).endswith(".")


@EVERY_GAME
def test_once_the_game_is_over_everything_is_refused(game: Game[Any], players: int) -> None:
    *_, (_, last) = laws.playout(game, players, 1)
    view = observe(game, last.state, 0)
    assert all(game.why_not(view, action) is not None for action in CONCEIVABLE[game.name][:50])
    with pytest.raises(Illegal):
        play(last.state, CONCEIVABLE[game.name][0])


@EVERY_GAME
def test_an_illegal_action_raises_and_changes_nothing(game: Game[Any], players: int) -> None:
    rng = Random(players)
    for _, step in laws.playout(game, players, 5):
        state = step.state
        if state.decision is None:
            continue
        before = laws.digest(game, state) if rng.random() < 0.1 else ""
        for action in rng.sample(CONCEIVABLE[game.name], 5):
            if action not in state.decision.options:
                with pytest.raises(Illegal):
                    play(state, action)
        other = (state.decision.seats[0] + 1) % players
        if other not in state.decision.seats:
            with pytest.raises(Illegal):
                play(state, state.decision.options[0], other)
        assert not before or laws.digest(game, state) == before


@EVERY_GAME
def test_earlier_states_stay_as_they_were(game: Game[Any], players: int) -> None:
    kept: list[tuple[State[Any], int]] = []
    for _, step in laws.playout(game, players, 3):
        kept.append((step.state, hash((step.state.table, step.state.stack, step.state.chance))))
    assert all(hash((state.table, state.stack, state.chance)) == before for state, before in kept)


@EVERY_GAME
def test_a_state_from_a_save_plays_on_alike(game: Game[Any], players: int) -> None:
    rng = Random(players)
    for _, step in laws.playout(game, players, 9):
        state = step.state
        if state.decision is not None and rng.random() < 0.05:
            again = laws.restored(game, state)
            action = rng.choice(state.decision.options)
            assert play(again, action) == play(state, action)


@EVERY_GAME
def test_every_event_is_described_or_goes_without_saying(game: Game[Any], players: int) -> None:
    for before, step in laws.playout(game, players, 4):
        table = before.table
        names = ("Ann", "Bob", "Cid", "Dan")[:players]
        for event in step.events:
            line = game.describe(event, table, names)
            assert line is None or str(line)
            table = event.apply(table)


@EVERY_GAME
def test_the_round_never_goes_back(game: Game[Any], players: int) -> None:
    rounds = [game.rounds(step.state.table) for _, step in laws.playout(game, players, 2)]
    assert rounds == sorted(rounds)
    assert rounds[0] == 0


FINGERPRINT = """
import sys, laws
from tremor_gui.games import GAMES
for name, game in GAMES.items():
    for players in game.seats:
        *_, (_, last) = laws.playout(game, players, 6)
        print(name, players, laws.digest(game, last.state))
"""


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    """Whatever the process hashes with: no set or dictionary decides anything."""
    printed = set()
    for hash_seed in ("1", "2"):
        environment = os.environ | {
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "scripts")]),
        }
        done = subprocess.run(
            [sys.executable, "-c", FINGERPRINT], env=environment, capture_output=True, text=True, check=True
        )
        printed.add(done.stdout)
    assert len(printed) == 1
    here = []
    for game, players in KINDS:
        *_, (_, last) = laws.playout(game, players, 6)
        here.append(f"{game.name} {players} {laws.digest(game, last.state)}\n")
    assert printed == {"".join(here)}


def test_two_hundred_random_games_break_no_law() -> None:
    """The short form of ``python scripts/soak.py``."""
    assert not [result for result in soak.results(200, every=50, processes=2) if result.broken]
