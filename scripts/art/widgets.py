"""The nine-slice pieces of panels and buttons: 96 pixels with corners of 32 that do not stretch.

The middle and the sides are plain in the direction they are stretched, so there is no grain.
"""

from tremor_gui.ui import palette

from .colour import dark, light
from .paper import document, flat, line, sheet
from .shapes import rect


def _piece(fill: str, edge: str, lift: str, radius: float = 7, inset: float = 4, drop: float = 0) -> str:
    size = 48 - 2 * inset
    body = rect(inset, inset + drop, size, size, radius)
    inner = rect(inset + 1.4, inset + 1.4 + drop, size - 2.8, size - 2.8, radius - 1.2)
    return document(
        (96, 96),
        flat(body, edge, 1, f'filter="url(#{lift})"'),
        flat(rect(inset + 0.8, inset + 0.8 + drop, size - 1.6, size - 1.6, radius - 0.6), fill),
        line(inner, light(fill, 0.5), 0.8, 0.55),
        box=(48, 48),
        grain=0,
    )


def _field() -> str:
    body = rect(3, 3, 42, 42, 6)
    return document(
        (96, 96),
        flat(body, light(palette.PAPER, 0.55)),
        line(rect(3.8, 3.8, 40.4, 40.4, 5.4), "#a58f6c", 1.6),
        line("M8,5.6H40", palette.SHADOW, 1.6, 0.16),
        box=(48, 48),
        grain=0,
    )


def _button(fill: str, edge: str, *, down: bool = False) -> str:
    lip = 0.8 if down else 2.6
    top = 4 + (1.8 if down else 0)
    height = 38 - (1.8 if down else 0) - lip
    return document(
        (96, 96),
        flat(rect(4, top + lip, 40, height, 8), edge, 1, 'filter="url(#m)"'),
        sheet(rect(4, top, 40, height, 8), fill, "hs", 0),
        line(rect(5.1, top + 1.1, 37.8, height - 2.2, 7), light(fill, 0.6), 0.9, 0.6),
        box=(48, 48),
        grain=0,
    )


def pictures() -> dict[str, str]:
    """Return all pieces by file name."""
    paper, night = palette.PAPER, palette.DARK_PAPER
    return {
        "ui/panel": _piece(paper, "#c8b189", "l"),
        "ui/panel_dark": _piece(night, "#1d130d", "l"),
        "ui/panel_realm": _piece(palette.REALM, "#0f0c22", "l"),
        "ui/tooltip": _piece("#2a1e17", "#c9a66b", "m", 5),
        "ui/field": _field(),
        "ui/button": _button("#ecd9b2", "#a88555"),
        "ui/button_hover": _button("#f8e9c8", "#b88f55"),
        "ui/button_down": _button("#dcc495", "#8f6f43", down=True),
        "ui/button_off": _button("#b9a98c", "#94856b"),
        "ui/button_accent": _button(palette.MUST, dark(palette.MUST, 0.45)),
    }
