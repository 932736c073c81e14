"""A table at rest rests, and whoever leaves a table or a window leaves nothing behind."""

import gc
import time
from pathlib import Path
from random import Random
from weakref import ref

import endure
import pygame
import pytest
from table_events import Sitting, settle
from table_matches import begun, hurried

from tremor_gui.ui.app import App
from tremor_gui.ui.scenes.confetti import Confetti
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.scene import TremorTable


def test_a_table_at_rest_is_not_drawn_and_takes_less_than_a_twentieth_of_a_core(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Sitting(app, begun(4, 3), tmp_path).table
    settle(table)
    for _ in range(40):
        app.step(0.1)
    while app.kit.images.load_ahead():
        pass
    pygame.event.clear()
    drawn: list[float] = []
    monkeypatch.setattr(app, "_draw", lambda: drawn.append(time.perf_counter()))
    marks: list[tuple[float, float]] = []

    def watch(_dt: float) -> None:
        marks.append((time.perf_counter(), time.process_time()))
        if marks[-1][0] > marks[0][0] + 2.5:
            app.stop()

    app.every_frame = watch
    app._running = True
    app._loop()
    gc.unfreeze()
    settled = [mark for mark in marks if mark[0] > marks[0][0] + 0.5]
    (began, before), (ended, after) = settled[0], settled[-1]
    assert not [at for at in drawn if at > began]
    assert (after - before) / (ended - began) < 0.05


def test_a_table_and_a_replay_that_are_left_are_gone(app: App, tmp_path: Path) -> None:
    session, rng = begun(2, 4), Random(4)
    left: list[ref[TremorTable] | ref[Replay]] = []
    for folder in ("a", "b"):
        table = Sitting(app, session, tmp_path / folder).table
        for _ in range(6):
            table.commit(hurried(session.state, rng))
            settle(table)
        replay = Replay(app, session, ReplayWays(app.stop, lambda _replay: None, lambda _replay: None))
        app.manager.push(replay)
        app.step(0.5)
        left += [ref(table), ref(replay)]
        del table, replay
        app.manager.clear()
    gc.collect()
    assert [one() for one in left] == [None] * 4
    assert not [one for one in gc.get_objects() if isinstance(one, TremorTable | Replay | Confetti)]


def test_a_window_that_is_closed_lets_go_of_its_pictures(tmp_path: Path) -> None:
    app = App(headless=True)
    Sitting(app, begun(2), tmp_path)
    app.step(0.1)
    kept = [ref(app.kit.images.source("tiles/back")), ref(app.kit.images.scaled("tiles/back", (77, 77)))]
    gc.disable()
    try:
        app.close()
        assert [one() for one in kept] == [None, None]
    finally:
        gc.enable()


def test_the_long_run_tells_growth_from_what_is_kept_anyway() -> None:
    assert endure.growth([100, 180, 200, 205, 203, 201]) == 5
    assert endure.growth([100, 120, 140, 160, 180, 200]) == 60
