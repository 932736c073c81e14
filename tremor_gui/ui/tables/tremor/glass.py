"""The magnifying glass: a right click on a tile, or a key, shows it large."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tremor_gui.games.tremor.table import OUT
from tremor_gui.ui.metrics import Point

from .choices import Handle
from .tabletop import Tabletop
from .zoom import LARGE, Zoom

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class Glass:
    """Looks at the table as it is shown, whoever is asked."""

    def __init__(self, app: "App", top: Tabletop, count: Callable[[], None]) -> None:
        """Look at a table; ``count`` opens what is out and what is left."""
        self._app = app
        self._top = top
        self._count = count

    def handle(self, event: pygame.Event, point: Point, reached: Handle | None) -> bool:
        """Show a tile if that is asked for: under the mouse, or else what the keys have reached."""
        under = self._under(point)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT and under is not None:
            self._show(under)
            return True
        if LARGE.matches(event):
            by_keys = int(reached[1]) if reached is not None and reached[0] == "tile" else None
            self._show(next(piece for piece in (by_keys, under, self._own) if piece is not None))
            return True
        return False

    @property
    def _own(self) -> int:
        """The tile on which whoever has the turn stands, or its Habitat once it is out."""
        table = self._top.director.table
        piece: int = table.pawns[table.active]
        return table.homes[table.active] if piece == OUT else piece

    def _under(self, point: Point) -> int | None:
        cell = self._top.areas.cell_at(*point)
        return None if cell is None else int(self._top.director.table.tiles[cell])

    def _show(self, piece: int) -> None:
        zoom = Zoom(self._app, self._top.director.table, self._top.looks, piece, self._count)
        self._app.manager.push(zoom)
