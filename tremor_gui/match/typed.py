"""A path as people give it: typed, pasted from a file manager, or with the marks of a shell around it."""

from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

_QUOTES: Final = "\"'“”"
_FILE: Final = "file:"


def path_of(text: str) -> Path:
    """Return the path that a text names: plain, in quotes, from ``~`` on, or as a ``file:`` address.

    There need be no such file. What no path can hold is left out, so whatever
    was typed can be looked for.
    """
    name = text.strip().strip(_QUOTES)
    if name.lower().startswith(_FILE):
        name = unquote(_without_scheme(name))
    path = Path(name.replace("\0", ""))
    try:
        return path.expanduser()
    except RuntimeError:  # there is no such user
        return path


def _without_scheme(address: str) -> str:
    try:
        name = urlsplit(address).path
    except ValueError:
        name = address[len(_FILE) :]
    # On Windows the address of C:\x is file:///C:/x.
    return name[1:] if name[2:3] == ":" else name
