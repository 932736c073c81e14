"""Tremor as a subject of the school."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tremor_gui.match.lessons import Chapter
from tremor_gui.match.session import Session
from tremor_gui.ui.scenes.saves import scenario_folder
from tremor_gui.ui.school import School, Subject

from ..ways import Ways
from .chapters import CHAPTERS
from .scene import Lesson, Place
from .sheet import LessonWays

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


def tremor_subject(app: "App", menu: Callable[[], None], first_game: Callable[[], None]) -> Subject:
    """Return what is taught of Tremor; the doors are those of its tables."""

    def table(school: School, chapter: Chapter, session: Session) -> Lesson:
        place = Place(chapter, CHAPTERS.index(chapter) + 1, len(CHAPTERS))
        ways = Ways(menu=menu, over=lambda _table: None)
        lesson = LessonWays(
            again=lambda: school.open(chapter.key),
            on=lambda: school.after(chapter),
            chapters=school.overview,
            over=first_game,
        )
        return Lesson(app, place, session, ways, lesson, lambda: school.finish(chapter))

    return Subject("tremor", CHAPTERS, scenario_folder() / "lessons", table, first_game)
