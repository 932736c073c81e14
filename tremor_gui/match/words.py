"""What people type and files claim, made fit to be shown."""

from collections.abc import Iterable, Set
from typing import Final
from unicodedata import category, normalize

LONGEST_NAME: Final = 24
_LONGEST_QUOTE: Final = 160
_UNFIT: Final = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Kinds of characters that no font shows: controls, marks of direction, lone surrogates, line ends."""
_UNKNOWN: Final = {"Cn", "Co"}
"""Kinds that a later Unicode may know, so that a name may have them, but no sentence of ours."""


def _fit(text: str, unfit: Set[str] = _UNFIT) -> str:
    """Return a text on one line, its unfit characters and runs of blanks each as one blank."""
    return " ".join("".join(" " if category(mark) in unfit else mark for mark in text).split())


def clean_name(text: str) -> str:
    """Return what of a typed text can be a player's name: on one line, of at most 24 characters.

    What is left may be empty.
    """
    return _fit(normalize("NFC", text[: 8 * LONGEST_NAME]))[:LONGEST_NAME].strip()


def check_names(names: Iterable[str]) -> None:
    """Raise ``ValueError`` with one sentence unless each can be a player's name as it stands."""
    for name in names:
        if not name or clean_name(name) != name:
            raise ValueError(
                f"“{quote(name[:40])}” is no name: use 1 to {LONGEST_NAME} characters that can be shown."
            )


def quote(text: object) -> str:
    """Return a text from outside, such as a path or part of a file, short enough and fit for a sentence."""
    return _fit(str(text)[:_LONGEST_QUOTE], _UNFIT | _UNKNOWN)
