"""The quiet music behind the game: bowls that nobody has composed, a note at a time."""

from random import Random
from typing import Final

NOTES: Final = ("bowl_a3", "bowl_b3", "bowl_d4", "bowl_e4", "bowl_fis4", "bowl_a4")
"""From deep to high; any two of them go together."""
GROUNDS: Final = ("bowl_d3", "bowl_b2")
"""What a phrase stands on."""

_FIRST: Final = 3.0
"""Seconds before the first phrase."""
_GAPS: Final = (0.8, 0.8, 1.2, 1.6, 2.4)
"""Seconds from one note of a phrase to the next; what comes twice is twice as frequent."""
_REST: Final = (6.0, 14.0)
"""Seconds, at least and at most, from the last note of a phrase to the next phrase."""
_LENGTH: Final = (3, 7)
"""Notes in a phrase, at least and at most."""
_STEPS: Final = (-2, -1, -1, 1, 1, 2)

Note = tuple[str, float]
"""The name of a sound, and how loud it is, from 0 to 1."""


class Music:
    """Says which notes sound as time passes: phrases that wander up and down, and rests between them."""

    def __init__(self, seed: str) -> None:
        """Begin with a rest; the same seed plays the same."""
        self._chance = Random(seed)
        self._wait = _FIRST
        self._left = 0
        """Notes that the phrase still has."""
        self._at = len(NOTES) // 2

    def update(self, dt: float) -> list[Note]:
        """Let seconds pass and return the notes that begin to sound, at most one phrase's first two."""
        self._wait -= dt
        if self._wait > 0:
            return []
        begun: list[Note] = []
        if not self._left:
            self._left = self._chance.randint(*_LENGTH)
            begun.append((self._chance.choice(GROUNDS), 0.8))
        begun.append((NOTES[self._at], self._chance.uniform(0.45, 1.0)))
        self._at = self._beside(self._at)
        self._left -= 1
        self._wait = self._chance.choice(_GAPS) if self._left else self._chance.uniform(*_REST)
        return begun

    def _beside(self, at: int) -> int:
        """Return the note after one, turned back where there is none farther up or down."""
        step = self._chance.choice(_STEPS)
        return at + step if 0 <= at + step < len(NOTES) else at - step
