"""A lock between copies of the game, which the system takes back from whoever dies."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

_PAUSE: Final = 0.01
"""Seconds between two tries."""

if sys.platform == "win32":
    import msvcrt

    def _try(file: BinaryIO) -> None:
        """Take the lock on a file's first byte. Raises ``OSError``."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _try(file: BinaryIO) -> None:
        """Take the lock on a file. Raises ``OSError``."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(path: Path, patience: float) -> Iterator[bool]:
    """Hold the lock that is a file, made if need be; tell whether it was got within so many seconds.

    A copy that hangs while it has the lock, and a file system without locks,
    must not keep this one from going on: what to do without it is for the
    caller to say.
    """
    try:
        file = path.open("ab")
    except OSError:
        yield False
        return
    with file:  # closing it gives the lock back
        yield _got(file, time.monotonic() + patience)


def _got(file: BinaryIO, until: float) -> bool:
    while True:
        try:
            _try(file)
        except OSError:
            if time.monotonic() >= until:
                return False
            time.sleep(_PAUSE)
        else:
            return True
