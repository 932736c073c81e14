"""A column of buttons, as the title and the pause menu have it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.metrics import Point
from tremor_gui.ui.widgets import Button, Form

HEIGHT: Final = 54
GAP: Final = 10


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu; with a reason in `why_not` it is shown but cannot be chosen."""

    label: str
    action: Callable[[], None]
    icon: str
    accent: bool = False
    tooltip: str = ""
    shortcut: Shortcut | None = None
    why_not: str | None = None


def height_of(entries: int, height: float = HEIGHT) -> float:
    """Return the height of a menu with this many entries of a height, in logical units."""
    return entries * (height + GAP) - GAP


def build_menu(form: Form, entries: Iterable[Entry], at: Point, width: float, height: float = HEIGHT) -> None:
    """Add the buttons of a menu to a form, one below the other; Enter chooses the accented one."""
    x, y = at
    for entry in entries:
        button = Button(
            form.kit,
            entry.label,
            entry.action,
            icon=entry.icon,
            accent=entry.accent,
            tooltip=entry.tooltip,
            shortcut=entry.shortcut,
            why_not=entry.why_not,
        )
        form.add(button).place(x, y, width, height)
        if entry.accent:
            form.default = button
        y += height + GAP
