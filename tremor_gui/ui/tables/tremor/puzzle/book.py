"""All puzzles in their order, which of them are solved, and which is today's."""

from tremor_gui.match.puzzles import Puzzle, of_the_day
from tremor_gui.match.solved import Solved


class Book:
    """Puzzles, of which there is at least one."""

    def __init__(self, puzzles: tuple[Puzzle, ...], solved: Solved, day: int) -> None:
        """Take up puzzles on a day, given by its number in the calendar."""
        self.puzzles = puzzles
        """The easiest first."""
        self.solved = solved
        self.today = of_the_day(puzzles, day)
        """The puzzle of the day."""

    def number(self, puzzle: Puzzle) -> int:
        """Return a puzzle's number, from 1."""
        return self.puzzles.index(puzzle) + 1

    def done(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle has been solved."""
        return puzzle.key in self.solved.keys

    @property
    def count_done(self) -> int:
        """How many have been solved."""
        return sum(map(self.done, self.puzzles))

    def following(self, puzzle: Puzzle) -> Puzzle:
        """Return the next puzzle to solve: the nearest later one not solved yet, or else the next one."""
        at = self.puzzles.index(puzzle)
        order = (*self.puzzles[at + 1 :], *self.puzzles[:at])
        return next((one for one in order if not self.done(one)), order[0] if order else puzzle)
