"""Why something may not be done now, by the same predicates that list the options.

``why_not`` returns None exactly for the options of the viewer's decision; a
test tries every conceivable action against that.
"""

from typing import Final

from tremor_gui.rules.core import Action, Frame
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say

from .actions import (
    BlockNext,
    Explore,
    Forecast,
    Ignite,
    Place,
    RollDice,
    Spin,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
    Waive,
)
from .blocks import LayBlocks
from .board import NEXT
from .disasters import Ignition, Tornado
from .plans import ways
from .spirit import Spirit
from .table import (
    FACE_DOWN,
    FREE,
    HABITAT_PIECES,
    OASES,
    Table,
    cell_of,
    connected,
    facing,
    open_wedge,
)
from .terms import LANDSLIDE, WEDGES_A_DISASTER
from .tokens import FromAnotherWedge, OasisChain, PlaceTokens
from .turn import MAY_SCOUT, MAY_TRAVERSE, MAY_TWIST, Act

BLOCKED: Final = say("That tile is blocked.")
CLOSED: Final = say("That wedge is closed to you: it holds two tokens and none is yours.")
NOT_NOW: Final = say("Not now: something else has to be decided first.")


def why_not(view: View[Table], action: Action) -> Text | None:
    """Return why the viewer may not do this now, or None if it is an option."""
    if not view.stack:
        return say("The game is over.")
    decision = view.stack[-1].ask(view.table)
    if decision is None or view.seat not in decision.seats:
        return say("It is another player's turn.")
    frame, table = view.stack[-1], view.table
    match action:
        case Traverse(piece):
            return _spent(frame, MAY_TRAVERSE) or traverse_fault(table, view.seat, piece)
        case Twist(piece):
            return _spent(frame, MAY_TWIST) or twist_fault(table, view.seat, piece)
        case Explore(piece):
            spent = None if isinstance(frame, OasisChain) else _spent(frame, MAY_SCOUT)
            return spent or explore_fault(table, piece)
        case Forecast(wedge):
            return _spent(frame, MAY_SCOUT) or wedge_fault(table, view.seat, wedge)
        case Place(source, wedge):
            return _place_fault(frame, table, source, wedge)
        case Ignite(piece, way):
            return _ignite_fault(frame, table, piece, way)
        case _:
            return _other_fault(frame, table, action)


def _spent(frame: Frame[Table], wanted: int) -> Text | None:
    """Return why an action of a kind is not to be had, whatever its target."""
    if not isinstance(frame, Act):
        return NOT_NOW
    if frame.left & wanted:
        return None
    if wanted == MAY_TRAVERSE:
        return say("You have already used your Traverse this turn.")
    if wanted == MAY_TWIST:
        return say("You have already used your Tectonic Twist this turn.")
    return say("You have already used your Scout this turn.")


def traverse_fault(table: Table, seat: int, piece: int) -> Text | None:
    """Return why a meeple cannot walk to a tile (rulebook, Traverse; T19-T21)."""
    here, there = cell_of(table, table.pawns[seat]), cell_of(table, piece)
    if here == there:
        return say("Your meeple already stands there.")
    if there not in NEXT[here]:
        return say("Only a tile right next to your meeple can be reached, and never diagonally.")
    if table.faces[piece] == FACE_DOWN:
        return say("That tile has not been explored yet.")
    if table.blocks[piece] != FREE:
        return BLOCKED
    if not connected(table, here, NEXT[here].index(there)):
        return say("Debris lies between the two tiles.")
    return None


def twist_fault(table: Table, seat: int, piece: int) -> Text | None:
    """Return why a seat's Tectonic Twist cannot turn a tile (T22, T24-T26)."""
    if piece in HABITAT_PIECES:
        return say("Habitats cannot be twisted.")
    if table.blocks[piece] != FREE:
        return BLOCKED
    if table.faces[piece] in OASES and piece in table.pawns and table.pawns[seat] != piece:
        return say("Only a player standing on that Oasis can twist it.")
    return None


def explore_fault(table: Table, piece: int) -> Text | None:
    """Return why a tile cannot be explored (T28)."""
    if table.faces[piece] != FACE_DOWN:
        return say("That tile already lies face up.")
    return BLOCKED if table.blocks[piece] != FREE else None


def wedge_fault(table: Table, seat: int, wedge: int) -> Text | None:
    """Return why a wedge takes no token of a seat (T43, T45)."""
    return None if open_wedge(table, seat, wedge) else CLOSED


def _place_fault(frame: Frame[Table], table: Table, source: int, wedge: int) -> Text | None:
    if not isinstance(frame, PlaceTokens) or source >= len(frame.sources):
        return NOT_NOW
    if frame.sources[source] in frame.sources[:source]:
        return say("Place the token of the other die first: it shows the same.")
    if wedge // WEDGES_A_DISASTER not in frame.sources[source]:
        return say("This token belongs on a wedge of another disaster.")
    if open_wedge(table, frame.seat, wedge) and not frame.takes_token(table, wedge):
        return say("A third token cannot be placed during Exploration.")
    return wedge_fault(table, frame.seat, wedge)


def _ignite_fault(frame: Frame[Table], table: Table, piece: int, way: int) -> Text | None:
    if not isinstance(frame, Ignition):
        return NOT_NOW
    if table.faces[piece] == FACE_DOWN:
        return say("That tile has not been explored yet.")
    if facing(table, piece, frame.disaster) < 0:
        return say("That tile does not show the disaster that was ignited.")
    if table.blocks[piece] != FREE:
        return BLOCKED
    if way in ways(table, piece, frame.disaster):
        return None
    first = facing(table, piece, frame.disaster)
    if frame.disaster == LANDSLIDE and way in (first, (first + 1) % 4):
        return say("Nothing can be blocked at that corner, but at the other one.")
    return say("The disaster does not act in that direction.")


def _other_fault(frame: Frame[Table], table: Table, action: Action) -> Text | None:
    """Judge the actions whose frame lists few options: whatever it does not list is refused."""
    decision = frame.ask(table)
    assert decision is not None
    if action in decision.options:
        return None
    match frame, action:
        case Tornado(), Spin():
            return say("Immovable tiles do not turn.")
        case LayBlocks(), BlockNext():
            return say("That tile is not part of the disaster, or is blocked already.")
        case Spirit(), Unblock():
            return say("That is not one of your blocks.")
        case FromAnotherWedge(), TakeBack():
            return say("You have no token on that wedge to take.")
        case PlaceTokens(), Waive():
            return say("This token still has an open wedge.")
        case Act(), RollDice():
            return say("First take every action that is still possible.")
    return NOT_NOW
