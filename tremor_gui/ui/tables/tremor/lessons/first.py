"""The first chapters of the tutorial: the goal, and what is done in a turn."""

from typing import Final

from tremor_gui.games.tremor.actions import Explore, Forecast, Ignite, Place, RollDice, Traverse
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.events import Ignited, Moved, Revealed, Rolled, TokenPlaced, TurnBegan, Twisted
from tremor_gui.games.tremor.tokens import OasisChain
from tremor_gui.match.lessons import Chapter, Remark
from tremor_gui.rules.text import say

from .goals import (
    any_of,
    asked_for,
    happens,
    homewards,
    idle_token,
    opening,
    own,
    task,
    third_token,
    walked_home,
    way_opened,
)

_WALK: Final = any_of(Traverse)
_LOOK: Final = any_of(Explore)
_TOKEN: Final = any_of(Forecast, Place)
_ROLL: Final = any_of(RollDice, Place)
_OTHER: Final = say("That works, too, and it stays as you left it. Now to the task.")
"""Of something that was done on the way."""

HOME: Final = Chapter(
    "home",
    say("The way home"),
    (
        task(
            say(
                "You are the Frog. You win by being first in your own <b>Habitat</b>, the corner across "
                "the board. It is one step away: click it, or drag the Frog there."
            ),
            walked_home,
            say("You are home! That is all it takes to win. The rest is about getting there."),
            homewards,
            (Remark(happens(Twisted, TokenPlaced), _OTHER),),
        ),
    ),
)

TRAVERSE: Final = Chapter(
    "traverse",
    say("Traverse"),
    (
        task(
            say(
                "Once a turn you <b>Traverse</b>: one step, never diagonally. The two sides that touch "
                "must be free of debris, the dark rubble. Take one of the lit steps."
            ),
            own(Moved),
            say(
                "A fine step. Drag the Frog to a tile that is not lit, and you are told what is in the "
                "way. Ctrl+Z takes a step back."
            ),
            _WALK,
            (Remark(happens(Twisted, TokenPlaced), _OTHER),),
        ),
    ),
)

TWIST: Final = Chapter(
    "twist",
    say("Twist"),
    (
        task(
            say(
                "Debris on all sides: the Frog is stuck. Once a turn you <b>Twist</b> a tile by a quarter. "
                "Click a lit tile and choose an arrow, or turn the mouse wheel over it."
            ),
            way_opened,
            say("There is the way! Debris turns with its tile."),
            opening,
            (
                Remark(
                    happens(Twisted),
                    say("It turned, but the Frog is still shut in. Take it back and try another one."),
                ),
                Remark(happens(TokenPlaced), _OTHER),
            ),
        ),
        task(
            say("Now <b>Traverse</b> through the gap you have made."),
            own(Moved),
            say("Out! Twist first, then walk: that pair will get you far."),
            _WALK,
            (Remark(happens(Twisted, TokenPlaced), _OTHER),),
        ),
    ),
)

EXPLORE: Final = Chapter(
    "explore",
    say("Explore"),
    (
        task(
            say(
                "Your third action is to <b>Scout</b>. One way is to <b>Explore</b>: turn a tile over. "
                "Click any face-down tile and choose the eye, or drag it over."
            ),
            happens(Revealed),
            say("Nobody knew what lies there, not even the game. So this cannot be taken back."),
            _LOOK,
            (Remark(happens(Twisted, Moved), _OTHER),),
            (Remark(asked_for(OasisChain), say("An Oasis! Lucky: it lets you turn over another tile.")),),
        ),
        task(
            say(
                "What you find owes the Spirit Board, on the left, one of your tokens. Click a lit "
                "<b>wedge</b> of a disaster that the tile shows."
            ),
            own(TokenPlaced),
            say("Well placed. Three tokens on one wedge let that disaster loose."),
            _TOKEN,
            (Remark(asked_for(OasisChain), say("Another Oasis! Turn over one more.")),),
        ),
    ),
)

FORECAST: Final = Chapter(
    "forecast",
    say("Forecast"),
    (
        task(
            say(
                "The other way to Scout is to <b>Forecast</b>: put a token on any open wedge, and turn "
                "nothing over. Closed to you is a wedge with two tokens that are not yours."
            ),
            own(TokenPlaced),
            say("Good. A token of your own keeps that wedge open to you."),
            _TOKEN,
        ),
    ),
)

IGNITE: Final = Chapter(
    "ignite",
    say("Ignite"),
    (
        task(
            say(
                "One wedge of the Volcano holds two tokens, one of them yours. Place the third there: "
                "the third token <b>ignites</b> the disaster."
            ),
            asked_for(Ignition),
            say("It rumbles! Whoever ignites chooses where."),
            third_token,
            (Remark(idle_token, say("A token, but only the third on a wedge ignites.")),),
        ),
        task(
            say("Every lit tile shows a Volcano. Point at one to see what it would strike, then click it."),
            own(Ignited),
            say(
                "There it goes. The picture on the tile points where it strikes, so a Twist aims it. "
                "The wedge is empty again."
            ),
            any_of(Ignite),
        ),
    ),
)

DICE: Final = Chapter(
    "dice",
    say("The dice"),
    (
        task(
            say("When your actions are done, you roll the <b>Disaster Dice</b>. Roll them!"),
            happens(Rolled),
            say("The dice choose the disasters, but you choose the wedges."),
            _ROLL,
        ),
        task(
            say("For each die place a token on a wedge of that disaster. A third one ignites here, too."),
            happens(TurnBegan),
            say("That was a whole turn: Traverse, Twist, Scout, roll. Then the next player begins."),
            _ROLL,
            (Remark(own(Ignited), say("Even the dice can start a disaster.")),),
            lit=False,
        ),
    ),
)
