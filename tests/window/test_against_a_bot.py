"""A whole game of a person against a bot, begun and played in the real window by the mouse alone."""

import json
import time
from pathlib import Path
from random import Random

import pytest
from desk import MISSING, PATIENCE, SIZE, Game, open_desk, saved, wait_for
from mirror import Mirror

from tremor_gui.bots.levels import LEVELS
from tremor_gui.games import GAMES
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.match.settings import FASTEST
from tremor_gui.ui.app import App
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.tables.tremor.asking import Asking
from tremor_gui.ui.widgets import Button, Form

pytestmark = [
    pytest.mark.alone,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}"),
]
SECONDS = 280.0
SEED = "108"
"""One with which the game is soon over, as long as the bots play as they do."""


def button(form: Form, label: str) -> tuple[float, float]:
    return next(one.box.center for one in form.widgets if isinstance(one, Button) and one.label == label)


def begin(game: Game, folder: Path) -> None:
    """Begin a game as it is suggested: a person against a bot."""
    app = App(SIZE, headless=True)
    house = House(app, Library(folder, GAMES))
    title = house.title()
    app.manager.push(title)
    game.click(*button(title.form, "New game"))
    scene = NewGame(app, lambda _setup, _seed, _brains: None, app.manager.pop)
    app.manager.push(scene)
    time.sleep(0.3)
    game.click(*button(scene.form, "Start"))
    app.close()


def asked(home: Path, steps: int) -> Session | None:
    """The match, once it has gone on from so many steps to what a person has to decide or to its end.

    Where nothing touches the person, the table passes by itself.
    """
    session = saved(home)
    if session is None or len(session.steps) <= steps:
        return None
    decision = session.state.decision
    if decision is None:
        return session
    view = session.view(decision.seats[0])
    passes = Asking(len(session.names)).passes(view, (len(session.steps), 0))
    return session if view.seat in session.people and not passes else None


def copied(session: Session) -> Session:
    """The same match, to be led along."""
    return Session(
        session.game, session.setup, session.seed, session.steps, rules=session.rules, brains=session.brains
    )


def take(game: Game, points: list[tuple[float, float]], home: Path, steps: int) -> Session:
    """Click, again if the first click came while the table was still busy, and return the match after it."""
    for _ in range(3):
        time.sleep(0.3)
        for point in points:
            game.click(*point)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = asked(home, steps)
            if found is not None:
                return found
            time.sleep(0.05)
    raise AssertionError("the clicks do nothing")


@pytest.mark.timeout(400)
def test_a_person_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    settings = tmp_path / "tremor" / "settings.json"
    settings.parent.mkdir()
    settings.write_text(json.dumps({"speed": FASTEST}))
    mirror = Mirror(SIZE, tmp_path / "mirror")
    rng, end, taken = Random(1), time.monotonic() + SECONDS, 0
    with open_desk(tmp_path) as desk:
        game = desk.start("--seed", SEED)
        begin(game, tmp_path / "elsewhere")
        session = wait_for("a person's decision", lambda: asked(tmp_path, 0))
        while session.state.decision is not None and time.monotonic() < end:
            steps = len(session.steps)
            view = session.view(session.state.decision.seats[0])
            *_, thought = LEVELS["medium"].bot.think(GAMES["tremor"], view, rng)
            for one in thought.options:
                points = mirror.clicks(copied(session), one.action)
                if points is not None:
                    break
            assert points is not None, "nothing can be taken by clicks"
            session = take(game, points, tmp_path, steps)
            assert session.steps[steps].action == one.action
            taken += 1
        assert session.outcome is not None
        assert sorted(session.brains) == ["", "medium"]
        assert taken > 8
        assert game.close() == (0, "")
    mirror.close()
