"""Matches to sit down at: dealt by chance, laid out by hand, or found on the way through random games."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from drawn import ALL_WEDGES, A, B, board, piece_at, redrawn, setup_of, wedge_name

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import PlayCard, React, Traverse
from tremor_gui.games.tremor.blocks import LayBlocks
from tremor_gui.games.tremor.calamity import GiveUp, Hourglass, March, TwistOne
from tremor_gui.games.tremor.cards import CARDS, COPIES
from tremor_gui.games.tremor.deal import SWITCHES, Layout, Setup
from tremor_gui.games.tremor.disasters import Echo, Ignition
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import EARTHQUAKE_PIECE, OUT, Table, cell_of
from tremor_gui.games.tremor.terms import DISASTER_KEYS, FLOOD, RUMBLE, SIDE, TSUNAMI
from tremor_gui.games.tremor.tokens import FromAnotherWedge, PlaceTokens
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, Turn
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Frame, State

TREMOR: Final = GAMES["tremor"]
FOLLOWING: Final = (Turn(B, 2),)
"""How a match goes on after the first player's turn."""
SIDES: Final = (
    ("goliath_frog", "arabian_camel", "emperor_penguin", "leatherback_turtle"),
    ("fennec_fox", "giant_manta", "bornean_orangutan", "snow_leopard"),
)
"""Two tables of four on which every trait is found once, in turn order."""

ASKED_BY_CATASTROPHES: Final[tuple[Frame[Table], ...]] = (
    March(A, must=False),
    March(A, must=True),
    TwistOne(A),
    GiveUp(A),
    Hourglass(3),
)
"""The questions that Catastrophes ask."""
ALMOST_FULL: Final = {wedge: ("AB", "CD")[number % 2] for number, wedge in enumerate(sorted(ALL_WEDGES))}
"""A Spirit Board on which almost every token ignites."""
_STEPS: Final = 200


def begun(
    players: int = 2, seed: int = 1, variant: str = "", *, without: tuple[str, ...] = SWITCHES
) -> Session:
    """A match dealt by chance, of the base game if not told otherwise."""
    return Session.start(TREMOR, TREMOR.quick_setup(players, Random(seed), variant, without), str(seed))


def full(species: Sequence[str] = SIDES[0], variant: str = "race") -> Setup:
    """A game of players A, B, C, D with everything in it."""
    return setup_of(species=species, variant=variant, without=())


def laid(setup: Setup, table: Table, *frames: Frame[Table], seed: int = 1) -> Session:
    """A match that begins on a table laid out by hand, and goes on with these frames in their order."""
    return Session.start(TREMOR, replace(setup, layout=Layout(table, frames)), str(seed))


def acting(setup: Setup, table: Table) -> Session:
    """A match in which the first player has its whole turn before it."""
    return laid(setup, table, Act(A, ALL_ACTIONS), *FOLLOWING)


def all_dealt(table: Table, rng: Random) -> Table:
    """The table with every Climate Card there is in somebody's hand, so that much can be done with them."""
    deck = [card for card in range(len(CARDS)) for _ in range(COPIES)]
    rng.shuffle(deck)
    seats = len(table.pawns)
    return table._replace(hands=tuple(tuple(sorted(deck[seat::seats])) for seat in range(seats)))


def waiving() -> Session:
    """One of two owed tokens has no open wedge."""
    wedges = {"tsunami 1": "BB", "tsunami 2": "BC", "tsunami 3": "CC"}
    table = board(wedges=wedges, players=3)
    return laid(setup_of(3), table, PlaceTokens(A, ((TSUNAMI,), (FLOOD,))), *FOLLOWING)


def taking_back() -> Session:
    """The supply is empty, so a token has to come off another wedge."""
    held = {wedge_name(number): "AA" for number in range(10)}
    table = board(wedges=held, players=2)
    return laid(setup_of(2), table, FromAnotherWedge(A, 17), *FOLLOWING)


def blocking() -> Session:
    """The counters do not suffice for the tiles that are struck."""
    drawn = dict.fromkeys(("e2", "a3", "b3", "d3", "a4", "b4", "d4", "e4"))
    tiles = ("16#A", "6#A", "17#A", "18#A", "19#A", "20#A", "22#A", "23#A")
    table = board(redrawn(**dict(zip(drawn, tiles, strict=True))))
    pieces = tuple(piece_at(table, name) for name in ("b1", "c1", "d1"))
    return laid(setup_of(), table, LayBlocks(A, pieces, kept=0, begun=True), *FOLLOWING)


def unblocking() -> Session:
    """No counter is left for the Spirit Track, which there is only with Climate Cards."""
    picture = redrawn(b1="9#A", c1="10#A", d1="11#A", a2="12#A", b2="13#A", c2="14#A", d2="15#A", e2="16#A")
    table = board(picture, setup=full())._replace(
        spirit=((A, A), (), (), ()), counters=(0, 10, 10, 10), hands=((), (), (), ())
    )
    return laid(full(), table, Spirit(A), *FOLLOWING)


def almost_home() -> Session:
    """The first player is one step from its Habitat."""
    for tile in ("7", "7>", "7v", "7<"):
        session = acting(setup_of(), board(redrawn(e4=f"{tile}@A")))
        home = Traverse(session.state.table.homes[A])
        if session.game.why_not(session.view(A), home) is None:
            return session
    raise AssertionError("there is no way home")


def copied(session: Session) -> Session:
    """The same match, to go another way."""
    return Session(
        session.game,
        session.setup,
        session.seed,
        session.steps,
        rules=session.rules,
        brains=session.brains,
    )


def hurried(state: State[Table], rng: Random) -> Action:
    """A Traverse that leads nearer to the goal if there is one, else anything but a Traverse, else anything.

    The goal is the Habitat, and in the Rumble the Earthquake Tile for all but the last in play.
    """
    decision, table = state.decision, state.table
    assert decision is not None
    seat = decision.seats[0]
    goal = divmod(cell_of(table, _goal(table, seat)), SIDE)

    def far(piece: int) -> int:
        row, column = divmod(cell_of(table, piece), SIDE)
        return abs(row - goal[0]) + abs(column - goal[1])

    steps = [option for option in decision.options if isinstance(option, Traverse)]
    nearer = [step for step in steps if far(step.piece) < far(table.pawns[seat])]
    others = [option for option in decision.options if not isinstance(option, Traverse)]
    return rng.choice(nearer or others or list(decision.options))


def _goal(table: Table, seat: int) -> int:
    last = max(other for other, piece in enumerate(table.pawns) if piece != OUT)
    return EARTHQUAKE_PIECE if table.variant == RUMBLE and seat != last else table.homes[seat]


def kind_of(state: State[Table], action: Action) -> str:
    """What is asked and what is answered, as a name: each card, trait and disaster is a kind of its own."""
    frame = state.stack[-1]
    match action:
        case PlayCard(card):
            return CARDS[card].key
        case React(trait):
            return trait
    if isinstance(frame, Ignition | Echo):
        return f"{type(frame).__name__} {DISASTER_KEYS[frame.disaster]}"
    return f"{type(frame).__name__} {type(action).__name__}"


@cache
def found() -> dict[str, Session]:
    """For every kind of choice a match that waits for one.

    They turn up in games in which every card is in some hand, played at
    random; what those seldom come to is laid out by hand.
    """
    kinds: dict[str, Session] = {}
    for session in (waiving(), taking_back(), blocking(), unblocking()):
        _note(kinds, session)
    for species in SIDES:
        setup = full(species)
        table = board(redrawn(b1=".", d2="."), setup=setup, wedges=ALMOST_FULL)
        for seed in range(4):
            rng = Random(f"{species} {seed}")
            dealt = all_dealt(table, rng)
            for frame in ASKED_BY_CATASTROPHES:
                _note(kinds, laid(setup, dealt, frame, *FOLLOWING))
            session = acting(setup, dealt._replace(pawns=(6, 6, 7, 18)))
            while session.state.decision is not None and len(session.steps) < _STEPS:
                _note(kinds, session)
                session.play(rng.choice(session.state.decision.options))
    return kinds


def _note(kinds: dict[str, Session], session: Session) -> None:
    """Remember what a match waits for, where it is of a new kind."""
    assert session.state.decision is not None
    for action in session.state.decision.options:
        kinds.setdefault(kind_of(session.state, action), copied(session))
