"""The plates of the seats: who plays, what is left to them, where they are bound for."""

from typing import Final

from tremor_gui.games.tremor.describe import HABITAT_NAMES, SPECIES_NAMES
from tremor_gui.games.tremor.species import SPECIES
from tremor_gui.games.tremor.table import Table
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import translate
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from ..levels import level_name
from .choices import SCOUT, TRAVERSE, TWIST
from .layout import tile_image
from .looks import Look

_NAME: Final = theme.STRONG
_SMALL: Final = theme.SMALL.coloured(palette.INK_SOFT)
_COUNT: Final = theme.STRONG.sized(17)
_PIECE: Final = 31.0
ACTIONS: Final = (TRAVERSE, TWIST, SCOUT)


def draw_plate(
    pen: Pen,
    box: Box,
    look: Look,
    seat: int,
    table: Table,
    active: bool,
    left: frozenset[str] | None,
    *,
    counted: bool = True,
) -> None:
    """Draw one seat's plate; ``left`` names the actions it may still take, if it is acting.

    The number of its cards stands on it if they are to be ``counted``.
    """
    if active:
        pen.outline(palette.MUST, box.inflate(6, 6), 3, radius=15)
    pen.nine("ui/panel", box)
    strip = Box(box.left + 8, box.top + 10, 7, box.height - 20)
    pen.fill(palette.SEATS[look.colour], strip, 3)
    pen.outline(palette.SEATS_DARK[look.colour], strip, 1, 3)
    side = min(58.0, box.height - 76)
    pen.image(f"portraits/{look.species}", Box(box.left + 22, box.top + 12, side, side))
    x = box.left + 22 + side + 10
    room = box.right - x - 12
    pen.line(look.name, _fitting(pen, look.name, room), (x, box.top + 10), max_width=room)
    species = translate(SPECIES_NAMES[look.species])
    below = level_name(look.brain) or (species if species != look.name else "")
    pen.line(below, _SMALL, (x, box.top + 32), max_width=room)
    home = home_box(box)
    pen.image(tile_image(table.faces[table.homes[seat]]), home)
    habitat = translate(HABITAT_NAMES[SPECIES[look.species].habitat])
    right = trait_box(box).left - 2 if table.traits[seat] else box.right - 12
    pen.line(habitat, _SMALL, (home.right + 5, home.centery), "midleft", right - home.right - 5)
    _draw_supplies(pen, box, look, table, seat)
    if table.traits[seat]:
        pen.image(f"traits/{table.traits[seat]}", trait_box(box))
    if table.cards and counted:
        _draw_hand(pen, box, len(table.hands[seat]))
    elif left is not None:
        _draw_actions(pen, box, left)


def _fitting(pen: Pen, name: str, room: float) -> theme.Style:
    """Return the largest style in which a name fits, or the smallest there is."""
    styles = [_NAME.sized(size) for size in (18, 16, 15, 14)]
    return next((style for style in styles if pen.kit.text.width(name, style) <= room), styles[-1])


def supply_box(plate: Box) -> Box:
    """Return where a seat's supply of tokens lies on its plate."""
    return Box(plate.left + 20, plate.bottom - 40, 56, _PIECE)


def home_box(plate: Box) -> Box:
    """Return where a seat's Habitat is pictured on its plate."""
    return Box(plate.left + 88, plate.top + 54, 22, 22)


def team_place(plate: Box) -> tuple[float, float]:
    """Return where the mark of a seat's team is put on its plate: on the corner of the portrait."""
    return plate.left + 28, plate.top + 64


def trait_box(plate: Box) -> Box:
    """Return where a seat's trait is pictured on its plate."""
    return Box(plate.right - 36, plate.top + 52, 26, 26)


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


def _draw_actions(pen: Pen, box: Box, left: frozenset[str]) -> None:
    """Draw the three actions, those still open in full colour."""
    x = box.right - 14 - 3 * 27
    for index, action in enumerate(ACTIONS):
        place = Box(x + index * 27, box.bottom - 37, 25, 25)
        pen.icon(action, place, palette.INK if action in left else theme.DISABLED_INK + "55")
