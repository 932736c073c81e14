"""The banner that crosses the board when a turn begins: it says whose, and asks for nothing."""

from typing import Final

from tremor_gui.ui import palette, theme
from tremor_gui.ui.ease import in_cubic, out_cubic
from tremor_gui.ui.i18n import _
from tremor_gui.ui.kit import Kit
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .looks import Look

_STAYS: Final = 1.5
_SLIDES: Final = 0.28
_HEIGHT: Final = 76.0
_STYLE: Final = theme.HEADING.sized(30)


class Banner:
    """One strip of paper with a portrait and a name."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._look: Look | None = None
        self._time = 0.0

    def show(self, look: Look) -> None:
        """Announce a seat."""
        self._look, self._time = look, 0.0

    def hide(self) -> None:
        """Announce nobody any more."""
        self._look = None

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        if self._look is None:
            return False
        self._time += dt
        if self._time >= _STAYS:
            self._look = None
        return True

    def draw(self, pen: Pen, board: Box) -> None:
        """Draw the strip at the top of the board while it is there."""
        if self._look is None:
            return
        text = _("{name}'s turn").format(name=self._look.name)
        room = board.width - 120
        width = min(self._kit.text.width(text, _STYLE), room)
        strip = Box(0, 0, width + 120, _HEIGHT)
        strip.midtop = (board.centerx, board.top + 8 - (1 - self._shown()) * (_HEIGHT + 40))
        pen.nine("ui/panel", strip)
        pen.fill(
            palette.SEATS[self._look.colour], Box(strip.left + 10, strip.bottom - 12, strip.width - 20, 4), 2
        )
        pen.image(f"portraits/{self._look.species}", Box(strip.left + 16, strip.top + 8, 58, 58))
        pen.line(text, _STYLE, (strip.left + 84, strip.centery - 2), "midleft", room)

    def _shown(self) -> float:
        if not self._kit.preferences.motion:
            return 1.0
        if self._time < _STAYS / 2:
            return out_cubic(min(1.0, self._time / _SLIDES))
        return 1.0 - in_cubic(max(0.0, 1.0 - (_STAYS - self._time) / _SLIDES))
