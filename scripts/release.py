"""Go through what a release needs, as far as a machine can: ``python3 scripts/release.py [--brief]``.

Every check runs to its end; one line tells of each, and the exit status is 1
if one failed. Nothing is changed, tagged or sent. ``--brief`` leaves out what
takes longer than a few minutes.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import _env

BY_PEOPLE: Final = """
Left to people, in this order:
  1. Read the part of CHANGELOG.md for this version as a player would.
  2. Play a game to its end in the window, with sound, against each level of bots.
  3. Open the oldest save you have, and one that the last release wrote.
  4. Look at the pictures in docs/ and tests/golden/: are they what the window shows?
  5. Build what is shipped on each system, and start it on a machine that never saw the game.
  6. git tag -s v{version} && git push --tags
"""


class Check(NamedTuple):
    """One line of the list."""

    what: str
    passes: Callable[[], str]
    """Returns what is wrong, or nothing."""
    long: bool = False


def run(*command: str) -> str:
    """Run a command in the clone and return what it said last if it failed."""
    done = subprocess.run(command, cwd=_env.ROOT, capture_output=True, text=True, check=False)
    said = done.stdout.strip() or done.stderr.strip() or f"exit status {done.returncode}"
    return said.splitlines()[-1][:200] if done.returncode else ""


def script(name: str, *arguments: str) -> Callable[[], str]:
    """Return a check that runs one of our scripts."""
    return lambda: run(sys.executable, f"scripts/{name}.py", *arguments)


def tool(name: str, *arguments: str) -> Callable[[], str]:
    """Return a check that runs one of our scripts in the environment of the tests."""
    return lambda: run(_env.prepare("test", "arena"), f"scripts/{name}.py", *arguments)


def version() -> str:
    """Return the version of the program."""
    text = (_env.ROOT / "tremor_gui" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def unclean() -> str:
    """Return the first change that is not committed."""
    done = subprocess.run(
        ["git", "status", "--porcelain"], cwd=_env.ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.partition("\n")[0]


def tagged() -> str:
    """Say if this version has been released before."""
    done = subprocess.run(
        ["git", "tag", "--list", f"v{version()}"], cwd=_env.ROOT, capture_output=True, text=True, check=False
    )
    return f"v{version()} is there already: raise __version__" if done.stdout.strip() else ""


def unwritten(changelog: str, wanted: str) -> str:
    """Say if the changelog does not begin with this version and its day, or has nothing under it."""
    parts = re.split(r"^## ", changelog, flags=re.MULTILINE)
    head, _, body = parts[1].partition("\n") if len(parts) > 1 else ("", "", "")
    if not re.fullmatch(rf"{re.escape(wanted)}, \d{{4}}-\d{{2}}-\d{{2}}", head.strip()):
        return f"CHANGELOG.md begins with “{head}” and not with “{wanted}, YEAR-MONTH-DAY”"
    return "" if body.strip() else "CHANGELOG.md has nothing to say of it"


def loose() -> str:
    """Say if a dependency is not one version."""
    project = tomllib.loads((_env.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lists = (project["dependencies"], *project["optional-dependencies"].values())
    asked = [one for requirements in lists for one in requirements if "==" not in one]
    return ", ".join(asked)


def unbuilt() -> str:
    """Say if the wheel cannot be built."""
    python = _env.prepare("test", "arena")
    with TemporaryDirectory() as folder:
        wheel = ("pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ".")
        return run(python, "-m", *wheel) or ("" if list(Path(folder).glob("*.whl")) else "there is no wheel")


def checks() -> tuple[Check, ...]:
    """Return the list, what fails soonest first."""
    changelog = (_env.ROOT / "CHANGELOG.md").read_text("utf-8")
    return (
        Check("everything is committed", unclean),
        Check("this version is new", tagged),
        Check("the changelog tells of it", lambda: unwritten(changelog, version())),
        Check("every dependency is one version", loose),
        Check("the locks are those of the project", script("test", "-q", "tests/test_locks.py")),
        Check("texts and pictures are those of the sources", script("test", "-q", "tests/test_built.py")),
        Check("a save of every schema opens", script("test", "-q", "tests/match/test_migrate.py")),
        Check("the wheel can be built", unbuilt),
        Check("the installers can be made", script("bundle")),
        Check("the bundle runs where strangers start it", script("try_bundle")),
        Check("no package is known to be unsafe", script("audit")),
        Check("nothing is lost at any system call of a save", tool("crash_saves")),
        Check("linter, types and every test", script("test"), long=True),
        Check(
            "a hundred thousand damaged files do no harm", tool("fuzz_saves", "--count", "100000"), long=True
        ),
    )


def main() -> None:
    """Go through the list, and print what is left to people."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--brief", action="store_true", help="leave out what takes long")
    given = parser.parse_args()
    failed = 0
    for check in checks():
        if given.brief and check.long:
            print(f"LEFT OUT  {check.what}")
            continue
        wrong = check.passes()
        failed += bool(wrong)
        print(
            f"{'FAILED ' if wrong else 'well   '}   {check.what}{f': {wrong}' if wrong else ''}", flush=True
        )
    print(BY_PEOPLE.format(version=version()))
    if failed:
        sys.exit(f"{failed} checks failed: this is no release yet.")


if __name__ == "__main__":
    main()
