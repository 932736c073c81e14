"""Where the table leads to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .scene import TremorTable


def _nowhere(entry: str) -> None:
    """Lead nowhere, as for a table without a house around it."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the table leads to."""

    menu: Callable[[], None]
    """Opens the menu over the table."""
    over: Callable[["TremorTable"], None]
    """Shows how the match ended."""
    reference: Callable[[str], None] = _nowhere
    """Opens the reference, at an entry if it is named."""
