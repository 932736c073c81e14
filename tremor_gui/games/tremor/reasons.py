"""Why an option is a good one, in a line: what it changes in the turns that each seat seems to need.

The words come from the same estimate that bots play by: it is made before the
option and after it, with the same seat to move, and the greatest change for
the viewer or against another is told. What changes nothing in that way has a
reason of its own: a wedge made ready, a tile on the way, a card that is kept.
"""

from typing import Final

from tremor_gui.rules.core import Action, State
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import PASS, Window

from .actions import (
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
    Traverse,
    Twist,
)
from .describe import DISASTER_NAMES
from .foresight import afterwards
from .outlook import OUTLOOK
from .table import EARTHQUAKE_PIECE, FACE_DOWN, NEUTRAL, OUT, Table
from .terms import RUMBLE, SEISMIC_LEVELS, WEDGE_ROOM, WEDGES_A_DISASTER

_WORTH_TELLING: Final = 0.3
"""Turns that a change must be worth."""
_LOST: Final = 50.0
"""Nobody needs so many turns but who is out."""
_DUE: Final = 0.5
"""The share of the tokens for an eruption from which on the Earthquake Tile is no place to stay."""


def why(view: View[Table], action: Action, names: tuple[str, ...]) -> Text:
    """Return one or two short sentences on what an option does for the viewer."""
    table = view.table
    after = afterwards(view, action)
    team = table.teams[view.seat]
    if after.won and after.teams[after.won[0]] == team:
        return say("It wins the game.")
    before_turns, after_turns = _turns(view, table), _turns(view, after)
    gains = [old - new for old, new in zip(before_turns, after_turns, strict=True)]
    if action == PASS and isinstance(view.stack[-1], Window):
        return _kept(-gains[view.seat])
    own = _own(view, action, gains)
    others = [seat for seat in range(len(gains)) if table.teams[seat] != team]
    hit = min(others, key=lambda seat: gains[seat])
    harm = _harm(names[hit], -gains[hit], out=after_turns[hit] > _LOST)
    if own is not None and -gains[hit] >= _WORTH_TELLING:
        return say("{one} {other}", one=own, other=harm)
    if -gains[hit] >= _WORTH_TELLING:
        return harm
    return own or _otherwise(view, action, after)


def _turns(view: View[Table], table: Table) -> list[float]:
    """Return the turns each seat seems to need on a table, with the same seat to move as in the view."""
    return OUTLOOK.turns(State(table, view.stack, 0, None))


def _own(view: View[Table], action: Action, gains: list[float]) -> Text | None:
    """Return what the viewer or its ally gains, if that is worth telling."""
    table, seat = view.table, view.seat
    gain = gains[seat]
    near_full = len(table.track) >= _DUE * SEISMIC_LEVELS[table.level]
    if gain >= _WORTH_TELLING:
        if isinstance(action, Traverse) and _leaves_the_earthquake(table, seat) and near_full:
            return say("It takes you off the Earthquake Tile, which may soon erupt.")
        if isinstance(action, Place | Forecast):
            return None  # the words for what a token does are better than a number
        if table.variant == RUMBLE:
            return say("It saves you {turns} on the way to the Earthquake Tile.", turns=_about(gain))
        return say("It saves you {turns} on the way home.", turns=_about(gain))
    for other, its in enumerate(gains):
        if other != seat and table.teams[other] == table.teams[seat] and its >= _WORTH_TELLING:
            return say("It saves your ally {turns} on the way home.", turns=_about(its))
    return None


def _leaves_the_earthquake(table: Table, seat: int) -> bool:
    return table.variant != RUMBLE and table.pawns[seat] == EARTHQUAKE_PIECE


def _harm(name: str, loss: float, *, out: bool) -> Text:
    if out:
        return say("It throws {name} out of the game.", name=name)
    return say("It costs {name} {turns}.", name=name, turns=_about(loss))


def _about(turns: float) -> Text:
    """Return a number of turns in words, to the nearest half."""
    halves = max(1, round(turns * 2))
    if halves == 1:
        return say("half a turn")
    if halves == 2:
        return say("about a turn")
    number = f"{halves // 2}½" if halves % 2 else str(halves // 2)
    return say("about {number} turns", number=number)


def _kept(loss: float) -> Text:
    """Return why to say nothing to what is announced, which costs the viewer so many turns."""
    if loss < _WORTH_TELLING:
        return say("What is announced does you no harm: your answer is kept for a better moment.")
    return say("It costs you {turns}, but your answer may save you more later.", turns=_about(loss))


def _otherwise(view: View[Table], action: Action, after: Table) -> Text:
    """Return the reason for an option that brings nobody nearer home or farther away."""
    match action:
        case Place(_, wedge) | Forecast(wedge):
            return _token(view, wedge)
        case Ignite():
            return say("It harms you least of what the disaster can do.")
        case Explore(piece) if _on_the_way(view, piece):
            return say("It shows a tile on your way, and gives you a token.")
        case Explore():
            return say("It shows a tile that matters little to you, and gives you a token.")
        case Twist() | Spin():
            return say("It leaves your way as good as it is.")
        case Traverse():
            return say("You must move on if you can, and this costs you least.")
        case Discard():
            return say("It is the card that you need least.")
        case PlayCard():
            return say("It does more for you now than it seems to be worth in your hand.")
        case React() | Poison() | Delay():
            return say("It costs nothing, and may help.")
        case RollDice() | EndActions():
            return say("Nothing else that is left would do you good.")
    if action == PASS:
        return say("Nothing that you could do instead would help you.")
    if _blocked(after) > _blocked(view.table):
        return say("It closes ways that you do not need.")
    return say("All in all it looks best: nothing else does more for you.")


def _token(view: View[Table], wedge: int) -> Text:
    """Return what a token on a wedge is good for."""
    tokens = view.table.wedges[wedge]
    name = DISASTER_NAMES[wedge // WEDGES_A_DISASTER]
    if len(tokens) == WEDGE_ROOM - 1:
        return say("It ignites the {disaster} at once, and you choose where.", disaster=name)
    if len(tokens) == WEDGE_ROOM - 2:
        return say("With it your next token there ignites the {disaster}.", disaster=name)
    return say("It begins a {disaster} for later, where nobody is yet.", disaster=name)


def _on_the_way(view: View[Table], piece: int) -> bool:
    """Return whether the viewer's way home leads over a tile that lies face down."""
    table = view.table
    if table.faces[piece] != FACE_DOWN or table.pawns[view.seat] == OUT:
        return False
    blocks = list(table.blocks)
    blocks[piece] = view.seat + NEUTRAL
    longer = _turns(view, table._replace(blocks=tuple(blocks)))[view.seat]
    return longer > _turns(view, table)[view.seat]


def _blocked(table: Table) -> int:
    return sum(block >= 0 for block in table.blocks)
