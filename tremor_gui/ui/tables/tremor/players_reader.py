"""Helps whoever plays to read the table: also what is asked, what is marked, and why something cannot be."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tremor_gui.games.tremor.actions import Explore, Forecast, Twist
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.terms import CLOCKWISE
from tremor_gui.games.tremor.turn import Act
from tremor_gui.rules.core import Action
from tremor_gui.rules.game import View
from tremor_gui.rules.window import Window
from tremor_gui.ui.book import Topic
from tremor_gui.ui.metrics import Box, Point
from tremor_gui.ui.pen import Pen
from tremor_gui.ui.widgets.form import Form

from .choices import SCOUT, TRAVERSE, TWIST, Handle, at
from .controls import Controls
from .logbook import Logbook
from .notes import named_note, note
from .odds import Odds, odds_box
from .offers import intended
from .pile import Pile
from .piles import CARDS_TAB, PILES
from .places import topic
from .reader import Reader
from .recall import Recall
from .tabletop import Tabletop
from .topics import topic_of_choice

if TYPE_CHECKING:
    from tremor_gui.ui.app import App


class PlayersReader(Reader):
    """Knows what is asked and what the hands are at, and holds the discard pile."""

    def __init__(
        self,
        app: "App",
        top: Tabletop,
        log: Logbook,
        seen: Callable[[Table], Table],
        controls: Controls,
        recall: Recall,
        odds: Odds,
    ) -> None:
        """Read a table at which somebody acts by controls, what is marked on it, and the chances."""
        super().__init__(app, top, log, seen)
        self._controls = controls
        self._recall = recall
        self._odds = odds
        self.form = Form(app.kit)
        """Holds the discard pile, where there is one."""
        self._pile = Pile(app.kit, lambda: top.director.table, partial(self.count, CARDS_TAB), PILES)

    def place(self) -> None:
        """Lie where the table has room now."""
        self.form.clear()
        area = self._top.areas.pile
        if area.width:
            self.form.add(self._pile).box = area

    @property
    def view(self) -> View[Table]:
        """What whoever is asked sees, or while nobody is, whoever sits there."""
        return self._controls.view or super().view

    @property
    def reached(self) -> Handle | None:
        """What the keys have reached on the table."""
        choice = self._controls.walk.looked_at
        return None if choice is None else choice.drop

    @property
    def under(self) -> Handle | None:
        """What the hands point at, or else what lies under the mouse; nothing while they hold something."""
        hands = self._controls.hands
        if self._controls.ring.open or hands.dragging:
            return None
        return hands.hover or super().under

    @property
    def topic(self) -> Topic | None:
        """What more can be read about what the keys have reached, or else the mouse."""
        looked_at = self._controls.walk.looked_at
        if looked_at is not None:
            return topic_of_choice(looked_at, answers=self._answers)
        under = self.under
        if under is not None and under[0] == "source" and self._controls.bar.rolled(int(under[1])):
            return topic("dice")
        return self._controls.bar.form.topic or super().topic

    @property
    def _answers(self) -> bool:
        """Whether something that was announced can be answered."""
        view = self._controls.view
        return view is not None and isinstance(view.stack[-1], Window)

    def update(self, dt: float, point: Point) -> bool:
        """Let time pass; a picked meeple has its ways shown, and while something is dragged none are."""
        hands, before = self._controls.hands, self.ways.seat
        self.ways.picked = int(hands.picked[1]) if hands.picked and hands.picked[0] == "pawn" else None
        changed = super().update(dt, (-1.0, -1.0) if hands.dragging else point)
        return self.form.update(dt) or changed or self.ways.seat != before

    def draw(self, pen: Pen) -> None:
        """Draw the discard pile, too."""
        super().draw(pen)
        self.form.draw(pen.surface)

    def _own(self) -> dict[Handle, Box]:
        """Return what lies before whoever is asked, and the chances if they are shown."""
        controls, areas = self._controls, self._top.areas
        shown = self._app.kit.preferences.chances and not areas.aside.height
        odds: dict[Handle, Box] = {("odds",): odds_box(areas.board)} if shown else {}
        return {**controls.bar.boxes(), **controls.fan.boxes(), **odds}

    def _told(self, handle: Handle) -> list[str]:
        """Return the note, why what is meant cannot be, and what the mark on it says."""
        controls, looks = self._controls, self._top.looks
        if handle == ("odds",):
            return [self._odds.note(looks)]
        if handle[0] == "source":
            return [controls.bar.source_hint(int(handle[1]))]
        if handle[0] == "card" and controls.view is None:  # nobody is asked, so the hand shows none large
            return [named_note(handle)]
        meant = self._meant(handle)
        why = "" if meant is None else controls.why_not(meant)
        told = note(handle, self.view, looks, controls.why_none(TRAVERSE))
        return [told, f"<b>{why}</b>" if why else "", self._recall.note(handle)]

    def _meant(self, handle: Handle) -> Action | None:
        """Return what a click on a handle would mean now if that is no option, or None."""
        controls = self._controls
        if controls.view is None or at(controls.choices, handle, controls.hands.picked):
            return None
        frame, picked, group = controls.view.stack[-1], controls.hands.picked, controls.group
        if picked is not None:
            return intended(frame, picked, handle)
        match group, handle:
            case (str(wanted), ("tile", int(piece))) if wanted in (TWIST, SCOUT):
                return Twist(piece, CLOCKWISE) if wanted == TWIST else Explore(piece)
            case (str(wanted), ("wedge", int(wedge))) if wanted == SCOUT:
                return Forecast(wedge)
        asks_for_tiles = any(one.drop[0] == "tile" for one in controls.choices)
        if handle[0] == "tile" and asks_for_tiles and not isinstance(frame, Act | Window):
            return intended(frame, None, handle)
        return None
