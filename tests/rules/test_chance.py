"""Chance: the stream, the seeds people type, and the bounds of a draw."""

from collections import Counter

import pytest

from tremor_gui.rules.chance import BadSeed, draw, parse_seed, seed_text

EVERYTHING = 1 << 64
"""With that many sides a draw is the raw number of the stream."""

FROM_1234567 = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The numbers that SplitMix64's authors and others print for this seed."""


def splitmix(seed: int) -> list[int]:
    """The first numbers of the stream, by the textbook, with the remainder taken in every line."""
    numbers = []
    for _ in range(20):
        seed = (seed + 11400714819323198485) % 2**64
        mixed = (seed ^ seed // 2**30) * 13787848793156543929 % 2**64
        mixed = (mixed ^ mixed // 2**27) * 10723151780598845931 % 2**64
        numbers.append(mixed ^ mixed // 2**31)
    return numbers


def stream(chance: int, sides: int, count: int) -> list[int]:
    numbers = []
    for _ in range(count):
        chance, number = draw(chance, sides)
        numbers.append(number)
    return numbers


def test_the_stream_is_the_published_one() -> None:
    assert tuple(stream(1234567, EVERYTHING, 5)) == FROM_1234567


@pytest.mark.parametrize("seed", [0, 1, 42, 2**63, 2**64 - 1])
def test_the_stream_is_that_of_the_textbook_for_any_seed(seed: int) -> None:
    assert stream(seed, EVERYTHING, 20) == splitmix(seed)


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 20, 1000])
def test_a_draw_stays_within_its_bounds_and_reaches_each_of_them(sides: int) -> None:
    assert set(stream(7, sides, sides * 30)) == set(range(sides))


def test_a_die_falls_evenly() -> None:
    falls = Counter(stream(99, 6, 60_000))
    assert all(9_600 < count < 10_400 for count in falls.values())


def test_a_draw_depends_on_nothing_but_the_number_given() -> None:
    assert draw(5, 6) == draw(5, 6)


@pytest.mark.parametrize(
    ("text", "chance"),
    [
        ("0", 0),
        ("42", 42),
        (" 42 ", 42),
        ("18446744073709551615", 2**64 - 1),
        ("sm64:0", 0),
        ("sm64:ff", 255),
        ("SM64:FF", 255),
        ("sm64:ffffffffffffffff", 2**64 - 1),
    ],
)
def test_a_seed_is_read(text: str, chance: int) -> None:
    assert parse_seed(text) == chance


@pytest.mark.parametrize("chance", [0, 1, 0xDEADBEEF, 2**64 - 1])
def test_a_seed_that_was_shown_can_be_typed_again(chance: int) -> None:
    assert parse_seed(seed_text(chance)) == chance


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-1",
        "+1",
        "1.5",
        "1e3",
        "1_000",
        "0x10",
        "18446744073709551616",
        "9" * 5000,
        "seed",
        "sm64:",
        "sm64:g",
        "sm64:-1",
        "sm64: 1",
        "sm64:1_0",
        "sm64:00000000000000001",
        "sm32:1",
        "\N{FULLWIDTH DIGIT FOUR}2",
        "\N{SUPERSCRIPT TWO}",
    ],
)
def test_anything_else_is_refused_with_a_sentence_that_says_what_a_seed_is(text: str) -> None:
    with pytest.raises(BadSeed, match=r"is not a seed: use a whole number .* hexadecimal digits\.$"):
        parse_seed(text)
