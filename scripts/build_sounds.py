"""Make the sounds of the game: wood, paper, a marimba, bowls and the earth, out of sines and noise.

`python scripts/build_sounds.py` writes assets/sounds/*.wav (16 bit, mono, at most
44.1 kHz). Every sound has a seed of its own, so that the same files come out each time.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

RATE: Final = 44_100
SOUNDS: Final = Path(__file__).resolve().parents[1] / "assets" / "sounds"
_FADE: Final = 0.004
"""Seconds over which a sound ends, so that it does not end in a crack."""
_SWELLING: Final = 0.09
"""Seconds in which a bowl comes to sound."""

Samples = list[float]
Curve = Callable[[float], float]
"""A value by the share of the sound that has gone by, from 0 to 1."""


def mixed(*parts: tuple[float, Samples]) -> Samples:
    """Lay sounds over each other, each from its own start in seconds."""
    starts = [(round(start * RATE), samples) for start, samples in parts]
    mix = [0.0] * max(start + len(samples) for start, samples in starts)
    for start, samples in starts:
        for at, sample in enumerate(samples, start):
            mix[at] += sample
    return mix


def struck(pitch: float, seconds: float, decay: float, loudness: float = 1.0) -> Samples:
    """Return one sine in Hz that dies away, `decay` being how many times faster than the sound ends."""
    turn = 2 * math.pi * pitch / RATE
    fall = decay / (seconds * RATE)
    return [loudness * math.sin(turn * at) * math.exp(-fall * at) for at in range(round(seconds * RATE))]


def marimba(pitch: float, seconds: float = 0.7, loudness: float = 1.0) -> Samples:
    """Return one bar of a marimba: its tone, the overtone two octaves up and the tick of the mallet."""
    return mixed(
        (0, struck(pitch, seconds, 6.5, loudness)),
        (0, struck(pitch * 3.93, seconds * 0.4, 7, loudness * 0.28)),
        (0, struck(pitch * 9.2, 0.05, 6, loudness * 0.08)),
    )


def wood(pitch: float, seconds: float, chance: random.Random, loudness: float = 1.0) -> Samples:
    """Return the knock of a piece on a table: three uneven partials and a puff of noise."""
    return mixed(
        (0, struck(pitch, seconds, 8, loudness)),
        (0, struck(pitch * 2.31, seconds * 0.6, 8, loudness * 0.5)),
        (0, struck(pitch * 4.17, seconds * 0.35, 8, loudness * 0.25)),
        (0, breath(0.018, chance, lambda t: 4000 - 2500 * t, lambda t: loudness * 0.5 * (1 - t))),
    )


def breath(
    seconds: float, chance: random.Random, pitch: Curve, loudness: Curve, focus: float = 0.7
) -> Samples:
    """Return noise round a pitch in Hz (paper that slides, wind, fire); less focus is more of a whistle."""
    length = round(seconds * RATE)
    low = band = 0.0
    samples = []
    for at in range(length):
        gone = at / length
        tune = 2 * math.sin(math.pi * min(pitch(gone), RATE / 6.5) / RATE)
        low += tune * band
        high = chance.uniform(-1, 1) - low - focus * band
        band += tune * high
        samples.append(band * loudness(gone))
    return samples


def rumble(seconds: float, chance: random.Random, loudness: Curve) -> Samples:
    """Return the voice of the earth: noise of which only the deepest part is left."""
    return breath(seconds, chance, lambda _: 62, loudness, focus=0.35)


def crackle(seconds: float, chance: random.Random, times: int, loudness: float) -> Samples:
    """Return small dry cracks spread over some time, thinning out towards its end."""
    cracks = [
        (
            seconds * chance.random() ** 1.6,
            struck(chance.uniform(700, 2600), 0.022, 7, loudness * chance.uniform(0.3, 1)),
        )
        for _ in range(times)
    ]
    return mixed((0, [0.0] * round(seconds * RATE)), *cracks)


def swell(peak: float, top: float) -> Curve:
    """Return a loudness that rises until `peak`, a share of the sound, and falls from there."""
    return lambda t: top * (t / peak if t < peak else ((1 - t) / (1 - peak)) ** 2)


def click(chance: random.Random) -> Samples:
    """Return the press of a button."""
    return wood(920, 0.07, chance, 0.7)


def hover(chance: random.Random) -> Samples:
    """Return the passing over something that can be taken."""
    return wood(1500, 0.035, chance, 0.25)


def place(chance: random.Random) -> Samples:
    """Return a token set down on wood."""
    return mixed((0, wood(235, 0.2, chance)), (0.012, wood(610, 0.09, chance, 0.35)))


def pickup(chance: random.Random) -> Samples:
    """Return a piece lifted off the paper."""
    return mixed(
        (0, breath(0.13, chance, lambda t: 900 + 2600 * t, swell(0.4, 0.5))),
        (0.02, struck(640, 0.08, 6, 0.2)),
    )


def twist(chance: random.Random) -> Samples:
    """Return a tile that turns on the spot and settles."""
    slide = breath(0.3, chance, lambda t: 1200 + 900 * math.sin(math.pi * t), swell(0.45, 0.55))
    return mixed((0, slide), (0.27, wood(320, 0.12, chance, 0.6)))


def swap(chance: random.Random) -> Samples:
    """Return two tiles that slide past each other."""
    there = breath(0.36, chance, lambda t: 700 + 1500 * t, swell(0.5, 0.5))
    back = breath(0.36, chance, lambda t: 2200 - 1400 * t, swell(0.5, 0.4))
    landing = mixed((0, wood(290, 0.13, chance, 0.6)), (0.035, wood(350, 0.12, chance, 0.5)))
    return mixed((0, there), (0.06, back), (0.38, landing))


def shift(chance: random.Random) -> Samples:
    """Return a block of tiles that moves through one step."""
    slide = breath(0.46, chance, lambda t: 420 + 700 * t, swell(0.6, 0.7))
    return mixed((0, slide), (0, rumble(0.46, chance, swell(0.6, 0.5))), (0.43, wood(190, 0.18, chance, 0.8)))


def block(chance: random.Random) -> Samples:
    """Return a barrier that falls on a tile."""
    return mixed(
        (0, wood(115, 0.28, chance, 0.9)),
        (0.01, breath(0.2, chance, lambda t: 1500 - 1100 * t, lambda t: 0.5 * (1 - t) ** 2)),
        (0.03, crackle(0.16, chance, 9, 0.25)),
    )


def reveal(chance: random.Random) -> Samples:
    """Return a tile turned over, and what it shows."""
    flip = breath(0.2, chance, lambda t: 800 + 3000 * t * t, swell(0.7, 0.5))
    return mixed((0, flip), (0.17, wood(420, 0.1, chance, 0.4)), (0.19, marimba(784, 0.6, 0.35)))


def ignite(chance: random.Random) -> Samples:
    """Return a disaster that catches fire."""
    flame = breath(0.85, chance, lambda t: 260 + 1500 * math.sqrt(t) * (1 - t), swell(0.22, 0.9), focus=0.9)
    return mixed((0, flame), (0.08, crackle(0.75, chance, 36, 0.3)), (0, struck(82, 0.6, 5, 0.5)))


def quake(chance: random.Random) -> Samples:
    """Return the ground that shakes."""
    shaking = rumble(2.0, chance, lambda t: swell(0.2, 1.0)(t) * (0.75 + 0.25 * math.sin(58 * t)))
    return mixed((0, shaking), (0.05, struck(44, 1.6, 4, 0.6)), (0.15, crackle(1.6, chance, 40, 0.16)))


def dice(chance: random.Random) -> Samples:
    """Return two dice that roll out: knocks that come apart and grow soft."""
    knocks, time, gap = [], 0.0, 0.035
    while time < 0.95:
        loudness = (1 - time) * chance.uniform(0.5, 0.9)
        knocks.append((time, wood(chance.uniform(520, 980), 0.06, chance, loudness)))
        time += gap * chance.uniform(0.6, 1.4)
        gap *= 1.12
    return mixed(*knocks)


def win(_chance: random.Random) -> Samples:
    """Return the end of a game that somebody won."""
    rising = [(0.13 * at, marimba(pitch, 1.0, 0.5)) for at, pitch in enumerate((392, 494, 587, 784))]
    chord = [(0.62, marimba(pitch, 1.5, 0.4)) for pitch in (392, 587, 784, 988)]
    return mixed(*rising, *chord)


def refuse(_chance: random.Random) -> Samples:
    """Return what cannot be done: two muffled notes down."""
    return mixed((0, struck(233, 0.16, 6, 0.6)), (0.09, struck(196, 0.22, 6, 0.6)))


def undo(chance: random.Random) -> Samples:
    """Return a step taken back."""
    back = breath(0.2, chance, lambda t: 2400 - 1800 * t, swell(0.65, 0.45))
    return mixed((0, back), (0.14, marimba(440, 0.35, 0.3)), (0.2, marimba(349, 0.4, 0.3)))


def turn(_chance: random.Random) -> Samples:
    """Return the next seat's turn: two soft notes up."""
    return mixed((0, marimba(523, 0.5, 0.4)), (0.12, marimba(698, 0.7, 0.4)))


def bowl(pitch: float, seconds: float, _chance: random.Random) -> Samples:
    """Return a bowl that is rubbed rather than struck: it comes softly and beats slowly against itself."""
    tone = mixed(
        (0, struck(pitch, seconds, 4.5)),
        (0, struck(pitch + 0.7, seconds, 4.5, 0.7)),
        (0, struck(pitch * 2.003, seconds, 6.5, 0.22)),
        (0, struck(pitch * 3.01, seconds, 9, 0.06)),
    )
    swelling = _SWELLING * RATE
    return [sample * min(1.0, at / swelling) for at, sample in enumerate(tone)]


class Recipe(NamedTuple):
    """How a sound is made and kept."""

    make: Callable[[random.Random], Samples]
    peak: float
    """The loudness of its loudest moment, from 0 to 1."""
    every: int = 1
    """Which of its samples are kept; those of a dull sound are close enough if they are few."""


RECIPES: Final = {
    "click": Recipe(click, 0.5),
    "hover": Recipe(hover, 0.18),
    "place": Recipe(place, 0.7),
    "pickup": Recipe(pickup, 0.4),
    "twist": Recipe(twist, 0.55),
    "swap": Recipe(swap, 0.6),
    "shift": Recipe(shift, 0.7),
    "block": Recipe(block, 0.8),
    "reveal": Recipe(reveal, 0.6),
    "ignite": Recipe(ignite, 0.75),
    "quake": Recipe(quake, 0.9, 2),
    "dice": Recipe(dice, 0.65),
    "win": Recipe(win, 0.7, 2),
    "refuse": Recipe(refuse, 0.45),
    "undo": Recipe(undo, 0.5),
    "turn": Recipe(turn, 0.5, 2),
    **{
        f"bowl_{name}": Recipe(partial(bowl, pitch, seconds), 0.5, every)
        for name, pitch, seconds, every in (
            ("b2", 123.5, 4.5, 8), ("d3", 146.8, 4.5, 8), ("a3", 220.0, 3.2, 6), ("b3", 246.9, 3.2, 6),
            ("d4", 293.7, 3.0, 6), ("e4", 329.6, 3.0, 6), ("fis4", 370.0, 2.8, 6), ("a4", 440.0, 2.8, 6),
        )
    },
}  # fmt: skip
"""Every sound by the name of its file."""


def finished(samples: Sequence[float], peak: float) -> "array[int]":
    """Bring a sound to its loudness, fade its end out and turn it into 16 bits."""
    loudest = max(abs(sample) for sample in samples)
    fade = round(_FADE * RATE)
    return array(
        "h",
        (
            round(32767 * peak / loudest * sample * min(1, (len(samples) - at) / fade))
            for at, sample in enumerate(samples)
        ),
    )


def build() -> "dict[str, array[int]]":
    """Return every sound by its name, as many samples of it as are kept."""
    return {
        name: finished(recipe.make(random.Random(name)), recipe.peak)[:: recipe.every]
        for name, recipe in RECIPES.items()
    }


def write(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in build().items():
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE // RECIPES[name].every)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(SOUNDS)
