"""The screens there are, and the window on them."""

import os
from typing import Final

import pygame
import pygame.freetype

from tremor_gui.ui.i18n import _
from tremor_gui.ui.images import asset_root, load

TITLE: Final = "Tremor"
WINDOW: Final = (1280, 720)
SMALLEST: Final = (1024, 640)

_INVISIBLE: Final = {"offscreen", "dummy"}

Place = tuple[int, int, int, int]
"""Where the window is and how large, in pixels: left, top, width, height."""


class NoDisplay(Exception):
    """There is no screen to show the window on."""


def open_display(headless: bool) -> None:
    """Find the screens. Raises ``NoDisplay``."""
    if headless and not pygame.display.get_init():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    driver = os.environ.get("SDL_VIDEODRIVER")
    if driver != "wayland":
        # Presenting through a texture costs ten milliseconds a frame where there is no graphics card.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")  # else Windows shows no words to choose from
    os.environ["SDL_VIDEO_X11_WMCLASS"] = "tremor"  # importing pygame has set it to the name of the script
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(
            _("Tremor finds no screen to open its window on ({error}).").format(error=error)
        ) from error
    # Without a screen SDL takes a driver that shows nothing and says nothing.
    if driver is None and pygame.display.get_driver() in _INVISIBLE:
        raise NoDisplay(
            _("Tremor finds no screen to open its window on. Start it from a desktop, or set DISPLAY.")
        )
    pygame.font.init()
    pygame.freetype.init()


def open_window(size: tuple[int, int], headless: bool) -> pygame.Window:
    """Open a window of this size, or a smaller one where the screen is smaller."""
    if headless:
        return pygame.Window(TITLE, size, hidden=True)
    screen = pygame.display.get_desktop_sizes()[0]
    window = pygame.Window(TITLE, _within(size, screen), resizable=True)
    window.minimum_size = _within(SMALLEST, screen)
    window.set_icon(load(asset_root(), "logo/icon_64"))
    pygame.key.stop_text_input()
    return window


def visible(place: Place, screens: list[tuple[int, int]]) -> Place:
    """Return the place of a window that was there once, moved and made smaller until the screens hold it.

    Screens are known by their sizes only, so they are taken to stand side by
    side, the main one first, as most do.
    """
    left, top, width, height = place
    room = sum(screen[0] for screen in screens), max(screen[1] for screen in screens)
    width = min(max(width, SMALLEST[0]), max(screen[0] for screen in screens))
    height = min(max(height, SMALLEST[1]), room[1])
    return max(min(left, room[0] - width), 0), max(min(top, room[1] - height), 0), width, height


def _within(size: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    return min(size[0], screen[0]), min(size[1], screen[1])
