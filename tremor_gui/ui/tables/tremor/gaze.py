"""What the player looks at: the choice about to be made, what it would change, and what is lit."""

from collections.abc import Iterable

from tremor_gui.games.tremor.table import Table
from tremor_gui.rules.core import Action
from tremor_gui.rules.game import View
from tremor_gui.rules.window import PASS
from tremor_gui.ui.stage.director import Design
from tremor_gui.ui.stage.pose import Layout

from .choices import Choice
from .ghosts import Ghosts, Preview
from .hands import Hands
from .lights import Attention, Lights, lights
from .ring import Ring
from .walk import Walk


class Gaze:
    """Puts together what the menu at a tile, the mouse and the keys point at."""

    def __init__(self, ring: Ring, hands: Hands, walk: Walk, design: Design) -> None:
        self._ring = ring
        self._hands = hands
        self._walk = walk
        self._preview = Preview(design)

    @property
    def choice(self) -> Choice | None:
        """The choice that is about to be made, by whatever means."""
        return self._ring.looked_at or self._hands.aimed() or self._walk.looked_at

    def ghosts(
        self, view: View[Table] | None, choices: Iterable[Choice], layout: Layout, advised: Action | None
    ) -> Ghosts:
        """Return what the choice looked at would change on the board, or else what is advised, or passing."""
        choice = self.choice
        if choice is None and advised is None:
            choice = next((one for one in choices if one.action == PASS), None)
        action = advised if choice is None else choice.action
        return () if action is None or view is None else self._preview.of(view, action, layout)

    def lights(self, view: View[Table] | None, choices: tuple[Choice, ...], group: str | None) -> Lights:
        """Return what is lit now."""
        if view is None:
            return Lights()
        choice = self.choice
        pointed = choice.drop if choice is not None else self._hands.hover
        return lights(view, choices, Attention(self._hands.picked or self._hands.held, group, pointed))
