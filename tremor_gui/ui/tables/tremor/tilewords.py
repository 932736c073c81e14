"""A tile in words: what it is, where its disasters face, what its sides lead to, what else holds for it."""

from collections.abc import Iterator
from typing import Final

from tremor_gui.games.tremor.describe import DISASTER_NAMES, tile_name
from tremor_gui.games.tremor.paths import Bar, border
from tremor_gui.games.tremor.table import (
    EARTHQUAKE_PIECE,
    FACE_DOWN,
    FREE,
    HABITAT_PIECES,
    OASES,
    Table,
    facing,
    owner_of,
)
from tremor_gui.games.tremor.terms import RUMBLE
from tremor_gui.games.tremor.tiles import FACES
from tremor_gui.rules.text import say
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.markup import escape

from .choices import DIRECTIONS
from .looks import Look

_ARROWS: Final = ("arrow_north", "arrow_east", "arrow_south", "arrow_west")
BARS: Final = {
    Bar.NEAR: say("debris on this side"),
    Bar.FAR: say("debris beyond"),
    Bar.UNSEEN: say("not explored yet"),
    Bar.BLOCKED: say("blocked"),
}
"""What bars a step, in words."""


def tile_title(table: Table, piece: int) -> str:
    """Return what a tile is called, as a heading."""
    if table.faces[piece] == FACE_DOWN:
        return _("Unexplored tile")
    return translate(tile_name(table, piece))


def facings(table: Table, piece: int) -> tuple[str, ...]:
    """Return where each disaster of a tile faces, a line each."""
    number = table.faces[piece]
    return (
        () if number == FACE_DOWN else tuple(_faces(table, piece, one) for one in FACES[number - 1].disasters)
    )


def _faces(table: Table, piece: int, disaster: int) -> str:
    first = facing(table, piece, disaster)
    return _("{disaster}: faces {one} and {other}").format(
        disaster=translate(DISASTER_NAMES[disaster]),
        one=translate(DIRECTIONS[first]),
        other=translate(DIRECTIONS[(first + 1) % 4]),
    )


def condition(table: Table, piece: int, looks: tuple[Look, ...]) -> Iterator[str]:
    """Yield what holds for a tile besides, marked up: its nature, whose goal it is, who blocks it."""
    number = table.faces[piece]
    if number == FACE_DOWN:
        yield _("Nobody knows yet what lies here.")
    elif number in OASES:
        yield _("An occupied Oasis cannot be moved or blocked.")
    elif piece in HABITAT_PIECES:
        yield _("A Habitat never moves and cannot be blocked.")
    elif piece == EARTHQUAKE_PIECE and table.variant == RUMBLE:
        yield _("Only who stands here when it erupts stays in the game.")
    elif piece == EARTHQUAKE_PIECE:
        yield _("Whoever stands here when it erupts is thrown back to the start.")
    for owner, look in enumerate(looks):
        if table.homes[owner] == piece and table.variant != RUMBLE:
            yield _("The goal of <b>{name}</b>").format(name=escape(look.name))
    if table.blocks[piece] != FREE:
        name = escape(looks[owner_of(table.blocks[piece])].name)
        yield _("Blocked until the next turn of <b>{name}</b>").format(name=name)


def standing(table: Table, piece: int, looks: tuple[Look, ...]) -> str:
    """Return who stands on a tile, marked up, or nothing."""
    names = [f"<b>{escape(look.name)}</b>" for seat, look in enumerate(looks) if table.pawns[seat] == piece]
    return _("Here stands: {names}").format(names=", ".join(names)) if names else ""


def sides(table: Table, piece: int) -> Iterator[str]:
    """Yield for each side of a tile what lies beyond and what bars the step there, marked up.

    Nobody knows the debris of a tile that lies face down, so none of its sides is said to be free.
    """
    unbarred = _("unknown until explored") if table.faces[piece] == FACE_DOWN else _("free to walk")
    for side, arrow in enumerate(_ARROWS):
        step = border(table, piece, side)
        if step is None:
            text = _("the edge of the board")
        else:
            told = ", ".join(translate(BARS[bar]) for bar in step.bars) or unbarred
            text = f"{tile_title(table, step.piece)}: <b>{told}</b>"
        yield f"<icon:{arrow}> {text}"
