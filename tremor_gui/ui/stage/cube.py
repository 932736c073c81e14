"""Draws a die in space, of ivory paper, with a picture on each face.

It is seen from above and a little from the reader's side, without perspective,
so that each face is an affine image of its picture. Meant for a canvas that is
made smaller afterwards, which smooths its edges.
"""

from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

import pygame

from tremor_gui.ui.images import BLEND
from tremor_gui.ui.metrics import Point

from .solid import BEVEL, CORNERS, EDGES, FACES
from .space import Quaternion, Vector, axes, dot

TILT: Final = radians(22)
"""Between the eye and the plumb line."""

_CROP: Final = 0.1  # share of a picture cut off at each side: its border is the die's own edge
_PAPER: Final = (252, 243, 225)
_GLOOM: Final = (0.56, 0.48, 0.41)  # shares of red, green and blue seen where the lamp does not reach
_LAMP: Final[Vector] = (-0.42, -0.36, 0.83)
_LAMP_POWER: Final = 1.2
_EDGEWISE: Final = 0.12  # of a picture's length; one seen narrower than this is not drawn

Rgb = tuple[int, int, int]


class Cube:
    """One turned die on a square canvas; its side is in pixels of the canvas."""

    def __init__(self, canvas: pygame.Surface, turn: Quaternion, side: float) -> None:
        x, y, z = axes(turn)
        lean, rise = cos(TILT), sin(TILT)
        self._canvas = canvas
        self._side = side
        self._middle = canvas.get_width() / 2
        self._across = (x[0] * side, y[0] * side, z[0] * side)
        self._down = (
            (x[1] * lean - x[2] * rise) * side,
            (y[1] * lean - y[2] * rise) * side,
            (z[1] * lean - z[2] * rise) * side,
        )
        self._near = (x[1] * rise + x[2] * lean, y[1] * rise + y[2] * lean, z[1] * rise + z[2] * lean)
        self._light = (dot(x, _LAMP), dot(y, _LAMP), dot(z, _LAMP))

    def draw(self, pictures: tuple[pygame.Surface, ...]) -> None:
        """Draw the corners, the edges and the faces that look towards the eye."""
        for normal, (middle,) in CORNERS:
            pygame.draw.circle(self._canvas, self._paper(normal), self._point(middle), BEVEL * self._side)
        for normal, outline in EDGES:
            if dot(self._near, normal) > 0:
                pygame.draw.polygon(self._canvas, self._paper(normal), [self._point(p) for p in outline])
        for (normal, outline), picture in zip(FACES, pictures, strict=True):
            if dot(self._near, normal) > 0:
                self._face(picture, [self._point(p) for p in outline], normal)

    def _face(self, picture: pygame.Surface, outline: list[Point], normal: Vector) -> None:
        pygame.draw.polygon(self._canvas, self._paper(normal), outline)
        start, right, opposite, down = outline
        image = _affine(
            picture,
            (right[0] - start[0], right[1] - start[1]),
            (down[0] - start[0], down[1] - start[1]),
            self._shade(normal),
        )
        if image is not None:
            middle = (start[0] + opposite[0]) / 2, (start[1] + opposite[1]) / 2
            self._canvas.blit(image, image.get_rect(center=middle), special_flags=BLEND)

    def _point(self, place: Vector) -> Point:
        return self._middle + dot(self._across, place), self._middle + dot(self._down, place)

    def _shade(self, normal: Vector, paper: Rgb = (255, 255, 255)) -> Rgb:
        """Return the colour that the lamp makes of paper that looks along a normal."""
        lit = min(1.0, max(0.0, dot(self._light, normal)) * _LAMP_POWER)
        red, green, blue = _GLOOM
        return (
            round(paper[0] * (red + (1 - red) * lit)),
            round(paper[1] * (green + (1 - green) * lit)),
            round(paper[2] * (blue + (1 - blue) * lit)),
        )

    def _paper(self, normal: Vector) -> Rgb:
        return self._shade(normal, _PAPER)


def _affine(picture: pygame.Surface, u: Point, v: Point, shade: Rgb) -> pygame.Surface | None:
    """Return a picture with its upper side laid along `u`, its left side along `v`, and darkened.

    Every such image is a turn, a squeeze along the axes and another turn (the
    singular values of the matrix); None if it is seen too much from its edge.
    """
    e, f, g, h = (u[0] + v[1]) / 2, (u[0] - v[1]) / 2, (u[1] + v[0]) / 2, (u[1] - v[0]) / 2
    long, short = hypot(e, h) + hypot(f, g), hypot(e, h) - hypot(f, g)
    if short < _EDGEWISE * long:
        return None
    whole, half = degrees(atan2(h, e)), degrees(atan2(g, f))
    first = pygame.transform.rotate(picture, (half - whole) / 2)
    width, height = first.get_size()
    length = picture.get_width()
    size = max(1, round(width * long / length)), max(1, round(height * short / length))
    squeezed = pygame.transform.smoothscale(first, size)
    squeezed.fill(shade, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.rotate(squeezed, -(whole + half) / 2)


def face_picture(source: pygame.Surface, length: int) -> pygame.Surface:
    """Return the inner part of a face's picture, this many pixels long, with round corners."""
    cut = round(source.get_width() * _CROP)
    inner = source.subsurface(source.get_rect().inflate(-2 * cut, -2 * cut))
    face = pygame.transform.smoothscale(inner, (length, length))
    mask = pygame.Surface((length, length), pygame.SRCALPHA)
    pygame.draw.rect(mask, "white", mask.get_rect().inflate(-2, -2), border_radius=length // 6)
    face.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face
