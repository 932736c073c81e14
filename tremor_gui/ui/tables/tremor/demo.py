"""A game of hurried seats at the real table, offscreen, as numbered pictures."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.terms import SIDE
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Decision
from tremor_gui.ui.app import App

from .scene import TremorTable
from .ways import Ways

PICTURES_A_SECOND: Final = 4
_STEP: Final = 1 / 60
_PLAYERS: Final = 4
_MOST_ROUNDS: Final = 40


def run(out: Path, seed: str, size: tuple[int, int]) -> int:
    """Play a game of four and write a few pictures for each second of animation; return the exit status.

    The seats play at random, except that they walk towards their Habitats.
    """
    out.mkdir(parents=True, exist_ok=True)
    game = GAMES["tremor"]
    rng = Random(seed)
    session = Session.start(game, game.quick_setup(_PLAYERS, rng), seed)
    app = App(size, headless=True)
    with TemporaryDirectory() as folder:
        over: list[TremorTable] = []
        ways = Ways(menu=app.stop, over=over.append)
        table = TremorTable(app, session, Library(Path(folder), GAMES), ways, fresh=True)
        app.manager.push(table)
        written = _play(app, table, over, rng, out)
        app.close()
    print(f"{written} pictures of {size[0]}x{size[1]} are in {out}.")
    return 0


def _play(app: App, table: TremorTable, over: list[TremorTable], rng: Random, out: Path) -> int:
    """Let time pass, choose whenever the table waits, and write pictures; return their number."""
    frames = written = 0
    while not over and table.session.game.rounds(table.session.state.table) <= _MOST_ROUNDS:
        app.step(_STEP)
        if frames % (60 // PICTURES_A_SECOND) == 0:
            pygame.image.save(app.frame(), out / f"frame_{written:05d}.png")
            written += 1
        frames += 1
        decision = table.session.state.decision
        if not table.busy and decision is not None:
            table.commit(_hurried(decision, table.session.state.table, rng))
    return written


def _hurried(decision: Decision, table: Table, rng: Random) -> Action:
    """Return the step that leads nearest to the Habitat, or else anything."""
    seat = decision.seats[0]
    home = table.homes[seat]

    def far(piece: int) -> int:
        row, column = divmod(cell_of(table, piece), SIDE)
        return abs(row - home // SIDE) + abs(column - home % SIDE)

    steps = [option for option in decision.options if isinstance(option, Traverse)]
    if steps:
        best = min(steps, key=lambda step: far(step.piece))
        if far(best.piece) < far(table.pawns[seat]) or rng.random() < 1 / 3:
            return best
    return rng.choice(decision.options)
