"""Why something may not be done now: actions, tokens and disasters, and whatever else a frame asks.

``why_not`` returns None exactly for the options of the viewer's decision; a
test tries every conceivable action against that. About cards and traits see
``card_refusals.py``.
"""

from typing import Final

from tremor_gui.rules.core import Action, Frame
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Pass

from .actions import (
    BlockNext,
    Delay,
    Discard,
    EndActions,
    Explore,
    Forecast,
    Ignite,
    Place,
    PlayCard,
    Poison,
    React,
    RollDice,
    Spin,
    Swing,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
    Waive,
)
from .blocks import LayBlocks
from .board import NEXT
from .calamity import Hourglass, March, TwistOne
from .card_refusals import card_fault, delay_fault, poison_fault, react_fault, swing_fault
from .disasters import Echo, Ignition, Tornado
from .effects import Foreshock, Stride
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
    finished,
    movable,
    open_wedge,
)
from .terms import LANDSLIDE, WEDGES_A_DISASTER
from .tokens import FromAnotherWedge, OasisChain, PlaceTokens, Sniff
from .turn import MAY_SCOUT, MAY_TRAVERSE, MAY_TWIST, Act, Nest

BLOCKED: Final = say("That tile is blocked.")
CLOSED: Final = say("That wedge is closed to you: it holds two tokens and none is yours.")
NOT_NOW: Final = say("Not now: something else has to be decided first.")
_FIRST_ACT: Final = say("First take every action that is still possible.")


def why_not(view: View[Table], action: Action) -> Text | None:
    """Return why the viewer may not do this now, or None if it is an option."""
    if not view.stack:
        return say("The game is over.")
    decision = view.stack[-1].ask(view.table)
    if decision is None or view.seat not in decision.seats:
        return say("It is another player's turn.")
    if action in decision.options:
        return None
    if isinstance(action, PlayCard):
        return card_fault(view, decision.options, action)
    return _fault(view.stack[-1], view.table, view.seat, action) or NOT_NOW


def _fault(frame: Frame[Table], table: Table, seat: int, action: Action) -> Text | None:
    """Return why an action that is no option is none, or None if it is simply not its time."""
    match action:
        case Traverse(piece):
            return _traverse_fault(frame, table, seat, piece)
        case Twist(piece):
            return _twist_fault(frame, table, seat, piece)
        case Explore(piece):
            spent = None if isinstance(frame, OasisChain) else _spent(frame, table, MAY_SCOUT)
            return spent or explore_fault(table, piece)
        case Forecast(wedge):
            return _spent(frame, table, MAY_SCOUT) or wedge_fault(table, seat, wedge)
        case Place(source, wedge):
            return _place_fault(frame, table, source, wedge)
        case Ignite(piece, way):
            return _ignite_fault(frame, table, piece, way)
        case React() | Poison() | Swing() | Delay() | Discard():
            return _card_or_trait_fault(frame, table, seat, action)
    return _other_fault(frame, action)


def _card_or_trait_fault(frame: Frame[Table], table: Table, seat: int, action: Action) -> Text | None:
    match action:
        case React(trait):
            return react_fault(table, seat, trait)
        case Poison():
            return poison_fault(frame, table, seat)
        case Swing(piece):
            fault = swing_fault(frame, table, seat)
            return fault or _spent(frame, table, MAY_TRAVERSE) or _swung_to(table, seat, piece)
        case Delay():
            return delay_fault(frame, table, seat)
        case Discard(card) if card not in table.hands[seat]:
            return say("You do not hold that card.")
    return None


def _spent(frame: Frame[Table], table: Table, wanted: int) -> Text | None:
    """Return why an action of a kind is not to be had, whatever its target."""
    if not isinstance(frame, Act):
        return NOT_NOW
    kind = (MAY_TRAVERSE, MAY_TWIST, MAY_SCOUT).index(wanted)
    if finished(table, frame.seat) and wanted != MAY_SCOUT:
        return say("Your species is home: now it only Scouts and rolls.")
    if frame.left & wanted or frame.extra[kind]:
        return None
    if table.poison[frame.seat] == wanted:
        return say("You have been poisoned, and this is the action it costs you.")
    if frame.late and wanted == MAY_TRAVERSE and not frame.walked:
        return say("Your actions are over: all that is left is to roll.")
    return (
        say("You have already used your Traverse this turn."),
        say("You have already used your Tectonic Twist this turn."),
        say("You have already used your Scout this turn."),
    )[kind]


def _traverse_fault(frame: Frame[Table], table: Table, seat: int, piece: int) -> Text | None:
    spent = None if isinstance(frame, March | Stride) else _spent(frame, table, MAY_TRAVERSE)
    return spent or traverse_fault(table, seat, piece)


def traverse_fault(table: Table, seat: int, piece: int) -> Text | None:
    """Return why a meeple cannot walk to a tile (rulebook, Traverse; T19-T21)."""
    far = step_fault(table, seat, piece)
    if far is None and not _open_way(table, seat, piece):
        return say("Debris lies between the two tiles.")
    return far


def step_fault(table: Table, seat: int, piece: int) -> Text | None:
    """Return why a meeple cannot walk to a tile, debris or not."""
    here, there = cell_of(table, table.pawns[seat]), cell_of(table, piece)
    if here == there:
        return say("Your meeple already stands there.")
    if there not in NEXT[here]:
        return say("Only a tile right next to your meeple can be reached, and never diagonally.")
    if table.faces[piece] == FACE_DOWN:
        return say("That tile has not been explored yet.")
    return BLOCKED if table.blocks[piece] != FREE else None


def _open_way(table: Table, seat: int, piece: int) -> bool:
    return piece in connected(table, table.pawns[seat])


def _swung_to(table: Table, seat: int, piece: int) -> Text | None:
    """Return why Swing does not lead to a tile."""
    far = step_fault(table, seat, piece)
    if far is None and _open_way(table, seat, piece):
        return say("The way there is open: a Traverse needs no Swing.")
    return far or say("Swing crosses debris on the side you leave by, but not on the other tile.")


def _twist_fault(frame: Frame[Table], table: Table, seat: int, piece: int) -> Text | None:
    match frame:
        case Nest() | Sniff():
            return say("Only the same tile can be twisted once more.")
        case TwistOne():
            return None if movable(table, piece) else say("Immovable tiles do not turn.")
    return _spent(frame, table, MAY_TWIST) or twist_fault(table, seat, piece)


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
    if open_wedge(table, frame.seat, wedge):
        return say("This token may not be the third of its wedge.")
    return CLOSED


def _ignite_fault(frame: Frame[Table], table: Table, piece: int, way: int) -> Text | None:
    if isinstance(frame, Echo) and piece != frame.piece:
        return say("The aftershock strikes the same tile.")
    if not isinstance(frame, Ignition | Echo):
        return NOT_NOW
    if table.faces[piece] == FACE_DOWN:
        return say("That tile has not been explored yet.")
    first = facing(table, piece, frame.disaster)
    if first < 0:
        return say("That tile does not show the disaster that was ignited.")
    if way in ways(table, piece, frame.disaster):
        return BLOCKED
    if frame.disaster == LANDSLIDE and way in (first, (first + 1) % 4):
        return say("Nothing can be blocked at that corner, but at the other one.")
    return say("The disaster does not act in that direction.")


def _other_fault(frame: Frame[Table], action: Action) -> Text | None:
    """Judge the actions whose frame lists few options: whatever it does not list is refused."""
    match frame, action:
        case Act(late=False), RollDice() | EndActions():
            return _FIRST_ACT
        case Tornado(), Spin():
            return say("Immovable tiles do not turn.")
        case LayBlocks(), BlockNext():
            return say("That tile is not part of what is to be blocked, or is blocked already.")
        case Spirit(), Unblock():
            return say("That is not one of your blocks.")
        case FromAnotherWedge() | Hourglass() | Foreshock(), TakeBack():
            return say("You have no token on that wedge to take.")
        case PlaceTokens(), Waive():
            return say("This token still has an open wedge.")
        case _, Pass():
            return say("This cannot be declined.")
    return None
