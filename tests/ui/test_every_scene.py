"""Every scene, in every window, at every size and in every language: nothing is cut, hidden or unreadable.

The third language is one that nobody speaks, with words two fifths longer than the English.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pseudo import Pseudo, stretched
from witness import watch

from tremor_gui.match.session import Session
from tremor_gui.match.words import LONGEST_NAME
from tremor_gui.ui import theme
from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import UI_SCALES
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.selftest import parts
from tremor_gui.ui.selftest.scenes import every_scene
from tremor_gui.ui.selftest.trial import Trial
from tremor_gui.ui.widgets import Button, Form, Label, RichLabel

WINDOWS = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SIZES = (1.0, UI_SCALES[1])
MOMENTS = 4
LONG = ("W" * LONGEST_NAME, "Emmanuelle Quartermaine W"[:LONGEST_NAME])
MESSAGE = "A <b>Volcano</b> throws {count} embers. <icon:undo>"


@pytest.fixture
def trial(tmp_path: Path) -> Iterator[Trial]:
    trial = Trial(tmp_path)
    parts.bots(trial)
    yield trial
    trial.close()


def faults_of_all_scenes(
    trial: Trial, language: str, windows: Sequence[tuple[int, int]], may_be_cut: Sequence[str] = ()
) -> Iterator[str]:
    """Yield in which scene, window and size, at which widget and text there is what fault."""
    app = trial.app
    app.apply(Preferences(motion=False, language=language))
    for scene in every_scene(trial):
        app.manager.push(scene)
        for window in windows:
            app.resize(window)
            for size in SIZES:
                app.apply(Preferences(motion=False, language=language, ui_scale=size))
                for _ in range(MOMENTS):
                    app.manager.update(0.25)
                shown = app.manager.top
                where = f"{type(shown).__name__} {window[0]}x{window[1]} at {size:.0%}"
                yield from (f"{where}: {fault}" for fault in dict.fromkeys(watch(shown, may_be_cut)))
        app.manager.clear()


def test_nothing_is_cut_or_out_of_its_place_in_any_scene(trial: Trial, language: str) -> None:
    found = list(faults_of_all_scenes(trial, language, WINDOWS))
    assert not found, "\n".join(found)


def test_long_names_end_in_an_ellipsis_and_push_nothing_out_of_its_place(trial: Trial) -> None:
    over = trial.match
    players = [replace(player, name=name) for player, name in zip(over.setup.players, LONG, strict=True)]
    setup = replace(over.setup, players=tuple(players))
    trial.match = Session(over.game, setup, over.seed, over.steps, rules=over.rules, brains=over.brains)
    found = list(faults_of_all_scenes(trial, "en", WINDOWS[:2], LONG))
    assert not found, "\n".join(found)


def test_the_language_that_nobody_speaks_is_two_fifths_longer_and_keeps_gaps_and_marks() -> None:
    texts = Pseudo().texts
    assert stretched(MESSAGE).count("{count}") == stretched(MESSAGE).count("<icon:undo>") == 1
    assert sum(map(len, texts.values())) > 1.35 * sum(map(len, texts))
    assert all(
        long != short for short, long in texts.items() if any(map(str.islower, short)) and "{" not in short
    )


class Faults(Scene):
    """Widgets that somebody put in the wrong places."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.form = Form(app.kit)

    def found(self) -> str:
        return "\n".join(watch(self))

    def draw(self, surface: pygame.Surface) -> None:
        self.form.draw(surface)


@pytest.fixture
def faults(app: App) -> Faults:
    return Faults(app)


def test_what_is_wrong_is_seen(faults: Faults) -> None:
    kit, add = faults.kit, faults.form.add
    button = add(Button(kit, "Continue", lambda: None, tooltip="W" * 60)).place(40, 40, 160, 48)
    assert faults.found() == f"note of scene: “{'W' * 60}” is broken"
    button.tooltip = "Go on"
    assert not faults.found()
    button.box.width = 60
    assert "Button: “Continue” is cut" in faults.found()
    button.place(1200, 40, 160, 48)
    assert "Button “Continue” leaves the window" in faults.found()
    button.place(40, 40, 160, 48)
    add(Button(kit, "New game", lambda: None)).place(190, 60, 160, 48)
    assert "Button “Continue” and Button “New game” overlap" in faults.found()


def test_words_that_lie_over_each_other_or_leave_their_box_are_seen(faults: Faults) -> None:
    kit, add = faults.kit, faults.form.add
    label = add(Label(kit, "Fennec Fox")).place(40, 40, 160, 24)
    assert not faults.found()
    add(Label(kit, "Emperor Penguin")).place(50, 48, 160, 24)
    assert "overlaps" in faults.found()
    faults.form.clear()
    add(RichLabel(kit, "one two three four five six seven", theme.BODY)).place(40, 40, 60, 30)
    assert "leaves its box" in faults.found()
    faults.form.clear()
    add(label)
    label.style = theme.SMALL.sized(9)
    assert "is written in 9 pixels" in faults.found()
    label.style, label.box.right = theme.BODY, 0
    assert "is cut by" in faults.found()
