"""Play game after game at one window, watch each again, and see that the memory does not grow.

``python scripts/endure.py [GAMES]`` plays that many games at random (200 if not told), with four
players and all cards, in a window nobody sees; the result comes up and the replay runs through.
It tells the memory taken after every tenth part and leaves with 1 if the second half took more
than a little. Afterwards it lets a window rest and tells what share of a core that takes.
"""

import argparse
import gc
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

import _home  # noqa: F401 - the game is found from here on
import pygame

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.tables.tremor.curtain import Curtain
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.ways import Ways

SLACK: Final = 48.0
"""MiB by which the second half may have grown: pictures in sizes and turns not seen before."""
SETTLING: Final = 6.0
"""Seconds in which a table comes to rest and what it may need has been loaded."""
_LONG: Final = 10.0
"""Seconds that pass in one update, so that whatever is shown has been shown."""
_DRAWN: Final = 12
"""One step in so many is drawn on its way."""


def play(app: App, library: Library, seed: int) -> Session:
    """Play a game at a table to its end, some of it drawn."""
    rng = Random(seed)
    session = Session.start(GAMES["tremor"], GAMES["tremor"].quick_setup(4, rng), str(seed))
    ways = Ways(menu=lambda: None, over=lambda _table: None)
    table = TremorTable(app, session, library, ways, fresh=True)
    app.manager.reset(table)
    while True:
        _show(app, table, drawn=rng.randrange(_DRAWN) == 0)
        decision = session.state.decision
        if decision is None:
            return session
        table.commit(rng.choice(decision.options))  # whoever is only called passes instead


def _show(app: App, table: TremorTable, *, drawn: bool) -> None:
    while table.busy or app.manager.top is not table:
        if drawn:
            app.step(0.1)
        else:
            app.manager.update(_LONG)
        if isinstance(app.manager.top, Curtain):
            app.manager.top.lift()


def look_back(app: App, session: Session) -> None:
    """Let the result come up, and the match run through again."""
    app.manager.push(Result(app, session, ResultActions(*(app.stop,) * 5)))
    for _ in range(20):
        app.step(0.2)
    replay = Replay(app, session, ReplayWays(app.stop, lambda _replay: None, lambda _replay: None))
    app.manager.push(replay)
    while replay.at < replay.film.last:
        app.manager.update(_LONG)
    app.step(0.1)


def taken() -> float:
    """Return the memory that this process holds, in MiB; 0 where the system does not tell."""
    gc.collect()
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def endure(games: int) -> list[float]:
    """Return the memory taken after each of as many games, in MiB."""
    app = App(headless=True)
    memory = []
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder), GAMES)
        for seed in range(games):
            session = play(app, library, seed)
            look_back(app, session)
            memory.append(taken())
            if (seed + 1) % max(1, games // 10) == 0:
                print(f"{seed + 1} games: {memory[-1]:.0f} MiB", flush=True)
        app.close()
    return memory


def growth(memory: list[float]) -> float:
    """Return by how many MiB the second half has grown beyond the most of the first."""
    half = len(memory) // 2
    return max(memory[half:]) - max(memory[:half], default=memory[0])


def resting(seconds: float) -> float:
    """Return the share of a core that a table at 1920x1080 takes at which nobody does anything."""
    app = App((1920, 1080), headless=True)
    pygame.event.clear()  # the window before has left word that it was the last
    setup = GAMES["tremor"].quick_setup(4, Random(1))
    session = Session.start(GAMES["tremor"], setup, "1")
    marks: list[tuple[float, float]] = []  # by the clock, and by the work done

    def watch(_dt: float) -> None:
        now = time.perf_counter(), time.process_time()
        if isinstance(app.manager.top, Curtain):
            app.manager.top.lift()
            marks[:] = [(now[0] + SETTLING, 0.0)]
        elif marks and now[0] >= marks[0][0]:
            marks.append(now)
            if now[0] >= marks[1][0] + seconds:
                app.stop()

    app.every_frame = watch
    with tempfile.TemporaryDirectory() as folder:
        ways = Ways(menu=lambda: None, over=lambda _table: None)
        app.run(TremorTable(app, session, Library(Path(folder), GAMES), ways, fresh=False))
    (began, before), (ended, after) = marks[1], marks[-1]
    return (after - before) / (ended - began)


def main() -> int:
    """Run the command line and return its exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="?", type=int, default=200)
    memory = endure(parser.parse_args().games)
    grown = growth(memory)
    print(f"The second half has grown by {grown:.0f} MiB beyond the first.")
    print(f"A table at rest takes {resting(5):.1%} of a core.")
    return 1 if grown > SLACK else 0


if __name__ == "__main__":
    sys.exit(main())
