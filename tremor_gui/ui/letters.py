"""What a line of text is made of: letters with all that belongs to them, and stretches that run left."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

_SKIN: Final = range(0x1F3FB, 0x1F400)
_FLAGS: Final = range(0x1F1E6, 0x1F200)
_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_LEFTWARD: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Every character that may run to the left lies in one of these blocks."""
_KINDS: Final = {"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N", "ES": "s", "CS": "s", "NSM": "m"}


ELLIPSIS: Final = "…"


class Stretch(NamedTuple):
    """Part of a line that runs one way."""

    text: str
    leftward: bool


def letters(text: str) -> Iterator[str]:
    """Split a text into letters: marks stay with what they stand on, and joined pictures stay one."""
    start = 0
    for at in range(1, len(text)):
        if not _belongs(text, start, at):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def runs_leftward(text: str) -> bool:
    """Tell whether anything in a text runs from right to left."""
    return bool(_LEFTWARD.search(text))


def stretches(text: str) -> list[Stretch]:
    """Return the parts of a line as they stand from left to right, each with the way it runs.

    The line as a whole runs to the right, as the languages of the game do. Numbers within words that
    run to the left keep their own way. This is as much of the Unicode Bidirectional Algorithm as a
    name needs: without brackets and marks of direction, which names do not have.
    """
    if not runs_leftward(text):
        return [Stretch(text, False)] if text else []
    found: list[Stretch] = []
    for leftward, group in groupby(zip(text, _ways(text), strict=True), lambda one: one[1] != "L"):
        parts = [
            Stretch("".join(char for char, _ in part), way == "R")
            for way, part in groupby(group, lambda one: one[1])
        ]
        found += reversed(parts) if leftward else parts
    return found


def bound(text: str) -> str:
    """Return a text whose words that run to the left are held together, so that their order can be theirs."""
    if not runs_leftward(text):
        return text
    ways = _ways(text)
    return "".join(
        "\N{NO-BREAK SPACE}" if char == " " and way != "L" else char
        for char, way in zip(text, ways, strict=True)
    )


def _ways(text: str) -> list[str]:
    """Return for each character L, R, or N for a number among what runs to the left."""
    kinds = [_KINDS.get(unicodedata.bidirectional(char), "?") for char in text]
    strong = "L"
    for at, kind in enumerate(kinds):
        if kind == "m":
            kinds[at] = kinds[at - 1] if at else "?"
        elif kind == "s":
            kinds[at] = "N" if 0 < at < len(kinds) - 1 and kinds[at - 1] == kinds[at + 1] == "N" else "?"
        elif kind == "N" and strong == "L":
            kinds[at] = "L"
        strong = kinds[at] if kinds[at] in "LR" else strong
    beside = "L"
    for at, kind in enumerate(kinds):
        if kind != "?":
            beside = kind
            continue
        if text[at] == ELLIPSIS:
            kinds[at] = "L" if beside == "L" else "R"  # it stands where what it replaces would have gone on
            continue
        after = next((one for one in kinds[at:] if one not in "?ms"), "L")
        kinds[at] = "L" if "L" in (beside, after) else "R"
    return kinds


def _belongs(text: str, start: int, at: int) -> bool:
    """Tell whether a character belongs to the letter that began at a place before it."""
    char, before = text[at], text[at - 1]
    if unicodedata.category(char) in {"Mn", "Me", "Mc"} or char == _JOINER or ord(char) in _SKIN:
        return True
    if ord(char) in _FLAGS and ord(before) in _FLAGS:
        return (at - start) % 2 == 1
    return before == _JOINER
