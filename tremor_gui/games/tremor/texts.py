"""What Climate Cards, traits and Catastrophes are called, and what they do in a sentence or two.

Everything a reader needs is in the text itself; the symbols are told apart once, in ``SYMBOL_TEXTS``.
"""

from typing import Final

from tremor_gui.rules.text import Text, say

from .cards import DICE, EXCLAMATION, LIGHTNING
from .species import DELAY, DRIFT, NEST, POISON, REFLEX, SCENT, SHELL, SWING
from .terms import COOP, RACE, RUMBLE

VARIANT_NAMES: Final[dict[str, Text]] = {
    RACE: say("Race"),
    COOP: say("Two against two"),
    RUMBLE: say("Royal Rumble"),
}

SYMBOL_TEXTS: Final[dict[str, Text]] = {
    LIGHTNING: say("Whenever its condition is met, also on another player's turn."),
    DICE: say("On your own turn, until you roll the Disaster Dice."),
    EXCLAMATION: say("On your own turn, before your first action."),
}
"""When something with a symbol may be used, by symbol."""

CARD_NAMES: Final[tuple[Text, ...]] = (
    say("Firebreak"),
    say("Anchor"),
    say("Undertow"),
    say("Tidal Surge"),
    say("Supercell"),
    say("Lava Flow"),
    say("Aftershock"),
    say("Tailwind"),
    say("Thaw"),
    say("Omen"),
    say("Quell"),
    say("Second Wind"),
    say("Fault Slip"),
    say("Migration"),
    say("Driftwood"),
    say("Sinkhole"),
    say("Seed Storm"),
    say("Burrow"),
    say("Erosion"),
    say("Great Drought"),
    say("Polar Shift"),
    say("Foreshock"),
)
"""In the order of ``CARDS``."""

CARD_TEXTS: Final[tuple[Text, ...]] = (
    say(
        "When a Volcano, Flood or Landslide is declared: "
        "one tile of its area stays free. A Volcano runs on past it."
    ),
    say(
        "When a Tsunami, Cyclone or Tornado is declared: "
        "one tile of its area cannot be moved or twisted by it."
    ),
    say(
        "When another player declares a Tsunami, Cyclone, Volcano or Landslide: "
        "you choose its direction, sense or corner."
    ),
    say(
        "When you declare a Tsunami: it swaps the whole line from its tile outward, up to the edge of "
        "the board."
    ),
    say("When you declare a Cyclone: it shifts its tiles two steps instead of one."),
    say(
        "When you declare a Volcano: its line runs outward to the edge of the board, unless something "
        "stops it."
    ),
    say(
        "When a disaster you ignited has struck: the other disaster of the same tile strikes too, for no "
        "token or counter."
    ),
    say("When a disaster has moved the tile you stand on: Traverse once, at once. It is no action."),
    say("Whenever reactions are asked for: one blocked tile is free again."),
    say("When you have rolled: turn one of your dice to the face you choose."),
    say("When another player uses a Climate Card: that card does nothing."),
    say("You may Traverse once more this turn."),
    say("You may Twist once more this turn."),
    say("You may Scout once more this turn."),
    say("Your next Traverse this turn may cross debris."),
    say("Two movable tiles that lie side by side, anywhere, change places."),
    say("Place two of your tokens on any wedges, neither as the third of its wedge."),
    say("From an Oasis, move to any other explored Oasis that is not blocked. It is no Traverse."),
    say("One token of any player leaves a wedge and goes back to its owner."),
    say("Every explored Oasis with nobody on it is blocked with your counters until your next turn."),
    say("Every tile that can move is twisted once clockwise, your own included."),
    say("Put two of your tokens on the Earthquake Track. If it is full then, the Earthquake erupts."),
)
"""In the order of ``CARDS``."""

TRAIT_NAMES: Final[dict[str, Text]] = {
    NEST: say("Nest"),
    REFLEX: say("Reflex"),
    POISON: say("Poison"),
    SWING: say("Swing"),
    DELAY: say("Delay"),
    SCENT: say("Scent"),
    SHELL: say("Shell"),
    DRIFT: say("Drift"),
}
TRAIT_TEXTS: Final[dict[str, Text]] = {
    NEST: say("After your Tectonic Twist you may twist the same tile a second time, either way."),
    REFLEX: say("Each time your tile is blocked, you may give it one twist all the same."),
    POISON: say(
        "Once a turn, others on your tile lose one action of your choice next turn. "
        "With three or more players, nobody two turns running."
    ),
    SWING: say(
        "Your Traverse may cross debris on the side you leave by, if you give up your Tectonic Twist for it."
    ),
    DELAY: say(
        "Keep one rolled token back. It is placed after your next roll, on any disaster rolled. "
        "Never two turns running."
    ),
    SCENT: say("When you Explore, you may twist the tile you found once, before you place the token."),
    SHELL: say(
        "When another's Cyclone or Tornado would move or twist your tile, it stays as it is. "
        "Then the Shell rests until your next turn is over."
    ),
    DRIFT: say("When another player's disaster has moved the tile you stand on, you may twist it once."),
}

CATASTROPHE_NAMES: Final[tuple[Text, ...]] = (
    say("Ashfall"),
    say("Heatwave"),
    say("Landslip"),
    say("Exodus"),
    say("Squall"),
    say("Flash Flood"),
    say("Regrowth"),
    say("Continental Drift"),
    say("Great Silence"),
    say("Pole Reversal"),
    say("Stampede"),
    say("Meteor"),
    say("Drought"),
    say("Rising Fault"),
)
"""In the order of ``CATASTROPHES``."""

CATASTROPHE_TEXTS: Final[tuple[Text, ...]] = (
    say("The ash settles: only the hourglass."),
    say("Every explored Oasis with nobody on it is blocked until the active player's next turn."),
    say("In turn order, each player twists one tile that can move."),
    say("In turn order, each player may Traverse once. It is no action."),
    say("Each player discards Climate Cards of its choice until three are left. Then the hourglass."),
    say(
        "The movable tiles north, east, south and west of the Earthquake Tile are blocked until the "
        "active player's next turn."
    ),
    say("Each player draws a Climate Card. Then the hourglass."),
    say("The movable tiles along the edge between the corners shift one step clockwise round the board."),
    say("All tokens leave all wedges. Then the hourglass."),
    say("Every tile that can move is twisted half round."),
    say("In reverse turn order, each player must Traverse once if it can. It is no action."),
    say(
        "A random movable tile with nobody on it and the movable tiles beside it are blocked "
        "until the active player's next turn. Then the hourglass."
    ),
    say("All counters leave the Spirit Tracks. Then the hourglass."),
    say("The Seismic Counter moves on once more."),
)
"""In the order of ``CATASTROPHES``."""

HOURGLASS_TEXT: Final = say(
    "By turn order: the first adds two tokens, the second one, the fourth removes one. Nothing can ignite."
)
"""What a Catastrophe with the hourglass does after its effect (T100-T104)."""
