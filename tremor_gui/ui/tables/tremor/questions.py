"""What a decision is about, in a sentence that names who and what."""

from tremor_gui.games.tremor.actions import Explore, Forecast, Traverse, Twist
from tremor_gui.games.tremor.announced import TraitEffect
from tremor_gui.games.tremor.describe import DISASTER_NAMES, tile_name
from tremor_gui.games.tremor.disasters import Ignition
from tremor_gui.games.tremor.table import Table, finished
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD, TORNADO
from tremor_gui.games.tremor.texts import CARD_NAMES, TRAIT_NAMES
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import MAY_TRAVERSE, Act
from tremor_gui.games.tremor.windows import (
    NO_CARD,
    Announced,
    Declared,
    DiceCast,
    EruptionDue,
    Moment,
    Struck,
    TurnBegins,
)
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import PASS

from .choices import DIRECTIONS, Choice, Handle
from .looks import Look


def question(view: View[Table], prompt: Text, looks: tuple[Look, ...]) -> Text:
    """Return the question of a view; a window says what it answers, and whose."""
    frame = view.stack[-1]
    match frame:
        case Act() if not frame.late:
            return _left(view)
        case Ignition():
            name = DISASTER_NAMES[frame.disaster]
            return say("{disaster}: choose the tile that is struck, and how.", disaster=name)
        case PlaceTokens() if not frame.ignites and view.table.round:
            return say("Place {count} tokens on wedges, none of them a third.", count=len(frame.sources))
        case PlaceTokens() if len(frame.sources) == 1:
            return _owed(frame.sources[0])
        case Moment():
            decision = view.decision
            mute = decision is not None and tuple(decision.options) == (PASS,)
            what = _happened(view.table, frame, looks)
            return say("{what} Nothing of yours answers it.", what=what) if mute else _react(what)
    return prompt


def _react(what: Text) -> Text:
    return say("{what} Do you react?", what=what)


def _happened(table: Table, frame: Moment, looks: tuple[Look, ...]) -> Text:
    """Return what a window is about, and whose it is."""
    name = looks[frame.by].name
    match frame:
        case TurnBegins():
            return say("The turn of {name} begins.", name=name)
        case Declared():
            return _declared(table, frame, looks)
        case Struck():
            disaster = DISASTER_NAMES[frame.disaster]
            return say("The {disaster} of {name} has struck.", disaster=disaster, name=name)
        case Announced() if frame.card != NO_CARD:
            return say("{name} plays {card}.", name=name, card=CARD_NAMES[frame.card])
        case Announced(effect=TraitEffect(trait=trait)):
            return say("{name} uses {trait}.", name=name, trait=TRAIT_NAMES[trait])
        case DiceCast():
            rolled = [DISASTER_NAMES[disaster] for disaster in frame.cast]
            return say(
                "{name} has rolled {first} {second}.",
                name=name,
                first=rolled[0],
                second=say("and {disaster}", disaster=rolled[1]) if len(rolled) > 1 else "",
            )
        case EruptionDue():
            return say("The Earthquake is about to erupt.")
    return say("Tiles have been blocked.")


def _left(view: View[Table]) -> Text:
    """Return which actions are still to be taken."""
    decision = view.decision
    kinds = {type(option) for option in decision.options} if decision is not None else set()
    names = [
        name
        for name, its in (
            (say("Traverse"), {Traverse}),
            (say("Twist"), {Twist}),
            (say("Scout"), {Explore, Forecast}),
        )
        if its & kinds
    ]
    if len(names) == 3:
        return say("Traverse, Twist and Scout, in any order.")
    if not names:
        return say("Nothing is left that must be done.")
    if len(names) == 2:
        told = say("Still to do: {one} and {other}.", one=names[0], other=names[1])
    else:
        told = say("Still to do: {one}.", one=names[0])
    if Traverse in kinds or not _may_walk(view):
        return told
    return say("{what} Traverse, too, but no step is open yet.", what=told)


def _may_walk(view: View[Table]) -> bool:
    """Return whether whoever acts has its Traverse still before it; whoever has come home has not (T119)."""
    frame = view.stack[-1]
    return isinstance(frame, Act) and bool(frame.left & MAY_TRAVERSE) and not finished(view.table, frame.seat)


def _owed(source: tuple[int, ...]) -> Text:
    """Return for what a token is owed."""
    if len(source) == 1:
        return say("Place a token for the {disaster}.", disaster=DISASTER_NAMES[source[0]])
    if len(source) == 2:
        one, other = (DISASTER_NAMES[disaster] for disaster in source)
        return say("Place a token for the {one} or the {other}.", one=one, other=other)
    return say("Place a token on any wedge.")


def _declared(table: Table, frame: Declared, looks: tuple[Look, ...]) -> Text:
    plan = frame.plan
    name, disaster = looks[plan.seat].name, DISASTER_NAMES[plan.disaster]
    tile = tile_name(table, plan.piece)
    if plan.disaster in (TORNADO, FLOOD):
        return say("{name} ignites the {disaster} on {tile}.", name=name, disaster=disaster, tile=tile)
    if plan.disaster == CYCLONE:
        sense = say("clockwise") if plan.way == CLOCKWISE else say("anti-clockwise")
        return say(
            "{name} ignites the {disaster} on {tile}, {sense}.",
            name=name,
            disaster=disaster,
            tile=tile,
            sense=sense,
        )
    return say(
        "{name} ignites the {disaster} on {tile}, to the {direction}.",
        name=name,
        disaster=disaster,
        tile=tile,
        direction=DIRECTIONS[plan.way],
    )


def caption_of(choice: Choice | None, picked: Handle | None) -> Text | None:
    """Return what is about to be done, or what a card in the hand waits for."""
    if choice is not None:
        return choice.caption
    if picked is not None and picked[0] == "card":
        return say("{card}: choose what is lit, or the board.", card=CARD_NAMES[int(picked[1])])
    return None
