"""What must hold after every step of every game, whatever is chosen.

The laws are used by the tests and by ``soak.py``. Each is a generator of
sentences, one for whatever it finds broken; a sound step gives none.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from tremor_gui.rules.core import Action, Event, Frame, State, Step, play, resume
from tremor_gui.rules.game import SPECTATOR, Game, View, observe
from tremor_gui.rules.window import Window


class Kind(NamedTuple):
    """A kind of match of a game."""

    game: Game[Any]
    players: int
    variant: str = ""
    without: tuple[str, ...] = ()
    """The parts of the rules that are left out."""

    def __str__(self) -> str:
        """Return its name, as for a report or a test."""
        left_out = [f"no-{part}" for part in self.without]
        return "-".join(word for word in (self.game.name, self.variant, str(self.players), *left_out) if word)


def kinds(game: Game[Any]) -> tuple[Kind, ...]:
    """Return every kind of match of a game: all variants, whole and bare, and each part left out once."""
    every = [
        Kind(game, players, variant, without)
        for variant in game.variants
        for players in game.seats_in(variant)
        for without in dict.fromkeys(((), game.switches))
    ]
    most = game.seats[-1]
    return (*every, *(Kind(game, most, game.variants[0], (part,)) for part in game.switches))


def playout(kind: Kind, seed: int) -> Iterator[tuple[State[Any], Step]]:
    """Play a game at random; yield each step with the state that it started from.

    The opening is yielded first, with the blank table as its state.
    """
    game = kind.game
    rng = Random(f"{kind} {seed}")
    setup = game.quick_setup(kind.players, rng, kind.variant, kind.without)
    step = game.opening(setup, seed)
    yield State(game.blank(setup), (), seed, None), step
    while step.state.decision is not None:
        before = step.state
        assert before.decision is not None
        step = play(before, rng.choice(before.decision.options), rng.choice(before.decision.seats))
        yield before, step


def cheap(game: Game[Any], before: State[Any], step: Step) -> Iterator[str]:
    """Check what costs little: the options, the fold of the events, the counts, the end."""
    state = step.state
    if state.decision is not None:
        options = state.decision.options
        if not options or len(set(options)) != len(options):
            yield "The options are none, or one is there twice."
    if folded(before.table, step.events) != state.table:
        yield "The events do not lead to the table."
    if resume(state.table, state.stack, state.chance).decision != state.decision:
        yield "The question is not the one that the top frame asks."
    if (state.decision is None) != (game.outcome(state.table) is not None):
        yield "The game is over without an outcome, or has an outcome and goes on."
    yield from game.faults(state)


def thorough(game: Game[Any], before: State[Any], step: Step, players: int, rng: Random) -> Iterator[str]:
    """Check what costs more: that saves and secrets are kept."""
    yield from saved(game, step)
    for seat in range(players):
        yield from secret(game, before, step, seat, rng)
    seen = tuple(event.seen_by(SPECTATOR) for event in step.events)
    if folded(game.redact(before.table, SPECTATOR), seen) != game.redact(step.state.table, SPECTATOR):
        yield "What a spectator saw happen does not lead to what it sees."


def waits_for(state: State[Any]) -> tuple[int, ...]:
    """Return the seats that a state asks."""
    return state.decision.seats if state.decision is not None else ()


def options(state: State[Any]) -> Sequence[Action]:
    """Return what a state lets them choose from."""
    return state.decision.options if state.decision is not None else ()


def folded(table: Any, events: Iterable[Event[Any]]) -> Any:
    """Return the table after these events."""
    for event in events:
        table = event.apply(table)
    return table


def dumped(game: Game[Any], state: State[Any]) -> Any:
    """Return a state as JSON data."""
    return {
        "table": game.codec.dump(state.table),
        "stack": game.codec.dump(state.stack),
        "chance": state.chance,
    }


def digest(game: Game[Any], state: State[Any]) -> str:
    """Return a fingerprint of a state that is the same in every process."""
    return sha256(json.dumps(dumped(game, state)).encode()).hexdigest()


def restored(game: Game[Any], state: State[Any]) -> State[Any]:
    """Return a state written as JSON text and read again."""
    data = json.loads(json.dumps(dumped(game, state)))
    table = game.codec.load(data["table"], game.table_type)
    return resume(table, game.codec.load(data["stack"], tuple[Frame[Any], ...]), data["chance"])


def saved(game: Game[Any], step: Step) -> Iterator[str]:
    """Check that a step comes back from JSON as it was, with the same question."""
    state = step.state
    again = restored(game, state)
    if again != state or again.decision != state.decision:
        yield "The state does not come back from its save."
    log = json.loads(json.dumps([game.codec.dump(step.action), game.codec.dump(step.events)]))
    if game.codec.load(log[0], Action | None) != step.action:
        yield "The action does not come back from its save."
    if game.codec.load(log[1], tuple[Event[Any], ...]) != step.events:
        yield "The events do not come back from their save."


def secret(game: Game[Any], before: State[Any], step: Step, seat: int, rng: Random) -> Iterator[str]:
    """Check the three laws of secrecy for one seat."""
    state, view = step.state, observe(game, step.state, seat)
    seen = tuple(event.seen_by(seat) for event in step.events)
    if folded(game.redact(before.table, seat), seen) != view.table:
        yield f"What seat {seat} saw happen does not lead to what it sees."
    asked = state.decision if state.decision is not None and seat in state.decision.seats else None
    if view.decision != asked:
        yield f"Seat {seat} does not see the question it is asked, or sees one it is not asked."
    imagined = game.imagine(view, rng)
    again: View[Any] = observe(game, imagined, seat)
    if again != view:
        yield f"Seat {seat} could tell the imagined state from the real one."
    if again.decision != view.decision:
        yield f"The imagined state asks seat {seat} another question."
    if waits_for(imagined) != waits_for(state):
        yield f"The state that seat {seat} imagines waits for somebody else."
    if isinstance(state.stack[-1] if state.stack else None, Window) and len(options(imagined)) < 2:
        yield f"The state that seat {seat} imagines asks somebody with nothing to say."
    yield from game.faults(imagined)
