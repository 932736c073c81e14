"""Lay out the positions of the tutorial by hand and write them into ``saves/lessons``.

``python scripts/build_lessons.py`` writes them all, one for each chapter and
under its key. Whoever learns is the Frog, in the north-west; the Camel is a
bot that never gets to play.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import _home  # noqa: F401 - the game is found from here on
from build_scenarios import CAMEL, FROG, SAVES, SEED, write
from drawn import UNEXPLORED, A, B, board, redrawn

from tremor_gui.games.tremor.deal import SWITCHES, Layout, Setup
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.turn import ALL_ACTIONS, MAY_SCOUT, Act, EndTurn, Turn
from tremor_gui.match.session import Session

LESSONS: Final = SAVES / "lessons"
BASE: Final = Setup((FROG, CAMEL), without=SWITCHES)
WITH_CARDS: Final = Setup((FROG, CAMEL), without=("traits", "catastrophes"))
BRAINS: Final = ("", "easy")


def turn(table: Table, left: int = ALL_ACTIONS, setup: Setup = BASE) -> Session:
    """Return a match that begins in the midst of the Frog's turn, with these actions left to it."""
    act = Act(A, left, fresh=left == ALL_ACTIONS)
    layout = Layout(table._replace(active=A), (act, EndTurn(A), Turn(B, 1)))
    return Session.start(TREMOR, replace(setup, layout=layout), SEED, BRAINS)


def striking(wedge: str, picture: str, **more: str) -> Session:
    """Return a match in which one more token ignites a wedge."""
    return turn(board(picture, setup=BASE, wedges={wedge: "AA", **more}), MAY_SCOUT)


def home() -> Session:
    """One step from the Habitat, with the way free."""
    return turn(board(redrawn(e4="7>@A", b3="17@B"), setup=BASE))


def traverse() -> Session:
    """In the open, with more than one way to go."""
    return turn(board(redrawn(b2="6@A", d4="22@B"), setup=BASE))


def twist() -> Session:
    """Shut in by debris, which a Twist can turn aside."""
    return turn(board(redrawn(b2="22v@A", d4="13@B"), setup=BASE))


def explore() -> Session:
    """Most of the board is still face down."""
    return turn(board(redrawn(UNEXPLORED, b1="6@A", a2="23", e4="16@B", d5="12"), setup=BASE))


def forecast() -> Session:
    """Nothing lies face down, so only a Forecast is left of the Scout."""
    wedges = {"tsunami 1": "A", "cyclone 2": "BB", "flood 1": "B"}
    return turn(board(redrawn(b2="6@A", d4="22@B"), setup=BASE, wedges=wedges), MAY_SCOUT)


def ignite() -> Session:
    """Of two wedges with two tokens one is open to the Frog."""
    wedges = {"volcano 1": "AB", "flood 2": "BB", "tsunami 3": "A"}
    return turn(board(redrawn(b2="6@A", d4="22@B"), setup=BASE, wedges=wedges), MAY_SCOUT)


def tsunami() -> Session:
    """A wave can carry the Frog."""
    return striking("tsunami 1", redrawn(b2="14@A", d4="22@B"))


def cyclone() -> Session:
    """A Cyclone can carry the Frog."""
    return striking("cyclone 2", redrawn(c3="16@A", d4="22@B", e2="E"))


def tornado() -> Session:
    """A Tornado can turn what shuts the Frog in."""
    return striking("tornado 1", redrawn(b2="22v@A", d4="13@B"))


def volcano() -> Session:
    """The Camel comes near, and a Volcano can stop it."""
    return striking("volcano 3", redrawn(d4="6@A", b2="13@B"))


def flood() -> Session:
    """The Camel comes near, and a Flood can stop it."""
    return striking("flood 2", redrawn(d4="6@A", b2="14@B"))


def landslide() -> Session:
    """The Camel comes near, and a Landslide can stop it."""
    return striking("landslide 1", redrawn(d4="6@A", b2="13@B"))


def blocks() -> Session:
    """Two neighbours of the Frog are blocked, the others are not."""
    picture = redrawn(c3="6>@A", d3="18#B", c4="E#B", e4="23@B")
    return turn(board(picture, setup=BASE))


def dice() -> Session:
    """All actions are done, and the dice wait."""
    wedges = {"tsunami 1": "A", "cyclone 2": "B", "flood 1": "B"}
    return turn(board(redrawn(b2="6@A", d4="22@B"), setup=BASE, wedges=wedges), 0)


def earthquake() -> Session:
    """One more ignition, and the Earthquake erupts under the Camel."""
    table = board(redrawn(b4="6@A", c3="E@B"), setup=BASE, wedges={"flood 2": "AA"}, track="ABBA", level=5)
    return turn(table, MAY_SCOUT)


def spirit() -> Session:
    """One more counter fills the Frog's Spirit Track."""
    table = board(
        redrawn(b4="6@A", d2="22@B"),
        setup=WITH_CARDS,
        wedges={"landslide 2": "AA"},
        spirit=(2, 1),
    )
    return turn(table, MAY_SCOUT, WITH_CARDS)


def cards() -> Session:
    """The Frog holds two cards that may be played at once."""
    table = board(redrawn(b2="6@A", d4="22@B"), setup=WITH_CARDS, hands={A: "second_wind sinkhole quell"})
    return turn(table, setup=WITH_CARDS)


def together() -> Session:
    """Beside the Habitat, with debris in between."""
    return turn(board(redrawn(e4="7@A", b3="17@B"), setup=BASE, wedges={"flood 1": "AB"}))


POSITIONS: Final[tuple[Callable[[], Session], ...]] = (
    home,
    traverse,
    twist,
    explore,
    forecast,
    ignite,
    tsunami,
    cyclone,
    tornado,
    volcano,
    flood,
    landslide,
    blocks,
    dice,
    earthquake,
    spirit,
    cards,
    together,
)


def path_of(position: Callable[[], Session]) -> Path:
    """Return the file of a position."""
    return LESSONS / f"{position.__name__}.json"


if __name__ == "__main__":
    write(POSITIONS, path_of)
