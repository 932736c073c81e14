"""Draws sprites in their poses, lower layers first, each on its shadow."""

from collections.abc import Iterable
from typing import Final

import pygame

from tremor_gui.ui.images import BLEND
from tremor_gui.ui.pen import Pen

from .pose import Pose

LIFTED: Final = 0.5
"""How far up the screen, for each unit of lift, a sprite is seen."""
_SHADOW_DRIFT: Final = (0.35, 0.65)
"""How far, for each unit of lift, the shadow falls to the right and down."""
_REST_DRIFT: Final = 2.5
_GROWTH: Final = 1 / 700
"""How much larger a lifted sprite looks, for each unit of lift."""
_SIZES: Final = 60
_ALPHA_STEPS: Final = 16
"""Sizes and transparencies under way go in steps, so that the pictures made for them can be kept."""


def paint(pen: Pen, poses: Iterable[Pose]) -> None:
    """Draw the poses; those of one layer in the order from the back to the front of the table."""
    for pose in sorted(poses, key=lambda one: (one.layer, one.y)):
        paint_one(pen, pose)


def paint_one(pen: Pen, pose: Pose) -> None:
    """Draw one sprite and its shadow."""
    if pose.alpha <= 0.02:
        return
    if pose.shadow and pose.lift == 0.0 and pose.alpha == pose.flip == 1.0 and not pose.angle % 90:
        return _paint_resting(pen, pose)
    scale = 1.0 + round(pose.lift * _GROWTH * _SIZES) / _SIZES
    if pose.shadow:
        _paint_shadow(pen, pose, scale)
    picture = _picture(pen, pose, scale)
    centre = pen.kit.metrics.point((pose.x, pose.y - pose.lift * LIFTED))
    pen.surface.blit(picture, picture.get_rect(center=centre), special_flags=BLEND)


def _paint_resting(pen: Pen, pose: Pose) -> None:
    """Draw a sprite that lies on the table with its shadow as one picture: two take half as long again."""
    images, metrics = pen.kit.images, pen.kit.metrics
    size, under = metrics.size((pose.width, pose.height)), _shadow_size(pen, pose, 1.0)
    drift = metrics.point((_REST_DRIFT * 0.4, _REST_DRIFT))
    picture = images.grounded(pose.image, size, round(pose.angle / 90) % 4, pose.shadow, under, drift)
    centre = metrics.point((pose.x, pose.y))
    pen.surface.blit(picture, picture.get_rect(center=centre), special_flags=BLEND)


def _paint_shadow(pen: Pen, pose: Pose, scale: float) -> None:
    images, metrics = pen.kit.images, pen.kit.metrics
    size = _shadow_size(pen, pose, scale)
    alpha = _stepped(pose.alpha * (1.0 if pose.lift < 4 else 0.75))
    picture = images.scaled(pose.shadow, size) if alpha == 255 else images.faded(pose.shadow, size, alpha)
    right, down = (
        _REST_DRIFT * 0.4 + pose.lift * _SHADOW_DRIFT[0],
        _REST_DRIFT + pose.lift * _SHADOW_DRIFT[1],
    )
    centre = metrics.point((pose.x + right, pose.y + down))
    pen.surface.blit(picture, picture.get_rect(center=centre), special_flags=BLEND)


def _shadow_size(pen: Pen, pose: Pose, scale: float) -> tuple[int, int]:
    """Return the size of a sprite's shadow, which is drawn in the same scale as its picture."""
    images = pen.kit.images
    width, height = images.source(pose.shadow).get_size()
    own = images.source(pose.image).get_size()[0]
    return pen.kit.metrics.size((pose.width * width / own * scale, pose.height * height / own * scale))


def _picture(pen: Pen, pose: Pose, scale: float) -> pygame.Surface:
    """Return the sprite's picture: a kept one at rest, one made for the moment under way."""
    images, metrics = pen.kit.images, pen.kit.metrics
    alpha = _stepped(pose.alpha)
    half_degrees = round(pose.angle * 2) % 720
    quarters, between = divmod(half_degrees, 180)
    if between:
        size = metrics.size((pose.width, pose.height))
        picture = images.rotated(pose.image, size, half_degrees, alpha, scale)
    else:
        size = metrics.size((pose.width * scale, pose.height * scale))
        picture = images.turned(pose.image, size, quarters, alpha)
    if pose.flip < 1.0:
        width = max(1, round(picture.get_width() * pose.flip))
        picture = pygame.transform.smoothscale(picture, (width, picture.get_height()))
    return picture


def _stepped(alpha: float) -> int:
    """Round an alpha of 0 to 1 to one of a few values of 0 to 255, so that few pictures are kept."""
    return round(round(min(1.0, max(0.0, alpha)) * _ALPHA_STEPS) / _ALPHA_STEPS * 255)
