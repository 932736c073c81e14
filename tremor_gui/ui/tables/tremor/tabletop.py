"""The table as it is seen: whoever plays at it, and whoever looks back on a match, shares this."""

from collections.abc import Callable, Iterable
from typing import Any

from tremor_gui.games.tremor.events import TurnBegan
from tremor_gui.games.tremor.table import Table
from tremor_gui.match.settings import FASTEST
from tremor_gui.rules.core import Event
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.stage.director import Director
from tremor_gui.ui.stage.pose import Bend, Layout

from .areas import Areas, arrange
from .banner import Banner
from .design import TremorDesign
from .lights import Lights
from .looks import looks
from .needed import pictures_of
from .picture import Picture
from .todo import Todo


class Tabletop:
    """Boards, pieces, plates and the banner; a director leads the pieces, and nothing is decided here."""

    def __init__(
        self,
        kit: Kit,
        setup: Any,
        table: Table,
        on_event: Callable[[Event[Any], Table], None],
        brains: tuple[str, ...] = (),
        *,
        tall: bool = False,
        aside: bool = False,
    ) -> None:
        """Lay a table out; ``on_event`` is told of each event that is seen, and the table before it.

        ``brains`` are the levels of the bots, as in the session; they are shown on the plates.
        A tall one leaves the room for hands of cards in any case and counts none on the plates,
        ``aside`` leaves that for a sheet below the plates.
        """
        self._kit = kit
        self._cards = tall or table.cards
        self._aside = aside
        self._on_event = on_event
        self.looks = looks(setup, brains)
        self.areas: Areas = self._arranged(kit.metrics)
        """Where the parts of the table lie."""
        self.design = TremorDesign(self.looks, self.areas)
        self.director = Director(self.design, table, kit.sound.play)
        self.director.on_event = self._begin
        self._picture = Picture(self.looks, counted=not tall)
        kit.images.expect(pictures_of(table))
        self._banner = Banner(kit)
        self._instant = False
        """Whether turns follow each other so fast that a banner would never leave the board."""

    def place(self, metrics: Metrics) -> None:
        """Share the window out anew; if that changes anything, whatever was moving arrives."""
        areas = self._arranged(metrics)
        if areas != self.areas:
            self.design.areas = self.areas = areas
            self.director.relayout()

    def show(self, events: Iterable[Event[Any]], held: Layout | None = None) -> None:
        """Let events be seen, or only what comes of them, if nothing is to move.

        ``held`` are sprites as a hand has just let them go.
        """
        self.design.still = False
        self.director.play(events, held)
        if not self._kit.preferences.motion:
            self.director.skip()

    def show_all(self, events: Iterable[Event[Any]]) -> None:
        """Let events be seen in any case; if nothing is to move, as one picture after another."""
        self.design.still = not self._kit.preferences.motion
        self.director.play(events)

    def update(self, dt: float, speed: float | None = None) -> bool:
        """Let time pass and return whether something moved; pieces go at a speed, or as fast as is set."""
        speed = self._kit.preferences.speed if speed is None else speed
        self._instant = speed >= FASTEST
        moved = self.director.update(dt * speed)
        return self._banner.update(dt) or moved

    def draw_ground(self, pen: Pen, asked: int, left: Todo | None = None) -> None:
        """Draw wood, boards and plates; on that of the seat ``asked`` how its actions stand is shown."""
        self._picture.draw_ground(pen, self.areas, self.director.table, asked, left)

    def draw_pieces(self, pen: Pen, lit: Lights, bend: Bend | None = None) -> None:
        """Draw what lies on the boards, bent as by a hand that holds some of it."""
        poses = self.director.poses()
        if bend is not None:
            poses = {sprite: bend(sprite, pose) for sprite, pose in poses.items()}
        table, flourishes = self.director.table, self.director.flourishes
        self._picture.draw_table(pen, self.areas, table, poses, lit, flourishes)

    def rest(self) -> None:
        """Announce nothing while something lies over the table."""
        self._banner.hide()

    def draw_banner(self, pen: Pen) -> None:
        """Draw whose turn has begun, while that is new."""
        self._banner.draw(pen, self.areas.board)

    def _arranged(self, metrics: Metrics) -> Areas:
        return arrange(metrics, len(self.looks), cards=self._cards, aside=self._aside)

    def _begin(self, event: Event[Any], before: Table) -> None:
        if isinstance(event, TurnBegan) and not self._instant:
            self._banner.show(self.looks[event.seat])
        self._on_event(event, before)
