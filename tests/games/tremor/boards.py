"""What a test says about a table that was drawn by hand, and what it asks."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from drawn import A, cards, name_of, piece_at, setup_of, wedge_name

from tremor_gui.games.tremor.actions import (
    NO_TARGET,
    Explore,
    Forecast,
    Ignite,
    Place,
    PlayCard,
    Traverse,
    Twist,
)
from tremor_gui.games.tremor.deal import Setup
from tremor_gui.games.tremor.soundness import faults
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.terms import (
    DISASTER_KEYS,
    WEDGES_A_DISASTER,
)
from tremor_gui.games.tremor.tokens import PlaceTokens, ignition
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act, EndTurn, Turn
from tremor_gui.rules.core import Action, Event, Frame, State, begin, play


def state_of(table: Table, *frames: Frame[Table], chance: int = 1) -> State[Table]:
    """The state whose frames come in this order, run to the first question; it has to be sound."""
    state = begin(table, frames[::-1], chance).state
    assert not faults(state)
    return state


def acting(table: Table, seat: int = A, left: int = ALL_ACTIONS, chance: int = 1) -> State[Table]:
    """A seat in its action phase."""
    return state_of(table._replace(active=seat), Act(seat, left), *ending(table, seat), chance=chance)


def rolling(table: Table, seat: int = A, chance: int = 1) -> State[Table]:
    """A seat about to roll."""
    return state_of(table._replace(active=seat), late(seat), *ending(table, seat), chance=chance)


def rolled(table: Table, *disasters: int, seat: int = A) -> State[Table]:
    """A seat whose dice have fallen like this."""
    owed = PlaceTokens(seat, tuple((disaster,) for disaster in disasters))
    return state_of(table._replace(active=seat), owed, *ending(table, seat))


def igniting(table: Table, disaster: int, seat: int = A) -> State[Table]:
    """A seat that has just placed its third token on the first wedge of a disaster, before its roll."""
    number = disaster * WEDGES_A_DISASTER
    held = table.wedges[number]
    own = (seat,) * (3 - len(held))
    table = table._replace(
        active=seat,
        wedges=(*table.wedges[:number], held + own, *table.wedges[number + 1 :]),
        tokens=tuple(left - own.count(owner) for owner, left in enumerate(table.tokens)),
    )
    return state_of(table, *ignition(seat, number), late(seat), *ending(table, seat))


def late(seat: int) -> Act:
    """A seat that has done its actions and only has to roll."""
    return Act(seat, 0, fresh=False, walked=True, late=True)


def about_to_roll(state: State[Table]) -> bool:
    """Whether all that is left of a turn is its roll."""
    frame = state.stack[-1]
    return isinstance(frame, Act) and frame.late


def ending(table: Table, seat: int) -> tuple[Frame[Table], ...]:
    """How a seat's turn ends, and the next one's follows."""
    return EndTurn(seat), Turn((seat + 1) % len(table.pawns), 2)


def after(state: State[Table], *actions: Action) -> State[Table]:
    """The state after these actions, each of which has to be legal and to leave a sound state."""
    for action in actions:
        state = play(state, action).state
        assert not faults(state)
    return state


def events(state: State[Table], *actions: Action) -> list[Event[Table]]:
    """What happens in these actions."""
    happened: list[Event[Table]] = []
    for action in actions:
        step = play(state, action)
        happened += step.events
        state = step.state
    return happened


def options(state: State[Table]) -> Sequence[Action]:
    assert state.decision is not None
    return state.decision.options


def traverses(state: State[Table]) -> set[str]:
    """The cells to which the asked seat may walk."""
    return {at(state, action.piece) for action in options(state) if isinstance(action, Traverse)}


def twists(state: State[Table]) -> set[str]:
    """The cells whose tiles the asked seat may twist, both ways."""
    ways = [(at(state, action.piece), action.way) for action in options(state) if isinstance(action, Twist)]
    assert sorted(ways) == sorted((name, way) for name in {name for name, _ in ways} for way in (1, 3))
    return {name for name, _ in ways}


def explores(state: State[Table]) -> set[str]:
    """The cells whose tiles the asked seat may explore."""
    return {at(state, action.piece) for action in options(state) if isinstance(action, Explore)}


def forecasts(state: State[Table]) -> set[str]:
    """The wedges on which the asked seat may Forecast."""
    return {wedge_name(action.wedge) for action in options(state) if isinstance(action, Forecast)}


def places(state: State[Table], source: int = 0) -> set[str]:
    """The wedges on which the asked seat may place the token of a source."""
    return {
        wedge_name(action.wedge)
        for action in options(state)
        if isinstance(action, Place) and action.source == source
    }


def strikes(state: State[Table]) -> set[tuple[str, int]]:
    """The cells and ways in which the asked seat may ignite."""
    return {(at(state, action.piece), action.way) for action in options(state) if isinstance(action, Ignite)}


def at(state: State[Table], piece: int) -> str:
    return name_of(cell_of(state.table, piece))


def explored(table: Table, name: str, face: int, seat: int = A) -> State[Table]:
    """The state after a seat has explored a cell, with a chance that turns up this face."""
    action = Explore(piece_at(table, name))
    states = (after(acting(table, seat, chance=chance), action) for chance in range(1000))
    return next(state for state in states if state.table.faces[action.piece] == face)


def strike(state: State[Table], name: str, way: int = 0) -> State[Table]:
    """The state after the tile on a cell is struck."""
    return after(state, Ignite(piece_at(state, name), way))


def asked(state: State[Table]) -> int:
    """The seat that is asked."""
    assert state.decision is not None
    (seat,) = state.decision.seats
    return seat


def card(key: str) -> int:
    """The number of a Climate Card."""
    (number,) = cards(key)
    return number


def play_card(key: str, target: int = NO_TARGET) -> PlayCard:
    return PlayCard(card(key), target)


def aims(state: State[Table], key: str) -> set[int]:
    """At what the asked seat may play a card."""
    found = [option for option in options(state) if isinstance(option, PlayCard)]
    return {option.target for option in found if option.card == card(key)}


def cells(state: State[Table], pieces: Iterable[int]) -> set[str]:
    """The cells where these pieces lie."""
    return {at(state, piece) for piece in pieces}


def blocked(state: State[Table], seat: int = A) -> set[str]:
    """The cells that a seat's counters block."""
    return cells(state, (piece for piece, owner in enumerate(state.table.blocks) if owner == seat))


def said(state: State[Table], *lines: tuple[int, Action]) -> State[Table]:
    """The state after these answers, each by the seat that has to be asked for it."""
    for seat, action in lines:
        assert asked(state) == seat
        state = after(state, action)
    return state


def wedges_of(*disasters: int) -> set[str]:
    return {f"{DISASTER_KEYS[disaster]} {place}" for disaster in disasters for place in (1, 2, 3)}


def of_species(*species: str, without: tuple[str, ...] = ("cards", "catastrophes")) -> Setup:
    """A setup with these species, in their turn order."""
    return setup_of(len(species), species=species, without=without)


FROG = of_species("goliath_frog", "arabian_camel", "emperor_penguin", "leatherback_turtle")
"""A: Poison, B: Delay, C: Nest, D: Shell; without cards and Catastrophes."""
FOX = of_species("fennec_fox", "giant_manta", "bornean_orangutan", "snow_leopard")
"""A: Scent, B: Drift, C: Swing, D: Reflex; without cards and Catastrophes."""
FROG_AND_CARDS = replace(FROG, without=("catastrophes",))
FOX_AND_CARDS = replace(FOX, without=("catastrophes",))
