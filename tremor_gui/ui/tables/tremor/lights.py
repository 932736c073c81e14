"""What is lit on the table, and in which colour: may, must, or looked at."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tremor_gui.games.tremor.actions import Ignite
from tremor_gui.games.tremor.disasters import Ignition, Tornado
from tremor_gui.games.tremor.strikes import hit
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import Act
from tremor_gui.rules.game import View
from tremor_gui.rules.window import Window

from .choices import SCOUT, TRAVERSE, TWIST, Choice, Handle


@dataclass(frozen=True, slots=True)
class Lights:
    """What is lit: handles that may be chosen, that must be, and the one looked at."""

    may: frozenset[Handle] = frozenset()
    must: frozenset[Handle] = frozenset()
    looked_at: Handle | None = None
    closed_to: int | None = None
    """The seat whose closed wedges are darkened, while it places a token."""


@dataclass(frozen=True, slots=True)
class Attention:
    """Where the player's mind is: what is in the hand, the action chosen, what is pointed at."""

    picked: Handle | None
    group: str | None
    pointed: Handle | None


def lights(view: View[Table], choices: tuple[Choice, ...], attention: Attention) -> Lights:
    """Return what to light for a decision."""
    frame, pointed = view.stack[-1], attention.pointed
    if isinstance(frame, Tornado):
        square: frozenset[Handle] = frozenset(("tile", piece) for piece in frame.pieces if piece >= 0)
        return Lights(must=square, looked_at=pointed if pointed in square else None)
    drops = frozenset(one.drop for one in _shown(frame, choices, attention))
    if isinstance(frame, Ignition) and pointed in drops:
        area = frozenset(_struck(view.table, frame.disaster, choices, pointed))
        return Lights(may=area, must=drops - area, looked_at=pointed)
    looked_at = pointed if any(one.drop == pointed for one in choices) else None
    with_token = attention.picked is not None and attention.picked[0] in ("supply", "source")
    places = isinstance(frame, PlaceTokens) or attention.group == SCOUT or with_token
    closed_to = view.seat if places else None
    if isinstance(frame, Act | Window):
        return Lights(may=drops, looked_at=looked_at, closed_to=closed_to)
    return Lights(must=drops, looked_at=looked_at, closed_to=closed_to)


def _struck(
    table: Table, disaster: int, choices: tuple[Choice, ...], pointed: Handle | None
) -> Iterator[Handle]:
    """Yield the tiles that the disaster may strike from the tile pointed at, whichever way it goes."""
    for one in choices:
        if one.drop == pointed and isinstance(one.action, Ignite):
            for piece in hit(table, one.action.piece, disaster, one.action.way):
                yield ("tile", piece)


def _shown(frame: object, choices: tuple[Choice, ...], attention: Attention) -> Iterable[Choice]:
    """Return the choices whose targets are lit: while acting, only those somebody asks to see."""
    if attention.picked is not None:
        return (one for one in choices if one.pick == attention.picked)
    if attention.group is not None:
        return (one for one in choices if one.group == attention.group)
    if attention.pointed is not None and attention.pointed[0] == "card":
        return (one for one in choices if one.pick == attention.pointed)
    if isinstance(frame, Act):
        return (one for one in choices if one.group == TRAVERSE)
    if isinstance(frame, Window):
        return (one for one in choices if one.group == TWIST)
    return choices
