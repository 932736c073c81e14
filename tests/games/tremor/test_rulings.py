"""Every ruling that binds is cited by a test, and no test cites one that there is not."""

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

TESTS = Path(__file__).resolve().parents[2]
RULINGS = TESTS.parent / "docs" / "RULINGS.md"
LAST = 147
RULINGS_THERE_ARE: Final = frozenset(range(1, LAST + 1))


def citations() -> dict[int, list[str]]:
    """The names of the tests that cite each ruling in their docstring."""
    found: dict[int, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in re.findall(r"\bT(\d{2,3})\b", ast.get_docstring(node) or ""):
                    found[int(number)].append(node.name)
    return found


def test_every_ruling_is_cited_by_a_test() -> None:
    missing = RULINGS_THERE_ARE - citations().keys()
    assert not missing, f"no test cites {', '.join(f'T{number:02}' for number in sorted(missing))}"


def test_every_ruling_is_told_to_the_players() -> None:
    told = set(map(int, re.findall(r"\bT(\d{2,3})\b", RULINGS.read_text("utf-8"))))
    missing = RULINGS_THERE_ARE - told
    assert not missing, f"not told: {', '.join(f'T{number:02}' for number in sorted(missing))}"


def test_no_test_cites_a_ruling_that_there_is_not() -> None:
    assert not citations().keys() - RULINGS_THERE_ARE
