"""All chapters of Tremor's tutorial in their order, the last ones in full."""

from typing import Final

from tremor_gui.games.tremor.actions import PlayCard, Traverse, Twist
from tremor_gui.games.tremor.card_events import CardDrawn, CardPlayed
from tremor_gui.games.tremor.events import Erupted, Moved, SentHome, TokenPlaced, Twisted
from tremor_gui.match.lessons import Chapter, Remark
from tremor_gui.rules.text import say

from . import disasters, first
from .goals import any_of, happens, idle_token, own, task, third_token, walked_home, way_opened

_NO_THIRD: Final = say("A token, but only a third one ignites.")
EARTHQUAKE: Final = Chapter(
    "earthquake",
    say("The Earthquake"),
    (
        task(
            say(
                "Each ignition puts a token on the <b>Earthquake Track</b>, the ring in the dial: 4 of 5 "
                "lie there. Ignite the Flood, and watch the Earthquake Tile."
            ),
            happens(Erupted),
            say("What a shock! The tiles round the Earthquake were shuffled and laid anew."),
            third_token,
            (Remark(idle_token, _NO_THIRD),),
            (
                Remark(
                    happens(SentHome),
                    say(
                        "What a shock! The tiles around were laid anew, and the Camel, who stood on the "
                        "Earthquake Tile, is back at its start."
                    ),
                ),
            ),
        ),
    ),
)

SPIRIT: Final = Chapter(
    "spirit",
    say("Spirit Board"),
    (
        task(
            say(
                "Each ignition, and each turn in which you could not Traverse, puts a counter on your "
                "<b>Spirit Track</b>. The third draws a Climate Card. You have two: ignite!"
            ),
            own(CardDrawn),
            say("A card! It lies at the bottom, and only you see it."),
            third_token,
        ),
    ),
)

CARDS: Final = Chapter(
    "cards",
    say("Climate Cards"),
    (
        task(
            say(
                "These are your <b>Climate Cards</b>; rest the mouse on one to read it. The dice mean: on "
                "your own turn, before you roll. The lightning: in answer to others. Play one."
            ),
            own(CardPlayed),
            say("Played! A card breaks the rules for a moment, and is no action."),
            any_of(PlayCard),
            (Remark(happens(Twisted, Moved, TokenPlaced), say("Fine, but cards wait until you roll.")),),
        ),
    ),
)

TOGETHER: Final = Chapter(
    "together",
    say("All together"),
    (
        task(
            say(
                "Nothing is lit now: this one is yours. Your Habitat is next to you, and debris lies in "
                "between. Be home this turn!"
            ),
            walked_home,
            say("You did it! You know all you need. The rest is mischief: play a first game."),
            any_of(Twist, Traverse),
            (
                Remark(way_opened, say("The way is open ...")),
                Remark(
                    happens(Twisted), say("Turned, but still shut in. Take it back and turn another way.")
                ),
            ),
            lit=False,
        ),
    ),
)

CHAPTERS: Final = (
    first.HOME,
    first.TRAVERSE,
    first.TWIST,
    first.EXPLORE,
    first.FORECAST,
    first.IGNITE,
    disasters.TSUNAMI,
    disasters.CYCLONE,
    disasters.TORNADO,
    disasters.VOLCANO,
    disasters.FLOOD,
    disasters.LANDSLIDE,
    disasters.BLOCKS,
    first.DICE,
    EARTHQUAKE,
    SPIRIT,
    CARDS,
    TOGETHER,
)
"""Each may be done on its own."""
