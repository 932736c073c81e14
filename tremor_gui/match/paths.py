"""Where the game keeps what it writes."""

import os
import sys
from pathlib import Path
from typing import Final

import appdirs

APP: Final = "Tremor"
OVERRIDE: Final = "TREMOR_HOME"
"""The environment variable that names another folder for everything, as for tests."""


def data_folder() -> Path:
    """Return the folder for everything the game writes; it need not exist or be writable.

    It is the system's folder for application data. A variable that should
    name a folder but holds no absolute path counts as unset, as the XDG Base
    Directory Specification has it.
    """
    override = os.environ.get(OVERRIDE)
    if override:
        return Path(override).absolute()
    folder = Path(appdirs.user_data_dir(APP, appauthor=False))
    # With an empty HOME the folder would be absolute, but in the root of all folders.
    if folder.is_absolute() and os.environ.get("HOME") != "":
        return folder
    return _home() / ".local" / "share" / APP


def saves_folder() -> Path:
    """Return the folder of saves."""
    return data_folder() / "saves"


def settings_file() -> Path:
    """Return the file of settings."""
    return data_folder() / "settings.json"


def progress_file() -> Path:
    """Return the file that says how far somebody is in the tutorials."""
    return data_folder() / "progress.json"


def solved_file() -> Path:
    """Return the file of the puzzles that have been solved."""
    return data_folder() / "solved.json"


def statistics_file() -> Path:
    """Return the file of the games that were finished."""
    return data_folder() / "statistics.jsonl"


def crash_file() -> Path:
    """Return the file that the latest fault of the game is written down in."""
    return data_folder() / "crash.txt"


def inbox_folder() -> Path:
    """Return the folder by which the open window is told of files to open."""
    return data_folder() / "inbox"


def exports_folder() -> Path:
    """Return the folder for what is made of a match for other programs."""
    return data_folder() / "exports"


def _home() -> Path:
    """Return the home folder, by the system's list of users where the environment names none."""
    named = os.environ.get("HOME", "")
    if os.path.isabs(named):
        return Path(named)
    if sys.platform != "win32":
        import pwd  # noqa: PLC0415 - there is none on Windows

        try:
            return Path(pwd.getpwuid(os.getuid()).pw_dir)
        except KeyError:
            pass
    return Path(os.sep)
