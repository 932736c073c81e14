"""Keys by their place on the keyboard, so that a shortcut works on any layout.

Scancodes name places; the names shown are those of the US layout.
"""

from dataclasses import dataclass
from typing import Final

import pygame

from tremor_gui.ui.i18n import _


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A key, with Ctrl (Command on a Mac) or Shift held or not."""

    scancode: int
    name: str
    ctrl: bool = False
    shift: bool = False

    def matches(self, event: pygame.Event) -> bool:
        """Tell whether an event is the press of this key with exactly these modifiers."""
        return (
            event.type == pygame.KEYDOWN
            and event.scancode == self.scancode
            and bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) == self.ctrl
            and bool(event.mod & pygame.KMOD_SHIFT) == self.shift
            and not event.mod & pygame.KMOD_ALT
        )

    def __str__(self) -> str:
        """Return the name to show in a tooltip, such as "Ctrl+Z"."""
        return "+".join([_("Ctrl")] * self.ctrl + [_("Shift")] * self.shift + [self.name])


ACTIVATE: Final = frozenset({pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_SPACE})
CONFIRM: Final = frozenset({pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER})
DIRECTIONS: Final = {
    pygame.KSCAN_LEFT: (-1, 0),
    pygame.KSCAN_RIGHT: (1, 0),
    pygame.KSCAN_UP: (0, -1),
    pygame.KSCAN_DOWN: (0, 1),
}
ESCAPE: Final = Shortcut(pygame.KSCAN_ESCAPE, "Esc")
TAB: Final = Shortcut(pygame.KSCAN_TAB, "Tab")
BACK_TAB: Final = Shortcut(pygame.KSCAN_TAB, "Tab", shift=True)
RULES: Final = Shortcut(pygame.KSCAN_F1, "F1")
FULLSCREEN: Final = Shortcut(pygame.KSCAN_F11, "F11")
UNDO: Final = Shortcut(pygame.KSCAN_Z, "Z", ctrl=True)
PASTE: Final = Shortcut(pygame.KSCAN_V, "V", ctrl=True)
_ASKING: Final = frozenset(map(ord, "/ß+',7"))
"""Keys on which some layout has a question mark above: American, German, Nordic, Italian, French, Russian."""


def asks(event: pygame.Event) -> bool:
    """Tell whether an event is the press of a question mark, which has a place of its own on each layout.

    While nobody types, the system does not say what Shift makes of a key, so those of all layouts count.
    """
    if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        return False
    return event.unicode == "?" or (bool(event.mod & pygame.KMOD_SHIFT) and event.key in _ASKING)


def pressed(event: pygame.Event, scancodes: frozenset[int]) -> bool:
    """Tell whether an event is the press of one of these keys without Ctrl or Alt."""
    return (
        event.type == pygame.KEYDOWN
        and event.scancode in scancodes
        and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
    )


def direction(event: pygame.Event) -> tuple[int, int] | None:
    """Return the way an arrow key points, as steps right and down, or None for any other event."""
    return DIRECTIONS[event.scancode] if pressed(event, frozenset(DIRECTIONS)) else None
