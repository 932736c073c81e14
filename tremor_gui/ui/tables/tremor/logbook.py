"""The log: what happened, line by line, in a drawer that is folded away until it is wanted.

The line that is pointed at, by the mouse or by keys, says what it speaks of, so that the boards can show it.
"""

from itertools import chain
from typing import Any, Final, NamedTuple

import pygame

from tremor_gui.games.tremor.events import TurnBegan
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Event, Step
from tremor_gui.rules.text import say
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.form import Form
from tremor_gui.ui.widgets.lines import LineView

from .looks import names_of
from .mentions import NO_MENTION, Mention, mention

LINE_BEFORE: Final = Shortcut(pygame.KSCAN_UP, "↑", shift=True)
LINE_AFTER: Final = Shortcut(pygame.KSCAN_DOWN, "↓", shift=True)
_TITLE = say("What happened")
_MOST_LINES = 400
_STYLE = theme.BODY.sized(15)
_SCROLLS = frozenset({pygame.KSCAN_PAGEUP, pygame.KSCAN_PAGEDOWN, pygame.KSCAN_HOME, pygame.KSCAN_END})


class _Line(NamedTuple):
    plain: str
    marked: str
    about: Mention


class Logbook:
    """Collects the lines of the events shown, and shows the latest of them."""

    def __init__(self, kit: Kit, session: Session, most: int = _MOST_LINES) -> None:
        """Keep the log of a session; the drawer shows its latest lines, so many at most."""
        self._most = most
        self._session = session
        self._kit = kit
        self._language = kit.preferences.language
        """That of the lines."""
        self._lines: list[_Line] = []
        self._steps: tuple[Step, ...] = ()
        self._chapters: list[list[_Line]] = []
        """The lines of each of these steps."""
        self._form = Form(kit)
        self._view = self._form.add(LineView(kit, _STYLE))
        self._box = Box(0, 0, 0, 0)
        self.open = False

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines so far, marked up."""
        return tuple(line.marked for line in self._lines)

    @property
    def latest(self) -> str:
        """The latest line, without markup."""
        return self._lines[-1].plain if self._lines else ""

    def place(self, box: Box) -> None:
        """Lie here when open, with the lines in the language in use."""
        if self._language != self._kit.preferences.language:
            self._translate()
        self._box = box
        self._view.place(box.left + 18, box.top + 44, box.width - 30, box.height - 60)
        self._show_latest()

    def rewrite(self, session: Session, steps: int | None = None) -> None:
        """Write the log anew from the first event of a session on, of all its steps or only so many."""
        if self._steps is not session.steps:
            self._steps, self._chapters = session.steps, self._told(session)
        self._lines = list(chain.from_iterable(self._chapters[:steps]))
        self._show_latest()

    def write(self, event: Event[Any], before: Any) -> None:
        """Add what an event says, if it says anything."""
        self._lines += self._line(event, before)
        self._show()

    def toggle(self) -> None:
        """Open or close the drawer."""
        self.open = not self.open
        self._view.rest()
        self._show_latest()

    def handle(self, event: pygame.Event) -> bool:
        """Scroll while open, and go from line to line; the plain arrow keys are left to the table."""
        if not self.open:
            return False
        if event.type == pygame.KEYDOWN:
            return self.walk(event) or (keys.pressed(event, _SCROLLS) and self._view.handle(event))
        return self._form.handle(event)

    def walk(self, event: pygame.Event) -> bool:
        """Go to another line by its key, if the log is open, and return whether it was one."""
        for shortcut, way in ((LINE_BEFORE, -1), (LINE_AFTER, 1)):
            if self.open and shortcut.matches(event):
                self._view.step(way)
                return True
        return False

    @property
    def about(self) -> Mention:
        """What the line speaks of that is pointed at, or nothing."""
        at = self._view.pointed if self.open else None
        return NO_MENTION if at is None else self._lines[at].about

    @property
    def line_box(self) -> Box:
        """Where the line stands that is pointed at, or the drawer if none is."""
        return self._view.pointed_box or self._box

    def covers(self, point: Point) -> bool:
        """Return whether a point lies on the open drawer."""
        return self.open and bool(self._box.collidepoint(point))

    def leave(self) -> None:
        """The mouse is elsewhere, or a hand is busy on the table: point at nothing."""
        self._view.rest()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the drawer if it is open."""
        if not self.open:
            return
        pen = Pen(self._kit, surface)
        pen.nine("ui/panel", self._box)
        pen.line(translate(_TITLE), theme.STRONG, (self._box.left + 18, self._box.top + 16))
        self._form.draw(surface)

    def _translate(self) -> None:
        """Write in the language in use what has been written."""
        self._language = self._kit.preferences.language
        self._steps, self._chapters = self._session.steps, self._told(self._session)
        self._lines = list(chain.from_iterable(self._chapters))[: len(self._lines)]

    def _told(self, session: Session) -> list[list[_Line]]:
        """Return the lines of each step."""
        chapters: list[list[_Line]] = []
        table = session.game.blank(session.setup)
        for step in session.steps:
            chapter: list[_Line] = []
            for event in step.events:
                chapter += self._line(event, table)
                table = event.apply(table)
            chapters.append(chapter)
        return chapters

    def _line(self, event: Event[Any], before: Any) -> tuple[_Line, ...]:
        """Return the line of an event, if it has one."""
        text = self._session.game.describe(event, before, names_of(self._session.setup))
        if text is None:
            return ()
        line = translate(text, lambda value: escape(str(value)))
        if isinstance(event, TurnBegan):
            line = f"<c:{palette.SEATS_DARK['blue']}><b>{line}</b></c>"
        return (_Line(translate(text), line, mention(event, before)),)

    def _show(self) -> None:
        """Show the latest lines; whoever has scrolled up stays there."""
        if self.open:
            first = max(0, len(self._lines) - self._most)
            self._view.show(tuple(line.marked for line in self._lines[first:]), first)

    def _show_latest(self) -> None:
        self._show()
        self._view.scroll_to(self._view.content_height)
