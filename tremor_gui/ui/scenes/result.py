"""The end of a match: who has come home, and what everybody did on the way."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.match.session import Session
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.ease import out_back, out_cubic
from tremor_gui.ui.i18n import _
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.scenes.confetti import Confetti
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.stage.paper import Cutout, Layer
from tremor_gui.ui.stage.shapes import round_
from tremor_gui.ui.tables.tremor.ending import Ending, Line, home_picture
from tremor_gui.ui.tables.tremor.ledger import add_ledger, height_of
from tremor_gui.ui.widgets import Button, Label, Panel

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

_WIDTH: Final = 1060.0
_MARGIN: Final = 36.0
_STAGE: Final = 0.265
"""The winner's share of the width of the sheet."""
_TITLE: Final = 54.0
_NOTE: Final = 30.0
_GAP: Final = 18.0
_CLOSE: Final = 8.0
_BUTTON: Final = 54.0
_ARRIVES: Final = 0.7
"""Seconds in which the animal comes down on its Habitat."""
_DROP: Final = 90.0
_PILE: Final = 1.06
"""The distance of two tiles on which a team has won, in sides of a tile."""
_SMALLEST_TITLE: Final = 18.0
_NOTE_STYLE: Final = theme.BODY.coloured(palette.INK_SOFT)
_SKY: Final = "#7a3a2e"
_SUN: Final = ((172.0, "#b5573a"), (136.0, "#e8934a"), (100.0, "#ffd98c"))
"""Radius and colour of the discs of paper of which the sun is laid."""


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

    def __init__(self, app: "App", session: Session, actions: ResultActions) -> None:
        super().__init__(app)
        self._session = session
        self._actions = actions
        self._stage = Box(0, 0, 0, 0)
        self._sun = [Cutout(Layer(round_(radius), colour), height=5.0) for radius, colour in _SUN]
        self._confetti: Confetti | None = None
        self._age = 0.0

    def enter(self) -> None:
        """Let the paper rain."""
        if self.kit.preferences.motion and self._age == 0:
            self._confetti = Confetti(self.kit.metrics.area, len(self._session.steps))

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle: the winner on the left, the story on the right."""
        self._ending = ending = Ending.of(self._session)
        table = height_of(ending)
        sheet = self.spread(_WIDTH, 2 * _MARGIN + _TITLE + _NOTE + _GAP + table + _GAP + _BUTTON)
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        self._stage = Box(inner.left - 12, inner.top - 12, sheet.width * _STAGE, inner.height + 24)
        self.form.add(Panel(self.kit, dark=True)).box = self._stage
        left = self._stage.right + 28
        story = Box(left, inner.top, inner.right - left, inner.height)
        self._add_title(ending.title, Box(story.left, story.top, story.width, _TITLE))
        note = Label(self.kit, ending.sentence, _NOTE_STYLE)
        self.form.add(note).place(story.left, story.top + _TITLE, story.width, _NOTE)
        add_ledger(self.form, ending, story.move(0, _TITLE + _NOTE + _GAP))
        self._add_buttons(Box(story.left, story.bottom - _BUTTON, story.width, _BUTTON))

    def update(self, dt: float) -> bool:
        """Let the animal come down and the paper fall."""
        moving = self.kit.preferences.motion and self._age < _ARRIVES
        self._age += dt
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
        self._draw_winners(pen)

    def _add_title(self, title: str, box: Box) -> None:
        """Add who wins, set smaller the longer the names are."""
        fitting = theme.TITLE.size * box.width / self.kit.text.width(title, theme.TITLE)
        style = theme.TITLE.sized(min(theme.TITLE.size, max(_SMALLEST_TITLE, fitting * 0.98)))
        self.form.add(Label(self.kit, title, style)).place(*box)

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
        wanted = sum(button.natural_width for button in buttons)
        spare = (box.width - wanted - _CLOSE * (len(buttons) - 1)) / len(buttons)
        left = box.left
        for button in buttons:
            width = button.natural_width + spare
            self.form.add(button).place(left, box.top, width, box.height)
            left += width + _CLOSE
        self.form.default = new

    def _draw_winners(self, pen: Pen) -> None:
        """Draw the sun that rises, and before it where everybody has won, one above the other."""
        gone = min(self._age / _ARRIVES, 1.0) if self.kit.preferences.motion else 1.0
        stage = self._stage.inflate(-12, -12)
        winners = self._ending.winners
        side = min(stage.width - 36, (stage.height - 60) / len(winners) * 0.9)
        lowest = Box(stage.centerx - side / 2, stage.bottom - 22 - side, side, side)
        highest = lowest.move(0, -(len(winners) - 1) * side * _PILE)
        within = pen.clipped(stage)
        pen.fill(_SKY, stage, 8)
        for disc in self._sun:
            disc.draw(within, (highest.centerx, highest.top + 36 + _DROP * (1 - out_cubic(gone))))
        if self._confetti is not None:
            self._confetti.draw(within)
        aside = (stage.width - 24 - side) / 2 if len(winners) > 1 else 0.0
        for at, winner in enumerate(winners):
            tile = highest.move(aside * (2 * at - 1), at * side * _PILE)
            self._draw_winner(pen, winner, tile, gone)

    def _draw_winner(self, pen: Pen, winner: Line, tile: Box, gone: float) -> None:
        """Draw a tile and the animal that comes down upon it."""
        side = tile.width
        pen.image("tiles/shadow", tile.inflate(side / 15, side / 15).move(0, side / 40))
        pen.image(home_picture(winner.look, self._session.setup.variant), tile)
        animal = tile.inflate(-side * 0.12, -side * 0.12).move(0, -side * 0.1)
        shadow = Box(animal.left, animal.bottom - side * 0.2, animal.width, side * 0.2)
        pen.image("meeples/shadow", shadow, round(255 * gone))
        animal.move_ip(0, -_DROP * (1 - out_back(gone)))
        pen.image(f"meeples/{winner.look.species}", animal, round(255 * out_cubic(gone)))
