"""The tutorial of a game: it opens chapters, and remembers which are done."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tremor_gui.games import GAMES
from tremor_gui.match import files, progress
from tremor_gui.match.errors import NotSaved, Unreadable
from tremor_gui.match.lessons import Chapter
from tremor_gui.match.progress import Progress
from tremor_gui.match.record import decode
from tremor_gui.match.session import Session
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape
from tremor_gui.ui.scene import Scene
from tremor_gui.ui.scenes.course import Course

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


@dataclass(frozen=True, slots=True)
class Door:
    """How the title leads to the tutorial."""

    label: str
    go: Callable[[], None]
    fresh: bool
    """Whether nobody has been there yet."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What is taught, and at which table."""

    game: str
    chapters: Sequence[Chapter]
    positions: Path
    """The folder of the positions, one file a chapter."""
    table: Callable[["School", Chapter, Session], Scene]
    first_game: Callable[[], None]


class School:
    """Leads through the chapters of one game."""

    def __init__(self, app: "App", subject: Subject, kept: Path) -> None:
        """Teach a subject; ``kept`` is the file of the progress."""
        self._app = app
        self.subject = subject
        self._kept = kept
        self.progress: Progress = progress.load(kept, subject.game)

    @property
    def door(self) -> Door:
        """How the title leads here: to the chapter where one is, or to all of them once they are done."""
        if not self.progress.at:
            return Door(_("Learn to play"), self.go_on, fresh=True)
        if all(chapter.key in self.progress.done for chapter in self.subject.chapters):
            return Door(_("Tutorial"), self.overview, fresh=False)
        return Door(_("Continue the tutorial"), self.go_on, fresh=False)

    def go_on(self) -> None:
        """Open the chapter where one is; if that is done, the next that is not."""
        keys = [chapter.key for chapter in self.subject.chapters]
        here = self.progress.at if self.progress.at in keys else keys[0]
        ahead = [*keys[keys.index(here) :], *keys]
        self.open(next((key for key in ahead if key not in self.progress.done), here))

    def open(self, key: str) -> None:
        """Open a chapter in the place of everything else, from its beginning."""
        chapter = next(one for one in self.subject.chapters if one.key == key)
        try:
            text = files.read(self.subject.positions / f"{key}.json")
            session = decode(text, GAMES)
        except Unreadable as error:
            self._app.toast(escape(translate(error.reason)))
            return
        self._keep(self.progress.came_to(key))
        self._app.manager.reset(self.subject.table(self, chapter, session))

    def after(self, chapter: Chapter) -> None:
        """Open the chapter after another one, the first after the last."""
        at = self.subject.chapters.index(chapter)
        self.open(self.subject.chapters[(at + 1) % len(self.subject.chapters)].key)

    def finish(self, chapter: Chapter) -> None:
        """Remember that a chapter is done."""
        self._keep(self.progress.finished(chapter.key))

    def overview(self) -> None:
        """Show all chapters over what is there."""
        subject = self.subject
        scene = Course(self._app, subject.chapters, self.progress, self.open, subject.first_game)
        self._app.manager.push(scene)

    def _keep(self, now: Progress) -> None:
        """Write the progress down; a folder that takes nothing is no reason to stop learning."""
        if now == self.progress:
            return
        self.progress = now
        try:
            progress.save(now, self._kept, self.subject.game)
        except NotSaved:
            return
