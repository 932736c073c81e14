"""Logical units fit every window, and every size of it shows the same scene."""

from itertools import pairwise

import pygame
import pytest
from gallery import Gallery

from tremor_gui.ui.app import App
from tremor_gui.ui.kit import Preferences
from tremor_gui.ui.metrics import SMALLEST_LOGICAL, Box, Metrics

WINDOWS = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1080, 1920), (3840, 2160)]


@pytest.mark.parametrize("window", WINDOWS)
def test_a_window_holds_the_logical_area(window: tuple[int, int]) -> None:
    metrics = Metrics.fit(window)
    assert metrics.width >= 1280 - 1e-6
    assert metrics.height >= 720 - 1e-6


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ui_scale", [-1.0, 0.1, 0.75, 1.1, 2.0, 99.0])
def test_no_interface_scale_leaves_less_than_the_smallest_area(
    window: tuple[int, int], ui_scale: float
) -> None:
    metrics = Metrics.fit(window, ui_scale)
    assert metrics.width >= SMALLEST_LOGICAL[0] - 1e-6
    assert metrics.height >= SMALLEST_LOGICAL[1] - 1e-6


def test_boxes_that_touch_still_touch_in_pixels() -> None:
    metrics = Metrics.fit((1366, 768))
    boxes = [metrics.rect(Box(at * 33.3, 0, 33.3, 10)) for at in range(30)]
    assert all(left.right == right.left for left, right in pairwise(boxes))


def test_a_place_goes_to_pixels_and_back() -> None:
    metrics = Metrics.fit((1920, 1080))
    assert metrics.logical(metrics.point((640, 360))) == (640, 360)


@pytest.mark.parametrize("window", WINDOWS)
def test_every_widget_is_drawn_in_every_window(app: App, gallery: Gallery, window: tuple[int, int]) -> None:
    app.resize(window)
    app.step(0)
    assert app.frame().get_size() == window
    on_panel = app.kit.metrics.rect(gallery.left.box).center
    assert app.frame().get_at(on_panel) != app.frame().get_at((2, 2))


def test_preferences_take_effect_at_once(app: App, gallery: Gallery) -> None:
    before = app.kit.metrics.scale
    app.apply(Preferences(ui_scale=1.25))
    assert app.kit.metrics.scale == pytest.approx(before * 1.25)
    assert app.kit.text.scale == app.kit.metrics.scale
    assert gallery.left.box.height < 720


def test_the_same_scene_is_drawn_alike_twice(app: App, gallery: Gallery) -> None:
    app.step(1)
    first = pygame.image.tobytes(app.frame(), "RGB")
    app.step(0)
    assert pygame.image.tobytes(app.frame(), "RGB") == first
