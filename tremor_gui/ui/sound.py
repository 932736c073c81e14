"""Plays the sounds of the game, and keeps silent where there is no sound card."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

import pygame

from tremor_gui.ui.images import MissingAsset
from tremor_gui.ui.music import GROUNDS, NOTES, Music

SOUNDS: Final = (
    "click", "hover", "place", "pickup", "twist", "swap", "shift", "block",
    "reveal", "ignite", "quake", "dice", "win", "refuse", "undo", "turn",
)  # fmt: skip
"""Every effect, by the name of its file."""
_OF_MUSIC: Final = frozenset((*NOTES, *GROUNDS))

_VOICES: Final = 24
"""Effects that sound at once, at most."""
_BOWLS: Final = 8
"""Notes that sound at once, at most."""
_STDERR: Final = 2
"""Where libraries that are not Python's write, whatever ``sys.stderr`` is."""


class Sounds(Protocol):
    """What can be asked to make a noise."""

    def play(self, name: str) -> None:
        """Start a sound, at once and over what already sounds."""

    def adjust(self, effects: float, music: float) -> None:
        """Set the loudness of effects and of music, each from 0 to 1, also of what sounds already."""

    def update(self, dt: float) -> None:
        """Let seconds pass for the music."""


class NullAudio:
    """Silence, for a machine without a sound card."""

    def play(self, name: str) -> None:
        """Do nothing."""

    def adjust(self, effects: float, music: float) -> None:
        """Do nothing."""

    def update(self, dt: float) -> None:
        """Do nothing."""


class Audio:
    """The mixer, with each sound loaded when it is first heard."""

    def __init__(self, root: Path, music: Music) -> None:
        self._root = root
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._effects = 1.0
        self._bowls = [pygame.mixer.Channel(at) for at in range(_BOWLS)]
        self._music = music
        self._loudness = 1.0

    def play(self, name: str) -> None:
        """Start a sound, loading it if it was never heard."""
        if not self._effects:
            return
        sound = self._sound(name)
        sound.set_volume(self._effects)
        sound.play()

    def adjust(self, effects: float, music: float) -> None:
        """Set the loudness of effects and of music, each from 0 to 1, also of what sounds already."""
        self._effects, self._loudness = min(max(effects, 0.0), 1.0), min(max(music, 0.0), 1.0)
        for name, sound in self._sounds.items():
            sound.set_volume(self._loudness if name in _OF_MUSIC else self._effects)

    def update(self, dt: float) -> None:
        """Let seconds pass for the music, which waits while nobody can hear it."""
        if not self._loudness:
            return
        for name, loudness in self._music.update(dt):
            free = next((channel for channel in self._bowls if not channel.get_busy()), None)
            if free is not None:
                sound = self._sound(name)
                sound.set_volume(self._loudness)
                free.play(sound)
                free.set_volume(loudness)  # of this note; the next one on the channel begins anew

    def _sound(self, name: str) -> pygame.mixer.Sound:
        if name not in self._sounds:
            self._sounds[name] = load(self._root, name)
        return self._sounds[name]


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
        pygame.mixer.set_num_channels(_BOWLS + _VOICES)
        pygame.mixer.set_reserved(_BOWLS)
    except (pygame.error, NotImplementedError, ModuleNotFoundError):
        return NullAudio()
    return Audio(root, Music(os.urandom(8).hex()))


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
