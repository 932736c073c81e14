"""What each disaster does, in a sentence or two (T59-T76)."""

from typing import Final

from tremor_gui.games.tremor.terms import LINE_LENGTH
from tremor_gui.rules.text import say
from tremor_gui.ui.i18n import translate

_EFFECTS: Final = (
    say(
        "A line of {count} tiles changes places with the line beside it. It begins with the struck tile and "
        "runs along one of the two directions that the disaster faces, as you choose; the line beside it "
        "lies in the other one.",
        count=LINE_LENGTH,
    ),
    say(
        "The struck tile, its two neighbours where it faces and the tile between them, at which it points, "
        "are a square. Its tiles move on by one place, clockwise or anti-clockwise, as you choose."
    ),
    say(
        "Each tile of the square into which it points is twisted as you like, the struck one included: by a "
        "quarter, by a half, or not at all."
    ),
    say(
        "It blocks a line of {count} tiles that begins with the struck one and runs in one of the two "
        "directions that it faces, as you choose.",
        count=LINE_LENGTH,
    ),
    say(
        "It blocks the struck tile, its two neighbours where it faces, and the tile between them, at which "
        "it points."
    ),
    say(
        "It blocks the struck tile, the tile at which it points, and one of the two between them, as you "
        "choose."
    ),
)
"""In the order of the disasters."""


def disaster_text(disaster: int) -> str:
    """Return what a disaster does, in the language in use."""
    return translate(_EFFECTS[disaster])
