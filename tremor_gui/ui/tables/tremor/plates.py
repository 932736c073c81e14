"""The plates of the seats: who plays, what is left to them, where they are bound for."""

from typing import Final

from tremor_gui.games.tremor.describe import HABITAT_NAMES, SPECIES_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import Table
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.button import tick_box

from ..levels import level_name
from .layout import tile_image
from .looks import Look
from .todo import ACTIONS, Todo

_SMALL: Final = theme.SMALL.coloured(palette.INK_SOFT)
_HOME: Final = _SMALL.sized(17)
_COUNT: Final = theme.STRONG.sized(17)
_LEFT: Final = 22.0
_RIGHT: Final = 12.0
_GAP: Final = 10.0
_PIECE: Final = 31.0
_FOOT: Final = 48.0
"""What the pieces at the lower edge take."""
_TALL: Final = 165.0
"""A plate so high has room for two lines above the portrait; on a lower one only the name stands there."""
_SMALLEST: Final = 118.0
"""On a plate that is lower the portrait has its left, the name and the Habitat stand beside it."""
_EDGE: Final = 10.0
_NAMES: Final = (theme.STRONG, theme.STRONG.sized(21))
_TOPS: Final = (32.0, 58.0)
"""Where the portrait begins on a low plate and on a tall one."""
_BESIDE: Final = 100.0
"""What is left at least beside the portrait."""
_OPENED: Final = 46.0
"""The side of a portrait that leaves room for an open hand."""
_MEDAL: Final = 44.0


def draw_plate(
    pen: Pen,
    box: Box,
    look: Look,
    seat: int,
    table: Table,
    active: bool,
    left: Todo | None,
    *,
    counted: bool = True,
) -> None:
    """Draw one seat's plate; ``left`` tells how its actions stand, if it is acting.

    The number of its cards stands on it if they are to be ``counted``; else there is room for them.
    """
    if active:
        pen.outline(palette.MUST, box.inflate(6, 6), 3, radius=15)
    pen.nine("ui/panel", box)
    strip = Box(box.left + 8, box.top + 10, 7, box.height - 20)
    pen.fill(palette.SEATS[look.colour], strip, 3)
    pen.outline(palette.SEATS_DARK[look.colour], strip, 1, 3)
    opened = table.cards and not counted
    pen.image(f"portraits/{look.species}", portrait_box(box, opened))
    _draw_words(pen, box, look, translate(HABITAT_NAMES[SPECIES[look.species].habitat]), opened)
    pen.image(tile_image(table.faces[table.homes[seat]]), home_box(box, opened))
    _draw_supplies(pen, box, look, table, seat)
    if table.traits[seat]:
        pen.image(f"traits/{table.traits[seat]}", trait_box(box, opened))
    if table.cards and counted:
        _draw_hand(pen, box, len(table.hands[seat]))
    elif left is not None:
        _draw_actions(pen, box, left)


def _draw_words(pen: Pen, box: Box, look: Look, habitat: str, opened: bool) -> None:
    """Write the name over the whole plate, then who plays it, and where it is bound for."""
    tall, portrait, home = _tall(box, opened), portrait_box(box, opened), home_box(box, opened)
    left = portrait.left if tall else portrait.right + _GAP
    right = box.right - _RIGHT
    if box.height < _SMALLEST:
        pen.line(look.name, _NAMES[0], (left, box.top + 20), "midleft", right - left)
        pen.line(habitat, _SMALL, (home.right + 5, home.centery), "midleft", right - home.right - 35)
        return
    room = right - portrait.left
    pen.line(look.name, _NAMES[tall], (portrait.left, box.top + (21 if tall else 18)), "midleft", room)
    species = translate(SPECIES_NAMES[look.species])
    below = level_name(look.brain) or (species if species != look.name else "")
    room = (right if tall else trait_box(box, opened).left - 4) - left
    if pen.kit.text.width(below, pen.kit.text.least(_SMALL)) <= room:
        pen.line(below, _SMALL, (left, box.top + (45 if tall else 42)), "midleft", room)
    if tall:
        left = portrait.right + _GAP
        pen.line(habitat, _HOME, (left, portrait.top + 12), "midleft", right - left)
    else:
        left = home.right + 5
        pen.line(habitat, _SMALL, (left, home.centery), "midleft", right - left)


def _tall(plate: Box, opened: bool) -> bool:
    return plate.height >= _TALL and not opened


def portrait_box(plate: Box, opened: bool = False) -> Box:
    """Return where the animal of a seat is pictured on its plate, on which its hand may lie ``opened``."""
    if plate.height < _SMALLEST:
        side = plate.height - _EDGE - _FOOT + 4
        return Box(plate.left + _LEFT - 2, plate.top + _EDGE, side, side)
    top = _TOPS[_tall(plate, opened)]
    side = (
        _OPENED if opened else min(plate.height - top - _FOOT, plate.width - _LEFT - _GAP - _BESIDE - _RIGHT)
    )
    return Box(plate.left + _LEFT, plate.top + top, side, side)


def supply_box(plate: Box) -> Box:
    """Return where a seat's supply of tokens lies on its plate."""
    return Box(plate.left + 20, plate.bottom - 40, 56, _PIECE)


def home_box(plate: Box, opened: bool = False) -> Box:
    """Return where a seat's Habitat is pictured on its plate, on which its hand may lie ``opened``."""
    portrait = portrait_box(plate, opened)
    if not _tall(plate, opened):
        return Box(portrait.right + _GAP, portrait.bottom - 22, 22, 22)
    return Box(portrait.right + _GAP, portrait.bottom - _MEDAL, _MEDAL, _MEDAL)


def team_place(plate: Box, opened: bool) -> tuple[float, float]:
    """Return where the mark of a seat's team is put on its plate: on the corner of the portrait."""
    portrait = portrait_box(plate, opened)
    return portrait.left + 6, portrait.bottom - 6


def trait_box(plate: Box, opened: bool = False) -> Box:
    """Return where a seat's trait is pictured on its plate, on which its hand may lie ``opened``."""
    if not _tall(plate, opened):
        top = home_box(plate, opened).top - 1 if plate.height < _SMALLEST else plate.top + _TOPS[0] - 2
        return Box(plate.right - 36, top, 24, 24)
    return home_box(plate).move(_MEDAL + 8, 0)


def hand_box(plate: Box) -> Box:
    """Return where the number of a seat's cards stands on its plate."""
    return Box(plate.right - 58, plate.bottom - 40, 50, _PIECE)


def _draw_hand(pen: Pen, box: Box, cards: int) -> None:
    place = hand_box(box)
    pen.image("cards/back", Box(place.left, place.top + 1, 22, 29))
    pen.line(f"{cards}", _COUNT, (place.left + 25, place.centery), "midleft")


def counters_box(plate: Box) -> Box:
    """Return where a seat's supply of counters lies on its plate."""
    return Box(plate.left + 78, plate.bottom - 40, 54, _PIECE)


def _draw_supplies(pen: Pen, box: Box, look: Look, table: Table, seat: int) -> None:
    for picture, count, place in (
        (f"tokens/{look.colour}", table.tokens[seat], supply_box(box)),
        (f"counters/{look.colour}", table.counters[seat], counters_box(box)),
    ):
        pen.image(picture, Box(place.left, place.top, _PIECE, _PIECE))
        pen.line(str(count), _COUNT, (place.left + _PIECE + 2, place.centery), "midleft")


def _draw_actions(pen: Pen, box: Box, left: Todo) -> None:
    """Draw the three actions, those open now in full colour, those done with a tick."""
    x = box.right - 14 - 3 * 27
    for index, action in enumerate(ACTIONS):
        place = Box(x + index * 27, box.bottom - 37, 25, 25)
        pen.icon(action, place, palette.INK if action in left.open else theme.DISABLED_INK + "55")
        if action in left.done:
            pen.icon("check", tick_box(place), palette.INK)
