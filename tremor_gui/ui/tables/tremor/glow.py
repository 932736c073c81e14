"""Light on the table: rims around tiles and shine in wedges, for what may, must or cannot be chosen."""

from math import cos, radians, sin
from typing import Final

import pygame

from tremor_gui.ui.images import BLEND
from tremor_gui.ui.lru import SurfaceCache
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.theme import Colour

from .. import spirit_board
from .areas import Areas

_RIM: Final = 1.03
_STEPS: Final = 8
_SMOOTHING: Final = 3
_BUDGET: Final = 24 * 1024 * 1024


def tile_rim(pen: Pen, centre: tuple[float, float], side: float, colour: Colour, alpha: float = 1.0) -> None:
    """Draw a lit rim around a tile."""
    size = pen.kit.metrics.size((side * _RIM, side * _RIM))
    rim = pen.kit.images.tinted("tiles/rim", size, shaded(colour, alpha))
    pen.surface.blit(rim, rim.get_rect(center=pen.kit.metrics.point(centre)), special_flags=BLEND)


def shaded(colour: Colour, alpha: float) -> Colour:
    """Return a colour of the palette with an alpha of 0 to 1, in a few steps."""
    step = round(round(alpha * 12) / 12 * 255)
    return f"{colour}{step:02x}"


class WedgeGlow:
    """Shines on wedges of the Spirit Board; each shape is drawn once a size and colour."""

    def __init__(self) -> None:
        self._made = SurfaceCache(_BUDGET)
        self._boxes: dict[tuple[float, float, float, int], Box] = {}

    def draw(
        self, pen: Pen, areas: Areas, wedge: int, colour: Colour, alpha: float, edge: bool = True
    ) -> None:
        """Fill a wedge with translucent light, and trace its edge."""
        scale = pen.kit.metrics.scale
        box = self._box(areas, wedge)
        rect = pen.kit.metrics.rect(box)
        key = wedge, rect.size, shaded(colour, alpha), edge
        shape = self._made.get(key, lambda: _shape(areas, wedge, box, scale, shaded(colour, alpha), edge))
        pen.surface.blit(shape, rect, special_flags=BLEND)

    def _box(self, areas: Areas, wedge: int) -> Box:
        """Return the box around a wedge; the board seldom moves."""
        key = areas.spirit.left, areas.spirit.top, areas.spirit.width, wedge
        if key not in self._boxes:
            self._boxes[key] = _bounds(areas, wedge)
        return self._boxes[key]


def _outline(areas: Areas, wedge: int) -> list[tuple[float, float]]:
    """Return the corners of a wedge in logical units of the window."""
    middle = spirit_board.wedge_angle(wedge)
    half = spirit_board.WEDGE_PITCH / 2 - 0.5
    arc = [middle - half + 2 * half * step / _STEPS for step in range(_STEPS + 1)]
    inner, outer = spirit_board.WEDGE_INNER + 2, spirit_board.WEDGE_OUTER - 2

    def point(radius: float, bearing: float) -> tuple[float, float]:
        angle = radians(bearing - 90.0)
        x, y = spirit_board.DIAL
        return areas.on_spirit((x + radius * cos(angle), y + radius * sin(angle)))

    return [point(outer, bearing) for bearing in arc] + [point(inner, bearing) for bearing in reversed(arc)]


def _bounds(areas: Areas, wedge: int) -> Box:
    xs, ys = zip(*_outline(areas, wedge), strict=True)
    return Box(min(xs) - 2, min(ys) - 2, max(xs) - min(xs) + 4, max(ys) - min(ys) + 4)


def _shape(areas: Areas, wedge: int, box: Box, scale: float, colour: Colour, edge: bool) -> pygame.Surface:
    """Draw the wedge larger and shrink it, since pygame's polygons have jagged edges."""
    fine = scale * _SMOOTHING
    size = round(box.width * scale), round(box.height * scale)
    canvas = pygame.Surface((size[0] * _SMOOTHING, size[1] * _SMOOTHING), pygame.SRCALPHA)
    points = [((x - box.left) * fine, (y - box.top) * fine) for x, y in _outline(areas, wedge)]
    pygame.draw.polygon(canvas, colour, points)
    if edge:
        pygame.draw.polygon(canvas, colour[:7], points, max(2, round(2.2 * fine)))
    return pygame.transform.smoothscale(canvas.premul_alpha(), size)
