"""Damage files of the game and read them: ``python scripts/fuzz_saves.py --count 10000 --seed 1``.

A save has to be refused with one sentence or to give a session that is sound,
can be saved and can go on; settings have to give settings; of statistics there
have to be left games that can be kept and counted. None may take a
second of the processor's time or 200 MB. Anything else is printed and leaves
with 1. A run with one seed is one process: for a long one, start several.
"""

import argparse
import json
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, NamedTuple

import _home  # noqa: F401 - the game is found from here on

from tremor_gui.games import GAMES
from tremor_gui.match import chronicle, figures, settings
from tremor_gui.match.chronicle import Finished, Sitting
from tremor_gui.match.errors import Unreadable
from tremor_gui.match.files import text_of
from tremor_gui.match.record import decode, encode
from tremor_gui.match.session import Session
from tremor_gui.match.settings import Settings

MOST_SECONDS: Final = 1.0
"""Of the processor's time, whatever else the machine does."""
MOST_BYTES: Final = 200 * 2**20

_KINDS: Final = {4: "settings", 9: "settings", 7: "statistics"}
"""What every so many files are of, if not of saves."""
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 7, 99, 10**6, 10**18, -(2**63), 10**30, 1.5, float("nan"), float("inf")),
    *(
        "",
        "x",
        "Table",
        "sm64:0",
        "\ud800",
        "\x00",
        "\u202edrawkcab",
        "<b>bold</b>{name}",
        "../../../etc/passwd",
        "a" * 5000,
        [],
        {},
        [[]],
        [-1],
        {"is": "Act"},
        {"is": None},
        [0] * 10_000,
    ),
)


class TooSlow(BaseException):
    """Reading took too long; nothing that reads may catch this by mistake."""


@contextmanager
def bounded() -> Iterator[None]:
    """Raise ``TooSlow`` or ``MemoryError`` in a block that takes more time or memory than reading may.

    Memory is bounded where the system tells how much is in use, which Linux does.
    """
    import resource  # noqa: PLC0415 - there is none on Windows, where the rest of this module is of use

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TooSlow

    usual = resource.getrlimit(resource.RLIMIT_AS)
    in_use = Path("/proc/self/statm")
    if in_use.exists():
        most = int(in_use.read_text().split()[0]) * resource.getpagesize() + MOST_BYTES
        resource.setrlimit(resource.RLIMIT_AS, (most, usual[1]))
    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        resource.setrlimit(resource.RLIMIT_AS, usual)


def random_session(rng: Random, decisions: int) -> Session:
    """Return a match of random players after at most so many decisions."""
    game = GAMES[rng.choice(sorted(GAMES))]
    setup = game.quick_setup(rng.choice(game.seats), rng)
    session = Session.start(game, setup, str(rng.getrandbits(64)))
    go_on(session, rng, decisions)
    return session


def go_on(session: Session, rng: Random, decisions: int) -> None:
    """Let random players play on, unless the game ends."""
    for _ in range(decisions):
        if session.state.decision is None:
            return
        session.play(rng.choice(session.state.decision.options))


def damaged(text: str, rng: Random) -> bytes:
    """Return a save with some damage to its bytes or to its structure."""
    if rng.random() < 0.5:
        data = json.loads(text)
        if rng.random() < 0.3:
            data["rules"] = 0  # another way to read it
        for _ in range(rng.choice((0, 1, 1, 1, 2, 5))):
            _damage_value(data, rng)
        return json.dumps(data).encode()
    raw = bytearray(text.encode())
    for _ in range(rng.choice((1, 1, 1, 3, 10))):
        _damage_bytes(raw, rng)
    return bytes(raw)


def _damage_bytes(raw: bytearray, rng: Random) -> None:
    at = rng.randrange(len(raw) + 1)
    end = min(len(raw), at + rng.choice((1, 1, 2, 8, 100)))
    match rng.randrange(6):
        case 0:
            del raw[at:]
        case 1:
            del raw[at:end]
        case 2:
            raw[at:at] = rng.randbytes(rng.choice((1, 2, 9)))
        case 3:
            raw[at:at] = raw[at:end]
        case 4:
            raw[at:end] = bytes(rng.choice(b'0123456789{}[],:"-e. \\nu') for _ in range(end - at))
        case 5:
            raw[at:at] = rng.choice((b"[", b'{"a":')) * rng.choice((1, 500, 100_000))


def _damage_value(data: Any, rng: Random) -> None:
    """Go down to some place in the data and change it there."""
    while data:
        key = rng.choice(list(data)) if isinstance(data, dict) else rng.randrange(len(data))
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.85:
            data = data[key]
            continue
        match rng.randrange(4):
            case 0:
                del data[key]
            case 1 if isinstance(data, list):
                data.insert(key, deepcopy(rng.choice(data)))
            case 2 if isinstance(data, dict):
                data[rng.choice(("extra", "is", f"{key}s"))] = deepcopy(data[key])
            case _:
                others = data.values() if isinstance(data, dict) else data
                data[key] = deepcopy(rng.choice((*STRANGE, *others)))  # it may be damaged in its turn
        return


def random_settings(rng: Random) -> str:
    """Return the text of some settings, each of which fits."""
    return json.dumps(asdict(Settings("de", rng.uniform(0.75, 2), volume=rng.random(), muted=True)), indent=2)


def random_statistics(rng: Random) -> str:
    """Return the text of a file of some finished games."""
    games = []
    for number in range(rng.randrange(6)):
        game = GAMES[rng.choice(sorted(GAMES))]
        seats = rng.choice(game.seats)
        setup = game.quick_setup(seats, rng)
        sittings = tuple(
            Sitting(name, rng.choice(("", "easy")), game.kind(setup, seat), seat == number % seats)
            for seat, name in enumerate(game.players(setup))
        )
        variant, without = game.played(setup)
        key = f"{rng.getrandbits(64):016x}"
        games.append(Finished(key, game.name, variant, without, rng.randrange(40), NOON.date(), sittings))
    return chronicle.encode(games)


def damaged_lines(text: str, rng: Random) -> bytes:
    """Return a file of lines with some damage to one of them."""
    lines = text.splitlines(keepends=True)
    at = rng.randrange(len(lines))
    return b"".join(damaged(line, rng) if here == at else line.encode() for here, line in enumerate(lines))


def statistics_verdict(raw: bytes) -> bool:
    """Return whether a file of statistics is whole.

    Raises ``AssertionError`` unless what is read of it can be kept, or whatever counting it raises.
    """
    try:
        with bounded():
            games, whole = chronicle.parse(text_of(raw))
            for player in figures.players(games):
                figures.course(games, player.who)
            figures.kinds(games)
            figures.lengths(games)
    except Unreadable:
        return False
    assert chronicle.parse(chronicle.encode(games)) == (games, True)
    return whole


def settings_verdict(raw: bytes) -> str | None:
    """Return the sentence about settings that do not fit, or None if all do.

    Raises ``AssertionError`` unless what is in force are settings that can be kept.
    """
    try:
        with bounded():
            found, notice = settings.parse(text_of(raw))
    except Unreadable as error:
        return str(error)
    assert settings.parse(json.dumps(asdict(found))) == (found, None)
    if notice is None:
        return None
    assert str(notice).isprintable(), ascii(str(notice))
    return str(notice)


def verdict(raw: bytes, rng: Random) -> str | None:
    """Return the sentence a save is refused with, or None if it gives a sound session.

    Raises ``AssertionError``, or whatever the loader raises and should not.
    """
    try:
        with bounded():
            session = decode(text_of(raw), GAMES)
    except Unreadable as error:
        sentence = str(error)
        assert 0 < len(sentence.encode()) < 600, sentence
        assert sentence.isprintable(), ascii(sentence)
        return sentence
    assert not session.game.faults(session.state)
    again = decode(encode(session, NOON), GAMES)
    assert again.steps == session.steps
    assert again.floor in (session.floor, len(session.steps) - 1)
    go_on(again, rng, 30)
    assert not session.game.faults(again.state)
    return None


class Sound(NamedTuple):
    """How many damaged files were still sound, and what was said of the others."""

    saves: int
    settings: int
    statistics: int
    said: frozenset[str]


def fuzz(count: int, seed: int, lengths: Sequence[int] = (0, 5, 40, 120)) -> Sound:
    """Read damaged files, of which one in five is of settings and one in ten of statistics.

    The saves are of matches of at most so many decisions each.
    Raises ``RuntimeError`` with the first that was neither refused nor sound.
    """
    rng = Random(seed)
    sound = dict.fromkeys(("saves", "settings", "statistics"), 0)
    said: set[str] = set()
    text = ""
    for number in range(count):
        if number % 20 == 0:
            text = encode(random_session(rng, rng.choice(lengths)), NOON)
        kind = _KINDS.get(number % 10, "saves")
        raw = b""
        try:
            if kind == "settings":
                raw = damaged(random_settings(rng), rng)
                sentence = settings_verdict(raw)
            elif kind == "statistics":
                raw = damaged_lines(random_statistics(rng), rng)
                sentence = None if statistics_verdict(raw) else "some games are missing"
            else:
                raw = damaged(text, rng)
                sentence = verdict(raw, rng)
        except (Exception, TooSlow) as error:
            raise RuntimeError(f"File {number} of seed {seed}: {error!r}\n{raw[:2000]!r}") from error
        sound[kind] += sentence is None
        if sentence is not None:
            said.add(sentence)
    return Sound(**sound, said=frozenset(said))


def main() -> None:
    """Read damaged files and count the verdicts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=1000, help="how many files (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the damage (default: %(default)s)")
    given = parser.parse_args()
    try:
        found = fuzz(given.count, given.seed)
    except RuntimeError as error:
        sys.exit(str(error))
    print(
        f"{given.count} files with {len(found.said)} different sentences: {found.saves} saves, "
        f"{found.settings} settings and {found.statistics} files of statistics were still sound."
    )


if __name__ == "__main__":
    main()
