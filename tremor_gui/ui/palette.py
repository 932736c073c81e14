"""The colours of Tremor, shared by the table at run time and by the scripts that draw its pictures.

Pure data: strings of the form ``#rrggbb``. Seats differ in lightness as well as in hue, so that
they stay apart in protanopia, deuteranopia and tritanopia, and each carries a pattern besides.
"""

from typing import Final

SEATS: Final = {
    "white": "#f7f1e3",
    "green": "#45b36b",
    "yellow": "#f6c21c",
    "blue": "#2258d8",
}
"""The colour of a seat, by the colour of its Species Card."""

SEATS_DARK: Final = {
    "white": "#b9ab93",
    "green": "#1d6338",
    "yellow": "#b07d05",
    "blue": "#133a86",
}
"""The shade of a seat's pattern and edge."""

SEAT_PATTERNS: Final = {"white": "plain", "green": "veined", "yellow": "dotted", "blue": "waved"}
"""The second mark of a seat, for those who cannot tell the colours apart."""

DISASTERS: Final = {
    "tsunami": "#178b90",
    "cyclone": "#7d77bd",
    "tornado": "#d9a428",
    "volcano": "#cc4630",
    "flood": "#2a4a78",
    "landslide": "#5d4a3e",
}
"""The hue of a disaster, by its key."""

MAY: Final = "#7fe3c4"
"""Marks what a player may do: the green of the aurora."""
MUST: Final = "#ffb545"
"""Marks what a player must do: the lamp's amber."""
DANGER: Final = "#e83c2c"
"""Marks what is about to break: ember red."""

PAPER: Final = "#f4e9d2"
PAPER_SHADE: Final = "#e2d1ae"
PARCHMENT: Final = "#d8bd8a"
KRAFT: Final = "#b08a5a"
INK: Final = "#2b2019"
INK_SOFT: Final = "#6a5544"
LINK: Final = "#2a3f96"
"""Words on paper that lead elsewhere; they are underlined, too."""
CREAM: Final = "#fff6e2"
"""Text and icons on dark paper."""

DARK_PAPER: Final = "#3b2b22"
WOOD: Final = "#4a2f1f"
WOOD_DARK: Final = "#24150d"
SHADOW: Final = "#140b06"
DEBRIS: Final = "#191412"

REALM_DEEP: Final = "#15122e"
REALM: Final = "#221d4a"
REALM_LIGHT: Final = "#3a3478"
REALM_PALE: Final = "#8d86c9"
AURORA: Final = "#6fe0c0"
AURORA_VIOLET: Final = "#b58cff"
EMBER: Final = "#ffb04a"
LAVA: Final = "#ff6a2b"
