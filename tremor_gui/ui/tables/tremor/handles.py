"""What lies under a point of the window."""

from dataclasses import dataclass, field
from math import hypot
from typing import Final

from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.terms import DISASTERS
from tremor_gui.rules.game import View
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.stage.pose import Layout, Pose

from .. import spirit_board
from .areas import Areas
from .choices import BOARD, Handle
from .plates import supply_box

_RIM: Final = 0.34
"""Farther than this share of a tile's side from its middle begins the rim."""
_SPIRIT_HALF: Final = 40.0
_EMBLEM: Final = 13.0
"""In units of the Spirit Board, as is half the width of a Spirit Track."""
_REACH: Final = 0.36
"""A meeple is touched within this share of its size from its middle."""


@dataclass(slots=True)
class Targets:
    """The handles of the table as it is shown."""

    areas: Areas
    layout: Layout
    boxes: dict[Handle, Box] = field(default_factory=dict)
    """Handles outside the boards: supplies, owed tokens, dice."""
    flat: bool = False
    """Whether tiles are looked for, so that the meeple on one is no more than a part of it."""

    def under(
        self, point: tuple[float, float], view: View[Table], wanted: tuple[str, ...] = ()
    ) -> Handle | None:
        """Return the topmost handle at a point: a meeple of the viewer, a tile, a wedge or a box.

        With ``wanted`` only handles of those kinds count, as for what is dropped.
        """
        for handle, box in self.boxes.items():
            if (not wanted or handle[0] in wanted) and box.collidepoint(point):
                return handle
        own = not self.flat and on_pawn(point, self.layout.get(("pawn", view.seat)))
        if own and (not wanted or "pawn" in wanted):
            return ("pawn", view.seat)
        if not wanted or "tile" in wanted:
            tile = self.tile_under(point, view.table)
            if tile is not None:
                return tile
        if not wanted or "wedge" in wanted:
            wedge = self.areas.wedge_at(*point)
            if wedge is not None:
                return ("wedge", wedge)
        boards = self.areas.board, self.areas.spirit
        if "board" in wanted and any(board.collidepoint(point) for board in boards):
            return BOARD
        return None

    def tile_under(self, point: tuple[float, float], table: Table) -> Handle | None:
        """Return the tile at a point, or None."""
        cell = self.areas.cell_at(*point)
        return None if cell is None else ("tile", table.tiles[cell])

    def centre(self, handle: Handle, table: Table) -> tuple[float, float]:
        """Return the middle of a handle."""
        if handle[0] == "tile":
            return self.areas.cell(cell_of(table, int(handle[1])))
        if handle[0] == "wedge":
            return self.areas.wedge_middle(int(handle[1]))
        if handle in self.boxes:
            return self.boxes[handle].center
        if handle == BOARD:
            return self.areas.board.center
        pose = self.layout[handle]
        return pose.x, pose.y

    def on_rim(self, point: tuple[float, float], piece: int, table: Table) -> bool:
        """Return whether a point lies on the rim of a tile rather than in its middle."""
        x, y = self.areas.cell(cell_of(table, piece))
        return max(abs(point[0] - x), abs(point[1] - y)) > _RIM * self.areas.tile


def on_pawn(point: Point, pawn: Pose | None) -> bool:
    """Return whether a point touches a meeple, if it stands anywhere."""
    return pawn is not None and hypot(point[0] - pawn.x, point[1] - pawn.y) < pawn.width * _REACH


def signs(areas: Areas, seats: int) -> dict[Handle, Box]:
    """Return what only says something when the mouse rests on it: the Spirit Tracks and the emblems."""
    found: dict[Handle, Box] = {}
    for seat in range(seats):
        left, top = areas.on_spirit(spirit_board.marker_place(seat))
        half, scale = _SPIRIT_HALF * areas.spirit_scale, areas.spirit_scale
        found["spirit", seat] = Box(left - half, top - 22 * scale, 2 * half, 88 * scale)
    for disaster in DISASTERS:
        found["emblem", disaster] = areas.around(spirit_board.emblem_place(disaster), _EMBLEM)
    return found


def targets(
    areas: Areas, layout: Layout, own: dict[Handle, Box], seat: int | None, *, flat: bool = False
) -> Targets:
    """Return what can be touched: the boards, the plates, and what lies before the seat that is asked."""
    supply: dict[Handle, Box] = {} if seat is None else {("supply", seat): supply_box(areas.plates[seat])}
    plates: dict[Handle, Box] = {("plate", owner): plate for owner, plate in enumerate(areas.plates)}
    seismic = areas.on_spirit(spirit_board.seismic_place(0))
    track: dict[Handle, Box] = {
        ("dial",): areas.around(spirit_board.DIAL, spirit_board.TRACK_RADIUS),
        ("seismic",): Box(areas.spirit.left, seismic[1] - 30, areas.spirit.width, 60),
    }
    return Targets(areas, layout, {**own, **supply, **plates, **track}, flat)
