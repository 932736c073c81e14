"""Whose turn it was, and what a seat has missed."""

import pytest
from matches import LATER, NOON, begun, go_on, played

from tremor_gui.games.tremor.events import TurnBegan
from tremor_gui.match.record import decode, encode
from tremor_gui.match.turns import since_last_turn, turns
from tremor_gui.rules.core import Event


def folded(table: object, events: tuple[Event[object], ...]) -> object:
    for event in events:
        table = event.apply(table)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_follow_each_other_as_the_events_tell(players: int) -> None:
    session = played(150, players)
    told = [
        (event.round, event.seat)
        for step in session.steps
        for event in step.events
        if isinstance(event, TurnBegan)
    ]
    found = turns(session)
    assert found[0][:2] == (0, 0)
    assert [turn[1:] for turn in found[1:]] == told
    firsts = [turn.first for turn in found]
    assert firsts == sorted(set(firsts))


@pytest.mark.parametrize("seed", range(3))
def test_what_was_missed_leads_from_then_to_now_for_every_seat_at_every_step(seed: int) -> None:
    session = begun(3, seed)
    for _ in range(60):
        go_on(session, 1, len(session.steps))
        for seat in range(3):
            since = since_last_turn(session, seat)
            assert folded(since.table, since.events) == session.view(seat).table


def test_it_begins_where_the_turn_before_was_over() -> None:
    session = played(120, 3)
    seat = session.state.table.active
    since = since_last_turn(session, seat)
    began = [event.seat for event in since.events if isinstance(event, TurnBegan)]
    assert began == [(seat + 1) % 3, (seat + 2) % 3, seat]
    assert isinstance(since.events[0], TurnBegan)
    assert since.table.active == seat
    assert since.table.round == session.state.table.round - 1


def test_before_its_first_turn_a_seat_has_missed_all_since_its_last_decision_in_the_set_up() -> None:
    session = begun(2)
    while session.state.table.round == 0:
        go_on(session, 1, len(session.steps))
        if session.steps[-1].seat == 1:
            latest = len(session.steps)
    while session.state.table.active != 1:
        go_on(session, 1, len(session.steps))
    missed = [event for step in session.steps[latest:] for event in step.events]
    assert since_last_turn(session, 1).events == tuple(event.seen_by(1) for event in missed)


def test_who_goes_first_has_missed_nothing_at_the_opening() -> None:
    assert since_last_turn(begun(2), 0).events == ()


def test_a_match_under_older_rules_has_turns_too() -> None:
    session = played(80)
    older = decode(encode(session, NOON), LATER)
    assert older.floor
    assert turns(older) == turns(session)
    assert since_last_turn(older, 1) == since_last_turn(session, 1)
