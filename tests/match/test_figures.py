"""What is counted of finished games."""

import pytest
from finished import game

from tremor_gui.match.figures import (
    Bin,
    Filter,
    Who,
    course,
    feats,
    having,
    kinds,
    lengths,
    players,
    span,
)

ANN = Who("", "ann")
EASY = Who("easy", "")


def test_a_player_is_a_name_however_it_is_written() -> None:
    games = [game("Ann", "Bob", won=[0]), game("ANN", "bob", won=[1]), game("ann", "Zoë", won=[0])]
    ann, bob, zoe = players(games)
    assert (ann.name, ann.games, ann.wins, ann.streak) == ("ann", 3, 2, 1)
    assert (bob.name, bob.games, bob.wins) == ("bob", 2, 1)
    assert (zoe.name, zoe.games, zoe.wins) == ("Zoë", 1, 0)


def test_bots_of_a_level_are_one_player_and_come_last() -> None:
    games = [
        game("Frog", "Ann", won=[1]),
        game("Fox/fox/easy", "Frog/frog/easy", "Ann", won=[0]),
        game("Fox/fox/hard", "Ann", won=[0]),
    ]
    assert [one.who for one in players(games)] == [ANN, Who("", "frog"), EASY, Who("hard", "")]
    easy = players(games)[2]
    assert (easy.games, easy.wins, easy.streak) == (2, 1, 1)
    assert easy.share == 0.5
    assert easy.expected == pytest.approx(1 / 3)


def test_what_chance_would_give_follows_the_number_of_seats() -> None:
    games = [
        game("Ann", "Bob", won=[0]),
        game("Ann", "Bob", "Cem", "Dee", won=[1]),
        game("Ann", "Bob", "Cem", "Dee", won=[0, 2], variant="coop"),
    ]
    ann = players(games)[0]
    assert ann.expected == pytest.approx((1 / 2 + 1 / 4 + 1 / 2) / 3)
    assert ann.share == pytest.approx(2 / 3)


def test_rounds_favourite_and_streak() -> None:
    games = [
        game("Ann/fox", "Bob", won=[0], rounds=5),
        game("Ann/frog", "Bob", won=[0], rounds=9),
        game("Cem", "Bob", won=[1], rounds=30),
        game("Ann/fox", "Bob", won=[0], rounds=10),
        game("Ann/fox", "Bob", won=[1]),
        game("Ann/frog", "Bob", won=[0], rounds=7),
    ]
    ann = next(one for one in players(games) if one.who == ANN)
    assert (ann.favourite, ann.streak, ann.average) == ("fox", 3, 8)


def test_each_kind_is_counted_for_all_and_for_one() -> None:
    games = [game("Ann/fox", "Bob/frog", won=[0]), game("Ann/frog", "Bob/fox", won=[0])]
    both = kinds(games)
    assert {kind: (one.games, one.wins) for kind, one in both.items()} == {"fox": (2, 1), "frog": (2, 1)}
    ann = kinds(games, ANN)
    assert {kind: (one.games, one.share, one.expected) for kind, one in ann.items()} == {
        "fox": (1, 1, 0.5),
        "frog": (1, 1, 0.5),
    }


GAMES = (
    game("Ann", "Bob"),
    game("Ann", "Fox/fox/easy", without=("cards",)),
    game("Ann", "Bob", "Fox/fox/hard", variant="rumble"),
    game("Fox/fox/easy", "Frog/frog/hard"),
)


@pytest.mark.parametrize(
    ("chosen", "fitting"),
    [
        (Filter(), (0, 1, 2, 3)),
        (Filter(variant="race"), (0, 1, 3)),
        (Filter(variant="coop"), ()),
        (Filter(reduced=True), (1,)),
        (Filter(seats=3), (2,)),
        (Filter(people=True), (0,)),
        (Filter(bots=True), (1, 2, 3)),
        (Filter(company=EASY), (1, 3)),
        (Filter(company=Who("", "bob")), (0, 2)),
        (Filter(variant="race", bots=True, seats=2, company=ANN), (1,)),
    ],
)
def test_games_are_chosen(chosen: Filter, fitting: tuple[int, ...]) -> None:
    assert tuple(at for at, one in enumerate(GAMES) if chosen.fits(one)) == fitting


def test_the_games_of_one_player() -> None:
    assert having(GAMES, Who("hard", "")) == GAMES[2:]


def test_games_are_as_long_as_they_are() -> None:
    games = [game("Ann", rounds=rounds) for rounds in (7, 9, 9, 12)]
    assert lengths(games) == tuple(
        Bin(rounds, rounds, many) for rounds, many in ((7, 1), (8, 0), (9, 2), (10, 0), (11, 0), (12, 1))
    )
    assert lengths([]) == ()


@pytest.mark.parametrize("most", [1, 6, 7, 8, 40, 99, 500, 9999])
def test_however_long_games_are_there_are_a_few_lengths(most: int) -> None:
    games = [game("Ann", rounds=rounds) for rounds in {0, most // 2, most}]
    bins = lengths(games)
    assert 0 < len(bins) <= 7
    assert sum(one.games for one in bins) == len(games)
    assert bins[0].first <= 0
    assert bins[-1].last >= most


def test_the_course_is_that_of_the_latest_games() -> None:
    games = [game("Ann", "Bob", won=[0 if at < 10 else 1]) for at in range(20)]
    told = course([*games, game("Bob", "Cem")], ANN)
    assert [one.game for one in told] == games
    assert [round(one.share, 2) for one in told] == [1.0] * 10 + [
        0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0
    ]  # fmt: skip
    assert {one.expected for one in told} == {0.5}
    assert (span(20), span(500)) == (10, 50)


def test_a_win_is_seen_before_those_that_came_before_it() -> None:
    games = [
        game("Ann/frog", "Bob", won=[0]),
        game("ann/fox", "Bob", won=[1]),
        game("Ann/fox", "Bob", won=[0]),
        game("Fox/fox/easy", "Bob", won=[0]),
        game("Ann/fox", "Bob", won=[0]),
        game("Ann/fox", "Bob", won=[0]),
    ]
    told = [feats(games, one.key) for one in games]
    assert [(one.wins, one.of_kind, one.running) for found in told for one in found] == [
        (1, 1, 1),
        (1, 1, 1),
        (2, 1, 1),
        (3, 2, 2),
        (4, 3, 3),
    ]
    assert [one.name for found in told for one in found] == ["Ann", "Bob", "Ann", "Ann", "Ann"]
    assert told[3] == ()
    assert feats(games, "of no game") == ()


def test_two_who_win_together_are_both_told_of() -> None:
    one = game("Ann", "Bob", "Cem", "Dee", won=[0, 2], variant="coop")
    assert [feat.name for feat in feats([one], one.key)] == ["Ann", "Cem"]
