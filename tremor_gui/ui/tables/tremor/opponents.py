"""The seats that bots play: they think elsewhere, wait a beat so that one can follow, and answer."""

from collections.abc import Callable
from typing import Final

import pygame

from tremor_gui.bots.duty import fitting, seed_of
from tremor_gui.bots.thinker import Thinker
from tremor_gui.match.session import Session
from tremor_gui.rules.core import Action, Step
from tremor_gui.rules.text import Text, say
from tremor_gui.rules.window import Window
from tremor_gui.ui import palette, theme
from tremor_gui.ui.i18n import _
from tremor_gui.ui.keys import Shortcut
from tremor_gui.ui.kit import Kit, Preferences
from tremor_gui.ui.metrics import Box
from tremor_gui.ui.pen import Pen

from .chips import Chip

BEAT: Final = 0.5
"""Seconds between what was last seen and a bot's decision, at the usual pace."""
BEST: Final = Shortcut(pygame.KSCAN_B, "B")
_MARKS: Final = 30
"""How many lengths the bar of the progress has; only another length is worth another picture."""


def pace(session: Session, chosen: Preferences) -> float:
    """Return how fast the table moves: as is set for whoever has decided last."""
    seat = session.steps[-1].seat
    return chosen.speed if seat < 0 or seat in session.people else chosen.bot_speed


class Opponents:
    """Takes up the decisions of bots one at a time."""

    def __init__(self, kit: Kit, thinker: Thinker, tell: Callable[[str], None]) -> None:
        """Let a thinker answer; ``tell`` hears, once, if it cannot do so as it should."""
        self._kit = kit
        self._thinker = thinker
        self._tell = tell
        self._session: Session | None = None
        self._steps: tuple[Step, ...] = ()
        self._waited = 0.0
        self._asked = False
        self._shown = 0
        self._told = False
        self.paused = False
        """Whether their answers are held back."""

    @property
    def seat(self) -> int | None:
        """Whose decision it is, if it is a bot's.

        Nobody's where it is about a reaction: that it is asked would tell that it holds one (T109).
        """
        if self._session is None or self._reacting(self._session):
            return None
        decision = self._session.state.decision
        return None if decision is None else decision.seats[0]

    def ask(self, session: Session) -> None:
        """Take up the decision of a session, which is a bot's; whether it is the same as before is seen."""
        if self._session is not session or self._steps is not session.steps:
            self.cancel()
            self._session, self._steps = session, session.steps

    def cancel(self) -> None:
        """Forget the decision at once."""
        if self._session is not None:
            self._thinker.cancel()
        self._session, self._steps = None, ()
        self._waited, self._asked, self._shown = 0.0, False, 0

    def rest(self) -> None:
        """Nobody is asked at the moment, which changes nothing if the same is asked again."""
        if self._session is not None and self._steps is not self._session.steps:
            self.cancel()

    def hurry(self) -> None:
        """Let the best so far be the answer."""
        self._waited = BEAT
        self._thinker.hurry()

    def pause(self) -> None:
        """Hold answers back, or no longer."""
        self.paused = not self.paused

    def update(self, dt: float) -> bool:
        """Let time pass and return whether the picture has changed."""
        if self._session is None:
            return False
        preferences = self._kit.preferences
        self._waited += dt * (preferences.bot_speed if preferences.motion else 1.0)
        if not self._asked:
            self._think(self._session)
        self._thinker.poll()
        if self._thinker.failed and not self._told:
            self._told = True
            self._tell(_("The bots cannot think beside the game here, so all of them play like the weakest."))
        before, self._shown = self._shown, int(self.progress * _MARKS)
        return self._shown != before

    def answer(self) -> Action | None:
        """Return what the bot has decided, once it has and the others have had time to follow."""
        if self._session is None or self.paused:
            return None
        decision = self._session.state.decision
        assert decision is not None
        window = self._reacting(self._session)
        if len(decision.options) == 1:
            return decision.options[0] if self._waited >= BEAT else None
        thought = self._thinker.poll()
        if thought is None or not self._thinker.finished:
            return None
        return thought.best if window or self._waited >= BEAT else None

    @property
    def progress(self) -> float:
        """How much of the thinking is done, from 0 to 1."""
        thought = self._thinker.poll() if self._asked else None
        return 0.0 if thought is None else thought.done

    @property
    def words(self) -> Text:
        """What is said of whoever is asked."""
        return say("Waits until the bots may go on.") if self.paused else say("Is thinking ...")

    def chips(self, undo: Chip) -> list[Chip]:
        """Return the buttons while a bot is asked, with the one for taking back."""
        tooltip = _("Think no longer: take the best so far")
        why = _("First let the bots go on.") if self.paused else None
        return [Chip(_("Answer now"), "check", self.hurry, BEST, tooltip, why_not=why), undo]

    def draw(self, pen: Pen, plates: tuple[Box, ...]) -> None:
        """Draw at the plate of whoever thinks how much of it is done."""
        if self.seat is None:
            return
        plate = plates[self.seat]
        track = Box(plate.left + 20, plate.bottom - 9, plate.width - 40, 5)
        pen.fill(palette.KRAFT, track, 2.5)
        done = Box(track.left, track.top, max(5.0, track.width * self._shown / _MARKS), track.height)
        pen.fill(palette.MUST, done, 2.5)
        pen.outline(theme.DISABLED_INK, track, 1, 2.5)

    @staticmethod
    def _reacting(session: Session) -> bool:
        stack = session.state.stack
        return bool(stack) and isinstance(stack[-1], Window)

    def _think(self, session: Session) -> None:
        """Put the decision to the thinker, unless there is nothing to choose."""
        decision = session.state.decision
        assert decision is not None
        self._asked = len(decision.options) > 1
        if self._asked:
            seat = decision.seats[0]
            view = session.view(seat)
            seed = seed_of(session.seed, len(session.steps))
            self._thinker.ask(view, fitting(session.brains[seat], view), seed)
