"""The keys of a replay."""

from enum import Enum, auto
from typing import Final

import pygame

from tremor_gui.ui.keys import Shortcut


class Transport(Enum):
    """What can be done with time."""

    PLAY = auto()
    STEP_ON = auto()
    STEP_BACK = auto()
    TURN_ON = auto()
    TURN_BACK = auto()
    FIRST = auto()
    LAST = auto()
    FASTER = auto()
    SLOWER = auto()


CHART: Final = Shortcut(pygame.KSCAN_C, "C")
EXPORT: Final = Shortcut(pygame.KSCAN_E, "E")
EYES: Final = Shortcut(pygame.KSCAN_V, "V")
EYES_BACK: Final = Shortcut(pygame.KSCAN_V, "V", shift=True)
WHAT_IF: Final = Shortcut(pygame.KSCAN_W, "W")
PLAY: Final = Shortcut(pygame.KSCAN_SPACE, "Space")
_KEYS: Final = {
    PLAY: Transport.PLAY,
    Shortcut(pygame.KSCAN_RIGHT, "→"): Transport.STEP_ON,
    Shortcut(pygame.KSCAN_LEFT, "←"): Transport.STEP_BACK,
    Shortcut(pygame.KSCAN_RIGHT, "→", shift=True): Transport.TURN_ON,
    Shortcut(pygame.KSCAN_LEFT, "←", shift=True): Transport.TURN_BACK,
    Shortcut(pygame.KSCAN_DOWN, "↓"): Transport.TURN_ON,
    Shortcut(pygame.KSCAN_UP, "↑"): Transport.TURN_BACK,
    Shortcut(pygame.KSCAN_HOME, "Home"): Transport.FIRST,
    Shortcut(pygame.KSCAN_END, "End"): Transport.LAST,
    Shortcut(pygame.KSCAN_EQUALS, "+"): Transport.FASTER,
    Shortcut(pygame.KSCAN_KP_PLUS, "+"): Transport.FASTER,
    Shortcut(pygame.KSCAN_MINUS, "-"): Transport.SLOWER,
    Shortcut(pygame.KSCAN_KP_MINUS, "-"): Transport.SLOWER,
}


def doing(event: pygame.Event) -> Transport | None:
    """Return what a key does, or None for any other event."""
    return next((does for key, does in _KEYS.items() if key.matches(event)), None)
