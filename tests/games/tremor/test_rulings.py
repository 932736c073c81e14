"""Every ruling that binds is cited by a test, and no test cites one that there is not."""

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

TESTS = Path(__file__).resolve().parents[2]
RULINGS = TESTS.parent / "docs" / "RULINGS.md"
LAST = 147
BINDING: Final = frozenset({*range(1, 109), 131, 132, 133, 135, 140, 141, 142})
NOT_IN_THE_BASE_GAME: Final = {
    8: "Catastrophes",
    9: "Climate Cards",
    37: "Climate Cards and traits",
    44: "the cooperative variant",
    48: "Royal Rumble",
    81: "Royal Rumble and the cooperative variant",
    82: "Climate Cards",
    100: "the hourglass of Catastrophes",
    101: "the hourglass of Catastrophes",
    102: "the hourglass of Catastrophes",
    103: "the hourglass of Catastrophes",
    104: "the hourglass of Catastrophes",
    141: "Climate Cards and traits",
}
"""Rulings that nothing in the base game can meet, with what they are about."""


def citations() -> dict[int, list[str]]:
    """The names of the tests that cite each ruling in their docstring."""
    found: dict[int, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in re.findall(r"\bT(\d{2,3})\b", ast.get_docstring(node) or ""):
                    found[int(number)].append(node.name)
    return found


def test_every_binding_ruling_is_cited_by_a_test() -> None:
    missing = BINDING - citations().keys() - NOT_IN_THE_BASE_GAME.keys()
    assert not missing, f"no test cites {', '.join(f'T{number:02}' for number in sorted(missing))}"


def test_every_ruling_that_binds_is_told_to_the_players() -> None:
    told = set(map(int, re.findall(r"\bT(\d{2,3})\b", RULINGS.read_text("utf-8"))))
    assert BINDING - NOT_IN_THE_BASE_GAME.keys() <= told


def test_a_ruling_that_is_tested_is_not_called_untestable() -> None:
    assert not NOT_IN_THE_BASE_GAME.keys() & citations().keys()


def test_no_test_cites_a_ruling_that_there_is_not() -> None:
    assert not {number for number in citations() if not 1 <= number <= LAST}
