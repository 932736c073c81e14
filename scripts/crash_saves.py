"""Kill the game at every system call of a save, and let every one fail: ``python scripts/crash_saves.py``.

Whatever happens, the match as it was before or as it is now has to be what is
offered and opened next. Needs Linux and ``strace``. ``--brief`` kills, and
leaves out the errors.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from mmap import mmap
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import _home  # noqa: F401 - the game is found from here on

from tremor_gui.games import GAMES
from tremor_gui.match import settings
from tremor_gui.match.errors import NotSaved
from tremor_gui.match.library import TRASH, Library
from tremor_gui.match.session import Session
from tremor_gui.match.settings import Settings

ERRORS: Final = {
    "openat": ("ENOSPC", "EROFS", "EMFILE"),
    "write": ("ENOSPC", "EIO"),
    "fsync": ("EIO", "EDQUOT"),
    "close": ("EIO",),
    "flock": ("ENOLCK",),
    "link": ("EPERM", "EMLINK"),
    "rename": ("EACCES", "EIO"),
    "unlink": ("EACCES",),
    "mkdir": ("EROFS", "ENOSPC"),
    "newfstatat": ("EACCES",),
    "read": ("EIO",),
}
"""What may go wrong with each system call."""

TOLD: Final = 3
"""Exit status of a save that could not be made and said so."""

_START: Final = datetime(2026, 7, 1, 12, tzinfo=UTC)


class Case(NamedTuple):
    """Something the game does with its files."""

    name: str
    prepare: Callable[[Path], Callable[[], object]]
    """Make a folder ready and return what to do there."""
    judge: Callable[[Path], None]
    """Raise ``AssertionError`` if something in the folder is lost."""


def match(decisions: int) -> Session:
    """Return the one match of all cases after so many decisions."""
    game = GAMES["tremor"]
    session = Session.start(game, game.quick_setup(2, Random(1)), "1")
    for _ in range(decisions):
        go_on(session)
    return session


def go_on(session: Session) -> None:
    """Take the first option there is."""
    assert session.state.decision is not None
    session.play(session.state.decision.options[0])


def library(folder: Path, later: int = 0) -> Library:
    """Return the folder's library some minutes after the first one."""
    return Library(folder, GAMES, lambda: _START + timedelta(minutes=later))


def _first(folder: Path) -> Callable[[], object]:
    session = match(12)
    return lambda: library(folder).write(session)


def _next(folder: Path) -> Callable[[], object]:
    own, session = library(folder), match(10)
    own.write(session)
    session = own.open(own.write(session)).session
    go_on(session)
    return lambda: own.write(session)


def _parted(folder: Path) -> Callable[[], object]:
    again = _next(folder)
    other = library(folder, later=5)
    other.write(other.open(next(folder.glob("*.json"))).session)
    return again


def _deleting(folder: Path) -> Callable[[], object]:
    own, session = library(folder), match(12)
    own.write(session)
    path = own.write(session)
    return lambda: own.delete(path)


def _setting(folder: Path) -> Callable[[], object]:
    settings.save(Settings(muted=True), folder / "settings.json")
    return lambda: settings.save(Settings(muted=True, volume=0.25), folder / "settings.json")


def _nothing_or_the_match(folder: Path) -> None:
    for entry in library(folder).entries():
        assert entry.problem is None, entry.problem
        assert len(library(folder).open(entry.path).session.steps) == 13


def _the_match(folder: Path) -> None:
    """The latest game opens, is as it was or a step further, and can be saved on."""
    own = library(folder, later=9)
    assert all(entry.problem is None for entry in own.entries())
    latest = own.latest()
    assert latest is not None, "no match is left"
    opened = own.open(latest.path)
    assert opened.notice is None, opened.notice
    assert len(opened.session.steps) in (11, 12)
    assert len(own.open(own.write(opened.session)).session.steps) == len(opened.session.steps)


def _here_or_in_the_trash(folder: Path) -> None:
    paths = [*folder.glob("*.json"), *(folder / TRASH).glob("*.json")]
    assert [len(library(path.parent).open(path).session.steps) for path in paths] == [13]


def _settings(folder: Path) -> None:
    found, notice = settings.load(folder / "settings.json")
    assert (found.muted, notice) == (True, None)
    assert found.volume in (0.25, Settings().volume)


CASES: Final = (
    Case("the first save of a match", _first, _nothing_or_the_match),
    Case("the next save", _next, _the_match),
    Case("a save beside another copy's", _parted, _the_match),
    Case("a match thrown away", _deleting, _here_or_in_the_trash),
    Case("the settings", _setting, _settings),
)


def traced(case: Case, *injected: str) -> tuple[int, list[str]]:
    """Do what the case does under ``strace``; return the wait status and the names of the calls.

    Raises ``AssertionError`` if something was lost, with what was injected.
    """
    with tempfile.TemporaryDirectory() as name:
        folder, log = Path(name, "saves"), Path(name, "calls")
        action = case.prepare(folder)
        shared = mmap(-1, 2)  # by it the two can speak without a system call: the child waits, and may start
        child = os.fork()
        if child == 0:
            shared[0] = 1
            while not shared[1]:
                pass
            os._exit(_done(action))
        while not shared[0]:
            time.sleep(0.0005)
        options = [word for injection in injected for word in ("-e", f"inject={injection}")]
        tracer = subprocess.Popen(
            ["strace", "-qq", "-o", log, "-p", str(child), *options], stderr=subprocess.PIPE
        )
        while "TracerPid:\t0\n" in Path(f"/proc/{child}/status").read_text() and tracer.poll() is None:
            time.sleep(0.0005)
        shared[1] = 1
        _, status = os.waitpid(child, 0)
        _, said = tracer.communicate()
        assert tracer.returncode in (0, 1) or log.stat().st_size, said.decode()
        assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) in (0, TOLD), (case.name, injected, status)
        try:
            case.judge(folder)
        except Exception as error:
            raise AssertionError(f"{case.name}, {' '.join(injected)}: {error!r}") from error
        return status, re.findall(r"^(\w+)\(", log.read_text(errors="replace"), re.MULTILINE)


def _done(action: Callable[[], object]) -> int:
    try:
        action()
    except NotSaved:
        return TOLD
    except BaseException as error:  # nothing may leave the child but by its exit status
        with suppress(OSError):
            print(repr(error), file=sys.stderr)
        return 1
    return 0


def injections(calls: Sequence[str], *, errors: bool) -> Iterator[str]:
    """Yield a kill at each of the calls, and if so wanted each error, once and from then on."""
    for name, count in Counter(calls).items():
        if name == "exit_group":
            continue
        for index in range(1, count + 1):
            yield f"{name}:signal=KILL:when={index}"
            if errors:
                for error in ERRORS.get(name, ()):
                    yield f"{name}:error={error}:when={index}"
                    yield f"{name}:error={error}:when={index}+"


def sweep(case: Case, *, errors: bool) -> Counter[str]:
    """Return how often the case was killed, told of an error, and done in spite of one.

    Raises ``AssertionError`` as soon as something is lost.
    """
    status, calls = traced(case)
    assert status == 0, case.name
    ends: Counter[str] = Counter()
    for injection in injections(calls, errors=errors):
        status, _ = traced(case, injection)
        killed = os.WIFSIGNALED(status)
        assert killed == ("signal" in injection), (case.name, injection)
        ends["killed" if killed else "told" if status else "done"] += 1
    return ends


def main() -> None:
    """Sweep through every case and say how many ends each came to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--brief", action="store_true", help="kill only, and let no call fail")
    given = parser.parse_args()
    for case in CASES:
        ends = sweep(case, errors=not given.brief)
        told = ", ".join(f"{ends[end]} {end}" for end in ("killed", "told", "done") if ends[end])
        print(f"Nothing lost: {case.name} ({told}).", flush=True)


if __name__ == "__main__":
    main()
