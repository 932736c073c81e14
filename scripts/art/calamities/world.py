"""Catastrophes of the whole world: Great Silence, Pole Reversal and Stampede."""

from random import Random

from tremor_gui.ui import palette

from ..bodies import BODIES
from ..motifs import arrow, pebbles, rays, stars, sun
from ..paper import flat, group, line, place, radial, sheet
from ..shapes import blob, ellipse, polar, poly, ridge, ring_slice, smooth
from .stage import ALL


def great_silence() -> str:
    """Return the dial of the other realm, empty, its lights gone under a winter moon."""
    rng = Random(6)
    slots = "".join(
        flat(ellipse(*polar(180, 214, r, a), 5.6), "#141233")
        + line(ellipse(*polar(180, 214, r, a), 5.6), "#5b5690", 1.2)
        for a in (-80, -60, -40, -20, 0, 20, 40, 60, 80)
        for r in (66, 86, 106)
    )
    wedges = "".join(
        sheet(ring_slice(180, 214, 52, 120, a - 9, a + 9), "#2b2a55", "s", 0.25)
        for a in (-80, -60, -40, -20, 0, 20, 40, 60, 80)
    )
    snow = "".join(
        ellipse(rng.uniform(0, 360), rng.uniform(0, 225), rng.uniform(0.8, 2.2)) for _ in range(80)
    )
    leaving = "".join(
        flat(ellipse(x, y, r * 1.6), "#cfd6ff", 0.35, 'filter="url(#b2)"')
        + sheet(ellipse(x, y, r), "#e9ecff", "s", 0.4)
        for x, y, r in (
            (150, 74, 4),
            (212, 58, 3.4),
            (178, 44, 2.8),
            (236, 84, 4),
            (128, 46, 2.4),
            (196, 22, 2.2),
            (106, 80, 3),
        )
    )
    return (
        flat(ALL, "#191a3d")
        + sun(180, 66, 62, ("#222452", "#343870", "#e8e6f2"))
        + stars(360, 110, 34, 4)
        + sheet(ridge(-10, 370, 128, 230, 50, 13, 8), "#2d3162", "l", 0.2)
        + sheet(ridge(-10, 370, 150, 230, 36, 17, 3), "#232650", "l", 0.2)
        + sheet(ellipse(180, 214, 128), "#1a1838", "xl", 0.3)
        + wedges
        + slots
        + sheet(ellipse(180, 214, 46), "#211f45", "m", 0.3)
        + leaving
        + flat(snow, "#f2f3ff", 0.75)
        + sheet(
            smooth("-10,208 60,196 120,212 180,206 250,214 310,198 370,208 370,240 -10,240"),
            "#dfe2f2",
            "l",
            0.3,
        )
    )


def pole_reversal() -> str:
    """Return the globe between its poles, the field's lines and a needle thrown round."""
    sea = radial("sea", ((0, "#4fa8b4", 1), (1, "#1b5c7a", 1)), -18, -20, 92)
    ball = ellipse(0, 0, 62)
    land = (
        blob(-22, -22, 26, 18, 0.22, 9, 3) + blob(28, 6, 20, 28, 0.2, 9, 5) + blob(-30, 36, 22, 12, 0.2, 8, 9)
    )
    field = "".join(
        line(f"M0,-60C{s * w},{-h} {s * w},{h} 0,60", hue, 3.4, 0.9)
        for w, h, hue in ((116, 104, "#6fe0c0"), (160, 140, "#5fc0d8"), (206, 184, "#8d86e9"))
        for s in (-1, 1)
    )
    globe = group(
        field,
        sheet(ball, "#1b5c7a", "xl", 0.4),
        group(
            flat(ball, "url(#sea)"),
            sheet(land, "#7fae57", "s", 0.3),
            sheet(ellipse(0, -64, 36, 15), "#ff8a6a", "s", 0.3),
            sheet(ellipse(0, 64, 36, 15), "#f6fcff", "s", 0.3),
            clip=ball,
        ),
        sheet(poly("0,-56 15,0 -15,0"), palette.DANGER, "l", 0.4),
        sheet(poly("0,56 15,0 -15,0"), palette.CREAM, "l", 0.4),
        sheet(ellipse(0, 0, 7), palette.EMBER, "m", 0.4),
        at=place(180, 112, 1, 158),
    )
    return (
        f"<defs>{sea}</defs>"
        + flat(ALL, palette.REALM_DEEP)
        + "".join(
            sheet(
                smooth(f"-10,{y} 80,{y - 26} 170,{y + 14} 270,{y - 22} 370,{y + 8} 370,-10 -10,-10"),
                hue,
                "l",
                0.15,
            )
            for y, hue in ((86, "#24245c"), (62, "#263f78"), (38, "#2b6f86"), (16, "#46b3a2"))
        )
        + stars(360, 225, 50, 7)
        + globe
        + arrow("252,44 276,68 286,100 284,128 270,166", palette.EMBER, 9)
        + arrow("108,180 84,156 74,124 76,96 90,58", palette.EMBER, 9)
    )


def stampede() -> str:
    """Return a herd bearing down in its own dust."""
    herd = (
        ("arabian_camel", 92, 148, 0.62),
        ("arabian_camel", 300, 146, 0.62),
        ("arabian_camel", 196, 152, 0.72),
        ("snow_leopard", 264, 182, 0.72),
        ("bornean_orangutan", 52, 188, 0.68),
        ("snow_leopard", 140, 190, 0.74),
        ("fennec_fox", 208, 208, 0.6),
        ("fennec_fox", 312, 206, 0.52),
        ("goliath_frog", 92, 214, 0.5),
    )

    def runner(key: str, x: float, y: float, s: float, i: int) -> str:
        return group(
            group(BODIES[key](), filter="m"),
            at=place(x, y - 46 * s, s, (9, -6, 4)[i % 3]) + " translate(-64 -64)",
        )

    def dust(y: float, hue: str, seed: int) -> str:
        rng = Random(seed)
        return "".join(
            sheet(
                blob(x, y + rng.uniform(-6, 6), rng.uniform(32, 46), rng.uniform(11, 17), 0.1, 11, seed + x),
                hue,
                "l",
                0.15,
            )
            for x in range(-10, 380, 52)
        )

    return (
        flat(ALL, "#d9743a")
        + rays(180, 96, 330, 14, "#e58a48", 0.8, 4)
        + sun(180, 96, 84, ("#ee9a50", "#f6b765", "#ffd98c"))
        + sheet(ridge(-10, 370, 112, 230, 36, 13, 9), "#a04a32", "l")
        + dust(124, "#8a4a33", 1)
        + "".join(runner(*h, i) for i, h in enumerate(herd[:3]))
        + dust(164, "#a8643f", 2)
        + "".join(runner(*h, i) for i, h in enumerate(herd[3:6]))
        + dust(200, "#c78752", 3)
        + "".join(runner(*h, i) for i, h in enumerate(herd[6:]))
        + dust(228, "#e6b883", 4)
        + pebbles(0, 150, 360, 66, 22, "#7a4b30", 3)
    )


SCENES = {
    "great_silence": great_silence,
    "pole_reversal": pole_reversal,
    "stampede": stampede,
}
