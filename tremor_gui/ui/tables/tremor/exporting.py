"""What can be made of a match of Tremor for other programs, and where it goes."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from tremor_gui.match.film import Film
from tremor_gui.match.library import stem, vacant
from tremor_gui.rules.game import SPECTATOR
from tremor_gui.ui.exports.writing import Work, write_gif, write_pictures, write_text
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.scenes.export import Kind, Source, Wish

from .eyes import seen_by
from .looks import names_of
from .stills import Stills
from .story import story

GIF_SIZE: Final = (960, 540)
PICTURE_SIZE: Final = (1280, 720)
_TURN: Final = 120
"""Hundredths of a second for which a turn is shown, and a step."""
_STEP: Final = 60


def exported(kit: Kit, film: Film, folder: Path, now: Callable[[], datetime]) -> Source:
    """Return what can be made of a film, as its eyes see it now, in a folder that need not exist."""
    whose = seen_by(names_of(film.session.setup), film.eyes) if film.open else None

    def begin(wish: Wish) -> Work:
        seen = Film(film.session)
        seen.look_through(film.eyes if wish.hands else SPECTATOR)
        name = stem(film.session, now())
        match wish.kind:
            case Kind.TEXT:
                return write_text(vacant(folder, name, ".txt"), story(seen))
            case Kind.GIF:
                draw = Stills(kit, seen, GIF_SIZE).draw
                pace = _STEP if wish.every_step else _TURN
                return write_gif(vacant(folder, name, ".gif"), draw, steps_of(film, wish), pace)
            case Kind.PICTURES:
                draw = Stills(kit, seen, PICTURE_SIZE).draw
                return write_pictures(vacant(folder, name, ""), draw, steps_of(film, wish))

    return Source(begin, lambda wish: len(steps_of(film, wish)), whose)


def steps_of(film: Film, wish: Wish) -> list[int]:
    """Return the steps that are drawn: all, or those in which a turn began, and the last one."""
    if wish.every_step:
        return list(range(film.last + 1))
    return sorted({*(turn.first for turn in film.turns), film.last})
