"""The window opens where it was, if that is still on a screen."""

import os

import pytest

from tremor_gui.ui.desktop import Place, open_display, visible

ONE = [(1920, 1080)]
TWO = [(1920, 1080), (2560, 1440)]


@pytest.mark.parametrize(
    ("place", "screens", "expected"),
    [
        ((100, 200, 1280, 720), ONE, (100, 200, 1280, 720)),
        ((2500, 300, 1280, 720), TWO, (2500, 300, 1280, 720)),
        ((2500, 300, 1280, 720), ONE, (640, 300, 1280, 720)),
        ((-900, -40, 1280, 720), ONE, (0, 0, 1280, 720)),
        ((0, 0, 3840, 2160), ONE, (0, 0, 1920, 1080)),
        ((1000, 1000, 1, 1), ONE, (896, 440, 1024, 640)),
        ((50, 50, 1280, 720), [(800, 600)], (0, 0, 800, 600)),
    ],
)
def test_a_window_is_moved_and_made_smaller_until_the_screens_hold_it(
    place: Place, screens: list[tuple[int, int]], expected: Place
) -> None:
    assert visible(place, screens) == expected


def test_an_input_method_shows_its_own_window_unless_somebody_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SDL_IME_SHOW_UI", raising=False)
    open_display(headless=True)
    assert os.environ["SDL_IME_SHOW_UI"] == "1"
    monkeypatch.setenv("SDL_IME_SHOW_UI", "0")
    open_display(headless=True)
    assert os.environ["SDL_IME_SHOW_UI"] == "0"
