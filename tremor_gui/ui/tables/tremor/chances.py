"""The chart of the chances after a match, with the points at which it turned."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.match.chances import Moment, TurningPoint, moments, turning_points
from tremor_gui.match.session import Session
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box, Metrics, Point
from tremor_gui.ui.paragraph import Align
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.widgets import Button, Label, RichLabel
from tremor_gui.ui.widgets.base import Pressable, Widget
from tremor_gui.ui.widgets.plot import Plot, draw_swatch

from .curves import Side, labels, moment_note, point_note, sides
from .looks import looks

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1120.0
_HEIGHT: Final = 640.0
_MARGIN: Final = 32.0
_HEAD: Final = 50.0
_LEGEND: Final = 46.0
_FOOT: Final = 30.0
_MARK: Final = 26.0
_SWATCH: Final = 64.0
_NUMBER: Final = theme.STRONG.sized(16)
_FEWEST: Final = 2
"""How many moments make a line."""


class Legend(Widget):
    """Who a curve belongs to."""

    solid = False

    def __init__(self, kit: Kit, side: Side) -> None:
        super().__init__(kit, tooltip=escape(side.name))
        self._side = side

    def draw(self, pen: Pen) -> None:
        """Draw a piece of the curve, the portraits and the names."""
        box = self.box
        draw_swatch(pen, self._side.curve, Box(box.left, box.centery - 8, _SWATCH, 16))
        x = box.left + _SWATCH + 8
        for look in self._side.looks:
            pen.image(f"portraits/{look.species}", Box(x, box.centery - 17, 34, 34))
            x += 38
        pen.line(self._side.name, theme.STRONG, (x + 4, box.centery), "midleft", box.right - x - 16)


class Mark(Pressable):
    """A turning point: its number above the chart, and a stem down to the curve that turned."""

    def __init__(self, kit: Kit, number: int, hint: str, on_click: Callable[[], None]) -> None:
        super().__init__(kit, tooltip=hint)
        self._number = number
        self._on_click = on_click
        self.foot: Point = (0.0, 0.0)
        """Where on the curve it stands."""

    def click(self) -> None:
        """Lead to where it happened."""
        self.kit.sound.play("click")
        self._on_click()

    def draw(self, pen: Pen) -> None:
        """Draw the stem, the point on the curve and the number."""
        x, y = self.foot
        pen.fill(palette.INK + "90", Box(x - 0.75, self.box.bottom, 1.5, max(y - self.box.bottom, 0)))
        dot = Box(x - 6, y - 6, 12, 12)
        pen.fill(palette.INK, dot, 6)
        pen.fill(palette.MUST, dot.inflate(-4, -4), 4)
        pen.fill(palette.INK, self.box, _MARK / 2)
        lit = palette.CREAM if self.hovered or self.focused else palette.MUST
        pen.outline(lit, self.box, 2, _MARK / 2)
        pen.line(str(self._number), _NUMBER.coloured(lit), self.box.center, "center")


class Chances(Sheet):
    """A sheet with the chart; every turn of it is a click away in the replay, and the numbered ones a key."""

    def __init__(
        self, app: "App", session: Session, leave: Callable[[], None], seek: Callable[[int], None]
    ) -> None:
        """Look at a match that is over; ``seek`` shows the table after a step."""
        super().__init__(app)
        self.moments: tuple[Moment, ...] = moments(session)
        self.points: tuple[TurningPoint, ...] = turning_points(session, self.moments)
        self.sides: tuple[Side, ...] = sides(
            session.state.table, looks(session.setup, session.brains), self.moments
        )
        self._session = session
        self._leave = leave
        self._seek = seek
        self._plot: Plot | None = None

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle: the names, the chart, and what can be done with it."""
        sheet = self.spread(_WIDTH, min(_HEIGHT, metrics.height - 32))
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN + 12)
        self._add_head(Box(inner.left, inner.top, inner.width, _HEAD))
        below = inner.top + _HEAD
        if len(self.moments) < _FEWEST:
            self._plot = None
            self._add_sorry(Box(inner.left, below, inner.width, inner.bottom - below))
            return
        self._add_legend(Box(inner.left, below, inner.width, _LEGEND))
        below += _LEGEND
        self._add_plot(Box(inner.left, below, inner.width, inner.bottom - _FOOT - below))
        foot = Label(self.kit, self._foot(), theme.SMALL, Align.CENTRE)
        self.form.add(foot).place(inner.left, inner.bottom - _FOOT + 4, inner.width, _FOOT)

    def handle(self, event: pygame.Event) -> bool:
        """Answer the numbers of the turning points, and hand everything else to the sheet."""
        if event.type == pygame.KEYDOWN and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            number = event.scancode - pygame.KSCAN_1
            if 0 <= number < len(self.points):
                self._seek(self.points[number].step)
                return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a veil and the sheet, and the note on what is pointed at."""
        super().draw(surface)
        if self._plot is not None:
            self._plot.draw_note(self.pen(surface))

    def _add_head(self, box: Box) -> None:
        close = Button(self.kit, _("Close"), self._leave, accent=True, shortcut=keys.ESCAPE)
        width = max(close.natural_width, 130)
        self.form.add(close).place(box.right - width, box.top, width, box.height - 4)
        self.form.default = close
        title = Label(self.kit, _("How the chances went"), theme.TITLE.sized(32))
        self.form.add(title).place(box.left, box.top, box.width - width - 16, box.height - 4)

    def _add_legend(self, box: Box) -> None:
        width = box.width / len(self.sides)
        for number, side in enumerate(self.sides):
            legend = Legend(self.kit, side)
            self.form.add(legend).place(box.left + number * width, box.top, width, box.height)

    def _add_plot(self, box: Box) -> None:
        told = self.moments

        def note(at: int) -> str:
            return moment_note(told[at], self.sides)

        curves = [side.curve for side in self.sides]
        plot = Plot(self.kit, curves, labels(told), note, lambda at: self._seek(told[at].step))
        self._plot = self.form.add(plot).place(*box)
        for number, point in enumerate(self.points, start=1):
            moment = told[point.at]
            hint = point_note(self._session, point, self.sides)
            mark = self.form.add(Mark(self.kit, number, hint, self._seeks(point.step)))
            mark.foot = plot.place_of(point.at, moment.chances[point.seat])
            mark.place(mark.foot[0] - _MARK / 2, box.top, _MARK, _MARK)

    def _seeks(self, step: int) -> Callable[[], None]:
        return lambda: self._seek(step)

    def _add_sorry(self, box: Box) -> None:
        text = _("This match was played under older rules, of which only the tables are known.")
        label = RichLabel(self.kit, text, theme.BODY, Align.CENTRE)
        height = label.height_for(box.width)
        self.form.add(label).place(box.left, box.centery - height / 2, box.width, height)

    def _foot(self) -> str:
        if self._session.floor:
            first = self.moments[0].round
            return _("Of what came before round {round}, under older rules, no chances are known.").format(
                round=first
            )
        if not self.points:
            return _("Rounds. Click a turn to see it again.")
        return _("Rounds. Click a turn to see it again, or press the number of a turning point.")
