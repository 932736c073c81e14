"""The chapters on the six disasters, each with pictures of before and after (T59-T76)."""

from collections.abc import Callable
from typing import Final

from tremor_gui.games.tremor.cards import LAVA_FLOW, SUPERCELL, TIDAL_SURGE, UNDERTOW
from tremor_gui.games.tremor.terms import (
    CYCLONE,
    DISASTER_KEYS,
    FLOOD,
    LANDSLIDE,
    LINE_LENGTH,
    MANEUVERING,
    TORNADO,
    TSUNAMI,
    VOLCANO,
)
from tremor_gui.games.tremor.tiles import DISASTER, FACES, OASIS
from tremor_gui.ui import palette
from tremor_gui.ui.book import Chapter, Figure, Side
from tremor_gui.ui.i18n import _

from ..disasterwords import disaster_text
from .mosaic import At, Mark, Tile, coin, mosaic
from .words import card_link
from .writing import chapter, lead

_STRUCK: Final = (0, 1)
"""Where the struck tile lies in the pictures: its disaster always faces north and east."""
_NORTH, _EAST, _CORNER = (0, 0), (1, 1), (1, 0)
_LINE: Final = tuple((column, 1) for column in range(LINE_LENGTH))
_BESIDE: Final = tuple((column, 0) for column in range(LINE_LENGTH))
_SQUARE: Final = (_STRUCK, _NORTH, _CORNER, _EAST)
"""Clockwise from the struck tile."""
_OASIS: Final = next(face.number for face in FACES if face.kind == OASIS)
_OTHERS: Final = tuple(face.number for face in FACES if face.kind == DISASTER)


def disasters() -> tuple[Chapter, ...]:
    """Return a chapter for each disaster, in their order."""
    return tuple(_chapter(disaster) for disaster in range(len(DISASTER_KEYS)))


def _chapter(disaster: int) -> Chapter:
    kind = (
        _("<b>Maneuvering Disaster:</b> it moves or turns tiles, with whoever stands on them.")
        if disaster in MANEUVERING
        else _("<b>Blocking Disaster:</b> it <to:blocks>blocks</to> tiles until your next turn.")
    )
    key = DISASTER_KEYS[disaster]
    told, figures = _TOLD[disaster](disaster)
    general = _(
        "It strikes a tile that shows it, lies face up and is not blocked; see <to:ignition>Ignition</to>. "
        "<to:board/fixed>What never moves</to> is spared."
    )
    return chapter(
        key,
        f"dice/face_{key}",
        lead(kind, *told, general, figures=figures, side=Side.BELOW),
        within=True,
    )


Told = tuple[tuple[str, ...], tuple[Figure, ...]]


def _tsunami(disaster: int) -> Told:
    pairs = [
        coin(column + aside, 1, icon, palette.MUST, 0.27)
        for column in range(LINE_LENGTH)
        for aside, icon in ((0.35, "arrow_north"), (0.65, "arrow_south"))
    ]
    before = _ground(disaster, (*_LINE, *_BESIDE))
    after = _moved(before, dict(zip((*_LINE, *_BESIDE), (*_BESIDE, *_LINE), strict=True)))
    kept = _moved({**before, _CORNER: Tile(_OASIS, rim=palette.MAY, meeple="giant_manta")}, {
        _STRUCK: _NORTH, _NORTH: _STRUCK, (2, 1): (2, 0), (2, 0): (2, 1)
    })  # fmt: skip
    told = (
        disaster_text(disaster),
        _(
            "Each pair changes places on its own. If one of the two cannot move or is not there, that pair "
            "stays and the others move. Near the edge there may be fewer pairs, and you may choose such a "
            "line."
        ),
        _("{surge} makes the line longer, and {undertow} lets another player choose it.").format(
            surge=card_link(TIDAL_SURGE), undertow=card_link(UNDERTOW)
        ),
    )
    figures = (
        mosaic(before, *pairs, caption=_("It faces north and east and runs east:")),
        mosaic(after, caption=_("the pairs have changed places.")),
        mosaic(kept, caption=_("An Oasis with somebody on it keeps its pair in place.")),
    )
    return told, figures


def _cyclone(disaster: int) -> Told:
    before = _ground(disaster, _SQUARE)
    after = _moved(before, dict(zip(_SQUARE, (*_SQUARE[1:], _SQUARE[0]), strict=True)))
    blocked = {**before, _NORTH: _blocked(before[_NORTH])}
    passed = _moved(blocked, {_STRUCK: _CORNER, _CORNER: _EAST, _EAST: _STRUCK})
    told = (
        disaster_text(disaster),
        _(
            "Tiles that cannot move, and places off the board, are passed over: the others go round in the "
            "same order. So one may move diagonally, and two that are left just change places."
        ),
        _("{cell} moves them by two places, and {undertow} lets another player choose the way.").format(
            cell=card_link(SUPERCELL), undertow=card_link(UNDERTOW)
        ),
    )
    turning = coin(1, 1, "clockwise", palette.MUST)
    figures = (
        mosaic(before, turning, caption=_("The square where it points:")),
        mosaic(after, caption=_("each tile has moved on clockwise.")),
        mosaic(passed, caption=_("Past a block the struck tile has moved diagonally.")),
    )
    return told, figures


def _tornado(disaster: int) -> Told:
    before = _ground(disaster, _SQUARE)
    turns = {_STRUCK: 1, _NORTH: 3, _CORNER: 2, _EAST: 0}
    after = {at: _turned(tile, turns.get(at, 0)) for at, tile in before.items()}
    told = (
        disaster_text(disaster),
        _("It is the same square that a <to:cyclone>Cyclone</to> would shift."),
        _(
            "Which tiles it is does not change while they turn. An Oasis with somebody on it does not "
            "turn, not even your own."
        ),
    )
    marks = [coin(column + 0.5, row + 0.5, "twist", palette.MUST) for column, row in _SQUARE]
    figures = (
        mosaic(before, *marks, caption=_("The square where it points:")),
        mosaic(after, caption=_("each tile turned as somebody liked.")),
    )
    return told, figures


def _volcano(disaster: int) -> Told:
    before = _ground(disaster, _LINE)
    after = _closed(before, _LINE)
    stopped = _closed({**before, _EAST: Tile(_OASIS, meeple="giant_manta")}, _LINE[:1])
    told = (
        disaster_text(disaster),
        _(
            "The line ends before the first tile that cannot be blocked: a blocked one, a Habitat, or an "
            "Oasis with somebody on it."
        ),
        _("{flow} makes the line longer, and {undertow} lets another player choose its direction.").format(
            flow=card_link(LAVA_FLOW), undertow=card_link(UNDERTOW)
        ),
    )
    figures = (
        mosaic(before, coin(1, 1.5, "arrow_east", palette.MUST), caption=_("It runs east:")),
        mosaic(after, caption=_("the line is blocked.")),
        mosaic(stopped, caption=_("Stopped by an Oasis with somebody on it.")),
    )
    return told, figures


def _flood(disaster: int) -> Told:
    before = _ground(disaster, _SQUARE)
    told = (
        disaster_text(disaster),
        _("Whatever of that cannot be blocked is left out, and the rest is blocked."),
    )
    figures = (
        mosaic(before, caption=_("The square where it points:")),
        mosaic(_closed(before, _SQUARE), caption=_("all of it is blocked.")),
    )
    return told, figures


def _landslide(disaster: int) -> Told:
    before = _ground(disaster, (_STRUCK, _CORNER))
    told = (
        disaster_text(disaster),
        _(
            "Whatever of that cannot be blocked is left out. The one between may be such a tile only if the "
            "other one is no better."
        ),
        _("{undertow} lets another player choose the corner.").format(undertow=card_link(UNDERTOW)),
    )
    figures = (
        mosaic(before, *_choice(), caption=_("One of the two in between:")),
        mosaic(_closed(before, (_STRUCK, _NORTH, _CORNER)), caption=_("the northern one,")),
        mosaic(_closed(before, (_STRUCK, _EAST, _CORNER)), caption=_("or the eastern one.")),
    )
    return told, figures


_TOLD: Final[dict[int, Callable[[int], Told]]] = {
    TSUNAMI: _tsunami,
    CYCLONE: _cyclone,
    TORNADO: _tornado,
    VOLCANO: _volcano,
    FLOOD: _flood,
    LANDSLIDE: _landslide,
}


def _choice() -> tuple[Mark, ...]:
    return coin(0.5, 0.5, "ask", palette.MUST), coin(1.5, 1.5, "ask", palette.MUST)


def _ground(disaster: int, area: tuple[At, ...]) -> dict[At, Tile]:
    """Return the tiles of a picture: the struck one facing north and east, and faintly what is not hit."""
    own = next(face for face in FACES if disaster in face.disasters)
    others = [number for number in _OTHERS if number != own.number]
    tiles = {}
    for column in range(LINE_LENGTH):
        for row in range(2):
            at = column, row
            number = others[(5 * column + 3 * row + disaster) % len(others)]
            tiles[at] = Tile(number, (column + row) % 4, faint=at not in area)
    tiles[_STRUCK] = Tile(own.number, 0 if own.disasters[0] == disaster else 2, rim=palette.MUST)
    return tiles


def _moved(tiles: dict[At, Tile], ways: dict[At, At]) -> dict[At, Tile]:
    """Return the tiles after some have gone elsewhere."""
    return {**tiles, **{end: tiles[start] for start, end in ways.items()}}


def _turned(tile: Tile, turns: int) -> Tile:
    return Tile(tile.face, (tile.turns + turns) % 4, tile.faint, tile.rim)


def _blocked(tile: Tile) -> Tile:
    return Tile(tile.face, tile.turns, block="white")


def _closed(tiles: dict[At, Tile], area: tuple[At, ...]) -> dict[At, Tile]:
    """Return the tiles with a block on some of them."""
    return {**tiles, **{at: _blocked(tiles[at]) for at in area}}
