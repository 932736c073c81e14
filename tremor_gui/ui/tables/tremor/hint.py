"""A hint: the best option and the runner-up, numbered where they are on the table, with a line why."""

from dataclasses import dataclass, replace
from typing import Final

import pygame

from tremor_gui.bots.duty import seed_of
from tremor_gui.bots.levels import LEVELS
from tremor_gui.bots.thinker import Thinker
from tremor_gui.games.tremor.actions import Place, Spin
from tremor_gui.games.tremor.describe import DISASTER_NAMES
from tremor_gui.games.tremor.disasters import Tornado
from tremor_gui.games.tremor.table import Table, cell_of
from tremor_gui.games.tremor.terms import DISASTERS
from tremor_gui.games.tremor.tokens import PlaceTokens
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Step
from tremor_gui.rules.game import View
from tremor_gui.rules.text import Text, say
from tremor_gui.ui.i18n import _, translate
from tremor_gui.ui.keys import Shortcut

from .choices import BOARD, Choice, Handle
from .looks import names_of
from .squares import square

HINT: Final = Shortcut(pygame.KSCAN_H, "H")
LONGEST: Final = 1.5
"""Seconds after which the best so far is the answer."""
_TOLD: Final = 2
"""How many options are told: the best, and the runner-up."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One option that is told."""

    action: Action
    title: str
    """What it does."""
    chance: str
    """The chance of winning with it, in per cent."""
    why: str
    marks: tuple[Handle, ...]
    """Where its number is put."""


class Hint:
    """Thinks about a person's decision when asked to, and tells the best so far meanwhile."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._session: Session | None = None
        self._steps: tuple[Step, ...] = ()
        self._view: View[Table] | None = None
        self._choices: tuple[Choice, ...] = ()
        self._waited = 0.0
        self._told: tuple[tuple[Action, str], ...] = ()
        self.advice: tuple[Advice, ...] = ()
        """The best option so far first, and then the runner-up; empty before the first thought."""

    @property
    def open(self) -> bool:
        """Whether a hint was asked for and is still to be seen."""
        return self._session is not None

    @property
    def thinking(self) -> bool:
        """Whether it may still become another."""
        return self.open and not self._thinker.finished

    @property
    def best(self) -> Action | None:
        """The best option so far."""
        return self.advice[0].action if self.advice else None

    def toggle(self, session: Session, view: View[Table], choices: tuple[Choice, ...]) -> None:
        """Ask for a hint on the decision of a view, or put it away."""
        if self.open:
            self.close()
            return
        self._session, self._steps, self._view, self._choices = session, session.steps, view, choices
        decision = view.decision
        assert decision is not None
        self._thinker.ask(view, list(LEVELS)[-1], seed_of(session.seed, len(session.steps)))

    def close(self) -> None:
        """Put the hint away, and think no further."""
        if self._session is not None:
            self._thinker.cancel()
        self._session, self._view, self._steps, self._choices = None, None, (), ()
        self._waited, self._told, self.advice = 0.0, (), ()

    def rest(self) -> None:
        """Put the hint away unless the decision is still the same."""
        if self._session is not None and self._session.steps is not self._steps:
            self.close()

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        if self._session is None or self._view is None:
            return False
        was_thinking = self.thinking
        self._waited += dt
        thought = self._thinker.poll()
        if self._waited >= LONGEST:
            self._thinker.hurry()
        if thought is None:
            return False
        best = sorted(thought.options[:_TOLD], key=lambda one: -round(one.chance, 2))
        told = tuple((one.action, f"{one.chance:.0%}") for one in best)
        if told == self._told:
            return was_thinking != self.thinking
        self._told = told
        advice = [self._advice(self._session, self._view, *one) for one in told]
        if len({one.title for one in advice}) < len(advice):
            advice = [replace(one, title=_told_apart(self._view, one)) for one in advice]
        if len(told) > 1 and len({chance for _, chance in told}) == 1:
            equal = _("{chance}, just as good").format(chance=advice[1].chance)
            advice[1] = replace(advice[1], chance=equal)
        self.advice = tuple(advice)
        return True

    def _advice(self, session: Session, view: View[Table], action: Action, chance: str) -> Advice:
        title, marks = _place(view, action, self._choices)
        why = session.game.why(view, action, names_of(session.setup))
        return Advice(
            action, translate(title), _("{chance} to win").format(chance=chance), translate(why), marks
        )


def _told_apart(view: View[Table], advice: Advice) -> str:
    """Return the title of an option of which another has the same: with its token, or else its square."""
    action, frame = advice.action, view.stack[-1]
    if isinstance(action, Place) and isinstance(frame, PlaceTokens):
        source = frame.sources[action.source]
        if len(source) == len(DISASTERS):
            return _("{what} (the token for any wedge)").format(what=advice.title)
        token = "/".join(translate(DISASTER_NAMES[one]) for one in source)
        return _("{what} (the token for {token})").format(what=advice.title, token=token)
    where = [square(cell_of(view.table, int(mark[1]))) for mark in advice.marks if mark[0] == "tile"]
    return f"{advice.title} ({', '.join(where)})" if where else advice.title


def _place(view: View[Table], action: Action, choices: tuple[Choice, ...]) -> tuple[Text, tuple[Handle, ...]]:
    """Return what an option is called, and the handles that it is taken by."""
    frame = view.stack[-1]
    if isinstance(action, Spin) and isinstance(frame, Tornado):
        turned = tuple(
            ("tile", piece) for piece, turns in zip(frame.pieces, action.turns, strict=True) if turns
        )
        return (say("Twist these tiles") if turned else say("Twist no tile")), turned
    choice = next(one for one in choices if one.action == action)
    marks: list[Handle] = [] if choice.drop == BOARD else [choice.drop]
    if choice.pick is not None and choice.pick[0] in ("card", "source"):
        marks.append(choice.pick)
    return choice.caption, tuple(marks)
