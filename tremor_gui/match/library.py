"""The folder of saves: one file a match, written after every step, never written over by mistake.

A file belongs to a session once it was read into it or written from it. If it
has changed since, somebody else plays the same match, and the session goes on
in a file of its own. A file that cannot be read belongs to nobody. Copies of
the game write one after another, and which match was written last is noted, for
clocks may go back.
"""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from unicodedata import normalize
from weakref import WeakKeyDictionary

from tremor_gui.rules.text import Text, say

from . import files
from .errors import NotSaved, Unreadable
from .lock import held
from .parse import Games, summary, too_large
from .record import Scribe, decode
from .session import Session

SUFFIX: Final = ".json"
TRASH: Final = "trash"
_LOCK: Final = ".lock"
_LAST: Final = ".last"
"""Holds the name of the save that was written last."""
_PATIENCE: Final = 2.0
"""Seconds to wait for another copy's save, which takes a hundredth of that."""
_PROBE: Final = "probe.tmp"
_LONGEST_SLUG: Final = 48
_EARLIEST: Final = datetime.fromtimestamp(0, UTC)
"""What stands in a save for any time before, which no reader would believe."""
_LATEST: Final = 2**36
"""A time in seconds that every clock can still turn into a date."""
_MOST_ENTRIES: Final = 500
"""How many saves are listed, the latest ones; older ones stay where they are."""

T = TypeVar("T")


class Entry(NamedTuple):
    """One save in the list."""

    path: Path
    game: str
    """The game's name; empty if nothing about the save could be read, as are the players then."""
    setup: Any
    """How it was set up; None where that cannot be read, or nobody could play like that."""
    variant: Text | None
    """What is played; None where that cannot be read."""
    players: tuple[str, ...]
    brains: tuple[str, ...]
    """For each player the level of the bot that plays, or nothing for a person."""
    round: int
    saved: datetime
    """With its time zone."""
    over: bool
    problem: Text | None
    """Why it cannot be opened."""


class Opened(NamedTuple):
    """A session from a file."""

    session: Session
    notice: Text | None
    """What the players should know: that this is not the latest version of the match."""


@dataclass(slots=True)
class _Copy:
    """What the library knows of a session's file."""

    path: Path | None = None
    stamp: files.Stamp | None = None
    """Of the file as it was last read or written here."""
    parted: bool = False
    """Whether the latest save went to a new file, since others had changed the one before."""
    scribe: Scribe = field(default_factory=Scribe)


def _now() -> datetime:
    return datetime.now(UTC)


class Library:
    """The saves of a folder, which need not exist yet."""

    def __init__(self, folder: Path, games: Games, now: Callable[[], datetime] = _now) -> None:
        self.folder = folder
        self._games = games
        self._now = now
        self._copies: WeakKeyDictionary[Session, _Copy] = WeakKeyDictionary()
        self._entries: dict[Path, tuple[object, Entry]] = {}

    def write(self, session: Session) -> Path:
        """Save a session and return its file.

        Raises ``NotSaved`` if that cannot be done now; the match goes on and
        is saved again after its next step.
        """
        copy = self._copies.setdefault(session, _Copy())
        now = max(self._now(), _EARLIEST)
        text = copy.scribe.encode(session, now)
        if too_large(text):
            raise NotSaved(say("Not saved: this match has grown too long. It is kept as it was saved last."))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with held(self.folder / _LOCK, _PATIENCE):
                path = copy.path
                changed = path is not None and files.stamp(path) not in (None, copy.stamp)
                if path is None or changed:
                    path = vacant(self.folder, stem(session, now))
                files.keep_previous(path)
                files.write(path, text)
                copy.path, copy.stamp, copy.parted = path, files.stamp(path), changed
                self._note_last(path)
        except OSError as error:
            raise files.not_saved(error, self.folder) from error
        return path

    def path_of(self, session: Session) -> Path | None:
        """Return the file that a session was last read from or written to here, if there is one."""
        copy = self._copies.get(session)
        return None if copy is None else copy.path

    def parted(self, session: Session) -> bool:
        """Return whether a session's latest save went to a new file, as others had changed its own."""
        return self._copies[session].parted

    def probe(self) -> None:
        """Write a little and take it away again. Raises ``NotSaved`` where nothing could be saved now."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            files.write(self.folder / _PROBE, "")
            (self.folder / _PROBE).unlink(missing_ok=True)  # another copy may begin at the same moment
        except OSError as error:
            raise files.not_saved(error, self.folder) from error

    def open(self, path: Path) -> Opened:
        """Read a session from a file, or from its backup if that fails. Raises ``Unreadable``.

        A file from elsewhere is only read: the session is saved here, in a file of its own.
        """
        stamp = files.stamp(path)
        session, problem = _read(path, lambda text: decode(text, self._games))
        if problem is not None:
            return Opened(
                session, say("{problem} The match goes on from the save before it.", problem=problem)
            )
        if path.suffix == SUFFIX and path.parent.resolve() == self.folder.resolve():
            self._copies[session] = _Copy(path, stamp)
        return Opened(session, None)

    def entries(self) -> list[Entry]:
        """Return the saves, the latest first, those that cannot be read among them."""
        last = self._last()
        found = {path: self._look(path) for path in self._paths(last)}
        self._entries = found
        entries = [entry for _, entry in found.values()]
        return sorted(entries, key=lambda entry: (entry.path.name == last, entry.saved), reverse=True)

    def entry(self, path: Path) -> Entry:
        """Return what the list would show of one save, from here or elsewhere."""
        return self._look(path)[1]

    def latest(self) -> Entry | None:
        """Return the latest match that can be continued."""
        return next((entry for entry in self.entries() if not entry.over and not entry.problem), None)

    def delete(self, path: Path) -> None:
        """Move a save, with its backup, to the folder ``trash``. Raises ``NotSaved``."""
        trash = self.folder / TRASH
        try:
            trash.mkdir(exist_ok=True)
            target = vacant(trash, path.stem)
            for old, new in ((path, target), (files.backup_of(path), files.backup_of(target))):
                if old.exists():
                    os.replace(old, new)
        except OSError as error:
            raise files.not_saved(error, trash) from error

    def _paths(self, last: str) -> list[Path]:
        """Return the saves in the folder, that of a name first, then the latest; some are only backups."""
        try:
            names = os.listdir(self.folder)
        except OSError:
            return []
        paths = {self.folder / name.removesuffix(".bak") for name in names}
        saves = [path for path in paths if path.suffix == SUFFIX]
        saves.sort(key=lambda path: (path.name == last, _time(path)), reverse=True)
        return saves[:_MOST_ENTRIES]

    def _last(self) -> str:
        """Return the name of the save that was written last, or nothing if that is not known."""
        try:
            return files.read(self.folder / _LAST, 1000)
        except Unreadable:
            return ""

    def _note_last(self, path: Path) -> None:
        if self._last() == path.name:
            return
        try:
            files.write(self.folder / _LAST, path.name)
        except OSError:
            return  # the match is saved, and the list goes by the clock

    def _look(self, path: Path) -> tuple[object, Entry]:
        """Return what the list shows of a save, with what tells whether it still holds."""
        stamps = files.stamp(path), files.stamp(files.backup_of(path))
        known = self._entries.get(path)
        if known is not None and known[0] == stamps:
            return known
        try:
            found, _ = _read(path, lambda text: summary(text, self._games))
            return stamps, Entry(path, *found, problem=None)
        except Unreadable as error:
            saved = datetime.fromtimestamp(_time(path), UTC)
            return stamps, Entry(path, "", None, None, (), (), 0, saved, False, error.reason)


def _read(path: Path, reader: Callable[[str], T]) -> tuple[T, Text | None]:
    """Return what a reader makes of a file, or else of its backup and what is wrong with the file."""
    try:
        return reader(files.read(path)), None
    except Unreadable as error:
        try:
            return reader(files.read(files.backup_of(path))), error.reason
        except Unreadable:
            raise error from None


def _time(path: Path) -> int:
    """Return when a save was written, in seconds, going by the file system."""
    stamp = files.stamp(path) or files.stamp(files.backup_of(path))
    return min(max(stamp[1] // 10**9, 0), _LATEST) if stamp else 0


def stem(session: Session, now: datetime) -> str:
    """Return a name for a match that sorts by date and tells who plays, in letters any system takes."""
    names = normalize("NFKD", " ".join(session.names)).encode("ascii", "ignore").decode().lower()
    words = "-".join(re.findall("[a-z0-9]+", names))[:_LONGEST_SLUG].rstrip("-")
    return "-".join(filter(None, [f"{now:%Y-%m-%d}", words, session.seed[-8:]]))


def vacant(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Return the first of ``stem``, ``stem-2``, ... that is nobody's in a folder."""
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    paths = (folder / f"{name}{suffix}" for name in names)
    return next(path for path in paths if not path.exists() and not files.backup_of(path).exists())
