"""A state as JSON data, and the short digest that tells one state from another."""

import json
from hashlib import sha256
from typing import Any

from tremor_gui.rules.chance import seed_text
from tremor_gui.rules.core import State
from tremor_gui.rules.game import Game


def state_data(game: Game[Any], state: State[Any]) -> dict[str, Any]:
    """Return a state as it stands in a save.

    Chance is text there, for its 64 bits are more than many readers of JSON keep.
    """
    return {
        "table": game.codec.dump(state.table),
        "stack": game.codec.dump(state.stack),
        "chance": seed_text(state.chance),
    }


def digest(game: Game[Any], state: State[Any]) -> str:
    """Return the first 16 hexadecimal digits of the SHA-256 of a state's canonical JSON.

    Canonical is: keys sorted, no blanks, ASCII only.
    """
    text = json.dumps(state_data(game, state), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]
