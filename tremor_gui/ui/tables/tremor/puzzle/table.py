"""The table at which a puzzle is solved: the real one, with the goal beside it and nothing saved."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from tremor_gui.games.tremor.actions import Traverse
from tremor_gui.games.tremor.table import Table
from tremor_gui.games.tremor.turn import Act
from tremor_gui.match.puzzles import MOST_STARS, Puzzle
from tremor_gui.rules.core import Action
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.metrics import Metrics
from tremor_gui.ui.widgets import Button, Form

from ..aside import Aside, Words
from ..chips import Chip
from ..choices import Choice
from ..hint import HINT
from ..offers import choices
from ..scene import TremorTable
from ..ways import Ways
from . import words
from .stars import LIT, UNLIT, draw_stars

if TYPE_CHECKING:
    from tremor_gui.ui.app import App

AGAIN: Final = Shortcut(pygame.KSCAN_BACKSPACE, "Backspace")
NEXT: Final = Shortcut(pygame.KSCAN_N, "N")
STAR: Final = 17.0
_SOFT: Final = theme.BODY.coloured(palette.INK_SOFT)
_TOLD: Final = theme.STRONG.coloured(palette.SEATS_DARK["green"])
_SORRY: Final = theme.STRONG.coloured(palette.DANGER)
_OVER: Final = say("The turn is over, and home is still ahead. Take a step back, or start again.")


@dataclass(frozen=True, slots=True)
class PuzzleWays:
    """Where the table leads to."""

    menu: Callable[[], None]
    solved: Callable[["PuzzleTable"], None]
    """Celebrates, or looks back on a solution that was shown."""
    puzzles: Callable[[], None]
    """Leads back to all puzzles."""
    on: Callable[[], None]
    """Leads to the next puzzle, this one solved or not."""


class PuzzleTable(TremorTable):
    """Plays one puzzle until its seat is home or its turn is over; it may be taken back and begun again."""

    aside: ClassVar[bool] = True

    def __init__(self, app: "App", puzzle: Puzzle, number: int, ways: PuzzleWays) -> None:
        """Lay out a puzzle that has a number in the list."""
        self.puzzle = puzzle
        self._number = number
        self._doors = ways
        self.helped = False
        """Whether a part of the solution was shown since the beginning."""
        self._showing = False
        self._told = False
        """Whether it was told what a solution has to do."""
        self.sheet = Aside(app.kit)
        session = replace(puzzle, setup=words.named(puzzle)).session()
        own = Ways(ways.menu, lambda _table: ways.solved(self))
        super().__init__(app, session, None, own, fresh=False)

    @property
    def decisions(self) -> int:
        """How many decisions have been made since the beginning."""
        return len(self.session.steps) - 1

    @property
    def failed(self) -> bool:
        """Whether the turn is over without the seat being home."""
        state = self.session.state
        if state.decision is None:
            return False
        frame = state.stack[-1]
        return state.decision.seats != (self.puzzle.seat,) or (isinstance(frame, Act) and frame.late)

    @property
    def lost(self) -> bool:
        """Whether every Traverse is taken without the seat being home, so that nothing can lead there."""
        walks = sum(isinstance(step.action, Traverse) for step in self.session.steps)
        return self.session.outcome is None and (walks >= self.puzzle.turns or self.failed)

    def restart(self) -> None:
        """Begin again."""
        self.helped = self._showing = False
        self._begin_again()

    def hint(self) -> None:
        """Tell what a solution has to do; asked again, show it."""
        if self._told:
            return self.show_solution()
        self._told = True
        self._deal()

    def show_solution(self) -> None:
        """Take one step of the solution at each click, from the beginning unless all so far belongs to it."""
        self.helped = self._showing = True
        taken = tuple(step.action for step in self.session.steps[1:])
        if self.session.outcome is None and taken == self.puzzle.solution[: len(taken)]:
            self._deal()
        else:
            self._begin_again()

    def show_step(self) -> None:
        """Take the next step of the solution."""
        self.commit(self.puzzle.solution[self.decisions])

    def layout(self, metrics: Metrics) -> None:
        """Share the window out, the sheet below the plates."""
        super().layout(metrics)
        self.sheet.place(self.areas.aside)
        self._speak()

    def handle(self, event: pygame.Event) -> bool:
        """Answer the sheet's buttons and their keys, and then all that a table answers."""
        if event.type == pygame.KEYDOWN:
            for widget in self.sheet.form.widgets:
                if widget.shortcut is not None and widget.shortcut.matches(event):
                    return widget.handle(event)
        elif not self._log.open and self.sheet.form.handle(event):
            self._hands.leave()
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass for the table and the sheet."""
        moving = super().update(dt)
        return self.sheet.form.update(dt) or moving

    def _draw_aside(self, surface: pygame.Surface) -> tuple[Form, ...]:
        """Draw the sheet and the stars on it."""
        if self._log.open:
            return ()
        self.sheet.form.draw_widgets(surface)
        line = self.sheet.title
        at = line.right - MOST_STARS * STAR, line.centery
        draw_stars(self.pen(surface), self.puzzle.stars, at, STAR, LIT, UNLIT)
        return (self.sheet.form,)

    def cancel(self) -> None:
        """Let go of whatever is held."""
        super().cancel()
        self.sheet.form.cancel()

    def _begin_again(self) -> None:
        self._recall.put_away()
        self._director.skip()
        self.session.steps = self.session.steps[:1]
        self._calls.forget()
        self._told_over = False
        self.kit.sound.play("undo")
        self._director.snap(self.session.state.table)
        self._log.rewrite(self.session)
        self._deal()

    def _deal(self) -> None:
        """Take up the decision; after the turn, or while the solution is shown, there is only the bar."""
        self._controls.aims = frozenset()
        super()._deal()
        if self._director.busy:
            return
        if self.session.outcome is None and self._showing:
            self._show_ahead()
        elif self.failed:
            again = Chip(_("Start again"), "again", self.restart, accent=True)
            self._tell_only(_OVER, [again, self._hint_chip(), self._undo_chip()])
        self._speak()

    def _tell_only(self, text: Text, buttons: list[Chip]) -> None:
        """Say something in the bar, and let nothing be chosen but its buttons."""
        view = self.session.view(self.puzzle.seat)
        self._controls.deal(view, (), self._looks[self.puzzle.seat], text, buttons)

    def _show_ahead(self) -> None:
        """Say what the next step of the solution does, and light where."""

        def enough() -> None:
            self._showing = False
            self._deal()

        step = Chip(_("Next step"), "step_on", self.show_step, tooltip=_("Take this step"), accent=True)
        own = Chip(_("Go on alone"), "player", enough, tooltip=_("Go on from here by yourself"))
        action: Action = self.puzzle.solution[self.decisions]
        offered = choices(self.session.view(self.puzzle.seat), self._looks)
        ahead = next((choice for choice in offered if choice.action == action), None)
        told = say("Twist the tiles of the Tornado") if ahead is None else ahead.caption
        self._tell_only(told, [step, own, self._undo_chip()])
        if ahead is not None:
            self._controls.aims = frozenset({ahead.drop})

    def _chips(self, view: View[Table], offered: tuple[Choice, ...]) -> list[Chip]:
        """Return the buttons of a decision, with the puzzle's own hint in the place of a bot's."""
        chips = super()._chips(view, offered)
        return [self._hint_chip() if chip.shortcut is HINT else chip for chip in chips]

    def _hint_chip(self) -> Chip:
        tooltip = _("Show the way, step by step") if self._told else _("Hint: what is needed on the way")
        return Chip("", "hint", self.hint, HINT, tooltip)

    def _speak(self) -> None:
        """Say on the sheet what is to be done, and how things stand."""
        puzzle = self.puzzle
        goal = Words(words.goal(puzzle), theme.STRONG)
        rules = Words(words.rules_of(puzzle), _SOFT)
        shortest = Words(words.shortest(puzzle), _SOFT)
        if self.session.outcome is not None:
            told = _("So that is the way") if self.helped else _("Solved!")
            said = [goal, Words(told, _TOLD), shortest]
        elif self._showing:
            way = _("This is the way, step by step.")
            said = [goal, Words(way, _TOLD), shortest]
        elif self.lost:
            spent = _("No Traverse is left, and home is still ahead. Take back, or start again.")
            said = [goal, Words(spent, _SORRY)]
        elif self._told:
            said = [goal, rules, Words(words.needed(puzzle, self.session.steps[1:]), _TOLD)]
        else:
            said = [goal, rules, shortest]
        head = f"{words.length(puzzle)} · {words.level(puzzle)}"
        self.sheet.lay(head, words.title(self._number), said, self._buttons())

    def _buttons(self) -> list[Button]:
        kit, doors = self.kit, self._doors
        again = Button(kit, "", self.restart, icon="again", tooltip=_("Start again"), shortcut=AGAIN)
        again.why_not = None if self.decisions or self.helped else _("This is the beginning.")
        return [
            again,
            Button(kit, "", doors.puzzles, icon="puzzle", tooltip=_("All puzzles")),
            Button(kit, "", doors.on, icon="step_on", tooltip=_("Next puzzle"), shortcut=NEXT),
        ]
