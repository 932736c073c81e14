"""The letters of the title, cut by hand with a straight knife, in a box 100 high."""

LETTERS: dict[str, tuple[float, list[str]]] = {
    "T": (78, ["0,2 78,0 76,24 52,23 54,100 25,99 28,24 2,26"]),
    "R": (
        78,
        [
            "0,0 48,1 70,14 73,36 64,53 51,60 78,98 48,100 28,66 29,100 1,99",
            "27,20 42,21 47,30 44,41 28,43",
        ],
    ),
    "E": (64, ["0,1 62,0 61,23 28,24 28,38 54,37 53,60 28,61 29,77 64,75 63,99 1,100"]),
    "M": (100, ["0,100 4,1 31,0 50,36 70,1 97,0 100,99 73,100 72,46 51,82 28,47 27,99"]),
    "O": (
        88,
        [
            "26,2 62,0 86,24 88,72 64,99 24,100 1,76 0,26",
            "36,25 28,36 29,66 38,76 52,75 60,64 59,36 51,25",
        ],
    ),
}
"""By letter: its width, then its outer edge and its holes."""


def spaced(word: str, gap: float) -> tuple[float, list[tuple[str, float]]]:
    """Return the width of a word and each letter with where it starts."""
    x, out = 0.0, []
    for letter in word:
        out.append((letter, x))
        x += LETTERS[letter][0] + gap
    return x - gap, out
