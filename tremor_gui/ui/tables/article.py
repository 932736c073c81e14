"""One entry of a reference: what it is called, what it looks like and what it does."""

from collections.abc import Callable
from dataclasses import dataclass

from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen


@dataclass(frozen=True, slots=True)
class Fact:
    """Something worth knowing of an entry, beside a picture."""

    picture: str
    """A picture in its own colours, or a plain icon, named without a folder, in the colour of text."""
    markup: str


@dataclass(frozen=True, slots=True)
class Article:
    """An entry of a reference, in the language in use."""

    key: str
    """The chapter and the entry, such as ``cards/quell``."""
    chapter: str
    name: str
    kind: str
    """What it is, in a few words."""
    text: str
    """What it does; nothing in it is markup."""
    picture: str
    """The small picture in the list."""
    draw: Callable[[Pen, Box], None]
    """Draws the large picture within a box."""
    mark: str = ""
    """The symbol in the list, if it has one; this and the picture as those of a fact."""
    facts: tuple[Fact, ...] = ()

    def speaks_of(self, words: str) -> bool:
        """Tell whether every one of these words is in its name, its kind, its text or its facts."""
        told = " ".join((self.name, self.kind, self.text, *(fact.markup for fact in self.facts))).casefold()
        return all(word in told for word in words.casefold().split())

    def is_called(self, words: str) -> bool:
        """Tell whether these words are in its name."""
        return words.casefold().strip() in self.name.casefold()
