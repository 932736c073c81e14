"""Pictures of everything but tiles: the Spirit Board, cards, portraits and dice."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from tremor_gui.games.tremor.terms import WEDGES_A_DISASTER
from tremor_gui.ui import palette
from tremor_gui.ui.book import Figure
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from ... import spirit_board

WHOLE: Final = Box(0, 0, *spirit_board.SIZE)
SLIP: Final = 300 / 480
"""The height of a picture of a Climate Card or a Catastrophe in widths."""
_SLIP_WIDTH: Final = 136.0
_PORTRAIT: Final = 104.0
_SEAL: Final = 34.0
_BORDER: Final = 4.0


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies on the Spirit Board."""

    wedges: Mapping[int, tuple[str, ...]]
    """For a wedge the colours of its tokens."""
    track: tuple[str, ...] = ()
    """The colours of the tokens on the Earthquake Track."""
    level: int = 0
    spirit: tuple[str, ...] = ()
    """The colours of the counters on the first Spirit Track."""


def spirit(lying: Lying, part: Box, width: float, caption: str = "") -> Figure:
    """Return a picture of a part of the Spirit Board, which is counted in the board's own units."""
    draw = partial(_draw_spirit, lying=lying, part=part)
    return Figure(draw, width, width * part.height / part.width, caption)


def around_wedges(disaster: int) -> Box:
    """Return the part of the Spirit Board that holds the wedges of a disaster."""
    places = [
        spirit_board.wedge_middle(disaster * WEDGES_A_DISASTER + place) for place in range(WEDGES_A_DISASTER)
    ]
    x, y = places[WEDGES_A_DISASTER // 2]
    return Box(x - 82, y - 72, 164, 144).clamp(WHOLE)


def slip(picture: str, seal: str = "") -> Figure:
    """Return a picture of a card, framed in paper, with a seal if there is one."""
    return Figure(partial(_draw_slip, picture=picture, seal=seal), _SLIP_WIDTH, _SLIP_WIDTH * SLIP)


def portrait(species: str, trait: str) -> Figure:
    """Return the portrait of a species with the medal of its trait."""

    def draw(pen: Pen, box: Box) -> None:
        pen.image(f"portraits/{species}", Box(box.left, box.top, _PORTRAIT, _PORTRAIT))
        place = Box(0, 0, _SEAL, _SEAL)
        place.bottomright = box.left + _PORTRAIT + 4, box.top + _PORTRAIT + 4
        pen.image(f"traits/{trait}", place)

    return Figure(draw, _PORTRAIT + 6, _PORTRAIT + 6)


def row(pictures: Iterable[str], side: float, caption: str = "", gap: float = 8.0) -> Figure:
    """Return pictures side by side, each as large as a square allows."""
    names = tuple(pictures)

    def draw(pen: Pen, box: Box) -> None:
        for at, name in enumerate(names):
            pen.image(name, Box(box.left + at * (side + gap), box.top, side, side))

    return Figure(draw, len(names) * (side + gap) - gap, side, caption)


def _draw_slip(pen: Pen, box: Box, picture: str, seal: str) -> None:
    pen.fill(palette.SHADOW + "40", box.move(2, 3), 6)
    pen.fill(palette.CREAM, box, 6)
    pen.image(picture, box.inflate(-2 * _BORDER, -2 * _BORDER))
    if seal:
        pen.image(seal, Box(box.right - _SEAL + 6, box.bottom - _SEAL + 6, _SEAL, _SEAL))


def _draw_spirit(pen: Pen, box: Box, lying: Lying, part: Box) -> None:
    scale = box.width / part.width
    left, top = box.left - part.left * scale, box.top - part.top * scale
    board = pen.clipped(box)
    width, height = spirit_board.SIZE
    board.image("spirit/board", Box(left, top, width * scale, height * scale))

    def lay(image: str, place: tuple[float, float], size: float) -> None:
        piece = Box(0, 0, size * scale, size * scale)
        piece.center = left + place[0] * scale, top + place[1] * scale
        board.image(image, piece)

    for wedge, colours in lying.wedges.items():
        for slot, colour in enumerate(colours):
            lay(f"tokens/{colour}", spirit_board.token_place(wedge, slot), spirit_board.TOKEN_SIZE)
    for at, colour in enumerate(lying.track):
        lay(f"tokens/{colour}", spirit_board.track_place(at), spirit_board.TRACK_TOKEN_SIZE)
    for at, colour in enumerate(lying.spirit):
        lay(f"counters/{colour}", spirit_board.spirit_place(0, at), spirit_board.COUNTER_SIZE)
    lay("spirit/seismic", spirit_board.seismic_place(lying.level), spirit_board.SEISMIC_SIZE)
