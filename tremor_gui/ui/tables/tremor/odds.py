"""The chances of winning as everybody may see them: a bar along the upper rim of the board."""

from typing import Final

from tremor_gui.match.session import Session
from tremor_gui.rules.core import Step, resume
from tremor_gui.rules.game import SPECTATOR
from tremor_gui.rules.window import Window
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.markup import escape
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .looks import Look

_HEIGHT: Final = 16.0
_ABOVE: Final = 9.0
"""How far it stands out above the board: the rim alone is too narrow for it."""
_ROOM: Final = 34.0
"""A part that is narrower has no room for its number."""
_NUMBER: Final = theme.STRONG.sized(13)


class Odds:
    """Looks at a match from outside, where no hand is seen, so that it tells nothing of hands."""

    def __init__(self) -> None:
        self._steps: tuple[Step, ...] = ()
        self.chances: tuple[float, ...] = ()
        """For each seat from 0 to 1; allies have the same."""
        self._teams: tuple[int, ...] = ()

    def look(self, session: Session) -> None:
        """Estimate anew, unless nothing has happened since or somebody is asked for a reaction.

        Whoever is only called looks like that, too, and then the chances are as they were (T109).
        """
        stack = session.state.stack
        if session.steps is self._steps or (stack and isinstance(stack[-1], Window)):
            return
        self._steps = session.steps
        seen = session.view(SPECTATOR)
        self.chances = session.game.score(resume(seen.table, seen.stack, 0))
        self._teams = seen.table.teams

    @property
    def sides(self) -> tuple[tuple[tuple[int, ...], float], ...]:
        """The seats of each side and its chance; together the sides have all of it."""
        found: dict[int, tuple[int, ...]] = {}
        for seat, team in enumerate(self._teams):
            found[team] = (*found.get(team, ()), seat)
        return tuple((seats, self.chances[seats[0]]) for seats in found.values())

    def note(self, looks: tuple[Look, ...]) -> str:
        """Return the chances in words, marked up."""
        title = _("Chances of winning, as the bots judge what lies open")
        lines = [f"<b>{title}</b>"]
        for seats, chance in self.sides:
            names = ", ".join(escape(looks[seat].name) for seat in seats)
            lines.append(f"{names}: {chance:.0%}")
        return "\n".join(lines)

    def draw(self, pen: Pen, board: Box, looks: tuple[Look, ...]) -> None:
        """Draw a part for each side in its colours, as long as its chance."""
        sides = self.sides
        total = sum(chance for _, chance in sides)
        if not total:
            return
        bar = odds_box(board)
        pen.fill(palette.INK, bar.inflate(4, 4), _HEIGHT / 2)
        left = bar.left
        for seats, chance in sides:
            part = Box(left, bar.top, bar.width * chance / total, bar.height)
            for place, seat in enumerate(seats):
                width = part.width / len(seats)
                own = Box(part.left + place * width, bar.top, width, bar.height)
                pen.fill(palette.SEATS[looks[seat].colour], own, min(_HEIGHT / 2, own.width / 2))
            if part.width >= _ROOM * len(seats):
                first = Box(part.left, bar.top, part.width / len(seats), bar.height)
                ink = palette.INK if looks[seats[0]].colour in ("white", "yellow") else palette.CREAM
                pen.line(f"{chance:.0%}", _NUMBER.coloured(ink), first.center, "center")
            left = part.right


def odds_box(board: Box) -> Box:
    """Return where the bar lies: on the rim of the tray, clear of the tiles."""
    return Box(board.left + 6, board.top - _ABOVE, board.width - 12, _HEIGHT)
