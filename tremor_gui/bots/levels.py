"""The levels a bot can be given, and what honestly differs between them."""

from dataclasses import dataclass
from typing import Final

from tremor_gui.rules.text import Text, say

from .base import Bot
from .greedy import Greedy
from .search import Search


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
            Greedy(worlds=1, slip=0.02),
        ),
        Level(
            "medium",
            say("Medium"),
            say("Plans its own way and stands in yours, but hardly looks beyond its own turn."),
            Search(descents=5),
        ),
        Level(
            "hard",
            say("Hard"),
            say("Searches: it tries out its plans against what you may answer and what chance may bring."),
            Search(descents=30),
        ),
        Level(
            "expert",
            say("Expert"),
            say("Searches as Hard does, a dozen times as long."),
            Search(descents=400),
        ),
    )
}
"""The levels by their keys, the weakest first."""
