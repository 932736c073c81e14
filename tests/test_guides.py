"""What the guides for engineers name is there, and the list of a release finds what is not ready."""

import re
import subprocess
from pathlib import Path

import _env
import pytest
import release

import tremor_gui
from tremor_gui.games import GAMES
from tremor_gui.match.migrate import SCHEMA

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
SOURCES = {
    path: path.read_text("utf-8")
    for top in ("tremor_gui", "scripts", "tests")
    for path in (ROOT / top).rglob("*.py")
}
NAMED = re.findall(r"`([^`\n]+)`", GUIDE)


def test_every_file_that_the_guide_names_is_there() -> None:
    files = [name for name in NAMED if re.fullmatch(r"[\w/.-]+(\.py|\.md|\.txt|\.toml|\.lock|/)", name)]
    assert len(files) > 40
    tops = [top for top in ROOT.iterdir() if top.name not in (".venv", ".git")]
    known = {path.relative_to(ROOT).as_posix() for top in tops for path in (top, *top.rglob("*"))}
    missing = [
        name for name in files if not any(f"/{path}".endswith(f"/{name.rstrip('/')}") for path in known)
    ]
    assert missing == []


def test_every_name_of_the_code_in_the_guide_is_there() -> None:
    names = [name for name in NAMED if re.fullmatch(r"_?[A-Z]+(_[A-Z]+)*", name) and name != "NAME"]
    assert len(names) > 15
    text = "\n".join(SOURCES.values())
    assert [name for name in names if not re.search(rf"\b{name}\b", text)] == []


def test_every_recipe_that_is_asked_for_is_there() -> None:
    heads = re.findall(r"^## (.+)$", GUIDE, re.MULTILINE)
    assert {"Set-up", "A Climate Card", "A disaster", "A game", "A language", "A release"} <= set(heads)


def test_the_links_of_the_guides_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), (page.name, target)


def test_the_changelog_names_the_newest_schema_and_rules() -> None:
    latest = re.split(r"^## ", CHANGES, flags=re.MULTILINE)[1]
    assert f"schema {SCHEMA}, rules {GAMES['tremor'].version}" in latest


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "begins with “”"),
        ("# Changes\n\n## Unreleased\n\n- much\n", "begins with “Unreleased”"),
        ("# Changes\n\n## 1.2.3, 2026-12-24\n\n## 1.2.2, 2026-01-01\n\n- little\n", "nothing to say"),
        ("# Changes\n\n## 1.2.33, 2026-12-24\n\n- much\n", "begins with"),
        ("# Changes\n\n## 1.2.3, 2026-12-24\n\n- much\n", ""),
    ],
)
def test_a_version_of_which_the_changelog_does_not_tell_is_no_release(text: str, wrong: str) -> None:
    found = release.unwritten(text, "1.2.3")
    assert wrong in found
    assert bool(found) == bool(wrong)


def test_the_release_knows_the_version_and_whether_all_dependencies_are_pinned() -> None:
    assert release.version() == tremor_gui.__version__
    assert release.loose() == ""


def test_the_release_runs_every_script_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def noted(command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        commands.append(list(command))
        return subprocess.CompletedProcess(command, 1, "much\nthe reason", "")

    monkeypatch.setattr(_env, "prepare", lambda *_: "python")
    monkeypatch.setattr(subprocess, "run", noted)
    said = [check.passes() for check in release.checks()[4:]]
    assert set(said) == {"the reason"}
    scripts = [word for command in commands for word in command if word.startswith(("scripts/", "tests/"))]
    assert len(scripts) > 8
    assert all((ROOT / word).exists() for word in scripts)
