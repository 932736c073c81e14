"""How a file that is opened finds the window that is open already: by a note in a folder, and no network.

The window keeps a lock in the folder as long as it lives. Whoever is started
with a file while the lock is kept leaves the file's path in the folder, and
the window takes it from there. A note names a file and can do nothing else.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from . import files
from .errors import Unreadable
from .lock import held

_LOCK: Final = ".lock"
_NOTE: Final = ".json"
_LONGEST: Final = 2**15
"""Bytes of a note; no system has longer paths."""
_PAUSE: Final = 0.02


class Inbox:
    """The folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @contextmanager
    def kept(self) -> Iterator[bool]:
        """Be the window that takes the notes; tell whether it is, or there is another already.

        A window that cannot be is a window all the same.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            yield False
            return
        with held(self._folder / _LOCK, 0) as own:
            if own:
                self.take()  # notes to a window that is gone are nobody's
            yield own

    def send(self, path: Path, patience: float) -> bool:
        """Return whether an open window takes a file within so many seconds; if not, no note is left."""
        if not (self._folder / _LOCK).exists():
            return False
        with held(self._folder / _LOCK, 0) as free:
            if free:
                return False
        note = self._folder / f"{os.getpid()}{_NOTE}"
        try:
            files.write(note, json.dumps(str(path.absolute())))
        except OSError:
            return False
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if not note.exists():
                return True
            time.sleep(_PAUSE)
        return not _removed(note)

    def take(self) -> Path | None:
        """Return the file somebody wants to see in this window, the latest of several, or None."""
        try:
            names = [name for name in os.listdir(self._folder) if name.endswith(_NOTE)]
        except OSError:
            return None
        notes = sorted(map(self._folder.joinpath, names), key=_time)
        wanted = [path for note in notes if (path := _read(note)) is not None and _removed(note)]
        return wanted[-1] if wanted else None


def _time(note: Path) -> int:
    found = files.stamp(note)
    return found[1] if found else 0


def _read(note: Path) -> Path | None:
    """Return the path in a note; one that makes no sense is thrown away."""
    try:
        name = json.loads(files.read(note, _LONGEST))
    except (Unreadable, ValueError, RecursionError):
        name = None
    if type(name) is str and "\0" not in name and os.path.isabs(name):
        return Path(name)
    _removed(note)
    return None


def _removed(note: Path) -> bool:
    """Take a note away and return whether that was done here: nobody else has, and it can be."""
    try:
        note.unlink()
    except OSError:
        return False
    return True
