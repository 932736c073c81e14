"""The mouse on the table: clicks, drags and the wheel, each of which ends in one of the choices.

Nothing here knows a rule. A gesture is looked up among the choices; where it
is none of them, its meaning is handed over so that the refusal can be told.
"""

from collections.abc import Iterable
from dataclasses import replace
from math import hypot
from typing import Final

import pygame

from tremor_gui.games.tremor.board import square
from tremor_gui.games.tremor.disasters import Echo, Ignition
from tremor_gui.games.tremor.table import FACE_DOWN, Table, cell_of, facing
from tremor_gui.games.tremor.terms import ANTICLOCKWISE, CLOCKWISE, CYCLONE
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.games.tremor.turn import Act
from tremor_gui.rules.core import Frame
from tremor_gui.rules.game import View
from tremor_gui.ui.stage.pose import Pose, SpriteId

from .areas import Areas
from .choices import BOARD, CARD, PICK, PLACE, SCOUT, TWIST, Choice, Handle, at
from .drag import AIM, CARRY, FLIP, TURN, Drag
from .handles import Targets
from .offers import intended
from .spins import Spins
from .ways import Wishes

DRAG_STARTS: Final = 6.0
"""Logical units the mouse moves with the button down before it is a drag."""
_TURNS_AT: Final = 40.0
"""Degrees after which a tile let go turns on by itself to the next quarter."""
_NOWHERE: Final = (-1.0, -1.0)
_CARRIED: Final = 46.0
_CARRIED_LAYER: Final = 90


class Hands:
    """Follows the mouse for one decision after another."""

    def __init__(self, wishes: Wishes) -> None:
        self._wishes = wishes
        self._view: View[Table] | None = None
        self._choices: tuple[Choice, ...] = ()
        self._areas: Areas | None = None
        self._targets: Targets | None = None
        self._press: tuple[Handle | None, tuple[float, float]] | None = None
        self._drag: Drag | None = None
        self._point = (0.0, 0.0)
        self.hover: Handle | None = None
        self.picked: Handle | None = None
        """What was clicked first, waiting for where it goes."""
        self.spins = Spins()
        self.let_go: dict[SpriteId, Pose] = {}
        """The sprites as they were when the latest drag or Tornado was let go."""

    def deal(self, view: View[Table] | None, choices: tuple[Choice, ...]) -> None:
        """Take up a new decision, or none; whatever was begun is let go."""
        self._view, self._choices = view, choices
        self.cancel()
        self.spins = Spins(self.frame)

    def place(self, areas: Areas, targets: Targets) -> None:
        """Learn where things lie, also what lies under a mouse that does not move."""
        self._areas, self._targets = areas, targets
        self.hover = targets.under(self._point, self._view) if self._view is not None else None

    @property
    def dragging(self) -> bool:
        """Whether something is held."""
        return self._drag is not None

    @property
    def holding(self) -> bool:
        """Whether something is held, or was picked and waits for where it goes."""
        return self.dragging or self.picked is not None

    @property
    def held(self) -> Handle | None:
        """What is carried by the mouse, or None."""
        return self._drag.handle if self._drag is not None and self._drag.kind == CARRY else None

    @property
    def frame(self) -> Frame[Table] | None:
        """What is being asked, or None."""
        return self._view.stack[-1] if self._view is not None and self._view.stack else None

    def cancel(self) -> None:
        """Let go of everything without doing anything: Esc, right click, or the focus was lost."""
        self._press = self._drag = self.picked = None

    def handle(self, event: pygame.Event, point: tuple[float, float]) -> bool:
        """Answer a mouse event at a point in logical units."""
        if self._targets is None or self._view is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            return self._move(point)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._drag = None  # the release of an earlier press may have got lost
            self.let_go = {}
            self._press = (self._targets.under(point, self._view), point)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            had = self.holding
            self.cancel()
            return had
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._release(point)
        return False

    def wheel(self, clockwise: bool, point: tuple[float, float]) -> bool:
        """Twist the tile under the mouse by one step of the wheel."""
        if self._targets is None or self._view is None or self._drag is not None:
            return False
        handle = self._targets.tile_under(point, self._view.table)
        if handle is None:
            return False
        self._twist(handle, CLOCKWISE if clockwise else ANTICLOCKWISE)
        return True

    def leave(self) -> None:
        """The mouse is over something that lies above the table, or elsewhere."""
        self._point = _NOWHERE
        self.hover = None

    def finish_spin(self) -> None:
        """Commit the Tornado as it is composed by now."""
        if self.spins.composed is not None:
            self._remember([("tile", piece) for piece in self.spins.turns])
            self._wishes.commit(self.spins.composed)

    def _remember(self, sprites: Iterable[Handle]) -> None:
        """Keep how these sprites look in the hand, for what follows to start from."""
        layout = self._targets.layout if self._targets is not None else {}
        self.let_go = {sprite: self.bend(sprite, layout[sprite]) for sprite in sprites if sprite in layout}

    def offer(self, offered: tuple[Choice, ...]) -> None:
        """Open a menu of choices that have no place of their own."""
        self._wishes.menu(BOARD, offered)

    def spin_by_keys(self, way: tuple[int, int]) -> bool:
        """Answer an arrow key while a Tornado is asked for."""
        tile = self.spins.by_keys(way, self.hover)
        if tile is None:
            return False
        self.hover = tile
        self._wishes.sound("twist")
        return True

    def aimed(self) -> Choice | None:
        """Return the choice that a drag on an ignited tile points at now."""
        if self._drag is None or self._drag.kind != AIM:
            return None
        offered = at(self._choices, self._drag.handle)
        if not offered:
            return None
        if self._drag.length < DRAG_STARTS * 2:
            return None
        dx, dy = self._drag.way
        if isinstance(self.frame, Ignition | Echo) and self.frame.disaster == CYCLONE:
            sense = CLOCKWISE if self._swirl() > 0 else ANTICLOCKWISE
            return next((one for one in offered if _way(one) == sense), None)
        along = (-dy, dx, dy, -dx)
        best = max(offered, key=lambda one: along[_way(one)])
        return best if len(offered) == 1 or along[_way(best)] > 0 else None

    def bend(self, sprite: SpriteId, pose: Pose) -> Pose:
        """Return a sprite's pose as the hand holds it, or the spin composed so far turns it."""
        drag = self._drag
        match sprite:
            case ("tile", int(piece)) if self.spins.turns.get(piece):
                pose = replace(pose, angle=pose.angle + 90.0 * self.spins.turns[piece])
        if drag is None or drag.handle != sprite:
            return pose
        if drag.kind == CARRY:
            dx, dy = drag.way
            return replace(pose, x=pose.x + dx, y=pose.y + dy + 14, lift=_CARRIED, layer=_CARRIED_LAYER)
        if drag.kind == TURN:
            angle = self._turned()
            return replace(pose, angle=pose.angle + angle, lift=8.0, layer=pose.layer + 3)
        if drag.kind == FLIP:
            share = drag.flipped(pose.width)
            return replace(pose, flip=max(0.04, 1.0 - share), lift=24.0 * share, layer=pose.layer + 3)
        return pose

    def carried(self) -> tuple[Handle, tuple[float, float]] | None:
        """Return the token or card in the hand and where it is, or None."""
        if self._drag is not None and self._drag.kind == CARRY and self._drag.handle[0] != "pawn":
            return self._drag.handle, self._drag.now
        return None

    def _move(self, point: tuple[float, float]) -> bool:
        assert self._targets is not None
        assert self._view is not None
        self._point = point
        self.hover = self._targets.under(point, self._view)
        if self._drag is not None:
            self._drag.now = point
            return True
        if self._press is None:
            return False
        handle, start = self._press
        if hypot(point[0] - start[0], point[1] - start[1]) >= DRAG_STARTS and handle is not None:
            self._begin(handle, start, point)
        return True

    def _begin(self, handle: Handle, start: tuple[float, float], point: tuple[float, float]) -> None:
        """Start the drag that belongs to a handle in the present question."""
        assert self._view is not None
        kind = ""
        if not isinstance(self.frame, Act) and not self._pickable(handle):
            handle = self._ground(handle)
        if handle[0] in ("source", "supply") or (handle[0] in ("pawn", "card") and self._pickable(handle)):
            kind = CARRY
        elif handle[0] in ("pawn", "card"):
            self._press = None
            self._refuse(handle, ("tile", 0))
            return
        elif handle[0] == "tile":
            kind = self._tile_drag(int(handle[1]), start)
        self._press = None
        if kind:
            self._drag = Drag(kind, handle, start, point)
            self._wishes.sound("pickup")

    def _tile_drag(self, piece: int, start: tuple[float, float]) -> str:
        assert self._targets is not None
        assert self._view is not None
        if isinstance(self.frame, Ignition | Echo):
            return AIM
        explorable = any(one.icon == "explore" for one in at(self._choices, ("tile", piece)))
        if (
            explorable
            and self._view.table.faces[piece] == FACE_DOWN
            and not self._targets.on_rim(start, piece, self._view.table)
        ):
            return FLIP
        return TURN

    def _release(self, point: tuple[float, float]) -> bool:
        drag, self._drag = self._drag, None
        press, self._press = self._press, None
        if drag is not None:
            self._drop(drag, point)
            return True
        if press is None:
            return False
        self._click(press[0])
        return True

    def _drop(self, drag: Drag, point: tuple[float, float]) -> None:
        assert self._targets is not None
        assert self._view is not None
        assert self._areas is not None
        drag.now = point
        self._drag = drag
        turned, aimed = self._turned(), self.aimed()
        self._remember([drag.handle])
        self._drag = None
        if drag.kind == TURN:
            for quarter in (0, 1):  # only a Tornado turns farther than one
                if abs(turned) > 90.0 * quarter + _TURNS_AT:
                    self._twist(drag.handle, CLOCKWISE if turned > 0 else ANTICLOCKWISE)
        elif drag.kind == FLIP:
            flips = [one for one in at(self._choices, drag.handle) if one.icon == "explore"]
            if drag.flipped(self._areas.tile) > 0.5 and flips:
                self._wishes.commit(flips[0].action)
        elif drag.kind == AIM:
            if aimed is not None:
                self._wishes.commit(aimed.action)
            elif not at(self._choices, drag.handle):
                self._refuse(None, drag.handle)
        else:
            target = self._targets.under(point, self._view, self._wanted(drag.handle))
            if target is not None and target != drag.handle:
                self._choose(drag.handle, target)

    def _wanted(self, pick: Handle) -> tuple[str, ...]:
        """Return the kinds of handles on which something carried may be dropped."""
        if pick[0] == "card":
            return tuple({str(one.drop[0]) for one in self._choices if one.pick == pick})
        return ("tile",) if pick[0] == "pawn" else ("wedge",)

    def _click(self, handle: Handle | None) -> None:
        """Answer a click that did not become a drag."""
        picked, self.picked = self.picked, None
        if picked is None and handle is not None and not self._pickable(handle):
            handle = self._ground(handle)
        if handle is None or handle == picked:
            return
        if picked is not None:
            self._choose(picked, handle)
        elif self._pickable(handle):
            self.picked = handle
            self._wishes.sound("pickup")
        else:
            self._click_target(handle)

    def _click_target(self, handle: Handle) -> None:
        if self.spins.asked:
            if handle[0] == "tile":
                self._twist(handle, CLOCKWISE)
            return
        offered = at(self._choices, handle)
        # What cards could do here is asked for with the card; a click means the thing itself.
        itself = tuple(one for one in offered if one.group != CARD)
        self._offer(handle, itself or offered)

    def _offer(self, handle: Handle, offered: tuple[Choice, ...]) -> None:
        """Commit what needs no second thought, else open a menu; or have the refusal told."""
        if not offered:
            self._refuse(None, handle)
        elif (len(offered) == 1 and offered[0].group in (PICK, PLACE)) or (
            handle[0] == "wedge" and offered[0].group in (SCOUT, PLACE, PICK)
        ):
            self._wishes.commit(min(offered, key=self._freedom).action)
        else:
            self._wishes.menu(handle, offered)

    def _freedom(self, choice: Choice) -> int:
        """Return how many disasters a choice's owed token may go to: a click spends the most bound one."""
        frame = self.frame
        if isinstance(frame, PlaceTokens) and choice.pick is not None and choice.pick[0] == "source":
            return len(frame.sources[int(choice.pick[1])])
        return 0

    def _pickable(self, handle: Handle) -> bool:
        return any(one.pick == handle for one in self._choices)

    def _ground(self, handle: Handle) -> Handle:
        """Return the tile under a meeple, or the handle itself."""
        if handle[0] == "pawn" and self._view is not None:
            return ("tile", self._view.table.pawns[int(handle[1])])
        return handle

    def _choose(self, pick: Handle, drop: Handle) -> None:
        """Commit the choice between two handles, or have the refusal told."""
        drop = self._ground(drop)
        if pick[0] == "supply" and isinstance(self.frame, PlaceTokens):
            self._click_target(drop)  # an owed token may as well be taken from the supply
            return
        offered = at(self._choices, drop, pick)
        if pick[0] == "card" and not offered:
            offered = at(self._choices, BOARD, pick)
        if len(offered) > 1 and pick[0] == "card":
            self._wishes.menu(drop, offered)
        elif offered:
            self._wishes.commit(offered[0].action)
        else:
            self._refuse(pick, drop)

    def _refuse(self, pick: Handle | None, drop: Handle) -> None:
        assert self._view is not None
        self._wishes.refuse(intended(self._view.stack[-1], pick, drop))

    def _twist(self, handle: Handle, way: int) -> None:
        if self.spins.asked:
            if self.spins.twist(int(handle[1]), way):
                self._wishes.sound("twist")
            return
        for one in at(self._choices, handle):
            if one.group == TWIST and _way(one) == way:
                self._wishes.commit(one.action)
                return
        self._refuse(None, handle)

    def _turned(self) -> float:
        """Return the degrees by which the held tile has been turned, at most a little over a quarter."""
        if self._drag is None or self._drag.kind != TURN:
            return 0.0
        assert self._targets is not None
        assert self._view is not None
        limit = 180.0 if self.spins.asked else 98.0
        turned = self._drag.turned(self._targets.centre(self._drag.handle, self._view.table))
        return max(-limit, min(limit, turned))

    def _swirl(self) -> float:
        """Return how far the drag goes clockwise round the middle of the Cyclone's square."""
        assert self._drag is not None
        assert self._areas is not None
        assert self._view is not None
        table, piece = self._view.table, int(self._drag.handle[1])
        cells = [cell for cell in square(cell_of(table, piece), facing(table, piece, CYCLONE)) if cell >= 0]
        places = [self._areas.cell(cell) for cell in cells]
        x = sum(place[0] for place in places) / len(places)
        y = sum(place[1] for place in places) / len(places)
        return self._drag.turned((x, y))


def _way(choice: Choice) -> int:
    return int(getattr(choice.action, "way", 0))
