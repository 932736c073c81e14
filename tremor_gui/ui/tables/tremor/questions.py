"""What a decision is about, in a sentence that names who and what."""

from tremor_gui.games.tremor.describe import DISASTER_NAMES, tile_name
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, FLOOD, TORNADO
from tremor_gui.games.tremor.texts import CARD_NAMES
from tremor_gui.games.tremor.windows import NO_CARD, Announced, Declared, DiceCast, Struck
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say

from .choices import DIRECTIONS
from .looks import Look


def question(view: View[Table], prompt: Text, looks: tuple[Look, ...]) -> Text:
    """Return the question of a view; a window says what it answers, and whose."""
    frame = view.stack[-1]
    match frame:
        case Declared():
            return say("{what} Do you react?", what=_declared(view.table, frame, looks))
        case Struck():
            return say(
                "The {disaster} of {name} has struck. Do you react?",
                disaster=DISASTER_NAMES[frame.disaster],
                name=looks[frame.by].name,
            )
        case Announced() if frame.card != NO_CARD:
            return say(
                "{name} plays {card}. Do you react?", name=looks[frame.by].name, card=CARD_NAMES[frame.card]
            )
        case DiceCast():
            rolled = [DISASTER_NAMES[disaster] for disaster in frame.cast]
            return say(
                "{name} has rolled {first} {second}. Do you react?",
                name=looks[frame.by].name,
                first=rolled[0],
                second=say("and {disaster}", disaster=rolled[1]) if len(rolled) > 1 else "",
            )
    return prompt


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
