"""The chapters of the tutorial about the six disasters, and about tiles that are blocked."""

from typing import Final

from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.events import Blocked, Ignited, Moved, TokenPlaced, Twisted
from tremor_gui.match.lessons import Chapter, Moment, Remark
from tremor_gui.rules.text import say

from .goals import (
    any_of,
    carried,
    happens,
    idle_token,
    own,
    ride,
    spin,
    strike,
    task,
)

_LINE: Final = 3
_SQUARE: Final = 4
_CORNER: Final = 3
_TWISTS: Final = 2
_ELSEWHERE: Final = say("A token, but not the third. Take it back and try the lit wedge.")
_WIDE: Final = say("It struck, but not like that. Take it back, and see where the lit tiles point.")


def _twisted(moment: Moment) -> bool:
    """Return whether a Tornado twists as many tiles as the chapter asks for."""
    return own(Ignited)(moment) and happens(Twisted, least=_TWISTS)(moment)


_REMARKS: Final = (
    Remark(happens(Ignited), _WIDE),
    Remark(idle_token, _ELSEWHERE),
)

TSUNAMI: Final = Chapter(
    "tsunami",
    say("Tsunami"),
    (
        task(
            say(
                "<icon:emblems/tsunami> A <b>Tsunami</b> swaps a line of three tiles with the line beside "
                "it. Ignite it with your third token, so that the Frog is carried along."
            ),
            carried,
            say("What a ride! Whoever stands on a tile goes along with it."),
            ride,
            _REMARKS,
        ),
    ),
)

CYCLONE: Final = Chapter(
    "cyclone",
    say("Cyclone"),
    (
        task(
            say(
                "<icon:emblems/cyclone> A <b>Cyclone</b> shifts a square of four tiles round by one, "
                "whichever way you like. Ignite it, and let it carry the Frog."
            ),
            carried,
            say("Round it goes. A Cyclone can even carry you diagonally, past what is blocked."),
            ride,
            _REMARKS,
        ),
    ),
)

TORNADO: Final = Chapter(
    "tornado",
    say("Tornado"),
    (
        task(
            say(
                "<icon:emblems/tornado> A <b>Tornado</b> twists the four tiles of a square, each as you "
                "like. Ignite it, click tiles until at least two have turned, then press Done."
            ),
            _twisted,
            say("Spun to your liking. Nothing else turns so much at once."),
            spin,
            _REMARKS,
        ),
    ),
)

VOLCANO: Final = Chapter(
    "volcano",
    say("Volcano"),
    (
        task(
            say(
                "<icon:emblems/volcano> A <b>Volcano</b> blocks a line, outward from its tile. "
                "Ignite it so that three tiles are blocked."
            ),
            happens(Blocked, least=_LINE),
            say("A wall of three! Nobody enters them until your next turn begins."),
            strike(_LINE),
            _REMARKS,
        ),
    ),
)

FLOOD: Final = Chapter(
    "flood",
    say("Flood"),
    (
        task(
            say(
                "<icon:emblems/flood> A <b>Flood</b> blocks the square of four that it points into. "
                "Ignite it so that all four tiles are blocked."
            ),
            happens(Blocked, least=_SQUARE),
            say("A whole square under water. You can leave such tiles, but not enter them."),
            strike(_SQUARE),
            _REMARKS,
        ),
    ),
)

LANDSLIDE: Final = Chapter(
    "landslide",
    say("Landslide"),
    (
        task(
            say(
                "<icon:emblems/landslide> A <b>Landslide</b> blocks three tiles round a corner: its own, "
                "the one diagonally ahead, and one between, as you choose. Block three."
            ),
            happens(Blocked, least=_CORNER),
            say("Round the corner it came down. Those six were all the disasters there are!"),
            strike(_CORNER),
            _REMARKS,
        ),
    ),
)

BLOCKS: Final = Chapter(
    "blocks",
    say("Blocked tiles"),
    (
        task(
            say(
                "The Camel has blocked two tiles beside you with its counters. Blocked tiles cannot be "
                "entered, turned or moved. Walk past them."
            ),
            own(Moved),
            say("Past it. A block is gone when the next turn of whoever laid it begins."),
            any_of(Traverse),
            (
                Remark(
                    happens(Twisted, TokenPlaced),
                    say("That works, too: a tile that is not blocked still turns. Now walk past."),
                ),
            ),
        ),
    ),
)
