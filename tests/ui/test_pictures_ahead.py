"""Nothing that comes up at the table has to be read from disk while it moves, or when it is opened."""

from pathlib import Path
from random import Random

import pytest
from table_events import Sitting, lift
from table_matches import begun, hurried

from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.rules.window import PASS
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House


@pytest.mark.usefixtures("always_asked")
def test_what_may_come_up_is_there_before_it_does(app: App, tmp_path: Path) -> None:
    session, rng = begun(4, 5, without=()), Random(5)
    table = Sitting(app, session, tmp_path).table
    app.step(0)
    images = app.kit.images
    while images.load_ahead():
        pass
    there = set(images._sources)
    for _ in range(150):
        if session.state.decision is None:
            break
        table.commit(PASS if table._calls.pending else hurried(session.state, rng))
        while table.busy:
            table.update(0.25)
            table.draw(app.frame())
        lift(app)
    late = {name for name in images._sources if name not in there}
    assert not {
        name for name in late if name.split("/")[0] in {"tiles", "cards", "catastrophes", "dice", "traits"}
    }
    assert len(session.steps) > 60


def test_what_a_table_shows_at_once_is_there_before_it_is_opened(app: App, tmp_path: Path) -> None:
    app.manager.reset(House(app, Library(tmp_path, GAMES)).title())
    app.step(0)
    images = app.kit.images
    while images.load_ahead():
        pass
    there = set(images._sources)
    Sitting(app, begun(4, 5, without=()), tmp_path)
    app.step(0)
    late = {name for name in images._sources if name not in there}
    pieces = {"table", "spirit", "portraits", "meeples", "tokens", "markers", "counters"}
    assert not {name for name in late if name.split("/")[0] in pieces}
    assert "spirit/board" in there
