"""Climate Cards of the other realm: Omen and the Polar Shift."""

from tremor_gui.ui import palette

from ..colour import light
from ..emblems import volcano
from ..motifs import arrow, rays, stars
from ..paper import flat, group, line, place, radial, sheet
from ..shapes import blob, ellipse, poly, rect, smooth, star

ALL = rect(0, 0, 240, 150)


def omen() -> str:
    """Return an eye of aurora light whose pupil is a die."""
    lid = "120,18 172,34 222,76 172,116 120,132 68,116 18,76 68,34"
    lashes = "".join(
        sheet(poly("-4,0 0,-22 4,0"), "#8ff0d0", "m", 0.3, f'transform="{place(x, y, 1, t)}"')
        for x, y, t in ((54, 36, -38), (84, 22, -20), (120, 16, 0), (156, 22, 20), (186, 36, 38))
    )
    die = group(
        sheet(rect(-25, -25, 50, 50, 9), "#c9b48a", "l", 0, 'transform="translate(1.5 4)"'),
        sheet(rect(-25, -25, 50, 50, 9), "#fbf3e0", "m", 0.4),
        group(volcano(palette.DISASTERS["volcano"], "#ff8a2b", "s"), at=place(0, 2, 0.4)),
        at=place(120, 75, 1.06, 10),
    )
    return (
        flat(ALL, palette.REALM)
        + rays(120, 75, 200, 14, palette.REALM_LIGHT, 0.6, 6)
        + stars(240, 150, 30, 6)
        + lashes
        + sheet(smooth(lid, tension=0.7), "#3fa79a", "l", 0.35)
        + group(
            sheet(smooth(lid, tension=0.7), "#e9fbef", "m", 0.3),
            at="translate(120 75) scale(0.86) translate(-120 -75)",
        )
        + sheet(ellipse(120, 75, 46), "#5b48b0", "m", 0.3)
        + sheet(ellipse(120, 75, 37), "#2a2166", "s", 0.2)
        + die
    )


def polar_shift() -> str:
    """Return the globe, its axis thrown over, and the way it turns."""
    sea = radial("sea", ((0, "#4fa8b4", 1), (1, "#1f6a86", 1)), -14, -16, 72)
    ball = ellipse(0, 0, 52)
    land = (
        blob(-18, -20, 22, 15, 0.22, 9, 3) + blob(24, 4, 17, 24, 0.2, 9, 5) + blob(-26, 30, 18, 10, 0.2, 8, 9)
    )
    globe = group(
        sheet(rect(-2.6, -74, 5.2, 148, 2), "#f4dfae", "m", 0.3),
        sheet(ball, "#1f6a86", "l", 0.4),
        group(
            flat(ball, "url(#sea)"),
            sheet(land, "#7fae57", "s", 0.3),
            line(ellipse(0, 0, 20, 52) + ellipse(0, 0, 52, 17) + "M0,-52V52M-52,0H52", "#eaf6ee", 1.2, 0.45),
            sheet(ellipse(0, -54, 30, 12) + ellipse(0, 54, 30, 12), "#f6fcff", "s", 0.3),
            clip=ball,
        ),
        sheet(poly(star(0, -70, 12, 4.4, 4)), "#ff6a4a", "m", 0.4),
        sheet(ellipse(0, 72, 6), "#8fd0e6", "m", 0.4),
        at=place(120, 76, 1, 38),
    )
    return (
        f"<defs>{sea}</defs>"
        + flat(ALL, palette.REALM_DEEP)
        + sheet(smooth("-10,52 60,30 120,56 190,34 250,60 250,-10 -10,-10"), "#2d3f7c", "m", 0.12)
        + sheet(
            smooth("-10,30 60,12 130,34 190,14 250,36 250,-10 -10,-10"), light("#2b6f86", 0.05), "m", 0.12
        )
        + stars(240, 150, 34, 2)
        + line("M120,-4V160", palette.REALM_PALE, 3, 0.8, 'stroke-dasharray="2 7"')
        + line(ellipse(120, 76, 66), palette.REALM_LIGHT, 2, 0.8)
        + globe
        + arrow("181,50 188,74 184,98 168,122", palette.EMBER, 8)
        + arrow("59,102 52,78 56,54 72,30", palette.EMBER, 8)
    )


SCENES = {"omen": omen, "polar_shift": polar_shift}
