"""Lay out the rulebook's examples and others by hand and write them into ``saves/`` as games to open.

``python scripts/build_scenarios.py`` writes them all. What should happen in
each is told in ``tests/games/tremor/test_scenarios.py``.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import _home  # noqa: F401 - the game is found from here on
from drawn import UNEXPLORED, A, B, C, board, redrawn

from tremor_gui.games.tremor.deal import SWITCHES, Layout, Player, Setup
from tremor_gui.games.tremor.game import TREMOR
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import COOP, DISASTERS, FLOOD, RUMBLE, VOLCANO
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, MAY_SCOUT, Act, EndTurn, Exploration, Turn
from tremor_gui.match.record import encode
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Frame

SAVES: Final = Path(__file__).resolve().parent.parent / "saves"
SEED: Final = "sm64:7"
LAID_OUT: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""One time for all, so that a file changes only when its position does."""

FROG = Player("Goliath Frog", "goliath_frog")
CAMEL = Player("Arabian Camel", "arabian_camel")
PENGUIN = Player("Emperor Penguin", "emperor_penguin")
LEOPARD = Player("Snow Leopard", "snow_leopard")
TURTLE = Player("Leatherback Turtle", "leatherback_turtle")


def base(*players: Player) -> Setup:
    """Return a setup of the base game: no Climate Cards, no traits, no Catastrophes."""
    return Setup(players, without=SWITCHES)


def session(setup: Setup, table: Table, *frames: Frame[Table]) -> Session:
    """Return a match that begins with this table and these frames, in the order they come."""
    return Session.start(TREMOR, replace(setup, layout=Layout(table, frames)), SEED)


def turn(setup: Setup, table: Table, seat: int, left: int = ALL_ACTIONS) -> Session:
    """Return a match that begins in the middle of a seat's turn, with these actions left to it."""
    table = table._replace(active=seat)
    following = (seat + 1) % len(setup.players)
    act = Act(seat, left, fresh=left == ALL_ACTIONS)
    return session(setup, table, act, EndTurn(seat), Turn(following, 1 + (following == 0)))


def frog_exploration() -> Session:
    """The Frog has found an Oasis and a Volcano and Flood tile beside its start, and owes two tokens."""
    setup = base(FROG, CAMEL, PENGUIN)
    table = board(redrawn(UNEXPLORED, b1="6", a2="23"), setup=setup)._replace(round=0)
    owed = PlaceTokens(A, (DISASTERS, (VOLCANO, FLOOD)), ignites=False)
    return session(setup, table, owed, Exploration(B), Exploration(C), Turn(A, 1))


def camel_traverse() -> Session:
    """The Camel can walk east alone: west is unexplored, north and south there is debris."""
    setup = base(FROG, CAMEL, PENGUIN, TURTLE)
    table = board(
        """
        H  9  .  10 H
        12 .  11 .  16
        .  .  19@B 18> .
        14 .  13 E  23
        H  24 .  25 H
        """,
        setup=setup,
    )
    return turn(setup, table, B)


def closed_wedges() -> Session:
    """Four wedges are closed to the yellow player, and the Earthquake needs four more disasters."""
    setup = base(FROG, CAMEL, PENGUIN, TURTLE)
    wedges = {
        "tsunami 1": "AB",
        "tsunami 3": "AC",
        "cyclone 2": "B",
        "tornado 1": "DD",
        "volcano 2": "CD",
        "volcano 3": "BC",
        "flood 1": "AA",
        "flood 2": "BB",
        "landslide 3": "A",
    }
    table = board(wedges=wedges, track="DADCB", level=9, setup=setup)
    return turn(setup, table, B)


def blocked_cyclone() -> Session:
    """A Cyclone will carry the Camel diagonally past a blocked tile."""
    setup = base(FROG, CAMEL, PENGUIN, TURTLE)
    picture = redrawn(b2="10@B", c2="14", c3="13<", b3="17#C", d4="E")
    table = board(picture, wedges={"cyclone 1": "AA"}, setup=setup)
    return turn(setup, table, A, MAY_SCOUT)


def blocked_tsunami() -> Session:
    """A Tsunami in the columns will pass by the Snow Leopard on its Oasis."""
    setup = base(FROG, CAMEL, LEOPARD, TURTLE)
    picture = redrawn(c4="12", d3="7@C", b2="E")
    table = board(picture, wedges={"tsunami 2": "AA"}, setup=setup)
    return turn(setup, table, A, MAY_SCOUT)


def cyclone_off_board() -> Session:
    """A Cyclone that points off the board will swap its tile with the one neighbour that is left."""
    setup = base(FROG, CAMEL)
    table = board(redrawn(c1="13", d1="11@A"), wedges={"cyclone 3": "AB"}, setup=setup)
    return turn(setup, table, A, MAY_SCOUT)


def level_3_eruption() -> Session:
    """One more disaster, and the Earthquake erupts at the end of its track."""
    setup = base(FROG, CAMEL, PENGUIN, TURTLE)
    table = board(
        redrawn(b2="13@B", c3="E@C", d3="7@D", d2="15#A"),
        wedges={"flood 3": "AC"},
        track="BD",
        level=3,
        setup=setup,
    )
    return turn(setup, table, A, MAY_SCOUT)


def quell_the_quell() -> Session:
    """A Cyclone is about to carry the Camel off, and both it and the Penguin hold something against that."""
    setup = Setup((FROG, CAMEL, PENGUIN, TURTLE), without=("traits", "catastrophes"))
    table = board(
        redrawn(c3="13", b2="E", c2="14@B"),
        wedges={"cyclone 1": "AA"},
        hands={B: "anchor quell", C: "quell"},
        setup=setup,
    )
    return turn(setup, table, A, MAY_SCOUT)


def shell_holds() -> Session:
    """The Turtle stands in the square of a Cyclone, and its Shell has not been used."""
    setup = Setup((FROG, CAMEL, PENGUIN, TURTLE), without=("cards", "catastrophes"))
    picture = redrawn(c3="13", b2="E", c2="14@D")
    table = board(picture, wedges={"cyclone 1": "AA"}, setup=setup)
    return turn(setup, table, A, MAY_SCOUT)


def rumble_last_stand() -> Session:
    """Frog and Penguin stand on the Earthquake Tile, and the Frog can make it erupt."""
    setup = Setup((FROG, CAMEL, PENGUIN, TURTLE), RUMBLE, without=("traits",))
    table = board(
        redrawn(c3="E@AC", e3="9#B"),
        wedges={"flood 1": "BB"},
        hands={A: "foreshock", B: "quell thaw"},
        track="BDC",
        level=5,
        setup=setup,
    )
    return turn(setup, table, A)


def coop_homecoming() -> Session:
    """Frog and Penguin, who are allies, are each one step away from their Habitats."""
    setup = Setup((FROG, CAMEL, PENGUIN, TURTLE), COOP)
    table = board(
        redrawn(d5="11>@A", b1="9@C"),
        hands={A: "omen second_wind", B: "thaw", C: "quell"},
        spirit=(0, 0, 2, 0),
        setup=setup,
    )
    return turn(setup, table, A)


SCENARIOS: Final[tuple[Callable[[], Session], ...]] = (
    frog_exploration,
    camel_traverse,
    closed_wedges,
    blocked_cyclone,
    blocked_tsunami,
    cyclone_off_board,
    level_3_eruption,
    quell_the_quell,
    shell_holds,
    rumble_last_stand,
    coop_homecoming,
)


def path_of(scenario: Callable[[], Session]) -> Path:
    """Return the file of a scenario."""
    return SAVES / f"{scenario.__name__.replace('_', '-')}.json"


def write(
    positions: Iterable[Callable[[], Session]], path_of: Callable[[Callable[[], Session]], Path]
) -> None:
    """Lay positions out and write each into its file."""
    for position in positions:
        path = path_of(position)
        path.parent.mkdir(exist_ok=True)
        path.write_text(encode(position(), LAID_OUT), "utf-8", newline="\n")
        print(path.relative_to(SAVES.parent))


if __name__ == "__main__":
    write(SCENARIOS, path_of)
