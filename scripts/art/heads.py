"""The eight animals as heads, in a box of 128 by 128, turned a little to the right."""

from collections.abc import Callable
from random import Random

from .paper import flat, group, line, sheet
from .shapes import dots, ellipse, poly, smooth, torn


def _eye(x: float, y: float, r: float, iris: str, pupil: str = "round") -> str:
    dot = ellipse(x + r * 0.08, y, r * 0.56) if pupil == "round" else ellipse(x, y, r * 0.75, r * 0.4)
    return (
        sheet(ellipse(x, y, r), iris, "s", 0)
        + flat(dot, "#17100f")
        + flat(ellipse(x + r * 0.32, y - r * 0.34, r * 0.24), "#ffffff")
    )


def emperor_penguin() -> str:
    """Return the penguin's head."""
    return (
        sheet(smooth("20,128 26,96 34,62 48,34 70,25 88,36 90,60 98,92 108,128"), "#242836", "l")
        + sheet(smooth("62,88 84,84 96,104 104,132 48,132 52,106"), "#fbf4e2", "m")
        + sheet(smooth("44,62 58,66 70,82 88,88 60,96 48,88"), "#f6b13c", "m")
        + sheet(smooth("44,62 54,64 58,76 50,84"), "#e8892c", "s")
        + sheet(smooth("84,44 104,48 121,60 104,58 86,60", tension=0.8), "#2e2a30", "m")
        + sheet(smooth("86,56 104,57 117,61 100,62 88,62", tension=0.8), "#ef8f46", "s")
        + _eye(73, 46, 5, "#6b4a36")
    )


def _rosettes(points: tuple[tuple[float, float], ...], r: float = 3) -> str:
    return "".join(line(ellipse(x, y, r, r * 0.78), "#6d6672", 2, 0.85) for x, y in points)


def snow_leopard() -> str:
    """Return the snow leopard's head."""
    coat = "#ece6da"
    rng = Random(3)
    return (
        sheet(smooth("28,132 34,104 64,94 96,104 104,132"), "#d5ccbd", "l")
        + sheet(ellipse(34, 40, 15) + ellipse(98, 40, 14), coat, "m")
        + flat(ellipse(35, 42, 8) + ellipse(97, 42, 7), "#6d6672")
        + sheet(
            poly(torn("66,26 94,34 108,58 112,84 96,104 68,112 38,104 20,84 24,58 38,34", 7, 1.3, rng)),
            coat,
            "l",
        )
        + _rosettes(((66, 34), (54, 38), (78, 38), (62, 46), (72, 46)), 2.4)
        + _rosettes(((34, 62), (30, 76), (40, 84), (101, 64), (104, 78), (96, 86)))
        + sheet(smooth("70,70 90,76 92,94 72,104 52,94 52,76"), "#fffaf0", "m")
        + sheet(smooth("64,50 78,50 79,70 71,74 63,70"), "#ddd4c4", "s")
        + sheet(poly("62,71 81,71 72,82"), "#c47272", "s")
        + line("M72,82V89M72,89C66,95 60,94 57,90M72,89C78,95 84,94 87,90", "#57484a", 2.2)
        + "".join(
            line(p, "#fffaf0", 1.2, 0.9) for p in ("M54,86L30,82M54,90L32,94M90,86L114,82M90,90L112,94",)
        )
        + _eye(52, 61, 7, "#7fb5a4")
        + _eye(91, 61, 6.6, "#7fb5a4")
    )


def goliath_frog() -> str:
    """Return the frog's head."""
    skin, deep = "#67863a", "#4a672c"
    return (
        sheet(smooth("14,132 22,104 64,96 106,104 114,132"), deep, "l")
        + sheet(smooth("66,44 98,50 117,76 108,100 68,112 24,104 10,80 30,52"), skin, "l")
        + sheet(smooth("66,84 114,82 104,103 68,113 26,105 12,84"), "#d6cf8a", "m")
        + line("M11,80C36,94 92,95 116,78", "#2c3f1a", 3)
        + sheet(ellipse(36, 46, 20) + ellipse(92, 44, 18), skin, "m")
        + _eye(37, 45, 14, "#f0c64a", "flat")
        + _eye(92, 43, 12.6, "#f0c64a", "flat")
        + flat(ellipse(62, 68, 2.2) + ellipse(76, 67, 2.2), "#2c3f1a")
        + flat(dots("64,52,4 24,70,3.4 52,64,2.6 88,68,3 106,72,3"), deep)
    )


def bornean_orangutan() -> str:
    """Return the orangutan's head with its cheek pads."""
    rng = Random(6)
    return (
        sheet(poly(torn("10,132 20,100 64,84 108,100 118,132", 7, 2.4, rng)), "#9c4620", "l")
        + sheet(poly(torn("40,24 66,12 92,22 108,52 104,92 66,112 26,94 20,52", 7, 2, rng)), "#c7602a", "l")
        + sheet(smooth("66,34 92,34 112,60 100,90 66,102 34,92 16,62 38,36"), "#57382e", "m")
        + sheet(smooth("68,36 86,46 88,70 70,92 50,72 50,46"), "#8d6353", "m")
        + sheet(smooth("70,66 90,74 92,92 72,104 52,94 50,76"), "#ad8370", "m")
        + line("M56,90C64,97 80,97 88,88", "#3b2620", 3)
        + flat(ellipse(66, 74, 2.2) + ellipse(75, 73.6, 2.2), "#3b2620")
        + line("M52,49C56,45 62,45 65,48M74,48C78,45 83,45 86,49", "#4a2f26", 2.4, 0.8)
        + _eye(60, 56, 5.2, "#5a3420")
        + _eye(80, 55.5, 5, "#5a3420")
        + sheet(poly(torn("52,100 92,98 78,126 66,126", 6, 1.6, rng)), "#de7c3c", "m")
    )


def arabian_camel() -> str:
    """Return the camel's head, long-lashed, with its drooping split lip."""
    coat, deep, pale = "#d3a05f", "#a87438", "#e9c48a"
    return group(
        sheet(smooth("10,132 14,104 24,76 50,70 56,96 62,132"), deep, "l"),
        sheet(smooth("26,40 10,36 7,26 20,25 34,34"), deep, "m"),
        sheet(smooth("54,26 60,12 68,11 68,22 62,32"), deep, "m"),
        sheet(
            smooth("28,36 46,25 64,28 78,40 96,50 114,60 121,76 115,92 100,97 84,93 62,88 40,84 24,62"),
            coat,
            "l",
        ),
        sheet(smooth("92,54 112,60 121,76 116,90 104,86 90,80 84,66"), pale, "m"),
        sheet(smooth("84,84 98,86 110,92 104,103 92,103 82,96"), deep, "m"),
        line("M84,84C96,86 108,90 117,86M117,86L119,78", "#5b3a1a", 2.8),
        line("M108,67C111,65 114,66 115,69", "#5b3a1a", 2.8),
        sheet(smooth("26,38 34,22 48,16 60,26 50,32 40,40"), "#8f5e2c", "m"),
        _eye(62, 50, 7, "#4c2d16"),
        sheet(smooth("52,49 60,40 72,44 73,49 62,46"), "#b9803f", "s", 0),
        line("M72,45L79,42M69,42L74,37M64,41L66,35", "#5b3a1a", 2),
        at="translate(4 6) scale(0.92)",
    )


def fennec_fox() -> str:
    """Return the fennec's head."""
    coat, pale = "#efc680", "#fff2d8"
    ears = ("48,66 18,50 4,14 30,16 60,48", "84,64 110,46 124,10 98,14 72,46")
    inner = ("46,58 24,46 13,22 30,25 53,48", "86,56 105,42 115,19 99,23 79,46")
    return (
        sheet(smooth("34,132 44,104 68,96 92,104 102,132"), "#dcae66", "l")
        + "".join(sheet(smooth(e, tension=0.8), coat, "l") for e in ears)
        + "".join(sheet(smooth(e, tension=0.8), "#e79a86", "m", 0.1) for e in inner)
        + sheet(smooth("68,42 94,54 116,78 92,94 72,112 48,96 20,80 42,54"), coat, "l")
        + sheet(smooth("70,82 90,76 112,79 92,94 72,111 48,96 24,81 50,77"), pale, "m")
        + sheet(smooth("68,44 76,62 72,92 66,92 62,62"), "#e0b068", "s")
        + flat(smooth("64,98 80,98 72,107"), "#2a1c18")
        + _eye(48, 72, 8, "#4c2d1c")
        + _eye(91, 71, 7.6, "#4c2d1c")
    )


def leatherback_turtle() -> str:
    """Return the turtle's head, its ridged back behind."""
    skin, deep = "#436677", "#2c4453"
    dots = (
        (40, 62, 3),
        (52, 44, 2.4),
        (66, 40, 3),
        (84, 46, 2),
        (36, 80, 2.4),
        (58, 56, 2),
        (48, 92, 3),
        (62, 98, 2.2),
        (96, 60, 2),
    )
    return (
        sheet(smooth("-6,132 -4,84 14,52 40,46 66,70 80,132"), deep, "l")
        + "".join(
            line(p, "#8fb3bd", 2.6, 0.7) for p in ("M8,128C6,96 14,70 28,54", "M30,130C26,98 32,76 44,60")
        )
        + sheet(smooth("30,132 28,92 40,52 66,32 94,40 112,64 114,80 98,96 80,104 78,132"), skin, "l")
        + sheet(smooth("78,84 98,76 114,78 108,92 92,101 78,102"), "#7d9ca6", "m")
        + line("M76,86C90,86 102,82 114,75", "#1d2f3a", 3)
        + flat("".join(ellipse(x, y, r) for x, y, r in dots), "#dcebe6")
        + flat(smooth("64,33 78,35 86,39 80,44 68,44 62,39"), "#e3a7a0", 0.9)
        + flat(ellipse(108, 66, 2, 1.4), "#1d2f3a")
        + _eye(82, 62, 7.6, "#2a1d18")
    )


def giant_manta() -> str:
    """Return the manta from below, where it smiles."""
    back, deep, pale = "#2b3b63", "#1c2743", "#eaf0f3"
    gills = "M44,76L32,82M46,84L36,92M50,92L41,102M84,76L96,82M82,84L92,92M78,92L87,102"
    return group(
        sheet(
            smooth(
                "64,30 98,40 132,70 176,66 142,112 100,112 84,140 44,140 28,112 -14,112 -48,66 -4,70 30,40"
            ),
            back,
            "l",
        ),
        sheet(
            smooth("64,46 96,54 118,78 138,82 120,102 96,104 80,132 48,132 32,104 8,102 -10,82 10,78 32,54"),
            pale,
            "m",
        ),
        sheet(smooth("44,50 28,44 20,26 22,8 33,4 38,18 42,32 54,40"), deep, "l"),
        sheet(smooth("84,50 100,44 108,26 106,8 95,4 90,18 86,32 74,40"), deep, "l"),
        flat(smooth("31,10 35,22 39,34 33,36 27,24") + smooth("97,10 93,22 89,34 95,36 101,24"), back),
        sheet(smooth("40,44 64,38 88,44 84,57 64,64 44,57"), pale, "m"),
        sheet(smooth("46,49 64,51 82,49 76,58 64,61 52,58"), "#2a2140", "s", 0),
        line(gills, "#9aa9bd", 3),
        _eye(33, 55, 6.6, "#9db4dd"),
        _eye(95, 55, 6.6, "#9db4dd"),
        at="rotate(-7 64 64)",
    )


HEADS: dict[str, Callable[[], str]] = {
    "emperor_penguin": emperor_penguin,
    "snow_leopard": snow_leopard,
    "goliath_frog": goliath_frog,
    "bornean_orangutan": bornean_orangutan,
    "arabian_camel": arabian_camel,
    "fennec_fox": fennec_fox,
    "leatherback_turtle": leatherback_turtle,
    "giant_manta": giant_manta,
}
