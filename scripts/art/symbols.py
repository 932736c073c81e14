"""The symbols that say when a card or a trait may be used, as seals of paper."""

from collections.abc import Callable

from tremor_gui.games.tremor.cards import DICE, EXCLAMATION, LIGHTNING
from tremor_gui.ui import palette

from .colour import dark, light
from .motifs import BOLT
from .paper import document, flat, group, place, sheet
from .shapes import dots, ellipse, poly, rect, star

MOODS = {LIGHTNING: "#4d57a8", DICE: "#2f8476", EXCLAMATION: "#b8482f"}
"""The colour that goes with a symbol, on seals and on the fronts of cards."""


def _lightning() -> str:
    return sheet(poly(BOLT), "#ffd86b", "s", 0.5)


def _dice() -> str:
    pips = flat(dots("-7,-7,3.4 7,-7,3.4 0,0,3.4 -7,7,3.4 7,7,3.4"), "#2b2019")
    return group(sheet(rect(-16, -16, 32, 32, 6.5), palette.CREAM, "s", 0.5), pips, at="rotate(12)")


def _exclamation() -> str:
    return sheet(poly("-6.5,-23 6.5,-23 3.6,7 -3.6,7") + ellipse(0, 16, 5.4), palette.CREAM, "s", 0.5)


SYMBOLS: dict[str, Callable[[], str]] = {
    LIGHTNING: _lightning,
    DICE: _dice,
    EXCLAMATION: _exclamation,
}


def seal(symbol: str) -> str:
    """Return a symbol's seal about the origin, 64 across."""
    hue = MOODS[symbol]
    return (
        sheet(poly(star(0, 0, 31, 28.4, 18)), dark(hue, 0.45), "m", 0.3)
        + sheet(ellipse(0, 0, 25.5), hue, "s", 0.4)
        + flat(ellipse(0, 0, 23), light(hue, 0.12))
        + group(SYMBOLS[symbol](), at=place(0, 0, 0.78))
    )


def pictures() -> dict[str, str]:
    """Return the seals by file name."""
    return {
        f"traits/{symbol}": document((64, 64), group(seal(symbol), at=place(32, 31.5, 0.96)), grain=0.1)
        for symbol in SYMBOLS
    }
