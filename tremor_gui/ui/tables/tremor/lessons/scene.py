"""A chapter of the tutorial, played on the table itself."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from tremor_gui.match.lessons import PUPIL, Chapter, standing
from tremor_gui.match.session import Session
from tremor_gui.ui import keys, palette
from tremor_gui.ui.book import Topic
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.widgets.form import Form

from ..places import topic
from ..scene import TremorTable
from ..ways import Ways
from .sheet import LessonWays, Sheet, Spoken

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_CALLS: Final = 1.6
"""Seconds in which the aims of a new task call for attention."""
_REACH: Final = 70.0
_PLACES: Final = {
    "home": "goal",
    "explore": "scout/explore",
    "forecast": "scout/forecast",
    "ignite": "ignition",
    "together": "variants/coop",
}
"""Where the rules tell of what a chapter teaches, if that is not called as the chapter is."""


@dataclass(frozen=True, slots=True)
class Place:
    """Which chapter it is."""

    chapter: Chapter
    number: int
    """From 1."""
    chapters: int


class Lesson(TremorTable):
    """A table that says what to try, points there, and says what came of it; nothing is saved."""

    aside: ClassVar[bool] = True

    def __init__(
        self,
        app: "App",
        place: Place,
        session: Session,
        ways: Ways,
        lesson: LessonWays,
        finished: Callable[[], None],
    ) -> None:
        """Open a chapter at its position; ``finished`` is called each time all its tasks are done."""
        self._place = place
        self._finished = finished
        self._reached = -1
        self._called = 0.0
        self.sheet = Sheet(app.kit, lesson)
        super().__init__(app, session, None, ways, fresh=False)

    @property
    def topic(self) -> Topic | None:
        """What more can be read about what is pointed at, or else about what is taught."""
        key = self._place.chapter.key
        return super().topic or topic(_PLACES.get(key, key))._replace(by_mouse=False)

    def layout(self, metrics: Metrics) -> None:
        """Share the window out, the sheet below the plates."""
        super().layout(metrics)
        self.sheet.said = None  # it may be in another language now
        self._speak()
        self.sheet.place(self.areas.aside)

    def handle(self, event: pygame.Event) -> bool:
        """Answer the sheet's buttons, and then all that a table answers."""
        if event.type == pygame.KEYDOWN:
            done = self.sheet.form.default is not None and not self._controls.choices
            return (done and keys.pressed(event, keys.CONFIRM) and self.sheet.form.handle(event)) or (
                super().handle(event)
            )
        if not self._log.open and self.sheet.form.handle(event):
            self._hands.leave()
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass for the table, the sheet and what calls for attention."""
        moving = super().update(dt)
        calling = self._called < _CALLS and self.kit.preferences.motion
        self._called += dt
        return self.sheet.form.update(dt) or calling or moving

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, the sheet, and rings round what is to be noticed."""
        super().draw(surface)
        self._point_out(surface)

    def _draw_aside(self, surface: pygame.Surface) -> tuple[Form, ...]:
        if self._log.open:
            return ()
        self.sheet.form.draw_widgets(surface)
        return (self.sheet.form,)

    def cancel(self) -> None:
        """Let go of whatever is held."""
        super().cancel()
        self.sheet.form.cancel()

    def _deal(self) -> None:
        super()._deal()
        if not self.busy:
            self._speak()

    def _leave_to_bot(self, seat: int) -> None:
        """Ask nobody: the pupil's turn is over, and with it the chapter or the try."""
        self._controls.tell(self._looks[PUPIL], self._place.chapter.title, [self._undo_chip()])

    def _tell_the_end(self) -> None:
        self._controls.tell(self._looks[PUPIL], self._place.chapter.title, [self._undo_chip()])

    def _speak(self) -> None:
        """Say how things stand, and point at what leads on."""
        chapter = self._place.chapter
        stands = standing(chapter, self.session)
        done = stands.reached == len(chapter.tasks)
        task = None if done else chapter.tasks[stands.reached]
        if stands.reached != self._reached:
            self._reached, self._called = stands.reached, 0.0
            if done:
                self._finished()
        view = self._controls.view
        self._controls.aims = frozenset(() if task is None or view is None else task.aims(view))
        head = _("Chapter {number} of {count}").format(number=self._place.number, count=self._place.chapters)
        self.sheet.say(
            Spoken(
                head,
                translate(chapter.title),
                "" if stands.remark is None else translate(stands.remark),
                "" if task is None else translate(task.text),
                stands.lost and not self.busy,
                self._place.number == self._place.chapters,
            )
        )

    def _point_out(self, surface: pygame.Surface) -> None:
        """Draw rings that close in on the aims while they are new, and a frame round cards and buttons."""
        if self.busy or self._controls.view is None:
            return
        pen, targets = self.pen(surface), self._controls.targets
        for aim in self._controls.aims:
            flat = self._bar.buttons.get(aim) or targets.boxes.get(aim)
            if flat is not None:
                pen.outline(palette.MUST, flat.inflate(6, 6), 3, 10)
            elif self._called < _CALLS and self.kit.preferences.motion:
                x, y = targets.centre(aim, self._controls.view.table)
                gone = self._called % (_CALLS / 2) / (_CALLS / 2)
                reach = self.kit.metrics.px(_REACH * (1.25 - gone))
                width = self.kit.metrics.px(3)
                pygame.draw.circle(surface, palette.EMBER, self.kit.metrics.point((x, y)), reach, width)
