"""The medallions of the eight species' traits, each in its seat's colour and pattern."""

from collections.abc import Callable

from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.ui import palette

from .colour import dark
from .motifs import gust
from .paper import document, flat, group, line, place, sheet
from .patterns import pattern
from .shapes import dots, ellipse, octagon, poly, rect, smooth

CREAM = palette.CREAM


def _head(x: float, y: float, turn: float) -> str:
    return sheet(poly("0,-9 9,6 -9,6"), CREAM, "s", 0.3, f'transform="{place(x, y, 1, turn)}"')


def nest() -> str:
    """Return an egg in a nest, turned twice."""
    twigs = line(
        "M-30,20C-16,34 16,34 30,20M-33,12C-18,28 18,28 33,12M-24,27C-10,36 12,36 25,27", "#c99b5a", 5
    )
    return (
        sheet(smooth("0,-26 13,-10 15,8 0,19 -15,8 -13,-10"), CREAM, "m")
        + group(twigs, filter="s")
        + line("M-24,-14A30,30 0 0 1 -6,-35M24,-14A30,30 0 0 0 6,-35", CREAM, 4.6)
        + _head(-26, -7, 195)
        + _head(26, -7, 165)
    )


def reflex() -> str:
    """Return a paw landing on a tile that turns under it."""
    tile = [(x - 22, y - 22) for x, y in octagon(44, 8)]
    return (
        group(sheet(poly(tile), "#c9b48a", "m"), at=place(0, 17, 0.95, 16))
        + sheet(smooth("0,-10 12,-4 17,8 10,14 0,12 -10,14 -17,8 -12,-4"), CREAM, "m")
        + sheet(
            ellipse(-19, -9, 6, 8)
            + ellipse(-8, -22, 6.5, 9)
            + ellipse(8, -22, 6.5, 9)
            + ellipse(19, -9, 6, 8),
            CREAM,
            "m",
        )
        + line("M-34,24A36,36 0 0 0 -20,38M34,24A36,36 0 0 1 20,38", CREAM, 4.4)
    )


def poison() -> str:
    """Return a drop of poison with bubbles."""
    return (
        sheet(smooth("-4,-38 10,-14 20,8 10,28 -6,32 -24,24 -26,6 -16,-14"), CREAM, "m")
        + sheet(smooth("-6,-10 4,4 8,14 0,22 -10,22 -16,12 -14,2"), "#9fd36a", "s", 0.3)
        + flat(ellipse(-6, 16, 3.6), CREAM)
        + sheet(ellipse(27, -14, 8), CREAM, "m")
        + sheet(ellipse(28, 10, 5), CREAM, "m")
        + sheet(ellipse(18, -32, 4.4), CREAM, "m")
    )


def swing() -> str:
    """Return an ape hanging by one long arm from a vine."""
    limbs = (
        "M10,-32C14,-18 10,-6 2,2M-6,4C-18,2 -26,-6 -32,-16M-4,22C-2,30 6,34 14,32M-14,22C-20,28 "
        "-20,34 -16,40"
    )
    return (
        line("M-40,-36C-14,-44 16,-42 40,-30", "#8fd36a", 6, more='filter="url(#s)"')
        + line(limbs, CREAM, 8, more='filter="url(#m)"')
        + sheet(smooth("4,-40 17,-39 17,-28 9,-25 3,-29"), CREAM, "s")
        + sheet(smooth("2,-4 10,8 6,22 -8,28 -20,20 -18,6 -8,-4"), CREAM, "m")
        + sheet(ellipse(-12, -6, 12, 11), CREAM, "m")
        + sheet(ellipse(-13, -4, 7, 7), "#8d6353", "s", 0.2)
    )


def delay() -> str:
    """Return an hourglass with a token waiting in it."""
    return (
        sheet(poly("-22,-38 22,-38 22,-30 5,-2 22,26 22,34 -22,34 -22,26 -5,-2 -22,-30"), CREAM, "m")
        + flat(poly("-13,-28 13,-28 0,-6"), "#b07d05")
        + flat(poly("-13,26 0,6 13,26"), "#b07d05", 0.35)
        + sheet(ellipse(26, 22, 14), "#b07d05", "m", 0.5)
        + flat(ellipse(26, 22, 11), CREAM)
        + flat(rect(20.5, 15.5, 4, 13, 1) + rect(27.5, 15.5, 4, 13, 1), "#5b3a05")
    )


def scent() -> str:
    """Return a fox's head, all ears, and the threads of a scent at its nose."""
    ears = "-14,0 -34,-16 -36,-42 -20,-32 -4,-8", "8,-8 18,-34 32,-44 32,-18 18,0"
    return (
        "".join(sheet(smooth(e, tension=0.7), CREAM, "m") for e in ears)
        + flat(
            smooth("-15,-6 -29,-18 -31,-34 -21,-27 -9,-10", tension=0.7)
            + smooth("11,-10 20,-29 28,-36 28,-19 18,-5", tension=0.7),
            "#c08a48",
        )
        + sheet(smooth("0,-14 18,-6 32,8 16,22 0,34 -18,22 -34,8 -18,-6"), CREAM, "m")
        + sheet(ellipse(0, 30, 6.4, 5), "#2a1c18", "s", 0.3)
        + flat(ellipse(-13, 8, 3.4) + ellipse(12, 8, 3.4), "#2a1c18")
        + line("M12,38C20,46 26,34 33,40M-12,38C-20,46 -26,34 -33,40", CREAM, 4, more='filter="url(#s)"')
    )


def shell() -> str:
    """Return a domed shell of six-sided shields."""
    dome = "M-38,16C-36,-40 36,-40 38,16Z"
    seams = (
        "M-13,-10L0,-20L13,-10V6L0,15L-13,6ZM0,-20V-30M13,-10L26,-19M-13,-10L-26,-19M13,6L30,14"
        "M-13,6L-30,14M0,15V24"
    )
    return (
        sheet(dome, CREAM, "m")
        + group(line(seams, "#2f5fc4", 4), clip=dome)
        + sheet(rect(-44, 15, 88, 12, 6), CREAM, "m")
        + line("M-34,36H34", "#a9c6ff", 4, more='stroke-dasharray="1 9"')
    )


def drift() -> str:
    """Return a manta borne along by a current."""
    wing = smooth("0,-22 12,-20 26,-6 42,4 28,10 12,12 0,24 -12,12 -28,10 -42,4 -26,-6 -12,-20")
    return (
        sheet(
            wing + smooth("-10,-20 -12,-30 -5,-32 -4,-20") + smooth("10,-20 12,-30 5,-32 4,-20"),
            CREAM,
            "m",
            more='transform="rotate(-14) translate(0 -6)"',
        )
        + line("M4,18C8,26 4,32 9,38", CREAM, 3.4)
        + gust(-40, 26, 34, "#a9c6ff", 4, -0.8)
        + flat(dots("-4,-8,2 5,-10,2"), "#133a86")
    )


SIGNS: dict[str, Callable[[], str]] = {
    "nest": nest,
    "reflex": reflex,
    "poison": poison,
    "swing": swing,
    "delay": delay,
    "scent": scent,
    "shell": shell,
    "drift": drift,
}
_GROUNDS = {"white": "#6d7d95", "green": "#2f7d4a", "yellow": "#c08a1c", "blue": "#2f5fc4"}
"""The paper below a sign, dark enough for cream to stand out."""


def medallion(trait: str, colour: str) -> str:
    """Return a trait's sign on a round of its seat's paper."""
    hue, ink = palette.SEATS[colour], palette.SEATS_DARK[colour]
    rim = ellipse(64, 64, 58)
    return document(
        (128, 128),
        sheet(rim, hue, "l", 0.3),
        pattern(colour, rim, 128, 11, 0.6),
        line(rim, dark(ink, 0.2), 1.6, 0.8),
        sheet(ellipse(64, 64, 49), dark(_GROUNDS[colour], 0.3), "m", 0.2),
        flat(ellipse(64, 64, 47), _GROUNDS[colour]),
        group(SIGNS[trait](), at=place(64, 64, 0.92)),
    )


def pictures() -> dict[str, str]:
    """Return the medallions by file name."""
    return {f"traits/{one.trait}": medallion(one.trait, one.colour) for one in SPECIES.values()}
