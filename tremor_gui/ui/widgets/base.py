"""What all widgets have in common."""

from typing import Self

import pygame

from tremor_gui.ui import keys
from tremor_gui.ui.book import Topic
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen

LEFT_BUTTON = 1
"""The one button that clicks; the wheel also arrives as buttons 4 and 5."""


class Widget:
    """A box in logical units that draws itself and may answer events.

    A form hands it mouse events that concern it, and key events while it has
    the focus; it sets `hovered`, `focused` and `ring`.
    """

    focusable = False
    solid = True
    """Whether a press on it is kept from what lies behind, even if it does nothing."""

    def __init__(self, kit: Kit, *, tooltip: str = "", shortcut: Shortcut | None = None) -> None:
        self.kit = kit
        self.box = Box(0, 0, 0, 0)
        self.tooltip = tooltip
        self.shortcut = shortcut
        self.visible = True
        self.more: Topic | None = None
        """Where more can be read about it as long as it is there."""
        self.why_not: str | None = None
        """Why it is disabled, as a sentence for its tooltip; None while it is enabled."""
        self.hovered = False
        self.focused = False
        self.ring = False
        """Whether to show the focus: only once keys were used."""

    @property
    def composing(self) -> bool:
        """Whether an input method is at work in it, to which all keys belong meanwhile."""
        return False

    @property
    def enabled(self) -> bool:
        """Whether it can be used."""
        return self.why_not is None

    @property
    def topic(self) -> Topic | None:
        """Where more can be read about it now; its tooltip says so."""
        return self.more

    @property
    def hint(self) -> str:
        """What the tooltip says now, marked up; empty for no tooltip."""
        if self.why_not:
            return self.why_not
        if self.shortcut and self.tooltip:
            return f"{self.tooltip} <b>({self.shortcut})</b>"
        return self.tooltip

    def place(self, x: float, y: float, width: float, height: float) -> Self:
        """Put it in its place, in logical units."""
        self.box = Box(x, y, width, height)
        return self

    def position(self, event: pygame.Event) -> Point:
        """Return where a mouse event happened, in logical units."""
        return self.kit.metrics.logical(event.pos)

    def hit(self, point: Point) -> bool:
        """Tell whether a point in logical units lies on it."""
        return self.visible and bool(self.box.collidepoint(point))

    def handle(self, event: pygame.Event) -> bool:
        """Answer an event and return whether it was used."""
        return False

    def cancel(self) -> None:
        """Let go of whatever is held, without doing anything."""

    def focus(self, focused: bool, ring: bool) -> None:
        """Take or lose the focus."""
        self.focused = focused
        self.ring = focused and ring

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        return False

    def draw(self, pen: Pen) -> None:
        """Draw it."""


class Pressable(Widget):
    """A widget that is clicked: pressed and let go on it, or by a key while it has the focus."""

    focusable = True
    activators = keys.ACTIVATE
    """The keys that click it while it has the focus, as scancodes."""

    def __init__(self, kit: Kit, *, tooltip: str = "", shortcut: Shortcut | None = None) -> None:
        super().__init__(kit, tooltip=tooltip, shortcut=shortcut)
        self._pressed = False

    def handle(self, event: pygame.Event) -> bool:
        """Follow a press until it is let go, or answer a key."""
        if not self.enabled:
            return False
        if pressed_in(self, event):
            self._pressed = True
            return True
        if released(event) and self._pressed:
            self._pressed = False
            if self.hit(self.position(event)):
                self.click()
            return True
        by_shortcut = self.shortcut is not None and self.shortcut.matches(event)
        if by_shortcut or keys.pressed(event, self.activators):
            self.click()
            return True
        return False

    def click(self) -> None:
        """Do what a click does, with its sound."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Come up again without a click."""
        self._pressed = False


def pressed_in(widget: Widget, event: pygame.Event) -> bool:
    """Tell whether an event is a press of the left button on the widget."""
    return (
        event.type == pygame.MOUSEBUTTONDOWN
        and event.button == LEFT_BUTTON
        and widget.hit(widget.position(event))
    )


def released(event: pygame.Event) -> bool:
    """Tell whether an event lets go of the left button."""
    return event.type == pygame.MOUSEBUTTONUP and event.button == LEFT_BUTTON


def pressed_right(event: pygame.Event) -> bool:
    """Tell whether an event presses the right button, wherever that is."""
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT
