"""What the tutorial asks for, looks out for and points at."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tremor_gui.games import GAMES
from tremor_gui.games.tremor.actions import (
    Explore,
    Forecast,
    Ignite,
    Place,
    PlayCard,
    RollDice,
    Spin,
    Traverse,
    Twist,
)
from tremor_gui.games.tremor.disasters import Ignition, Tornado
from tremor_gui.games.tremor.events import (
    Blocked,
    Happening,
    Ignited,
    Moved,
    Shifted,
    Swapped,
    TokenPlaced,
)
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import WEDGE_ROOM
from tremor_gui.games.tremor.turn import Act
from tremor_gui.match.lessons import PUPIL, Moment, Remark, Task
from tremor_gui.rules.core import Action, Event
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text

from ..choices import Handle

Wanted = Callable[[View[Table], Action], bool]
"""Whether an option leads towards a goal."""
Events = Iterable[Event[Any]]

_TREMOR: Final = GAMES["tremor"]


def happens(*kinds: type[Happening], least: int = 1) -> Callable[[Moment], bool]:
    """Return whether at least so many events of some kinds happen in a step."""
    return lambda moment: sum(isinstance(event, kinds) for event in moment.step.events) >= least


def own(kind: type[Happening]) -> Callable[[Moment], bool]:
    """Return whether an event of a kind that names a seat happens to the pupil."""
    return lambda moment: any(
        isinstance(event, kind) and getattr(event, "seat", None) == PUPIL for event in moment.step.events
    )


def carried(moment: Moment) -> bool:
    """Return whether the tile that the pupil stood on was moved."""
    return _carries(moment.before, moment.step.events)


def way_opened(moment: Moment) -> bool:
    """Return whether the pupil can walk after a step."""
    decision = moment.step.state.decision
    return decision is not None and any(isinstance(option, Traverse) for option in decision.options)


def walked_home(moment: Moment) -> bool:
    """Return whether the pupil has come home."""
    return bool(moment.step.state.table.won) and PUPIL in moment.step.state.table.won


def asked_for(frame: type) -> Callable[[Moment], bool]:
    """Return whether a step leads to a question of a kind."""
    return lambda moment: bool(moment.step.state.stack) and isinstance(moment.step.state.stack[-1], frame)


def idle_token(moment: Moment) -> bool:
    """Return whether a token is placed that ignites nothing."""
    return happens(TokenPlaced)(moment) and not (happens(Ignited)(moment) or asked_for(Ignition)(moment))


def any_of(*kinds: type[Action]) -> Wanted:
    """Want options of some kinds."""
    return lambda _view, action: isinstance(action, kinds)


def third_token(view: View[Table], action: Action) -> bool:
    """Want a token that ignites."""
    wedge = action.wedge if isinstance(action, Forecast | Place) else None
    return wedge is not None and len(view.table.wedges[wedge]) == WEDGE_ROOM - 1


def homewards(view: View[Table], action: Action) -> bool:
    """Want the step home."""
    return isinstance(action, Traverse) and action.piece == view.table.homes[PUPIL]


def ride(view: View[Table], action: Action) -> bool:
    """Want a disaster that carries the pupil, and the token that ignites it."""
    if isinstance(action, Ignite):
        return _carries(view.table, _TREMOR.foreseen(view, action))
    return third_token(view, action)


def strike(least: int) -> Wanted:
    """Want a disaster that blocks at least so many tiles, and the token that ignites it."""

    def wanted(view: View[Table], action: Action) -> bool:
        if isinstance(action, Ignite):
            return sum(isinstance(event, Blocked) for event in _TREMOR.foreseen(view, action)) >= least
        return third_token(view, action)

    return wanted


def spin(view: View[Table], action: Action) -> bool:
    """Want a disaster, its twists, and the token that ignites it."""
    return isinstance(action, Ignite | Spin) or third_token(view, action)


def opening(view: View[Table], action: Action) -> bool:
    """Want a Twist after which the pupil can walk."""
    if not isinstance(action, Twist):
        return False
    table = view.table
    for event in _TREMOR.foreseen(view, action):
        table = event.apply(table)
    twisted = View(view.seat, table, view.stack)
    decision = twisted.decision
    return decision is not None and any(isinstance(option, Traverse) for option in decision.options)


def task(
    text: Text,
    reached: Callable[[Moment], bool],
    praise: Text,
    wanted: Wanted,
    remarks: tuple[Remark, ...] = (),
    praises: tuple[Remark, ...] = (),
    *,
    lit: bool = True,
) -> Task:
    """Return a task to which the wanted options lead; only a ``lit`` one points at them."""
    return Task(text, reached, praise, _aims(wanted) if lit else _nowhere, _hopeful(wanted), remarks, praises)


def _aims(wanted: Wanted) -> Callable[[View[Table]], Iterable[Handle]]:
    """Return where on the table the options are that are wanted."""

    def found(view: View[Table]) -> Iterable[Handle]:
        if isinstance(view.stack[-1], Tornado):
            return frozenset(("tile", piece) for piece in view.stack[-1].pieces if piece >= 0)
        return frozenset(
            handle for index, one in _wanted(view, wanted) if (handle := _handle(one, index)) is not None
        )

    return found


def _hopeful(wanted: Wanted) -> Callable[[View[Table]], bool]:
    """Return whether an option that is wanted is still to be had; in the midst of something it may be."""

    def found(view: View[Table]) -> bool:
        return not isinstance(view.stack[-1], Act) or any(True for _ in _wanted(view, wanted))

    return found


def _nowhere(_view: View[Table]) -> Iterable[Handle]:
    """Point at nothing."""
    return ()


def moved(moment: Moment) -> bool:
    """Return whether the pupil walked."""
    return any(isinstance(event, Moved) and event.seat == PUPIL for event in moment.step.events)


def _wanted(view: View[Table], wanted: Wanted) -> Iterator[tuple[int, Action]]:
    decision = view.decision
    options = () if decision is None else decision.options
    return ((index, one) for index, one in enumerate(options) if wanted(view, one))


def _handle(action: Action, index: int) -> Handle | None:
    match action:
        case Traverse(piece) | Twist(piece, _) | Explore(piece) | Ignite(piece, _):
            return ("tile", piece)
        case Forecast(wedge) | Place(_, wedge):
            return ("wedge", wedge)
        case PlayCard(card, _):
            return ("card", card)
        case RollDice():
            return ("button", index)
    return None


def _carries(table: Table, events: Events) -> bool:
    here = table.pawns[PUPIL]
    for event in events:
        match event:
            case Swapped(piece, other) if here in (piece, other):
                return True
            case Shifted(pieces) if here in pieces:
                return True
    return False
