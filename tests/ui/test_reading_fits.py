"""What helps to read the table stands in its place in every window and in a language of longer words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest
from table_events import Sitting, settle
from table_matches import TREMOR, begun
from ui_events import key
from witness import watch

from tremor_gui.games.tremor.table import changed
from tremor_gui.match.session import Session
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import UI_SCALES
from tremor_gui.ui.tables.tremor.looks import Look, looks
from tremor_gui.ui.tables.tremor.piles import CARDS_TAB, CATASTROPHES_TAB, TILES, Piles
from tremor_gui.ui.tables.tremor.zoom import Zoom

WINDOWS = ((1024, 640), (1280, 720))


def played() -> Session:
    session = begun(4, 2, without=())
    rng = Random(2)
    while session.state.decision is not None and len(session.steps) < 120:
        session.play(rng.choice(session.state.decision.options))
    return session


def every_window(app: App, language: str) -> Iterator[str]:
    """Go through every window and size of the interface."""
    for window in WINDOWS:
        app.resize(window)
        for size in (1.0, UI_SCALES[1]):
            app.apply(replace(Preferences(motion=False), language=language, ui_scale=size))
            app.manager.update(0.3)
            yield f"{window[0]}x{window[1]} at {size:.0%}"


def faults(app: App, language: str, players: Sequence[Look] = ()) -> list[str]:
    """What is wrong; in the language that nobody speaks the players' names may end in an ellipsis."""
    found = []
    for at in every_window(app, language):
        names = [look.name for look in players] if language == "pseudo" else []
        found += [f"{at}: {fault}" for fault in dict.fromkeys(watch(app.manager.top, names))]
    return found


@pytest.mark.parametrize("page", [TILES, CARDS_TAB, CATASTROPHES_TAB])
def test_what_is_out_and_left(app: App, language: str, page: str) -> None:
    for state in (begun(4, 1, without=()).state, played().state):
        table = TREMOR.redact(changed(state.table, discard=(3, 1, 1, 5)), 0)
        app.manager.push(Piles(app, table, page))
        assert not (found := faults(app, language)), "\n".join(found)


def test_tiles_large(app: App, language: str) -> None:
    session = played()
    for piece in (0, 1, 6, 8, 12, 17):
        app.manager.push(Zoom(app, session.state.table, looks(session.setup), piece, lambda: None))
        assert not (found := faults(app, language)), "\n".join(found)
        app.manager.pop()


def test_ways_and_the_log(app: App, language: str, tmp_path: Path) -> None:
    table = Sitting(app, played(), tmp_path).table
    settle(table)
    key(app, pygame.KSCAN_L)
    for _ in range(3):
        key(app, pygame.KSCAN_M)
        key(app, pygame.KSCAN_UP, pygame.KMOD_LSHIFT)
        assert not (found := faults(app, language, table._looks)), "\n".join(found)
