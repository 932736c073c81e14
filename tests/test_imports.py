"""The import law: who may know whom, read from the sources without running them."""

import ast
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "tremor_gui").rglob("*.py"))
LONGEST = 400
LONGEST_MEDIAN = 120
WORDS_AND_DATA = {
    "actions",
    "board",
    "cards",
    "deal",
    "describe",
    "events",
    "paths",
    "species",
    "strikes",
    "table",
    "terms",
    "tiles",
}
"""The modules of a game from which its table on screen may import anything."""


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def imports_of(path: Path) -> Iterator[str]:
    """Every imported name in full: both ``import x.y`` and ``from x import y`` are ``x.y``."""
    return names_in(path, ast.walk(tree_of(path)))


def names_in(path: Path, nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Every name in full that some of the nodes of a module import."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package.pop()
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            module = [*above, *([node.module] if node.module else [])]
            yield from (".".join([*module, alias.name]) for alias in node.names)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def insist(package: str, allowed: Callable[[str, str], bool]) -> None:
    """Fail with every import in the package for which ``allowed(importer, imported)`` does not hold."""
    offences = [
        f"{name_of(path)} imports {imported}"
        for path in SOURCES
        if within(name_of(path), package)
        for imported in imports_of(path)
        if not allowed(name_of(path), imported)
    ]
    assert not offences, "\n".join(offences)


def only(*packages: str) -> Callable[[str, str], bool]:
    """Allow of our own packages only these, and the version."""
    return lambda _, imported: (
        not within(imported, "tremor_gui")
        or imported == "tremor_gui.__version__"
        or within(imported, *packages)
    )


@pytest.mark.parametrize(
    ("package", "known"),
    [
        ("tremor_gui.rules", ["tremor_gui.rules"]),
        ("tremor_gui.games", ["tremor_gui.rules", "tremor_gui.games"]),
        ("tremor_gui.match", ["tremor_gui.rules", "tremor_gui.match"]),
        ("tremor_gui.bots", ["tremor_gui.rules", "tremor_gui.bots"]),
    ],
)
def test_a_package_knows_only_what_lies_below_it(package: str, known: list[str]) -> None:
    insist(package, only(*known))


def test_nothing_but_the_window_and_the_command_imports_the_window() -> None:
    doors = ("tremor_gui.ui", "tremor_gui.cli", "tremor_gui.__main__")
    insist(
        "tremor_gui",
        lambda importer, imported: within(importer, *doors) or not within(imported, "tremor_gui.ui"),
    )


def test_only_the_window_imports_pygame_and_pymunk() -> None:
    insist(
        "tremor_gui",
        lambda importer, imported: (
            within(importer, "tremor_gui.ui") or not within(imported, "pygame", "pymunk")
        ),
    )


def test_no_game_imports_another() -> None:
    def own(importer: str, imported: str) -> bool:
        game = ".".join(importer.split(".")[:3])
        return not within(imported, "tremor_gui.games") or within(imported, game)

    insist("tremor_gui.games", own)


def test_the_window_computes_no_rule() -> None:
    """The window reaches games through the registry.

    A table on screen knows the words and data of its own game, and the classes of its frames, since these say
    which question is asked; it calls no function that decides what is legal or what happens.
    """

    def words_of_its_own_game(importer: str, imported: str) -> bool:
        if not within(imported, "tremor_gui.games") or imported == "tremor_gui.games.GAMES":
            return True
        game, module, name, *_ = [*imported.removeprefix("tremor_gui.games.").split("."), "", ""]
        is_class = name[:1].isupper()
        return within(importer, f"tremor_gui.ui.tables.{game}") and (module in WORDS_AND_DATA or is_class)

    insist("tremor_gui.ui", words_of_its_own_game)


@pytest.mark.parametrize("package", ["tremor_gui.rules", "tremor_gui.games"])
def test_rules_know_neither_the_clock_nor_a_chance_of_their_own(package: str) -> None:
    banned = ("random", "secrets", "time", "datetime", "uuid", "numpy")
    insist(package, lambda _, imported: not within(imported, *banned))


def test_rules_never_hash() -> None:
    """The hash of a string differs from one process to the next; a game must not."""
    calls = [
        f"{name_of(path)}:{node.lineno}"
        for path in SOURCES
        if within(name_of(path), "tremor_gui.rules", "tremor_gui.games")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hash"
    ]
    assert not calls


def test_modules_are_small() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST}
    assert median(lines for lines in lengths.values() if lines) < LONGEST_MEDIAN


def statements_at_once(tree: ast.AST) -> Iterator[ast.stmt]:
    """The statements that an import runs: not those in functions, nor those for the type checker alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.stmt):
            yield node
            yield from statements_at_once(node)


def test_nothing_imports_itself_in_a_circle() -> None:
    """In a circle it would hang on who is imported first whether the game starts at all."""
    modules = {name_of(path): path for path in SOURCES}
    graph: dict[str, set[str]] = {}
    for name, path in modules.items():
        found = {*names_in(path, statements_at_once(tree_of(path)))}
        packages = {".".join(one.split(".")[:end]) for one in found for end in range(1, one.count(".") + 2)}
        graph[name] = {one for one in packages if one in modules and not within(name, one)}
    assert [*TopologicalSorter(graph).static_order()]
