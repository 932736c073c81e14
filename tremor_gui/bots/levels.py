"""The levels a bot can be given, and what honestly differs between them."""

from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.text import Text, say

from .base import Bot
from .greedy import Greedy


@dataclass(frozen=True, slots=True)
class Level:
    """One level of play."""

    key: str
    """As written in saves and on the command line."""
    name: Text
    honest: Text
    """One sentence that says what it does, and what it does not."""
    bot: Bot


LEVELS: Final = {
    level.key: level
    for level in (
        Level(
            "easy",
            say("Easy"),
            say("Looks one step ahead, and often misjudges what it sees."),
            Greedy(worlds=1, slip=0.06),
        ),
        Level(
            "medium",
            say("Medium"),
            say("Looks one step ahead at its own way and yours, and takes what looks best."),
            Greedy(worlds=2),
        ),
    )
}
"""The levels by their keys, the weakest first."""
