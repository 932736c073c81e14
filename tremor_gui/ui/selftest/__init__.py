"""``tremor --selftest``: whether all that the game needs is there and works, with a line for each part.

It needs no screen and no sound card, and leaves nothing behind in the folder of saves.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from . import parts, scenes
from .trial import Trial

PARTS: Final[Mapping[str, Callable[[Trial], str]]] = {
    "versions": parts.versions,
    "pictures": parts.pictures,
    "sounds": parts.sounds,
    "typefaces": parts.typefaces,
    "languages": parts.languages,
    "physics": parts.physics,
    "bots": parts.bots,
    "saves": parts.saves,
    "scenes": scenes.scenes,
    "folder": parts.folder,
}
"""What is tried, in this order; each says in a few words what it found, or raises whatever is wrong."""


def run() -> int:
    """Try every part, print a line for each, and return the exit status: 1 if any is broken."""
    broken = []
    with TemporaryDirectory(prefix="tremor-") as place:
        trial = Trial(Path(place))
        for name, part in PARTS.items():
            try:
                print(f"{name}: {part(trial)}", flush=True)
            except Exception as error:
                broken.append(name)
                print(f"{name}: BROKEN: {type(error).__name__}: {error}", flush=True)
        trial.close()
    print(f"Broken: {', '.join(broken)}." if broken else "Everything works.", flush=True)
    return 1 if broken else 0
