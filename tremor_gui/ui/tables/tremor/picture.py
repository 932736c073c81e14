"""Draws the table as it is shown: boards, lights, sprites, plates."""

from typing import Final

import pygame

from tremor_gui.games.tremor.table import Table, cell_of, open_wedge, playing
from tremor_gui.games.tremor.terms import COOP, SEISMIC_LEVELS, WEDGES
from tremor_gui.ui import palette, theme
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.flourish import Flourish
from tremor_gui.ui.stage.painter import paint
from tremor_gui.ui.stage.pose import Pose, SpriteId

from .. import spirit_board
from .areas import Areas
from .cardface import CARD_SHAPE, draw_card
from .choices import Handle
from .glow import WedgeGlow, tile_rim
from .layout import LAYER_TOKEN
from .lights import Lights
from .looks import Look
from .plates import draw_plate, team_place
from .teams import team_marks
from .todo import Todo

_NUMBER: Final = theme.Style(theme.Face.DISPLAY, 20, palette.INK)
_COUNT: Final = theme.Style(theme.Face.DISPLAY, 17, palette.CREAM)


class Picture:
    """Draws one frame after another; keeps the boards, which do not change, as one surface.

    The ground is drawn anew into the same surface, since a fresh one of that size costs several frames.
    """

    def __init__(self, looks: tuple[Look, ...], *, counted: bool = True) -> None:
        """Draw the table of these seats; ``counted`` hands show on the plates how many cards they hold."""
        self._looks = looks
        self._counted = counted
        self._boards = SurfaceCache(1)
        self._ground = SurfaceCache(1)
        self._grounded: object = None
        """What the ground has been drawn for."""
        self._wedges = WedgeGlow()
        self._teams = team_marks()

    def draw_ground(self, pen: Pen, areas: Areas, table: Table, asked: int, left: Todo | None) -> None:
        """Draw what changes seldom: wood, boards, and plates, and on one how its actions stand."""
        size = pen.surface.get_size()
        place = size, pen.kit.metrics.scale, tuple(areas.board), tuple(areas.spirit)
        cards = tuple(len(hand) for hand in table.hands)
        key = place, table.tokens, table.counters, cards, playing(table), asked, left

        def boards() -> pygame.Surface:
            surface = pygame.Surface(size, 0, pen.surface)
            under = Pen(pen.kit, surface)
            under.backdrop("table/wood")
            under.image("table/tray", areas.board)
            under.image("spirit/board", areas.spirit)
            return surface

        ground = self._ground.get(place, lambda: pygame.Surface(size, 0, pen.surface))
        if key != self._grounded:
            self._grounded = key
            ground.blit(self._boards.get(place, boards), (0, 0))
            self._draw_plates(Pen(pen.kit, ground), areas, table, asked, left)
        pen.surface.blit(ground, (0, 0))

    def draw_table(
        self,
        pen: Pen,
        areas: Areas,
        table: Table,
        poses: dict[SpriteId, Pose],
        lights: Lights,
        flourishes: tuple[Flourish, ...],
    ) -> None:
        """Draw everything that lies on the boards."""
        self._light_wedges(pen, areas, table, lights)
        for flourish in flourishes:
            flourish.draw_under(pen)
        paint(pen, (pose for pose in poses.values() if pose.layer < LAYER_TOKEN))
        self._light_tiles(pen, areas, table, lights)
        paint(pen, (pose for pose in poses.values() if pose.layer >= LAYER_TOKEN))
        for seat in range(len(self._looks)):
            x, y = areas.on_spirit(spirit_board.marker_place(seat))
            pen.line(str(seat + 1), _NUMBER.sized(20 * areas.spirit_scale), (x, y), "center")
        self._draw_count(pen, areas, table)
        for flourish in flourishes:
            flourish.draw_over(pen)

    def _draw_count(self, pen: Pen, areas: Areas, table: Table) -> None:
        """Write into the dial how many tokens lie on the Earthquake Track, and at how many it erupts."""
        text = f"{len(table.track)}/{SEISMIC_LEVELS[table.level]}"
        style = _COUNT.sized(17 * areas.spirit_scale)
        x, y = areas.on_spirit(spirit_board.DIAL)
        pen.line(text, style.coloured(palette.SHADOW), (x + 1, y + 2), "center")
        pen.line(text, style, (x, y), "center")

    def _draw_plates(self, pen: Pen, areas: Areas, table: Table, asked: int, left: Todo | None) -> None:
        for seat, look in enumerate(self._looks):
            active = seat == asked
            plate = areas.plates[seat]
            draw_plate(pen, plate, look, seat, table, active, left if active else None, counted=self._counted)
            if table.variant == COOP:
                self._teams[table.teams[seat]].draw(pen, team_place(plate, table.cards and not self._counted))
            if seat not in playing(table):
                pen.fill(theme.VEIL, plate.inflate(-8, -8))

    def _light_wedges(self, pen: Pen, areas: Areas, table: Table, lights: Lights) -> None:
        for wedge in range(WEDGES):
            handle: Handle = ("wedge", wedge)
            if handle == lights.looked_at:
                self._wedges.draw(pen, areas, wedge, palette.CREAM, 0.5)
            elif handle in lights.must:
                self._wedges.draw(pen, areas, wedge, palette.MUST, 0.25)
            elif handle in lights.may:
                self._wedges.draw(pen, areas, wedge, palette.MAY, 0.25)
            elif lights.closed_to is not None and not open_wedge(table, lights.closed_to, wedge):
                self._wedges.draw(pen, areas, wedge, palette.SHADOW, 0.6, edge=False)

    def _light_tiles(self, pen: Pen, areas: Areas, table: Table, lights: Lights) -> None:
        for group, colour in ((lights.may, palette.MAY), (lights.must, palette.MUST)):
            for handle in group:
                if handle[0] == "tile":
                    tile_rim(pen, areas.cell(cell_of(table, int(handle[1]))), areas.tile, colour)
        looked_at = lights.looked_at
        if looked_at is not None and looked_at[0] == "tile":
            tile_rim(pen, areas.cell(cell_of(table, int(looked_at[1]))), areas.tile, palette.CREAM)


def draw_carried(pen: Pen, carried: tuple[Handle, Point] | None, colour: str) -> None:
    """Draw the token or the card that the mouse carries, if it carries one."""
    if carried is None:
        return
    handle, (x, y) = carried
    if handle[0] == "card":
        draw_card(pen, Box(x - 45, y - 45 * CARD_SHAPE, 90, 90 * CARD_SHAPE), int(handle[1]))
    else:
        pen.image(f"tokens/{colour}", Box(x - 22, y - 22, 44, 44))
