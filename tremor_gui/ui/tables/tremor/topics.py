"""Where the rules tell more about a thing on the table."""

from tremor_gui.games.tremor.cards import CARDS
from tremor_gui.games.tremor.catastrophes import CATASTROPHES
from tremor_gui.games.tremor.table import FACE_DOWN, Table, cell_of, facing
from tremor_gui.games.tremor.terms import DISASTER_KEYS, WEDGES_A_DISASTER
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.ui.book import Topic
from tremor_gui.ui.metrics import Point

from .actionplaces import place_of_action
from .areas import DIRECTIONS
from .choices import Choice, Handle
from .looks import Look
from .places import topic
from .tabletop import Tabletop


def place_of(handle: Handle | None, table: Table, looks: tuple[Look, ...], lean: Point = (0.0, 0.0)) -> str:
    """Return the place in the rules that tells of a handle, or nothing.

    ``lean`` is how far right and down of the middle of its tile the mouse is: it tells
    which of the two disasters is meant.
    """
    match handle:
        case ("card", int(card)):
            return f"cards/{CARDS[card].key}"
        case ("plate" | "pawn", int(seat)):
            return f"species/{looks[seat].species}"
        case ("supply", _) | ("source", _):
            return "wedges"
        case ("wedge", int(wedge)):
            return DISASTER_KEYS[wedge // WEDGES_A_DISASTER]
        case ("tile", int(piece)):
            return _of_tile(table, piece, lean)
        case ("emblem", int(disaster)):
            return DISASTER_KEYS[disaster]
        case ("dial",):
            return "earthquake"
        case ("spirit", _):
            return "spirit"
        case ("odds",):
            return "bots/chances"
        case ("seismic",):
            latest = CATASTROPHES[table.revealed[-1]].key if table.revealed else ""
            return f"catastrophes/{latest}" if latest else "earthquake/levels"
    return ""


def topic_at(handle: Handle | None, top: Tabletop, point: Point) -> Topic | None:
    """Return what more can be read about a handle, at a point of which the mouse is, or None."""
    table, lean = top.director.table, (0.0, 0.0)
    tile = handle is not None and handle[0] == "tile"
    if handle is not None and tile:
        x, y = top.areas.cell(cell_of(table, int(handle[1])))
        lean = point[0] - x, point[1] - y
    place = place_of(handle, table, top.looks, lean)
    return topic(place)._replace(by_mouse=not tile) if place else None


def topic_of_choice(choice: Choice, *, answers: bool) -> Topic | None:
    """Return what more can be read about a choice, or None."""
    place = place_of_action(choice.action, answers=answers)
    return topic(place) if place else None


def _of_tile(table: Table, piece: int, lean: Point) -> str:
    if table.faces[piece] == FACE_DOWN:
        return "scout/explore"
    face = FACES[table.faces[piece] - 1]
    if not face.disasters:
        return f"board/{face.kind}"
    meant = max(face.disasters, key=lambda disaster: _towards(facing(table, piece, disaster), lean))
    return DISASTER_KEYS[meant]


def _towards(first: int, lean: Point) -> float:
    """Return how far a point lies in the half of a tile that faces a direction and the next one."""
    sides = DIRECTIONS[first], DIRECTIONS[(first + 1) % len(DIRECTIONS)]
    return sum(side[0] * lean[0] + side[1] * lean[1] for side in sides)
