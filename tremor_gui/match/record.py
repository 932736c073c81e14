"""The save file: a match as text and back, described in ``docs/SAVE_FORMAT.md``.

``state`` is where to go on, ``log`` what happened, and ``seed`` with the
actions of the log says why: a save is read by playing it again, and each part
has to agree with the others.
"""

import json
from datetime import UTC, datetime
from typing import Any

from tremor_gui import __version__
from tremor_gui.rules.core import Step

from .digest import digest, state_data
from .migrate import SCHEMA
from .parse import FORMAT, Games, parse
from .rebuild import rebuild
from .session import Session


class Scribe:
    """Writes a session again and again, turning each step into text only once."""

    def __init__(self) -> None:
        self._steps: tuple[Step, ...] = ()
        self._lines: list[str] = []

    def encode(self, session: Session, saved: datetime) -> str:
        """Return the session as the text of a save.

        ``saved`` is now, with its time zone. Fields come first, one a line,
        then the log, one step a line.
        """
        self._follow(session)
        head = {
            "format": FORMAT,
            "schema": SCHEMA,
            "app": __version__,
            "game": session.game.name,
            "rules": session.rules,
            "seed": session.seed,
            "saved": saved.astimezone(UTC).isoformat(timespec="seconds"),
            "players": session.names,
            "brains": session.brains,
            "round": session.game.rounds(session.state.table),
            "over": session.outcome is not None,
            "setup": session.game.codec.dump(session.setup),
            "state": state_data(session.game, session.state),
        }
        fields = ",\n".join(f'"{name}": {_json(value)}' for name, value in head.items())
        log = ",\n".join(self._lines)
        return f'{{\n{fields},\n"log": [\n{log}\n]\n}}\n'

    def _follow(self, session: Session) -> None:
        """Bring the lines up to date with the steps, of which the last may have been taken back."""
        steps = session.steps
        same = min(len(steps), len(self._steps))
        # A step was made from the one before it, so the same step has the same past.
        while same and steps[same - 1] is not self._steps[same - 1]:
            same -= 1
        self._lines[same:] = [_line(session, index) for index in range(same, len(steps))]
        self._steps = steps


def encode(session: Session, saved: datetime) -> str:
    """Return a session as the text of a save; whoever saves it often keeps a ``Scribe``."""
    return Scribe().encode(session, saved)


def decode(text: str, games: Games) -> Session:
    """Return the session that a save holds.

    Raises ``Unreadable`` with one sentence for anything that is not exactly
    what ``encode`` writes, now or in an earlier schema.
    """
    data = parse(text, games)
    return rebuild(data, games[data["game"]])


def _line(session: Session, index: int) -> str:
    """Return a step as a line of the log; under older rules its state is not known."""
    game, step = session.game, session.steps[index]
    entry = {
        "seat": step.seat,
        "action": game.codec.dump(step.action),
        "events": game.codec.dump(step.events),
        "digest": digest(game, step.state) if index >= session.floor else None,
    }
    return _json(entry)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
