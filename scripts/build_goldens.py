"""Draw the pictures that the tests compare with, byte for byte: ``python scripts/build_goldens.py``.

Run it after the look of the game has changed, look at the pictures in
``tests/golden``, and commit them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import _home  # noqa: F401 - the game is found from here on
import pygame
from drawn import SPECIES, A, B, board

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.cards import ANCHOR, BURROW, OMEN, POLAR_SHIFT, QUELL, SINKHOLE, THAW
from tremor_gui.games.tremor.deal import Layout, Player, Setup
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Turn
from tremor_gui.match.chronicle import Finished, Sitting
from tremor_gui.match.library import Library
from tremor_gui.match.puzzles import load
from tremor_gui.match.session import Session
from tremor_gui.match.solved import Solved
from tremor_gui.ui.app import App
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.main import House
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.scenes.rulebook import RuleBook
from tremor_gui.ui.scenes.statistics import Statistics
from tremor_gui.ui.tables.tremor.piles import PILES
from tremor_gui.ui.tables.tremor.puzzle.book import Book
from tremor_gui.ui.tables.tremor.puzzle.listing import Puzzles
from tremor_gui.ui.tables.tremor.puzzle.puzzling import puzzle_file
from tremor_gui.ui.tables.tremor.rulebook import rulebook
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.vocabulary import tremor_vocabulary
from tremor_gui.ui.tables.tremor.wayfinder import WAYS
from tremor_gui.ui.tables.tremor.ways import Ways
from tremor_gui.ui.tables.tremor.zoom import LARGE

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "tests" / "golden"
SIZE: Final = (1280, 720)

_NAMES: Final = ("Zoë", "Mehmet", "Mei", "Ioana")
_HANDS: Final = ((ANCHOR, SINKHOLE, SINKHOLE, POLAR_SHIFT), (THAW,), (), (OMEN, QUELL, BURROW))
_MIDDLE: Final = """
    H     9>    10    .      H
    12@A  13#C  .     15v    16
    6     17<   E     18>#C  7@B
    .     20    21@C  .      23
    H     24v   .     25@D   H
"""
_LATE: Final = """
    H     9     10    11     H
    12    13#B  14    15     16
    6     17    E     18     23
    19    20    21@B  22     7>@A
    H     24    8     25     H
"""


@contextmanager
def a_room() -> Iterator[tuple[App, Library]]:
    """A window without a screen in which nothing moves, and an empty folder for its saves."""
    app = App(SIZE, headless=True, preferences=Preferences(motion=False, language="en"))
    with TemporaryDirectory() as folder:
        yield app, Library(Path(folder), GAMES)
    app.close()


def title(app: App, library: Library) -> None:
    """The first screen, with no game to go on with."""
    app.manager.push(House(app, library).title())


def new_game(app: App, library: Library) -> None:
    """The seats as they are suggested."""
    app.manager.push(
        NewGame(app, lambda _setup, _seed, _brains: None, app.manager.pop, "sm64:0000000000000007")
    )


def rules(app: App, library: Library) -> None:
    """A chapter of the rules, searched."""
    scene = RuleBook(app, rulebook, "cyclone")
    app.manager.push(House(app, library).title())
    app.manager.push(scene)
    app.feed(pygame.Event(pygame.TEXTINPUT, text="cyclone"))


def table(app: App, library: Library) -> None:
    """The table in the middle of a game of four."""
    _sit(app, library, _middle())


def curtain(app: App, library: Library) -> None:
    """The curtain before the same table."""
    _sit(app, library, _middle(), seated=False)


def card(app: App, library: Library) -> None:
    """A card of the hand, looked at."""
    scene = _sit(app, library, _middle())
    place = scene.areas.hand.left + 20, scene.areas.hand.centery
    app.feed(
        pygame.Event(pygame.MOUSEMOTION, pos=app.kit.metrics.point(place), rel=(0, 0), buttons=(0, 0, 0))
    )


def ring(app: App, library: Library) -> None:
    """The ring of choices around a tile."""
    scene = _sit(app, library, _middle())
    tile = scene.areas.cell_box(1)
    at = app.kit.metrics.point((tile.left + 12, tile.top + 12))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.feed(pygame.Event(kind, pos=at, button=1, clicks=1))


def zoom(app: App, library: Library) -> None:
    """A tile, large, on which somebody stands."""
    _sit(app, library, _middle())
    _press(app, LARGE)


def piles(app: App, library: Library) -> None:
    """Which tiles are out and which are left."""
    _sit(app, library, _middle())
    _press(app, PILES)


def ways(app: App, library: Library) -> None:
    """Where the first player can walk, and the way to its goal."""
    _sit(app, library, _middle())
    _press(app, WAYS)


def result(app: App, library: Library) -> None:
    """The end of a game."""
    setup = _setup()
    session = _laid(setup, board(_LATE, setup=setup)._replace(round=9))
    scene = _sit(app, library, session)
    session.play(Traverse(session.state.table.homes[A]))
    actions = ResultActions(app.stop, app.stop, app.stop, app.stop, app.stop)
    app.manager.push(Result(app, scene.session, actions))


def puzzles(app: App, library: Library) -> None:
    """The list of puzzles, some of which are solved."""
    solved = Solved(library.folder / "solved.json")
    book = Book(load(puzzle_file(), GAMES), solved, 0)
    for puzzle in book.puzzles[::3]:
        solved.add(puzzle.key)
    app.manager.push(Puzzles(app, book, lambda _puzzle: None, app.manager.pop))


def statistics(app: App, library: Library) -> None:
    """The players of a few games."""
    app.manager.push(Statistics(app, tremor_vocabulary, lambda: tuple(map(_counted, range(12))), app.stop))


PICTURES: Final[dict[str, Callable[[App, Library], None]]] = {
    "title": title,
    "new_game": new_game,
    "rules": rules,
    "table": table,
    "ring": ring,
    "curtain": curtain,
    "card": card,
    "zoom": zoom,
    "piles": piles,
    "ways": ways,
    "result": result,
    "puzzles": puzzles,
    "statistics": statistics,
}


def draw(name: str) -> pygame.Surface:
    """Return one of the pictures as it is drawn now."""
    with a_room() as (app, library):
        PICTURES[name](app, library)
        for _ in range(4):
            app.step(0.5)
        return app.frame().copy()


def _counted(number: int) -> Finished:
    """Return one of some games of two, three and four."""
    many = 2 + number % 3
    seats = tuple(
        Sitting(
            _NAMES[seat],
            "medium" if seat == 1 else "",
            SPECIES[(seat + number) % 4],
            seat == number % 5 % many,
        )
        for seat in range(many)
    )
    day = date(2026, 7, 1 + number)
    return Finished(f"{number:016x}", "tremor", "race", (), 6 + number * 5 % 7, day, seats)


def _middle() -> Session:
    wedges = {"tsunami 1": "AB", "tsunami 3": "C", "volcano 2": "DD", "flood 1": "AC", "landslide 3": "B"}
    setup = _setup()
    lying = board(_MIDDLE, setup=setup, wedges=wedges, track="ABCAD", level=7, spirit=(1, 2, 0, 1))
    return _laid(setup, lying._replace(round=6, hands=_HANDS))


def _setup() -> Setup:
    return Setup(tuple(map(Player, _NAMES, SPECIES)))


def _laid(setup: Setup, lying: Table) -> Session:
    frames = Act(A, ALL_ACTIONS), Turn(B, lying.round)
    return Session.start(GAMES["tremor"], replace(setup, layout=Layout(lying, frames)), "7")


def _sit(app: App, library: Library, session: Session, *, seated: bool = True) -> TremorTable:
    scene = TremorTable(app, session, library, Ways(app.stop, lambda _table: None), fresh=False)
    app.manager.push(scene)
    if seated:
        app.step(1.0)  # the curtain hears nothing at first
        app.feed(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, key=0, mod=0, unicode=""))
    return scene


def _press(app: App, shortcut: Shortcut) -> None:
    app.step(0.5)
    app.feed(pygame.Event(pygame.KEYDOWN, scancode=shortcut.scancode, key=0, mod=0, unicode=""))


def main() -> None:
    """Draw every picture anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        pygame.image.save(draw(name), FOLDER / f"{name}.png")
        print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
