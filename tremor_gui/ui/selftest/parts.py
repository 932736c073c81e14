"""The parts of the self-test that show no scene."""

import gettext
import json
import os
import platform
import sys
import time
from random import Random
from typing import Final

import pygame
import pymunk

from tremor_gui import __version__
from tremor_gui.bots.duty import fitting, seed_of
from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.thinker import STARTING, Thinker
from tremor_gui.games import GAMES
from tremor_gui.match.digest import digest
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.library import Library
from tremor_gui.match.paths import saves_folder
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action
from tremor_gui.ui.i18n import DOMAIN
from tremor_gui.ui.images import asset_root
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.music import GROUNDS, NOTES
from tremor_gui.ui.scenes.saves import scenario_folder
from tremor_gui.ui.sound import SOUNDS, load
from tremor_gui.ui.stage.dice import DiceThrow
from tremor_gui.ui.stage.pose import Pose
from tremor_gui.ui.stage.quake import Quake
from tremor_gui.ui.theme import Face

from .trial import Fault, Trial

_AREA: Final = Box(100, 100, 480, 330)
_FRAME: Final = 1 / 60
_MOST_DECISIONS: Final = 5000
_PAUSE: Final = 0.001
"""Seconds between two looks at what a bot thinks."""


def versions(trial: Trial) -> str:
    """Name what runs."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    kind = "bundle" if getattr(sys, "frozen", False) else "source"
    return (
        f"Tremor {__version__} ({kind}), Python {platform.python_version()}, pygame-ce {pygame.ver}, "
        f"SDL {sdl}, pymunk {pymunk.version}, {platform.platform()}"
    )


def pictures(trial: Trial) -> str:
    """Load every picture that was drawn for the game."""
    names = json.loads((asset_root() / "art.lock").read_text("utf-8"))
    trial.app.frame()  # pictures take the format of a window
    for name in names:
        if min(trial.app.kit.images.source(name).get_size()) < 2:
            raise Fault(f"the picture {name} is empty")
    return f"{len(names)} loaded"


def sounds(trial: Trial) -> str:
    """Load every sound, without a sound card."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.init()
    try:
        seconds = {
            name: load(asset_root() / "sounds", name).get_length() for name in (*SOUNDS, *NOTES, *GROUNDS)
        }
    finally:
        pygame.mixer.quit()
    silent = [name for name, length in seconds.items() if length <= 0]
    if silent:
        raise Fault(f"nothing is to be heard of {', '.join(silent)}")
    return f"{len(seconds)} loaded, {sum(seconds.values()):.1f} seconds"


def typefaces(trial: Trial) -> str:
    """Set a word in every typeface."""
    pygame.font.init()
    for face in Face:
        if pygame.font.Font(face.path, 24).size("Tremor")[0] < 24:
            raise Fault(f"{face.path} sets no text")
    return f"{len(Face)} loaded"


def languages(trial: Trial) -> str:
    """Read the catalogue of every language but English, which needs none."""
    found = sorted((asset_root() / "locale").glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    for path in found:
        with path.open("rb") as file:
            gettext.GNUTranslations(file)
    return ", ".join(["en", *(path.parent.parent.name for path in found)])


def physics(trial: Trial) -> str:
    """Throw two dice, and let the ground shake."""
    dice = DiceThrow((0, 3), _AREA, 8)
    if not all(_AREA.collidepoint(die.x, die.y) for die in dice.resting()):
        raise Fault("the dice do not stay on the table")
    tile = Pose("tiles/back", *_AREA.center, 120, 120)
    quake = Quake(_AREA.center, [_AREA], {("tile", 0): tile}, 8)
    steps = 1
    while quake.update(_FRAME):
        steps += 1
    return f"dice lie after {dice.settled:.2f} s, {steps} steps of an earthquake"


def bots(trial: Trial) -> str:
    """Let the weakest level play the first game against itself, thinking in a process of its own."""
    game = next(iter(GAMES.values()))
    level = next(iter(LEVELS))
    setup = game.quick_setup(game.seats[0], Random(1))
    match = Session.start(game, setup, "1", (level,) * game.seats[0])
    thinker = Thinker(game)
    try:
        asked = 0
        while match.outcome is None:
            decision = match.state.decision
            if decision is None or len(match.steps) > _MOST_DECISIONS:
                raise Fault("the match comes to no end")
            if len(decision.options) == 1:
                match.play(decision.options[0])
                continue
            asked += 1
            match.play(_answer(thinker, match, level))
        if thinker.failed:
            raise Fault("no process can be started for bots to think in")
    finally:
        thinker.close()
    trial.match = match
    return f"a match of {len(match.steps) - 1} decisions, {asked} of them thought about in another process"


def saves(trial: Trial) -> str:
    """Write the match, read it, which plays it again, and read the games that come along."""
    match = trial.match
    path = trial.library.write(match)
    again = Library(path.parent, GAMES).open(path).session
    if digest(match.game, again.state) != digest(match.game, match.state):
        raise Fault("a match that was saved and read is another one")
    shipped = sorted(scenario_folder().glob("*.json"))
    if not shipped:
        raise Fault(f"no games came along in {scenario_folder()}")
    for save in shipped:
        trial.library.open(save)
    return f"{len(again.steps) - 1} decisions written, read and played again; {len(shipped)} games came along"


def folder(trial: Trial) -> str:
    """Say where games are saved; that nothing can be saved there is the system's matter, not a fault."""
    try:
        Library(saves_folder(), GAMES).probe()
    except NotSaved as error:
        return str(error.reason)
    return f"games are saved in {saves_folder()}"


def _answer(thinker: Thinker, match: Session, level: str) -> Action:
    """Return what a level decides; as at the table it is asked again and again whether it has."""
    assert match.state.decision is not None
    view = match.view(match.state.decision.seats[0])
    thinker.ask(view, fitting(level, view), seed_of(match.seed, len(match.steps)))
    until = time.monotonic() + 2 * STARTING
    while (thought := thinker.poll()) is None or not thinker.finished:
        if time.monotonic() > until:
            raise Fault("a bot does not answer")
        time.sleep(_PAUSE)
    return thought.best
