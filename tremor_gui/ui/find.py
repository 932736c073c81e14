"""Finds what somebody typed in a text, whatever the case and the accents of either."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

_SPELLED_OUT = (("ae", "a"), ("oe", "o"), ("ue", "u"))
"""How letters with two dots are typed where the keyboard has none."""


@lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, tuple[int, ...]]:
    """Return a text in small letters without accents, and for each of them where it was in the text."""
    letters: list[str] = []
    origins: list[int] = []
    for at, char in enumerate(text):
        for letter in unicodedata.normalize("NFKD", char.casefold()):
            if not unicodedata.combining(letter):
                letters.append(letter)
                origins.append(at)
    return "".join(letters), tuple(origins)


@dataclass(frozen=True, slots=True)
class Search:
    """What was typed: words, each in the ways in which it may be spelled."""

    words: tuple[frozenset[str], ...] = ()

    @classmethod
    def of(cls, typed: str) -> "Search":
        """Take what was typed apart; nothing but blanks searches for nothing."""
        return cls(tuple(map(_spellings, folded(typed)[0].split())))

    def fits(self, text: str) -> bool:
        """Tell whether every word is somewhere in a text; without words every text fits."""
        told = folded(text)[0]
        return all(any(one in told for one in word) for word in self.words)

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Return the stretches of a text that are one of the words, from where up to where, in order."""
        told, origins = folded(text)
        found: set[tuple[int, int]] = set()
        for spelling in frozenset[str]().union(*self.words):
            start = told.find(spelling)
            while start >= 0:
                found.add((origins[start], origins[start + len(spelling) - 1] + 1))
                start = told.find(spelling, start + len(spelling))
        return sorted(found)


def _spellings(word: str) -> frozenset[str]:
    plain = word
    for pair, letter in _SPELLED_OUT:
        plain = plain.replace(pair, letter)
    return frozenset((word, plain))
