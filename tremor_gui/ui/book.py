"""A book of rules as data: chapters of sections with figures, in the language in use."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import NamedTuple

from tremor_gui.ui import keys
from tremor_gui.ui.i18n import _
from tremor_gui.ui.markup import escape, plain
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

Painter = Callable[[Pen, Box], None]
"""Fills a box with a picture."""


class Topic(NamedTuple):
    """What more can be read about a thing: a place in the book and what it is called."""

    place: str
    name: str
    by_mouse: bool = True
    """Whether a right click leads there, as it does where that means nothing else."""

    @property
    def line(self) -> str:
        """The marked-up line that says so at the end of a tooltip."""
        words = _("<b>{key}</b>: more about {topic}")
        if self.by_mouse:
            words = _("<b>{key}</b> or right click: more about {topic}")
        return f"<i>{words.format(key=keys.RULES, topic=escape(self.name))}</i>"


class Side(Enum):
    """Where the figures of a section stand."""

    LEFT = auto()
    RIGHT = auto()
    BELOW = auto()


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture that is put together as it is drawn, with its size in logical units."""

    draw: Painter
    width: float
    height: float
    caption: str = ""
    """Marked up; below the picture."""


@dataclass(frozen=True, slots=True)
class Section:
    """A stretch of a chapter; its place, if it has one, begins with that of the chapter."""

    markup: str
    title: str = ""
    place: str = ""
    """Such as ``cards/quell``."""
    figures: tuple[Figure, ...] = ()
    side: Side = Side.RIGHT

    def told(self) -> str:
        """Return all that is to be read in it, without markup."""
        captions = (plain(figure.caption) for figure in self.figures)
        return " ".join((self.title, plain(self.markup), *captions))


@dataclass(frozen=True)
class Chapter:
    """A page of the book."""

    place: str
    title: str
    picture: str
    """Beside its name in the list: a picture in its own colours, or an icon, named without a folder."""
    sections: tuple[Section, ...]
    within: bool = False
    """Whether it belongs to the chapter before it, and is set off a little in the list."""

    @cached_property
    def told(self) -> str:
        """All that is to be read in it, without markup."""
        return " ".join((self.title, *(section.told() for section in self.sections)))

    @property
    def places(self) -> dict[str, str]:
        """Every place in it, with what it is called."""
        own = {section.place: section.title for section in self.sections if section.place}
        return {self.place: self.title, **own}


Book = Callable[[], tuple[Chapter, ...]]
"""Writes the chapters in the language in use."""


def chapter_of(chapters: Iterable[Chapter], place: str) -> Chapter | None:
    """Return the chapter in which a place is, or None if there is no such place."""
    return next((chapter for chapter in chapters if place in chapter.places), None)
