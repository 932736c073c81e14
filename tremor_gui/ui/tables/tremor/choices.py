"""Every option of a decision as something on the table to pick up, and somewhere to put it.

A handle is a tuple: ``("tile", piece)``, ``("pawn", seat)``, ``("wedge", n)``,
``("source", n)`` for an owed token, ``("supply", seat)`` and ``("dice",)``.
The mouse, the menu at a tile and the keys all choose from this one list.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from tremor_gui.games.tremor.actions import (
    BlockNext,
    Explore,
    Forecast,
    Ignite,
    Place,
    RollDice,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
    Waive,
)
from tremor_gui.games.tremor.describe import DISASTER_NAMES, tile_name, wedge_name
from tremor_gui.games.tremor.disasters import Ignition, LayBlocks
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD, TORNADO, WEDGES_A_DISASTER
from tremor_gui.games.tremor.tokens import FromAnotherWedge, OasisChain, PlaceTokens
from tremor_gui.rules.core import Action, Frame
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say

Handle = tuple[str | int, ...]

TRAVERSE, TWIST, SCOUT, PLACE, IGNITE, PICK, ROLL = (
    "traverse", "twist", "scout", "place", "ignite", "pick", "roll"
)  # fmt: skip
"""The groups of choices, which are also what the bar lets one look at."""

DIRECTIONS: Final = (say("north"), say("east"), say("south"), say("west"))
_ARROWS: Final = ("arrow_north", "arrow_east", "arrow_south", "arrow_west")


@dataclass(frozen=True, slots=True)
class Choice:
    """One option, with its place on the table."""

    action: Action
    group: str
    pick: Handle | None
    """What is dragged, or clicked first."""
    drop: Handle
    """Where it is dropped, or what is clicked."""
    icon: str
    caption: Text


def choices(view: View[Table]) -> tuple[Choice, ...]:
    """Return the choices of the viewer's decision; those of a Tornado are composed tile by tile instead."""
    decision = view.decision
    if decision is None:
        return ()
    make = _maker(view.table, view.seat, view.stack[-1])
    return tuple(choice for choice in map(make, decision.options) if choice is not None)


def _maker(table: Table, seat: int, frame: Frame[Table]) -> Callable[[Action], Choice | None]:
    def make(action: Action) -> Choice | None:
        match action:
            case Traverse(piece):
                caption = say("Traverse to {tile}", tile=tile_name(table, piece))
                return Choice(action, TRAVERSE, ("pawn", seat), ("tile", piece), "traverse", caption)
            case Twist(piece, way):
                return _twist(action, tile_name(table, piece), piece, way)
            case Explore(piece):
                return Choice(action, SCOUT, None, ("tile", piece), "explore", say("Explore this tile"))
            case Forecast(wedge):
                caption = say("Forecast: {wedge}", wedge=wedge_name(wedge))
                return Choice(action, SCOUT, ("supply", seat), ("wedge", wedge), "forecast", caption)
            case Place(source, wedge):
                caption = say("Place a token: {wedge}", wedge=wedge_name(wedge))
                return Choice(action, PLACE, ("source", source), ("wedge", wedge), "forecast", caption)
            case Waive(source):
                caption = say("Let this token go: no wedge is open for it now")
                return Choice(action, PLACE, None, ("source", source), "cross", caption)
            case Ignite(piece, way) if isinstance(frame, Ignition):
                caption = _ignite_caption(frame.disaster, way)
                icon = _ignite_icon(frame.disaster, way)
                return Choice(action, IGNITE, None, ("tile", piece), icon, caption)
            case TakeBack(wedge):
                caption = say("Take a token back: {wedge}", wedge=wedge_name(wedge))
                return Choice(action, PICK, None, ("wedge", wedge), "undo", caption)
            case BlockNext(piece):
                caption = say("Block {tile}", tile=tile_name(table, piece))
                return Choice(action, PICK, None, ("tile", piece), "check", caption)
            case Unblock(piece):
                caption = say("Lift the block from {tile}", tile=tile_name(table, piece))
                return Choice(action, PICK, None, ("tile", piece), "undo", caption)
            case RollDice():
                return Choice(action, ROLL, None, ("dice",), "roll", say("Roll the Disaster Dice"))
        return None

    return make


def _twist(action: Action, tile: Text, piece: int, way: int) -> Choice:
    if way == CLOCKWISE:
        caption = say("Twist {tile} clockwise", tile=tile)
        return Choice(action, TWIST, None, ("tile", piece), "clockwise", caption)
    caption = say("Twist {tile} anti-clockwise", tile=tile)
    return Choice(action, TWIST, None, ("tile", piece), "anticlockwise", caption)


def _ignite_caption(disaster: int, way: int) -> Text:
    name = DISASTER_NAMES[disaster]
    if disaster in (TORNADO, FLOOD):
        return say("Ignite the {disaster}", disaster=name)
    if disaster == CYCLONE:
        if way == CLOCKWISE:
            return say("Ignite the {disaster}, clockwise", disaster=name)
        return say("Ignite the {disaster}, anti-clockwise", disaster=name)
    return say("Ignite the {disaster} to the {direction}", disaster=name, direction=DIRECTIONS[way])


def _ignite_icon(disaster: int, way: int) -> str:
    if disaster in (TORNADO, FLOOD):
        return "check"
    if disaster == CYCLONE:
        return "clockwise" if way == CLOCKWISE else "anticlockwise"
    return _ARROWS[way]


def intended(frame: Frame[Table], seat: int, pick: Handle | None, drop: Handle) -> Action | None:
    """Return what a gesture that is no option would mean, so that its refusal can be explained."""
    match pick, drop:
        case ("pawn", _), ("tile", int(piece)):
            return Traverse(piece)
        case ("source", int(source)), ("wedge", int(wedge)):
            return Place(source, wedge)
        case ((("supply", _) | None), ("wedge", int(wedge))):
            return _on_wedge(frame, wedge)
        case None, ("tile", int(piece)):
            return _on_tile(frame, piece)
    return None


def _on_wedge(frame: Frame[Table], wedge: int) -> Action:
    match frame:
        case PlaceTokens():
            disaster = wedge // WEDGES_A_DISASTER
            fitting = (index for index, source in enumerate(frame.sources) if disaster in source)
            return Place(next(fitting, 0), wedge)
        case FromAnotherWedge():
            return TakeBack(wedge)
    return Forecast(wedge)


def _on_tile(frame: Frame[Table], piece: int) -> Action:
    match frame:
        case Ignition():
            return Ignite(piece, 0)
        case OasisChain():
            return Explore(piece)
        case LayBlocks():
            return BlockNext(piece)
        case Spirit():
            return Unblock(piece)
    return Twist(piece, CLOCKWISE)


def at(found: Iterable[Choice], drop: Handle, pick: Handle | None = None) -> tuple[Choice, ...]:
    """Return the choices that end at a handle, and begin at another if one is given."""
    return tuple(one for one in found if one.drop == drop and (pick is None or one.pick == pick))
