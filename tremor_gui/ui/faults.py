"""Faults of the game itself: written down, and told in a scene instead of a window that vanishes."""

import platform
import traceback
from typing import Final

import pygame

from tremor_gui import __version__
from tremor_gui.match import files
from tremor_gui.match.errors import Complaint
from tremor_gui.match.library import Library
from tremor_gui.match.paths import crash_file
from tremor_gui.match.session import Session
from tremor_gui.match.words import quote
from tremor_gui.rules.text import say
from tremor_gui.ui.images import MissingAsset
from tremor_gui.ui.scenes.mishap import Kept, Report

_LONGEST: Final = 60_000
"""Characters of the details that are kept; the end tells most."""


def report(error: Exception) -> Report:
    """Write down what is known of a fault, and return it; a folder that takes nothing changes nothing."""
    told = "".join(traceback.format_exception(error))[-_LONGEST:]
    head = f"Tremor {__version__}, Python {platform.python_version()}, pygame-ce {pygame.ver}, "
    details = f"{head}{platform.platform()}\n\n{told}".encode(errors="replace").decode()
    path = crash_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, details)
    except OSError:
        return Report(details, None)
    return Report(details, path)


def failed(error: Exception) -> Complaint:
    """Write down what is known of a fault that no scene can tell of, and return it as one sentence."""
    told = str(error) if isinstance(error, MissingAsset) else f"{error!r:.200}."
    file = report(error).file
    if file is None:
        return Complaint(say("The game has failed. {error}", error=told))
    where = quote(str(file))
    return Complaint(say("The game has failed. {error} Details are in “{path}”.", error=told, path=where))


def kept(library: Library, session: Session, *, saved: bool) -> Kept:
    """Return what is on disk of a match after a fault; steps that are not are tried once more."""
    if not saved:
        try:
            return Kept(library.write(session), whole=True)
        except Exception:  # the match itself may be what failed; what lies on disk stays
            return Kept(library.path_of(session), whole=False)
    return Kept(library.path_of(session), whole=True)
