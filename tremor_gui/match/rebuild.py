"""From the data of a save to a session, by playing the game again and comparing."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tremor_gui.rules.chance import parse_seed, seed_text
from tremor_gui.rules.core import Action, Event, Frame, Illegal, State, Step, play, resume
from tremor_gui.rules.game import Game

from .digest import digest
from .parse import NONSENSE, damaged, fields
from .session import Session
from .words import check_names

_STATE: Final = ("table", "stack", "chance")
_ENTRY: Final = ("seat", "action", "events", "digest")


class Logged(NamedTuple):
    """One step as the log has it."""

    seat: int
    action: Action | None
    events: tuple[Event[Any], ...]
    digest: str | None
    """None where the state was not known: the step was played under older rules."""


def rebuild(data: dict[str, Any], game: Game[Any]) -> Session:
    """Return the session of a save whose outermost fields have been checked. Raises ``Unreadable``."""
    if not data["log"]:
        raise damaged("the log is empty")
    try:
        setup = game.codec.load(data["setup"], game.setup_type, "setup")
        chance = parse_seed(data["seed"])
        log = [_entry(entry, game, f"log[{index}]") for index, entry in enumerate(data["log"])]
        state = _state(data["state"], game)
        if data["rules"] == game.version:
            steps, floor = _play_again(game, setup, chance, log), 0
        else:
            steps, floor = _fold(game, setup, log, state), len(log) - 1
        check_names(game.players(setup))
        brains = tuple(data["brains"])
        seed = seed_text(chance)
        session = Session(game, setup, seed, steps, rules=data["rules"], floor=floor, brains=brains)
        _compare(session, data, state)
    except NONSENSE as error:
        raise damaged(error) from None
    return session


def _entry(data: Any, game: Game[Any], where: str) -> Logged:
    fields(data, _ENTRY, where)
    return Logged(
        game.codec.load(data["seat"], int, f"{where}.seat"),
        game.codec.load(data["action"], None | Action, f"{where}.action"),
        game.codec.load(data["events"], tuple[Event[Any], ...], f"{where}.events"),
        game.codec.load(data["digest"], None | str, f"{where}.digest"),
    )


def _state(data: Any, game: Game[Any]) -> State[Any]:
    fields(data, _STATE, "state")
    table = game.codec.load(data["table"], game.table_type, "state.table")
    stack = game.codec.load(data["stack"], tuple[Frame[Any], ...], "state.stack")
    state = resume(table, stack, parse_seed(game.codec.load(data["chance"], str, "state.chance")))
    faults = game.faults(state)
    if faults:
        raise damaged(faults[0])
    if stack and state.decision is None:
        raise damaged("nobody is asked, and yet the game is not over")
    return state


def _play_again(game: Game[Any], setup: Any, chance: int, log: Sequence[Logged]) -> tuple[Step, ...]:
    """Return the steps that the seed and the actions lead to; they have to be those of the log."""
    steps: list[Step] = []
    for index, entry in enumerate(log):
        try:
            if not steps:
                step = game.opening(setup, chance)
            elif entry.action is not None:
                step = play(steps[-1].state, entry.action, entry.seat)
            else:
                raise damaged(f"log[{index}]: nothing was chosen")
        except Illegal as error:
            raise damaged(f"log[{index}]: {error}") from None
        if entry != Logged(step.seat, step.action, step.events, digest(game, step.state)):
            raise damaged(f"log[{index}] is not what happened")
        steps.append(step)
    return tuple(steps)


def _fold(game: Game[Any], setup: Any, log: Sequence[Logged], state: State[Any]) -> tuple[Step, ...]:
    """Return the steps of a game under older rules, which have to lead to the table of the state.

    Of every step but the last only the table is known, so nothing is asked in it.
    """
    table = game.blank(setup)
    seats = len(game.players(setup))
    steps = []
    for index, entry in enumerate(log):
        if not (0 <= entry.seat < seats if index else entry.seat == -1):
            raise damaged(f"log[{index}]: there is no such seat")
        for event in entry.events:
            table = event.apply(table)
        steps.append(Step(entry.seat, entry.action, entry.events, State(table, (), 0, None)))
    if table != state.table or log[-1].digest != digest(game, state):
        raise damaged("the log does not lead to the state")
    return (*steps[:-1], steps[-1]._replace(state=state))


def _compare(session: Session, data: dict[str, Any], state: State[Any]) -> None:
    if session.state != state:
        raise damaged("the log does not lead to the state")
    told = (data["players"], data["round"], data["over"])
    if told != (list(session.names), session.game.rounds(state.table), session.outcome is not None):
        raise damaged("the summary does not fit the game")
