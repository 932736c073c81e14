"""Damage saves in every way and read them: ``python scripts/fuzz_saves.py --count 10000 --seed 1``.

Each has to be refused with one sentence or to give a session that is sound,
can be saved and can go on. Anything else is printed and leaves with 1.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from random import Random
from typing import Any

import _home  # noqa: F401 - the game is found from here on

from tremor_gui.games import GAMES
from tremor_gui.match.errors import Unreadable
from tremor_gui.match.files import text_of
from tremor_gui.match.record import decode, encode
from tremor_gui.match.session import Session

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
STRANGE: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 7, 99, 10**30, 1.5, float("nan")),
    *(
        "",
        "x",
        "Table",
        "sm64:0",
        "\ud800",
        "\x00",
        "a" * 5000,
        [],
        {},
        [[]],
        [-1],
        {"is": "Act"},
        {"is": None},
    ),
)


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
                data.insert(key, rng.choice(data))
            case 2 if isinstance(data, dict):
                data[rng.choice(("extra", "is", f"{key}s"))] = data[key]
            case _:
                data[key] = rng.choice((*STRANGE, *(data.values() if isinstance(data, dict) else data)))
        return


def verdict(raw: bytes, rng: Random) -> str | None:
    """Return the sentence a save is refused with, or None if it gives a sound session.

    Raises ``AssertionError``, or whatever the loader raises and should not.
    """
    try:
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


def main() -> None:
    """Read damaged saves and count the verdicts."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=1000, help="how many saves (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the damage (default: %(default)s)")
    given = parser.parse_args()
    rng = Random(given.seed)
    sound = 0
    text = ""
    for number in range(given.count):
        if number % 20 == 0:
            text = encode(random_session(rng, rng.choice((0, 5, 40, 120))), NOON)
        raw = damaged(text, rng)
        try:
            sound += verdict(raw, rng) is None
        except Exception as error:
            print(raw[:2000])
            sys.exit(f"Save {number}: {error!r}")
    print(f"{given.count} saves: {given.count - sound} refused with a sentence, {sound} still sound.")


if __name__ == "__main__":
    main()
