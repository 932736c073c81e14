"""The table as a scene is drawn: one layer over another, from the wood to the tooltip."""

from abc import ABC, abstractmethod
from typing import ClassVar

import pygame

from tremor_gui.ui.scene import Scene
from tremor_gui.ui.stage.director import Director
from tremor_gui.ui.widgets.form import Form

from .areas import Areas
from .controls import Controls
from .ghosts import draw_ghosts
from .handover import Handover
from .hands import Hands
from .header import Header
from .logbook import Logbook
from .looks import Look
from .odds import Odds
from .opponents import Opponents
from .players_reader import PlayersReader
from .recall import Recall
from .ring import Ring
from .seating import Seating
from .tabletop import Tabletop
from .todo import todo
from .whisper import Whisper


class Shown(Scene, ABC):
    """Draws the parts of a table; whoever plays on it has made them."""

    aside: ClassVar[bool] = False
    """Whether somebody explains on a sheet below the plates, in the place of bots."""

    _top: Tabletop
    _looks: tuple[Look, ...]
    _director: Director
    _controls: Controls
    _hands: Hands
    _ring: Ring
    _opponents: Opponents
    _seating: Seating
    _handover: Handover
    _recall: Recall
    _log: Logbook
    _reader: PlayersReader
    _header: Header
    _odds: Odds
    _whisper: Whisper
    _point: tuple[float, float]

    @abstractmethod
    def handle(self, event: pygame.Event) -> bool:
        """Answer an event, as whoever plays on it does."""

    @property
    def areas(self) -> Areas:
        """Where the parts of the table lie."""
        return self._top.areas

    def _draw_aside(self, surface: pygame.Surface) -> tuple[Form, ...]:
        """Draw the sheet below the plates, if there is one, and return whose tooltips are to come."""
        return ()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and all that lies over it."""
        pen = self.pen(surface)
        view, table, bot = self._controls.view, self._director.table, self._opponents.seat
        asked = self._seating.marked(view, table, bot, busy=self._director.busy)
        self._top.draw_ground(pen, asked, todo(view, self._controls.choices))
        self._opponents.draw(pen, self.areas.plates)
        self._top.draw_pieces(pen, self._controls.lights, self._hands.bend)
        self._recall.draw(pen)
        draw_ghosts(pen, self._controls.ghosts)
        asking = view is not None or self._opponents.seat is not None or self._handover.waiting
        told = "" if asking else self._recall.told or self._log.latest
        self._controls.draw(pen, told, self._looks[asked].colour)
        if self.kit.preferences.chances and not self.aside:
            self._odds.draw(pen, self.areas.board, self._looks)
        self._reader.draw(pen)
        self._controls.draw_hint(pen)
        self._header.form.draw_widgets(surface)
        beside = self._draw_aside(surface)
        self._log.draw(surface)
        self._reader.draw_named(pen)
        self._top.draw_banner(pen)
        self._ring.draw(surface)
        for form in (self._controls.bar.form, self._header.form, *beside):
            form.draw_tooltip(surface)
        self._whisper.draw(pen, self._point, self._reader.note, self._reader.ways.slip)
