"""Pin and hash every package there is need of: ``python scripts/build_locks.py``, or ``--upgrade``.

Reads what ``pyproject.toml`` asks for and writes ``requirements/``, a lock
for every system and Python: ``play`` for the game, ``work`` for its tests,
pictures and series as well, ``audit`` for this script and the audit.
Versions that are locked stay, unless ``--upgrade`` or the project says otherwise.
"""

import argparse
import subprocess
import sys
import tomllib
from typing import Final

import _env

NAMES: Final = ("work", "play", "audit")
"""The first is made first, and the others hold no other version of what is in it."""
_HEAD: Final = "# Made from pyproject.toml by scripts/build_locks.py; not to be edited.\n"


def wanted() -> dict[str, list[str]]:
    """Return what the project asks for, for each lock."""
    project = tomllib.loads((_env.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked: dict[str, list[str]] = {name: [] for name in NAMES}
    asked["play"] += project["dependencies"]
    asked["work"] += project["dependencies"]
    for extra, requirements in project["optional-dependencies"].items():
        asked[_env.lock_of(extra)] += requirements
    return {name: sorted(set(requirements)) for name, requirements in asked.items()}


def main() -> None:
    """Write every lock, or leave with what the resolver has to say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--upgrade", action="store_true", help="take the latest of what others ask for")
    given = parser.parse_args()
    python = _env.prepare("audit")
    folder = _env.ROOT / _env.LOCKS
    compiler = [python, "-m", "uv", "pip", "compile", "--universal", "--python-version", "3.11"]
    compiler += ["--generate-hashes", "--no-annotate", "--no-header", "--no-config", "--quiet"]
    for name, requirements in wanted().items():
        lock = folder / f"{name}.txt"
        command = [*compiler, "-o", str(lock)] + ["--upgrade"] * given.upgrade
        if name != NAMES[0]:
            command += ["--constraint", str(folder / f"{NAMES[0]}.txt")]
        if subprocess.run([*command, "-"], input="\n".join(requirements), text=True, check=False).returncode:
            sys.exit(f"There is no lock for {name}, for the reason given above.")
        lock.write_text(_HEAD + lock.read_text("utf-8"), "utf-8")
        print(f"{lock.relative_to(_env.ROOT)}: {len(_env.pinned(lock))} packages.")


if __name__ == "__main__":
    main()
