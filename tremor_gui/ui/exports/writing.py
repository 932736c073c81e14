"""Writes what is made of a match, a little at a time, so that the window goes on meanwhile.

Each function is a generator: it yields how much is done, from 0 to 1, and in
the end returns what it has made. Closed before, or failing, it leaves nothing
behind. All raise ``NotSaved`` where the disk takes nothing.
"""

import os
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import Final

import pygame

from tremor_gui.match import files

from .colours import Palette, packed
from .gif import Gif
from .png import png

Work = Generator[float, None, Path]
Pictures = Callable[[int], pygame.Surface]
"""Draws the picture of a step."""
_SAMPLES: Final = 8
"""How many pictures the colours are chosen from."""
_APART: Final = 5
"""Only every so manyth pixel of them is counted."""
_SAMPLED: Final = 0.1
"""The share of the work that choosing them is."""
_LAST: Final = 400
"""Hundredths of a second for which the last picture stands."""
_PART: Final = ".part"


def write_text(path: Path, text: str) -> Work:
    """Write a text file in UTF-8."""
    with _told(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write(path, text)
    yield 1.0
    return path


def write_gif(path: Path, draw: Pictures, steps: Sequence[int], hundredths: int) -> Work:
    """Write a moving picture of these steps, each of which stands for so many hundredths of a second."""
    counted: Counter[int] = Counter()
    samples = [steps[at * (len(steps) - 1) // _SAMPLES] for at in range(_SAMPLES + 1)]
    for number, step in enumerate(samples):
        counted.update(packed(draw(step))[::_APART])
        yield _SAMPLED * number / len(samples)
    palette = Palette(counted)
    while palette.cut():
        yield _SAMPLED
    part = path.with_name(path.name + _PART)
    with _told(path.parent), _unless_done(part):
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            gif: Gif | None = None
            for number, step in enumerate(steps):
                picture = draw(step)
                if gif is None:
                    gif = Gif(picture.get_size(), palette.colours)
                    file.write(gif.head)
                numbers = []
                for found in palette.numbers(picture):
                    numbers.append(found)
                    yield _SAMPLED + (1 - _SAMPLED) * number / len(steps)
                stands = _LAST if number == len(steps) - 1 else hundredths
                for data in gif.picture(b"".join(numbers), stands):
                    file.write(data)
                    yield _SAMPLED + (1 - _SAMPLED) * (number + 0.5) / len(steps)
            file.write(Gif.tail)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    return path


def write_pictures(folder: Path, draw: Pictures, steps: Sequence[int]) -> Work:
    """Write a picture of each of these steps into a folder of their own, which is not there yet."""
    made: list[Path] = []
    digits = len(str(len(steps)))
    with _told(folder.parent), _unless_done(folder, made):
        folder.mkdir(parents=True)
        for number, step in enumerate(steps):
            made.append(folder / f"{number + 1:0{digits}}.png")
            with made[-1].open("wb") as file:
                for data in png(draw(step)):
                    file.write(data)
                    yield number / len(steps)
    yield 1.0
    return folder


@contextmanager
def _told(folder: Path) -> Iterator[None]:
    """Tell what the disk does not take as players are told."""
    try:
        yield
    except OSError as error:
        raise files.not_saved(error, folder) from error


@contextmanager
def _unless_done(place: Path, within: Sequence[Path] = ()) -> Iterator[None]:
    """Take a file away, or what was written within a folder and that, if the work comes to no end."""
    try:
        yield
    except BaseException:
        for path in chain(within, (place,)):
            with suppress(OSError):
                path.rmdir() if path.is_dir() else path.unlink(missing_ok=True)
        raise
