"""Every scene of the window, drawn where nobody sees it."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from random import Random
from typing import Final

from tremor_gui.games import GAMES
from tremor_gui.match import files
from tremor_gui.match.chronicle import Finished, finished
from tremor_gui.match.film import Film
from tremor_gui.match.progress import Progress
from tremor_gui.match.puzzles import load
from tremor_gui.match.record import decode
from tremor_gui.match.session import Session
from tremor_gui.match.solved import Solved
from tremor_gui.rules.chance import seed_text
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.bring_in import BringIn
from tremor_gui.ui.scenes.course import Course
from tremor_gui.ui.scenes.export import ExportSheet
from tremor_gui.ui.scenes.keyboard import Keyboard, everywhere
from tremor_gui.ui.scenes.mishap import Mishap, Report
from tremor_gui.ui.scenes.new_game import NewGame
from tremor_gui.ui.scenes.pause import Pause, PauseActions
from tremor_gui.ui.scenes.result import Result, ResultActions
from tremor_gui.ui.scenes.rulebook import RuleBook
from tremor_gui.ui.scenes.saves import Saves
from tremor_gui.ui.scenes.settings import SettingsSheet
from tremor_gui.ui.scenes.statistics import Statistics
from tremor_gui.ui.scenes.title import Title, TitleActions
from tremor_gui.ui.school import Door, School
from tremor_gui.ui.tables.tremor.chances import Chances
from tremor_gui.ui.tables.tremor.curtain import Curtain, CurtainWays
from tremor_gui.ui.tables.tremor.exporting import exported
from tremor_gui.ui.tables.tremor.keyboard import at_the_table, in_a_replay
from tremor_gui.ui.tables.tremor.lessons.chapters import CHAPTERS
from tremor_gui.ui.tables.tremor.lessons.subject import tremor_subject
from tremor_gui.ui.tables.tremor.looks import looks
from tremor_gui.ui.tables.tremor.piles import Piles
from tremor_gui.ui.tables.tremor.puzzle.book import Book
from tremor_gui.ui.tables.tremor.puzzle.listing import Puzzles, progress
from tremor_gui.ui.tables.tremor.puzzle.pause import PuzzlePause
from tremor_gui.ui.tables.tremor.puzzle.puzzling import puzzle_file
from tremor_gui.ui.tables.tremor.puzzle.solved import PuzzleSolved, SolvedActions
from tremor_gui.ui.tables.tremor.puzzle.table import PuzzleTable, PuzzleWays
from tremor_gui.ui.tables.tremor.replay import Replay, ReplayWays
from tremor_gui.ui.tables.tremor.rulebook import rulebook
from tremor_gui.ui.tables.tremor.scene import TremorTable
from tremor_gui.ui.tables.tremor.vocabulary import tremor_vocabulary
from tremor_gui.ui.tables.tremor.ways import Ways
from tremor_gui.ui.tables.tremor.what_if import WhatIf
from tremor_gui.ui.tables.tremor.zoom import Zoom
from tremor_gui.ui.widgets.modal import Answer, Question

from .trial import Fault, Trial

_FRAMES: Final = 4
_STEP: Final = 0.25
_SAMPLE: Final = 4 * 97
"""Bytes between two pixels that are looked at."""
_LEAST_COLOURS: Final = 8


def scenes(trial: Trial) -> str:
    """Draw one scene after another."""
    manager = trial.app.manager
    shown = []
    for scene in every_scene(trial):
        name = type(scene).__name__
        manager.push(scene)
        for _ in range(_FRAMES):
            trial.app.step(_STEP)
        pixels = trial.app.frame().get_buffer().raw
        if len({pixels[at : at + 3] for at in range(0, len(pixels), _SAMPLE)}) < _LEAST_COLOURS:
            raise Fault(f"nothing is to be seen of {name}")
        shown.append(name)
        if scene.overlay:
            manager.pop()
    manager.clear()
    return f"{len(shown)} drawn: {', '.join(shown)}"


def every_scene(trial: Trial) -> Iterator[Scene]:
    """Yield a scene of every kind, those that hide everything first: a sheet wants something below it."""
    app, library, over = trial.app, trial.library, trial.match
    steps = over.steps[: len(over.steps) // 2]
    half = Session(over.game, over.setup, over.seed, steps, rules=over.rules, brains=over.brains)
    stop = app.stop
    door = Door("?", stop, fresh=True)
    yield Title(app, TitleActions(lambda: None, stop, stop, lambda: door, stop, stop))
    yield NewGame(app, lambda _setup, _seed, _brains: None, stop, seed_text(Random(1).getrandbits(64)))
    yield TremorTable(app, _against_bots(half), library, Ways(stop, lambda _table: None), fresh=False)
    yield _lesson(trial)
    yield from _puzzles(trial)
    yield Saves(app, library, lambda _session: None, lambda _session: None, stop)
    yield Replay(app, over, ReplayWays(stop, lambda _replay: None, lambda _replay: None))
    yield Chances(app, over, stop, lambda _step: None)
    yield ExportSheet(app, exported(app.kit, Film(over), library.folder, lambda: datetime.now(UTC)))
    yield WhatIf(app, half, "?", lambda _brains: None)
    yield Result(app, over, ResultActions(stop, stop, stop, stop, stop))
    yield Mishap(app, Report("", None), None, stop, stop)
    yield Zoom(app, half.state.table, looks(half.setup), 0, stop)
    yield Piles(app, half.view(0).table)
    yield Curtain(app, looks(half.setup)[0], "", CurtainWays(stop, None, stop))
    yield Pause(app, PauseActions(saved_games=stop, new_game=stop, to_title=stop), str)
    yield SettingsSheet(app)
    yield BringIn(app, lambda _path: False)
    yield Course(app, CHAPTERS, Progress(), lambda _key: None, stop)
    yield Statistics(app, tremor_vocabulary, lambda: (_counted(over),), stop)
    yield RuleBook(app, rulebook)
    yield Keyboard(app, ((everywhere(), in_a_replay()), (at_the_table(),)))
    yield Question(app, "?", "?", (Answer("!", accent=True),))


def _counted(match: Session) -> Finished:
    """Return what statistics keep of the match. Raises ``Fault`` if that is nothing."""
    game = finished(match, date.today())
    if game is None:
        raise Fault("a match that is over does not count")
    return game


def _lesson(trial: Trial) -> Scene:
    """Return the first chapter of the tutorial."""
    subject = tremor_subject(trial.app, trial.app.stop, trial.app.stop)
    chapter = subject.chapters[0]
    text = files.read(subject.positions / f"{chapter.key}.json")
    school = School(trial.app, subject, trial.library.folder / "progress.json")
    return subject.table(school, chapter, decode(text, GAMES))


def _puzzles(trial: Trial) -> Iterator[Scene]:
    """Yield the list of puzzles, the table of one and what lies over it."""
    app, stop = trial.app, trial.app.stop
    book = Book(load(puzzle_file(), GAMES), Solved(trial.library.folder / "solved.json"), 0)
    yield Puzzles(app, book, lambda _puzzle: None, stop)
    table = PuzzleTable(app, book.today, 1, PuzzleWays(stop, lambda _table: None, stop, stop))
    yield table
    yield PuzzlePause(app, stop, stop)
    yield PuzzleSolved(app, table, progress(book), SolvedActions(stop, stop, stop, stop))


def _against_bots(match: Session) -> Session:
    """Return the match with a person in its first seat only, before whom no curtain falls."""
    brains = "", *match.brains[1:]
    return Session(match.game, match.setup, match.seed, match.steps, rules=match.rules, brains=brains)
