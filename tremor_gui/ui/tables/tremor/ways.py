"""What the table asks of the house around it, and the hands of the table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action

from .choices import Choice, Handle

if TYPE_CHECKING:
    from .scene import TremorTable


def nowhere(where: object) -> None:
    """Lead nowhere, as for a table without a house around it."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the table leads to."""

    menu: Callable[[], None]
    """Opens the menu over the table."""
    over: Callable[["TremorTable"], None]
    """Shows how the match ended."""
    count: Callable[[Session], None] | None = None
    """Counts a match when it has come to its end, which it may do again once that is taken back."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the hands ask of the scene."""

    commit: Callable[[Action], None]
    refuse: Callable[[Action | None], None]
    menu: Callable[[Handle, tuple[Choice, ...]], None]
    sound: Callable[[str], None]
