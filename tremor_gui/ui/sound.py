"""Plays the sounds of the game, and keeps silent where there is no sound card."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

import pygame

from tremor_gui.ui.images import MissingAsset

SOUNDS: Final = (
    "click", "hover", "place", "pickup", "twist", "swap", "shift", "block",
    "reveal", "ignite", "quake", "dice", "win", "refuse", "undo", "turn",
)  # fmt: skip
"""Every sound there is, by the name of its file."""

_VOICES = 24
_STDERR: Final = 2
"""Where libraries that are not Python's write, whatever ``sys.stderr`` is."""


class Sounds(Protocol):
    """What can be asked to make a noise."""

    def play(self, name: str) -> None:
        """Start a sound, at once and over what already sounds."""

    def adjust(self, volume: float, muted: bool) -> None:
        """Set the loudness of what sounds from now on, from 0 to 1."""


class NullAudio:
    """Silence, for a machine without a sound card."""

    def play(self, name: str) -> None:
        """Do nothing."""

    def adjust(self, volume: float, muted: bool) -> None:
        """Do nothing."""


class Audio:
    """The mixer, with each sound loaded when it is first heard."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._volume = 1.0

    def play(self, name: str) -> None:
        """Start a sound, loading it if it was never heard."""
        if not self._volume:
            return
        if name not in self._sounds:
            self._sounds[name] = load(self._root, name)
        sound = self._sounds[name]
        sound.set_volume(self._volume)
        sound.play()

    def adjust(self, volume: float, muted: bool) -> None:
        """Set the loudness of what sounds from now on, from 0 to 1."""
        self._volume = 0.0 if muted else min(max(volume, 0.0), 1.0)


def load(root: Path, name: str) -> pygame.mixer.Sound:
    """Load a sound from the folder of sounds. Raises ``MissingAsset``."""
    path = root / f"{name}.wav"
    if not path.is_file():
        raise MissingAsset(path)
    return pygame.mixer.Sound(path)


def open_audio(root: Path) -> Sounds:
    """Open the sound card, or return silence if there is none."""
    try:
        with _hushed():
            pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        pygame.mixer.set_num_channels(_VOICES)
    except (pygame.error, NotImplementedError, ModuleNotFoundError):
        return NullAudio()
    return Audio(root)


@contextmanager
def _hushed() -> Iterator[None]:
    """Let nobody write on standard error: without a sound card, the system's library of sound is eloquent."""
    try:
        kept = os.dup(_STDERR)
    except OSError:  # there is none to write on
        yield
        return
    nothing = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nothing, _STDERR)
        yield
    finally:
        os.dup2(kept, _STDERR)
        os.close(kept)
        os.close(nothing)
