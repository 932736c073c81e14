"""A match to look back on: its positions, its turns, and what is secret in it."""

from random import Random

import pytest
from matches import LATER, NOON, TREMOR, long, played

from tremor_gui.games.tremor.cards import HIDDEN
from tremor_gui.match.film import EVERYTHING, Film
from tremor_gui.match.record import decode, encode
from tremor_gui.match.session import Session
from tremor_gui.rules.game import SPECTATOR


def with_cards() -> Session:
    """A match in progress in which cards are held."""
    for seed in range(20):
        session = Session.start(TREMOR, TREMOR.quick_setup(4, Random(seed)), str(seed))
        rng = Random(seed)
        while session.state.decision is not None:
            session.play(rng.choice(session.state.decision.options))
            if sum(map(len, session.state.table.hands)) > 5:
                return session
    raise AssertionError("nobody holds cards")


def test_while_a_match_goes_on_no_hand_is_seen() -> None:
    film = Film(with_cards())
    assert not film.open
    assert any(any(film.table(step).hands) for step in range(film.last + 1))
    for step in range(film.last + 1):
        assert {card for hand in film.table(step).hands for card in hand} <= {HIDDEN}


@pytest.mark.parametrize("session", [played(5_000), with_cards()], ids=["over", "going on"])
def test_the_events_of_each_step_lead_from_one_position_to_the_next(session: Session) -> None:
    film = Film(session)
    assert film.open == (session.outcome is not None)
    for step in range(1, film.last + 1):
        table = film.table(step - 1)
        for event in film.events(step):
            table = event.apply(table)
        assert table == film.table(step)


def test_a_match_that_is_over_shows_everything() -> None:
    film = Film(played(5_000))
    assert all(film.table(step) is film.session.steps[step].state.table for step in range(film.last))


def test_a_match_played_on_is_no_longer_film() -> None:
    session = long(40)
    film = Film(session)
    assert session.state.decision is not None
    session.play(session.state.decision.options[0])
    assert film.last == len(film.session.steps) - 1 < len(session.steps) - 1


def test_turns_are_gone_through_one_by_one_and_back() -> None:
    film = Film(played(120, 3))
    firsts = [turn.first for turn in film.turns]
    at, seen = 0, [0]
    while at < film.last:
        at = film.turn_after(at)
        seen.append(at)
    assert seen == sorted({*firsts, film.last})
    back = [at]
    while at > 0:
        at = film.turn_before(at)
        back.append(at)
    assert back == seen[::-1]


def test_from_the_midst_of_a_turn_back_leads_to_its_beginning() -> None:
    film = Film(played(120, 3))
    one, other = film.turns[3].first, film.turns[4].first
    assert other - one > 1
    assert film.turn_before(one + 1) == one
    assert film.turn_before(one) == film.turns[2].first
    assert film.turn_after(one + 1) == other
    assert [film.turn(step) for step in (one - 1, one, other - 1, other)] == [2, 3, 3, 4]


def test_whoever_decides_is_known_and_under_older_rules_whose_turn_it_is() -> None:
    session = played(80)
    film = Film(session)
    for step in range(film.last):
        decision = film.session.steps[step].state.decision
        assert decision is not None
        assert film.asked(step) == decision.seats[0]
    older = Film(decode(encode(session, NOON), LATER))
    assert [older.asked(step) for step in range(older.last)] == [
        step.state.table.active for step in session.steps[:-1]
    ]
    assert TREMOR.redact(session.state.table, SPECTATOR) == older.table(older.last)


@pytest.mark.parametrize("eyes", [SPECTATOR, 0, 1])
def test_of_a_match_that_is_over_each_seat_is_shown_its_own_hand_and_no_other(eyes: int) -> None:
    session = played(5_000)
    film = Film(session)
    film.look_through(eyes)
    for step in range(film.last + 1):
        whole = session.steps[step].state.table.hands
        for seat, hand in enumerate(film.table(step).hands):
            assert hand == (whole[seat] if seat == eyes else (HIDDEN,) * len(whole[seat]))
        if step:
            table = film.table(step - 1)
            for event in film.events(step):
                table = event.apply(table)
            assert table == film.table(step)
    film.look_through(EVERYTHING)
    assert film.table(film.last) is session.state.table


@pytest.mark.parametrize("eyes", [EVERYTHING, 0, 3])
def test_while_a_match_goes_on_nobody_lends_their_eyes(eyes: int) -> None:
    film = Film(with_cards())
    with pytest.raises(ValueError, match="hidden"):
        film.look_through(eyes)
    film.look_through(SPECTATOR)
    assert {card for hand in film.table(film.last).hands for card in hand} == {HIDDEN}
