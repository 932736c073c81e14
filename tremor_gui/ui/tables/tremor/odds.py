"""The chances of winning as everybody may see them: a bar along the upper rim of the board."""

from typing import Final

from tremor_gui.match.session import Session
from tremor_gui.rules.core import Step, resume
from tremor_gui.rules.game import SPECTATOR
from tremor_gui.ui import palette, theme
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .looks import Look

_HEIGHT: Final = 16.0
_ROOM: Final = 34.0
"""A part that is narrower has no room for its number."""
_NUMBER: Final = theme.STRONG.sized(13)


class Odds:
    """Looks at a match from outside, where no hand is seen, so that it tells nothing of hands."""

    def __init__(self) -> None:
        self._steps: tuple[Step, ...] = ()
        self.chances: tuple[float, ...] = ()
        """For each seat from 0 to 1; allies have the same."""

    def look(self, session: Session) -> None:
        """Estimate anew, unless nothing has happened since."""
        if session.steps is self._steps:
            return
        self._steps = session.steps
        seen = session.view(SPECTATOR)
        self.chances = session.game.score(resume(seen.table, seen.stack, 0))

    def draw(self, pen: Pen, board: Box, looks: tuple[Look, ...]) -> None:
        """Draw a part for each seat in its colour, as long as its chance."""
        total = sum(self.chances)
        if not total:
            return
        bar = Box(board.left + 6, board.top - 1, board.width - 12, _HEIGHT)
        pen.fill(palette.INK, bar.inflate(4, 4), _HEIGHT / 2)
        left = bar.left
        for look, chance in zip(looks, self.chances, strict=True):
            part = Box(left, bar.top, bar.width * chance / total, bar.height)
            pen.fill(palette.SEATS[look.colour], part, min(_HEIGHT / 2, part.width / 2))
            if part.width >= _ROOM:
                ink = palette.INK if look.colour in ("white", "yellow") else palette.CREAM
                pen.line(f"{chance:.0%}", _NUMBER.coloured(ink), part.center, "center")
            left = part.right
