"""Where every piece lies: a pure function of the table.

Sprites are ``("tile", piece)``, ``("shade", piece)`` and ``("block", piece)``, ``("pawn", seat)``,
``("token", seat, wedge, n)``, ``("quake", seat, n)``, ``("counter", owner, seat, n)``,
``("marker", seat)`` and ``("seismic",)``.
"""

from dataclasses import replace
from typing import Final

from tremor_gui.games.tremor.table import FREE, OUT, Table, owner_of
from tremor_gui.ui.stage.pose import Pose, SpriteId

from .. import spirit_board
from .areas import Areas
from .looks import Look

LAYER_TILE: Final = 10
LAYER_SHADE: Final = 13
LAYER_BLOCK: Final = 14
LAYER_TOKEN: Final = 20
LAYER_PAWN: Final = 24

PAWN: Final = 0.56
"""The height of a meeple, as a share of its tile."""
_SHADOWED_TILE = "tiles/shadow"
_SHADOWED_PAWN = "meeples/shadow"

_STANDS: Final = {
    1: ((0.0, 0.02),),
    2: ((-0.2, 0.02), (0.2, 0.02)),
    3: ((-0.22, -0.1), (0.22, -0.1), (0.0, 0.2)),
    4: ((-0.22, -0.14), (0.22, -0.14), (-0.22, 0.2), (0.22, 0.2)),
}
"""For each number of meeples on a tile where they stand, as shares of its side."""


def layout(table: Table, looks: tuple[Look, ...], areas: Areas) -> dict[SpriteId, Pose]:
    """Return every sprite with its pose."""
    poses: dict[SpriteId, Pose] = {}
    _lay_tiles(table, looks, areas, poses)
    _stand_pawns(table, looks, areas, poses)
    _lay_spirit_board(table, looks, areas, poses)
    return poses


def tile_image(face: int) -> str:
    """Return the picture of a face, or of the back."""
    return f"tiles/tile_{face:02d}" if face else "tiles/back"


def pile(sprite: SpriteId, looks: tuple[Look, ...], areas: Areas, pose: Pose) -> Pose:
    """Return where a sprite comes from or goes to: the supply on its owner's plate, or the air above."""
    match sprite:
        case ("token" | "quake" | "counter", int(seat), *_):
            plate = areas.plates[seat]
            return Pose(
                pose.image, plate.centerx, plate.bottom - 28, pose.width, pose.height, LAYER_PAWN, alpha=0.0
            )
        case ("shade", _):
            return replace(pose, alpha=0.0)
    return Pose(
        pose.image,
        pose.x,
        pose.y,
        pose.width * 1.25,
        pose.height * 1.25,
        pose.layer,
        pose.angle,
        lift=90.0,
        alpha=0.0,
    )


def _lay_tiles(table: Table, looks: tuple[Look, ...], areas: Areas, poses: dict[SpriteId, Pose]) -> None:
    side = areas.tile
    for cell, piece in enumerate(table.tiles):
        x, y = areas.cell(cell)
        poses["tile", piece] = Pose(
            tile_image(table.faces[piece]),
            x,
            y,
            side,
            side,
            LAYER_TILE,
            angle=90.0 * table.turns[piece],
            shadow=_SHADOWED_TILE,
        )
        owner = table.blocks[piece]
        if owner != FREE:
            image = f"blocks/{looks[owner_of(owner)].colour}"
            poses["shade", piece] = Pose("blocks/shade", x, y, side, side, LAYER_SHADE)
            poses["block", piece] = Pose(image, x, y, side, side, LAYER_BLOCK)


def _stand_pawns(table: Table, looks: tuple[Look, ...], areas: Areas, poses: dict[SpriteId, Pose]) -> None:
    for seat, piece in enumerate(table.pawns):
        if piece == OUT:
            continue
        together = [other for other, on in enumerate(table.pawns) if on == piece]
        across, down = _STANDS[len(together)][together.index(seat)]
        size = areas.tile * (PAWN if len(together) == 1 else PAWN * 0.8)
        x, y = areas.cell(table.tiles.index(piece))
        poses["pawn", seat] = Pose(
            f"meeples/{looks[seat].species}",
            x + across * areas.tile,
            y + down * areas.tile,
            size,
            size,
            LAYER_PAWN,
            shadow=_SHADOWED_PAWN,
        )


def _lay_spirit_board(
    table: Table, looks: tuple[Look, ...], areas: Areas, poses: dict[SpriteId, Pose]
) -> None:
    scale = areas.spirit_scale

    def lay(sprite: SpriteId, image: str, place: tuple[float, float], size: float) -> None:
        x, y = areas.on_spirit(place)
        poses[sprite] = Pose(image, x, y, size * scale, size * scale, LAYER_TOKEN)

    for wedge, tokens in enumerate(table.wedges):
        for slot, seat in enumerate(tokens):
            nth = tokens[:slot].count(seat)
            place = spirit_board.token_place(wedge, slot)
            lay(("token", seat, wedge, nth), f"tokens/{looks[seat].colour}", place, spirit_board.TOKEN_SIZE)
    for index, seat in enumerate(table.track):
        place = spirit_board.track_place(index)
        nth = table.track[:index].count(seat)
        image = f"tokens/{looks[seat].colour}"
        lay(("quake", seat, nth), image, place, spirit_board.TRACK_TOKEN_SIZE)
    for seat, owners in enumerate(table.spirit):
        colour = looks[seat].colour
        lay(("marker", seat), f"markers/{colour}", spirit_board.marker_place(seat), 40.0)
        for nth, owner in enumerate(owners):
            place = spirit_board.spirit_place(seat, nth)
            picture = f"counters/{looks[owner].colour}"
            lay(("counter", owner, seat, nth), picture, place, spirit_board.COUNTER_SIZE)
    lay(
        ("seismic",),
        "spirit/seismic",
        spirit_board.seismic_place(table.level),
        spirit_board.SEISMIC_SIZE,
    )
