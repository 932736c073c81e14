"""The eight animals as whole bodies, in a box of 128 by 128, standing on y = 108."""

from collections.abc import Callable
from random import Random

from .paper import flat, group, line, place, sheet
from .shapes import dots, ellipse, points, poly, smooth, torn


def _eye(x: float, y: float, r: float = 2.6, iris: str = "#14100f") -> str:
    return flat(ellipse(x, y, r), iris) + flat(ellipse(x + r * 0.35, y - r * 0.35, r * 0.36), "#ffffff")


def emperor_penguin() -> str:
    """Return the penguin, upright, flippers out."""
    coat, cream = "#242836", "#fbf4e2"
    return (
        sheet(ellipse(51, 107, 12, 5) + ellipse(78, 107, 12, 5), "#d98a2b", "s")
        + sheet(smooth("44,46 28,66 21,90 28,94 42,78 50,60"), "#1b1e2a", "s")
        + sheet(smooth("86,46 101,64 109,86 102,91 88,78 80,60"), "#1b1e2a", "s")
        + sheet(smooth("65,9 82,18 86,38 94,66 90,96 78,107 50,107 38,96 35,66 44,38 48,18"), coat, "s")
        + sheet(smooth("70,42 82,54 87,76 80,100 64,104 49,98 45,74 55,52"), cream, "s")
        + sheet(smooth("52,33 62,38 72,46 60,54 50,48"), "#f6b13c", "s")
        + sheet(smooth("80,20 94,25 101,31 90,31 80,30", tension=0.7), "#3a3230", "s")
        + flat(poly("82,28 97,30.5 84,31"), "#f08a3c")
        + _eye(73, 22, 2.8)
    )


def _spots(spec: str, colour: str, size: float = 3.1) -> str:
    return "".join(line(ellipse(x, y, size, size * 0.8), colour, 1.6, 0.85) for x, y in points(spec))


def snow_leopard() -> str:
    """Return the snow leopard, its long tail over its back."""
    coat, shade, spot = "#e9e3d6", "#cfc6b8", "#6d6672"
    tail = "M34,74C10,76 4,46 17,30C26,18 40,22 38,32"
    body = smooth(
        "94,56 102,74 100,92 103,108 86,108 84,90 62,91 58,98 60,108 39,108 40,94 28,84 27,68 40,58 66,57"
    )
    return (
        line(tail, spot, 15)
        + line(tail, coat, 13)
        + line("M17,30C26,18 40,22 38,32", spot, 5, 0.5)
        + "".join(
            line(f"M{x},{y}l{dx},{dy}", spot, 2.4, 0.7)
            for x, y, dx, dy in ((9, 50, 9, -2), (11, 62, 9, -4), (19, 71, 6, -7))
        )
        + sheet(smooth("72,80 78,94 76,108 92,108 90,84"), shade, "s")
        + sheet(smooth("30,84 52,84 48,96 50,108 30,108 33,98"), shade, "s")
        + sheet(body, coat, "s")
        + _spots("38,68 50,66 62,66 44,78 57,77 70,76 74,66 84,70 48,90", spot)
        + sheet(ellipse(83, 33, 6.5) + ellipse(107, 33, 6.5), coat, "s")
        + flat(ellipse(83, 34, 3.4) + ellipse(107, 34, 3.4), spot)
        + sheet(smooth("95,30 110,36 115,50 108,61 95,66 82,61 76,49 80,36"), coat, "s")
        + sheet(smooth("96,50 106,54 105,62 96,65 87,62 86,54"), "#fffaf0", "s")
        + flat(poly("92,52 100,52 96,57"), "#c06a6a")
        + _spots("95,36 88,38 102,38", spot, 1.4)
        + _eye(87, 47, 2.9, "#3d6b62")
        + _eye(104, 47, 2.9, "#3d6b62")
    )


def goliath_frog() -> str:
    """Return the frog, crouched and broad."""
    skin, deep, belly = "#5f7d33", "#45602a", "#d6cf8a"
    foot = poly("-14,6 -9,-2 0,-5 9,-2 14,6 8,3 4,7 0,3 -4,7 -8,3")
    return (
        sheet(smooth("36,66 16,62 8,82 16,100 34,104 46,92"), deep, "s")
        + sheet(smooth("92,66 112,62 120,82 112,100 94,104 82,92"), deep, "s")
        + sheet(foot, deep, "s", more=f'transform="{place(22, 103, 1.1)}"')
        + sheet(foot, deep, "s", more=f'transform="{place(106, 103, 1.1)}"')
        + sheet(smooth("64,38 90,44 104,62 100,88 84,104 44,104 28,88 24,62 38,44"), skin, "s")
        + sheet(smooth("64,72 86,76 88,94 76,105 52,105 40,94 42,76"), belly, "s")
        + sheet(ellipse(40, 40, 14.5) + ellipse(88, 40, 14.5), skin, "s")
        + sheet(ellipse(40, 39, 9) + ellipse(88, 39, 9), "#f0c64a", "s")
        + flat(ellipse(41, 39, 6.4, 4.2) + ellipse(87, 39, 6.4, 4.2), "#14100f")
        + line("M32,64C46,75 82,75 96,64", "#2c3f1a", 2.6)
        + flat(ellipse(59, 55, 1.7) + ellipse(69, 55, 1.7), "#2c3f1a")
        + flat(dots("50,52,3 80,56,2.6 32,56,2.4 64,46,2.4") + ellipse(96, 58, 2.2), deep)
        + sheet(smooth("40,80 48,84 46,98 50,107 34,107 36,96"), skin, "s")
        + sheet(smooth("88,80 80,84 82,98 78,107 94,107 92,96"), skin, "s")
    )


def bornean_orangutan() -> str:
    """Return the orangutan, one long arm raised."""
    fur, deep, skin = "#c7602a", "#9c4620", "#6d4a3e"
    rng = Random(4)
    coat = torn("50,56 80,54 96,76 98,98 84,107 44,107 30,98 32,76", 6, 2.0, rng)
    return (
        sheet(smooth("82,62 94,50 98,30 96,14 104,9 112,14 112,36 108,60 96,78"), deep, "s")
        + sheet(smooth("97,18 96,8 101,3 104,9 108,2 114,8 112,19"), skin, "s")
        + sheet(poly(coat), fur, "s")
        + sheet(smooth("42,60 26,74 18,96 26,106 36,102 42,88 52,74"), deep, "s")
        + sheet(ellipse(28, 104, 10, 5), skin, "s")
        + sheet(smooth("52,92 44,106 66,108 66,98") + smooth("80,92 88,106 68,108 68,98"), deep, "s")
        + sheet(poly(torn("44,22 64,12 84,22 92,44 82,64 46,64 36,44", 6, 1.4, rng)), fur, "s")
        + sheet(smooth("64,26 82,28 92,44 84,60 64,66 44,60 36,44 46,28"), "#58392f", "s")
        + sheet(smooth("64,30 75,36 77,50 64,62 51,50 53,36"), "#8d6353", "s")
        + sheet(smooth("64,47 75,53 73,63 64,66 55,63 53,53"), "#a67c68", "s")
        + line("M57,59C61,62 67,62 71,59", "#3b2620", 2)
        + flat(ellipse(61.5, 51.5, 1.3) + ellipse(66.5, 51.5, 1.3), "#3b2620")
        + _eye(58, 41, 2.9)
        + _eye(70, 41, 2.9)
        + sheet(poly(torn("56,62 72,62 64,82", 5, 1.2, rng)), "#dd7a3a", "s")
    )


def arabian_camel() -> str:
    """Return the camel with its one hump."""
    coat, deep, pale = "#cf9a58", "#a87438", "#e3b878"
    leg = smooth("-6,70 6,70 4,88 3,100 6,108 -5,108 -3,100 -4,88")
    legs = "".join(
        sheet(leg, c, "s", more=f'transform="translate({x} 0)"')
        for x, c in ((38, deep), (82, deep), (28, coat), (74, coat))
    )
    body = smooth(
        "20,70 26,58 37,50 44,36 53,27 63,36 70,50 80,57 90,62 96,54 95,38 97,22 106,16 "
        "120,22 123,30 116,34 108,34 107,48 106,64 98,78 84,86 60,86 36,86 22,82"
    )
    return (
        line("M21,68C14,76 16,84 13,92", deep, 3.4)
        + flat(ellipse(13, 94, 3, 4), deep)
        + legs
        + sheet(body, coat, "s")
        + flat(smooth("46,35 53,28 60,36 63,46 53,42 43,47"), pale, 0.85)
        + sheet(smooth("98,20 99,10 106,15 104,22"), deep, "s")
        + sheet(smooth("112,24 122,24 124,30 117,34 110,32"), pale, "s")
        + line("M115,30.5H122", "#5b3a1a", 1.6)
        + flat(ellipse(121, 25.5, 1.1), "#5b3a1a")
        + _eye(108, 22.5, 2.5)
        + line("M40,66C50,72 64,72 74,64", deep, 2, 0.6)
    )


def fennec_fox() -> str:
    """Return the fennec, sitting, all ears."""
    coat, pale, deep = "#ecc07a", "#fff0d2", "#c08a48"
    ears = ("44,52 20,30 17,5 36,12 59,38", "84,52 108,30 111,5 92,12 69,38")
    inner = ("44,44 28,29 24,13 36,19 53,38", "84,44 100,29 104,13 92,19 75,38")
    return (
        sheet(smooth("84,106 110,100 116,80 108,66 98,76 94,92 76,100"), coat, "s")
        + sheet(smooth("116,82 115,68 106,60 99,70 104,80"), "#4a3222", "s")
        + sheet(smooth("64,62 84,78 92,98 84,108 44,108 36,98 44,78"), coat, "s")
        + sheet(smooth("64,70 76,84 72,104 56,104 52,84"), pale, "s")
        + sheet(smooth("50,84 60,86 60,108 46,108") + smooth("78,84 68,86 68,108 82,108"), deep, "s")
        + "".join(sheet(smooth(e, tension=0.75), coat, "s") for e in ears)
        + "".join(sheet(smooth(e, tension=0.75), "#e79a86", "s", 0.1) for e in inner)
        + sheet(smooth("64,34 84,42 100,58 84,70 64,80 44,70 28,58 44,42"), coat, "s")
        + sheet(smooth("64,58 80,58 92,61 80,70 64,79 48,70 36,61 48,58"), pale, "s")
        + flat(ellipse(64, 74, 4.4, 3.4), "#2a1c18")
        + _eye(51, 56, 4.2)
        + _eye(77, 56, 4.2)
    )


def leatherback_turtle() -> str:
    """Return the turtle, rising on its great flippers."""
    shell, skin, pale = "#2c4453", "#3d5d6d", "#8fb3bd"
    ridge = "".join(
        line(p, pale, 2, 0.75) for p in ("M64,36V100", "M53,38C46,58 50,82 60,98", "M75,38C82,58 78,82 68,98")
    )
    return group(
        sheet(smooth("46,46 28,50 12,66 3,92 12,92 28,76 46,64"), skin, "s"),
        sheet(smooth("82,46 100,50 116,66 125,92 116,92 100,76 82,64"), skin, "s"),
        sheet(
            smooth("52,88 40,98 38,110 52,104 60,94") + smooth("76,88 88,98 90,110 76,104 68,94"), skin, "s"
        ),
        sheet(smooth("64,6 76,13 77,27 72,38 56,38 51,27 52,13"), skin, "s"),
        sheet(smooth("64,30 84,38 90,58 82,84 64,110 46,84 38,58 44,38"), shell, "s"),
        ridge,
        flat(
            "".join(
                ellipse(x, y, 1.7)
                for x, y in (
                    (20, 72),
                    (28, 62),
                    (110, 72),
                    (100, 62),
                    (58, 14),
                    (70, 13),
                    (64, 10),
                    (58, 52),
                    (70, 66),
                    (58, 76),
                    (70, 48),
                )
            ),
            "#dcebe6",
        ),
        _eye(55.5, 22, 2.6),
        _eye(72.5, 22, 2.6),
        at="translate(0 0) rotate(9 64 70)",
    )


def giant_manta() -> str:
    """Return the manta, wings spread, seen from above."""
    back, deep, pale = "#2f3f66", "#22304f", "#dfe7ee"
    return group(
        line("M64,86C66,96 60,104 66,112", deep, 4.4),
        sheet(smooth("52,24 46,12 50,3 57,8 58,24") + smooth("76,24 82,12 78,3 71,8 70,24"), deep, "s"),
        sheet(
            smooth("64,20 80,24 96,38 124,50 112,62 92,68 78,82 64,92 50,82 36,68 16,62 4,50 32,38 48,24"),
            back,
            "s",
        ),
        sheet(smooth("48,32 60,40 56,50 34,50") + smooth("80,32 68,40 72,50 94,50"), pale, "s"),
        sheet(smooth("64,22 74,34 74,62 64,82 54,62 54,34"), deep, "s"),
        flat(
            "".join(line_gill(x, y) for x, y in ((58, 52), (58, 58), (58, 64), (66, 52), (66, 58), (66, 64))),
            pale,
            0.6,
        ),
        _eye(47, 28, 2.7),
        _eye(81, 28, 2.7),
        at="rotate(-8 64 60)",
    )


def line_gill(x: float, y: float) -> str:
    """Return one gill slit of the manta."""
    return ellipse(x + 1, y, 2.6, 0.9)


BODIES: dict[str, Callable[[], str]] = {
    "emperor_penguin": emperor_penguin,
    "snow_leopard": snow_leopard,
    "goliath_frog": goliath_frog,
    "bornean_orangutan": bornean_orangutan,
    "arabian_camel": arabian_camel,
    "fennec_fox": fennec_fox,
    "leatherback_turtle": leatherback_turtle,
    "giant_manta": giant_manta,
}
