"""Turns the options of a decision into choices on the table."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.actions import (
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
    Swing,
    TakeBack,
    Traverse,
    Twist,
    Unblock,
    Waive,
)
from tremor_gui.games.tremor.blocks import LayBlocks
from tremor_gui.games.tremor.describe import DISASTER_NAMES, tile_name, wedge_name
from tremor_gui.games.tremor.disasters import Echo, Ignition
from tremor_gui.games.tremor.spirit import Spirit
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD, TORNADO, WEDGES_A_DISASTER
from tremor_gui.games.tremor.texts import CARD_NAMES, TRAIT_NAMES
from tremor_gui.games.tremor.tokens import FromAnotherWedge, OasisChain, PlaceTokens
from tremor_gui.rules.core import Action, Frame
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Pass, Window

from .aims import aimed
from .choices import BUTTON, DIRECTIONS, IGNITE, PICK, PLACE, SCOUT, TRAVERSE, TWIST, Choice, Handle
from .looks import Look

_ARROWS: Final = ("arrow_north", "arrow_east", "arrow_south", "arrow_west")
_ACTION_NAMES: Final = {1: say("Traverse"), 2: say("Twist"), 4: say("Scout")}


def choices(view: View[Table], looks: tuple[Look, ...]) -> tuple[Choice, ...]:
    """Return the choices of the viewer's decision; those of a Tornado are composed tile by tile instead."""
    decision = view.decision
    if decision is None:
        return ()
    found: list[Choice] = []
    for index, action in enumerate(decision.options):
        if isinstance(action, PlayCard):
            found += aimed(view, action, looks)
        else:
            found += _offers(view.table, view.seat, view.stack[-1], action, index)
    return tuple(found)


def _offers(table: Table, seat: int, frame: Frame[Table], action: Action, index: int) -> Iterator[Choice]:
    match action:
        case Traverse(piece):
            caption = say("Traverse to {tile}", tile=tile_name(table, piece))
            yield Choice(action, TRAVERSE, ("pawn", seat), ("tile", piece), "traverse", caption)
        case Swing(piece):
            caption = say("Swing to {tile}, instead of your Tectonic Twist", tile=tile_name(table, piece))
            yield Choice(action, TRAVERSE, ("pawn", seat), ("tile", piece), "traverse", caption)
        case Twist(piece, way):
            yield _twist(action, tile_name(table, piece), piece, way)
        case Explore(piece):
            yield Choice(action, SCOUT, None, ("tile", piece), "explore", say("Explore this tile"))
        case Forecast(wedge):
            caption = say("Forecast: {wedge}", wedge=wedge_name(wedge))
            yield Choice(action, SCOUT, ("supply", seat), ("wedge", wedge), "forecast", caption)
        case Place(source, wedge):
            caption = say("Place a token: {wedge}", wedge=wedge_name(wedge))
            yield Choice(action, PLACE, ("source", source), ("wedge", wedge), "forecast", caption)
        case Ignite(piece, way) if isinstance(frame, Ignition | Echo):
            icon, caption = _ignite_icon(frame.disaster, way), _ignite_caption(frame.disaster, way)
            yield Choice(action, IGNITE, None, ("tile", piece), icon, caption)
        case _:
            yield from _picks(table, seat, action)
            yield from _button(frame, action, ("button", index))


def _picks(table: Table, seat: int, action: Action) -> Iterator[Choice]:
    """Return the choice for an option that picks one thing out, or answers with a trait."""
    match action:
        case TakeBack(wedge):
            caption = say("Take a token back: {wedge}", wedge=wedge_name(wedge))
            yield Choice(action, PICK, None, ("wedge", wedge), "undo", caption)
        case BlockNext(piece):
            caption = say("Block {tile}", tile=tile_name(table, piece))
            yield Choice(action, PICK, None, ("tile", piece), "check", caption)
        case Unblock(piece):
            caption = say("Lift the block from {tile}", tile=tile_name(table, piece))
            yield Choice(action, PICK, None, ("tile", piece), "undo", caption)
        case React(trait, way) if way:
            twist = _twist(action, tile_name(table, table.pawns[seat]), table.pawns[seat], way)
            caption = say("{trait}: {twist}", trait=TRAIT_NAMES[trait], twist=twist.caption)
            yield Choice(action, TWIST, None, twist.drop, twist.icon, caption)
        case Discard(card):
            caption = say("Give up {card}", card=CARD_NAMES[card])
            yield Choice(action, PICK, None, ("card", card), "cross", caption)


def _button(frame: Frame[Table], action: Action, place: Handle) -> Iterator[Choice]:
    """Return the choice for an option that has no place of its own but a button."""
    menu: Text | None = None
    match action:
        case RollDice():
            label, caption, icon, eager = say("Roll the dice"), say("Roll the Disaster Dice"), "roll", True
        case EndActions():
            label, caption = say("Done"), say("Be done with your actions")
            icon, eager = "check", True
        case Pass() if isinstance(frame, Window):
            label, caption, icon, eager = say("Pass"), say("Say nothing"), "pass", True
        case Pass():
            label, caption, icon, eager = say("Leave it"), say("Do nothing"), "pass", True
        case Waive(source) if isinstance(frame, PlaceTokens):
            disaster = DISASTER_NAMES[frame.sources[source][0]]
            caption = say(
                "{disaster}: let the token go, since no wedge is open for it now", disaster=disaster
            )
            label, icon, eager = say("Let it go: {disaster}", disaster=disaster), "cross", False
        case Delay(source) if isinstance(frame, PlaceTokens):
            disaster = DISASTER_NAMES[frame.sources[source][0]]
            caption = say(
                "{disaster}: keep the token on your Species Card for your next roll", disaster=disaster
            )
            label, icon, eager = say("Delay: {disaster}", disaster=disaster), "hourglass", False
            menu = TRAIT_NAMES["delay"]
        case Poison(kind):
            name = _ACTION_NAMES[kind]
            caption = say("Poison: the others on your tile lose their next {action}", action=name)
            label, icon, eager = say("Poison: {action}", action=name), "cross", False
            menu = TRAIT_NAMES["poison"]
        case React(trait, 0):
            caption = say("{trait}: hold the tile you are on", trait=TRAIT_NAMES[trait])
            label, icon, eager = TRAIT_NAMES[trait], "check", False
        case _:
            return
    yield Choice(action, BUTTON, None, place, icon, caption, label, eager, menu)


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


def intended(frame: Frame[Table], pick: Handle | None, drop: Handle) -> Action | None:
    """Return what a gesture that is no option would mean, so that its refusal can be explained."""
    match pick, drop:
        case ("card", int(card)), _:
            return PlayCard(card, int(drop[1]) if drop[0] == "tile" else -1)
        case None, ("card", int(card)):
            return PlayCard(card, -1)
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
