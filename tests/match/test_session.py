"""A match goes on, and back as far as nothing came to light."""

from dataclasses import replace
from random import Random

import pytest
from matches import TREMOR, begun, go_on, played

from tremor_gui.match.session import Session
from tremor_gui.match.words import LONGEST_NAME, clean_name
from tremor_gui.rules.chance import BadSeed
from tremor_gui.rules.core import Illegal, Step
from tremor_gui.rules.game import observe
from tremor_gui.rules.window import Window


def reveals(step: Step) -> bool:
    return any(event.reveals for event in step.events)


def quiet(session: Session, decisions: int = 1) -> list[Step]:
    """Play on until so many decisions in a row revealed nothing, and return them."""
    for _ in range(500):
        go_on(session, 1, seed=len(session.steps))
        latest = list(session.steps[-decisions:])
        if len(session.steps) > decisions and not any(map(reveals, latest)):
            return latest
    raise AssertionError("something is revealed all the time")


def test_a_match_starts_with_its_opening() -> None:
    session = begun(3)
    assert session.steps == (session.opening,)
    assert session.opening.seat == -1
    assert len(session.names) == 3
    assert session.outcome is None


def test_the_same_seed_starts_the_same_match_however_it_is_written() -> None:
    setup = begun().setup
    seeds = ("42", " 42 ", "sm64:2a", "SM64:000000000000002A")
    sessions = [Session.start(TREMOR, setup, seed) for seed in seeds]
    assert {session.seed for session in sessions} == {"sm64:000000000000002a"}
    assert len({session.opening for session in sessions}) == 1


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(BadSeed):
        Session.start(TREMOR, begun().setup, "soon")


@pytest.mark.parametrize("name", ["", " ", " Ada", "A\nda", "A\x00", "\ud800", "\u202eada", "a" * 25, "A  B"])
def test_a_match_is_not_started_with_a_name_that_cannot_be_shown(name: str) -> None:
    setup = begun().setup
    players = (replace(setup.players[0], name=name), *setup.players[1:])
    with pytest.raises(ValueError, match="is no name"):
        Session.start(TREMOR, replace(setup, players=players), "1")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada  ", "Ada"),
        ("A\nd\ta", "A d a"),
        ("Zoe\u0308", "Zoë"),
        ("日本\u2028語", "日本 語"),
        ("\ud800", ""),
        ("x" * 1000, "x" * LONGEST_NAME),
        ("a" * 23 + " b", "a" * 23),
        ("🦊", "🦊"),
    ],
)
def test_a_typed_name_is_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    assert clean_name(name) == name


def test_an_illegal_action_changes_nothing() -> None:
    session = played(10)
    before = session.steps
    assert session.state.decision is not None
    option, asked = session.state.decision.options[0], session.state.decision.seats
    with pytest.raises(Illegal):
        session.play(option, 1 - asked[0])
    assert session.steps is before


def test_a_view_is_what_the_seat_sees() -> None:
    session = played(7, players=3)
    assert [session.view(seat) for seat in range(3)] == [
        observe(TREMOR, session.state, seat) for seat in range(3)
    ]


def test_undo_goes_back_one_decision_and_leaves_no_trace() -> None:
    session = played(3)
    (step,) = quiet(session)
    before = session.steps[:-1]
    assert session.why_no_undo() is None
    assert session.undo() is step
    assert session.steps == before
    assert session.state == before[-1].state


def test_undo_goes_back_several_decisions_one_by_one() -> None:
    session = begun(4)
    first, second = quiet(session, 2)
    assert session.undo() is second
    assert session.undo() is first


def test_what_was_taken_back_can_be_played_otherwise() -> None:
    session = begun()
    quiet(session)
    session.undo()
    count = len(session.steps)
    assert session.state.decision is not None
    step = session.play(session.state.decision.options[-1])
    assert len(session.steps) == count + 1
    assert session.steps[-1] is step


def test_the_opening_is_not_taken_back() -> None:
    session = begun()
    assert str(session.why_no_undo()) == "There is nothing to take back."
    with pytest.raises(Illegal, match="nothing to take back"):
        session.undo()
    assert len(session.steps) == 1


def test_undo_stops_where_something_came_to_light() -> None:
    session = begun()
    while len(session.steps) == 1 or not reveals(session.steps[-1]):
        go_on(session, 1, seed=len(session.steps))
    before = session.steps
    assert "came to light" in str(session.why_no_undo())
    with pytest.raises(Illegal, match="came to light"):
        session.undo()
    assert session.steps is before


def test_among_bots_undo_goes_back_to_a_decision_of_ones_own() -> None:
    """In Exploration everybody places tokens; only the last token of a seat turns tiles over."""
    session = begun()
    for _ in range(2000):
        mine, other = quiet(session, 2)
        if (mine.seat, other.seat) == (0, 1):
            break
    count = len(session.steps)
    assert session.undo({0}) is mine
    assert len(session.steps) == count - 2


def test_undo_for_a_seat_stops_at_what_others_revealed() -> None:
    session = begun()
    while not reveals(session.steps[-1]) or len(session.steps) == 1:
        go_on(session, 1, seed=len(session.steps))
    assert "came to light" in str(session.why_no_undo({1 - session.steps[-1].seat}))


def test_a_decisive_move_can_be_taken_back() -> None:
    session = played(5000)
    assert session.state.decision is None
    assert TREMOR.outcome(session.state.table) == session.outcome
    session.undo()
    assert session.outcome is None


def test_every_step_is_told_with_the_players_names() -> None:
    session = played(60, players=3)
    told = [line for index in range(len(session.steps)) for line in map(str, session.told(index))]
    assert session.told(0)
    assert all(any(name in line for line in told) for name in session.names)


def test_nobody_probes_who_can_react_by_taking_back() -> None:
    """Being asked tells that one can say something: that cannot be unlearned (T109)."""
    session = begun(4, seed=3)
    for _ in range(3000):
        if session.state.decision is None:
            session = begun(4, seed=len(session.steps))
        go_on(session, 1, seed=len(session.steps))
        step, decision = session.steps[-1], session.state.decision
        asked = decision is not None and isinstance(session.state.stack[-1], Window)
        if asked and decision is not None and step.seat not in decision.seats and not reveals(step):
            assert "asked about it" in str(session.why_no_undo())
            return
    raise AssertionError("nobody was ever asked for a reaction")


def test_a_session_knows_which_seats_people_play() -> None:
    setup = TREMOR.quick_setup(3, Random(1))
    assert Session.start(TREMOR, setup, "1").people == {0, 1, 2}
    assert Session.start(TREMOR, setup, "1", ("medium", "", "easy")).people == {1}
