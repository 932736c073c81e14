"""Events as the window would send them, at places in logical units."""

import pygame

from tremor_gui.ui.app import App
from tremor_gui.ui.metrics import Point


def pixels(app: App, point: Point) -> tuple[int, int]:
    return app.kit.metrics.point(point)


def move(app: App, point: Point) -> bool:
    at = pixels(app, point)
    return app.feed(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


def press(app: App, point: Point, button: int = 1, clicks: int = 1) -> bool:
    move(app, point)
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pixels(app, point), button=button, clicks=clicks)
    return app.feed(event)


def release(app: App, point: Point, button: int = 1) -> bool:
    move(app, point)
    return app.feed(pygame.Event(pygame.MOUSEBUTTONUP, pos=pixels(app, point), button=button))


def click(app: App, point: Point, clicks: int = 1) -> None:
    press(app, point, clicks=clicks)
    release(app, point)


def key(app: App, scancode: int, mod: int = 0) -> bool:
    return app.feed(pygame.Event(pygame.KEYDOWN, scancode=scancode, key=0, mod=mod, unicode=""))


def type_text(app: App, text: str) -> bool:
    return app.feed(pygame.Event(pygame.TEXTINPUT, text=text))


def compose(app: App, text: str, start: int = 0) -> bool:
    """What an input method sends while somebody puts a word together; no text when that is over."""
    return app.feed(pygame.Event(pygame.TEXTEDITING, text=text, start=start, length=0))


def wheel(app: App, notches: int) -> bool:
    return app.feed(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches))
