"""What a table and the process that thinks for it say to each other: one line of JSON a message.

A view travels as the seat, the table and the frames that this seat sees; so
nothing else can arrive: no chance, and nobody's hidden hand. A thought travels
as the places of its options among those of the decision, which are the same
on either side.
"""

import json
from typing import Any, Final, NamedTuple

from tremor_gui.rules.core import Frame
from tremor_gui.rules.game import Game, View

from .base import Rated, Thought

STOP: Final = b"stop"
"""Said to the process: think no further."""
IDLE: Final = b"idle"
"""Said by the process: it has nothing to think about."""


class Question(NamedTuple):
    """What the process is asked."""

    view: View[Any]
    level: str
    """The key of the level that answers."""
    seed: str
    """What its chance starts from."""


def dump_question(game: Game[Any], question: Question) -> bytes:
    """Return a question as a message."""
    view = question.view
    data = {
        "seat": view.seat,
        "table": game.codec.dump(view.table),
        "stack": game.codec.dump(view.stack),
        "level": question.level,
        "seed": question.seed,
    }
    return json.dumps(data, separators=(",", ":")).encode()


def load_question(game: Game[Any], message: bytes) -> Question:
    """Return the question that a message holds. Raises ``Malformed``."""
    data = json.loads(message)
    table = game.codec.load(data["table"], game.table_type)
    stack = game.codec.load(data["stack"], tuple[Frame[Any], ...])
    return Question(View(data["seat"], table, stack), data["level"], data["seed"])


def dump_thought(view: View[Any], thought: Thought) -> bytes:
    """Return a thought about the decision of a view as a message."""
    decision = view.decision
    assert decision is not None
    places = {option: index for index, option in enumerate(decision.options)}
    data = [thought.done, [(places[one.action], one.chance) for one in thought.options]]
    return json.dumps(data, separators=(",", ":")).encode()


def load_thought(view: View[Any], message: bytes) -> Thought:
    """Return the thought that a message holds, about the decision of a view."""
    decision = view.decision
    assert decision is not None
    done, rated = json.loads(message)
    return Thought(tuple(Rated(decision.options[index], chance) for index, chance in rated), done)
