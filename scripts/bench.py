"""How fast the game is, measured in one run and told as ratios, so that the machine does not matter.

``python scripts/bench.py`` runs every measurement. Each is a function that
prints its own lines; ``MEASUREMENTS`` lists them.
"""

import importlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import _home  # noqa: F401 - the game is found from here on
import chess

from tremor_gui.bots.levels import LEVELS
from tremor_gui.games import GAMES
from tremor_gui.games.tremor.events import Erupted
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, play
from tremor_gui.ui.app import App
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.needed import FURNITURE
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.ways import Ways

ROOT: Final = Path(__file__).resolve().parent.parent


def tremor_decisions(seconds: float, seed: int = 1, without: tuple[str, ...] = ()) -> float:
    """Return the decisions a second of random four-player games of Tremor, options listed and all."""
    game, rng = GAMES["tremor"], Random(seed)
    pick = rng.random
    done, started = 0, time.process_time()
    while (took := time.process_time() - started) < seconds:
        state = game.opening(game.quick_setup(4, rng, without=without), rng.getrandbits(64)).state
        while state.decision is not None:
            options = state.decision.options
            state = play(state, options[int(pick() * len(options))]).state
            done += 1
    return done / took


def hardcore_decisions(seconds: float, seed: int = 1) -> float:
    """Return the decisions a second of such games without Climate Cards, traits and Catastrophes."""
    return tremor_decisions(seconds, seed, GAMES["tremor"].switches)


def chess_moves(seconds: float, seed: int = 1) -> float:
    """Return the moves a second of random games with the package ``chess``, of 200 moves at most.

    A move is listing the legal ones and pushing one; nothing else is asked of the package.
    """
    pick = Random(seed).random
    done, started = 0, time.process_time()
    while (took := time.process_time() - started) < seconds:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(pick() * len(moves))])
            done += 1
    return done / took


def catan_ticks(seconds: float, seed: int = 1) -> float | None:
    """Return the decisions a second of random games of ``catanatron``, or None where it is not installed."""
    try:
        catan = importlib.import_module("catanatron")
    except ImportError:
        return None
    done, started = 0, time.process_time()
    while (took := time.process_time() - started) < seconds:
        match = catan.Game([catan.RandomPlayer(colour) for colour in catan.Color], seed=seed + done)
        match.play()
        done += len(match.state.actions)
    return done / took


def best_of(measures: Sequence[Callable[[float], float]], seconds: float) -> list[float]:
    """Return the best that each measure reaches in five rounds, in which all take turns."""
    rounds = [[measure(seconds) for measure in measures] for _ in range(5)]
    return [max(reached) for reached in zip(*rounds, strict=True)]


def best_ratio(one: Callable[[float], float], other: Callable[[float], float], seconds: float) -> float:
    """Return how many times as fast the first is, each at its best of five, taken in turns."""
    first, second = best_of((one, other), seconds)
    return first / second


def rules() -> None:
    """Measure the rules against other rules written in Python."""
    full, hardcore, chess_ = best_of((tremor_decisions, hardcore_decisions, chess_moves), 1)
    print(f"Tremor at random, four players: {full:,.0f} decisions a second")
    print(f"  against chess's list and push: {full / chess_:.2f} x")
    print(f"  against the game in Hardcore: {full / hardcore:.2f} x")
    print(f"  Hardcore against chess's list and push: {hardcore / chess_:.2f} x")
    catan = catan_ticks(2)
    told = "not installed" if catan is None else f"{full / catan:.2f} x"
    print(f"  against catanatron's decisions: {told}")


def saves() -> None:
    """Measure writing and reading the save of a whole random game, the longest of five."""
    game = GAMES["tremor"]
    session = max((_whole_game(seed) for seed in range(5)), key=lambda played: len(played.steps))
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder), GAMES)
        path = library.write(session)
        again = Session.start(game, session.setup, session.seed)
        writing = []
        for step in session.steps[1:]:
            assert step.action is not None
            again.play(step.action, step.seat)
            writing.append(_seconds(lambda: library.write(again)))
        reading = _seconds(lambda: library.open(path))
        size = path.stat().st_size
    print(f"A save of {len(session.steps)} steps: {size / 1024:.0f} KiB, read in {reading * 1000:.0f} ms")
    print(f"  autosave after a step: {median(writing) * 1000:.1f} ms, at most {max(writing) * 1000:.1f} ms")


def frames() -> None:
    """Measure the work of a frame at 1920x1080: a table at rest, and the worst of three eruptions."""
    app = App((1920, 1080), headless=True)
    work: list[list[float]] = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(3):
            session, eruption = _before_an_eruption(seed)
            ways = Ways(menu=lambda: None, over=lambda _table: None)
            table = TremorTable(app, session, Library(Path(folder), GAMES), ways, fresh=False)
            app.manager.reset(table)
            if isinstance(app.manager.top, Curtain):
                app.manager.top.lift()
            _work(app, 30)  # until the change of scenes has faded
            _load_all(app)
            if not seed:
                _print_work("A frame of the table at rest", _work(app, 120))
            table.commit(eruption)
            moving: list[float] = []
            while table.busy and app.manager.top is table:
                moving += _work(app, 1)
            work.append(moving)
    app.close()
    _print_work("A frame of the worst eruption", max(work, key=_late))


def thinking() -> None:
    """Measure the work of a frame at 1920x1080 while the strongest bot thinks in its process, and at rest.

    The two take turns, and frames are drawn at the pace of a screen, so that the bot thinks as in a game.
    """
    app = App((1920, 1080), headless=True)
    strongest, game = next(reversed(LEVELS)), GAMES["tremor"]
    work: dict[str, list[float]] = {"": [], strongest: []}
    late: dict[str, list[float]] = {"": [], strongest: []}
    for seed in range(4):
        for brain, took in work.items():
            session = Session.start(game, game.quick_setup(4, Random(seed)), str(seed), (brain,) * 4)
            table = TremorTable(app, session, None, Ways(lambda: None, lambda _table: None), fresh=False)
            app.manager.reset(table)
            if isinstance(app.manager.top, Curtain):
                app.manager.top.lift()
            _load_all(app)
            _paced(app, 60)  # the change of scenes has faded, and the process has started
            for spent, waited in _paced(app, 120, partial(_waits, table, brain)):
                took.append(spent)
                late[brain].append(waited)
            app.manager.clear()
    app.close()
    _print_work("A frame of the table at rest", work[""])
    _print_work("A frame while the strongest bot thinks", work[strongest])
    ratio, delay = median(work[strongest]) / median(work[""]), _late(late[strongest]) / _late(late[""])
    print(f"  against the table at rest: {ratio:.2f} x; p99 on the clock: {delay:.2f} x")


def _waits(table: TremorTable, brain: str) -> bool:
    """Return whether the table is at rest and, if bots play, one is thinking."""
    return not table.busy and (not brain or table._thinker.thinking)


def _paced(app: App, count: int, wanted: Callable[[], bool] = lambda: True) -> list[tuple[float, float]]:
    """Draw frames at 60 a second, and return of those that are wanted the work and the time on the clock."""
    found = []
    for _ in range(count):
        began, before = time.perf_counter(), wanted()
        (spent,) = _work(app, 1)
        waited = time.perf_counter() - began
        if before and wanted():
            found.append((spent, waited))
        time.sleep(max(0.0, 1 / 60 - waited))
    return found


def motions() -> None:
    """Measure the work of each frame at 1920x1080 in which something moves, by what is to be seen in it."""
    app = App((1920, 1080), headless=True)
    app.frame()
    app.kit.images.expect(FURNITURE)  # as the title does
    work: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(4):
            rng = Random(seed)
            session = Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(4, rng), str(seed))
            ways = Ways(menu=lambda: None, over=lambda _table: None)
            table = TremorTable(app, session, Library(Path(folder), GAMES), ways, fresh=True)
            _load_all(app)
            app.manager.reset(table)
            for _ in range(120):
                _watch(app, table, work)
                if session.state.decision is None:
                    break
                table.commit(rng.choice(session.state.decision.options))  # whoever is only called passes
            table.close()
        app.manager.push(Result(app, _whole_game(0), ResultActions(*(app.stop,) * 5)))
        work["Result"] = _work(app, 120)
        app.close()
    for kind, times in sorted(work.items(), key=lambda one: -_late(one[1])):
        _print_work(f"  {kind}", times)
    _print_work("Every frame in which something moves", [one for times in work.values() for one in times])


def _watch(app: App, table: TremorTable, work: dict[str, list[float]]) -> None:
    """Draw until the table waits for somebody, who has sat down, and share the work out by kinds."""
    while table.busy or app.manager.top is not table:
        top = app.manager.top
        if isinstance(top, Curtain):
            work.setdefault("Curtain", []).extend(_work(app, 20))
            top.lift()
        kinds = {type(flourish).__name__ for flourish in table._director.flourishes} or {"Pieces alone"}
        took = _work(app, 1)
        for kind in kinds:
            work.setdefault(kind, []).extend(took)


def _load_all(app: App) -> None:
    """Load what the window loads while it waits for somebody."""
    while app.kit.images.load_ahead():
        pass


def _before_an_eruption(seed: int) -> tuple[Session, Action]:
    """Return a random match of four just before an action that makes the Earthquake erupt."""
    rng = Random(seed)
    session = Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(4, rng), str(seed))
    while True:
        decision = session.state.decision
        assert decision is not None
        action = rng.choice(decision.options)
        if any(isinstance(event, Erupted) for event in play(session.state, action).events):
            return session, action
        session.play(action)


def _work(app: App, count: int) -> list[float]:
    """Return the seconds of processor time that each of some frames takes, whatever else is running."""
    work = []
    for _ in range(count):
        started = time.thread_time()
        app.step(1 / 60)
        work.append(time.thread_time() - started)
    return work


def _late(work: list[float]) -> float:
    """Return the time that one frame in a hundred exceeds."""
    return sorted(work)[int(0.99 * len(work))]


def _print_work(what: str, work: list[float]) -> None:
    worst = f"p99 {_late(work) * 1000:.1f} ms, worst {max(work) * 1000:.1f} ms"
    share = median(work) * 60
    print(f"{what}: median {median(work) * 1000:.1f} ms, {worst}; {share:.0%} of the time at 60 a second")


def start_up() -> None:
    """Measure the time from the command to the first picture, drawn nowhere."""
    command = [sys.executable, "-m", "tremor_gui", "--frames", "1"]
    with tempfile.TemporaryDirectory() as home:
        nowhere = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        own = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "PYTHONPATH": str(ROOT)}
        environment = os.environ | nowhere | own

        def start() -> None:
            subprocess.run(command, env=environment, capture_output=True, check=True)

        try:
            print(f"Start to first picture: {median(_seconds(start) for _ in range(3)) * 1000:.0f} ms")
        except subprocess.CalledProcessError:
            print("Start to first picture: the window does not open here")


def _whole_game(seed: int) -> Session:
    rng = Random(seed)
    session = Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(4, rng), str(seed))
    while session.state.decision is not None:
        session.play(rng.choice(session.state.decision.options))
    return session


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


MEASUREMENTS: Final[tuple[Callable[[], None], ...]] = (rules, saves, frames, thinking, motions, start_up)


def main() -> None:
    """Run every measurement."""
    for measurement in MEASUREMENTS:
        measurement()


if __name__ == "__main__":
    main()
