"""Reading and writing whole files, so that a crash at any moment leaves the old or the new one."""

import errno
import os
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final

from tremor_gui.rules.text import say

from .errors import NotSaved, Unreadable
from .words import quote

MOST_BYTES: Final = 4 * 2**20
"""No file of ours is larger: a match of twenty thousand decisions is not, and most have a few hundred."""

_NO_ROOM: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_NOT_ALLOWED: Final = {errno.EACCES, errno.EPERM, errno.EROFS}

Stamp = tuple[int, int, int]
"""What changes when a file is replaced: its number, its time in nanoseconds and its size."""


def read(path: Path, most: int = MOST_BYTES) -> str:
    """Return the text of a file of at most so many bytes. Raises ``Unreadable``."""
    try:
        kind = path.stat().st_mode
        if S_ISDIR(kind):
            raise Unreadable(say("“{path}” is a folder, not a file.", path=quote(path)))
        if not S_ISREG(kind):  # a pipe or a device might never end
            raise Unreadable(say("“{path}” is not an ordinary file.", path=quote(path)))
        with path.open("rb") as file:
            data = file.read(most + 1)
    except FileNotFoundError:
        raise Unreadable(say("There is no file “{path}”.", path=quote(path))) from None
    except OSError as error:
        reason = quote(error.strerror)
        raise Unreadable(
            say("“{path}” cannot be read: {reason}.", path=quote(path), reason=reason)
        ) from error
    return text_of(data, most)


def text_of(data: bytes, most: int = MOST_BYTES) -> str:
    """Return what the bytes of a file, of which there may be so many, say. Raises ``Unreadable``."""
    if len(data) > most:
        raise Unreadable(say("This file is too large to be one of this game."))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(
            say("This file is not text, so it is none of this game, or it is damaged.")
        ) from None


def write(path: Path, text: str) -> None:
    """Put a text in a file's place, all of it or nothing. Raises ``OSError``."""
    # Two copies of the game may write at once, so each has a temporary file of its own.
    fresh = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with fresh.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        _discard(fresh)
        raise


def backup_of(path: Path) -> Path:
    """Return where the version before the one in ``path`` is kept."""
    # A path such as "." has no name to change; that it is a folder is told when it is read.
    return path.parent / f"{path.name}.bak"


def keep_previous(path: Path) -> None:
    """Make what is in a file, if there is one, its backup; the file stays. Raises ``OSError``."""
    if stamp(path) is None:
        return
    spare = path.with_name(f"{path.name}.{os.getpid()}.spare")
    try:
        os.link(path, spare)
        os.replace(spare, backup_of(path))
    except OSError:  # not every file system has links
        write(backup_of(path), path.read_text("utf-8"))
    finally:
        _discard(spare)


def stamp(path: Path) -> Stamp | None:
    """Return what tells this version of a file from another, or None if there is none to be seen."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def not_saved(error: OSError, folder: Path) -> NotSaved:
    """Return what to tell a player about an error in writing to a folder."""
    where = quote(folder)
    if error.errno in _NO_ROOM:
        return NotSaved(say("Not saved: there is no room left for it in “{folder}”.", folder=where))
    if error.errno in _NOT_ALLOWED:
        return NotSaved(say("Not saved: this game may not write to the folder “{folder}”.", folder=where))
    reason = quote(error.strerror or type(error).__name__)
    return NotSaved(say("Not saved in the folder “{folder}”: {reason}.", folder=where, reason=reason))


def _discard(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # what is left over does no harm, and the first error is the one to tell
