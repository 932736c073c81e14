"""The end of a match: who has come home, and what everybody did on the way."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.match.session import Session
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.scenes.confetti import Confetti
from tremor_gui.ui.scenes.homecoming import Arrival, Homecoming
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.tables.tremor.ending import Ending, home_picture
from tremor_gui.ui.tables.tremor.ledger import ROW, add_ledger, height_of
from tremor_gui.ui.widgets import Button, Label, Panel

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1060.0
_FITS: Final = ((36.0, 18.0, 54.0), (24.0, 8.0, 46.0))
"""The margin, the gap and the height of the buttons; the first that leaves room for the rows is taken."""
_EDGE: Final = 12.0
_LEAST_ROW: Final = 40.0
_STAGE: Final = 0.265
"""The winner's share of the width of the sheet, and of a narrow one."""
_LEAST_STAGE: Final = 0.17
_NARROW: Final = 900.0
_TITLE: Final = 54.0
_NOTE: Final = 30.0
_PRAISE: Final = 28.0
_CLOSE: Final = 8.0
_NOTE_STYLE: Final = theme.BODY.coloured(palette.INK_SOFT)
_PRAISE_STYLE: Final = theme.STRONG


@dataclass(frozen=True, slots=True)
class ResultActions:
    """Where the end leads; `look` takes the sheet away and leaves the board as it is."""

    new_game: Callable[[], None]
    look: Callable[[], None]
    watch: Callable[[], None]
    """Leads to the replay."""
    chances: Callable[[], None]
    """Opens the chart of the chances."""
    to_title: Callable[[], None]


class Result(Sheet):
    """A sheet over the table when the match is over; Esc takes a look at the board."""

    def __init__(self, app: "App", session: Session, actions: ResultActions, praise: str = "") -> None:
        """Tell of a match that is over; ``praise`` is a further line about who has won."""
        super().__init__(app)
        self._session = session
        self._praise = praise
        self._actions = actions
        self._stage = Box(0, 0, 0, 0)
        self._homecoming = Homecoming()
        self._confetti: Confetti | None = None

    def enter(self) -> None:
        """Let the paper rain."""
        if self.kit.preferences.motion and self._homecoming.age == 0:
            self._confetti = Confetti(self.kit.metrics.area, len(self._session.steps))

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle: the winner on the left, the story on the right."""
        self._ending = ending = Ending.of(self._session)
        notes = _NOTE + (_PRAISE if self._praise else 0.0)
        for margin, gap, button in _FITS:
            around = 2 * margin + _TITLE + notes + 2 * gap + button + height_of(ending, 0)
            row = min(ROW, (metrics.height - _EDGE - around) / len(ending.lines))
            if row >= _LEAST_ROW:
                break
        sheet = self.spread(_WIDTH, around + row * len(ending.lines))
        inner = sheet.inflate(-2 * margin, -2 * margin)
        share = _STAGE if sheet.width >= _NARROW else _LEAST_STAGE
        self._stage = Box(inner.left - 12, inner.top - 12, sheet.width * share, inner.height + 24)
        self.form.add(Panel(self.kit, dark=True)).box = self._stage
        left = self._stage.right + 28
        story = Box(left, inner.top, inner.right - left, inner.height)
        self._add_title(ending.title, Box(story.left, story.top, story.width, _TITLE))
        note = Label(self.kit, ending.sentence, _NOTE_STYLE)
        self.form.add(note).place(story.left, story.top + _TITLE, story.width, _NOTE)
        if self._praise:
            self._add_praise(Box(story.left, story.top + _TITLE + _NOTE, story.width, _PRAISE))
        add_ledger(self.form, ending, story.move(0, _TITLE + notes + gap), row)
        self._add_buttons(Box(story.left, story.bottom - button, story.width, button))

    def update(self, dt: float) -> bool:
        """Let the animal come down and the paper fall."""
        moving = self._homecoming.update(dt) and self.kit.preferences.motion
        if self._confetti is not None and self._confetti.update(dt):
            moving = True
        return self.form.update(dt) or moving

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a veil over the table, the sheet, the winner at home, and the paper in the air."""
        pen = self.pen(surface)
        pen.fill(theme.VEIL, self.kit.metrics.area)
        if self._confetti is not None:
            self._confetti.draw(pen)
        self.form.draw(surface)
        variant = self._session.setup.variant
        winners = [
            Arrival(line.look.species, home_picture(line.look, variant)) for line in self._ending.winners
        ]
        stage = self._stage.inflate(-12, -12)
        self._homecoming.draw(pen, stage, winners, self._confetti, moves=self.kit.preferences.motion)

    def _add_title(self, title: str, box: Box) -> None:
        """Add who wins, set smaller the longer the names are."""
        style = self.kit.text.fitting(title, theme.TITLE, box.width)
        self.form.add(Label(self.kit, title, style)).place(*box)

    def _add_praise(self, box: Box) -> None:
        """Add what the win was, a little smaller if it is long."""
        style = self.kit.text.fitting(self._praise, _PRAISE_STYLE, box.width)
        self.form.add(Label(self.kit, self._praise, style)).place(*box)

    def _add_buttons(self, box: Box) -> None:
        kit, actions = self.kit, self._actions
        new = Button(kit, _("New game"), actions.new_game, icon="tremor", accent=True)
        buttons = (
            new,
            Button(kit, _("Watch"), actions.watch, icon="film", tooltip=_("See the match again")),
            Button(kit, _("Chances"), actions.chances, icon="chart", tooltip=_("How the chances went")),
            Button(
                kit,
                _("Board"),
                actions.look,
                icon="eye",
                tooltip=_("Look at the board"),
                shortcut=keys.ESCAPE,
            ),
            Button(kit, _("Title"), actions.to_title, icon="back", tooltip=_("To the title")),
        )
        room = box.width - _CLOSE * (len(buttons) - 1)
        for size in range(round(theme.BUTTON.size), round(self.kit.text.least(theme.BUTTON).size) - 1, -1):
            for button in buttons:
                button.style = theme.BUTTON.sized(size)
            spare = (room - sum(button.natural_width for button in buttons)) / len(buttons)
            if spare >= 0:
                break
        left = box.left
        for button in buttons:
            width = button.natural_width + spare
            self.form.add(button).place(left, box.top, width, box.height)
            left += width + _CLOSE
        self.form.default = new
