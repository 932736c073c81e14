"""How far somebody has come in the tutorial of a game: a small JSON file beside the settings."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeGuard

from . import files
from .errors import Unreadable

_MOST_BYTES: Final = 2**16
_LONGEST_KEY: Final = 64


@dataclass(frozen=True, slots=True)
class Progress:
    """Where somebody is, and which chapters are done, by their keys."""

    at: str = ""
    """Empty before the tutorial was begun."""
    done: frozenset[str] = frozenset()

    def came_to(self, key: str) -> "Progress":
        """Return the progress of somebody who has opened a chapter."""
        return replace(self, at=key)

    def finished(self, key: str) -> "Progress":
        """Return the progress of somebody who has done a chapter, too."""
        return replace(self, done=self.done | {key})


def load(path: Path, game: str) -> Progress:
    """Return the progress in a game's tutorial; a file that makes no sense counts as none."""
    found = _read(path).get(game)
    if type(found) is not dict:
        return Progress()
    at, done = found.get("at"), found.get("done")
    keys = done if type(done) is list else []
    return Progress(at if _is_key(at) else "", frozenset(key for key in keys if _is_key(key)))


def save(progress: Progress, path: Path, game: str) -> None:
    """Write a progress down; that of other games stays. Raises ``NotSaved``."""
    kept = {**_read(path), game: {"at": progress.at, "done": sorted(progress.done)}}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, json.dumps(kept, indent=2) + "\n")
    except OSError as error:
        raise files.not_saved(error, path.parent) from error


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(files.read(path, _MOST_BYTES))
    except (Unreadable, ValueError, RecursionError):
        return {}
    return data if type(data) is dict else {}


def _is_key(value: object) -> TypeGuard[str]:
    return type(value) is str and len(value) <= _LONGEST_KEY
