"""Which puzzles have been solved: a small JSON file beside the settings."""

import json
import re
from pathlib import Path
from typing import Any, Final

from tremor_gui.rules.text import Text, say

from . import files
from .errors import Unreadable

_MOST_BYTES: Final = 2**16
_KEY: Final = re.compile("[0-9a-f]{8}")
_DAMAGED: Final = say("The file of solved puzzles is damaged, so none counts as solved.")


class Solved:
    """The keys of the puzzles that have been solved, kept in a file that need not exist yet."""

    def __init__(self, path: Path) -> None:
        """Read them; ``notice`` tells what a player should know about that, if anything."""
        self._path = path
        self.keys, self.notice = _load(path)

    def add(self, key: str) -> None:
        """Note that a puzzle has been solved. Raises ``NotSaved``; it counts as solved all the same."""
        if key in self.keys:
            return
        self.keys |= {key}
        text = json.dumps({"solved": sorted(self.keys)}, indent=1) + "\n"
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            files.keep_previous(self._path)
            files.write(self._path, text)
        except OSError as error:
            raise files.not_saved(error, self._path.parent) from error


def _load(path: Path) -> tuple[frozenset[str], Text | None]:
    if files.stamp(path) is None:
        return frozenset(), None
    try:
        data: Any = json.loads(files.read(path, _MOST_BYTES))
    except Unreadable as error:
        return frozenset(), say("The solved puzzles could not be read. {reason}", reason=error.reason)
    except (ValueError, RecursionError):
        return frozenset(), _DAMAGED
    keys = data.get("solved") if type(data) is dict else None
    if type(keys) is not list or not all(type(key) is str and _KEY.fullmatch(key) for key in keys):
        return frozenset(), _DAMAGED
    return frozenset(keys), None
