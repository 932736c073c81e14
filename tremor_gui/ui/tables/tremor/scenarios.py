"""The games that come with the program: what each is called, and what to try in it."""

from typing import Final, NamedTuple

from tremor_gui.rules.text import Text, say


class Scenario(NamedTuple):
    """A position laid out by hand."""

    title: Text
    task: Text
    """One sentence."""


SCENARIOS: Final = {
    "blocked-cyclone": Scenario(
        say("A Cyclone past a block"),
        say("Forecast a third token on the Cyclone: it can carry the Camel diagonally past a block."),
    ),
    "blocked-tsunami": Scenario(
        say("A Tsunami past an Oasis"),
        say("Forecast a third token on the Tsunami: the Oasis of the Snow Leopard stays."),
    ),
    "camel-traverse": Scenario(
        say("One way out"),
        say("Traverse with the Camel, and see what stops it in three of the four directions."),
    ),
    "closed-wedges": Scenario(
        say("Closed wedges"),
        say("Forecast with the yellow player, and see which four wedges take no token."),
    ),
    "coop-homecoming": Scenario(
        say("Coming home together"),
        say("Bring Frog and Penguin, who are allies, home: each has one step left."),
    ),
    "cyclone-off-board": Scenario(
        say("A Cyclone at the edge"),
        say("Forecast a third token on the Cyclone: it points off the board, so two tiles swap."),
    ),
    "frog-exploration": Scenario(
        say("The Frog explores"),
        say("Place the two tokens the Frog owes for its first tiles, then explore with the others."),
    ),
    "level-3-eruption": Scenario(
        say("An eruption at the end of the track"),
        say("Forecast a third token on the Flood, and see whom the Earthquake moves where."),
    ),
    "quell-the-quell": Scenario(
        say("Quell the Quell"),
        say("Let a Cyclone carry the Camel off, and answer: Anchor, Quell, and Quell once more."),
    ),
    "rumble-last-stand": Scenario(
        say("The last stand"),
        say("Play the Frog's Foreshock: the Earthquake erupts, and who is not on its tile is out."),
    ),
    "shell-holds": Scenario(
        say("The Shell holds"),
        say("Let a Cyclone reach the Turtle, and use its Shell: the tile stays where it is."),
    ),
}
"""What is known of a scenario, by the name of its file."""
