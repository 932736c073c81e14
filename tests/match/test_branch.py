"""Another way that a match might have gone leaves the match alone and is a sound one itself."""

from pathlib import Path

import pytest
from matches import NOON, TREMOR, long, played

from tremor_gui.games import GAMES
from tremor_gui.match.branch import branch, why_not
from tremor_gui.match.library import Library
from tremor_gui.match.record import decode, encode
from tremor_gui.match.session import Session

OVER = played(5_000)
BOTS = ("", "easy")


def test_it_stands_where_the_other_stood_and_goes_on_by_itself() -> None:
    steps = OVER.steps
    for at in (0, 1, len(steps) // 2, len(steps) - 2):
        other = branch(OVER, at, BOTS)
        assert (other.state, other.brains, other.outcome) == (steps[at].state, BOTS, None)
        assert other.state.decision is not None
        other.play(other.state.decision.options[-1])
        assert decode(encode(other, NOON), GAMES).steps == other.steps
        assert (OVER.steps, OVER.outcome is None) == (steps, False)


def test_it_is_saved_beside_the_other_which_stays_as_it_is(tmp_path: Path) -> None:
    library = Library(tmp_path, GAMES)
    path = library.write(OVER)
    before = path.read_bytes()
    other = branch(library.open(path).session, 40, BOTS)
    beside = library.write(other)
    assert beside != path
    assert path.read_bytes() == before
    assert library.open(beside).session.steps == OVER.steps[:41]
    assert [entry.over for entry in library.entries()] == [False, True]


def test_at_the_end_and_while_a_match_goes_on_there_is_none() -> None:
    for session, at in ((OVER, len(OVER.steps) - 1), (long(40), 20)):
        reason = why_not(session, at)
        assert reason is not None
        with pytest.raises(ValueError, match=r"decide|goes another way"):
            branch(session, at, BOTS)
    assert why_not(OVER, len(OVER.steps) - 2) is None


def test_of_steps_under_older_rules_there_is_none() -> None:
    old = Session(TREMOR, OVER.setup, OVER.seed, OVER.steps, rules=TREMOR.version - 1, floor=30)
    assert why_not(old, 29) is not None
    assert why_not(old, 30) is None
    assert branch(old, 30, BOTS).floor == 30
