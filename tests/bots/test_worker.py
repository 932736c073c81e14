"""Bots think in a process of their own: it gets a view, answers as it would here, and can be lost."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tremor_gui.bots.base import Thought
from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.thinker import TRIES, Thinker, spawn
from tremor_gui.bots.wire import Question, dump_question, load_question
from tremor_gui.games import GAMES
from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.rules.core import State, play
from tremor_gui.rules.game import Game, View, observe

TREMOR: Final = GAMES["tremor"]
PATIENCE: Final = 60.0


def after(decisions: int, seed: int = 1, players: int = 4) -> State[Any]:
    """The state of a game with cards in hands after so many decisions at random."""
    rng = Random(seed)
    state = TREMOR.opening(TREMOR.quick_setup(players, rng), rng.getrandbits(64)).state
    for _ in range(decisions):
        assert state.decision is not None
        state = play(state, rng.choice(state.decision.options)).state
    return state


def view_of(state: State[Any]) -> View[Any]:
    assert state.decision is not None
    return observe(TREMOR, state, state.decision.seats[0])


def here(view: View[Any], level: str, seed: str) -> Thought:
    *_, last = LEVELS[level].bot.think(TREMOR, view, Random(seed))
    return last


def until(what: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def finish(thinker: Thinker) -> Thought:
    """Wait for the answer."""
    until(lambda: thinker.poll() is not None and thinker.finished)
    thought = thinker.poll()
    assert thought is not None
    return thought


def spawned() -> list[str]:
    """The processes of multiprocessing below this one, as the system lists them; the tracker is its own."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            command = (entry / "cmdline").read_text()
        except OSError:
            continue
        if parent == os.getpid() and "spawn_main" in command:
            found.append(entry.name)
    return found


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(TREMOR)
    yield thinker
    thinker.close()


@pytest.mark.parametrize("decisions", [0, 30, 90])
def test_the_process_answers_as_the_bot_would_here(thinker: Thinker, decisions: int) -> None:
    for level in LEVELS:
        if level in ("easy", "medium"):
            view = view_of(after(decisions))
            thinker.ask(view, level, "a seed")
            assert finish(thinker) == here(view, level, "a seed")


def test_nothing_is_remembered_between_questions(thinker: Thinker) -> None:
    first, other = view_of(after(40)), view_of(after(41, 2))
    thinker.ask(first, "easy", "1")
    before = finish(thinker)
    thinker.ask(other, "easy", "2")
    finish(thinker)
    thinker.ask(first, "easy", "1")
    assert finish(thinker) == before


def test_what_is_sent_holds_neither_chance_nor_the_hands_of_others() -> None:
    states = [after(decisions, seed) for seed in range(3) for decisions in (60, 120)]
    held = 0
    for state in states:
        view = view_of(state)
        message = dump_question(TREMOR, Question(view, "easy", "x"))
        data = json.loads(message)
        assert sorted(data) == ["level", "seat", "seed", "stack", "table"]
        assert b"chance" not in message
        hands = data["table"]["hands"]
        for seat, hand in enumerate(hands):
            if state.table.teams[seat] != state.table.teams[view.seat]:
                assert set(hand) <= {HIDDEN}
                held += len(hand)
        again = load_question(TREMOR, message).view
        assert again == view
        decision = again.decision
        assert decision is not None
        assert view.decision == decision
    assert held > 5


def test_a_process_that_is_killed_is_replaced(thinker: Thinker) -> None:
    view = view_of(after(50))
    thinker.ask(view, "easy", "1")
    finish(thinker)
    first = thinker._process
    assert first is not None
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)
    first.join()
    thinker.ask(view, "medium", "2")
    assert finish(thinker) == here(view, "medium", "2")
    assert thinker._process is not first
    assert not thinker.failed


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing here stops a process")
def test_a_process_that_hangs_is_replaced() -> None:
    thinker = Thinker(TREMOR, silent=0.5)
    try:
        view = view_of(after(50))
        thinker.ask(view, "easy", "1")
        finish(thinker)
        first = thinker._process
        assert first is not None
        assert first.pid is not None
        os.kill(first.pid, signal.SIGSTOP)
        for seed in "345":  # however often it is asked anew meanwhile
            thinker.ask(view, "medium", seed)
            assert thinker.poll() is None
        assert finish(thinker) == here(view, "medium", "5")
        assert not first.is_alive()
    finally:
        thinker.close()


def dead(game: Game[Any]) -> tuple[BaseProcess, "Connection[bytes, bytes]"]:
    """A process that ends before it says anything."""
    process, pipe = spawn(game)
    process.kill()
    return process, pipe


def test_where_no_process_lives_the_weakest_level_answers_here() -> None:
    starts = []

    def start(game: Game[Any]) -> tuple[BaseProcess, "Connection[bytes, bytes]"]:
        starts.append(game)
        return dead(game)

    thinker = Thinker(TREMOR, start)
    view = view_of(after(50))
    thinker.ask(view, "medium", "1")
    assert finish(thinker) == here(view, "easy", "1")
    assert (thinker.failed, len(starts)) == (True, TRIES)
    thinker.ask(view, "medium", "2")
    assert thinker.poll() == here(view, "easy", "2")
    assert len(starts) == TRIES
    thinker.close()


def test_where_none_can_be_started_the_weakest_level_answers_here() -> None:
    def start(_game: Game[Any]) -> tuple[BaseProcess, "Connection[bytes, bytes]"]:
        raise OSError("no more processes")

    thinker = Thinker(TREMOR, start)
    view = view_of(after(50))
    thinker.ask(view, "medium", "1")
    assert finish(thinker) == here(view, "easy", "1")
    assert thinker.failed
    thinker.close()


def test_a_cancelled_question_is_forgotten_at_once(thinker: Thinker) -> None:
    first, other = view_of(after(50)), view_of(after(51))
    thinker.ask(first, "medium", "1")
    until(thinker.poll)
    thinker.cancel()
    assert thinker.poll() is None
    assert not thinker.thinking
    thinker.ask(other, "easy", "2")
    assert finish(thinker) == here(other, "easy", "2")


def test_the_best_so_far_can_be_taken(thinker: Thinker) -> None:
    view = view_of(after(50))
    thinker.ask(view, "medium", "1")
    thinker.hurry()
    thought = finish(thinker)
    assert thought.best in {one.action for one in here(view, "medium", "1").options}
    assert thinker.poll() == thought
    thinker.ask(view, "medium", "1")  # and whoever took it may ask again
    assert finish(thinker) == here(view, "medium", "1")


@pytest.mark.alone
def test_asking_never_waits_for_the_process(thinker: Thinker) -> None:
    view = view_of(after(50))
    waits = []
    for seed in range(40):
        began = time.perf_counter()
        thinker.ask(view, "medium", str(seed))
        thinker.poll()
        waits.append(time.perf_counter() - began)
        time.sleep(0.01)
    assert sorted(waits)[-2] < 0.05
    assert finish(thinker) == here(view, "medium", "39")


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are listed elsewhere")
def test_closing_leaves_no_process_behind() -> None:
    before = spawned()
    view = view_of(after(50))
    for turn in range(20):
        thinker = Thinker(TREMOR)
        thinker.ask(view, "medium", "1")
        if turn % 4 == 0:
            until(thinker.poll)
        thinker.close()
    assert spawned() == before
    assert not [child for child in active_children() if child.name == "bots"]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are listed elsewhere")
def test_the_process_ends_with_its_table_however_that_ends(tmp_path: Path) -> None:
    script = tmp_path / "table.py"
    script.write_text(
        "import os, sys, time\n"
        "from tremor_gui.bots.thinker import Thinker\n"
        "from tremor_gui.games import GAMES\n"
        "from tremor_gui.rules.game import observe\n"
        "from random import Random\n"
        "if __name__ == '__main__':\n"
        "    game = GAMES['tremor']\n"
        "    state = game.opening(game.quick_setup(2, Random(1)), 1).state\n"
        "    thinker = Thinker(game)\n"
        "    thinker.ask(observe(game, state, state.decision.seats[0]), 'easy', '1')\n"
        "    while not (thinker.poll() and thinker.finished):\n"
        "        time.sleep(0.01)\n"
        "    print(thinker._process.pid, flush=True)\n"
        "    time.sleep(600)\n"
    )
    root = Path(__file__).resolve().parents[2]
    table = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert table.stdout is not None
    child = int(table.stdout.readline())
    table.kill()
    table.wait()
    until(lambda: not Path(f"/proc/{child}").exists() or _is_zombie(child))


def _is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
