"""What is written into the pages: made-up games are counted right, and what stands there by hand stays."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import arena
import balance
import pytest
from _matches import Match, play_match
from _report import Bar, chart, replace_block, table
from _stats import Share, wilson

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.species import SPECIES


def test_a_block_is_replaced_and_the_rest_stays(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "page.md"
    replace_block(page, "one", "first")
    page.write_text(f"# By hand\n\n{page.read_text()}\nMore by hand.\n")
    replace_block(page, "two", "second")
    replace_block(page, "one", "third")
    assert page.read_text() == (
        "# By hand\n\n<!-- measured: one -->\n\nthird\n\n<!-- end of: one -->\n\nMore by hand.\n\n"
        "<!-- measured: two -->\n\nsecond\n\n<!-- end of: two -->\n"
    )


def test_a_table_has_a_line_a_row() -> None:
    assert table(["a", "b"], [["x", 1]]) == "| a | b |\n| --- | ---: |\n| x | 1 |"


def test_a_chart_draws_each_bar_to_its_share() -> None:
    drawn = chart([("Two & two", [Bar("A", Share(0.5, 0.25, 0.75), 0.65), Bar("B", Share(1, 0.9, 1), None)])])
    assert 'width="200.0"' in drawn  # of 400
    assert "M350.0" in drawn  # the low end of the interval
    assert "M550.0" in drawn
    assert drawn.count('stroke-width="2"') == 1  # only one is asked to reach something
    assert "Two &amp; two" in drawn


def test_everybody_plays_everybodys_part() -> None:
    pair = ("up", "low")
    assert arena.seatings(pair, "race", 2, 1) == [("low", "up"), ("up", "low")]
    four = arena.seatings(pair, "race", 4, 1)
    assert len(four) == len(set(four)) == 6
    assert all(order.count("up") == 2 for order in four)
    assert arena.seatings(pair, "coop", 4, 1) == [("low", "up", "low", "up"), ("up", "low", "up", "low")]


def test_pairs_are_neighbours_on_the_ladder() -> None:
    names = arena.LADDER
    assert arena.pairs_of(names) == list(zip(names[1:], names, strict=False))
    assert arena.pairs_of((names[2], names[0])) == [(names[2], names[0])]


def test_at_least_as_many_games_are_played_as_asked_for() -> None:
    pair = arena.pairs_of(arena.LADDER)[:1]
    assert len(arena.games_of(pair, "race", 2, 5)) == 6
    assert len(arena.games_of(pair, "race", 4, 7)) == 12


def test_wins_of_a_pair_are_summed_up() -> None:
    pair = ("up", "low")
    games = [(pair, Match("race", seed, ("up", "low"))) for seed in range(4)]
    results = [{"winners": winners} for winners in ([0], [0], [1], [])]
    (series,) = arena.summed(games, results)
    assert series == arena.Series(pair, 2, 2.5, 4, 1)
    assert series.share == wilson(2.5, 4)
    allies = [(pair, Match("coop", 1, ("up", "low", "up", "low")))]
    assert arena.summed(allies, [{"winners": [1, 3]}])[0].points == 0.0


def made_up(winner: int | None, **more: Any) -> dict[str, Any]:
    plain = {
        "winners": [] if winner is None else [winner],
        "rounds": 15,
        "species": ["goliath_frog", "fennec_fox", "emperor_penguin", "leatherback_turtle"],
        "cards": [],
        "traits": [],
        "catastrophes": [],
    }
    return plain | more


RACE = balance.KINDS[0]


def lines(text: str) -> dict[str, list[str]]:
    """The cells of a table by those of its first column."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
    return {first: rest for first, *rest in rows}


def test_species_are_measured_by_the_games_they_are_in() -> None:
    results = [made_up(0), made_up(0), made_up(1), made_up(None)]
    cells = lines(balance.by_species(RACE, results))
    assert len(cells) == 2 + len(SPECIES)
    assert cells["Goliath Frog (Poison)"][:2] == ["4", "2"]
    assert cells["Fennec Fox (Scent)"][2].startswith("25.0% (")
    assert cells["Snow Leopard (Reflex)"][:2] == ["0", "0"]


def test_seats_cards_traits_and_catastrophes_are_counted() -> None:
    results = [
        made_up(0, cards=[(0, "anchor"), (1, "anchor")], traits=[(1, "scent")], catastrophes=["meteor"]),
        made_up(3, rounds=20),
    ]
    assert lines(balance.by_seat(RACE, results))["seat 4"][:1] == ["1"]
    anchor = lines(balance.by_card(RACE, results))["Anchor"]
    assert anchor[0] == "1.00"
    assert anchor[1].startswith("50.0%")
    assert lines(balance.by_trait(RACE, results))["Scent"][0] == "0.50"
    assert lines(balance.by_catastrophe(RACE, results))["Meteor"] == ["2", "0.50", "15"]


def test_every_trait_every_card_and_every_catastrophe_is_noticed() -> None:
    """Whoever plays at random uses all of them within some games."""
    results = [play_match(Match("race", seed, ("random",) * 4)) for seed in range(30)]
    traits = {tuple(use) for result in results for use in result["traits"]}
    assert {trait for _, trait in traits} == {species.trait for species in SPECIES.values()}
    for result in results:  # and each is used by its own species
        for seat, trait in result["traits"]:
            assert SPECIES[result["species"][seat]].trait == trait
    assert {card for result in results for _, card in result["cards"]} == {card.key for card in CARDS}
    came = {catastrophe for result in results for catastrophe in result["catastrophes"]}
    assert came == {catastrophe.key for catastrophe in CATASTROPHES}


@pytest.mark.parametrize(
    ("wins", "games", "told"),
    [
        (500, 2000, "within"),
        (5, 20, "within, not surely"),
        (1000, 2000, "**outside**"),
        (100, 2000, "**outside**"),
        (1, 20, "**outside**, not surely"),
    ],
)
def test_limits_are_told_with_how_sure_it_is(wins: int, games: int, told: str) -> None:
    assert balance.verdict(RACE, wilson(wins, games)) == told
    assert balance.verdict(balance.KINDS[1], wilson(wins, games)) == "none"


def test_lengths_are_held_against_the_limits() -> None:
    told = balance.overview(RACE, [made_up(0), made_up(1, rounds=30), made_up(None, rounds=100)])
    assert told.startswith("3 games. Rounds: median 30 (**outside** 12 to 25), from 15 to 100.")
    assert "33.3%" in told


def test_the_balance_page_is_written_anew_and_keeps_what_was_written_by_hand(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# By hand\n")
    kept = ("--page", str(page), "--results", str(tmp_path / "games.jsonl"))
    small = ("--games", "1", "--level", "easy", "--processes", "2")
    command = [sys.executable, balance.__file__, *small, *kept]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = page.read_text()
    assert text.startswith("# By hand\n")
    assert text.count("1 games.") == len(balance.KINDS)
    wrong = subprocess.run([*command, "--level", "random"], capture_output=True, text=True, check=False)
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert page.read_text() == text
