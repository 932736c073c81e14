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
from tremor_gui.rules.game import SPECTATOR, observe
from tremor_gui.rules.window import PASS, Pass

ROOT = Path(__file__).resolve().parents[2]
KINDS = [kind for game in GAMES.values() for kind in laws.kinds(game)]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)
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
        *tremor.SWING,
        *tremor.POISON.values(),
        *tremor.DELAY,
        *tremor.REACT.values(),
        *(play for card in tremor.PLAY for play in card),
        *tremor.DISCARD,
        tremor.END_ACTIONS,
        PASS,
    )
}
"""For every game all actions that there can be."""


def test_conceivable_are_actions_of_every_kind() -> None:
    assert set(CONCEIVABLE) == set(GAMES)
    assert {type(action) for action in CONCEIVABLE["tremor"]} == {*tremor.ACTIONS, Pass}
    assert len(set(CONCEIVABLE["tremor"])) == len(CONCEIVABLE["tremor"])


@EVERY_KIND
@ANY_SEED
def test_every_law_holds_after_every_step_up_to_the_end(kind: laws.Kind, seed: int) -> None:
    """Options, events, saves, secrets, counts, the end: see ``laws.py``."""
    rng = Random(seed)
    for number, (before, step) in enumerate(laws.playout(kind, seed)):
        assert not list(laws.cheap(kind.game, before, step))
        if number % 5 == seed or step.state.decision is None:
            assert not list(laws.thorough(kind.game, before, step, kind.players, rng))


@EVERY_KIND
def test_an_action_is_refused_exactly_when_it_is_no_option(kind: laws.Kind) -> None:
    for number, (_, step) in enumerate(laws.playout(kind, 7)):
        if number % 37 or step.state.decision is None:
            continue
        options = set(step.state.decision.options)
        for seat in range(kind.players):
            view = observe(kind.game, step.state, seat)
            allowed = options if seat in step.state.decision.seats else set()
            for action in CONCEIVABLE[kind.game.name]:
                reason = kind.game.why_not(view, action)
                assert (reason is None) == (action in allowed)
                assert reason is None or str(reason).endswith(".")


@EVERY_KIND
def test_once_the_game_is_over_everything_is_refused(kind: laws.Kind) -> None:
    *_, (_, last) = laws.playout(kind, 1)
    view = observe(kind.game, last.state, 0)
    assert all(kind.game.why_not(view, action) is not None for action in CONCEIVABLE[kind.game.name][:50])
    with pytest.raises(Illegal):
        play(last.state, CONCEIVABLE[kind.game.name][0])


@EVERY_KIND
def test_an_illegal_action_raises_and_changes_nothing(kind: laws.Kind) -> None:
    rng = Random(str(kind))
    for _, step in laws.playout(kind, 5):
        state = step.state
        if state.decision is None:
            continue
        before = laws.digest(kind.game, state) if rng.random() < 0.1 else ""
        for action in rng.sample(CONCEIVABLE[kind.game.name], 5):
            if action not in state.decision.options:
                with pytest.raises(Illegal):
                    play(state, action)
        other = (state.decision.seats[0] + 1) % kind.players
        if other not in state.decision.seats:
            with pytest.raises(Illegal):
                play(state, state.decision.options[0], other)
        assert not before or laws.digest(kind.game, state) == before


@EVERY_KIND
def test_earlier_states_stay_as_they_were(kind: laws.Kind) -> None:
    kept: list[tuple[State[Any], int]] = []
    for _, step in laws.playout(kind, 3):
        kept.append((step.state, hash((step.state.table, step.state.stack, step.state.chance))))
    assert all(hash((state.table, state.stack, state.chance)) == before for state, before in kept)


@EVERY_KIND
def test_a_state_from_a_save_plays_on_alike(kind: laws.Kind) -> None:
    rng = Random(str(kind))
    for _, step in laws.playout(kind, 9):
        state = step.state
        if state.decision is not None and rng.random() < 0.05:
            again = laws.restored(kind.game, state)
            action = rng.choice(state.decision.options)
            assert play(again, action) == play(state, action)


@EVERY_KIND
def test_every_event_is_described_or_goes_without_saying(kind: laws.Kind) -> None:
    for before, step in laws.playout(kind, 4):
        table = before.table
        names = ("Ann", "Bob", "Cid", "Dan")[: kind.players]
        for event in step.events:
            line = kind.game.describe(event, table, names)
            assert line is None or str(line)
            table = event.apply(table)


@EVERY_KIND
def test_the_round_never_goes_back(kind: laws.Kind) -> None:
    rounds = [kind.game.rounds(step.state.table) for _, step in laws.playout(kind, 2)]
    assert rounds == sorted(rounds)
    assert rounds[0] == 0


@EVERY_KIND
def test_the_turn_is_that_of_a_seat_and_during_set_up_always_of_the_same(kind: laws.Kind) -> None:
    found = [(kind.game.rounds(table), kind.game.active(table)) for table in _tables(kind, 2)]
    assert {seat for _, seat in found} <= set(range(kind.players))
    assert len({seat for number, seat in found if number == 0}) == 1


def _tables(kind: laws.Kind, seed: int) -> list[Any]:
    return [step.state.table for _, step in laws.playout(kind, seed)]


@EVERY_KIND
def test_a_spectator_sees_no_more_than_anybody(kind: laws.Kind) -> None:
    for table in _tables(kind, 8)[::20]:
        public = kind.game.redact(table, SPECTATOR)
        for seat in range(kind.players):
            assert kind.game.redact(kind.game.redact(table, seat), SPECTATOR) == public


FINGERPRINT = """
import sys, laws
from tremor_gui.games import GAMES
for game in GAMES.values():
    for kind in laws.kinds(game):
        *_, (_, last) = laws.playout(kind, 6)
        print(kind, laws.digest(game, last.state))
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
    for kind in KINDS:
        *_, (_, last) = laws.playout(kind, 6)
        here.append(f"{kind} {laws.digest(kind.game, last.state)}\n")
    assert printed == {"".join(here)}


def test_random_games_of_every_variant_break_no_law_and_seldom_ask_for_a_reaction() -> None:
    """The short form of ``python scripts/soak.py``, with every kind of match."""
    done = list(soak.results(2 * len(KINDS), every=50, processes=2))
    assert not [result for result in done if result.broken]
    assert {result.kind for result in done} == set(map(str, KINDS))
    turns = sum(result.rounds * soak.KINDS[result.kind].players for result in done)
    assert 0 < sum(result.asked for result in done) / turns < 2
