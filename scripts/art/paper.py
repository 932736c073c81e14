"""Sheets of paper: how a cut outline becomes a layer with an edge, a shadow and a grain."""

from collections.abc import Iterable
from zlib import crc32

from tremor_gui.ui import palette

from .shapes import num

FONT = "Alegreya Sans"
_SRGB = 'color-interpolation-filters="sRGB"'

_LIFTS = {"s": (0.5, 0.9, 0.5), "m": (0.9, 1.6, 0.5), "l": (1.6, 3.2, 0.5), "xl": (3, 7, 0.5)}
"""Drop, blur and strength of the shadow below a sheet, in the units of the picture."""


def _drop(name: str, dy: float, blur: float, strength: float, dx: float = 0) -> str:
    return (
        f'<filter id="{name}" x="-40%" y="-40%" width="180%" height="180%" {_SRGB}>'
        f'<feDropShadow dx="{num(dx)}" dy="{num(dy)}" stdDeviation="{num(blur)}" '
        f'flood-color="{palette.SHADOW}" flood-opacity="{num(strength)}"/></filter>'
    )


def _filters(width: float, height: float, grain: float, seed: int, scale: float, tones: int) -> str:
    lifts = "".join(_drop(k, d * 1.0, b, s, d * 0.45) for k, (d, b, s) in _LIFTS.items())
    halos = "".join(_drop("h" + k, 0, b, s) for k, (_, b, s) in _LIFTS.items())
    glow = "".join(
        f'<filter id="{name}" x="-100%" y="-100%" width="300%" height="300%">'
        f'<feGaussianBlur stdDeviation="{num(blur)}"/></filter>'
        for name, blur in (("b1", 1.2), ("b2", 3), ("b3", 7), ("b4", 16))
    )
    cutout = (
        '<filter id="cutout" x="-20%" y="-20%" width="140%" height="140%" '
        f"{_SRGB}>"
        '<feGaussianBlur in="SourceAlpha" stdDeviation="2.1"/>'
        '<feComponentTransfer result="fat"><feFuncA type="linear" slope="14" intercept="-0.9"/>'
        f'</feComponentTransfer><feFlood flood-color="{palette.CREAM}"/>'
        '<feComposite in2="fat" operator="in" result="rim"/>'
        f'<feDropShadow in="rim" dx="0.5" dy="0.9" stdDeviation="1" flood-color="{palette.SHADOW}" '
        'flood-opacity="0.75" result="base"/>'
        '<feMerge><feMergeNode in="base"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    )
    steps = " ".join(num(i / (tones - 1)) for i in range(tones)) if tones else ""
    few = "".join(f'<feFunc{c} type="discrete" tableValues="{steps}"/>' for c in "RGB")
    thrift = f'<feComponentTransfer in="n" result="n">{few}</feComponentTransfer>' if tones else ""
    noise = (
        f'<filter id="grain" filterUnits="userSpaceOnUse" x="0" y="0" width="{num(width)}" '
        f'height="{num(height)}" {_SRGB}><feTurbulence type="fractalNoise" '
        f'baseFrequency="{0.55 / scale:.4f} {0.42 / scale:.4f}" numOctaves="3" seed="{seed}"/>'
        '<feColorMatrix values="0.5 0.5 0 0 0 0.5 0.5 0 0 0 0.5 0.5 0 0 0 0 0 0 0 1" result="n"/>'
        f"{thrift}"
        f'<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k1="0" k2="1" k3="{num(grain)}" '
        f'k4="{num(-grain / 2)}"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
    )
    return f"<defs>{lifts}{halos}{glow}{cutout}{noise if grain else ''}</defs>"


def document(
    size: tuple[int, int],
    *body: str,
    box: tuple[float, float] | None = None,
    grain: float = 0.16,
    seed: int = 1,
    scale: float = 1.0,
    tones: int = 0,
) -> str:
    """Return a whole SVG of a size in pixels.

    ``box`` is the size in the drawing's own units; ``grain`` is the strength of the paper's
    grain, 0 for none; ``scale`` coarsens it; ``tones`` is how many strengths of it there are, 0 for
    any number: large pictures with few take half the room on disk.
    """
    w, h = box or size
    inside = "".join(body)
    if grain:
        inside = f'<g filter="url(#grain)">{inside}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {num(w)} {num(h)}">{_filters(w, h, grain, seed, scale, tones)}{inside}</svg>\n'
    )


def flat(path: str, fill: str, opacity: float = 1, more: str = "") -> str:
    """Return a shape without a shadow."""
    alpha = f' opacity="{num(opacity)}"' if opacity < 1 else ""
    return f'<path d="{path}" fill="{fill}"{alpha}{" " + more if more else ""}/>'


def sheet(path: str, fill: str, lift: str = "m", edge: float = 0.22, more: str = "") -> str:
    """Return a cut sheet: its fill, the pale line of its cut edge, and the shadow it throws.

    ``lift`` names a shadow, s to xl; with an h before it the shadow falls evenly all round,
    for pictures that will be turned.
    """
    line = f' stroke="#fff" stroke-opacity="{num(edge)}" stroke-width="0.7"' if edge else ""
    return f'<path d="{path}" fill="{fill}"{line} filter="url(#{lift})"{" " + more if more else ""}/>'


def line(path: str, colour: str, width: float, opacity: float = 1, more: str = "") -> str:
    """Return a stroke with round ends."""
    alpha = f' opacity="{num(opacity)}"' if opacity < 1 else ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{alpha}{" " + more if more else ""}/>'
    )


def group(*parts: str, at: str = "", filter: str = "", clip: str = "", opacity: float = 1) -> str:
    """Return parts moved, filtered, clipped to a path or made translucent together."""
    attrs = "".join(
        f' {k}="{v}"'
        for k, v in (
            ("transform", at),
            ("filter", f"url(#{filter})" if filter else ""),
            ("opacity", num(opacity) if opacity < 1 else ""),
        )
        if v
    )
    inside = "".join(parts)
    if clip:
        name = f"c{crc32(clip.encode()):08x}"
        inside = (
            f'<clipPath id="{name}"><path d="{clip}"/></clipPath><g clip-path="url(#{name})">{inside}</g>'
        )
    return f"<g{attrs}>{inside}</g>"


def place(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Return a transform that moves, then turns, then scales."""
    parts = [f"translate({num(x)} {num(y)})"]
    if turn:
        parts.append(f"rotate({num(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.4f})")
    return " ".join(parts)


def radial(name: str, stops: Iterable[tuple[float, str, float]], cx: float, cy: float, r: float) -> str:
    """Return a round gradient in the picture's units; a stop is an offset, a colour, an opacity."""
    inside = "".join(
        f'<stop offset="{num(o)}" stop-color="{c}" stop-opacity="{num(a)}"/>' for o, c, a in stops
    )
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(cx)}" cy="{num(cy)}" '
        f'r="{num(r)}">{inside}</radialGradient>'
    )


def linear(
    name: str, stops: Iterable[tuple[float, str, float]], a: tuple[float, float], b: tuple[float, float]
) -> str:
    """Return a straight gradient from one point of the picture to another."""
    inside = "".join(
        f'<stop offset="{num(o)}" stop-color="{c}" stop-opacity="{num(x)}"/>' for o, c, x in stops
    )
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(a[0])}" y1="{num(a[1])}" '
        f'x2="{num(b[0])}" y2="{num(b[1])}">{inside}</linearGradient>'
    )


def word(text: str, x: float, y: float, size: float, fill: str) -> str:
    """Return text centred on a point, y being its baseline."""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-family="{FONT}" font-weight="900" '
        f'font-size="{num(size)}" text-anchor="middle" fill="{fill}">{text}</text>'
    )
