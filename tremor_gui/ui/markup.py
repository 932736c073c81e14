"""A little markup for logs, tooltips and help: what a translator may put into a message.

``<b>bold</b>`` · ``<i>italic</i>`` · ``<c:#2563d6>coloured</c>`` · ``<icon:undo>``, an icon
in the colour of the text · ``<icon:emblems/flood>``, any picture in its own colours,
both at the height of the text · ``<to:cards/quell>a link</to>`` to a place in the book of
rules · a line feed starts a new line.
What a player typed goes in through `escape`. An unknown tag is shown as it stands.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tremor_gui.ui import palette
from tremor_gui.ui.theme import Colour, Face, Style

_TAG = re.compile(r"<(?:(/?[bi])|c:(#[0-9a-fA-F]{6})|(/c)|icon:([a-z0-9_/]+)|to:([a-z0-9_/]+)|(/to)|(lt))>")


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one face and colour, or an icon."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: Colour | None = None
    icon: str | None = None
    to: str | None = None
    """Where it leads, if it is a link."""

    def style(self, base: Style) -> Style:
        """Return the style in which to set this span within text of the base style."""
        face = Face.BOLD if self.bold else Face.ITALIC if self.italic else base.face
        colour = palette.LINK if self.to else base.colour
        return Style(face, base.size, self.colour or colour)


def escape(text: str) -> str:
    """Return text of unknown origin so that nothing in it is taken for markup."""
    return text.replace("<", "<lt>")


def plain(markup: str) -> str:
    """Return what is to be read of marked-up text."""
    return "".join(span.text for span in parse(markup))


def parse(markup: str) -> Iterator[Span]:
    """Split marked-up text into spans."""
    now = Span("")
    end = 0
    for tag in _TAG.finditer(markup):
        if tag.start() > end:
            yield replace(now, text=markup[end : tag.start()])
        end = tag.end()
        weight, colour, colour_ends, icon, link, link_ends, less_than = tag.groups()
        if less_than:
            yield replace(now, text="<")
        elif icon:
            yield replace(now, icon=icon)
        elif colour or colour_ends:
            now = replace(now, colour=colour)
        elif link or link_ends:
            now = replace(now, to=link)
        elif weight.endswith("b"):
            now = replace(now, bold=weight == "b")
        else:
            now = replace(now, italic=weight == "i")
    if end < len(markup):
        yield replace(now, text=markup[end:])
