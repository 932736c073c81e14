"""Where a Climate Card is put to be played: at a tile, a wedge, or anywhere on the board."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.actions import NO_TARGET, PlayCard
from tremor_gui.games.tremor.board import NEXT
from tremor_gui.games.tremor.cards import ANCHOR, BURROW, EROSION, FIREBREAK, OMEN, SINKHOLE, THAW, UNDERTOW
from tremor_gui.games.tremor.describe import DISASTER_NAMES, tile_name, wedge_name
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE, CYCLONE, DISASTERS, EAST, SOUTH
from tremor_gui.games.tremor.texts import CARD_NAMES
from tremor_gui.games.tremor.windows import Declared
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say

from .choices import BOARD, CARD, DIRECTIONS, Choice, Handle
from .looks import Look

_ARROWS: Final = ("arrow_north", "arrow_east", "arrow_south", "arrow_west")
_AT_TILES: Final = (FIREBREAK, ANCHOR, THAW, BURROW)


def aimed(view: View[Table], action: PlayCard, looks: tuple[Look, ...]) -> Iterator[Choice]:
    """Return the choices for playing a card in one way; a pair of tiles can be taken by either."""
    table, card, target = view.table, action.card, action.target
    name = CARD_NAMES[card]
    if target == NO_TARGET:
        yield _choice(action, BOARD, "card", say("Play {card}", card=name))
    elif card in _AT_TILES:
        caption = say("{card}: {tile}", card=name, tile=tile_name(table, target))
        yield _choice(action, ("tile", target), "check", caption)
    elif card == UNDERTOW:
        yield from _undertow(view, action, name)
    elif card == OMEN:
        die, face = divmod(target, len(DISASTERS))
        caption = say("Omen: turn die {die} to {disaster}", die=die + 1, disaster=DISASTER_NAMES[face])
        yield _choice(action, BOARD, "roll", caption, label=caption)
    elif card == EROSION:
        wedge, owner = divmod(target, 4)
        caption = say(
            "Erosion: remove a token of {name} from {wedge}", name=looks[owner].name, wedge=wedge_name(wedge)
        )
        yield _choice(action, ("wedge", wedge), "cross", caption, label=caption)
    elif card == SINKHOLE:
        cell, offset = divmod(target, 2)
        direction = (EAST, SOUTH)[offset]
        pair = table.tiles[cell], table.tiles[NEXT[cell][direction]]
        one, other = (tile_name(table, piece) for piece in pair)
        caption = say("Sinkhole: swap {one} and {other}", one=one, other=other)
        yield _choice(action, ("tile", pair[0]), _ARROWS[direction], caption)
        yield _choice(action, ("tile", pair[1]), _ARROWS[direction ^ 2], caption)


def _choice(action: PlayCard, drop: Handle, icon: str, caption: Text, label: Text | None = None) -> Choice:
    return Choice(action, CARD, ("card", action.card), drop, icon, caption, label)


def _undertow(view: View[Table], action: PlayCard, name: Text) -> Iterator[Choice]:
    frame = view.stack[-1]
    if not isinstance(frame, Declared):
        return
    plan = frame.plan
    if plan.disaster == CYCLONE:
        icon = "clockwise" if action.target == CLOCKWISE else "anticlockwise"
        caption = say("Undertow: the Cyclone turns the other way")
    else:
        icon = _ARROWS[action.target]
        caption = say("{card}: to the {direction}", card=name, direction=DIRECTIONS[action.target])
    yield _choice(action, ("tile", plan.piece), icon, caption)
