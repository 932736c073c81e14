"""The project's own Python environment, made once and then found again.

``play.py`` and ``test.py`` share it. This file must still be readable by a
Python that is too old, so that it can say so.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Tremor needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2])  # noqa: UP031

import importlib.util
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = "requirements"
"""The folder of locks: every package that is needed, with its version and the hashes of its files."""
STAMP = VENV / "installed.txt"
"""What has been installed: the Python's version, then one pinned requirement a line.

It is written last, so an environment without it was left half made.
"""


def prepare(*extras: str) -> str:
    """Return the path of the environment's Python, with what the game and the extras need installed into it.

    Leaves the process with one sentence if that cannot be done.
    """
    version = f"python=={sys.version_info.major}.{sys.version_info.minor}"
    locks = {ROOT / LOCKS / f"{lock_of(extra)}.txt" for extra in ("", *extras)}
    wanted = set().union(*map(pinned, locks))
    installed = STAMP.read_text("utf-8").splitlines() if STAMP.exists() and PYTHON.exists() else []
    if version in installed and wanted <= set(installed):
        return str(PYTHON)
    print(f"Installing what Tremor needs into {VENV} (once; this takes a minute) ...", flush=True)
    kept = installed if version in installed else []
    try:
        if not kept:
            _create()
        for lock in sorted(locks):
            _install(lock)
        STAMP.write_text("\n".join([version, *sorted(wanted.union(kept) - {version})]) + "\n", "utf-8")
    except KeyboardInterrupt:
        sys.exit("Stopped before it was done; start again whenever you like.")
    except OSError as error:
        sys.exit(f"The folder {VENV} cannot be written: {error.strerror or error}.")
    return str(PYTHON)


def lock_of(extra: str) -> str:
    """Return which lock holds an extra of the project, or with an empty name the game's own needs."""
    return {"": "play", "audit": "audit"}.get(extra, "work")


def pinned(lock: Path) -> set[str]:
    """Return the requirements of a lock, each one version of a package and where it is needed."""
    lines = lock.read_text("utf-8").splitlines()
    return {line.rstrip("\\ ") for line in lines if line and not line.startswith((" ", "#"))}


def _create() -> None:
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        sys.exit(
            "This Python comes without its venv module: install it "
            "(on Debian and Ubuntu: sudo apt install python3-venv) and start again."
        )
    import venv  # noqa: PLC0415 - missing on some systems, which was asked about just above

    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    except subprocess.CalledProcessError:
        sys.exit(f"Python could not make an environment in {VENV}: delete that folder and start again.")


def _install(lock: Path) -> None:
    """Install exactly the files whose hashes are in the lock, wherever they come from."""
    STAMP.unlink(missing_ok=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--prefer-binary"]
    if subprocess.run([*pip, "--require-hashes", "--requirement", str(lock)], check=False).returncode:
        sys.exit(
            "The packages could not be installed, for the reason given above: "
            "check the connection to the internet and start again."
        )
