"""Matches for the tests of this folder."""

from datetime import UTC, datetime
from random import Random

from tremor_gui.games import GAMES
from tremor_gui.match.session import Session

TREMOR = GAMES["tremor"]
NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)


class Later(type(TREMOR)):  # type: ignore[misc]
    """Tremor under rules that are newer than the saves."""

    version = TREMOR.version + 1


LATER = {"tremor": Later()}


def begun(players: int = 2, seed: int = 1) -> Session:
    return Session.start(TREMOR, TREMOR.quick_setup(players, Random(seed)), str(seed))


def go_on(session: Session, decisions: int, seed: int = 1) -> Session:
    rng = Random(seed)
    for _ in range(decisions):
        if session.state.decision is not None:
            session.play(rng.choice(session.state.decision.options))
    return session


def played(decisions: int, players: int = 2, seed: int = 1) -> Session:
    return go_on(begun(players, seed), decisions, seed)


def long(decisions: int) -> Session:
    """Return a match that has not ended after so many decisions."""
    for seed in range(100):
        session = played(decisions, 4, seed)
        if session.state.decision is not None:
            return session
    raise AssertionError("no match lasts that long")
