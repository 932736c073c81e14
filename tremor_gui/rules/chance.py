"""Chance is one 64-bit number: SplitMix64, stepped and read by pure functions.

The number lives in the state and in the save. A seed is text, ``sm64:`` and
sixteen hexadecimal digits, so that it can be shown, read out and typed again.
"""

from typing import Final

_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
PREFIX: Final = "sm64:"


class BadSeed(ValueError):
    """The text is no seed; the message says in one sentence what a seed looks like."""


def parse_seed(text: str) -> int:
    """Return the chance that a seed starts from.

    ``text`` is ``sm64:`` with 1 to 16 hexadecimal digits, or a plain whole
    number from 0 to 18446744073709551615. Raises ``BadSeed`` for anything else.
    """
    word = text.strip()
    try:
        if not word.isascii() or "_" in word:
            raise ValueError
        if word.lower().startswith(PREFIX):
            digits = word[len(PREFIX) :]
            number = int(digits, 16) if digits.isalnum() and len(digits) <= 16 else -1
        else:
            number = int(word) if word.isdigit() else -1
    except ValueError:
        number = -1
    if not 0 <= number <= _MASK:
        raise BadSeed(
            f"“{text[:40]}” is not a seed: use a whole number up to 18446744073709551615, "
            f"or “{PREFIX}” followed by up to 16 hexadecimal digits."
        )
    return number


def seed_text(chance: int) -> str:
    """Return the seed that ``parse_seed`` turns into this number."""
    return f"{PREFIX}{chance:016x}"


def draw(chance: int, sides: int) -> tuple[int, int]:
    """Return the next chance and a number from 0 to ``sides - 1``.

    The number is the high half of a 64x64-bit product, whose bias against any
    value is below ``sides / 2**64``.
    """
    chance = (chance + _GOLDEN) & _MASK
    z = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return chance, ((z ^ (z >> 31)) * sides) >> 64
