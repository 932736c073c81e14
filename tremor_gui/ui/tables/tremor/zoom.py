"""A tile of the table, large: what it shows, what its disasters would strike, and all that in words."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from tremor_gui.games.tremor.board import NEXT
from tremor_gui.games.tremor.strikes import strikes
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, FACE_DOWN, FREE, Table, cell_of, owner_of
from tremor_gui.games.tremor.terms import DISASTER_KEYS, SIDE
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.ui import keys, palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Metrics
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.sheet import Sheet
from tremor_gui.ui.stage.painter import paint
from tremor_gui.ui.stage.pose import Pose
from tremor_gui.ui.widgets import Button, Label, ScrollView
from tremor_gui.ui.widgets.base import Widget

from .areas import DIRECTIONS
from .disasterwords import disaster_text
from .layout import tile_image
from .looks import Look
from .piles import PILES
from .struck import shaken_cells
from .tilewords import condition, facings, sides, standing, tile_title
from .topics import place_of

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

LARGE: Final = Shortcut(pygame.KSCAN_Z, "Z")
_WIDTH: Final = 940.0
_HEIGHT: Final = 536.0
_MARGIN: Final = 28.0
_HEAD: Final = 56.0
_TILE: Final = 300.0
_MAP: Final = 112.0
_FOOT: Final = 30.0
_GAP: Final = 24.0
_HELD: Final = 0.35
"""Seconds after which a key that is let go counts as held, so that the tile goes with it."""
_TEXT: Final = theme.BODY.sized(17)


class Zoom(Sheet):
    """Lies over the table as it is shown; the arrow keys go from tile to tile."""

    def __init__(
        self, app: "App", table: Table, looks: tuple[Look, ...], piece: int, count: Callable[[], None]
    ) -> None:
        """Show a tile; ``count`` opens what is out and what is left."""
        super().__init__(app)
        self._table = table
        self._looks = looks
        self._count = count
        self._shown = 0.0
        self._sheet = Box(0, 0, 0, 0)
        self.piece = piece
        """The tile that is shown."""

    def layout(self, metrics: Metrics) -> None:
        """Put the sheet in the middle of the window: pictures on the left, words on the right."""
        kit, table = self.kit, self._table
        self._sheet = sheet = self.spread(_WIDTH, min(_HEIGHT, metrics.height - 24))
        inner = sheet.inflate(-2 * _MARGIN, -2 * _MARGIN + 12)
        close = Button(kit, _("Close"), self.app.manager.pop, accent=True, shortcut=keys.ESCAPE)
        told = _("What is out and what is left")
        count = Button(kit, "", self._count, icon="deck", tooltip=told, shortcut=PILES)
        more = Button(kit, _("Look up"), self._look_up, icon="help", shortcut=keys.RULES)
        width = more.natural_width
        title = tile_title(table, self.piece)
        self.form.default = self.add_head(title, close, inner, between=58 + width + 26)
        self.form.add(count).place(close.box.left - 58, inner.top, 48, 48)
        self.form.add(more).place(count.box.left - width - 10, inner.top, width, 48)
        top = inner.top + _HEAD
        side = min(_TILE, inner.bottom - top - 14 - _MAP)
        self.form.add(_Picture(kit, table, self._looks, self.piece)).place(inner.left, top, side, side)
        width = max(side, 2 * (_MAP + 26) + 8)
        for number, map_ in enumerate(self._maps()):
            x = inner.left + number * (width - _MAP - 26)
            self.form.add(map_).place(x, top + side + 14, _MAP + 26, _MAP)
        left = inner.left + width + _GAP
        words = ScrollView(kit, self._words(), _TEXT)
        self.form.add(words).place(left, top, inner.right - left, inner.bottom - top - _FOOT)
        told = _("The arrow keys lead to the tiles around it.")
        foot = Label(kit, told, theme.SMALL)
        self.form.add(foot).place(left, inner.bottom - _FOOT + 6, inner.right - left, _FOOT - 6)

    def handle(self, event: pygame.Event) -> bool:
        """Go to another tile, or close: by its key again or let go, a right click, or a click beside it."""
        way = keys.direction(event)
        if way is not None:
            self._go(way)
        elif LARGE.matches(event) or self._dismisses(event):
            self.app.manager.pop()
        else:
            super().handle(event)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass for the sheet."""
        self._shown += dt
        return super().update(dt)

    def _dismisses(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYUP:
            return event.scancode == LARGE.scancode and self._shown >= _HELD
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        beside = not self._sheet.collidepoint(self.kit.metrics.logical(event.pos))
        return event.button == pygame.BUTTON_RIGHT or (event.button == pygame.BUTTON_LEFT and beside)

    def _go(self, way: tuple[int, int]) -> None:
        cell = NEXT[cell_of(self._table, self.piece)][DIRECTIONS.index(way)]
        if cell >= 0:
            self.piece = self._table.tiles[cell]
            self.layout(self.kit.metrics)

    def _look_up(self) -> None:
        self.app.show_rules(place_of(("tile", self.piece), self._table, self._looks))

    def _maps(self) -> list["_Reach"]:
        """Return a map for each disaster of the tile."""
        table, piece = self._table, self.piece
        if piece == EARTHQUAKE_PIECE and table.faces[piece] != FACE_DOWN:
            return [_Reach(self.kit, "earthquake", palette.LAVA, (shaken_cells(table),))]
        return [
            _Reach(self.kit, key, palette.DISASTERS[key], strikes(table, piece, disaster))
            for disaster in self._disasters
            for key in (DISASTER_KEYS[disaster],)
        ]

    @property
    def _disasters(self) -> tuple[int, ...]:
        number = self._table.faces[self.piece]
        return () if number == FACE_DOWN else FACES[number - 1].disasters

    def _words(self) -> str:
        table, piece, looks = self._table, self.piece, self._looks
        parts = ["\n".join(filter(None, (*condition(table, piece, looks), standing(table, piece, looks))))]
        for disaster, faces in zip(self._disasters, facings(table, piece), strict=True):
            picture = f"<icon:emblems/{DISASTER_KEYS[disaster]}>"
            parts.append(f"{picture} <b>{faces}</b>\n{disaster_text(disaster)}")
        heading = _("From here")
        parts.append("\n".join((f"<b>{heading}</b>", *sides(table, piece))))
        return "\n\n".join(filter(None, parts))


class _Picture(Widget):
    """The tile as it lies, with its block and whoever stands on it."""

    solid = False

    def __init__(self, kit: Kit, table: Table, looks: tuple[Look, ...], piece: int) -> None:
        super().__init__(kit)
        self._table = table
        self._looks = looks
        self._piece = piece

    def draw(self, pen: Pen) -> None:
        """Draw it."""
        table, piece, box = self._table, self._piece, self.box
        x, y, side = box.centerx, box.centery, box.width
        image = tile_image(table.faces[piece])
        poses = [Pose(image, x, y, side, side, angle=90.0 * table.turns[piece], shadow="tiles/shadow")]
        if table.blocks[piece] != FREE:
            colour = self._looks[owner_of(table.blocks[piece])].colour
            small = side * 0.4
            poses.append(
                Pose(f"blocks/{colour}", box.right - small / 2, box.top + small / 2, small, small, 1)
            )
        here = [seat for seat, on in enumerate(table.pawns) if on == piece]
        size = side * (0.4 if len(here) < 3 else 0.3)
        for number, seat in enumerate(here):
            at = x + (number - (len(here) - 1) / 2) * size * 0.9
            image = f"meeples/{self._looks[seat].species}"
            poses.append(Pose(image, at, box.bottom - size * 0.55, size, size, 2, shadow="meeples/shadow"))
        paint(pen, poses)


class _Reach(Widget):
    """The board in small, with the cells that a disaster would strike from the tile."""

    solid = False

    def __init__(self, kit: Kit, emblem: str, colour: str, ways: tuple[tuple[int, ...], ...]) -> None:
        """Show what a disaster strikes whichever way it goes, and lighter what it strikes one way only."""
        told = _("What it would strike from here, the dot. A small square: only one of the ways it can go.")
        super().__init__(kit, tooltip=told)
        self._emblem = emblem
        self._colour = colour
        self._ways = ways

    def draw(self, pen: Pen) -> None:
        """Draw the map, and the disaster's emblem beside it."""
        side = self.box.height / SIDE
        left = self.box.right - self.box.height
        pen.image(f"emblems/{self._emblem}", Box(self.box.left - 4, self.box.top, 28, 28))
        always = set(self._ways[0]).intersection(*self._ways)
        for cell in range(SIDE * SIDE):
            row, column = divmod(cell, SIDE)
            square = Box(left + column * side + 1, self.box.top + row * side + 1, side - 2, side - 2)
            pen.fill(palette.PAPER_SHADE, square, 3)
            struck = any(cell in way for way in self._ways)
            if struck and cell not in always:
                square = square.inflate(-side * 0.4, -side * 0.4)
            if struck:
                pen.fill(self._colour, square, 3)
                pen.outline(palette.INK, square, 1.5, 3)
            if cell == self._ways[0][0]:
                dot = square.inflate(-side * 0.6, -side * 0.6)
                pen.outline(palette.INK, dot.inflate(4, 4), 4, dot.width)
                pen.fill(palette.CREAM, dot, dot.width / 2)
