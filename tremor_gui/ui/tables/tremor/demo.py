"""A game of hurried seats at the real table, offscreen, as numbered pictures."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from types import FrameType
from typing import Final, NoReturn

import pygame

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.terms import SIDE
from tremor_gui.match.errors import Complaint
from tremor_gui.match.library import Library
from tremor_gui.match.session import Session
from tremor_gui.match.words import quote
from tremor_gui.rules.core import Action, Decision
from tremor_gui.rules.text import say
from tremor_gui.ui.app import App

from .curtain import Curtain
from .scene import TremorTable
from .ways import Ways

PICTURES_A_SECOND: Final = 4
_STEP: Final = 1 / 60
_PLAYERS: Final = 4
_MOST_ROUNDS: Final = 40
_TELLS: Final = 3.0
"""Seconds between two words on how far it is."""


def run(out: Path, seed: str, size: tuple[int, int], most: int) -> int:
    """Play a game of four and write a few pictures for each second of animation; return the exit status.

    The seats play at random, except that they walk towards their Habitats.
    After ``most`` pictures the game is left. Raises ``Complaint`` where no
    pictures can be written.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _not_written(out, error) from error
    game = GAMES["tremor"]
    rng = Random(seed)
    session = Session.start(game, game.quick_setup(_PLAYERS, rng), seed)
    with _signals_end_the_program(), TemporaryDirectory() as folder:
        app = App(size, headless=True)
        over: list[TremorTable] = []
        ways = Ways(menu=app.stop, over=over.append)
        table = TremorTable(app, session, Library(Path(folder), GAMES), ways, fresh=True)
        app.manager.push(table)
        written, done = _play(app, table, over, rng, out, most)
        app.close()
    goes_on = "" if done else "; the game goes on, and --most N asks for more"
    print(f"{written} pictures of {size[0]}x{size[1]} are in {out}{goes_on}.")
    return 0


def _play(
    app: App, table: TremorTable, over: list[TremorTable], rng: Random, out: Path, most: int
) -> tuple[int, bool]:
    """Let time pass, choose whenever the table waits, and write pictures.

    Return their number, and whether the game came to its end.
    """
    progress = _Progress(most)
    frames = written = 0
    while not over and table.session.game.rounds(table.session.state.table) <= _MOST_ROUNDS:
        app.step(_STEP)
        if frames % (60 // PICTURES_A_SECOND) == 0:
            if written == most:
                break
            _write(app.frame(), out / f"frame_{written:05d}.png")
            written += 1
            progress.tell(written)
        frames += 1
        if isinstance(app.manager.top, Curtain):
            app.manager.top.lift()
        decision = table.session.state.decision
        if not table.busy and decision is not None:
            table.commit(_hurried(decision, table.session.state.table, rng))
    progress.end()
    return written, written < most


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


def _write(picture: pygame.Surface, path: Path) -> None:
    """Write a picture, all of it. Raises ``Complaint``."""
    data = BytesIO()  # left to write into a file, the library does not notice that a disk is full
    pygame.image.save(picture, data, path.name)
    try:
        path.write_bytes(data.getbuffer())
    except OSError as error:
        raise _not_written(path, error) from error


def _not_written(path: Path, error: OSError) -> Complaint:
    reason = quote(error.strerror)
    return Complaint(say("“{path}” cannot be written: {reason}.", path=quote(path), reason=reason))


class _Progress:
    """Says on stderr how many pictures there are: on a terminal in one line, else line by line."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._said = monotonic()
        self._terminal = sys.stderr is not None and sys.stderr.isatty()

    def tell(self, written: int) -> None:
        """Say it, unless it was said just now."""
        if monotonic() - self._said < _TELLS:
            return
        self._said = monotonic()
        line = f"{written} of at most {self._most} pictures ..."
        print(
            f"\r{line}" if self._terminal else line,
            end="" if self._terminal else "\n",
            file=sys.stderr,
            flush=True,
        )

    def end(self) -> None:
        """Leave the line on a terminal empty for what is said next."""
        if self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


@contextmanager
def _signals_end_the_program() -> Iterator[None]:
    """Let the signal to terminate do so: SDL would make an event of it, for which nobody here waits."""
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _leave(number: int, _frame: FrameType | None) -> NoReturn:
    sys.exit(128 + number)
